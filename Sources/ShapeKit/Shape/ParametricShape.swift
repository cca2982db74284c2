/// A shape that is a function of its size and its parameters: what a `.shape` file becomes in Swift.
///
/// Nothing here traps, whatever the size and the values: a size is brought within the shape's limits first, a number
/// that is not finite counts as 0 where it would reach a path, and what cannot be drawn is left out.
public protocol ParametricShape: Equatable, Sendable {
  /// The shape's name in its source.
  static var shapeName: String { get }
  /// What the picture shows, for readers who cannot see it.
  static var shapeTitle: String { get }
  /// The size it is designed for, in points.
  static var designSize: Size { get }

  /// The sizes it can be drawn at with its values.
  var sizeLimits: SizeLimits { get }
  /// Returns its outline at a size within its limits: what bounds it, whatever is painted within or beyond. Paths that
  /// are not made by booleans or dashes have the same elements at every size and value.
  func outline(at size: Size) -> Path
  /// Draws it into the layer that is open.
  func draw(into scene: inout SceneBuilder)
}

extension ParametricShape {
  /// Returns the size it is laid out at where another one is proposed: the nearest within its limits.
  public func size(nearest proposed: Size) -> Size { sizeLimits.nearest(proposed, else: Self.designSize) }

  /// Returns the outline, at the size nearest to `size`: what bounds the shape, and what it is clipped to or hit tested
  /// with.
  public func path(in size: Size) -> Path { outline(at: self.size(nearest: size)).finite }

  /// Returns the picture, at the size nearest to `size`.
  ///
  /// - Parameter scale: How many device pixels there are to a point: what the source calls `pixel` is one of them. 1
  ///   where it is not positive and finite.
  public func scene(in size: Size, scale: Double = 1) -> Scene { drawn(in: size, scale: scale).scene }

  /// What the source requires and does not hold at the size nearest to `size`, in the order in which it is met.
  public func brokenRequirements(in size: Size) -> [Requirement] { drawn(in: size).brokenRequirements }

  /// Where the caller's own content goes, at the size nearest to `size`, or `nil` if the shape has no room for any.
  public func contentFrame(in size: Size) -> Rect? { scene(in: size).contentFrame }

  private func drawn(in size: Size, scale: Double = 1) -> SceneBuilder {
    let size = self.size(nearest: size)
    var builder = SceneBuilder(name: Self.shapeName, title: Self.shapeTitle, size: size)
    // More than any picture takes that the compiler accepts.
    if scale > 0, (1 / scale).isFinite { builder.pixel = 1 / scale }
    builder.budget = StepBudget(PictureLimits.steps)
    builder.beginLayer(name: Self.shapeName, frame: Rect(x: 0, y: 0, width: size.width, height: size.height))
    draw(into: &builder)
    builder.endLayer()
    return builder
  }
}

/// Something that a source requires of its size and values.
public struct Requirement: Equatable, Sendable {
  /// What the source says about it; empty where it says nothing.
  public var message: String
  /// Where it stands in the source, such as `card.shape:12`.
  public var source: String

  public init(message: String, source: String) {
    self.message = message
    self.source = source
  }
}

extension ParametricShape {
  /// Returns the region that is painted, whatever with, after all cuts: what a shadow is cast by and a touch should
  /// meet.
  public func silhouette(in size: Size) -> Path { scene(in: size).silhouette }
}
