@_spi(Generated) import ShapeCore
@_spi(Generated) import ShapeKit

/// Whether a shape says that its slots are affine.
protocol SlotProof: Hashable, Sendable {
  static var isAffine: Bool { get }
}

enum Affine: SlotProof { static let isAffine = true }
enum Unproven: SlotProof { static let isAffine = false }

/// A length of a slot: a · width + b · height + c of the shape, of which it has only half from a length on.
struct SlotLength: Hashable, Sendable {
  var width = 0.0
  var height = 0.0
  var constant = 0.0
  var knee = Double.infinity

  func callAsFunction(in size: Size) -> Double {
    let length = width * size.width + height * size.height + constant
    return length < knee ? length : knee + (length - knee) / 2
  }
}

/// A shape with two slots, like generated code.
struct SlottedShape<Proof: SlotProof>: ParametricShape {
  enum Slot: String, ShapeSlot { case first, second }

  var limits = SizeLimits()
  var firstWidth = SlotLength(width: 1)
  var firstHeight = SlotLength(height: 1)
  var secondWidth = SlotLength(width: 1)
  var secondHeight = SlotLength(height: 1)
  /// The width of the shape above which it omits the slots.
  var slotLimit = Double.infinity

  static var shapeName: String { "Slotted" }
  static var shapeTitle: String { "Slotted" }
  static var designSize: Size { Size(300, 100) }
  static var affineSlots: Set<Slot> { Proof.isAffine ? [.first, .second] : [] }
  var sizeLimits: SizeLimits { limits }

  /// A shape with the same inset around both slots.
  init(inset: SlotLength = SlotLength(), limits: SizeLimits = SizeLimits()) {
    self.limits = limits
    let width = SlotLength(width: 1 - 2 * inset.width, height: -2 * inset.height, constant: -2 * inset.constant)
    let height = SlotLength(width: -2 * inset.width, height: 1 - 2 * inset.height, constant: -2 * inset.constant)
    (firstWidth, firstHeight, secondWidth, secondHeight) = (width, height, width, height)
  }

  func outline(at size: Size, direction: LayoutDirection) -> Path {
    .rect(Rect(x: 0, y: 0, width: size.width, height: size.height))
  }

  func draw(into scene: inout SceneBuilder) {
    let size = scene.bounds.size
    if size.width > slotLimit { return }
    scene.content(Slot.first, LayerFrame(left: 0, top: 0, width: firstWidth(in: size), height: firstHeight(in: size)))
    scene.content(
      Slot.second, LayerFrame(left: 0, top: 0, width: secondWidth(in: size), height: secondHeight(in: size)))
  }
}
