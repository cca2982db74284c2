/// A picture at one size with one set of values: every path in the coordinates of the scene, every frame and default
/// computed. It is all that backends need.
///
/// The nodes are in paint order in one flat array; a layer is followed by its contents. Nodes refer to paths, paints,
/// stroke styles and layers in arenas. Use `SceneContents` to visit them.
///
/// Equal scenes also have the same source spans. Those of generated code have none.
public struct Scene: Equatable, Sendable {
  /// The name of the shape.
  public var name: String
  /// The title of the picture, for accessibility: the documentation of the shape. Defaults to its name.
  public var title: String
  /// The size for which the picture was laid out.
  public var size: Size
  /// The nodes of the picture, depth first. The first one is the layer of the whole shape.
  public var nodes: [SceneNode] = []
  /// The paths of the nodes and layers.
  public var paths = Arena<Path>()
  /// The paints of the nodes.
  public var paints = Arena<ScenePaint>()
  /// The styles of the strokes.
  public var strokeStyles = Arena<StrokeStyle>()
  /// The layers.
  public var layers = Arena<SceneLayer>()
  /// The named paths of the source, in the order in which they are computed.
  public var namedPaths: [NamedPath] = []
  /// The parameters whose values `Color.parameter` identifies. Empty unless they are traced.
  public var colorParameters: [String] = []

  /// Creates an empty picture with a size, in points.
  public init(name: String, title: String, size: Size) {
    self.name = name
    self.title = title
    self.size = size
  }
}

extension Path {
  /// The identifier of a path of a scene.
  public typealias ID = Arena<Path>.ID
}
extension ScenePaint {
  /// The identifier of a paint of a scene.
  public typealias ID = Arena<ScenePaint>.ID
}
extension StrokeStyle {
  /// The identifier of a stroke style of a scene.
  public typealias ID = Arena<StrokeStyle>.ID
}
extension SceneLayer {
  /// The identifier of a layer of a scene.
  public typealias ID = Arena<SceneLayer>.ID
}

/// A path that the source names with `let`.
public struct NamedPath: Equatable, Sendable {
  /// The name in the source.
  public var name: String
  /// The path in the coordinates of the scene.
  public var path: Path
  /// The layer in which it is named, or `nil` outside of all layers.
  public var layer: SceneLayer.ID?
}

/// A range of bytes of a source file.
@frozen
public struct SourceSpan: Hashable, Sendable {
  /// The number of the file, in the order in which they were read. -1 without one, as in generated code.
  public var file: Int32
  /// The offset of the first byte.
  public var start: Int32
  /// The offset after the last byte.
  public var end: Int32

  /// Creates a range of bytes of a file.
  @inlinable
  public init(file: Int32, start: Int32, end: Int32) {
    self.file = file
    self.start = start
    self.end = end
  }

  /// The source of nodes that have none, as in generated code.
  public static let none = SourceSpan(file: -1, start: 0, end: 0)
}

/// One node of a scene.
@frozen
public struct SceneNode: Equatable, Sendable {
  /// What a node draws.
  @frozen
  public enum Content: Equatable, Sendable {
    /// A layer, and the number of following nodes that are inside it.
    case layer(SceneLayer.ID, count: Int32)
    /// A filled path. An open subpath is filled as if it were closed.
    case fill(path: Path.ID, rule: FillRule, paint: ScenePaint.ID)
    /// A stroke centered on a path.
    case stroke(path: Path.ID, style: StrokeStyle.ID, paint: ScenePaint.ID)
  }

  /// What the node draws.
  public var content: Content
  /// The source of the node.
  public var source: SourceSpan

  /// The number of nodes that it takes, with those inside it.
  @inlinable
  public var extent: Int {
    switch content {
    case .layer(_, let count): 1 + Int(count)
    case .fill, .stroke: 1
    }
  }

  /// Creates a node.
  @inlinable
  public init(content: Content, source: SourceSpan) {
    self.content = content
    self.source = source
  }
}

/// A layer: a group of nodes, with the effects that apply to all of them.
///
/// A layer with an effect is an isolated group. In the group, these are painted in this order: the shadows of its nodes;
/// the nodes, cut by clips, the erasure and masks; the inner shadows, inside the alpha of what was cut; the borders, cut.
/// The group is scaled by `scale`, rotated by `rotation`, faded by `opacity` and painted with `blend`.
///
/// The first `maskCount` items among the nodes are masks, and the last `borderCount` nodes are borders.
public struct SceneLayer: Equatable, Sendable {
  /// The meaning of a layer for the picture.
  public enum Role: Equatable, Sendable {
    /// A layer of the source.
    case layer
    /// The root of a shape that a `use` drew.
    case shape
    /// A group for the cuts of a stroke or a border.
    case part
    /// The content slot, which the app fills. It has no nodes.
    case emptySlot
    /// A slot filled by a `use`. Its nodes belong to the user: layers at a depth of at least `ownerDepth` (the root has
    /// depth 0) belong to the used shape, and these nodes don't cast their shadows.
    case filledSlot(ownerDepth: Int32)
    /// A mask of the layer around it. Its alpha shapes that layer, and it is never painted itself.
    case mask
  }

