/// Elements in the order in which they were last added, each once.
///
/// - Complexity: Each operation takes O(1), over many of them.
struct LatestLast<Element: Hashable & Sendable>: Sendable {
  /// The number of the addition of each element.
  private var numbers: [Element: Int] = [:]
  /// All additions. Those with another number than that of their element don't count any more.
  private var additions: [(element: Element, number: Int)] = []
  /// The index of the first addition that was not taken.
  private var start = 0
  private var lastNumber = 0

  var isEmpty: Bool { numbers.isEmpty }
  var count: Int { numbers.count }

  func contains(_ element: Element) -> Bool { numbers[element] != nil }

  /// Adds an element at the end, or moves it there.
  mutating func append(_ element: Element) {
    lastNumber += 1
    numbers[element] = lastNumber
    additions.append((element, lastNumber))
    if additions.count - start > 2 * numbers.count + 16 {
      additions = additions[start...].filter { numbers[$0.element] == $0.number }
      start = 0
    }
  }

  mutating func remove(_ element: Element) { numbers[element] = nil }

  mutating func popLast() -> Element? {
    while additions.count > start, let (element, number) = additions.popLast() {
      if numbers[element] == number {
        numbers[element] = nil
        return element
      }
    }
    return nil
  }

  mutating func popFirst() -> Element? {
    while start < additions.count {
      let (element, number) = additions[start]
      start += 1
      if start > additions.count / 2 {
        additions.removeFirst(start)
        start = 0
      }
      if numbers[element] == number {
        numbers[element] = nil
        return element
      }
    }
    return nil
  }
}

extension LatestLast {
  init(_ elements: some Sequence<Element>) {
    self.init()
    for element in elements { append(element) }
  }
}
