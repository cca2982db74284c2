import ShapeKit

/// The attributes that a layer puts on an element. SVG applies them in this order: the filter, the clip, the mask, the
/// opacity, the rotation.
struct Wrap {
  /// The ids of definitions, by number.
  var filter: Int?
  var clip: Int?
  var mask: Int?
  var opacity = 1.0
  var rotation: (angle: Angle, center: Point)?

  init() {}

  /// The opacity and the rotation of a layer.
  init(turning layer: SceneLayer) {
    opacity = layer.opacity
    if layer.rotation != .zero { rotation = (layer.rotation, layer.frame.center) }
  }

  var isEmpty: Bool { filter == nil && clip == nil && mask == nil && opacity == 1 && rotation == nil }

  /// The same without the opacity.
  var opaque: Wrap {
    var result = self
    result.opacity = 1
    return result
  }

  /// The attributes of one element that amounts to an element with `inner` within one with these; nil where it takes
  /// two.
  func merged(with inner: Wrap) -> Wrap? {
    if isEmpty { return inner }
    if inner.isEmpty { return self }
    if filter != nil { return nil }
    if inner.rotation != nil, clip != nil || mask != nil || rotation != nil { return nil }
    if clip != nil && inner.clip != nil || mask != nil && inner.mask != nil { return nil }
    var result = self
    result.filter = inner.filter
    result.clip = clip ?? inner.clip
    result.mask = mask ?? inner.mask
    result.opacity *= inner.opacity
    result.rotation = rotation ?? inner.rotation
    return result
  }
}

extension SVGDocument {
  /// Writes nodes. Unless `wrap` is empty, only one of them shows, and gets it.
  mutating func writeNodes(_ range: Range<Int>, wrap: Wrap, in context: Context) {
    var index = range.lowerBound
    while index < range.upperBound {
      let item = item(at: index, before: range.upperBound)
      switch item.content {
      case .layer(let layer, let contents):
        writeLayer(layer, contents, wrap: wrap, in: context)
      case .drawing(let path, let fill, let stroke):
        if fill != nil || stroke != nil {
          writeElement(path, fill: fill, stroke: stroke, wrap: wrap, in: context)
        }
      }
      index = item.end
    }
  }

  /// What one element can say: a layer, or a fill with the stroke of the same path that follows it.
  private struct Item {
    enum Content {
      case layer(Int32, Range<Int>)
      case drawing(path: Int32, fill: (paint: Int32, rule: FillRule)?, stroke: (paint: Int32, style: Int32)?)
    }
    var content: Content
    /// The index of the node after it.
    var end: Int
  }

  private func item(at index: Int, before end: Int) -> Item {
    switch scene.nodes[index].content {
    case .layer(let layer, let count):
      let contents = index + 1..<index + 1 + Int(count)
      return Item(content: .layer(layer, contents), end: contents.upperBound)
    case .stroke(let path, let style, let paint):
      let stroke = isVisible(paint) && scene.strokeShows(style) ? (paint, style) : nil
      return Item(content: .drawing(path: path, fill: nil, stroke: stroke), end: index + 1)
    case .fill(let path, let rule, let paint):
      let fill = isVisible(paint) && scene.fillShows(path) ? (paint, rule) : nil
      if index + 1 < end, case .stroke(let other, let style, let strokePaint) = scene.nodes[index + 1].content,
        other == path || scene.paths[Int(other)] == scene.paths[Int(path)]
      {
        let stroke = isVisible(strokePaint) && scene.strokeShows(style) ? (strokePaint, style) : nil
        return Item(content: .drawing(path: path, fill: fill, stroke: stroke), end: index + 2)
      }
      return Item(content: .drawing(path: path, fill: fill, stroke: nil), end: index + 1)
    }
  }

  /// How many elements nodes make, counted up to 2.
  func countElements(_ range: Range<Int>, in context: Context) -> Int {
    var count = 0
    var index = range.lowerBound
    while index < range.upperBound, count < 2 {
      let item = item(at: index, before: range.upperBound)
      switch item.content {
      case .layer(let number, let contents): count += countElements(number, contents, in: context)
      case .drawing(_, let fill, let stroke): count += fill != nil || stroke != nil ? 1 : 0
      }
      index = item.end
    }
    return count
  }

  private func countElements(_ number: Int32, _ contents: Range<Int>, in context: Context) -> Int {
    let layer = scene.layers[Int(number)]
    if let caster = context.caster, scene.isLeftOut(layer, ofShadowAt: caster) { return 0 }
    if layer.role == .emptySlot { return 1 }
    let inside = countElements(contents, in: context.inside(layer))
    if layer.isPlain { return inside }
    return layer.opacity > 0 || hasEmptySlot(contents) ? min(inside, 1) : 0
  }

