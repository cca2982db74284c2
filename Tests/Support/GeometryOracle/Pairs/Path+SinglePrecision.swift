import ShapeCore

extension Path {
  /// The path with arcs as cubic curves, four per turn, and all numbers rounded to single precision.
  package var inSinglePrecision: Path {
    func single(_ point: Point) -> Point { Point(Double(Float(point.x)), Double(Float(point.y))) }
    return Path(
      loweredArcs(perTurn: 4).map { element in
        switch element {
        case .move(let to): .move(to: single(to))
        case .line(let to): .line(to: single(to))
        case .quad(let to, let control): .quad(to: single(to), control: single(control))
        case .curve(let to, let control1, let control2):
          .curve(to: single(to), control1: single(control1), control2: single(control2))
        case .arc, .close: element
        }
      })
  }
}
