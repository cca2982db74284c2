@_spi(Generated) import ShapeCore

/// Records the steps of an evaluator while it draws a picture, in order, for later analysis.
struct EvaluationObserver: Sendable {
  private(set) var events: [EvaluationEvent] = []

  mutating func record(_ kind: EvaluationEvent.Kind, inLayer layer: SceneLayer.ID?, at source: SourceSpan) {
    guard let layer else { return }
    if case .painted = kind, case .painted? = events.last?.kind { return }
    events.append(EvaluationEvent(kind: kind, layer: layer, source: source))
  }
}

/// One event during the drawing of a picture.
struct EvaluationEvent: Sendable {
  var kind: Kind
  /// The open layer.
  var layer: SceneLayer.ID
  /// The statement that caused the event.
  var source: SourceSpan

  /// Most events have no large value and are copied often, so large values are indirect.
  enum Kind: Sendable {
    /// A fill or a stroke, or several in a row.
    case painted
    case layerBegan(LayerOrigin, Child)
    /// The innermost layer ended.
    case layerEnded
    /// A slot without content takes its place among the children of the open layer.
    case emptySlot(Child)
    /// The open layer keeps the part inside a region, in the coordinates of the scene.
    indirect case clip(Path, FillRule)
    /// The open layer loses the part inside a region, in the coordinates of the scene.
    indirect case erase(Path, FillRule)
    indirect case shadow(Shadow)
    /// A border along the inside of an outline. `outline` is its bounding box, or `nil` for an empty outline.
    case border(Edges, width: Double, outline: Rect?)
  }

  enum LayerOrigin: Sendable {
    /// The shape that is drawn, or a `use` of another one.
    case shape
    /// A `layer` statement.
    case layer
    /// A `mask` statement.
    case mask
    /// A `content` statement that shows the content of a `use`.
    case content
  }

  /// A child of a layer, for sorting in paint order.
  struct Child: Sendable {
    var name: String
    var order = ZOrder()
    /// The argument `z:`, or `.none` if there is none.
    var z = ExpressionID.none
  }
}
