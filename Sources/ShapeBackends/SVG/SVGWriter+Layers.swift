import ShapeCore

/// The attributes of an element for a layer. SVG applies them in this order: the filter, the clip, the mask, the
/// opacity, the blend mode, the transform.
struct Wrap {
  /// The ids of definitions, by number.
  var filter: Int?
  var clip: Int?
  var mask: Int?
  var opacity = 1.0
  var blending = Blending.none
  var transform: Placement?

  /// How an element mixes with those below it.
  enum Blending: Equatable {
    case none
    /// Elements inside only mix with each other.
    case isolated
    /// With a blend mode. It isolates, too.
    case mode(BlendMode)

    init(_ layer: SceneLayer) {
      self = layer.blend != .normal ? .mode(layer.blend) : layer.isolatesBlending ? .isolated : .none
    }
  }

  /// How an element is placed in the one around it.
  enum Placement {
    case rotation(Angle, center: Point)
    case translation(Point)
    case matrix(Transform)

    /// Creates the placement of a layer, or `nil` if it is not transformed.
    init?(_ layer: SceneLayer) {
      if layer.isScaled {
        self = .matrix(layer.transform)
      } else if layer.rotation != .zero {
        self = .rotation(layer.rotation, center: layer.frame.center)
      } else {
        return nil
      }
    }
  }

  var isEmpty: Bool {
    filter == nil && clip == nil && mask == nil && opacity == 1 && blending == .none && transform == nil
  }

  /// Whether it makes a group in which elements only mix with each other, without asking for it.
  private var isolates: Bool { filter != nil || mask != nil || opacity != 1 }

  /// The attributes without the opacity and the blend mode.
  var opaque: Wrap {
    var result = self
    result.opacity = 1
    if case .mode = blending { result.blending = .none }
    return result
  }

  /// The blending that the element's style must state.
  var styledBlending: Blending { blending == .isolated && isolates ? .none : blending }

  /// Returns the attributes of a single element with the same effect as an element with `inner` within one with these,
  /// or `nil` if that takes two.
  func merged(with inner: Wrap) -> Wrap? {
    if isEmpty { return inner }
    if inner.isEmpty { return self }
    // In a group of its own, there is nothing below it.
    if case .mode = inner.blending { return nil }
    if filter != nil { return nil }
    if inner.transform != nil, clip != nil || mask != nil || transform != nil { return nil }
    if clip != nil && inner.clip != nil || mask != nil && inner.mask != nil { return nil }
    var result = self
    result.filter = inner.filter
    result.clip = clip ?? inner.clip
    result.mask = mask ?? inner.mask
    result.opacity *= inner.opacity
    if result.blending == .none { result.blending = inner.blending }
    result.transform = transform ?? inner.transform
    return result
  }
}

extension Wrap {
  /// Creates attributes with the opacity, the blend mode and the transform of a layer.
  init(placing layer: SceneLayer) {
    self.init(opacity: layer.opacity, blending: Blending(layer), transform: Placement(layer))
  }
}

/// The total transform of the layers around some contents, without displacements.
struct TotalTurn: Equatable {
  /// The sum of the rotations.
  var rotation = Angle.zero
  var map = Transform.identity
  /// Whether one of the layers is scaled or mirrored.
  var isScaled = false

  /// The largest factor by which lengths are scaled along an axis.
  var magnification: Double {
    isScaled ? max(map.a * map.a + map.b * map.b, map.c * map.c + map.d * map.d).squareRoot() : 1
  }

  /// Returns the transform inside a layer.
  func inside(_ layer: SceneLayer) -> TotalTurn {
    TotalTurn(
      rotation: rotation + layer.rotation, map: layer.transform.linear.then(map), isScaled: isScaled || layer.isScaled)
  }
}

extension SVGDocument {
  /// Writes contents. Unless `wrap` is empty, only one item is visible, and gets it.
  /// - Parameter turn: The total transform of the layers around the contents.
  mutating func write(_ contents: SceneContents, wrap: Wrap, turn: TotalTurn) {
    var contents = contents
    while let element = nextElement(of: &contents) {
      switch element {
      case .layer(let layer, let inside): writeLayer(scene.layers[layer], inside, wrap: wrap, turn: turn)
      case .drawing(let drawing):
        guard drawing.isVisible else { continue }
        magnification = turn.magnification
        write(drawing, wrap: wrap, isShadow: contents.isShadow)
      }
    }
  }

