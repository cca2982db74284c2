import ShapeKit

/// A picture that linting judges: its scene and the events during its evaluation.
struct ObservedPicture {
  let scene: Scene
  let events: [EvaluationEvent]
  /// The `layer` statements among the events, which rules look at most.
  let begunLayers: [(layer: SceneLayer.ID, source: SourceSpan)]
  /// The bounding boxes of the scene's layers, once a rule has asked for them.
  private var boxes: LayerBoxes?

  init(scene: Scene, events: [EvaluationEvent]) {
    self.scene = scene
    self.events = events
    begunLayers = events.indices.filter { events[$0].kind.beginsLayer }.map { (events[$0].layer, events[$0].source) }
  }

  /// Answers a question about the bounding boxes of the layers, which are computed for the first one.
  mutating func withBoxes<Answer>(_ body: (inout LayerBoxes) -> Answer) -> Answer {
    if boxes == nil { boxes = LayerBoxes(scene) }
    // In place: to copy the boxes would retain each of their tables.
    return body(&boxes!)
  }

  /// The cost of judging the picture, in steps of the evaluator.
  var steps: Int {
    guard let boxes else { return events.count }
    return events.count + 2 * scene.nodes.count + boxes.comparisons / 4
  }
}
