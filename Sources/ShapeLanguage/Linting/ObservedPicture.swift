import ShapeCore

/// A picture that linting judges: its scene and the events during its evaluation.
struct ObservedPicture {
  let scene: Scene
  let events: [EvaluationEvent]
  // The events of most rules, each with its layer and its statement. Every rule looks only at its own.
  private(set) var begunLayers: [(layer: SceneLayer.ID, source: SourceSpan)] = []
  /// The layer of the shape itself, and those of the shapes that it uses.
  private(set) var begunShapes: [(layer: SceneLayer.ID, source: SourceSpan)] = []
  private(set) var clips: [(path: Path, rule: FillRule, layer: SceneLayer.ID, source: SourceSpan)] = []
  private(set) var erasures: [(path: Path, rule: FillRule, layer: SceneLayer.ID, source: SourceSpan)] = []
  private(set) var masks: [(layer: SceneLayer.ID, source: SourceSpan)] = []
  private(set) var shadows: [(shadow: Shadow, layer: SceneLayer.ID, source: SourceSpan)] = []
  private(set) var borders: [(edges: Edges, width: Double, outline: Rect, source: SourceSpan)] = []
  /// The bounding boxes of the scene's layers, once a rule has asked for them.
  private var boxes: LayerBoxes?

  init(scene: Scene, events: [EvaluationEvent]) {
    self.scene = scene
    self.events = events
    for index in events.indices {
      let (layer, source) = (events[index].layer, events[index].source)
      switch events[index].kind {
      case .layerBegan(.layer, _): begunLayers.append((layer, source))
      case .layerBegan(.mask, _): masks.append((layer, source))
      case .layerBegan(.shape, _): begunShapes.append((layer, source))
      case .clip(let path, let rule): clips.append((path, rule, layer, source))
      case .erase(let path, let rule): erasures.append((path, rule, layer, source))
      case .shadow(let shadow): shadows.append((shadow, layer, source))
      case .border(let edges, let width, let outline?): borders.append((edges, width, outline, source))
      case .painted, .layerBegan, .layerEnded, .emptySlot, .border(_, _, nil): break
      }
    }
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
