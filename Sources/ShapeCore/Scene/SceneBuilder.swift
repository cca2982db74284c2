/// Builds a scene layer by layer. The evaluator and generated code both draw through it, so that both make the same
/// scene.
///
/// Coordinates are those of the open layer: (0, 0) is its top left corner. Fills, strokes and layers are painted in the
/// order in which they come. When a layer ends, it sorts those with ordering constraints, and paints its borders.
@_spi(Generated)
public struct SceneBuilder: Sendable {
  /// The picture so far.
  package internal(set) var scene: Scene
  /// The remaining work on regions. When it is spent, nothing more is erased, and borders and strokes that need such
  /// work are omitted. Each is recorded.
  package var budget = StepBudget.unlimited
  /// The number of dashes left for strokes and borders. Those that need more are solid.
  package var dashes = StepBudget(PictureLimits.dashes)
  /// The number of iterations left for the loops of generated code.
  var loops = StepBudget(PictureLimits.steps)
  /// The number of layers, fills, strokes and borders left; later ones are omitted. The builder also counts the root
  /// and the layer of each slot, so that it has room for every picture that the language accepts.
  var remainingElements = 2 * PictureLimits.elements
  /// The number of open layers that are omitted.
  private var omittedDepth = 0
  /// The size of one device pixel, in points.
  public var pixel = 1.0
  /// The direction of the layout, for `leading` and `trailing`.
  public var direction = LayoutDirection.leftToRight
  private var open: [OpenLayer] = []
  /// The layers and slots in the open layers, those of the innermost last.
  private var orders: [PlacedNode] = []
  /// The last solid paint, because solid paints are often repeated.
  private var lastColor: (color: Color, paint: ScenePaint.ID)?
  /// The content for the slot of the shape that generated code is drawing.
  var filling: Filling?
  /// The name of the used shape that generated code is drawing, or `nil` for the top-level shape.
  var usedShape: String?
  /// Whether an empty slot belongs to the top-level shape, and not to a shape that it uses.
  var slotIsOwn = true
  /// Whether the shape that generated code is drawing needs an element that its list lacks.
  var lacksElement = false
  /// The requirements of the source that are false, and the work on regions that is omitted.
  package internal(set) var brokenRequirements: [Requirement] = []
  /// The omitted work that has not been returned.
  var omittedWork: [OmittedWork] = []

  private struct OpenLayer {
    var layer: SceneLayer.ID
    var node: Int
    var firstOrder: Int
    var frame: Rect
    /// The outline in the coordinates of the layer, so that a shape is the same at any position.
    var outline: Path
    /// Whether the outline differs from the frame.
    var hasOutline = false
    /// The factors by which the layer and those around it are scaled together, without signs; upper bounds if one of
    /// them is rotated.
    var scale = Point(1, 1)
    /// Whether the layer or one around it can be mirrored in one direction of the layout, and the factor in this one.
    /// `nil` if none can.
    var mirroring: Double?
    /// Drawn when the layer ends, because they meet each other.
    var borders: [Border] = []
    /// Regions to erase, each of them simple, in the coordinates of the layer.
    var erased: [Path] = []
    /// The statement that erases the last of them.
    var eraseSource = SourceSpan.none
    /// The nodes of the masks.
    var masks: [Int] = []
  }

  /// Creates a builder of an empty picture with a size, in points.
  package init(name: String, title: String, size: Size) {
    scene = Scene(name: name, title: title, size: size)
  }

  /// Returns the factors by which a new layer and the open ones are scaled together, without signs; upper bounds if one of
  /// them is rotated.
  package func totalScale(_ scale: Point, isRotated: Bool) -> Point {
    let outer = open.last?.scale ?? Point(1, 1)
    let largest = max(outer.x, outer.y)
    return isRotated
      ? Point(largest * abs(scale.x), largest * abs(scale.y)) : Point(outer.x * abs(scale.x), outer.y * abs(scale.y))
  }

  /// The direction to use inside the open layer: the opposite one in a layer that is mirrored, because that reverses it.
  package var directionBeforeMirroring: LayoutDirection { open.last?.mirroring == -1 ? direction.opposite : direction }

  /// The open layer.
  package var openLayer: SceneLayer.ID? { open.last?.layer }

  /// The number of open layers.
  package var depth: Int { open.count }

