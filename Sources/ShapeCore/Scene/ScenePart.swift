/// A part of a picture, to be painted on its own.
public enum ScenePart: Hashable, Sendable {
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
