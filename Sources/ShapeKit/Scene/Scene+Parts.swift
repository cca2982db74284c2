// What users of a picture ask for beside the picture as a whole.

extension Scene {
  /// Returns the outline of the first layer of a name, in the coordinates of the whole, before any turn, or `nil` if
  /// there is none.
  public func outline(ofLayer name: String) -> Path? {
    layers.first { $0.name == name }.map { outline(of: $0) }
  }

  /// Returns the outline of a layer; its frame unless the source says otherwise.
  public func outline(of layer: SceneLayer) -> Path {
    layer.outline.map { paths[$0] } ?? .rect(layer.frame)
  }

  /// Returns the first path of a name, in the coordinates of the whole, before any turn, or `nil` if there is none.
  public func path(named name: String) -> Path? { namedPaths.first { $0.name == name }?.path }

  // MARK: The silhouette

  /// The region that is painted, whatever with, after all cuts and rotations: fills and strokes, without shadows and
  /// without what is invisible. It has the form of `Path.simplified`.
  public var silhouette: Path { silhouette(of: contents) }

  /// Returns the region that some contents paint, after the cuts of the layer that holds them.
  func silhouette(of contents: SceneContents, in layer: SceneLayer? = nil) -> Path {
    var regions: [PathElement] = []
    collectRegions(of: contents, into: &regions)
    return (layer.map { Path(regions).cut(by: $0) } ?? Path(regions)).simplified()
  }

  /// Appends the regions that some contents paint, each simple and clockwise, so that together they are filled nonzero.
  private func collectRegions(of contents: SceneContents, into regions: inout [PathElement]) {
    var contents = contents
    while let item = contents.next(in: self) {
      switch item {
      case .fill(let path, let rule, let paint):
        if !paints[paint].isClear { regions += paths[path].simplified(rule: rule).elements }
      case .stroke(let path, let style, let paint):
        if !paints[paint].isClear { regions += paths[path].stroked(strokeStyles[style]).elements }
      case .layer(let layer, let inside): regions += region(of: layers[layer], inside).elements
      }
    }
  }

  private func region(of layer: SceneLayer, _ contents: SceneContents) -> Path {
    guard layer.opacity > 0 else { return .empty }
    var elements: [PathElement] = []
    collectRegions(of: contents, into: &elements)
    guard !layer.isPlain else { return Path(elements) }
    return Path(elements).cut(by: layer).transformed(by: layer.turn)
  }
}

extension Path {
  /// What is left of a region after the clips of a layer and what it erases.
  func cut(by layer: SceneLayer) -> Path {
    var region = self
    for clip in layer.clips {
      region = region.intersection(clip.path.simplified(rule: clip.rule))
    }
    if let erasure = layer.erasure { region = region.subtracting(erasure) }
    return region
  }
}
