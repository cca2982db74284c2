import ShapeCore

extension PictureRule {
  /// A layer, a used shape, a fill or a stroke that is covered by an opaque fill above it.
  static let coveredLayer = PictureRule(reach: .muchLarger) { picture, verdicts, linted in
    for event in picture.begunLayers {
      verdicts.judge(event.source, of: event.layer, in: &picture) {
        $0.cover(of: event.layer)
      } report: { cover in
        Diagnostic(
          .covered(linted.coverable[event.source] ?? .layer), at: event.source.prefix(.layer),
          notes: [Note(.covers, at: cover)])
      }
    }
    for event in picture.begunShapes.dropFirst() {
      verdicts.judge(event.source, of: event.layer, in: &picture) {
        $0.cover(of: event.layer)
      } report: { cover in
        Diagnostic(.covered(.use), at: event.source.prefix(.use), notes: [Note(.covers, at: cover)])
      }
    }
    for (node, source) in picture.scene.nodes.enumerated().map({ ($0.offset, $0.element.source) }) {
      guard let command = linted.coverable[source] else { continue }
      switch picture.scene.nodes[node].content {
      case .layer: continue
      case .fill, .stroke: break
      }
      verdicts.judge(source) {
        picture.withBoxes { $0.cover(ofPaintAt: node) }
      } report: { cover in
        Diagnostic(.covered(command), at: source, notes: [Note(.covers, at: cover)])
      }
    }
  }

  /// A slot whose views are covered by an opaque fill above it.
  static let coveredSlot = PictureRule(reach: .muchLarger) { picture, verdicts, _ in
    let scene = picture.scene
    for node in scene.nodes {
      guard case .layer(let layer, _) = node.content, scene.layers[layer].role == .emptySlot else { continue }
      verdicts.judge(node.source) {
        picture.withBoxes { $0.cover(ofSlot: layer) }
      } report: { cover in
        Diagnostic(.coveredSlot, at: node.source, notes: [Note(.covers, at: cover)])
      }
    }
  }
}