  /// The frame of the open layer, in the coordinates of the scene.
  package var frame: Rect { open.last?.frame ?? Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height) }

  /// Counts an element. Returns `false` if there is no room for it.
  private mutating func admit() -> Bool {
    guard omittedDepth == 0, remainingElements > 0 else { return false }
    remainingElements -= 1
    return true
  }

  // MARK: Layers

  /// Opens a layer with a frame in the coordinates of the open layer. One with a factor of 0 is invisible.
  /// - Parameter mirroring: When the layer is mirrored. Layers that can be mirrored are never in each other.
  @inline(never)
  package mutating func beginLayer(
    name: String, role: SceneLayer.Role = .layer, frame: Rect, order: ZOrder = ZOrder(), opacity: Double = 1,
    rotation: Angle = .zero, scale: Point = Point(1, 1), blend: BlendMode = .normal, mirroring: Mirroring? = nil,
    source: SourceSpan = .none
  ) {
    guard admit() else {
      omittedDepth += 1
      return
    }
    let mirrored = mirroring?.factor(in: direction)
    let scale = Point(scale.x * (mirrored ?? 1), scale.y)
    let absolute = frame.translated(by: self.frame.origin)
    var layer = SceneLayer(name: name, role: role, frame: absolute)
    layer.opacity = opacity
    // The mirror image of a turn is the opposite turn.
    layer.rotation = mirrored == -1 ? -rotation : rotation
    if min(abs(scale.x), abs(scale.y)) < PictureLimits.smallestFactor { layer.opacity = 0 } else { layer.scale = scale }
    layer.blend = blend
    if let parent = open.last?.layer {
      if role == .mask {
        open[open.count - 1].masks.append(scene.nodes.count)
      } else {
        orders.append(PlacedNode(name: name, order: order, source: source, node: scene.nodes.count))
      }
      if blend != .normal { scene.layers[parent].isolatesBlending = true }
    }
    begin(layer, source, mirroring: mirrored ?? open.last?.mirroring)
  }

  private mutating func begin(_ layer: consuming SceneLayer, _ source: SourceSpan, mirroring: Double?) {
    let scale = totalScale(layer.scale, isRotated: layer.rotation != .zero)
    let frame = layer.frame
    let id = scene.layers.append(layer)
    open.append(
      OpenLayer(
        layer: id, node: scene.nodes.count, firstOrder: orders.count, frame: frame, outline: .rect(frame.atOrigin),
        scale: scale, mirroring: mirroring))
    scene.nodes.append(SceneNode(content: .layer(id, count: 0), source: source))
  }

  /// Removes everything that has been drawn in the open layer.
  mutating func clearOpenLayer() {
    guard omittedDepth == 0, let layer = open.popLast() else { return }
    scene.nodes.removeSubrange((layer.node + 1)...)
    orders.removeSubrange(layer.firstOrder...)
    scene.layers.removeAll(after: layer.layer)
    scene.namedPaths.removeAll { $0.layer.map { $0 >= layer.layer } ?? false }
    let old = scene.layers[layer.layer]
    scene.layers[layer.layer] = SceneLayer(name: old.name, role: old.role, frame: old.frame)
    open.append(
      OpenLayer(
        layer: layer.layer, node: layer.node, firstOrder: layer.firstOrder, frame: layer.frame,
        outline: .rect(layer.frame.atOrigin), scale: layer.scale, mirroring: layer.mirroring))
  }

  /// Adds an empty content slot. In a layer that can be mirrored it is in a layer of its own, so that its content is never
  /// mirrored, and has the same layers around it in both directions.
  package mutating func emptySlot(name: String, frame: Rect, order: ZOrder = ZOrder(), source: SourceSpan = .none) {
    guard let factor = open.last?.mirroring else {
      beginLayer(name: name, role: .emptySlot, frame: frame, order: order, source: source)
      return endLayer()
    }
    beginLayer(name: name, frame: frame, order: order, scale: Point(factor, 1), source: source)
    beginLayer(name: name, role: .emptySlot, frame: frame.atOrigin, source: source)
    endLayer()
    endLayer()
  }

  /// Opens a slot that a user fills. What is drawn in it is never mirrored.
  /// - Parameter ownerDepth: The number of layers around the used shape.
  package mutating func beginSlot(
    name: String, ownerDepth: Int32, frame: Rect, order: ZOrder, source: SourceSpan = .none
  ) {
    let factor = open.last?.mirroring
    beginLayer(
      name: name, role: .filledSlot(ownerDepth: ownerDepth), frame: frame, order: order, scale: Point(factor ?? 1, 1),
      source: source)
    if factor != nil, omittedDepth == 0 { open[open.count - 1].mirroring = nil }
  }

  /// Records the place of a used shape's slot that its user leaves empty. It is not part of the picture, but its
  /// siblings can be ordered above and below it.
  package mutating func absentSlot(name: String, order: ZOrder = ZOrder(), source: SourceSpan = .none) {
    guard !open.isEmpty, omittedDepth == 0 else { return }
    orders.append(PlacedNode(name: name, order: order, source: source, node: scene.nodes.count, isAbsent: true))
  }

  /// Ends the open layer, and sorts its items by their ordering constraints.
  ///
  /// If the constraints contradict each other, the items keep the order of the source.
  /// - Returns: The cycle of constraints, each layer above the next, or `nil` if there is none.
  @discardableResult
  package mutating func finishLayer() -> [OrderConflict]? {
    if omittedDepth > 0 {
      omittedDepth -= 1
      return nil
    }
    let borders = scene.nodes.count
    for frame in BorderFrame.frames(of: open.last?.borders ?? []) { appendBorders(frame) }
    guard let layer = open.popLast() else { return nil }
    scene.layers[layer.layer].borderCount = Int32(scene.nodes.count - borders)
    if layer.hasOutline {
      scene.layers[layer.layer].outline = scene.paths.append(layer.outline.translated(by: layer.frame.origin))
    }
    scene.layers[layer.layer].erasure = union(of: layer.erased, layer.eraseSource)?.translated(by: layer.frame.origin)
    var items = (layer.node + 1)..<borders
    if !layer.masks.isEmpty {
      let count = scene.nodes.moveToFront(layer.masks, of: items, placed: &orders[layer.firstOrder...])
      scene.layers[layer.layer].maskCount = Int32(layer.masks.count)
      items = (items.lowerBound + count)..<borders
    }
    let cycle = scene.nodes.sort(items, placed: orders[layer.firstOrder...])
    orders.removeSubrange(layer.firstOrder...)
    scene.nodes[layer.node].content = .layer(layer.layer, count: Int32(scene.nodes.count - layer.node - 1))
    resolveSpread(ofLayerAt: layer.node)
    return cycle
  }

  /// Ends the open layer. Items whose ordering constraints contradict each other keep the order of the source.
  public mutating func endLayer() { finishLayer() }

  /// Sets the outline of the open layer. Defaults to its frame.
  public mutating func setOutline(_ path: Path) {
    guard let layer = open.last, omittedDepth == 0 else { return }
    let outline = path.finite
    open[open.count - 1].outline = outline
    open[open.count - 1].hasOutline = outline != .rect(layer.frame.atOrigin)
  }

  /// The outline of the open layer.
  public var outlinePath: Path { open.last?.outline ?? .rect(bounds) }

  /// The number of elements of the outline.
  package var outlineElementCount: Int { outlinePath.elementCount }

  // MARK: Paints

  /// Fills a path. Defaults to the outline.
  package mutating func fill(
    _ path: Path? = nil, rule: FillRule = .nonZero, paint: Paint, source: SourceSpan = .none
  ) {
    guard admit() else { return }
    appendFill(path?.finite ?? outlinePath, rule, paint, source)
  }

  /// Strokes a path. Defaults to the outline. A stroke without width paints nothing, and one with more
  /// dashes than are left is solid.
  package mutating func stroke(
    _ path: Path? = nil, style: StrokeStyle, alignment: StrokeAlignment = .center, paint: Paint,
    source: SourceSpan = .none
  ) {
    guard style.width > 0, admit() else { return }
    let path = path?.finite ?? outlinePath
    appendStroke(path, style.drawable(along: path, &dashes), alignment, paint, source)
  }

  /// Draws a border along some edges, inside the outline and above everything else in the layer.
  ///
  /// Borders of different edges meet in the corners as those of a CSS box do, whether they come from one call or
  /// several. If a later one names an edge again, it and those after it are above the earlier ones. A width that is not
  /// positive and finite draws nothing. A border with more dashes than are left is solid. In a layer that is mirrored,
  /// `leading` and `trailing` are where they are before that, so that they arrive where they should be.
  package mutating func border(
    _ edges: Edges, width: Double, dash: [Double] = [], phase: Double = 0, fitted: Bool = false, paint: Paint,
    source: SourceSpan = .none
  ) {
    let edges = edges.resolved(directionBeforeMirroring)
    guard width > 0, width.isFinite, !edges.isDisjoint(with: .all), !open.isEmpty, admit() else { return }
    let style = StrokeStyle(width: width, dash: dash, phase: phase, fitted: fitted).drawable(
      along: outlinePath, &dashes)
    open[open.count - 1].borders.append(
      Border(
        edges: edges.intersection(.all), width: style.width, dash: style.dash, phase: style.phase,
        fitted: style.fitted, paint: paint.drawable, source: source))
  }

  // MARK: Cuts and shadows

  /// Keeps only the part inside a path. Defaults to the outline.
  public mutating func clip(_ path: Path? = nil, rule: FillRule = .nonZero) {
    guard let layer = open.last, omittedDepth == 0 else { return }
    scene.layers[layer.layer].clips.append(Clip(path: absolute(path?.finite ?? outlinePath), rule: rule))
  }

  /// Erases the inside of a path.
  package mutating func erase(_ path: Path, rule: FillRule = .nonZero, source: SourceSpan) {
    guard !open.isEmpty, omittedDepth == 0, let region = simplified(path.finite, rule, for: .erase, source),
      !region.isEmpty
    else { return }
    open[open.count - 1].erased.append(region)
    open[open.count - 1].eraseSource = source
  }

  /// Returns the region of a fill as a simple path, or `nil` if it has no result.
  mutating func simplified(
    _ path: Path, _ rule: FillRule, for work: OmittedWork.Kind, _ source: SourceSpan
  ) -> Path? {
    switch path.storage {
    case .rect, .roundedRect, .ellipse: path
    case .elements:
      attempt(work, source) { budget throws(RegionError) in
        try path.combined(with: .empty, .union, rule: rule, budget: &budget)
      }
    }
  }

  /// Returns the union of some simple paths, all of which run clockwise, or `nil` if there are none or it has no result.
  private mutating func union(of regions: [Path], _ source: SourceSpan) -> Path? {
    if regions.count < 2 { return regions.first }
    return simplified(Path(regions.flatMap { $0.elements }), .nonZero, for: .erase, source)
  }

  /// Adds a shadow. The first one of a layer is topmost.
  package mutating func shadow(_ shadow: Shadow, isInner: Bool = false, source: SourceSpan = .none) {
    guard let layer = open.last?.layer, omittedDepth == 0 else { return }
    let shadow = Shadow(
      color: shadow.color.drawable, radius: shadow.radius.length, offset: shadow.offset.drawable,
      spread: shadow.spread.drawable)
    if isInner {
      scene.layers[layer].innerShadows.append(shadow)
      scene.layers[layer].innerShadowSources.append(source)
    } else {
      scene.layers[layer].shadows.append(shadow)
      scene.layers[layer].shadowSources.append(source)
    }
  }

  // MARK: Nodes

  /// Returns a path of the open layer in the coordinates of the scene.
  private func absolute(_ path: Path) -> Path { path.translated(by: frame.origin) }

  /// Names a path of the open layer, so that users of the scene can find it.
  public mutating func name(_ name: String, _ path: Path) {
    guard omittedDepth == 0 else { return }
    scene.namedPaths.append(NamedPath(name: name, path: absolute(path.finite), layer: openLayer))
  }

  mutating func appendFill(_ path: Path, _ rule: FillRule, _ paint: Paint, _ source: SourceSpan) {
    let path = scene.paths.append(absolute(path))
    scene.nodes.append(SceneNode(content: .fill(path: path, rule: rule, paint: id(of: paint)), source: source))
  }

  @inline(never)
  mutating func appendStroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint, _ source: SourceSpan) {
    let plain = path.withPlainDashes(style)
    let path = scene.paths.append(absolute(plain.path))
    let style = id(of: plain.style)
    scene.nodes.append(SceneNode(content: .stroke(path: path, style: style, paint: id(of: paint)), source: source))
  }

  /// Appends a group with its own cuts, for a stroke that they shape.
  mutating func appendPart(
    clips: [Clip], erasure: Path? = nil, source: SourceSpan, _ body: (inout SceneBuilder) -> Void
  ) {
    var layer = SceneLayer(role: .part, frame: frame)
    layer.clips = clips.map { Clip(path: absolute($0.path), rule: $0.rule) }
    layer.erasure = erasure.map { absolute($0) }
    let node = scene.nodes.count
    let id = scene.layers.append(layer)
    scene.nodes.append(SceneNode(content: .layer(id, count: 0), source: source))
    body(&self)
    scene.nodes[node].content = .layer(id, count: Int32(scene.nodes.count - node - 1))
  }

  /// Adds a stroke style, unless it is the same as the last one.
  private mutating func id(of style: StrokeStyle) -> StrokeStyle.ID {
    if let last = scene.strokeStyles.indices.last, scene.strokeStyles[last] == style { return last }
    return scene.strokeStyles.append(style)
  }

  /// Adds a paint, with its defaults resolved in the open layer.
  private mutating func id(of paint: Paint) -> ScenePaint.ID {
    let paint = ScenePaint(paint.drawable, in: frame)
    guard case .color(let color) = paint else { return scene.paints.append(paint) }
    if let lastColor, lastColor.color == color { return lastColor.paint }
    let id = scene.paints.append(paint)
    lastColor = (color, id)
    return id
  }
}

extension Rect {
  /// A rectangle of the same size with its top left corner at the origin.
  fileprivate var atOrigin: Rect { Rect(x: 0, y: 0, width: width, height: height) }
}
