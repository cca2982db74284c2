@_spi(Generated) import ShapeCore
import Testing

@_spi(Generated) @testable import ShapeKit

/// A shape with a value of each type that can be interpolated, like generated code.
private struct Blob: ParametricShape {
  var width = 1.0 { didSet { width = min(width, 10) } }
  var turn = Angle.zero
  var spot = Point(1, 2)
  var room = Size(3, 4)
  var box = Rect(x: 5, y: 6, width: 7, height: 8)
  var ink = Color.black
  static let shapeName = "Blob"
  static let shapeTitle = "Blob"
  static let designSize = Size(10, 10)
  static var animatableParameters: [AnimatableParameter<Blob>] {
    [.init(\.width), .init(\.turn), .init(\.spot), .init(\.room), .init(\.box), .init(\.ink)]
  }
  var sizeLimits: SizeLimits { SizeLimits() }
  func outline(at size: Size, direction: LayoutDirection) -> Path { .empty }
  func draw(into scene: inout SceneBuilder) { scene.require(scene.width > 20, "wide") }
}

@Suite("Animatable parameters")
struct AnimatableParameterTests {
  @Test
  func `have the numbers of their values`() {
    #expect(Blob().animatableComponents == [1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 0, 0, 1, 0, 0, 0, 1])
  }

  @Test
  func `take numbers, within the range of a parameter`() {
    var blob = Blob()
    blob.animatableComponents = [99, 1, 9, 9]
    #expect(blob == Blob(width: 10, turn: Angle(radians: 1), spot: Point(9, 9)))
  }

  @Test
  func `keep every color`() {
    let color = Color(light: RGBA(red: 0.1, green: 0.7, blue: 1, alpha: 0.3), dark: RGBA(red: 1, green: 0, blue: 0.2))
    var blob = Blob()
    blob.animatableComponents = Blob(ink: color).animatableComponents
    #expect(blob.ink == color)
  }

  @Test
  func `keep a color of the system while others change`() {
    var blob = Blob(ink: .system(.label))
    var components = blob.animatableComponents
    components[0] = 7
    blob.animatableComponents = components
    #expect(blob == Blob(width: 7, ink: .system(.label)))
  }

  @Test
  func `fade a color in without a tint of black`() {
    var blob = Blob(ink: .clear)
    let (clear, white) = (blob.animatableComponents, Blob(ink: .white).animatableComponents)
    blob.animatableComponents = zip(clear, white).map { ($0 + $1) / 2 }
    #expect("\(blob.ink.light)" == "rgb(1.0, 1.0, 1.0, opacity: 0.5)")
  }

  @Test
  func `are none by default, as are affine slots`() {
    struct Plain: ParametricShape {
      static let shapeName = "Plain"
      static let shapeTitle = "Plain"
      static let designSize = Size(1, 1)
      var sizeLimits: SizeLimits { SizeLimits() }
      func outline(at size: Size, direction: LayoutDirection) -> Path { .empty }
      func draw(into scene: inout SceneBuilder) {}
    }
    #expect(Plain().animatableComponents.isEmpty && Plain.affineSlots.isEmpty)
  }

  @Test
  func `a broken requirement has a message with the shape, the size and the reason`() {
    let broken = Blob().brokenRequirements(in: Size(10, 10))
    #expect(Blob.message(for: broken, in: Size(10, 10)) == "Blob at 10 x 10 breaks what it requires: wide")
    #expect(Blob.message(for: [], in: Size(10, 10)) == nil)
  }
}
