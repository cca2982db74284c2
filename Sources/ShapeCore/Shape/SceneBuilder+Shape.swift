// Drawing for generated code: the values of the open layer, shapes within shapes, and requirements.

extension SceneBuilder {
  // MARK: The open layer

  /// The width of the open layer.
  public var width: Double { frame.width }
  /// The height of the open layer.
  public var height: Double { frame.height }
  /// The bounds of the open layer, in its own coordinates.
  public var bounds: Rect { Rect(x: 0, y: 0, width: frame.width, height: frame.height) }
  /// The center of the open layer, in its own coordinates.
  public var center: Point { Point(frame.width / 2, frame.height / 2) }
  /// Opens a layer with a frame in the open layer.
  public mutating func beginLayer(
    _ name: String, frame: LayerFrame, order: ZOrder = ZOrder(), opacity: Double = 1, rotation: Angle = .zero,
    scale: Point = Point(1, 1), blend: BlendMode = .normal, mirrored: Mirroring? = nil
  ) {
    let (rect, scale) = placed(frame, scale)
    beginLayer(
      name: name, frame: rect, order: order.finite, opacity: clampedToUnit(opacity), rotation: rotation.finite,
      scale: scale, blend: blend, mirroring: mirrored)
  }

  /// Opens a layer that is scaled by one factor.
  public mutating func beginLayer(
    _ name: String, frame: LayerFrame, order: ZOrder = ZOrder(), opacity: Double = 1, rotation: Angle = .zero,
    scale: Double, blend: BlendMode = .normal, mirrored: Mirroring? = nil
  ) {
    beginLayer(
      name, frame: frame, order: order, opacity: opacity, rotation: rotation, scale: Point(scale, scale), blend: blend,
      mirrored: mirrored)
  }

  /// Opens a layer that masks the open one with its alpha. It ends with `endLayer`, too.
  public mutating func beginMask(
    frame: LayerFrame, opacity: Double = 1, rotation: Angle = .zero, scale: Point = Point(1, 1),
    mirrored: Mirroring? = nil
  ) {
    let (rect, scale) = placed(frame, scale)
    beginLayer(
      name: "", role: .mask, frame: rect, opacity: clampedToUnit(opacity), rotation: rotation.finite, scale: scale,
      mirroring: mirrored)
  }

  /// Opens a mask that is scaled by one factor.
  public mutating func beginMask(
    frame: LayerFrame, opacity: Double = 1, rotation: Angle = .zero, scale: Double, mirrored: Mirroring? = nil
  ) {
    beginMask(frame: frame, opacity: opacity, rotation: rotation, scale: Point(scale, scale), mirrored: mirrored)
  }

  /// Returns the rectangle of a frame in the open layer. If there is no room for it, its lengths are 0.
  private func resolved(_ frame: LayerFrame) -> Rect {
    frame.rect(in: Size(width, height), direction: direction)
  }

  /// Returns the rectangle of a layer's body, and the factors by which it is scaled.
  private func placed(_ frame: LayerFrame, _ scale: Point) -> (rect: Rect, scale: Point) {
    var (rect, factor) = (resolved(frame), 1.0)
    if let design = frame.design {
      (rect, factor) = design.placed(in: rect, direction: directionBeforeMirroring)
      rect = rect.drawable
    }
    return (rect, Point((scale.x.factor * factor).factor, (scale.y.factor * factor).factor))
  }

  /// Returns the whole numbers from `first` to `last`, including `last` if the range is closed, for a loop that draws
  /// layers. All loops of a picture together have at most `PictureLimits.steps` iterations.
  public mutating func iterations(from first: Double, to last: Double, closed: Bool = false) -> CountingSequence {
    CountingSequence(from: first, to: last, closed: closed, budget: &loops)
  }

  // MARK: Shapes within shapes

  /// The content that a user puts into a slot of a shape: draws into a layer with the size of the slot.
  public typealias Content = @Sendable (inout SceneBuilder) -> Void

  /// The contents for the slots of the shape that is being drawn.
  struct Filling: Sendable {
    /// The contents by the names of the slots.
    var contents: [String: Content]
    /// The name of the user, or `nil` if it is the top-level shape.
    var user: String?
    /// The number of layers around the used shape.
    var ownerDepth: Int32
    /// The contents for the user's own slots: one, or none.
    var outer: [Filling]
    /// Whether the user is the top-level shape.
    var outerIsOwn: Bool
  }

  /// Draws another shape in a layer with its name and its size.
  /// - Parameters:
  ///   - contents: The contents by the names of the slots. The others stay empty.
  ///   - draw: Draws the shape.
  package mutating func use(
    _ name: String, size: Size, contents: [String: Content], _ draw: (inout SceneBuilder) -> Void
  ) {
    let (outer, outerIsOwn, user) = (filling, slotIsOwn, usedShape)
    defer { (filling, slotIsOwn, usedShape) = (outer, outerIsOwn, user) }
    filling = Filling(
      contents: contents, user: user, ownerDepth: Int32(depth), outer: outer.map { [$0] } ?? [],
      outerIsOwn: outerIsOwn)
    slotIsOwn = false
    usedShape = name
    beginLayer(name: name, role: .shape, frame: Rect(x: 0, y: 0, width: size.width, height: size.height))
    drawShape(draw)
    endLayer()
  }

  /// Draws a shape into the open layer. It stays empty if the shape needs an element that its list lacks.
  package mutating func drawShape(_ draw: (inout SceneBuilder) -> Void) {
    let outer = lacksElement
    lacksElement = false
    draw(&self)
    if lacksElement { clearOpenLayer() }
    lacksElement = outer
  }

  /// Notes that the shape draws nothing, if an element was missing.
  public mutating func drawNothing(ifMissingIn reader: ListReader) {
    if reader.lacksElement { lacksElement = true }
  }

  /// Adds the content slot with a name. If a user has content for it, the content is drawn.
  package mutating func content(_ name: String, _ frame: LayerFrame, order: ZOrder) {
    let rect = resolved(frame)
    guard let filling, let draw = filling.contents[name] else {
      if slotIsOwn {
        emptySlot(name: name, frame: rect, order: order.finite)
      } else {
        absentSlot(name: name, order: order.finite)
      }
      return
    }
    beginSlot(name: name, ownerDepth: filling.ownerDepth, frame: rect, order: order.finite)
    let (inner, innerIsOwn, shape) = (self.filling, slotIsOwn, usedShape)
    self.filling = filling.outer.first
    slotIsOwn = filling.outerIsOwn
    usedShape = filling.user
    draw(&self)
    (self.filling, slotIsOwn, usedShape) = (inner, innerIsOwn, shape)
    endLayer()
  }

  // MARK: Requirements

  /// Records a requirement if it is false.
  public mutating func require(_ holds: Bool, _ message: String = "") {
    if !holds { brokenRequirements.append(Requirement(shape: usedShape ?? scene.name, message: message)) }
  }
}

extension ZOrder {
  var finite: ZOrder { ZOrder(z: z.finite, above: above, below: below) }
}