  /// Whether an empty slot lies among nodes.
  func hasEmptySlot(_ range: Range<Int>) -> Bool {
    range.contains { index in
      if case .layer(let layer, _) = scene.nodes[index].content {
        return scene.layers[Int(layer)].role == .emptySlot
      }
      return false
    }
  }

  private mutating func writeLayer(_ number: Int32, _ contents: Range<Int>, wrap: Wrap, in context: Context) {
    let layer = scene.layers[Int(number)]
    if case .filledSlot = layer.role, context.caster == nil {
      if countElements(number, contents, in: context) == 0 { return }
      openSlot(layer, attributesOf: wrap)
      writeLayerInside(number, contents, wrap: Wrap(), in: context)
      return closeGroup()
    }
    writeLayerInside(number, contents, wrap: wrap, in: context)
  }

  private mutating func writeLayerInside(
    _ number: Int32, _ contents: Range<Int>, wrap: Wrap, in context: Context
  ) {
    let layer = scene.layers[Int(number)]
    let inside = context.inside(layer)
    let role = layer.role
    if role != .emptySlot, wrap.isEmpty, layer.isPlain, context.caster == nil {
      return writeNodes(contents, wrap: wrap, in: inside)
    }
    if countElements(number, contents, in: context) == 0 { return }
    if role == .emptySlot { return writeSlot(layer, wrap: wrap) }
    if layer.isPlain { return nest([wrap], contents, in: inside) }

    guard let cuts = defineCuts(of: layer, contents, depth: context.depth) else { return }
    let shadows = context.caster == nil ? layer.shadows.filter { !tint($0.color).isClear } : []
    if shadows.isEmpty { return nest([wrap, Wrap(turning: layer)] + cuts, contents, in: inside) }
    writeShadowed(layer, shadows, contents, wrap: wrap, cuts: cuts, in: context)
  }

  /// Writes nodes within elements with the attributes of `wraps`, the outermost first: as few elements as possible, and
  /// none where one node shows that can take the attributes itself.
  mutating func nest(_ wraps: [Wrap], _ contents: Range<Int>, in context: Context) {
    let groups = Self.merged(wraps)
    guard let last = groups.last else { return writeNodes(contents, wrap: Wrap(), in: context) }
    let isSingle = countElements(contents, in: context) == 1
    for group in isSingle ? groups.dropLast() : groups[...] { openGroup(group) }
    writeNodes(contents, wrap: isSingle ? last : Wrap(), in: context)
    for _ in isSingle ? groups.dropLast() : groups[...] { closeGroup() }
  }

  /// The same wraps as as few as possible.
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
    out.append(UInt8(ascii: ">"))
  }

  mutating func closeGroup() {
    out.append("</g>")
  }

  mutating func attributes(_ wrap: Wrap) {
    if let (angle, center) = wrap.rotation {
      out.append(" transform=\"rotate(")
      out.number(angle.degrees)
      if NumberWriter.units(center.x) != 0 || NumberWriter.units(center.y) != 0 {
        out.append(UInt8(ascii: " "))
        out.number(center.x)
        out.append(UInt8(ascii: " "))
        out.number(center.y)
      }
      out.append(")\"")
    }
    if wrap.opacity != 1 { number(" opacity=\"", wrap.opacity) }
    if let clip = wrap.clip { reference(" clip-path=\"", clip) }
    if let mask = wrap.mask { reference(" mask=\"", mask) }
    if let filter = wrap.filter { reference(" filter=\"", filter) }
  }

  /// The place of the content, marked for whoever fills it.
  private mutating func writeSlot(_ layer: SceneLayer, wrap: Wrap) {
    let groups = Self.merged([wrap, Wrap(turning: layer)])
    for group in groups.dropLast() { openGroup(group) }
    openSlot(layer, attributesOf: groups.last ?? Wrap(), isEmpty: true)
    for _ in groups.dropLast() { closeGroup() }
  }

  /// Opens the group that marks a slot, or writes all of an empty one.
  private mutating func openSlot(_ layer: SceneLayer, attributesOf wrap: Wrap, isEmpty: Bool = false) {
    out.append("<g data-slot=\"content\"")
    numbers(" data-frame=\"", layer.frame)
    attributes(wrap)
    out.append(isEmpty ? "/>" : ">")
  }
}
