@_spi(Generated) import ShapeCore
import Testing

@_spi(Generated) @testable import ShapeKit

@Suite("The law of a slot")
struct SlotLawTests {
  private let inset = SlotLength(constant: 10.1)

  private func law<Proof>(_ shape: SlottedShape<Proof>, in size: Size = Size(300, 100)) -> SlotLaw {
    var laws = SlotLaws(of: shape)
    return laws.law(of: .first, frame: shape.frame(of: .first, in: size) ?? .zero)
  }

  @Test func `is the same at all sizes, to the bit`() {
    let shape = SlottedShape<Affine>(inset: inset, limits: SizeLimits(maximum: Size(600, 600)))
    let first = law(shape)
    #expect(first.width?.isNear(1, -20.2) == true && first.height?.isNear(1, -20.2) == true)
    for size in [Size(33.3, 77.7), Size(590.1, 599.9), Size(600, 600)] {
      let law = law(shape, in: size)
      #expect(law.width == first.width && law.height == first.height)
      #expect(law.frame.size == shape.frame(of: .first, in: size)?.size)
    }
  }

  @Test(arguments: [Size(300, 100), Size(310, 110)])
  func `is known at the maximum size`(maximum: Size) {
    let law = law(SlottedShape<Affine>(inset: inset, limits: SizeLimits(maximum: maximum)))
    #expect(law.width?.isNear(1, -20.2) == true && law.height?.isNear(1, -20.2) == true)
  }

  @Test func `is a frame if the shape has a single size, or the slot isn't affine`() {
    let single = SizeLimits(minimum: Size(300, 1), maximum: Size(300, 4096))
    let law = law(SlottedShape<Affine>(inset: inset, limits: single))
    #expect(law.width == nil && law.height != nil)
    #expect(self.law(SlottedShape<Unproven>(inset: inset)) == SlotLaw(frame: law.frame))
  }

  @Test func `is a frame along an axis if the length depends on the other one, or is 0 near the design size`() {
    let law = law(SlottedShape<Affine>(inset: SlotLength(height: 0.2)))
    #expect(law.width == nil && law.height?.isNear(0.6, 0) == true)
    #expect(self.law(SlottedShape<Affine>(inset: SlotLength(constant: 60))).height == nil)
  }

  @Test func `takes three pictures, once`() {
    let shape = CountedShape()
    var laws = SlotLaws(of: shape)
    for width in 0..<10 { _ = laws.law(of: .content, frame: Rect(x: 0, y: 0, width: Double(width), height: 1)) }
    #expect(shape.pictures.count == 3)
  }
}

extension SlotLaw.Length {
  fileprivate func isNear(_ multiplier: Double, _ constant: Double) -> Bool {
    abs(self.multiplier - multiplier) < 1e-12 && abs(self.constant - constant) < 1e-9
  }
}

/// A shape that counts its pictures. It is used on one thread only.
private struct CountedShape: ParametricShape {
  final class Counter: @unchecked Sendable { var count = 0 }
  enum Slot: String, ShapeSlot { case content }

  let pictures = Counter()
  static let shapeName = "Counted"
  static let shapeTitle = "Counted"
  static let designSize = Size(100, 80)
  static let affineSlots: Set<Slot> = [.content]
  var sizeLimits: SizeLimits { SizeLimits() }

  func outline(at size: Size, direction: LayoutDirection) -> Path { .empty }

  func draw(into scene: inout SceneBuilder) {
    pictures.count += 1
    scene.content(Slot.content, LayerFrame(inset: 10))
  }

  static func == (a: CountedShape, b: CountedShape) -> Bool { a.pictures === b.pictures }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(pictures)) }
}
