@_spi(Generated) import ShapeCore
import Testing

@testable import ShapeRaster

/// The effects of layers.
@Suite("Layers")
struct LayerTests {
  private let all = Path.rect(Rect(x: 0, y: 0, width: 16, height: 16))

  private func square(_ x: Double, _ y: Double, _ size: Double) -> Path {
    .rect(Rect(x: x, y: y, width: size, height: size))
  }

  @Test func `opacity fades a group as a whole`() {
    let pixel = Sketch { sketch in
      sketch.layer({ $0.opacity = 0.5 }) {
        $0.fill(all, .red)
        $0.fill(all, .blue)
      }
    }.bitmap()[8, 8]
    #expect(pixel == SIMD4(0, 0, 128, 128))
  }

  @Test func `the background is below the picture`() {
    let sketch = Sketch { $0.fill(all, Color(hex: 0xFF0000, alpha: 128)) }
    #expect(sketch.bitmap(background: RGBA(hex: 0xFFFFFF))[3, 3] == SIMD4(255, 127, 127, 255))
  }

  @Test func `clips and erasures cut shares of pixels`() {
    let sketch = Sketch { sketch in
      sketch.layer({
        $0.clips = [Clip(path: square(2.5, 2, 8)), Clip(path: square(0, 0, 9))]
        $0.erasure = square(6.25, 0, 1)
      }) { $0.fill(all) }
    }
    let row = (0..<11).map { sketch.alpha($0, 0 + 4) }
    #expect(row == [0, 0, 128, 255, 255, 255, 255, 255, 255, 0, 0])
    #expect(sketch.alpha(6, 2) == 255)
    let erased = Sketch { sketch in
      sketch.layer({ $0.erasure = square(6.25, 3, 1) }) { $0.fill(all) }
    }
    #expect((5..<9).map { erased.alpha($0, 3) } == [255, 64, 191, 255])
  }

  @Test func `a clip also cuts rows that only its control points reach`() {
    // The curve ends halfway to the control point, with the area of two thirds of the box around it.
    for (y, kept, cut) in [(16.0, 8, 12), (-8, 0, -4)] {
      let curve = Path([.move(to: Point(2, 4)), .quad(to: Point(14, 4), control: Point(8, y)), .close])
      let bitmap = SceneRenderer(
        Sketch { sketch in
          sketch.layer({ $0.clips = [Clip(path: curve)] }) { $0.fill(.rect(Rect(x: 0, y: -8, width: 16, height: 24))) }
        }.scene, pixelsPerPoint: 1, origin: Point(0, -8), width: 16, height: 24
      ).bitmap(background: nil)
      #expect(bitmap[8, kept + 8].w == 255 && bitmap[8, cut + 8].w == 0)
      #expect(abs(bitmap.area - 48) < 0.2)
    }
  }

  @Test func `two children under one clip cover its edge as one`() {
    let sketch = Sketch { sketch in
      sketch.layer({ $0.clips = [Clip(path: square(2.5, 2, 8))] }) {
        $0.fill(all, .red)
        $0.fill(all, .blue)
      }
    }
    #expect(sketch.bitmap()[2, 5] == SIMD4(0, 0, 128, 128))
  }

  // MARK: Masks

  @Test func `masks multiply`() {
    let sketch = Sketch { sketch in
      sketch.layer({ $0.maskCount = 2 }) { sketch in
        sketch.layer(.mask, { _ in }) { $0.fill(all, Color(hex: 0xFFFFFF, alpha: 128)) }
        sketch.layer(.mask, { $0.opacity = 0.5 }) { $0.fill(square(0, 0, 8), .red) }
        sketch.fill(all, .blue)
      }
    }
    #expect(sketch.bitmap()[4, 4] == SIMD4(0, 0, 64, 64))
    #expect(sketch.bitmap()[12, 4] == SIMD4(0, 0, 0, 0))
  }

  @Test func `a mask inside a mask counts`() {
    let sketch = Sketch { sketch in
      sketch.layer({ $0.maskCount = 1 }) { sketch in
        sketch.layer(.mask, { $0.maskCount = 1 }) { sketch in
          sketch.layer(.mask, { _ in }) { $0.fill(square(0, 0, 8)) }
          sketch.fill(square(4, 4, 8))
        }
        sketch.fill(all)
      }
    }
    #expect(sketch.bitmap().area == 16)
  }

