@_spi(Generated) import ShapeCore

// Nodes of a scene and their ink, for layers and images.

extension Scene {
  /// Returns the layer at a position in `nodes` with its contents and the factor by which the transforms of it and of
  /// the layers around it enlarge, or `nil` if there is none.
  func layer(at node: Int) -> (layer: SceneLayer, contents: SceneContents, factor: Double)? {
    var contents = contents
    var factor = 1.0
    while let item = contents.next(in: self), contents.node <= node {
      guard case .layer(let layer, let inside) = item else { continue }
      guard contents.node == node || inside.nodes.contains(node) else { continue }
      factor *= layers[layer].largestFactor
      if contents.node == node { return (layers[layer], inside, factor) }
      contents = inside
    }
    return nil
  }

  /// Returns the position in `nodes` of the first border of a layer, or the end of its nodes.
  /// - Parameter contents: The contents of the layer, with or without its borders.
  func firstBorder(of layer: SceneLayer, _ contents: SceneContents) -> Int {
    contents.layerNode + nodes[contents.layerNode].extent - Int(layer.borderCount)
  }

  /// Returns the bounding box of some contents, or `nil` if nothing is painted. It may be too large.
  func paintedInk(of contents: SceneContents) -> Rect? {
    inkAfterClips(of: SceneLayer(frame: .zero), contents)
  }

  /// Returns the bounding box of a layer with its shadows and its transform, or `nil` if it is not visible. It may be
  /// too large.
  func ink(of layer: SceneLayer, _ contents: SceneContents) -> Rect? {
    guard clampedToUnit(layer.opacity) > 0 else { return nil }
    let ink = inkAfterClips(of: layer, contents, under: layer.transform)
    guard let shadows = shadowInk(of: layer, contents, under: layer.transform) else { return ink }
    return ink?.union(shadows) ?? shadows
  }

  /// Returns a box outside of which the product of a layer's masks is transparent, or `nil` if it is so everywhere.
  /// - Parameter region: The region outside of which it counts as transparent, or `nil` if there is none.
  func masksInk(of layer: SceneLayer, _ contents: SceneContents, within region: Path?) -> Rect? {
    var boxes = contents.masks(of: layer, in: self).map { ink(of: layers[$0.layer], $0.contents) }
    if let region { boxes.append(region.bounds) }
    guard var box = boxes.first ?? nil else { return nil }
    for other in boxes.dropFirst() {
      guard let other, let common = box.intersection(other) else { return nil }
      box = common
    }
    return box
  }

  /// Returns a path that, filled even-odd, contains everything of a layer except an erased part, which must be
  /// finite.
  func region(of layer: SceneLayer, _ contents: SceneContents, without erasure: Path) -> Path {
    let ink = inkAfterClips(of: layer, contents) ?? layer.frame
    let all = ink.drawable.union(erasure.bounds?.drawable ?? ink.drawable).inset(by: -1)
    return Path.rect(all).appending(erasure)
  }
}

extension SceneLayer {
  /// The larger of the two factors by which the layer is scaled, without its sign: images need as many more pixels.
  var largestFactor: Double { max(abs(scale.x.factor), abs(scale.y.factor)) }
}
