import ShapeCore

/// A Core Animation layer as a value. The planner makes plans from a scene, and a `LayerTree` changes its layers from one plan
/// to the next, so that layers stay while a picture changes.
///
/// All coordinates are those of the scene, in every layer: the origin of the bounds is where the layer begins in them.
struct LayerPlan: Equatable, Sendable {
  var content: Content
  /// The name of the layer in the source.
  var name: String?
  /// The rectangle that the layer covers, in the coordinates of the scene.
  var bounds: Rect
  /// How far the layer is moved, without what is below it.
  var offset: Point = .zero
  /// The scaling and rotation around `pivot`.
  var transform: Transform = .identity
  /// The point that the transform keeps. Defaults to the top left corner of the bounds.
  var pivot: Point
  var opacity = 1.0
  /// Whether only what is in the bounds, with their rounded corners, is visible.
  var clipsToBounds = false
  /// The radius of the corners of the bounds, for a fill, a gradient or a clip.
  var cornerRadius = 0.0
  /// The layer whose alpha shapes this one.
  var mask = Mask.none
  /// The layers in it, from back to front.
  var children: [LayerPlan] = []

  indirect enum Mask: Equatable, Sendable {
    case none
    case layer(LayerPlan)
  }

  enum Content: Equatable, Sendable {
    /// Nothing but the layers in it.
    case group
    /// The bounds in one color.
    case fill(RGBA)
    // Indirect, so that the code that copies a plan, which Swift writes wherever one is copied, is short.
    indirect case shape(PlannedShape)
    indirect case gradient(PlannedGradient)
    /// A shadow without what casts it.
    indirect case shadow(PlannedShadow)
    indirect case image(PlannedImage)
  }

  init(_ content: Content, bounds: Rect, children: [LayerPlan] = []) {
    self.content = content
    self.bounds = bounds
    self.children = children
    pivot = bounds.origin
  }

  /// Returns a layer that fills a path. Defaults to black, as in masks.
  static func filling(_ path: Path, _ rule: FillRule = .nonZero, _ color: RGBA = Color.black.light) -> LayerPlan {
    LayerPlan(.shape(PlannedShape(path: path, rule: rule, fill: color)), bounds: .zero)
  }

  /// The number of layers, with masks.
  var count: Int {
    var count = children.reduce(1) { $0 + $1.count }
    if case .layer(let mask) = mask { count += mask.count }
    return count
  }

  /// Whether it or a layer inside it has a mask, if only the implicit one of `clipsToBounds`.
  var containsMask: Bool { mask != .none || clipsToBounds || children.contains { $0.containsMask } }

  /// Whether nothing but its content and its children says what it shows.
  var isPlain: Bool {
    offset == .zero && transform == .identity && opacity == 1 && name == nil
  }

  /// Whether it shows the same whatever its bounds are.
  var isFree: Bool {
    switch content {
    case .group, .shape: !clipsToBounds
    case .fill, .gradient, .shadow, .image: false
    }
  }

  /// The kind and the name, by which a layer of one plan is found in the next.
  var identity: Identity {
    let kind: Identity.Kind =
      switch content {
      case .group, .fill, .shadow: .plain
      case .image: .image
      case .shape: .shape
      case .gradient: .gradient
      }
    return Identity(kind: kind, name: name)
  }

  struct Identity: Hashable {
    /// The class of the layer. Images are apart, because they take longer to draw again than other layers to make.
    enum Kind { case plain, image, shape, gradient }
    var kind: Kind
    var name: String?
  }
}

/// A path, filled, stroked, or both: the stroke is above the fill.
struct PlannedShape: Equatable, Sendable {
  var path: Path
  var rule = FillRule.nonZero
  var fill: RGBA?
  var stroke: Stroke?

  struct Stroke: Equatable, Sendable {
    var color: RGBA
    var style: StrokeStyle
  }
}

/// A gradient that fills the bounds of its layer.
struct PlannedGradient: Equatable, Sendable {
  enum Kind: Sendable { case axial, radial, conic }
  var kind: Kind
  /// The colors, whose positions are in 0...1.
  var stops: [Stop]
  /// The points between which it runs, in units of the bounds. From the center to the edge of the unit circle for a
  /// radial gradient, and in the direction of the first color for a conic one.
  var start: Point
  var end: Point

  struct Stop: Equatable, Sendable {
    var color: RGBA
    var position: Double
  }
}

/// A shadow of a path, filled nonzero.
struct PlannedShadow: Equatable, Sendable {
  var caster: Path
  var color: RGBA
  /// The standard deviation of the blur, in points.
  var radius: Double
}

/// Paint that layers can't show, and that is drawn as an image of the bounds.
struct PlannedImage: Sendable {
  indirect enum Subject: Sendable {
    /// Some contents, in which layers may blend.
    case contents(SceneContents)
    /// A layer with all its effects, as a mask.
    case layer(SceneLayer, SceneContents)
    /// The product of the masks of a layer, inside a region, or everywhere.
    case masks(of: SceneLayer, SceneContents, within: Path?)
    case shadow(Shadow, of: SceneLayer, SceneContents)
    case innerShadow(Shadow, of: SceneLayer, SceneContents)
  }

  var subject: Subject
  /// The scene, resolved in one appearance.
  var scene: Scene
  /// The pixels, which cover the bounds of the layer.
  var grid: PixelGrid
}

/// Images are equal if what they show is, whatever else is in their scenes. So they aren't drawn again if another part of
/// a picture changes.
extension PlannedImage: Equatable {
  static func == (a: PlannedImage, b: PlannedImage) -> Bool {
    guard a.grid == b.grid else { return false }
    func isLike(
      _ layer: SceneLayer, _ contents: SceneContents, _ other: SceneLayer, _ otherContents: SceneContents
    ) -> Bool {
      a.scene.paints(layer, contents, like: other, otherContents, in: b.scene)
    }
    switch (a.subject, b.subject) {
    case (.contents(let contents), .contents(let other)): return a.scene.paints(contents, like: other, in: b.scene)
    case (.layer(let layer, let contents), .layer(let other, let otherContents)):
      return isLike(layer, contents, other, otherContents)
    case (.masks(let layer, let contents, let region), .masks(let other, let otherContents, let otherRegion)):
      return region == otherRegion && isLike(layer, contents, other, otherContents)
    case (.shadow(let shadow, let layer, let contents), .shadow(let otherShadow, let other, let otherContents)):
      return shadow == otherShadow && isLike(layer, contents, other, otherContents)
    case (
      .innerShadow(let shadow, let layer, let contents), .innerShadow(let otherShadow, let other, let otherContents)
    ):
      return shadow == otherShadow && isLike(layer, contents, other, otherContents)
    case (.contents, _), (.layer, _), (.masks, _), (.shadow, _), (.innerShadow, _): return false
    }
  }
}
