/// Lists, and values that are elements of lists.
extension ProgramGenerator {
  /// The number of elements of a list in a list.
  static let innerCount = 2...4

  /// Returns a list of values that are valid in a context.
  mutating func list(of kind: Kind, within element: Term, count: ClosedRange<Int>, _ depth: Int) -> Term {
    let visible = visibleNames { $0 == .list(kind) }.filter {
      element.bounds.contains($0.term.bounds) && Double(count.lowerBound) <= $0.term.extent.low
        && $0.term.extent.high <= Double(count.upperBound)
    }
    if !visible.isEmpty, chance(40) { return named(random.pick(visible)) }
    if depth > 1, chance(10) {
      let (a, b) = (list(of: kind, within: element, count: count, 1), list(of: kind, within: element, count: count, 1))
      return conditional(a, b, depth)
    }
    if depth > 0, chance(30), let list = derivedList(of: kind, within: element, count: count, depth) { return list }
    return literalList(of: kind, within: element, count: count, depth)
  }

  private mutating func literalList(
    of kind: Kind, within element: Term, count: ClosedRange<Int>, _ depth: Int
  ) -> Term {
    let elements = (0..<random.whole(count)).map { _ in value(kind, within: element, depth - 1) }
    var bounds = elements.first?.bounds ?? .far
    for other in elements { bounds = bounds.joined(other.bounds) }
    let count = Double(elements.count)
    return Term("[\(list(elements.map(\.text)))]", .postfix, bounds, extent: Interval(count, count))
  }

  /// Returns a list made from others, or `nil` if there is no room for it.
  private mutating func derivedList(
    of kind: Kind, within element: Term, count: ClosedRange<Int>, _ depth: Int
  ) -> Term? {
    // The type of constants does not follow from such a list.
    switch kind {
    case .edges, .enumeration, .paint: return nil
    case .number, .integer, .bool, .angle, .point, .size, .rect, .color, .path, .list: break
    }
    switch random.below(5) {
    case 0 where count.upperBound > count.lowerBound + 1:
      let half = max(1, count.lowerBound / 2)
      let room = max(half, count.upperBound / 2)
      let a = literalList(of: kind, within: element, count: half...room, depth)
      let b = literalList(of: kind, within: element, count: max(1, count.lowerBound - half)...room, depth)
      guard a.extent.high + b.extent.high <= Double(count.upperBound) else { return nil }
      return Term("\(a.text) + \(b.text)", .sum, a.bounds.joined(b.bounds), extent: a.extent + b.extent)
    case 1:
      let list = self.list(of: kind, within: element, count: count, depth - 1)
      return Term("\(list.text(at: .postfix)).reversed()", .postfix, list.bounds, extent: list.extent)
    case 2:
      let list = literalList(of: kind, within: element, count: count.upperBound...count.upperBound + 1, depth)
      let first = random.whole(0...1)
      let end = random.whole(first + count.lowerBound...max(first + count.lowerBound, count.upperBound))
      guard Double(end) <= list.extent.low else { return nil }
      let isClosed = end > first && chance(50)
      let text = "\(list.text)[\(first)\(isClosed ? "...\(end - 1)" : "..<\(end)")]"
      return Term(text, .postfix, list.bounds, extent: Interval(Double(end - first)))
    default: return isConstant ? nil : comprehension(of: kind, within: element, count: count, depth)
    }
  }

  /// Returns a list from loops.
  private mutating func comprehension(
    of kind: Kind, within element: Term, count: ClosedRange<Int>, _ depth: Int
  ) -> Term? {
    let mark = names.count
    defer { names.removeSubrange(mark...) }
    let name = parameterName([])
    let number = random.whole(count)
    var loops = "\(name) in "
    let lists = visibleNames { if case .list = $0 { true } else { false } }.filter {
      Double(count.lowerBound) <= $0.term.extent.low && $0.term.extent.high <= Double(count.upperBound)
    }
    var extent = Interval(Double(number))
    if !lists.isEmpty, chance(50), case let source = random.pick(lists), case .list(let inner) = source.kind {
      extent = source.term.extent
      let index = parameterName([name])
      if chance(40) { loops = "\(name), \(index) in " }
      loops += source.text
      names.append(loopName(name, inner, source.term))
      if loops.hasPrefix("\(name) in"), chance(40) {
        let second = parameterName([name])
        loops = "\(name), \(second) in zip(\(source.text), \(source.text).reversed())"
        names.append(loopName(second, inner, source.term))
      }
      if loops.contains(", \(index) in") {
        names.append(
          Name(text: index, kind: .integer, term: Term(index, .postfix, Interval(0, max(0, extent.high - 1)))))
      }
    } else {
      let first = random.whole(-1...1)
      loops += chance(50) || number == 0 ? "\(first)..<\(first + number)" : "\(first)...\(first + number - 1)"
      let values = Interval(Double(first), Double(first + max(1, number) - 1))
      names.append(Name(text: name, kind: .integer, term: Term(name, .postfix, values)))
    }
    if count.lowerBound == 0, chance(40) {
      loops += " where \(bool(depth - 1).text(at: .either))"
      extent.low = 0
    }
    let value = self.value(kind, within: element, depth - 1)
    return Term("[for \(loops): \(value.text)]", .postfix, value.bounds, extent: extent)
  }

  /// Returns the variable of a loop over a list.
  func loopName(_ name: String, _ kind: Kind, _ list: Term) -> Name {
    Name(text: name, kind: kind, term: element(list.named(name), of: kind))
  }

  /// Returns an element of a list, whose own elements have the bounds of the list.
  private func element(_ list: Term, of kind: Kind) -> Term {
    var result = list
    if case .list = kind {
      result.extent = Interval(Double(Self.innerCount.lowerBound), Double(Self.innerCount.upperBound))
    } else {
      result.extent = Term("").extent
      if kind == .rect { result.extent = Interval(0, 1e5) }
    }
    return result
  }

  /// Returns an element of a list as a value of a kind, or `nil` if there is no list.
  mutating func element(of kind: Kind, _ depth: Int) -> Term? {
    let visible = visibleNames { $0 == .list(kind) }.filter { $0.term.extent.low >= 1 }
    guard depth > 0, !visible.isEmpty else { return nil }
    let list = named(random.pick(visible))
    var result = element(list, of: kind)
    result.level = .postfix
    switch random.below(5) {
    case 0: result.text = "\(list.text).first"
    case 1: result.text = "\(list.text).last"
    case 2: result.text = "\(list.text)[\(random.whole(0...Int(list.extent.low) - 1))]"
    default: result.text = "\(list.text)[mod(\(integer(depth - 1).text), \(list.text).count)]"
    }
    return result
  }

  /// Returns the smallest or largest element of a list of numbers, or their sum, or `nil` if there is no list.
  mutating func extreme(of kind: Kind, _ depth: Int) -> Term? {
    let visible = visibleNames { $0 == .list(kind) }.filter { $0.term.extent.low >= 1 && $0.term.extent.high < 9 }
    guard depth > 0, !visible.isEmpty else { return nil }
    let list = named(random.pick(visible))
    let function = random.pick(["min", "max", "sum"])
    let bounds = function == "sum" ? list.bounds * Interval(0, list.extent.high) : list.bounds
    return Term("\(function)(\(list.text))", .postfix, bounds)
  }

  /// Returns the lengths of dashes and gaps.
  mutating func dash(_ depth: Int) -> Term {
    list(of: .number(.length), within: Term("", .postfix, Interval(4, 40)), count: 1...4, depth)
  }
}