  /// The drawing of one element.
  private enum Element {
    case layer(SceneLayer.ID, SceneContents)
    case drawing(Drawing)
  }

  /// A fill, a stroke, or a fill with the following stroke of the same path. `nil` if it is invisible.
  struct Drawing {
    var path: Path.ID
    var fill: (paint: ScenePaint.ID, rule: FillRule)?
    var stroke: (paint: ScenePaint.ID, style: StrokeStyle.ID)?

    var isVisible: Bool { fill != nil || stroke != nil }
  }

  private func nextElement(of contents: inout SceneContents) -> Element? {
    switch contents.next(in: scene) {
    case nil: return nil
    case .layer(let layer, let inside): return .layer(layer, inside)
    case .stroke(let path, let style, let paint):
      return .drawing(Drawing(path: path, stroke: visibleStroke(style, paint)))
    case .fill(let path, let rule, let paint):
      var drawing = Drawing(path: path, fill: isVisible(paint) && scene.fillShows(path) ? (paint, rule) : nil)
      var following = contents
      if case .stroke(let other, let style, let strokePaint) = following.next(in: scene),
        other == path || scene.paths[other] == scene.paths[path]
      {
        drawing.stroke = visibleStroke(style, strokePaint)
        contents = following
      }
      return .drawing(drawing)
    }
  }

  private func visibleStroke(
    _ style: StrokeStyle.ID, _ paint: ScenePaint.ID
  ) -> (paint: ScenePaint.ID, style: StrokeStyle.ID)? {
    isVisible(paint) && scene.strokeShows(style) ? (paint, style) : nil
  }

  /// Returns the number of elements of contents, counted up to 2.
  mutating func countElements(_ contents: SceneContents) -> Int {
    // Few nodes are counted faster than they are found.
    let isKept = contents.nodes.count > 16
    if isKept, let known = elementCounts[contents] { return known }
    var rest = contents
    var count = 0
    while count < 2, let element = nextElement(of: &rest) {
      switch element {
      case .layer(let layer, let inside): count += countElements(scene.layers[layer], inside)
      case .drawing(let drawing): count += drawing.isVisible ? 1 : 0
      }
    }
    if isKept { elementCounts[contents] = count }
    return count
  }

  private mutating func countElements(_ layer: SceneLayer, _ contents: SceneContents) -> Int {
    if layer.role == .emptySlot { return 1 }
    let inside = countElements(contents)
    if layer.isPlain { return inside }
    return layer.opacity > 0 || contents.containsEmptySlot(in: scene) ? min(inside, 1) : 0
  }

  /// Writes a layer. A slot is a marked group, unless a shadow is cast.
  mutating func writeLayer(_ layer: SceneLayer, _ contents: SceneContents, wrap: Wrap, turn: TotalTurn) {
    guard layer.role.isSlot, !contents.isShadow else {
      return writeLayerInside(layer, contents, wrap: wrap, turn: turn)
    }
    if countElements(layer, contents) == 0 { return }
    if layer.role == .emptySlot { return writeSlot(layer, wrap: wrap) }
    openSlot(layer, attributesOf: wrap)
    writeLayerInside(layer, contents, wrap: Wrap(), turn: turn)
    closeGroup()
  }

  private mutating func writeLayerInside(
    _ layer: SceneLayer, _ contents: SceneContents, wrap: Wrap, turn: TotalTurn
  ) {
    let inside = turn.inside(layer)
    if wrap.isEmpty, layer.isPlain, !contents.isShadow { return write(contents, wrap: wrap, turn: inside) }
    if countElements(layer, contents) == 0 { return }
    if layer.isPlain { return nest([wrap], contents, turn: inside) }

    guard let cuts = defineCuts(of: layer, contents, turn: inside) else { return }
    if contents.isShadow {
      var placing = Wrap(placing: layer)
      placing.blending = .none
      return nest([wrap, placing] + cuts, contents, turn: inside)
    }
    let shadows = layer.shadows.filter { !tint($0.color).isClear }
    let innerShadows = layer.innerShadows.filter { !tint($0.color).isClear }
    if !innerShadows.isEmpty || shadows.contains(where: { $0.caster != nil }) {
      return write(
        layer, contents, shadows: shadows, innerShadows: innerShadows, wrap: wrap, cuts: cuts, turn: turn)
    }
    if shadows.isEmpty { return nest([wrap, Wrap(placing: layer)] + cuts, contents, turn: inside) }
    writeShadowed(layer, shadows, contents, wrap: wrap, cuts: cuts, turn: turn)
  }

