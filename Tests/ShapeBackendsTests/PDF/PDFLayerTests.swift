import ShapeCore
import TestSupport
import Testing

@testable import ShapeBackends

@Suite struct PDFLayerTests {
  private let square = Path.rect(Rect(0, 0, 50, 50))
  private let disc = Path.circle(center: Point(50, 50), radius: 9)

  private func forms(_ content: (inout SceneBuilder) -> Void) -> [String] {
    streams(with: "/Subtype/Form", of: picture(content))
  }

  @Test func `the opacity of a single mark is its own`() {
    let content = { (b: inout SceneBuilder) in
      b.layer({ $0.opacity = 0.5 }) { b in b.layer({ $0.opacity = 0.5 }) { $0.fill(square, 0xFF0000) } }
    }
    #expect(forms(content).isEmpty)
    #expect(pdfText([picture(content)]).contains("<</ca .25>>"))
  }

  @Test func `several marks fade as a group`() {
    let content = { (b: inout SceneBuilder) in
      b.layer({ $0.opacity = 0.5 }) { b in
        b.fill(square, 0xFF0000)
        b.fill(disc, 0xFF)
      }
    }
    #expect(forms(content).count == 1)
    #expect(pdfPage(content) == "/G1 gs /X3 Do")
    #expect(pdfText([picture(content)]).contains("/BBox[-1 -1 60 60]"))
  }

  @Test(arguments: BlendMode.allCases.filter { $0 != .normal })
  func `a blend mode is a parameter in an isolated group`(_ mode: BlendMode) {
    let scene = SceneBuilder.scene(root: { $0.isolatesBlending = true }) { b in
      b.fill(square, 0xFF0000)
      b.layer({ $0.blend = mode }) { $0.fill(disc, 0xFF) }
    }
    let text = pdfText([scene])
    #expect(text.contains("<</BM\(mode.nameInPDF)>>"))
    #expect(text.contains("/S/Transparency/CS/DeviceRGB/I true"))
  }

  @Test func `a layer alone in a group has nothing to blend with`() {
    let scene = SceneBuilder.scene(root: { $0.isolatesBlending = true }) { b in
      b.layer({ $0.blend = .multiply }) { $0.fill(disc, 0xFF) }
    }
    #expect(!pdfText([scene]).contains("/BM"))
  }

