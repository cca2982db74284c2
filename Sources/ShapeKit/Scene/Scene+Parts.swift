// Parts of a picture that users of a scene ask for.

extension Scene {
  /// Returns the outline of the first layer with a name, in the coordinates of the scene, before any scaling or
  /// rotation, or `nil` if there is none.
  public func outline(ofLayer name: String) -> Path? {
    layers.first { $0.name == name }.map { outline(of: $0) }
  }

  /// Returns the outline of a layer. Defaults to its frame.
  public func outline(of layer: SceneLayer) -> Path {
    layer.outline.map { paths[$0] } ?? .rect(layer.frame)
  }

  /// Returns the first path with a name, in the coordinates of the scene, before any scaling or rotation, or `nil` if
  /// there is none.
  public func path(named name: String) -> Path? { namedPaths.first { $0.name == name }?.path }

  // MARK: The silhouette

  /// The painted region after all cuts, scalings and rotations: fills and strokes of any paint, without shadows and
  /// invisible parts. It has the form of `Path.simplified`.
  public var silhouette: Path { silhouette(of: contents) }

  /// Returns the painted region of some contents, after the cuts of their layer.
  func silhouette(of contents: SceneContents, in layer: SceneLayer? = nil) -> Path {
    var regions: [PathElement] = []
    collectRegions(of: contents, into: &regions)
    return (layer.map { cut(Path(regions), by: $0, contents) } ?? Path(regions)).simplified()
  }

  /// Appends the painted regions of some contents, each simple and clockwise, so that they can be filled nonzero
  /// together.
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
    let region = cut(Path(elements), by: layer, contents).transformed(by: layer.transform)
    // Regions are filled together, so all run clockwise.
    return layer.transform.determinant < 0 ? region.reversed() : region
  }

  /// Returns the rest of a region after the cuts of a layer: its clips, its erasure, and its masks, of which all that is
  /// painted counts.
  private func cut(_ region: Path, by layer: SceneLayer, _ contents: SceneContents) -> Path {
    var region = region
    for clip in layer.clips { region = region.intersection(clip.path.simplified(rule: clip.rule)) }
    if let erasure = layer.erasure { region = region.subtracting(erasure) }
    for mask in contents.masks(of: layer, in: self) {
      region = region.intersection(self.region(of: layers[mask.layer], mask.contents))
    }
    return region
  }
}
