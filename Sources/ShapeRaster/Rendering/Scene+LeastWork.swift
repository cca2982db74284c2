import ShapeCore

/// What a format draws in a way whose steps are known before: by the sizes of shadows and fills in pixels, or by the colors of
/// conic gradients.
public struct KnownWork: Sendable {
  /// The share of the pixels of a shadow that are drawn.
  var shadowShare: Double
  /// The paints of fills whose pixels are drawn.
  var paints: Paints
  /// Whether conic gradients become paths.
  var hasFans: Bool

  enum Paints: Sendable { case none, translucentGradients, all }

  /// Whether anything is drawn as pixels.
  fileprivate var paintsPixels: Bool { shadowShare > 0 || paints != .none }

  /// Pixels.
  public static let pixels = KnownWork(shadowShare: 1, paints: .all, hasFans: false)
  /// Paths, with pixels at 72 per inch or more for what is translucent. Wide blurs get fewer.
  public static let opaquePaths = KnownWork(shadowShare: 1 / 9, paints: .translucentGradients, hasFans: true)
  /// Paths.
  public static let paths = KnownWork(shadowShare: 0, paints: .none, hasFans: true)
}

extension Scene {
  /// Returns whether a picture would certainly take more steps than a budget, so that nothing of it need be drawn.
  ///
  /// - Parameters:
  ///   - box: The part of the scene that is drawn.
  ///   - pixelsPerPoint: The number of pixels of a point along each axis.
  ///   - end: The first node that is not drawn. Defaults to the end of the scene.
  /// - Complexity: O(n) for n nodes.
  package func exceeds(
    _ budget: StepBudget, _ known: KnownWork, in box: Rect, pixelsPerPoint: Double, before end: Int? = nil
  ) -> Bool {
    let shadowCount = layers.indices.reduce(0) { $0 + layers[$1].shadows.count + layers[$1].innerShadows.count }
    // What is drawn once takes little time, or ends when the budget is spent.
    guard nodes.count + shadowCount >= 500, box.isFinite, known.paintsPixels || paints.contains(where: { $0.isFan })
    else { return false }
    let scale = Transform(
      a: pixelsPerPoint, b: 0, c: 0, d: pixelsPerPoint, tx: -box.minX * pixelsPerPoint, ty: -box.minY * pixelsPerPoint)
    let ink = InkBounds(self, in: scale)
    let picture = PixelRect(containing: scale.bounds(of: box))
    var open: [(end: Int, map: Transform, visible: PixelRect)] = []
    var steps = 0.0
    var node = 0
    while node < end ?? nodes.count {
      while let last = open.last, last.end <= node { open.removeLast() }
      let (map, visible) = (open.last?.map ?? scale, open.last?.visible ?? picture)
      switch nodes[node].content {
      case .fill(let path, _, let paint):
        let seen = ink.all(node).intersection(visible)
        if !seen.isEmpty { steps += self.steps(paths[path], paints[paint], known, seen, ink.all(node), map) }
      case .stroke: break
      case .layer(let id, let count):
        let layer = layers[id]
        let inner = layer.isPlain ? map : layer.transform.then(map)
        let inside = ink.body(node).intersection(visible)
        guard layer.role != .mask, inner.isDrawable, !ink.all(node).intersection(visible).isEmpty else {
          node += Int(count)
          break
        }
        for shadow in layer.shadows where !shadow.color.isClear && shadow.radius > 0 {
          let area = InkBounds.bounds(of: shadow, silhouette: ink.caster(node), in: inner).intersection(visible)
          if !area.isEmpty { steps += known.shadowShare * area.area / Double(RenderContext.shadowPixelsPerStep) }
        }
        for shadow in layer.innerShadows where !shadow.color.isClear && shadow.radius > 0 && !inside.isEmpty {
          steps += known.shadowShare * inside.area / Double(RenderContext.shadowPixelsPerStep)
        }
        open.append((node + 1 + Int(count), inner, inside))
      }
      if steps > Double(budget.remaining) { return true }
      node += 1
    }
    return false
  }

  /// Returns the steps that a fill takes at least.
  /// - Parameters:
  ///   - seen: The pixels of its box that are drawn.
  ///   - box: The pixels of its box.
  private func steps(
    _ path: Path, _ paint: ScenePaint, _ known: KnownWork, _ seen: PixelRect, _ box: PixelRect, _ map: Transform
  ) -> Double {
    var steps = 0.0
    var isTranslucent = false
    if case .gradient(let gradient) = paint { isTranslucent = gradient.stops.contains { $0.color.light.alpha < 1 } }
    if known.hasFans, case .gradient(let gradient) = paint, case .conic = gradient.geometry,
      !isTranslucent || known.paints == .none
    {
      let colors = zip(gradient.stops, gradient.stops.dropFirst()).reduce(0) {
        $0 + $1.0.color.light.steps(to: $1.1.color.light)
      }
      // A small fan has fewer blades, about as many as half points around it.
      steps += 100 * Double(min(colors, 6 * max(1, max(box.width, box.height) - 2)))
    }
    switch known.paints {
    case .none: return steps
    case .translucentGradients: if !isTranslucent { return steps }
    case .all: break
    }
    let share: Double
    switch path.storage {
    case .rect: share = 1
    case .roundedRect, .ellipse: share = .pi / 4
    case .elements: return steps
    }
    let area = share * abs(map.a * map.d - map.b * map.c) * (path.bounds.map { $0.width * $0.height } ?? 0)
    return steps + Double(seen.height) + max(0, seen.area - (box.area - area)) / 64
  }
}

extension ScenePaint {
  fileprivate var isFan: Bool {
    if case .gradient(let gradient) = self, case .conic = gradient.geometry { true } else { false }
  }
}

extension PixelRect {
  /// The number of its pixels.
  fileprivate var area: Double { Double(width) * Double(height) }
}
