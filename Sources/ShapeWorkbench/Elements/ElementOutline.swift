import ShapeCore

/// The outline of an element, in the coordinates of the picture.
package struct ElementOutline: Sendable {
  package enum Kind: String, Sendable { case layer, fill, stroke }

  /// A point that decides the form of the outline, or the end of a length that does.
  package struct Handle: Sendable {
    package enum Kind: String, Sendable {
      case end, control, center
      /// The radius of an arc of a circle.
      case radius
      /// Half of the width of a stroke.
      case width
    }

    package var point: Point
    package var kind: Kind
    /// Where a length begins. `nil` for a point.
    var anchor: Point?

    fileprivate func transformed(by transform: Transform) -> Handle {
      Handle(point: transform.apply(point), kind: kind, anchor: anchor.map { transform.apply($0) })
    }
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
  /// The width of a stroke.
  var width: Double?
  /// From the coordinates of the path to those of the layer around it.
  var own = Transform.identity
  /// From the coordinates of the layer around it to those of the picture.
  var around: Transform
  /// The place of the layer around it, from which the source counts.
  var origin: Point

  /// The handles in the coordinates of the layer around it.
  var handles: [ElementOutline.Handle] {
    let all = path.handles + path.radii + (width.flatMap { path.handle(ofWidth: $0) }.map { [$0] } ?? [])
    return all.map { $0.transformed(by: own) }
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
          handles: place.handles.map { $0.transformed(by: place.around) }))
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
      case .stroke(let path, let style, _):
        let width = strokeStyles[style].width
        place = PlacedElement(kind: .stroke, path: paths[path], width: width, around: around, origin: origin)
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

  /// A handle for the radius of each arc of a circle, in the middle of the arc.
  fileprivate var radii: [ElementOutline.Handle] {
    elements.compactMap { element in
      guard case .arc(let arc) = element, arc.radii.width == arc.radii.height, arc.radii.width > 0 else { return nil }
      return .init(point: arc.point(at: arc.start + arc.sweep / 2), kind: .radius, anchor: arc.center)
    }
  }

  /// The handle for the width of a stroke along the path, in the middle of its first segment.
  fileprivate func handle(ofWidth width: Double) -> ElementOutline.Handle? {
    var start = Point.zero
    for element in elements {
      let (end, middle, along): (Point, Point, Point)
      switch element {
      case .move(let to):
        start = to
        continue
      case .close: continue
      case .line(let to): (end, middle, along) = (to, (start + to) * 0.5, to - start)
      case .quad(let to, let control): (end, middle, along) = (to, (start + control * 2 + to) * 0.25, to - start)
      case .curve(let to, let first, let second):
        (end, middle) = (to, (start + (first + second) * 3 + to) * 0.125)
        along = to + second - first - start
      case .arc(let arc):
        let parameter = arc.start + arc.sweep / 2
        (end, middle) = (arc.endPoint, arc.point(at: parameter))
        along = arc.point(at: parameter + arc.sweep / 4) - arc.point(at: parameter - arc.sweep / 4)
      }
      if along.length > 1e-9, width > 0 {
        let across = Point(-along.y, along.x) * (width / 2 / along.length)
        return .init(point: middle + across, kind: .width, anchor: middle)
      }
      start = end
    }
    return nil
  }
}
