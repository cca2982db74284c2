/// Reads elements of lists for generated code, which never traps: where the language has no such element, the reader
/// returns another value and notes that one is missing. The shape that needs it then draws nothing.
@_spi(Generated)
public final class ListReader: Sendable {
  /// Whether an element was missing. (A drawing reads and writes it on one thread, from beginning to end.)
  nonisolated(unsafe) public private(set) var lacksElement = false

  /// Creates a reader that has not missed any element.
  public init() {}

  /// Returns an element of a list, or `fallback` if there is none with this index.
  public func element<Element>(
    of list: [Element], at index: Double, else fallback: @autoclosure () -> Element
  ) -> Element {
    note(list.has(index))
    return list.element(at: index, else: fallback())
  }

  /// Returns the first element, or `fallback` if the list is empty.
  public func first<Element>(of list: [Element], else fallback: @autoclosure () -> Element) -> Element {
    note(!list.isEmpty)
    return list.first(else: fallback())
  }

  /// Returns the last element, or `fallback` if the list is empty.
  public func last<Element>(of list: [Element], else fallback: @autoclosure () -> Element) -> Element {
    note(!list.isEmpty)
    return list.last(else: fallback())
  }

  /// Returns the elements from an index up to another one, including the latter if the range is closed. Empty if the
  /// list has no such elements, or if the ends are in the wrong order.
  public func elements<Element>(
    of list: [Element], from low: Double, to high: Double, closed: Bool = false
  ) -> [Element] {
    note(list.has(from: low, to: closed ? high + 1 : high, last: high))
    return list.elements(from: low, to: high, closed: closed)
  }

  /// Returns the smallest element of a list, or `fallback` if it is empty.
  public func minimum<Element: Comparable>(of list: [Element], else fallback: @autoclosure () -> Element) -> Element {
    note(!list.isEmpty)
    return list.minimum(else: fallback())
  }

  /// Returns the largest element of a list, or `fallback` if it is empty.
  public func maximum<Element: Comparable>(of list: [Element], else fallback: @autoclosure () -> Element) -> Element {
    note(!list.isEmpty)
    return list.maximum(else: fallback())
  }

  /// Returns the pairs of elements of two lists, as many as the shorter one has. Notes a missing element if the other one
  /// has more.
  public func zipped<First: Sequence, Second: Sequence>(
    _ first: First, _ second: Second
  ) -> Zip2Sequence<First, Second> {
    // That of a list, or of pairs of elements, is exact.
    note(first.underestimatedCount == second.underestimatedCount)
    return zip(first, second)
  }

  private func note(_ isThere: Bool) {
    if !isThere { lacksElement = true }
  }
}

/// Elements that are proved to be there. Like all of generated code, the functions never trap.
@_spi(Generated)
extension Array {
  fileprivate func has(_ index: Double) -> Bool { index >= 0 && index < Double(count) }

  fileprivate func has(from low: Double, to end: Double, last: Double) -> Bool {
    low >= 0 && low <= last && end <= Double(count)
  }

  /// Returns an element, or `fallback` if there is none with this index.
  public func element(at index: Double, else fallback: @autoclosure () -> Element) -> Element {
    has(index) ? self[Int(index)] : fallback()
  }

  /// Returns the first element, or `fallback` if the list is empty.
  public func first(else fallback: @autoclosure () -> Element) -> Element { first ?? fallback() }

  /// Returns the last element, or `fallback` if the list is empty.
  public func last(else fallback: @autoclosure () -> Element) -> Element { last ?? fallback() }

  /// Returns the elements from an index up to another one, including the latter if the range is closed. Empty if there
  /// are no such elements.
  public func elements(from low: Double, to high: Double, closed: Bool = false) -> [Element] {
    let end = closed ? high + 1 : high
    return has(from: low, to: end, last: high) ? Array(self[Int(low)..<Int(end)]) : []
  }
}

@_spi(Generated)
extension Array where Element: Comparable {
  /// Returns the smallest element, or `fallback` if the list is empty.
  public func minimum(else fallback: @autoclosure () -> Element) -> Element {
    dropFirst().reduce(first(else: fallback())) { Swift.min($0, $1) }
  }

  /// Returns the largest element, or `fallback` if the list is empty.
  public func maximum(else fallback: @autoclosure () -> Element) -> Element {
    dropFirst().reduce(first(else: fallback())) { Swift.max($0, $1) }
  }
}

extension Mathematics {
  /// Returns the sum of some values, added in their order. Zero if there are none.
  public static func sum(_ values: [Double]) -> Double { values.reduce(0, +) }
  /// Returns the sum of some angles, added in their order. Zero if there are none.
  public static func sum(_ values: [Angle]) -> Angle { values.reduce(.zero, +) }
  /// Returns the sum of some displacements, added in their order. Zero if there are none.
  public static func sum(_ values: [Point]) -> Point { values.reduce(.zero, +) }
}

/// Collects the elements of a list for generated code.
@_spi(Generated)
public struct ListBuilder<Element> {
  /// The elements so far.
  package private(set) var elements: [Element] = []
  /// The number of iterations left for its loops.
  private var loops = StepBudget(PictureLimits.steps)

  /// Returns the whole numbers from `first` to `last`, including `last` if the range is closed, for a loop that makes
  /// elements. All loops of a list together have at most `PictureLimits.steps` iterations.
  public mutating func iterations(from first: Double, to last: Double, closed: Bool = false) -> CountingSequence {
    CountingSequence(from: first, to: last, closed: closed, budget: &loops)
  }

  /// Adds an element at the end.
  public mutating func append(_ element: Element) { elements.append(element) }
}

extension Array {
  /// Returns the elements that a closure appends.
  @_spi(Generated) public static func collected(_ body: (inout ListBuilder<Element>) -> Void) -> [Element] {
    var builder = ListBuilder<Element>()
    body(&builder)
    return builder.elements
  }
}
