/// A picture at one size with one set of values: every path resolved to the coordinates of the whole, every frame and
/// default computed. Backends draw it and know nothing above it.
///
/// The nodes are in paint order in one flat array; a layer is followed by its contents. Nodes refer to paths, paints,
/// stroke styles and layers in arenas. `SceneContents` is how to go through them.
///
/// Equal scenes have the same source spans, too; those of generated code have none.
public struct Scene: Equatable, Sendable {
  /// The name of the shape.
  public var name: String
  /// What the picture shows, for readers who cannot see it; the shape's name unless it is documented.
  public var title: String
  /// The size the picture was laid out for.
  public var size: Size
  /// The picture, depth first; the first node is the layer of the whole shape.
  public var nodes: [SceneNode] = []
  public var paths = Arena<Path>()
  public var paints = Arena<Paint>()
  public var strokeStyles = Arena<StrokeStyle>()
  public var layers = Arena<SceneLayer>()
  /// The paths that the source names, in the order in which they are computed.
  public var namedPaths: [NamedPath] = []

  public init(name: String, title: String, size: Size) {
    self.name = name
    self.title = title
    self.size = size
  }
}

extension Path { public typealias ID = Arena<Path>.ID }
extension Paint { public typealias ID = Arena<Paint>.ID }
extension StrokeStyle { public typealias ID = Arena<StrokeStyle>.ID }
extension SceneLayer { public typealias ID = Arena<SceneLayer>.ID }

/// A path that the source names with `let`.
public struct NamedPath: Equatable, Sendable {
  public var name: String
  /// In the coordinates of the whole.
  public var path: Path
  /// The layer in which it is named; `nil` outside of all layers.
  public var layer: SceneLayer.ID?
}

/// A range of bytes of a source file.
@frozen
public struct SourceSpan: Equatable, Hashable, Sendable {
  /// Which file, in the order they were read; -1 where there is none, as in generated code.
  public var file: Int32
  /// The offset of the first byte.
  public var start: Int32
  /// The offset after the last byte.
  public var end: Int32

  @inlinable
  public init(file: Int32, start: Int32, end: Int32) {
    self.file = file
    self.start = start
    self.end = end
  }

  public static let none = SourceSpan(file: -1, start: 0, end: 0)
}

/// One node of a scene.
@frozen
public struct SceneNode: Equatable, Sendable {
  @frozen
  public enum Content: Equatable, Sendable {
    /// A layer, and how many of the nodes that follow are inside it.
    case layer(SceneLayer.ID, count: Int32)
    /// A filled path. An open subpath is filled as if it were closed.
    case fill(path: Path.ID, rule: FillRule, paint: Paint.ID)
    /// A stroke centered on a path.
    case stroke(path: Path.ID, style: StrokeStyle.ID, paint: Paint.ID)
  }

  public var content: Content
  /// The source that made it.
  public var source: SourceSpan

  @inlinable
  public init(content: Content, source: SourceSpan) {
    self.content = content
    self.source = source
  }
}

/// A layer: a group of nodes with what applies to all of them.
///
/// It is painted so: the shadows of what is left of its nodes after the cuts, then those nodes, cut; the whole turned
/// by `rotation` and faded by `opacity`.
public struct SceneLayer: Equatable, Sendable {
  public enum Role: Equatable, Sendable {
    /// A layer of the source.
    case layer
    /// The whole of a shape that a `use` drew.
    case shape
    /// A group that a stroke or a border needs for its own cuts.
    case part
    /// The slot of the shape's content, to be filled by whoever shows the picture; it has no nodes.
    case emptySlot
    /// A slot that a `use` filled. Its nodes belong to the user: layers that lie at least `ownerDepth` layers deep
    /// (the root has depth 0) are the used shape's own, and their shadows leave these nodes out.
    case filledSlot(ownerDepth: Int32)
  }

  /// The name in the source, or nothing.
  public var name: String
  public var role: Role
  /// The bounds, in the coordinates of the whole.
  public var frame: Rect
  /// The outline; `nil` where it is the frame.
  public var outline: Path.ID?
  /// 0 (nothing is seen) to 1.
  public var opacity: Double = 1
  /// How far the layer is turned about the center of its frame. Coordinates inside are those before the turn.
  public var rotation: Angle = .zero
  /// Only what lies inside all of these is kept.
  public var clips: [Clip] = []
  /// What lies inside this is rubbed out. It is simple: filled alike under either rule.
  public var erasure: Path?
  /// The first is topmost. They are not cut.
  public var shadows: [Shadow] = []
  /// The source that made each of the shadows; shorter than `shadows` where that is not known.
  public var shadowSources: [SourceSpan] = []

  public init(name: String = "", role: Role = .layer, frame: Rect) {
    self.name = name
    self.role = role
    self.frame = frame
  }

  /// Whether the layer changes how its nodes are painted.
  public var isPlain: Bool {
    opacity == 1 && rotation == .zero && clips.isEmpty && erasure == nil && shadows.isEmpty
  }
}

/// A region to keep.
public struct Clip: Equatable, Sendable {
  public var path: Path
  public var rule: FillRule

  public init(path: Path, rule: FillRule = .nonZero) {
    self.path = path
    self.rule = rule
  }
}

/// A blurred copy of a layer's silhouette, painted below it.
public struct Shadow: Equatable, Sendable {
  public var color: Color
  /// The standard deviation of the Gaussian blur, in points; not negative.
  public var radius: Double
  public var offset: Point

  public init(color: Color, radius: Double, offset: Point) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }

  /// How far the blur reaches beyond the silhouette: three standard deviations hold 99.7 % of it.
  public var reach: Double { 3 * radius }
}
