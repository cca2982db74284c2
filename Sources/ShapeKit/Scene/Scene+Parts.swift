// What users of a picture ask for beside the picture as a whole.

extension Scene {
  /// The outline of the first layer of a name, in the coordinates of the whole, before any turn; nil where there is none.
  public func outline(ofLayer name: String) -> Path? {
    layers.first { $0.name == name }.map { outline(of: $0) }
  }

  /// The outline of a layer; its frame unless the source says otherwise.
  public func outline(of layer: SceneLayer) -> Path {
    layer.outline >= 0 ? paths[Int(layer.outline)] : .rect(layer.frame)
  }

  /// The first path of a name, in the coordinates of the whole, before any turn; nil where there is none.
  public func path(named name: String) -> Path? { namedPaths.first { $0.name == name }?.path }

  // MARK: The content

  /// Where the caller's own content goes; nil where there is no empty slot.
  public var contentFrame: Rect? { layers.first { $0.role == .emptySlot }?.frame }

  /// The nodes that lie below the caller's own content; all of them where there is no empty slot. The layers that hold the
  /// slot are among them, and their shadows lie below too, though nodes of both sides cast them.
  public var nodesBelowContent: Range<Int> { 0..<(slotIndex ?? nodes.count) }

  /// The nodes that lie above the caller's own content; none where there is no empty slot.
  public var nodesAboveContent: Range<Int> { (slotIndex.map { $0 + 1 } ?? nodes.count)..<nodes.count }

  // MARK: The silhouette

  /// The region that is painted, whatever with, after all cuts and turns: fills and strokes, without shadows and without
  /// what shows nothing. It has the form of `Path.simplified`.
  public var silhouette: Path {
    var regions: [PathElement] = []
    collectRegions(of: nodes.indices, into: &regions)
    return Path(regions).simplified()
  }

  /// Appends the regions that some nodes paint, each simple and clockwise, so that together they are filled nonzero.
  private func collectRegions(of range: Range<Int>, into regions: inout [PathElement]) {
    var index = range.lowerBound
    while index < range.upperBound {
      switch nodes[index].content {
      case .fill(let path, let rule, let paint):
        if !paints[Int(paint)].isClear { regions += paths[Int(path)].simplified(rule: rule).elements }
      case .stroke(let path, let style, let paint):
        if !paints[Int(paint)].isClear { regions += paths[Int(path)].stroked(strokeStyles[Int(style)]).elements }
      case .layer(let layer, let count):
        let inner = index + 1..<index + 1 + Int(count)
        regions += region(of: layers[Int(layer)], inner).elements
        index = inner.upperBound - 1
      }
      index += 1
    }
  }

  private func region(of layer: SceneLayer, _ contents: Range<Int>) -> Path {
    guard layer.opacity > 0 else { return .empty }
    var elements: [PathElement] = []
    collectRegions(of: contents, into: &elements)
    guard !layer.isPlain else { return Path(elements) }
    var region = Path(elements)
    for clip in layer.clips {
      region = region.intersection(clip.path.simplified(rule: clip.rule))
    }
    if let erasure = layer.erasure { region = region.subtracting(erasure) }
    return region.transformed(by: layer.turn)
  }
}
