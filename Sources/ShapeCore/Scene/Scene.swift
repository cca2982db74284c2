/// A picture at one size with one set of values: every path in the coordinates of the scene, every frame and default
/// computed. It is all that backends need.
///
/// The nodes are in paint order in one flat array; a layer is followed by its contents. Nodes refer to paths, paints,
/// stroke styles and layers in arenas. Use `SceneContents` to visit them.
///
/// Equal scenes also have the same source spans. Those of generated code have none.
@usableFromInline
package struct Scene: Equatable, Sendable {
  /// The name of the shape.
  package var name: String
  /// The title of the picture, for accessibility: the documentation of the shape. Defaults to its name.
  package var title: String
  /// The size for which the picture was laid out.
  package var size: Size
  /// The nodes of the picture, depth first. The first one is the layer of the whole shape.
  @usableFromInline package var nodes: [SceneNode] = []
  /// The paths of the nodes and layers.
  @usableFromInline package var paths = Arena<Path>()
  /// The paints of the nodes.
  @usableFromInline package var paints = Arena<ScenePaint>()
  /// The styles of the strokes.
  @usableFromInline package var strokeStyles = Arena<StrokeStyle>()
  /// The layers.
  @usableFromInline package var layers = Arena<SceneLayer>()
  /// The named paths of the source, in the order in which they are computed.
  package var namedPaths: [NamedPath] = []
  /// The parameters whose values `Color.parameter` identifies. Empty unless they are traced.
  package var colorParameters: [String] = []

  /// Creates an empty picture with a size, in points.
  package init(name: String, title: String, size: Size) {
    self.name = name
    self.title = title
    self.size = size
  }
}

extension Path {
  /// The identifier of a path of a scene.
  @usableFromInline package typealias ID = Arena<Path>.ID
}
extension ScenePaint {
  /// The identifier of a paint of a scene.
  @usableFromInline package typealias ID = Arena<ScenePaint>.ID
}
extension StrokeStyle {
  /// The identifier of a stroke style of a scene.
  @usableFromInline package typealias ID = Arena<StrokeStyle>.ID
}
extension SceneLayer {
  /// The identifier of a layer of a scene.
  @usableFromInline package typealias ID = Arena<SceneLayer>.ID
}

/// A path that the source names with `let`.
package struct NamedPath: Equatable, Sendable {
  /// The name in the source.
  package var name: String
  /// The path in the coordinates of the scene.
  package var path: Path
  /// The layer in which it is named, or `nil` outside of all layers.
  package var layer: SceneLayer.ID?
}

/// A range of bytes of a source file.
@usableFromInline
package struct SourceSpan: Hashable, Sendable {
  /// The number of the file, in the order in which they were read. -1 without one, as in generated code.
  @usableFromInline package var file: Int32
  /// The offset of the first byte.
  @usableFromInline package var start: Int32
  /// The offset after the last byte.
  @usableFromInline package var end: Int32

  /// Creates a range of bytes of a file.
  @inlinable
  package init(file: Int32, start: Int32, end: Int32) {
    self.file = file
    self.start = start
    self.end = end
  }

  /// The source of nodes that have none, as in generated code.
  package static let none = SourceSpan(file: -1, start: 0, end: 0)
}

