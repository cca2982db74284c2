@_spi(Generated) import ShapeCore
import ShapeLanguage

/// The elements of a picture as items: layers with their effects, fills, strokes, and the points of their paths.
///
/// Points are in the coordinates of their layer, as in a source, so that only the frame of a layer that moves changes.
struct SceneSummary {
  private let scene: Scene
  /// The top left corner of the layer, in the coordinates of the scene.
  private var origin = Point(0, 0)

  private init(_ scene: Scene) { self.scene = scene }

  /// Returns an item for a picture, with those of its elements in paint order.
  static func item(of scene: Scene) -> SummaryItem {
    let summary = SceneSummary(scene)
    var result = SummaryItem(scene.name)
    var contents = scene.contents
    while let item = contents.next(in: scene) {
      switch item {
      // The layer of the shape itself has no name and no frame of its own.
      case .layer(let id, let inside):
        var root = SummaryItem(scene.name)
        summary.addEffects(of: scene.layers[id], to: &root)
        summary.addContents(inside, of: scene.layers[id], to: &root)
        result.properties += root.properties
        result.items += root.items
      case .fill, .stroke: result.items.append(summary.element(item))
      }
    }
    return result
  }

  // MARK: Layers

  private func layer(_ layer: SceneLayer, _ contents: SceneContents, title: String) -> SummaryItem {
    // Another shape in the same place is a change, and not something else.
    let isUse = layer.role == .shape
    var item = SummaryItem(layer.name.isEmpty || isUse ? title : "\(title) \(layer.name)")
    if isUse { item.add("shape", layer.name) }
    item.add("frame", "\(SummaryText.point(layer.frame.origin - origin)) \(SummaryText.dimensions(layer.frame.size))")
    var inside = self
    inside.origin = layer.frame.origin
    inside.addEffects(of: layer, to: &item)
    inside.addContents(contents, of: layer, to: &item)
    return item
  }

  private func title(_ role: SceneLayer.Role) -> String {
    switch role {
    case .layer: "layer"
    case .shape: "use"
    case .part: "part"
    case .emptySlot: "empty slot"
    case .filledSlot: "slot"
    case .mask: "mask"
    }
  }

  private func addEffects(of layer: SceneLayer, to item: inout SummaryItem) {
    if layer.opacity != 1 { item.add("opacity", number(layer.opacity)) }
    if layer.isScaled { item.add("scale", SummaryText.point(layer.scale)) }
    if layer.rotation != .zero { item.add("rotation", number(layer.rotation.radians, true)) }
    if layer.blend != .normal { item.add("blend", layer.blend.constant.name) }
    for clip in layer.clips { item.items.append(region("clip", clip.path, clip.rule)) }
    if let erasure = layer.erasure { item.items.append(region("erasure", erasure, .nonZero)) }
    item.items += layer.shadows.map { shadow("shadow", $0) }
    item.items += layer.innerShadows.map { shadow("inner shadow", $0) }
  }

  private func addContents(_ contents: SceneContents, of layer: SceneLayer, to item: inout SummaryItem) {
    for mask in contents.masks(of: layer, in: scene) {
      item.items.append(self.layer(scene.layers[mask.layer], mask.contents, title: title(.mask)))
    }
    for (prefix, part) in [("", contents.withoutBorders(of: layer)), ("border ", contents.borders(of: layer))] {
      var part = part
      while let element = part.next(in: scene) {
        switch element {
        case .layer(let id, let inside):
          let inner = scene.layers[id]
          item.items.append(self.layer(inner, inside, title: prefix + title(inner.role)))
        case .fill, .stroke: item.items.append(self.element(element, prefix))
        }
      }
    }
  }

  // MARK: Elements

  private func element(_ element: SceneItem, _ prefix: String = "") -> SummaryItem {
    switch element {
    case .layer(let id, let contents):
      return layer(scene.layers[id], contents, title: prefix + title(scene.layers[id].role))
    case .fill(let path, let rule, let paint):
      var item = region(prefix + "fill", scene.paths[path], rule)
      item.properties.insert(SummaryItem.Property(name: "paint", value: self.paint(scene.paints[paint])), at: 0)
      return item
    case .stroke(let path, let style, let paint):
      var item = SummaryItem(prefix + "stroke")
      item.add("paint", self.paint(scene.paints[paint]))
      addStyle(scene.strokeStyles[style], to: &item)
      item.items = PathSummary.items(of: local(scene.paths[path]))
      return item
    }
  }

  private func region(_ title: String, _ path: Path, _ rule: FillRule) -> SummaryItem {
    var item = SummaryItem(title)
    if rule == .evenOdd { item.add("rule", rule.constant.name) }
    item.items = PathSummary.items(of: local(path))
    return item
  }

