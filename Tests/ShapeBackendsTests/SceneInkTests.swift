@_spi(Generated) import ShapeCore
import Testing

@Suite struct SceneInkTests {
  private let square = Path.rect(Rect(10, 10, 50, 50))

  private func ink(root: (inout SceneLayer) -> Void = { _ in }, _ content: (inout SceneBuilder) -> Void) -> Rect? {
    SceneBuilder.scene(root: root, content).inkBounds
  }

  @Test func `an empty scene has no bounds`() {
    #expect(ink { $0.fill(square, 0, alpha: 0) } == nil)
  }

  @Test func `strokes reach beyond their path`() {
    #expect(ink { $0.stroke(square, .color(.black), StrokeStyle(width: 4)) } == Rect(8, 8, 54, 54))
  }

  @Test func `shadows extend three radii beyond their caster`() {
    #expect(ink(root: { $0.shadows = [.black(2, 10, -3)] }) { $0.fill(square) } == Rect(10, 1, 66, 62))
  }

  @Test func `clips limit the bounds and the shadow`() {
    let clip = Clip(path: .rect(Rect(0, 0, 20, 20)))
    let bounds = ink(root: {
      $0.clips = [clip]
      $0.shadows = [.black(1)]
    }) { $0.fill(square) }
    #expect(bounds == Rect(7, 7, 16, 16))
  }

  @Test func `nothing is left outside a clip`() {
    #expect(ink(root: { $0.clips = [Clip(path: .rect(Rect(70, 70, 5, 5)))] }) { $0.fill(square) } == nil)
  }

  @Test func `flat parts have no bounds, however they are rotated`() {
    let bounds = ink(root: { $0.rotation = Angle(degrees: 30) }) { b in
      b.fill(.rect(Rect(0, 50, 300, 0)))
      b.fill(.polygon([Point(0, 0), Point(900, 300), Point(600, 200)]))
      b.layer({ $0.clips = [Clip(path: .rect(Rect(300, 300, 0, 10)))] }) { $0.fill(.rect(Rect(0, 0, 900, 900))) }
    }
    #expect(bounds == nil)
  }

  @Test func `a rotated circle has the same bounds`() throws {
    let bounds = try #require(
      ink(root: { $0.rotation = Angle(degrees: 45) }) { $0.fill(.circle(center: Point(50, 50), radius: 10)) })
    #expect(abs(bounds.minX - 40) < 1e-9 && abs(bounds.maxY - 60) < 1e-9)
  }

  @Test func `a shadow rotates with its layer`() {
    let bounds = ink(root: {
      $0.rotation = Angle(degrees: 90)
      $0.shadows = [.black(0, 10)]
    }) { $0.fill(.rect(Rect(40, 40, 20, 20))) }
    #expect(bounds == Rect(40, 40, 20, 30))
  }

  @Test func `shadows cast no shadows`() {
    let bounds = ink(root: { $0.shadows = [.black(1)] }) { b in
      b.layer({ $0.shadows = [.black(0, 100)] }) { $0.fill(square) }
    }
    #expect(bounds == Rect(7, 7, 153, 56))
  }

  @Test func `strokes and shadows are scaled with their layer`() {
    let bounds = ink(root: {
      $0.scale = Point(-2, 0.5)
      $0.shadows = [.black(1, 10)]
    }) { $0.stroke(.rect(Rect(40, 40, 20, 20)), .color(.black), StrokeStyle(width: 4)) }
    // The stroke from 38 to 62 spans 26 to 74 and 44 to 56. Its shadow is 20 to the left and blurred by 6 and 1.5.
    #expect(bounds == Rect(0, 42.5, 74, 15))
  }

  @Test func `the silhouette of a mirrored layer adds to that of others`() {
    let scene = SceneBuilder.scene { b in
      b.fill(square)
      b.layer({ $0.scale = Point(-1, 1) }) { $0.fill(.rect(Rect(10, 10, 50, 50))) }
    }
    #expect(abs(scene.silhouette.area() - 80 * 50) < 1e-9)
  }

  @Test func `masks that cast shadows in each other take polynomial time`() {
    func nest(_ count: Int, _ b: inout SceneBuilder) {
      if count == 0 { return b.fill(square) }
      b.layer({ $0.shadows = [.black(0, 1)] }) { b in
        b.layer({ $0.maskCount = 1 }) { b in
          b.layer({ $0.role = .mask }) { nest(count - 1, &$0) }
          b.fill(square)
        }
      }
    }
    // Each level doubled the time, so 40 would take days.
    #expect(ink { nest(40, &$0) } == Rect(10, 10, 51, 50))
  }
}
