@_spi(Generated) import ShapeCore

/// A shape that is a function of its size and its parameters: the Swift form of a shape in a `.shape` file, which
/// `shapec` generates.
///
/// Nothing traps, whatever the size and the values are: a size is replaced with the nearest supported one, a number
/// that is not finite counts as 0 in a path, and parts that cannot be drawn are omitted, which `brokenRequirements(in:)`
/// returns.
public protocol ParametricShape: Hashable, Sendable {
  /// The content slots. Defaults to none.
  associatedtype Slot: ShapeSlot = NoSlot

  /// The name of the shape in its source.
  static var shapeName: String { get }
  /// The title of the picture file of the shape: the first paragraph of its documentation, or else its name. Views
  /// never read it aloud.
  static var shapeTitle: String { get }
  /// The design size, in points.
  static var designSize: ShapeCore.Size { get }
  /// The parameters that animations interpolate. Defaults to none.
  @_spi(Generated) static var animatableParameters: [AnimatableParameter<Self>] { get }
  /// The slots whose frame is an affine function of the size, whatever the parameters are. Defaults to none.
  @_spi(Generated) static var affineSlots: Set<Slot> { get }
  /// Whether the size decides which slots exist, their order, or the opacity of a layer around one. Defaults to `true`:
  /// nothing is known.
  @_spi(Generated) static var slotsDependOnSize: Bool { get }
  /// What the layers around each slot can do to it, from the layer of the shape to the innermost one. Effects that are not
  /// listed are those of the picture at its design size. Defaults to none.
  @_spi(Generated) static var layersAroundSlots: [Slot: [ShapeCore.LayerEffects]] { get }

  /// The sizes that the shape supports with its values.
  var sizeLimits: SizeLimits { get }
  /// Returns the outline at a supported size in a layout direction. It bounds the shape, but not everything that it
  /// paints. Generated code documents whether it has the same elements at all sizes and values.
  func outline(at size: ShapeCore.Size, direction: LayoutDirection) -> Path
  /// Draws the shape into the open layer.
  @_spi(Generated) func draw(into scene: inout ShapeCore.SceneBuilder)
}

@_spi(Generated)
extension ParametricShape {
  public static var animatableParameters: [AnimatableParameter<Self>] { [] }
  public static var affineSlots: Set<Slot> { [] }
  public static var slotsDependOnSize: Bool { true }
  public static var layersAroundSlots: [Slot: [ShapeCore.LayerEffects]] { [:] }
}

extension ParametricShape {
  /// Returns the supported size that is nearest to a proposed one.
  public func size(nearest proposed: ShapeCore.Size) -> ShapeCore.Size {
    sizeLimits.nearest(proposed, else: Self.designSize)
  }

  /// Returns the outline at the supported size that is nearest to `size`, for clipping and hit testing.
  public func path(in size: ShapeCore.Size, direction: LayoutDirection = .leftToRight) -> Path {
    outline(at: self.size(nearest: size), direction: direction).finite
  }

  /// Returns the picture at the supported size that is nearest to `size`.
  ///
  /// - Parameters:
  ///   - scale: The number of device pixels per point; the `pixel` of the language is one of them. Counts as 1 if it is
  ///     not positive and finite. Defaults to 1.
  ///   - direction: The direction of the layout, for shapes that use it. Defaults to `leftToRight`.
  package func scene(
    in size: ShapeCore.Size, scale: Double = 1, direction: LayoutDirection = .leftToRight
  ) -> ShapeCore.Scene {
    drawn(in: size, scale: scale, direction: direction).scene
  }

  /// Returns the requirements that are false at the supported size that is nearest to `size`, in source order, and the
  /// strokes, borders, erasures and spreads that are omitted there, because they have no result.
  public func brokenRequirements(in size: ShapeCore.Size, direction: LayoutDirection = .leftToRight) -> [Requirement] {
    drawn(in: size, direction: direction).brokenRequirements
  }

