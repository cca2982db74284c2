import ShapeCore

/// The outline of an element, in the coordinates of the picture.
package struct ElementOutline: Sendable {
  package enum Kind: String, Sendable { case layer, fill, stroke }

  /// A point that decides the form of the outline.
  package struct Handle: Sendable {
    package enum Kind: String, Sendable { case end, control, center }

    package var point: Point
    package var kind: Kind
  }

  /// The position in `Scene.nodes`.
  package var element: Int
  package var kind: Kind
  package var source: SourceSpan
  /// The frame of a layer, in the coordinates of the scene.
  package var frame: Rect?
  package var path: Path
  package var handles: [Handle]
}

/// An element among the layers around it.
struct PlacedElement {
  var kind: ElementOutline.Kind
  var path: Path
  var frame: Rect?
  /// From the coordinates of the path to those of the layer around it.
  var own = Transform.identity
  /// From the coordinates of the layer around it to those of the picture.
  var around: Transform
  /// The place of the layer around it, from which the source counts.
  var origin: Point

  /// The handles in the coordinates of the layer around it.
  var handles: [ElementOutline.Handle] {
    path.handles.map { ElementOutline.Handle(point: own.apply($0.point), kind: $0.kind) }
  }
}

extension Scene {
  /// Returns the outlines of all elements.
  package func outlines() -> [ElementOutline] {
    var result: [ElementOutline] = []
    visitElements { element, place in
      let transform = place.own.then(place.around)
      result.append(
        ElementOutline(
          element: element, kind: place.kind, source: nodes[element].source, frame: place.frame,
          path: transform == .identity ? place.path : place.path.transformed(by: transform),
          handles: place.path.handles.map { .init(point: transform.apply($0.point), kind: $0.kind) }))
      return true
    }
    return result
  }

  /// Returns an element, or `nil` if there is none with that number.
  func element(_ number: Int) -> PlacedElement? {
    var result: PlacedElement?
    visitElements { element, place in
      if element == number { result = place }
      return element < number
    }
    return result
  }

  /// Calls a closure with each element, until it returns `false`.
  private func visitElements(_ body: (Int, PlacedElement) -> Bool) {
    var levels: [(end: Int, transform: Transform, origin: Point)] = []
    for element in nodes.indices {
      while let last = levels.last, last.end <= element { levels.removeLast() }
      let (around, origin) = (levels.last?.transform ?? .identity, levels.last?.origin ?? .zero)
      let place: PlacedElement
      switch nodes[element].content {
      case .fill(let path, _, _):
        place = PlacedElement(kind: .fill, path: paths[path], around: around, origin: origin)
      case .stroke(let path, _, _):
        place = PlacedElement(kind: .stroke, path: paths[path], around: around, origin: origin)
      case .layer(let id, _):
        let layer = layers[id]
        place = PlacedElement(
          kind: .layer, path: outline(of: layer), frame: layer.frame, own: layer.transform, around: around,
          origin: origin)
        levels.append((element + nodes[element].extent, layer.transform.then(around), layer.frame.topLeft))
      }
      guard body(element, place) else { return }
    }
  }
}

extension Path {
  /// The ends and the control points of the segments, and the centers of arcs, in order.
  fileprivate var handles: [ElementOutline.Handle] {
    elements.flatMap { element -> [ElementOutline.Handle] in
      switch element {
      case .move(let to), .line(let to): [.init(point: to, kind: .end)]
      case .quad(let to, let control): [.init(point: control, kind: .control), .init(point: to, kind: .end)]
      case .curve(let to, let first, let second):
        [.init(point: first, kind: .control), .init(point: second, kind: .control), .init(point: to, kind: .end)]
      case .arc(let arc):
        // A whole ellipse ends where it begins.
        [.init(point: arc.center, kind: .center)]
          + (abs(arc.sweep) < 2 * Double.pi - 1e-9 ? [.init(point: arc.endPoint, kind: .end)] : [])
      case .close: []
      }
    }
  }
}
