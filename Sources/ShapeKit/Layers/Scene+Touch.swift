import ShapeCore

extension Scene {
  /// Returns whether something is painted at a point, apart from shadows: whether `silhouette` contains it, without
  /// computing that.
  func isPainted(at point: Point) -> Bool { isPainted(at: point, in: contents) }

  private func isPainted(at point: Point, in contents: SceneContents) -> Bool {
    var contents = contents
    while let item = contents.next(in: self) {
      switch item {
      case .fill(let path, let rule, let paint):
        if !paints[paint].isClear, paths[path].contains(point, rule: rule) { return true }
      case .stroke(let path, let style, let paint):
        if !paints[paint].isClear, isPainted(at: point, along: paths[path], strokeStyles[style]) { return true }
      case .layer(let layer, let inside):
        if isPainted(at: point, in: layers[layer], inside) { return true }
      }
    }
    return false
  }

  private func isPainted(at point: Point, along path: Path, _ style: StrokeStyle) -> Bool {
    let style = style.drawable(along: path)
    guard let box = path.strokeBounds(style), box.contains(point) else { return false }
    return path.strokeContours(style).contains(point)
  }

  private func isPainted(at point: Point, in layer: SceneLayer, _ contents: SceneContents) -> Bool {
    guard layer.opacity > 0, let point = layer.drawableTransform.inverse?.apply(point) else { return false }
    guard layer.clips.allSatisfy({ $0.path.contains(point, rule: $0.rule) }) else { return false }
    if layer.erasure?.contains(point) ?? false { return false }
    return contents.masks(of: layer, in: self).allSatisfy { isPainted(at: point, in: layers[$0.layer], $0.contents) }
      && isPainted(at: point, in: contents)
  }
}

extension Size {
  /// Returns a point in a rectangle of this size at the origin that is near its center and meets a condition, or `nil` if
  /// none is found on a grid of 64 by 64.
  func pointNearCenter(where isGood: (Point) -> Bool) -> Point? {
    for count in [1, 8, 64] {
      let numbers = 0..<count
      let points = numbers.flatMap { row in
        numbers.map { Point((Double($0) + 0.5) / Double(count), (Double(row) + 0.5) / Double(count)) }
      }
      let best = points.sorted { $0.squaredDistanceToMiddle < $1.squaredDistanceToMiddle }.lazy
        .map { Point($0.x * width, $0.y * height) }.first(where: isGood)
      if let best { return best }
    }
    return nil
  }
}

extension Point {
  fileprivate var squaredDistanceToMiddle: Double { (x - 0.5) * (x - 0.5) + (y - 0.5) * (y - 0.5) }
}

extension Rect {
  fileprivate func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}