  /// Returns the frame of a content slot at the supported size that is nearest to `size`, before any rotation, or `nil`
  /// if the shape omits the slot there.
  public func frame(
    of slot: Slot, in size: ShapeCore.Size, direction: LayoutDirection = .leftToRight
  ) -> ShapeCore.Rect? {
    scene(in: size, direction: direction).frame(ofSlot: slot.rawValue)
  }

  /// Returns the picture at the supported size that is nearest to `size`, with the requirements that are false.
  func drawn(
    in size: Size, scale: Double = 1, direction: LayoutDirection
  ) -> (scene: Scene, brokenRequirements: [Requirement]) {
    let size = self.size(nearest: size)
    var builder = SceneBuilder(name: Self.shapeName, title: Self.shapeTitle, size: size)
    // More than any picture takes that the compiler accepts.
    if scale > 0, (1 / scale).isFinite { builder.pixel = 1 / scale }
    builder.direction = direction
    builder.budget = StepBudget(PictureLimits.steps)
    builder.beginLayer(name: Self.shapeName, frame: Rect(x: 0, y: 0, width: size.width, height: size.height))
    builder.drawShape { draw(into: &$0) }
    builder.endLayer()
    return (builder.scene, builder.brokenRequirements)
  }
}

extension ParametricShape {
  /// Returns the painted region after all cuts, for shadows and hit testing.
  public func silhouette(in size: ShapeCore.Size, direction: LayoutDirection = .leftToRight) -> Path {
    scene(in: size, direction: direction).silhouette
  }
}

/// The content slots of a shape. Each case is a slot, and its raw value is the name in the source; that of the unnamed
/// slot is `content`.
public protocol ShapeSlot: Hashable, CaseIterable, RawRepresentable, Sendable where RawValue == String {}

/// The slots of a shape without slots.
public enum NoSlot: ShapeSlot {
  public init?(rawValue: String) { nil }

  public var rawValue: String {
    switch self {}
  }
}

extension ParametricShape {
  /// Returns the picture at the supported size that is nearest to `size`, for all that show it.
  ///
  /// In debug builds it stops the program if a `require` of the source is false. It ignores requirements at an empty
  /// size, which a view has before its first layout.
  func shownScene(in size: Size, scale: Double = 1, direction: LayoutDirection = .leftToRight) -> Scene {
    let (scene, brokenRequirements) = drawn(in: size, scale: scale, direction: direction)
    if size.width > 0, size.height > 0 { Self.reportBrokenRequirements(brokenRequirements, in: scene.size) }
    return scene
  }

  /// Stops the program in debug builds if there are broken requirements, with a message that names them.
  static func reportBrokenRequirements(_ requirements: [Requirement], in size: Size) {
    if let message = message(for: requirements, in: size) { assertionFailure(message) }
  }

  /// Returns the message for broken requirements, or `nil` if there are none.
  static func message(for requirements: [Requirement], in size: Size) -> String? {
    if requirements.isEmpty { return nil }
    let reasons = requirements.map { requirement in
      let reason = requirement.message.isEmpty ? "a condition without a message" : requirement.message
      return requirement.shape == shapeName ? reason : "\(reason) (in \(requirement.shape))"
    }
    return "\(shapeName) at \(size) breaks what it requires: \(reasons.joined(separator: "; "))"
  }
}

// Shapes within shapes, for generated code.

@_spi(Generated)
extension SceneBuilder {
  /// Draws another shape in the bounds of the open layer.
  /// - Parameter content: The contents of its slots. The others stay empty.
  public mutating func use<Used: ParametricShape>(_ shape: Used, content: [Used.Slot: Content] = [:]) {
    let contents = Dictionary(uniqueKeysWithValues: content.map { ($0.key.rawValue, $0.value) })
    use(Used.shapeName, size: shape.size(nearest: bounds.size), contents: contents) { shape.draw(into: &$0) }
  }

  /// Adds a content slot. If a user has content for it, the content is drawn.
  public mutating func content<Slot: ShapeSlot>(_ slot: Slot, _ frame: LayerFrame, order: ZOrder = ZOrder()) {
    content(slot.rawValue, frame, order: order)
  }
}
