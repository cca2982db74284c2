import ShapeCore

/// The sizes of the slots of a shape, by the size of the shape. They are kept, because a layout asks for the same ones
/// again and again.
struct SlotSizes<S: ParametricShape> {
  let shape: S
  /// The number of pixels per point.
  let scale: Double
  let direction: LayoutDirection
  private var pictures: [Size: [S.Slot: Size]] = [:]

  init(of shape: S, scale: Double = 1, direction: LayoutDirection = .leftToRight) {
    self.shape = shape
    self.scale = scale
    self.direction = direction
  }

  /// The number of sizes that are kept. A search takes some ten, with bisection some fifty.
  private static var capacity: Int { 200 }

  /// Returns the sizes of the slots that the shape doesn't omit.
  subscript(size: Size) -> [S.Slot: Size] {
    mutating get {
      if let sizes = pictures[size] { return sizes }
      let scene = shape.scene(in: size, scale: scale, direction: direction)
      var sizes: [S.Slot: Size] = [:]
      for slot in S.Slot.allCases { sizes[slot] = scene.frame(ofSlot: slot.rawValue)?.size }
      if pictures.count >= Self.capacity { pictures = [:] }
      pictures[size] = sizes
      return sizes
    }
  }
}
