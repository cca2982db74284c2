import ShapeCore
import TestSupport
import Testing

@testable import ShapeRaster

/// The renderer as a whole: bands, determinism and limits.
@Suite("Rendering")
struct RenderingTests {
  /// A picture with one of everything.
  private var everything: Sketch {
    Sketch(48) { sketch in
      sketch.fill(
        .circle(center: Point(20, 22), radius: 17.3),
        .conicGradient([.stop(.red), .stop(.blue), .stop(.red)], center: Point(20, 22)))
      sketch.layer({
        $0.shadows = [
          Shadow(color: .black, radius: 2, offset: Point(1, 3)), Shadow(color: .red, radius: 6, offset: .zero),
        ]
        $0.innerShadows = [Shadow(color: .white, radius: 1.5, offset: Point(0, 2))]
        $0.rotation = Angle(degrees: 17)
        $0.scale = Point(1.2, 0.7)
        $0.opacity = 0.8
        $0.erasure = .circle(center: Point(24, 24), radius: 4)
        $0.maskCount = 1
      }) { sketch in
        sketch.layer(.mask, { _ in }) {
          $0.fill(
            .rect(Rect(x: 0, y: 0, width: 48, height: 48)),
            .linearGradient(
              [.stop(.black), .stop(.clear)],
              from: Point(0, 10), to: Point(48, 40)))
        }
        sketch.fill(
          .polygon([Point(5, 5), Point(43, 20), Point(9, 31), Point(30, 3), Point(25, 45)]),
          .radialGradient([.stop(.white), .stop(.red)], center: Point(24, 24), radius: 20), rule: .evenOdd)
        sketch.layer({ $0.blend = .difference }) {
          $0.stroke(
            .circle(center: Point(24, 24), radius: 15), StrokeStyle(width: 3, cap: .round, dash: [4, 5]),
            Color(hex: 0x40C0FF, alpha: 200))
        }
      }
      sketch.stroke(
        Path([.move(to: Point(3, 40)), .curve(to: Point(45, 44), control1: Point(20, -20), control2: Point(2, 90))]),
        StrokeStyle(width: 0.7))
    }
  }

  @Test func `the height of bands has no effect on the bytes`() {
    let whole = everything.bitmap(scale: 1.7)
    for height in [3, 30] { #expect(everything.bitmap(scale: 1.7, bandHeight: height) == whole) }
  }

  @Test func `bands arrive from top to bottom and make up the bitmap`() {
    let sketch = everything
    let renderer = SceneRenderer(
      sketch.scene, scale: Point(1, 1), origin: .zero, width: 48, height: 48, bandHeight: 10)
    var bytes: [UInt8] = []
    var rows: [Int] = []
    renderer.render(background: nil) { band, firstRow in
      bytes += band.bytes
      rows.append(firstRow)
    }
    #expect(rows == [0, 10, 20, 30, 40])
    #expect(bytes == sketch.bitmap().bytes)
  }

  @Test func `an error of the consumer ends the rendering`() {
    struct Full: Error {}
    let renderer = SceneRenderer(
      everything.scene, scale: Point(1, 1), origin: .zero, width: 48, height: 48, bandHeight: 10)
    var calls = 0
    #expect(throws: Full.self) {
      try renderer.render(background: nil) { (_, _) throws(Full) in
        calls += 1
        throw Full()
      }
    }
    #expect(calls == 1)
  }