  private func addStyle(_ style: StrokeStyle, to item: inout SummaryItem) {
    item.add("width", number(style.width))
    if style.cap != .butt { item.add("cap", style.cap.constant.name) }
    if style.join != .miter { item.add("join", style.join.constant.name) }
    if style.join == .miter, style.miterLimit != 10 { item.add("miter limit", number(style.miterLimit)) }
    guard !style.dash.isEmpty else { return }
    item.add("dash", "[\(style.dash.map { number($0) }.joined(separator: ", "))]")
    if style.phase != 0 { item.add("phase", number(style.phase)) }
    if style.fitted { item.add("fitted", "true") }
  }

  private func shadow(_ title: String, _ shadow: Shadow) -> SummaryItem {
    var item = SummaryItem(title)
    item.add("color", color(shadow.color))
    item.add("radius", number(shadow.radius))
    item.add("offset", SummaryText.point(shadow.offset))
    if shadow.spread != 0 { item.add("spread", number(shadow.spread)) }
    return item
  }

  /// Returns a path in the coordinates of the layer.
  private func local(_ path: Path) -> Path { path.translated(by: -origin) }

  // MARK: Paint

  private func paint(_ paint: ScenePaint) -> String {
    switch paint {
    case .color(let solid): return color(solid)
    case .gradient(let gradient):
      let stops = stops(gradient.stops)
      switch gradient.geometry {
      case .linear(let from, let to):
        return "linearGradient(\(stops)\(place("from", from))\(place("to", to)))"
      case .radial(let center, let radius):
        return "radialGradient(\(stops)\(place("center", center)), radius: \(number(radius)))"
      case .conic(let center, let start):
        let start = start == .zero ? "" : ", from: \(number(start.radians, true))"
        return "conicGradient(\(stops)\(place("center", center))\(start))"
      }
    }
  }

  private func stops(_ stops: [GradientStop]) -> String {
    stops.map { "\(color($0.color)) at \(number($0.position))" }.joined(separator: ", ")
  }

  private func place(_ label: String, _ place: Point) -> String {
    ", \(label): \(SummaryText.point(place - origin))"
  }

  private func color(_ color: Color) -> String {
    let (light, dark) = (color.light.hexadecimal(), color.dark.hexadecimal())
    return light == dark ? light : "adaptive(light: \(light), dark: \(dark))"
  }
}

/// The elements of a path as items.
enum PathSummary {
  /// Returns one item for a ready-made path, or one for each element.
  static func items(of path: Path) -> [SummaryItem] {
    switch path.storage {
    case .elements(let elements): return elements.map(item)
    case .rect(let rect): return [item("rect", rect)]
    case .roundedRect(let rect, let radii):
      var result = item("rounded rect", rect)
      let all = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].map { number($0) }
      result.add(
        radii.isUniform ? "corner radius" : "corner radii", radii.isUniform ? all[0] : all.joined(separator: " "))
      return [result]
    case .ellipse(let rect):
      guard rect.width == rect.height else { return [item("ellipse", rect)] }
      var result = SummaryItem("circle")
      result.add("center", SummaryText.point(rect.center))
      result.add("radius", number(rect.width / 2))
      return [result]
    }
  }

  private static func item(_ title: String, _ rect: Rect) -> SummaryItem {
    var result = SummaryItem(title)
    result.add("at", SummaryText.point(rect.origin))
    result.add("size", SummaryText.dimensions(rect.size))
    return result
  }

  private static func item(_ element: PathElement) -> SummaryItem {
    var result: SummaryItem
    switch element {
    case .move(let end):
      result = SummaryItem("move")
      result.add("to", SummaryText.point(end))
    case .line(let end):
      result = SummaryItem("line")
      result.add("to", SummaryText.point(end))
    case .quad(let end, let control):
      result = SummaryItem("quad")
      result.add("to", SummaryText.point(end))
      result.add("control", SummaryText.point(control))
    case .curve(let end, let control1, let control2):
      result = SummaryItem("curve")
      result.add("to", SummaryText.point(end))
      result.add("control1", SummaryText.point(control1))
      result.add("control2", SummaryText.point(control2))
    case .arc(let arc):
      result = SummaryItem("arc")
      result.add("center", SummaryText.point(arc.center))
      let isCircle = arc.radii.width == arc.radii.height
      result.add(isCircle ? "radius" : "radii", isCircle ? number(arc.radii.width) : SummaryText.dimensions(arc.radii))
      if arc.rotation != 0 { result.add("rotation", number(arc.rotation, true)) }
      result.add("from", number(arc.start, true))
      result.add("sweep", number(arc.sweep, true))
    case .close: result = SummaryItem("close")
    }
    return result
  }
}

/// Values as they are written in a source, with at most three decimals.
enum SummaryText {
  static func point(_ point: Point) -> String { "(\(number(point.x)), \(number(point.y)))" }

  static func dimensions(_ size: Size) -> String { "\(number(size.width)) x \(number(size.height))" }
}
