// How generated code draws: what it knows of the layer that is open, shapes within shapes, and what a picture tells
// beside what it paints.

extension SceneBuilder {
  // MARK: The open layer

  /// The width and the height of the open layer.
  public var width: Double { frame.width }
  public var height: Double { frame.height }
  /// The open layer's rectangle in its own coordinates.
  public var bounds: Rect { Rect(x: 0, y: 0, width: frame.width, height: frame.height) }
  public var center: Point { Point(frame.width / 2, frame.height / 2) }
  /// Opens a layer whose frame is given by its distances from the edges of the one that is open.
  public mutating func beginLayer(
    _ name: String, frame: LayerFrame, order: ZOrder = ZOrder(), opacity: Double = 1, rotation: Angle = .zero
  ) {
    beginLayer(
      name: name, frame: resolved(frame), order: order.finite, opacity: clampedToUnit(opacity),
      rotation: rotation.finite)
  }

  /// Returns the rectangle of a frame in the layer that is open; where there is no room for it its lengths are 0.
  private func resolved(_ frame: LayerFrame) -> Rect {
    frame.resolved(in: Size(width, height)).drawable
  }

  /// Returns the whole numbers from one to another, which counts too where the range is closed, for a loop that draws
  /// layers. All loops of a picture together have `PictureLimits.steps` iterations at most.
  public mutating func rounds(from first: Double, to last: Double, closed: Bool = false) -> CountingSequence {
    CountingSequence(from: first, to: last, closed: closed, budget: &loops)
  }

  // MARK: Shapes within shapes

  /// What a user puts into the content slot of a shape: draws it into a layer of the slot's size.
  public typealias Content = @Sendable (inout SceneBuilder) -> Void

  /// What goes into the slot of the shape that is being drawn.
  struct Filling: Sendable {
    var draw: Content
    /// How many layers lie around the used shape.
    var ownerDepth: Int32
    /// What goes into the user's own slot.
    indirect enum Outer: Sendable { case none, some(Filling) }
    var outer: Outer
    /// Whether the user is the shape that is drawn by itself.
    var outerIsOwn: Bool
  }

  /// Draws another shape in the bounds of the layer that is open.
  /// - Parameter content: What goes into its slot; without it the slot stays empty.
  public mutating func use<Used: ParametricShape>(_ shape: Used, content: Content? = nil) {
    let (outer, outerIsOwn) = (filling, slotIsOwn)
    defer { (filling, slotIsOwn) = (outer, outerIsOwn) }
    filling = content.map {
      Filling(
        draw: $0, ownerDepth: Int32(depth), outer: outer.map { .some($0) } ?? .none, outerIsOwn: outerIsOwn)
    }
    slotIsOwn = false
    let size = shape.size(nearest: Size(width, height))
    beginLayer(name: Used.shapeName, role: .shape, frame: Rect(x: 0, y: 0, width: size.width, height: size.height))
    shape.draw(into: &self)
    endLayer()
  }

  /// The content slot: where a user's content is drawn, or goes later.
  public mutating func content(_ frame: LayerFrame, order: ZOrder = ZOrder()) {
    let rect = resolved(frame)
    guard let filling else {
      if slotIsOwn { emptySlot(frame: rect, order: order.finite) } else { absentSlot(order: order.finite) }
      return
    }
    beginLayer(
      name: "content", role: .filledSlot(ownerDepth: filling.ownerDepth), frame: rect, order: order.finite)
    let (inner, innerIsOwn) = (self.filling, slotIsOwn)
    switch filling.outer {
    case .none: self.filling = nil
    case .some(let outer): self.filling = outer
    }
    slotIsOwn = filling.outerIsOwn
    filling.draw(&self)
    (self.filling, slotIsOwn) = (inner, innerIsOwn)
    endLayer()
  }

  // MARK: Beside the paints

  /// Notes what a source requires, where it does not hold.
  public mutating func require(_ holds: Bool, _ message: String = "", source: String) {
    if !holds { brokenRequirements.append(Requirement(message: message, source: source)) }
  }
}

extension ZOrder {
  var finite: ZOrder { ZOrder(z: z.finite, above: above, below: below) }
}
