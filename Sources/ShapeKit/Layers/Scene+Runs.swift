import ShapeCore

/// Items of a layer that are next to each other and completely in a range of nodes.
struct NodeRun {
  var contents: SceneContents
  /// Whether they need a group of their own, because an item in them blends with others.
  var isolatesBlending: Bool
  /// The factor by which the layers around them enlarge.
  var factor: Double
}

extension Scene {
  /// Returns the items in a range of nodes, in paint order. A layer that is only partly in the range is represented by
  /// the items in it.
  func runs(of nodes: Range<Int>) -> [NodeRun] {
    runs(of: nodes, in: NodeRun(contents: contents, isolatesBlending: false, factor: 1))
  }

  private func runs(of nodes: Range<Int>, in outer: NodeRun) -> [NodeRun] {
    var contents = outer.contents
    var runs: [NodeRun] = []
    var items: Range<Int>?
    func end() {
      guard let whole = items else { return }
      var run = outer
      run.contents = outer.contents.items(in: whole)
      runs.append(run)
      items = nil
    }
    while let item = contents.next(in: self), contents.node < nodes.upperBound {
      // Without the item itself.
      let next = contents.nodes.lowerBound
      if contents.node >= nodes.lowerBound, next <= nodes.upperBound {
        items = (items?.lowerBound ?? contents.node)..<next
      } else if next > nodes.lowerBound, case .layer(let id, let inside) = item {
        end()
        let layer = layers[id]
        runs += self.runs(
          of: nodes,
          in: NodeRun(
            contents: inside, isolatesBlending: layer.isolatesBlending, factor: outer.factor * layer.largestFactor))
      }
    }
    end()
    return runs
  }

  /// Returns a rectangle that contains all that a part of the picture paints, or `nil` if that is nothing. Masks alone
  /// paint nothing.
  func ink(of part: ScenePart) -> Rect? {
    switch part {
    case .whole: return inkBounds
    case .nodes(let nodes):
      let boxes = runs(of: nodes).compactMap { paintedInk(of: $0.contents) }
      return boxes.dropFirst().reduce(boxes.first) { $0?.union($1) }
    case .shadows(let node):
      return layer(at: node).flatMap { shadowInk(of: $0.layer, $0.contents) }
    case .overlay(let node):
      return layer(at: node).flatMap { paintedInk(of: $0.contents) }
    case .masks: return nil
    }
  }
}