  @Test func `a picture is the same each time`() { #expect(everything.bitmap() == everything.bitmap()) }

  @Test func `no color is larger than its alpha`() {
    let bitmap = everything.bitmap(scale: 2)
    for index in stride(from: 0, to: bitmap.bytes.count, by: 4) {
      #expect(bitmap.bytes[index..<index + 3].allSatisfy { $0 <= bitmap.bytes[index + 3] })
    }
  }

  @Test func `the origin is at the first pixel`() {
    let sketch = Sketch { $0.fill(.rect(Rect(x: -2, y: -1, width: 1, height: 1))) }
    let bitmap = SceneRenderer(sketch.scene, pixelsPerPoint: 2, origin: Point(-2, -1), width: 3, height: 3)
      .bitmap(background: nil)
    #expect(bitmap[0, 0].w == 255 && bitmap[1, 1].w == 255 && bitmap.area == 4)
  }

  @Test func `the surfaces of a band fit into 64 MiB, with those of all layers around a node`() {
    func height(_ body: @escaping (inout Sketch) -> Void) -> Int {
      struct Done: Error {}
      let renderer = SceneRenderer(
        Sketch { body(&$0) }.scene, pixelsPerPoint: 1, origin: .zero, width: 65_536, height: 2000)
      var height = 0
      try? renderer.render(background: nil) { (band, _) throws(Done) in
        height = band.height
        throw Done()
      }
      return height
    }
    let clips = [Clip(path: .rect(Rect(x: 0, y: 0, width: 1, height: 1)))]
    // 256 rows of surfaces in all: two for the picture, and two for each layer in another that needs some.
    #expect(height { $0.layer({ _ in }) { _ in } } == 128)
    #expect(height { for _ in 0..<3 { $0.layer({ $0.clips = clips }) { $0.fill(.empty) } } } == 64)
    let masked = height { sketch in
      sketch.layer({ $0.maskCount = 1 }) {
        $0.layer(.mask, { _ in }) { $0.layer({ $0.clips = clips }) { $0.fill(.empty) } }
      }
    }
    #expect(masked == 32)
  }

  // MARK: Limits

  @Test func `an enormous blur is flat`() {
    var shadow = Shadow(color: .black, radius: 1e6, offset: .zero)
    shadow.caster = .rect(Rect(x: -1e7, y: -1e7, width: 2e7, height: 2e7))
    let bitmap = Sketch(64) { $0.layer({ $0.shadows = [shadow] }) { _ in } }.bitmap()
    #expect(bitmap.bytes.indices.allSatisfy { $0 % 4 != 3 || bitmap.bytes[$0] == 255 })
  }

  @Test func `an enormous offset moves the shadow out of sight`() {
    let sketch = Sketch(64) {
      $0.layer({ $0.shadows = [Shadow(color: .black, radius: 10, offset: Point(1e7, -1e7))] }) {
        $0.fill(.circle(center: Point(20, 20), radius: 5))
      }
    }
    #expect(abs(sketch.bitmap().area - 25 * Double.pi) < 0.2)
  }

  @Test func `a thousand groups inside each other are one picture`() {
    func nested(_ sketch: inout Sketch, _ depth: Int) {
      // Not recursive in the renderer, but here.
      if depth == 0 { return sketch.fill(.rect(Rect(x: 2, y: 2, width: 4, height: 4))) }
      sketch.layer({
        $0.isolatesBlending = true
        $0.clips = [Clip(path: .rect(Rect(x: 0, y: 0, width: 5, height: 5)))]
      }) { nested(&$0, depth - 1) }
    }
    let sketch = Sketch { nested(&$0, 1000) }
    #expect(sketch.bitmap().area == 9)
  }

  @Test func `layers out of sight cost almost nothing`() {
    let sketch = Sketch { sketch in
      for index in 0..<20_000 {
        sketch.layer({ $0.opacity = 0.5 }) { $0.fill(.rect(Rect(x: 100, y: Double(index), width: 1, height: 1))) }
      }
    }
    #expect(sketch.bitmap(bandHeight: 1).area == 0)
  }

  @Test func `a picture without a stroke that has no finite outline is not complete`() {
    let wide = Path.ellipse(in: Rect(x: -2e307, y: 0, width: 4e307, height: 16))
    let sketch = Sketch { $0.stroke(wide, StrokeStyle(width: 2)) }
    let renderer = SceneRenderer(sketch.scene, pixelsPerPoint: 1, origin: .zero, width: 16, height: 16)
    _ = renderer.bitmap(background: nil)
    #expect(renderer.failure?.error == .outOfRange && !renderer.isComplete)
  }

  @Test func `numbers without a meaning paint nothing`() {
    let sketch = Sketch { sketch in
      sketch.fill(Path([.move(to: Point(.nan, 0)), .line(to: Point(8, 8)), .line(to: Point(0, .infinity))]))
      sketch.stroke(.rect(Rect(x: 0, y: 0, width: 8, height: 8)), StrokeStyle(width: .infinity))
      sketch.layer({ $0.scale = Point(0, 1) }) { $0.fill(.rect(Rect(x: 0, y: 0, width: 8, height: 8))) }
      sketch.fill(.rect(Rect(x: 0, y: 0, width: 8, height: 8)), .clear)
    }
    #expect(sketch.bitmap().area == 0)
    let empty = SceneRenderer(sketch.scene, pixelsPerPoint: .nan, origin: .zero, width: 4, height: 4)
    #expect(empty.bitmap(background: nil).area == 0)
  }
}
