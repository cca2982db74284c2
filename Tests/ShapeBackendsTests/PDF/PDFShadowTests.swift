@_spi(Generated) import ShapeCore
import Testing

@testable import ShapeBackends

@Suite struct PDFShadowTests {
  private let square = Path.rect(Rect(20, 20, 50, 50))

  private func shadowed(_ shadow: Shadow, isInner: Bool = false) -> (inout SceneBuilder) -> Void {
    { b in
      b.layer({ if isInner { $0.innerShadows = [shadow] } else { $0.shadows = [shadow] } }) {
        $0.fill(square, 0xFFFFFF)
      }
    }
  }

  @Test func `a sharp shadow is the silhouette in its color`() {
    #expect(pdfPage(shadowed(.black(0, 5, 6))) == "q 1 0 0 1 5 6 cm 20 20 50 50 re f Q 1 g 20 20 50 50 re f")
  }

  @Test func `a sharp inner shadow is around the silhouette`() {
    #expect(
      pdfPage(shadowed(.black(0, 5, 6), isInner: true))
        == "1 g 20 20 50 50 re f q 20 20 50 50 re W n 0 g 19 19 m 71 19 l 71 71 l 19 71 l "
        + "25 26 m 75 26 l 75 76 l 25 76 l f* Q")
  }

  @Test func `a sharp translucent shadow of several marks is a group`() {
    let scene = SceneBuilder.scene { b in
      b.layer({ $0.shadows = [Shadow(color: .hex(0, alpha: 0.5), radius: 0, offset: Point(5, 5))] }) { b in
        b.fill(square, 0xFFFFFF)
        b.fill(.rect(Rect(50, 50, 30, 30)), 0xFF)
      }
    }
    #expect(streams(with: "/Subtype/Form", of: scene).count == 1)
  }

  @Test func `a caster is the silhouette`() {
    var shadow = Shadow.black(0, 0, 4)
    (shadow.spread, shadow.caster) = (3, .rect(Rect(17, 17, 56, 56)))
    #expect(pdfPage(shadowed(shadow)).hasPrefix("q 1 0 0 1 0 4 cm 17 17 56 56 re f Q"))
  }

  @Test func `a soft mask is set while the color is not in DeviceGray`() {
    let page = pdfPage(shadowed(Shadow.black(4, 5, 6)))
    #expect(page.contains("0 0 0 rg /G1 gs"), "\(page)")
  }

  @Test func `a blurred shadow is a mesh with the opacity of its color`() {
    let shadow = Shadow(color: .hex(0, alpha: 0.5), radius: 4, offset: .zero)
    let text = pdfText([picture(shadowed(shadow))])
    #expect(text.contains("/ShadingType 5/ColorSpace/DeviceGray"))
    #expect(text.contains(" 0 .5]"))
  }

  @Test(arguments: [4.0, 10, 1e6]) func `a blur differs by at most 3 of 255`(_ radius: Double) throws {
    let entry = try #require(pdfLedger(shadowed(.black(radius))).first)
    guard case .approximated(.color(let bound)) = entry.lowering else { throw Failed.lowering }
    #expect(bound < 3)
  }

  @Test func `a low resolution is a larger difference`() throws {
    let scene = picture(shadowed(.black(2)))
    let entries = try PDFWriter.pdf(for: [scene], options: PDFOptions(resolution: 36)).ledgers[0].entries
    guard case .approximated(.color(let bound)) = entries[0].lowering else { throw Failed.lowering }
    #expect(bound > 10)
  }

  @Test func `a mesh has a function, without which Poppler is slow`() {
    #expect(pdfText([picture(shadowed(.black(4)))]).contains("/Function<</FunctionType 2/Domain[0 1]/N 1>>"))
  }

  private enum Failed: Error { case lowering }
}

@Suite struct PDFMeshTests {
  private func coverage(_ width: Int, _ height: Int, _ value: (Int, Int) -> Double) -> PDFCoverage {
    let values = (0..<width * height).map { UInt8(value($0 % width, $0 / width).rounded()) }
    return PDFCoverage(
      frame: Rect(0, 0, Double(width), Double(height)), width: width, height: height, values: values, error: 0)
  }

  @Test func `a plane has four vertices`() {
    let meshes = PDFMesh.meshes(of: coverage(50, 40) { Double(10 + 2 * $0 + 3 * $1) })
    #expect(meshes.map(\.bytes) == [[0, 0, 10, 49, 0, 108, 0, 39, 127, 49, 39, 225]])
  }

  @Test func `nothing needs no mesh`() {
    #expect(PDFMesh.meshes(of: coverage(50, 40) { _, _ in 0 }).isEmpty)
  }

  @Test func `an omitted row is within the tolerance of its neighbors`() {
    let mesh = PDFMesh.meshes(of: coverage(2, 200) { 255 * Mathematics.sine(Double($1) / 70 + Double($0) / 100) })[0]
    #expect(mesh.bytes.count < 2 * 200 * 3 / 2)
    #expect(mesh.error <= 1.2)
  }

  @Test func `a large mesh is divided, and its empty parts are omitted`() {
    let ring = coverage(600, 600) { x, y in
      let distance = Point(300, 300).distance(to: Point(Double(x), Double(y)))
      return max(0, min(255, (200 - distance) * 20))
    }
    let meshes = PDFMesh.meshes(of: ring)
    #expect(meshes.count > 4)
    #expect(meshes.reduce(0) { $0 + $1.bytes.count / 5 } < 600 * 600 / 3)
  }

  @Test func `a coverage is cropped to what is visible`() throws {
    func sample(_ x: Int, _ y: Int) -> Int { (x * 7 + y * 13) % 251 }
    var wide = coverage(120, 90) { Double(sample($0, $1)) }
    wide.frame = Rect(30, 50, 240, 270)
    let part = try #require(wide.cropped(to: Rect(110, 80, 20, 24)))
    // Each sample is 2 points wide and 3 points high. There are two more on each side, and a part of one.
    #expect(part.frame == Rect(106, 74, 30, 39) && [part.width, part.height] == [15, 13])
    // Those beyond the edges are the same as at the edges.
    let wrong = (0..<20 * 20).filter { index in
      let (column, row) = (index % 20, index / 20)
      return Int(part.value(column, row)) != sample(38 + min(column, 14), 8 + min(row, 12))
    }
    #expect(wrong == [])
    #expect(wide.cropped(to: Rect(110, 80, 80, 90))?.frame == wide.frame)
  }

  @Test func `samples wider than the page are interpolated`() throws {
    let wide = coverage(10, 10) { x, _ in Double(x) * 20 }
    let part = try #require(wide.cropped(to: Rect(5.4, 5.4, 0.2, 0.2)))
    #expect(part.value(8, 8) == 100)
  }
}