  /// Writes contents within elements with the attributes of `wraps`, the outermost first: as few elements as possible,
  /// and none if a single visible item can take the attributes itself.
  mutating func nest(_ wraps: [Wrap], _ contents: SceneContents, turn: TotalTurn) {
    let groups = Self.merged(wraps)
    guard let last = groups.last else { return write(contents, wrap: Wrap(), turn: turn) }
    let isSingle = countElements(contents) == 1
    for group in isSingle ? groups.dropLast() : groups[...] { openGroup(group) }
    write(contents, wrap: isSingle ? last : Wrap(), turn: turn)
    for _ in isSingle ? groups.dropLast() : groups[...] { closeGroup() }
  }

  /// Returns the fewest wraps with the same effect.
  static func merged(_ wraps: [Wrap]) -> [Wrap] {
    var result: [Wrap] = []
    for wrap in wraps where !wrap.isEmpty {
      if let merged = result.last?.merged(with: wrap) {
        result[result.count - 1] = merged
      } else {
        result.append(wrap)
      }
    }
    return result
  }

  mutating func openGroup(_ wrap: Wrap) {
    out.append("<g")
    attributes(wrap)
    writeClasses()
    out.append(UInt8(ascii: ">"))
  }

  mutating func closeGroup() {
    out.append("</g>")
  }

  mutating func attributes(_ wrap: Wrap) {
    switch wrap.transform {
    case nil: break
    case .rotation(let angle, let center):
      out.append(" transform=\"rotate(")
      out.number(angle.degrees)
      if NumberWriter.units(center.x) != 0 || NumberWriter.units(center.y) != 0 {
        out.append(UInt8(ascii: " "))
        out.number(center.x)
        out.append(UInt8(ascii: " "))
        out.number(center.y)
      }
      out.append(")\"")
    case .translation(let offset):
      out.append(" transform=\"translate(")
      out.number(offset.x)
      out.append(UInt8(ascii: " "))
      out.number(offset.y)
      out.append(")\"")
    case .matrix(let matrix):
      out.append(" transform=\"matrix(")
      for value in [matrix.a, matrix.b, matrix.c, matrix.d] {
        out.number(
          units: NumberWriter.units(value, decimals: NumberWriter.factorDecimals),
          decimals: NumberWriter.factorDecimals)
        out.append(UInt8(ascii: " "))
      }
      out.number(matrix.tx)
      out.append(UInt8(ascii: " "))
      out.number(matrix.ty)
      out.append(")\"")
    }
    if wrap.opacity != 1 { number(" opacity=\"", wrap.opacity) }
    if let clip = wrap.clip { reference(" clip-path=\"", clip) }
    if let mask = wrap.mask { reference(" mask=\"", mask) }
    if let filter = wrap.filter { reference(" filter=\"", filter) }
    blending = wrap.styledBlending
  }

  /// Writes the empty content slot, marked for the app.
  private mutating func writeSlot(_ layer: SceneLayer, wrap: Wrap) {
    let groups = Self.merged([wrap, Wrap(placing: layer)])
    for group in groups.dropLast() { openGroup(group) }
    openSlot(layer, attributesOf: groups.last ?? Wrap(), isEmpty: true)
    for _ in groups.dropLast() { closeGroup() }
  }

  /// Opens the group that marks a slot, or writes all of an empty one.
  private mutating func openSlot(_ layer: SceneLayer, attributesOf wrap: Wrap, isEmpty: Bool = false) {
    out.append("<g data-slot=\"")
    text(layer.name)
    out.append(UInt8(ascii: "\""))
    numbers(" data-frame=\"", layer.frame)
    attributes(wrap)
    writeClasses()
    out.append(isEmpty ? "/>" : ">")
  }
}
