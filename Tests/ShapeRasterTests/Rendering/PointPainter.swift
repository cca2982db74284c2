import Foundation
import ShapeCore

/// Finds the color of a scene at a point, from the definitions of layers. Shares no code with the renderer.
///
/// Blurs must have a radius of 0, so that each shadow at a point depends on one other point.
struct PointPainter {
  /// Premultiplied red, green and blue, and alpha, in 0...1.
  typealias Color = SIMD4<Double>

  let scene: Scene

  /// Returns the color of the whole picture.
  func color(at point: Point, over background: Color = .zero) -> Color {
    paint(scene.nodes.indices, at: point, over: background, casterDepth: nil, depth: 0)
  }

  /// Returns the color of a layer alone, at a point around it.
  func color(ofLayerAt node: Int, depth: Int, at point: Point) -> Color {
    paint(node..<node + scene.nodes[node].extent, at: point, over: .zero, casterDepth: nil, depth: depth, isMask: true)
  }

  /// Returns the alpha of a shadow of a layer at a point inside the layer, without its color.
  func alpha(of shadow: Shadow, isInner: Bool, ofLayerAt node: Int, depth: Int, at point: Point) -> Double {
    guard case .layer(let id, _) = scene.nodes[node].content else { return 0 }
    let layer = scene.layers[id]
    let items = node + 1..<node + scene.nodes[node].extent
    let body = isInner ? items.dropLast(Int(layer.borderCount)) : items
    let source = Point(point.x - shadow.offset.x, point.y - shadow.offset.y)
    var result: Double
    if let caster = shadow.caster {
      result = contains(caster, .nonZero, source) ? 1 : 0
    } else {
      result = paint(body, at: source, over: .zero, casterDepth: depth, depth: depth + 1).w
      result *= cut(layer, items, at: source, depth: depth)
    }
    return isInner ? paint(body, at: point, over: .zero, casterDepth: depth, depth: depth + 1).w * (1 - result) : result
  }

  /// Returns whether nothing of a layer is left at a point inside it.
  func isCutOff(_ layer: SceneLayer, node: Int, at point: Point, depth: Int) -> Bool {
    cut(layer, node + 1..<node + scene.nodes[node].extent, at: point, depth: depth) == 0
  }

  /// Returns some nodes painted over a color.
  /// - Parameter casterDepth: The depth of the layer whose shadow they cast, or `nil` for the picture itself.
  private func paint(
    _ nodes: Range<Int>, at point: Point, over backdrop: Color, casterDepth: Int?, depth: Int, isMask: Bool = false
  ) -> Color {
    var result = backdrop
    var node = nodes.lowerBound
    while node < nodes.upperBound {
      let extent = scene.nodes[node].extent
      switch scene.nodes[node].content {
      case .fill(let path, let rule, let paint):
        if contains(scene.paths[path], rule, point) { result = over(color(of: scene.paints[paint], at: point), result) }
      case .stroke(let path, let style, let paint):
        if isOnBorder(of: scene.paths[path], width: scene.strokeStyles[style].width, point) {
          result = over(color(of: scene.paints[paint], at: point), result)
        }
      case .layer(let id, _):
        let layer = scene.layers[id]
        var isPainted = layer.role != .mask || isMask
        if let casterDepth, case .filledSlot(let owner) = layer.role { isPainted = casterDepth < Int(owner) }
        if isPainted {
          result = paint(layer, node: node, at: point, over: result, casterDepth: casterDepth, depth: depth)
        }
      }
      node += extent
    }
    return result
  }

  private func paint(
    _ layer: SceneLayer, node: Int, at outer: Point, over backdrop: Color, casterDepth: Int?, depth: Int
  ) -> Color {
    let point = inside(layer, outer)
    let items = node + 1..<node + scene.nodes[node].extent
    let borders = items.upperBound - Int(layer.borderCount)..<items.upperBound
    var group = Color.zero
    if casterDepth == nil {
      for shadow in layer.shadows.reversed() {
        let alpha = alpha(of: shadow, isInner: false, ofLayerAt: node, depth: depth, at: point)
        group = over(premultiplied(shadow.color) * alpha, group)
      }
    }
    var body = paint(
      items.lowerBound..<borders.lowerBound, at: point, over: .zero, casterDepth: casterDepth, depth: depth + 1)
    if casterDepth == nil {
      for shadow in layer.innerShadows.reversed() {
        let alpha = alpha(of: shadow, isInner: true, ofLayerAt: node, depth: depth, at: point)
        body = over(premultiplied(shadow.color) * alpha, body)
      }
    }
    body = paint(borders, at: point, over: body, casterDepth: casterDepth, depth: depth + 1)
    group = over(body * cut(layer, items, at: point, depth: depth), group) * layer.opacity
    return mixed(group, layer.blend, over: backdrop)
  }

  /// Returns what the clips, the erasure and the masks of a layer leave at a point inside it.
  private func cut(_ layer: SceneLayer, _ items: Range<Int>, at point: Point, depth: Int) -> Double {
    if let erasure = layer.erasure, contains(erasure, .nonZero, point) { return 0 }
    guard layer.clips.allSatisfy({ contains($0.path, $0.rule, point) }) else { return 0 }
    var result = 1.0
    var node = items.lowerBound
    for _ in 0..<layer.maskCount {
      result *= color(ofLayerAt: node, depth: depth + 1, at: point).w
      node += scene.nodes[node].extent
    }
    return result
  }