  @Test func `clips and erasures are clips`() {
    let text = pdfPage { b in
      b.layer({
        $0.clips = [Clip(path: .rect(Rect(0, 0, 20, 20)))]
        $0.erasure = .rect(Rect(5, 5, 5, 5))
      }) { $0.fill(square) }
    }
    #expect(
      text == "q 0 0 20 20 re W n -1 -1 m 21 -1 l 21 21 l -1 21 l 5 5 m 10 5 l 10 10 l 5 10 l W* n 0 0 50 50 re f Q")
  }

  @Test func `a rotated layer has coordinates of its own`() {
    let text = pdfPage { b in b.layer({ $0.rotation = Angle(degrees: 90) }) { $0.fill(square) } }
    #expect(text == "q 0 1 -1 0 100 0 cm 0 0 50 50 re f Q")
  }

  // MARK: Masks

  private func masked(_ masks: Int, opacity: Double = 1) -> (inout SceneBuilder) -> Void {
    { b in
      b.layer({ ($0.maskCount, $0.opacity) = (Int32(masks), opacity) }) { b in
        for _ in 0..<masks { b.layer({ $0.role = .mask }) { $0.fill(disc, 0xFFFFFF, alpha: 0.5) } }
        b.fill(square, 0xFF0000)
      }
    }
  }

  @Test func `a mask is the alpha of a group`() {
    #expect(pdfText([picture(masked(1))]).contains("<</SMask<</S/Alpha/G "))
    #expect(pdfPage(masked(1)) == "q 0 0 0 rg /G2 gs /X5 Do Q")
  }

  @Test func `each further mask has a group of its own`() {
    // Both masks are the same form.
    #expect(forms(masked(2)).count == 3)
  }

  @Test func `the opacity of a masked layer is part of its mask`() {
    #expect(pdfText([picture(masked(1, opacity: 0.5))]).contains("<</ca .25>>"))
  }

  @Test func `nothing is visible through an empty mask`() {
    let text = pdfPage { b in
      b.layer({ $0.maskCount = 1 }) { b in
        b.layer({ $0.role = .mask }) { _ in }
        b.fill(square)
      }
    }
    #expect(text == "")
  }

  // MARK: Limits

  @Test func `an empty slot is dropped`() {
    #expect(pdfLedger { $0.slot(Rect(0, 0, 9, 9)) }.map(\.lowering) == [.dropped(.emptySlot)])
  }

  private func nested(_ depth: Int, _ paint: Paint = .color(.black)) -> (inout SceneBuilder) -> Void {
    { b in
      b.layer({ $0.opacity = 0.9 }) { b in
        b.fill(square, paint)
        if depth > 0 { nested(depth - 1, paint)(&b) }
      }
    }
  }

  @Test func `groups nested more deeply than readers allow are an image`() throws {
    // 28 groups with a square each, and the other 13 as an image.
    let entries = pdfLedger(nested(40))
    let regions = Set(
      entries.compactMap { entry in if case .rasterized(let region) = entry.lowering { region.width } else { nil } })
    #expect(entries.filter { $0.element == .layer }.count == 1 && entries.count == 42)
    #expect(entries.count { $0.lowering == .exact } == 28 && regions.count == 1)
    #expect(forms(nested(40)).count == 28 && streams(with: "/Subtype/Image", of: picture(nested(40))).count == 2)
    #expect(pdfLedger(nested(27)).allSatisfy { $0.lowering == .exact })
    // The resolution is that of the page that the picture is fitted into.
    let options = PDFOptions(resolution: 144, pageSize: PageSize(300, 400))
    let fitted = try PDFWriter.pdf(for: [picture(nested(40))], options: options).ledgers[0]
    let resolutions = Set(
      fitted.entries.compactMap { entry in
        if case .rasterized(let region) = entry.lowering { region.resolution } else { nil }
      })
    #expect(resolutions == [144])
  }

  @Test func `an image has the resolution of the page in a layer of any scale`() {
    let resolutions = [0.25, 2].map { scale in
      pdfLedger { $0.layer({ $0.scale = Point(scale, scale) }, nested(40)) }.compactMap { entry -> Double? in
        if case .rasterized(let region) = entry.lowering { region.resolution } else { nil }
      }
    }
    #expect(resolutions.allSatisfy { !$0.isEmpty && $0.allSatisfy { abs($0 - 300) < 1e-9 } }, "\(resolutions)")
  }

  @Test func `the last pixel of an image has its color`() throws {
    // The page ends inside the square.
    let file = try PDFWriter.pdf(
      for: [SceneBuilder.scene(20, 20) { nested(40, .hex(0x00FFFF))(&$0) }],
      options: PDFOptions(canvas: .bounds, resolution: 72))
    let width = file.ledgers[0].entries.reduce(0) { width, entry in
      if case .rasterized(let region) = entry.lowering { region.width } else { width }
    }
    let start = try #require(file.bytes.firstRange(of: Array("/ColorSpace/DeviceRGB/SMask".utf8))).upperBound
    let data = try #require(file.bytes[start...].firstRange(of: Array("stream\n".utf8))).upperBound
    let end = try #require(file.bytes[data...].firstRange(of: Array("\nendstream".utf8))).lowerBound
    let rows = try Inflater.bytes(ofZlib: Array(file.bytes[data..<end]))
    #expect(try FilteredRows.restored(rows, rowSize: 3 * width, pixel: 3).bytes.suffix(3) == [0, 255, 255])
  }

  @Test func `masks of one layer nest too`() {
    #expect(pdfLedger(masked(20)).allSatisfy { $0.lowering == .exact })
    #expect(!pdfLedger(masked(60)).contains { $0.lowering == .exact } && forms(masked(60)).isEmpty)
  }

  @Test func `a thousand nested layers with one mark are one mark`() {
    func nested(_ depth: Int) -> (inout SceneBuilder) -> Void {
      { b in b.layer({ $0.opacity = 0.999 }) { b in if depth > 0 { nested(depth - 1)(&b) } else { b.fill(square) } } }
    }
    #expect(forms(nested(300)).isEmpty)
  }
}
