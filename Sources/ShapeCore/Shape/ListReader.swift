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
    guard index >= 0, index < Double(list.count) else {
      lacksElement = true
      return fallback()
    }
    return list[Int(index)]
  }

  /// Returns the first element, or `fallback` if the list is empty.
  public func first<Element>(of list: [Element], else fallback: @autoclosure () -> Element) -> Element {
    element(of: list, at: 0, else: fallback())
  }

  /// Returns the last element, or `fallback` if the list is empty.
  public func last<Element>(of list: [Element], else fallback: @autoclosure () -> Element) -> Element {
    element(of: list, at: Double(list.count) - 1, else: fallback())
  }

  /// Returns the elements from an index up to another one, including the latter if the range is closed. Empty if the
  /// list has no such elements, or if the ends are in the wrong order.
  public func elements<Element>(
    of list: [Element], from low: Double, to high: Double, closed: Bool = false
  ) -> [Element] {
    let end = closed ? high + 1 : high
    guard low >= 0, low <= high, end <= Double(list.count) else {
      lacksElement = true
      return []
    }
    return Array(list[Int(low)..<Int(end)])
  }

  /// Returns the smallest element of a list, or `fallback` if it is empty.
  public func minimum<Element: Comparable>(of list: [Element], else fallback: @autoclosure () -> Element) -> Element {
    let first = first(of: list, else: fallback())
    return list.dropFirst().reduce(first) { Swift.min($0, $1) }
  }

  /// Returns the largest element of a list, or `fallback` if it is empty.
  public func maximum<Element: Comparable>(of list: [Element], else fallback: @autoclosure () -> Element) -> Element {
    let first = first(of: list, else: fallback())
    return list.dropFirst().reduce(first) { Swift.max($0, $1) }
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
