import Foundation
@_spi(Generated) import ShapeCore

/// Shrinks a failing pair of paths, and rounds its numbers, as long as it still fails.
package struct Shrinker {
  /// Whether the two paths still show the failure.
  private let fails: (Path, Path) -> Bool
  private var first: Path
  private var second: Path
  private var attemptsLeft = 4000
  private let deadline: ContinuousClock.Instant

  package init(_ first: Path, _ second: Path, seconds: Int = 10, fails: @escaping (Path, Path) -> Bool) {
    (self.first, self.second) = (first, second)
    self.fails = fails
    deadline = .now + .seconds(seconds)
  }

  /// Returns the smallest pair found in the given time.
  package mutating func shrunk() -> (Path, Path) {
    first = Path(first.elements)
    second = Path(second.elements)
    var changes = [true]
    while changes.contains(true), attemptsLeft > 0, .now < deadline {
      changes = [dropSubpaths(), dropElements(), straighten(), moveToOrigin(), round()]
    }
    return (first, second)
  }

  /// Applies the change if the pair still fails.
  private mutating func attempt(_ first: Path, _ second: Path) -> Bool {
    guard attemptsLeft > 0, .now < deadline, first != self.first || second != self.second else { return false }
    attemptsLeft -= 1
    let (first, second) = (first.bridged(), second.bridged())
    guard fails(first, second) else { return false }
    (self.first, self.second) = (first, second)
    return true
  }

  /// Tries a change of either path's elements at every index from the last.
  private mutating func attemptEach(_ change: ([PathElement], Int) -> [PathElement]?) -> Bool {
    var hasChanged = false
    for isFirst in [true, false] {
      var index = (isFirst ? first : second).elements.count - 1
      while index >= 0 {
        let elements = (isFirst ? first : second).elements
        if index < elements.count, let changed = change(elements, index) {
          let path = Path(changed)
          if attempt(isFirst ? path : first, isFirst ? second : path) { hasChanged = true }
        }
        index -= 1
      }
    }
    return hasChanged
  }
}

/// The steps; each returns whether it changed anything.
extension Shrinker {
  fileprivate mutating func dropSubpaths() -> Bool {
    attemptEach { elements, index in
      guard case .move = elements[index] else { return nil }
      var end = index + 1
      while end < elements.count {
        if case .move = elements[end] { break }
        end += 1
      }
      return Array(elements[..<index] + elements[end...])
    }
  }

  fileprivate mutating func dropElements() -> Bool {
    attemptEach { elements, index in
      if case .move = elements[index] { return nil }
      var changed = elements
      changed.remove(at: index)
      return changed
    }
  }

  fileprivate mutating func straighten() -> Bool {
    attemptEach { elements, index in
      var changed = elements
      switch elements[index] {
      case .move, .line, .close: return nil
      case .quad(let to, _), .curve(let to, _, _): changed[index] = .line(to: to)
      case .arc(let arc): changed[index] = .line(to: arc.endPoint)
      }
      return changed
    }
  }

  /// Moves everything so that the first point is the origin, and scales it to about ten units.
  fileprivate mutating func moveToOrigin() -> Bool {
    guard let box = Outline(first.appending(second)).box else { return false }
    let corner = box.low
    var hasChanged = false
    if corner != .zero {
      hasChanged = attempt(first.translated(by: corner * -1), second.translated(by: corner * -1))
    }
    let factor = pow(10, (1 - log10(max(box.diagonal, 1e-300))).rounded())
    if factor != 1, factor.isFinite {
      let scaled = [first, second].map { $0.scaled(x: factor, y: factor, around: .zero) }
      if attempt(scaled[0], scaled[1]) { hasChanged = true }
    }
    return hasChanged
  }

  /// Rounds all numbers at once, then each by itself.
  fileprivate mutating func round() -> Bool {
    var hasChanged = false
    for digits in 0...8 {
      func rounded(_ path: Path) -> Path { Path(path.elements.map { $0.map { rounding($0, digits) } }) }
      if attempt(rounded(first), rounded(second)) {
        hasChanged = true
        break
      }
    }
    for digits in [0, 1, 2, 3, 6] {
      let changed = attemptEach { elements, index in
        var copy = elements
        copy[index] = elements[index].map { rounding($0, digits) }
        return copy[index] == elements[index] ? nil : copy
      }
      if changed { hasChanged = true }
    }
    return hasChanged
  }
}

private func rounding(_ number: Double, _ digits: Int) -> Double {
  let factor = pow(10, Double(digits))
  let result = (number * factor).rounded() / factor
  return result == 0 ? 0 : result
}

extension PathElement {
  /// Returns the element with every number changed.
  fileprivate func map(_ change: (Double) -> Double) -> PathElement {
    func point(_ point: Point) -> Point { Point(change(point.x), change(point.y)) }
    switch self {
    case .move(let to): return .move(to: point(to))
    case .line(let to): return .line(to: point(to))
    case .quad(let to, let control): return .quad(to: point(to), control: point(control))
    case .curve(let to, let control1, let control2):
      return .curve(to: point(to), control1: point(control1), control2: point(control2))
    case .arc(let arc):
      return .arc(
        Arc(
          center: point(arc.center), radii: Size(abs(change(arc.radii.width)), abs(change(arc.radii.height))),
          rotation: change(arc.rotation), start: change(arc.start), sweep: change(arc.sweep)))
    case .close: return .close
    }
  }
}

extension Path {
  /// Returns the path with a line to each arc that does not begin where the element before it ended.
  fileprivate func bridged() -> Path {
    var result: [PathElement] = []
    var current: Point?
    var start = Point.zero
    for element in elements {
      switch element {
      case .move(let to): (current, start) = (to, to)
      case .line(let to), .quad(let to, _), .curve(let to, _, _): current = to
      case .arc(let arc):
        let from = arc.startPoint
        let size = max(abs(from.x), abs(from.y), arc.radii.width, arc.radii.height)
        if let last = current, (last - from).length > 1e-12 * size { result.append(.line(to: from)) }
        current = arc.endPoint
      case .close: current = start
      }
      result.append(element)
    }
    return Path(result)
  }
}
