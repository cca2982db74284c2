import ShapeCore

/// The frame of a slot as Auto Layout can express it: lengths that are affine functions of those of the view.
struct SlotLaw: Equatable {
  /// The frame at the present size.
  var frame: Rect
  /// The length along each axis, or `nil` if it depends on the size in another way.
  var width: Length?
  var height: Length?

  /// A multiple of the length of the view, and a constant in points, up to a maximum at the largest length of the shape.
  struct Length: Equatable {
    var multiplier: Double
    var constant: Double
    var maximum: Double
  }
}

extension SlotLaw {
  func length(along axis: LayoutAxis) -> Length? {
    switch axis {
    case .horizontal: width
    case .vertical: height
    }
  }
}

/// The laws of a shape's slots: the same at all sizes, so that constraints don't change while a view is resized.
///
/// They are found from three pictures near the design size, when they are needed first.
struct SlotLaws<S: ParametricShape> {
  let shape: S
  /// The number of pixels per point.
  let scale: Double
  let direction: LayoutDirection
  private lazy var laws = shape.slotLaws(scale: scale, direction: direction)

  init(of shape: S, scale: Double = 1, direction: LayoutDirection = .leftToRight) {
    self.shape = shape
    self.scale = scale
    self.direction = direction
  }

  /// Returns where a slot is.
  ///
  /// - Parameter frame: The frame of the slot at the present size.
  mutating func law(of slot: S.Slot, frame: Rect) -> SlotLaw {
    guard S.affineSlots.contains(slot), var law = laws[slot] else { return SlotLaw(frame: frame) }
    law.frame = frame
    return law
  }
}

extension ParametricShape {
  /// Returns the laws of the slots with an affine frame, with the frames at the design size.
  fileprivate func slotLaws(scale: Double, direction: LayoutDirection) -> [Slot: SlotLaw] {
    let size = self.size(nearest: Self.designSize)
    let scene = scene(in: size, scale: scale, direction: direction)
    // Two pictures along each axis give an affine function. A power of two keeps the factors exact.
    func sample(_ axis: LayoutAxis) -> (length: Double, scene: Scene)? {
      supportedLengths(along: axis, of: size).sample(beside: size.along(axis), distance: 64).map {
        ($0, self.scene(in: size.with($0, along: axis), scale: scale, direction: direction))
      }
    }
    let (wide, high) = (sample(.horizontal), sample(.vertical))
    var laws: [Slot: SlotLaw] = [:]
    for slot in Self.affineSlots {
      guard let frame = scene.frame(ofSlot: slot.rawValue) else { continue }
      var law = SlotLaw(frame: frame)
      let (widened, heightened) = (
        wide?.scene.frame(ofSlot: slot.rawValue) ?? frame, high?.scene.frame(ofSlot: slot.rawValue) ?? frame
      )
      // A length of the slot can't depend on both lengths of the view, since a constraint has only one of them.
      if let wide, heightened.width == frame.width {
        let longest = supportedLengths(along: .horizontal, of: size).upperBound
        law.width = .through((size.width, frame.width), (wide.length, widened.width), longest: longest)
      }
      if let high, widened.height == frame.height {
        let longest = supportedLengths(along: .vertical, of: size).upperBound
        law.height = .through((size.height, frame.height), (high.length, heightened.height), longest: longest)
      }
      laws[slot] = law
    }
    return laws
  }
}

extension SlotLaw.Length {
  /// Returns the function with two values, or `nil` if the slot doesn't grow. A value of 0 stands for all negative ones.
  fileprivate static func through(
    _ first: (length: Double, value: Double), _ second: (length: Double, value: Double), longest: Double
  ) -> SlotLaw.Length? {
    let multiplier = (second.value - first.value) / (second.length - first.length)
    guard multiplier > 0, first.value > 0, second.value > 0 else { return nil }
    let constant = first.value - multiplier * first.length
    return SlotLaw.Length(multiplier: multiplier, constant: constant, maximum: multiplier * longest + constant)
  }
}
