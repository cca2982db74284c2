import CoreGraphics
import ExampleShapes
import ShapeKit
import Testing

/// Draws the examples with Core Graphics.
@Suite("The examples")
struct ExampleImageTests {
  private static let shapes: [any ParametricShape] = [
    BoltRing(), Bubble(), ButtonRow(), Card(), Club(), Contours(), CustomBorderShadow(), Diamond(), ErasedPath(),
    Effects(), GradientFill(), GridCells(), Heart(), ProgressRing(), PushButton(), RoundedView(), SelectiveBorders(),
    Spade(), StarBadge(), SystemColors(), Ticket(), TopTab(), TouchTarget(), Turned(),
  ]

  @Test(arguments: [1.0, 3.0])
  func `have images at any scale`(scale: Double) {
    for shape in Self.shapes {
      let size = type(of: shape).designSize
      let image = shape.cgImage(size: CGSize(width: size.width, height: size.height), scale: scale)
      #expect(image?.width == Int(size.width * scale), "\(type(of: shape))")
      #expect(image?.height == Int(size.height * scale), "\(type(of: shape))")
    }
  }
}
