/// A part of a picture, to be painted on its own.
package enum ScenePart: Hashable, Sendable {
  /// The whole picture.
  case whole
  /// Some nodes, by their positions in `Scene.nodes`, without the effects of the layers around them. A layer that is
  /// only partly in the range has no effects either.
  case nodes(Range<Int>)
  /// The shadows of the layer at a position in `Scene.nodes`, in the coordinates inside the layer.
  case shadows(ofLayerAt: Int)
  /// The inner shadows of the layer at a position in `Scene.nodes` with its borders above them, in the
  /// coordinates inside the layer. They are not cut.
  case overlay(ofLayerAt: Int)
  /// The product of the masks of the layer at a position in `Scene.nodes`, in the coordinates inside the layer. Only its
  /// alpha counts.
  case masks(ofLayerAt: Int)

  /// Whether the part surely paints nothing.
  package var isEmpty: Bool {
    switch self {
    case .nodes(let nodes): nodes.isEmpty
    case .whole, .shadows, .overlay, .masks: false
    }
  }
}

// Parts of a picture that users of a scene ask for.

extension Scene {
  /// Returns the outline of the first layer with a name, in the coordinates of the scene, before any scaling or
  /// rotation, or `nil` if there is none.
  package func outline(ofLayer name: String) -> Path? {
    layers.first { $0.name == name }.map { outline(of: $0) }
  }

  /// Returns the outline of a layer. Defaults to its frame.
  package func outline(of layer: SceneLayer) -> Path {
    layer.outline.map { paths[$0] } ?? .rect(layer.frame)
  }

  /// Returns the first path with a name, in the coordinates of the scene, before any scaling or rotation, or `nil` if
  /// there is none.
  package func path(named name: String) -> Path? { namedPaths.first { $0.name == name }?.path }

  // MARK: The silhouette

  /// The painted region after all cuts, scalings and rotations: fills and strokes of any paint, without shadows and
  /// invisible parts. All that is painted in a mask counts as opaque. It has the form of `Path.simplified`.
  ///
  /// If the library fails, a debug build stops, and the silhouette is empty in a release build; `silhouette(budget:)`
  /// throws an error instead.
  package var silhouette: Path {
    var budget = StepBudget.unlimited
    return emptyIfOutOfRange { () throws(RegionError) in try silhouette(budget: &budget) }
  }

  /// Returns the silhouette within a budget, for scenes of unknown origin.
  /// - Throws: `RegionError`, if there is no result.
  package func silhouette(budget: inout StepBudget) throws(RegionError) -> Path {
    try silhouette(of: contents, in: nil, budget: &budget)
  }

  /// Returns the painted region of some contents, after the cuts of their layer, within a budget.
  package func silhouette(
    of contents: SceneContents, in layer: SceneLayer?, budget: inout StepBudget
  ) throws(RegionError) -> Path {
    var regions: [PathElement] = []
    try collectRegions(of: contents, into: &regions, &budget)
    let region = try layer.map { layer throws(RegionError) in try cut(Path(regions), by: layer, contents, &budget) }
    return try (region ?? Path(regions)).simplified(.nonZero, &budget)
  }

  /// Appends the painted regions of some contents, each simple and clockwise, so that they can be filled nonzero
  /// together.
  private func collectRegions(
    of contents: SceneContents, into regions: inout [PathElement], _ budget: inout StepBudget
  ) throws(RegionError) {
    var contents = contents
    while let item = contents.next(in: self) {
      switch item {
      case .fill(let path, let rule, let paint):
        if !paints[paint].isClear { regions += try paths[path].simplified(rule, &budget).elements }
      case .stroke(let path, let style, let paint):
        if !paints[paint].isClear { regions += try paths[path].stroked(strokeStyles[style], budget: &budget).elements }
      case .layer(let layer, let inside): regions += try region(of: layers[layer], inside, &budget).elements
      }
    }
  }

  private func region(
    of layer: SceneLayer, _ contents: SceneContents, _ budget: inout StepBudget
  ) throws(RegionError) -> Path {
    guard layer.opacity > 0 else { return .empty }
    var elements: [PathElement] = []
    try collectRegions(of: contents, into: &elements, &budget)
    guard !layer.isPlain else { return Path(elements) }
    let region = try cut(Path(elements), by: layer, contents, &budget).transformed(by: layer.transform)
    // Regions are filled together, so all run clockwise.
    return layer.transform.determinant < 0 ? region.reversed() : region
  }

  /// Returns the rest of a region after the cuts of a layer: its clips, its erasure and its masks.
  private func cut(
    _ region: Path, by layer: SceneLayer, _ contents: SceneContents, _ budget: inout StepBudget
  ) throws(RegionError) -> Path {
    var region = region
    func combine(_ other: Path, _ operation: RegionOperation) throws(RegionError) {
      region = try region.combined(with: other, operation, rule: .nonZero, budget: &budget)
    }
    for clip in layer.clips { try combine(clip.path.simplified(clip.rule, &budget), .intersection) }
    if let erasure = layer.erasure { try combine(erasure, .subtracting) }
    for mask in contents.masks(of: layer, in: self) {
      try combine(self.region(of: layers[mask.layer], mask.contents, &budget), .intersection)
    }
    return region
  }
}

extension Path {
  fileprivate func simplified(_ rule: FillRule, _ budget: inout StepBudget) throws(RegionError) -> Path {
    try combined(with: .empty, .union, rule: rule, budget: &budget)
  }
}
