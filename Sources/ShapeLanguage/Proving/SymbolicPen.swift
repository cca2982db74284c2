/// A path that is being drawn.
struct SymbolicPen: Hashable, Sendable {
  struct Place: Hashable, Sendable {
    var x: TermID
    var y: TermID
  }

  var path = SymbolicPath(x: .empty, y: .empty, isClosed: true)
  /// The current point, if terms say where it is.
  var current: Place?
  /// Whether there surely is a current point.
  var isStarted = false
  /// Whether the last subpath may be open.
  var isOpen = false
  /// Whether a subpath was begun that doesn't continue the one before.
  var hasMoved = false
  /// Whether its place depends on what was drawn before, so that another turn of a loop may leave the box.
  var isRelative = false

  /// The path with its last subpath.
  var finished: SymbolicPath {
    var result = path
    result.isClosed = result.isClosed && !isOpen
    return result
  }

  /// This path, or another one.
  func either(_ other: SymbolicPen) -> SymbolicPen {
    var result = self
    result.path = path.either(other.path)
    if current != other.current { result.current = nil }
    result.isStarted = isStarted && other.isStarted
    result.isOpen = isOpen || other.isOpen
    result.hasMoved = hasMoved || other.hasMoved
    result.isRelative = isRelative || other.isRelative
    return result
  }

  /// Adds a point that the path doesn't exceed.
  mutating func include(_ x: Interval, _ y: Interval) {
    path.x = path.x.union(x)
    path.y = path.y.union(y)
  }

  mutating func move(to place: Place?) {
    if isOpen { path.isClosed = false }
    (current, isStarted, isOpen, hasMoved) = (place, true, false, true)
  }

  mutating func draw(to place: Place?) {
    (current, isStarted, isOpen) = (place, true, true)
    path.hasPoints = true
  }
}
