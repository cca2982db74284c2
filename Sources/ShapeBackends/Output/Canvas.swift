@_spi(Generated) import ShapeCore

/// The part of the plane that a picture file shows.
public enum Canvas: String, CaseIterable, Sendable {
  /// The scene's bounds, with each side moved outwards to whole points as far as needed for everything that is painted.
  case ink
  /// The scene's bounds.
  case bounds
}

extension Scene {
  /// Returns the rectangle that a picture file shows.
  package func box(of canvas: Canvas) -> Rect {
    let exact = exactBox(of: canvas)
    let left = exact.minX < 0 ? exact.minX.rounded(.down) : 0
    let top = exact.minY < 0 ? exact.minY.rounded(.down) : 0
    let right = exact.maxX > size.width ? exact.maxX.rounded(.up) : size.width
    let bottom = exact.maxY > size.height ? exact.maxY.rounded(.up) : size.height
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the unrounded rectangle: the scene's bounds, with each side moved outwards only as far as the painted area
  /// requires.
  func exactBox(of canvas: Canvas) -> Rect {
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    switch canvas {
    case .bounds: return bounds
    case .ink:
      let box = bounds.grown(toHold: inkBounds)
      // Look for flat parts only if they may matter.
      if box == bounds { return bounds }
      return withoutFlatParts(beyond: bounds).map { bounds.grown(toHold: $0.inkBounds) } ?? box
    }
  }

  /// Returns the same picture without flat parts, such as spikes, that make fills and clips extend beyond a rectangle,
  /// or `nil` if there are none.
  private func withoutFlatParts(beyond bounds: Rect) -> Scene? {
    var result = self
    var isChanged = false
    var budget = StepBudget(10_000_000)
    // In a scaled or rotated layer, a path may extend anywhere.
    let isTransformed = layers.contains { $0.isTransformed }
    func region(of path: Path, _ rule: FillRule) -> Path? {
      guard let box = path.bounds, isTransformed || bounds.grown(toHold: box) != bounds else { return nil }
      // Without a result, the page has room for the flat parts.
      guard let region = try? path.withoutFlatParts(rule: rule, budget: &budget), region.bounds != box else {
        return nil
      }
      isChanged = true
      return region
    }
    for index in nodes.indices {
      guard case .fill(let path, let rule, let paint) = nodes[index].content,
        let region = region(of: paths[path], rule)
      else { continue }
      result.nodes[index].content = .fill(path: result.paths.append(region), rule: rule, paint: paint)
    }
    for index in layers.indices {
      for (place, clip) in layers[index].clips.enumerated() {
        guard let region = region(of: clip.path, clip.rule) else { continue }
        result.layers[index].clips[place].path = region
      }
    }
    return isChanged ? result : nil
  }

  /// Returns whether a path has an inside, as far as a quick test can tell.
  func fillShows(_ path: Path.ID) -> Bool { !paths[path].isFlat() }

  func strokeShows(_ style: StrokeStyle.ID) -> Bool { strokeStyles[style].width > 0 }
}

extension Rect {
  /// Returns the rectangle with each side moved outwards as far as a bounding box extends. Returns the rectangle itself
  /// if the box is not finite.
  fileprivate func grown(toHold ink: Rect?) -> Rect {
    guard let ink, ink.isFinite else { return self }
    // Parts outside by an invisible distance are rounding errors.
    let slack = 1e-3
    return Rect(
      Point(ink.minX < minX - slack ? ink.minX : minX, ink.minY < minY - slack ? ink.minY : minY),
      Point(ink.maxX > maxX + slack ? ink.maxX : maxX, ink.maxY > maxY + slack ? ink.maxY : maxY))
  }

  /// The smallest rectangle of whole points that contains this one, with room for soft edges.
  var grownToWholePoints: Rect {
    Rect(
      Point((minX - 1).rounded(.down), (minY - 1).rounded(.down)),
      Point((maxX + 1).rounded(.up), (maxY + 1).rounded(.up)))
  }
}

extension SceneLayer {
  /// Whether one of its clips has no inside, as far as a quick test can tell.
  var isCutAway: Bool { clips.contains { $0.path.isFlat() } }
}

extension Clip {
  /// Creates a clip that keeps all of a region except the inside of a simple path: both together under the even-odd
  /// rule.
  init(allBut erasure: Path, in region: Rect) {
    self.init(path: Path.rect(region).appending(erasure), rule: .evenOdd)
  }
}
