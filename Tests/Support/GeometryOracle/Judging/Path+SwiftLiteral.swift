import ShapeCore

extension Path {
  /// The path as Swift source, for a test.
  package var swiftLiteral: String {
    "Path([\n" + elements.map { "  \($0.swiftLiteral),\n" }.joined() + "])"
  }
}

extension PathElement {
  fileprivate var swiftLiteral: String {
    func text(_ point: Point) -> String { "Point(\(point.x), \(point.y))" }
    switch self {
    case .move(let to): return ".move(to: \(text(to)))"
    case .line(let to): return ".line(to: \(text(to)))"
    case .quad(let to, let control): return ".quad(to: \(text(to)), control: \(text(control)))"
    case .curve(let to, let control1, let control2):
      return ".curve(to: \(text(to)), control1: \(text(control1)), control2: \(text(control2)))"
    case .arc(let arc):
      return ".arc(Arc(center: \(text(arc.center)), radii: Size(\(arc.radii.width), \(arc.radii.height)), "
        + "rotation: \(arc.rotation), start: \(arc.start), sweep: \(arc.sweep)))"
    case .close: return ".close"
    }
  }
}