  @Test func `a mask shapes a layer with its inner shadows and borders as a whole`() {
    let sketch = Sketch { sketch in
      sketch.layer({
        ($0.maskCount, $0.borderCount) = (1, 1)
        $0.innerShadows = [Shadow(color: .blue, radius: 0, offset: Point(8, 0))]
      }) { sketch in
        sketch.layer(.mask, { _ in }) { $0.fill(all, Color(hex: 0, alpha: 128)) }
        sketch.fill(all, .red)
        sketch.fill(square(0, 0, 4))
      }
    }
    // The border, above the shadow; the shadow; the shadow of what the mask left.
    #expect(
      [2, 6, 12].map { sketch.bitmap()[$0, 2] } == [SIMD4(0, 0, 0, 128), SIMD4(0, 0, 128, 128), SIMD4(64, 0, 64, 128)])
  }

  @Test func `a mask is transformed with its layer and by its own header`() {
    let sketch = Sketch { sketch in
      sketch.layer({
        $0.maskCount = 1
        $0.rotation = Angle(degrees: 180)
      }) { sketch in
        sketch.layer(.mask, { $0.scale = Point(-1, 1) }) { $0.fill(square(0, 0, 4)) }
        sketch.fill(all)
      }
    }
    // Mirrored to the right, then turned to the bottom left.
    #expect(sketch.alpha(1, 14) == 255)
    #expect(sketch.bitmap().area == 16)
  }

  // MARK: Blending

  @Test func `a blended layer sees only what its parent has painted`() {
    let sketch = Sketch { sketch in
      sketch.fill(all, .red)
      sketch.layer({ $0.isolatesBlending = true }) { sketch in
        sketch.fill(square(0, 0, 8), Color(hex: 0x00FF00))
        sketch.layer({ $0.blend = .multiply }) { $0.fill(all, Color(hex: 0x808080)) }
      }
    }
    #expect(sketch.bitmap()[4, 4] == SIMD4(0, 128, 0, 255))
    #expect(sketch.bitmap()[12, 4] == SIMD4(128, 128, 128, 255))
  }

  @Test(arguments: [1.0, 0.5])
  func `a blended layer doesn't see the shadows of its parent`(opacity: Double) {
    let sketch = Sketch { sketch in
      sketch.layer({
        $0.isolatesBlending = true
        $0.opacity = opacity
        $0.shadows = [Shadow(color: .red, radius: 0, offset: Point(4, 0))]
      }) { sketch in
        sketch.layer({ $0.blend = .screen }) { $0.fill(square(0, 0, 8), .blue) }
      }
    }
    let part = UInt8((255 * opacity).rounded())
    #expect(sketch.bitmap()[6, 2] == SIMD4(0, 0, part, part))
    #expect(sketch.bitmap()[10, 2] == SIMD4(part, 0, 0, part))
  }

  @Test func `opacity doesn't change blending`() {
    let sketch = Sketch { sketch in
      sketch.layer({
        $0.opacity = 0.5
        $0.isolatesBlending = true
      }) { sketch in
        sketch.fill(all, .red)
        sketch.layer({ $0.blend = .screen }) { $0.fill(all, .blue) }
      }
    }
    #expect(sketch.bitmap()[4, 4] == SIMD4(128, 0, 128, 128))
  }

  // MARK: Transforms

  @Test func `a mirrored layer is filled and cut like any other`() {
    let sketch = Sketch { sketch in
      sketch.layer({
        $0.scale = Point(-1, 1)
        $0.clips = [Clip(path: square(2, 2, 4))]
      }) { $0.fill(square(0, 0, 5).appending(square(1, 1, 9))) }
    }
    #expect(sketch.bitmap().area == 16)
    #expect(sketch.alpha(11, 3) == 255)
  }

  @Test func `a plain layer is not transformed or cut`() {
    let sketch = Sketch { sketch in sketch.layer({ _ in }) { $0.fill(square(-4, -4, 8)) } }
    #expect(sketch.bitmap().area == 16)
  }
}