  /// Returns a point inside a layer that is at a point around it.
  private func inside(_ layer: SceneLayer, _ point: Point) -> Point {
    let center = Point(layer.frame.x + layer.frame.width / 2, layer.frame.y + layer.frame.height / 2)
    let (dx, dy) = (point.x - center.x, point.y - center.y)
    let (c, s) = (cos(layer.rotation.radians), sin(layer.rotation.radians))
    return Point(center.x + (c * dx + s * dy) / layer.scale.x, center.y + (c * dy - s * dx) / layer.scale.y)
  }

  // MARK: Paths

  /// Returns whether a point is inside a path of lines.
  func contains(_ path: Path, _ rule: FillRule, _ point: Point) -> Bool {
    if case .rect(let rect) = path.storage {
      return point.x > rect.x && point.x < rect.x + rect.width && point.y > rect.y && point.y < rect.y + rect.height
    }
    var winding = 0
    for points in ScanOracle.contours(path) {
      for (index, start) in points.enumerated() {
        let end = points[(index + 1) % points.count]
        guard (start.y <= point.y) != (end.y <= point.y) else { continue }
        let x = start.x + (point.y - start.y) * (end.x - start.x) / (end.y - start.y)
        if x > point.x { winding += end.y > start.y ? 1 : -1 }
      }
    }
    return rule == .nonZero ? winding != 0 : winding % 2 != 0
  }

  /// Returns whether a point is on the stroke of a rectangle, which has sharp corners.
  private func isOnBorder(of path: Path, width: Double, _ point: Point) -> Bool {
    guard case .rect(let rect) = path.storage else { return false }
    let (dx, dy) = (abs(point.x - rect.x - rect.width / 2), abs(point.y - rect.y - rect.height / 2))
    func isInside(_ grown: Double) -> Bool { dx < rect.width / 2 + grown && dy < rect.height / 2 + grown }
    return isInside(width / 2) && !isInside(-width / 2)
  }

  // MARK: Colors

  private func straight(_ color: ShapeCore.Color) -> Color {
    Color(Double(color.light.red), Double(color.light.green), Double(color.light.blue), Double(color.light.alpha))
  }

  private func premultiplied(_ color: ShapeCore.Color) -> Color { Self.premultiplied(straight(color)) }

  private static func premultiplied(_ color: Color) -> Color {
    Color(color.x * color.w, color.y * color.w, color.z * color.w, color.w)
  }

  /// Returns the premultiplied color of a paint at a point.
  func color(of paint: ScenePaint, at point: Point) -> Color {
    switch paint {
    case .color(let color): return premultiplied(color)
    case .gradient(let gradient): return color(gradient.stops, at: position(of: point, in: gradient.geometry))
    }
  }

  private func position(of point: Point, in geometry: GradientGeometry) -> Double {
    switch geometry {
    case .linear(let from, let to):
      let (x, y) = (to.x - from.x, to.y - from.y)
      return ((point.x - from.x) * x + (point.y - from.y) * y) / (x * x + y * y)
    case .radial(let center, let radius): return hypot(point.x - center.x, point.y - center.y) / radius
    case .conic(let center, let start):
      let turns = (atan2(point.y - center.y, point.x - center.x) - start.radians) / (2 * Double.pi)
      return turns - turns.rounded(.down)
    }
  }

  private func color(_ stops: [GradientStop], at position: Double) -> Color {
    var result = straight(stops[0].color)
    for (low, high) in zip(stops, stops.dropFirst()) where position >= low.position {
      let share = high.position > low.position ? (position - low.position) / (high.position - low.position) : 1
      result = straight(low.color) + (straight(high.color) - straight(low.color)) * min(share, 1)
    }
    return Self.premultiplied(result)
  }

  private func over(_ source: Color, _ below: Color) -> Color { source + below * (1 - source.w) }

  /// Returns a color mixed with what is below. The formulas are those of the W3C for the modes that the tests use.
  private func mixed(_ source: Color, _ mode: BlendMode, over below: Color) -> Color {
    guard mode != .normal, source.w > 0, below.w > 0 else { return over(source, below) }
    var result = over(source, below)
    for index in 0..<3 {
      let (s, b) = (source[index] / source.w, below[index] / below.w)
      let mix: Double
      switch mode {
      case .multiply: mix = s * b
      case .screen: mix = s + b - s * b
      case .darken: mix = min(s, b)
      case .lighten: mix = max(s, b)
      case .hardLight: mix = s <= 0.5 ? 2 * s * b : 2 * s - 1 + b - (2 * s - 1) * b
      case .overlay: mix = b <= 0.5 ? 2 * s * b : 2 * b - 1 + s - (2 * b - 1) * s
      case .difference: mix = abs(s - b)
      default: mix = s + b - 2 * s * b
      }
      result[index] = source[index] * (1 - below.w) + below[index] * (1 - source.w) + mix * source.w * below.w
    }
    return result
  }
}