  /// The name in the source, or an empty string.
  public var name: String
  /// The meaning of the layer. Defaults to `layer`.
  public var role: Role
  /// The bounds, in the coordinates of the scene.
  public var frame: Rect
  /// The outline, or `nil` if it is the frame.
  public var outline: Path.ID?
  /// The opacity, in 0...1. Defaults to 1.
  public var opacity: Double = 1
  /// The factors by which the layer is scaled around the center of its frame, before the rotation. Negative ones mirror,
  /// and none is 0. Coordinates, widths and radii inside are those before the scaling.
  public var scale = Point(1, 1)
  /// The rotation around the center of the frame. Coordinates inside are those before the rotation.
  public var rotation: Angle = .zero
  /// The clips. Only the part inside all of them is visible.
  public var clips: [Clip] = []
  /// The erased region. It is simple, so that it looks the same under either rule.
  public var erasure: Path?
  /// The shadows below the layer, the topmost first. They are not cut.
  public var shadows: [Shadow] = []
  /// The source of each shadow. Shorter than `shadows` if it is unknown.
  public var shadowSources: [SourceSpan] = []
  /// The shadows inside the layer's silhouette, the topmost first. They are above everything but the borders. Their
  /// silhouette is that of the outer shadows without the borders.
  public var innerShadows: [Shadow] = []
  /// The source of each inner shadow. Shorter than `innerShadows` if it is unknown.
  public var innerShadowSources: [SourceSpan] = []
  /// The number of masks: layers with that role, the first ones among the nodes. Only their alpha counts, and those of
  /// several masks are multiplied.
  public var maskCount: Int32 = 0
  /// The number of nodes at the end that are borders of the layer.
  public var borderCount: Int32 = 0
  /// How the layer mixes with what its parent has painted below it.
  public var blend = BlendMode.normal
  /// Whether a layer directly inside has another blend mode than `.normal`. It only mixes with the items of this layer,
  /// and not with the shadows of this layer.
  public var isolatesBlending = false

  /// Creates a layer with a frame in the coordinates of the scene.
  public init(name: String = "", role: Role = .layer, frame: Rect) {
    self.name = name
    self.role = role
    self.frame = frame
  }

  /// Whether the layer has no effect on how its nodes are painted.
  public var isPlain: Bool {
    opacity == 1 && !isTransformed && clips.isEmpty && erasure == nil && maskCount == 0 && hasPlainPaint
  }

  /// Whether the layer casts no shadows and does not blend.
  private var hasPlainPaint: Bool {
    shadows.isEmpty && innerShadows.isEmpty && blend == .normal && !isolatesBlending
  }

  /// Whether it is scaled or mirrored.
  public var isScaled: Bool { scale != Point(1, 1) }

  /// Whether it is scaled, mirrored or rotated.
  public var isTransformed: Bool { isScaled || rotation != .zero }
}

/// A region to keep.
public struct Clip: Equatable, Sendable {
  /// The region that stays visible.
  public var path: Path
  /// The rule that decides what is inside the path.
  public var rule: FillRule

  /// Creates a clip. `rule` defaults to `nonZero`.
  public init(path: Path, rule: FillRule = .nonZero) {
    self.path = path
    self.rule = rule
  }
}

/// A blurred copy of a layer's silhouette: painted below the layer, or for an inner shadow, cut out of its inside.
public struct Shadow: Equatable, Sendable {
  /// The color of the shadow.
  public var color: Color
  /// The standard deviation of the Gaussian blur, in points. Not negative.
  public var radius: Double
  /// The displacement of the shadow, in points.
  public var offset: Point
  /// How far the shadow extends beyond the silhouette before the blur, in points. If it is not 0, `caster` is set. An
  /// inner shadow reaches that much farther inside. Negative values make both shadows smaller.
  public var spread: Double
  /// The silhouette after the spread: a simple path in the coordinates inside the layer, which is opaque. `nil` if the
  /// layer's nodes cast the shadow as they are painted.
  public var caster: Path?

  /// Creates a shadow. Lengths are in points.
  public init(color: Color, radius: Double, offset: Point, spread: Double = 0) {
    self.color = color
    self.radius = radius
    self.offset = offset
    self.spread = spread
  }

  /// How far the blur extends beyond the silhouette: three standard deviations contain 99.7 % of it.
  public var reach: Double { 3 * radius }
}