/// One node of a scene.
@usableFromInline
package struct SceneNode: Equatable, Sendable {
  /// What a node draws.
  @usableFromInline
  package enum Content: Equatable, Sendable {
    /// A layer, and the number of following nodes that are inside it.
    case layer(SceneLayer.ID, count: Int32)
    /// A filled path. An open subpath is filled as if it were closed.
    case fill(path: Path.ID, rule: FillRule, paint: ScenePaint.ID)
    /// A stroke centered on a path.
    case stroke(path: Path.ID, style: StrokeStyle.ID, paint: ScenePaint.ID)
  }

  /// What the node draws.
  @usableFromInline package var content: Content
  /// The source of the node.
  @usableFromInline package var source: SourceSpan

  /// The number of nodes that it takes, with those inside it.
  @inlinable
  package var extent: Int {
    switch content {
    case .layer(_, let count): 1 + Int(count)
    case .fill, .stroke: 1
    }
  }

  /// Creates a node.
  @inlinable
  package init(content: Content, source: SourceSpan) {
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
@usableFromInline
package struct SceneLayer: Equatable, Sendable {
  /// The meaning of a layer for the picture.
  @usableFromInline
  package enum Role: Equatable, Sendable {
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
  package var name: String
  /// The meaning of the layer. Defaults to `layer`.
  @usableFromInline package var role: Role
  /// The bounds, in the coordinates of the scene.
  package var frame: Rect
  /// The outline, or `nil` if it is the frame.
  package var outline: Path.ID?
  /// The opacity, in 0...1. Defaults to 1.
  package var opacity: Double = 1
  /// The factors by which the layer is scaled around the center of its frame, before the rotation. Negative ones mirror,
  /// and none is 0. Coordinates, widths and radii inside are those before the scaling.
  package var scale = Point(1, 1)
  /// The rotation around the center of the frame. Coordinates inside are those before the rotation.
  package var rotation: Angle = .zero
  /// The clips. Only the part inside all of them is visible.
  package var clips: [Clip] = []
  /// The erased region. It is simple, so that it looks the same under either rule.
  package var erasure: Path?
  /// The shadows below the layer, the topmost first. They are not cut.
  package var shadows: [Shadow] = []
  /// The source of each shadow. Shorter than `shadows` if it is unknown.
  package var shadowSources: [SourceSpan] = []
  /// The shadows inside the layer's silhouette, the topmost first. They are above everything but the borders. Their
  /// silhouette is that of the outer shadows without the borders.
  package var innerShadows: [Shadow] = []
  /// The source of each inner shadow. Shorter than `innerShadows` if it is unknown.
  package var innerShadowSources: [SourceSpan] = []
  /// The number of masks: layers with that role, the first ones among the nodes. Only their alpha counts, and those of
  /// several masks are multiplied.
  package var maskCount: Int32 = 0
  /// The number of nodes at the end that are borders of the layer.
  package var borderCount: Int32 = 0
  /// How the layer mixes with what its parent has painted below it.
  package var blend = BlendMode.normal
  /// Whether a layer directly inside has another blend mode than `.normal`. It only mixes with the items of this layer,
  /// and not with the shadows of this layer.
  package var isolatesBlending = false

  /// Creates a layer with a frame in the coordinates of the scene.
  package init(name: String = "", role: Role = .layer, frame: Rect) {
    self.name = name
    self.role = role
    self.frame = frame
  }

  /// Whether the layer has no effect on how its nodes are painted.
  package var isPlain: Bool {
    opacity == 1 && !isTransformed && clips.isEmpty && erasure == nil && maskCount == 0 && hasPlainPaint
  }

  /// Whether the layer casts no shadows and does not blend.
  private var hasPlainPaint: Bool {
    shadows.isEmpty && innerShadows.isEmpty && blend == .normal && !isolatesBlending
  }

  /// Whether it is scaled or mirrored.
  package var isScaled: Bool { scale != Point(1, 1) }

  /// Whether it is scaled, mirrored or rotated.
  package var isTransformed: Bool { isScaled || rotation != .zero }
}

/// A region to keep.
package struct Clip: Equatable, Sendable {
  /// The region that stays visible.
  package var path: Path
  /// The rule that decides what is inside the path.
  package var rule: FillRule

  /// Creates a clip. `rule` defaults to `nonZero`.
  package init(path: Path, rule: FillRule = .nonZero) {
    self.path = path
    self.rule = rule
  }
}

/// A blurred copy of a layer's silhouette: painted below the layer, or for an inner shadow, cut out of its inside.
package struct Shadow: Equatable, Sendable {
  /// The color of the shadow.
  package var color: Color
  /// The standard deviation of the Gaussian blur, in points. Not negative.
  package var radius: Double
  /// The displacement of the shadow, in points.
  package var offset: Point
  /// How far the shadow extends beyond the silhouette before the blur, in points. If it is not 0, `caster` is set. An
  /// inner shadow reaches that much farther inside. Negative values make both shadows smaller.
  package var spread: Double
  /// The silhouette after the spread: a simple path in the coordinates inside the layer, which is opaque. `nil` if the
  /// layer's nodes cast the shadow as they are painted.
  package var caster: Path?

  /// Creates a shadow. Lengths are in points.
  package init(color: Color, radius: Double, offset: Point, spread: Double = 0) {
    self.color = color
    self.radius = radius
    self.offset = offset
    self.spread = spread
  }

  /// How far the blur extends beyond the silhouette: three standard deviations contain 99.7 % of it.
  package var reach: Double { 3 * radius }
}
