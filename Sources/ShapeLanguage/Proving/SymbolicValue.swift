import ShapeCore

/// A value as a function of the size, the parameters and the indices of loops.
indirect enum SymbolicValue: Hashable, Sendable {
  /// A value of which nothing is known, or that no obligation is about, such as a gradient.
  case anything
  /// A number, a condition, or the index of a constant of an enum.
  case scalar(TermID)
  /// The coordinates of a point, or the lengths of a size.
  case pair(TermID, TermID)
  /// The left edge, the top edge, the width and the height.
  case rect(TermID, TermID, TermID, TermID)
  case path(SymbolicPath)
  /// A constant color.
  case color(Color)
  case list(SymbolicList)
}

/// What is known about a path.
struct SymbolicPath: Hashable, Sendable {
  /// Coordinates that it doesn't exceed, anywhere in the domain.
  var x = Interval.all
  var y = Interval.all
  /// Whether it surely has points, whether it surely is longer than 0, and whether all its subpaths surely are closed.
  var hasPoints = false
  var hasLength = false
  var isClosed = false

  static let unknown = SymbolicPath()
}

indirect enum SymbolicList: Hashable, Sendable {
  case literal([SymbolicValue])
  /// The values of a function of a variable, at first and the whole numbers after it.
  case generated(count: TermID, variable: TermID, first: TermID, SymbolicValue)
  case joined(SymbolicList, SymbolicList)
  case reversed(SymbolicList)
  /// One of two lists, by a condition.
  case either(TermID, SymbolicList, SymbolicList)
  case slice(SymbolicList, first: TermID, count: TermID)
  /// Each element is one of some values, with any values of some variables for which facts are true.
  case several(count: TermID, variables: [TermID], facts: [TermID], [SymbolicValue])
}

extension TermTable {
  // MARK: Lists

  /// The maximum number of parts of a list. Parts may be shared, but each is visited again, and each element that is read has
  /// its own variables.
  private static let mostParts = 1_000
  /// The maximum number of elements that are followed one by one, and of those of a list whose length varies.
  private static let (mostElements, mostOptionalElements) = (64.0, 16.0)

  /// Returns a list made of others, or only its length if it has too many parts.
  mutating func limited(_ list: SymbolicList) -> SymbolicList {
    var room = Self.mostParts
    take(list, from: &room)
    return room > 0 ? list : .several(count: count(of: list), variables: [], facts: [], [.anything])
  }

  private func take(_ list: SymbolicList, from room: inout Int) {
    room -= 1
    guard room > 0 else { return }
    switch list {
    case .several(_, let variables, let facts, _) where 10 * variables.count + facts.count > room: room = 0
    case .literal(let values), .several(_, _, _, let values):
      room -= values.count
      for case .list(let inner) in values where room > 0 { take(inner, from: &room) }
    case .generated(_, _, _, let value): if case .list(let inner) = value { take(inner, from: &room) }
    case .joined(let a, let b), .either(_, let a, let b):
      take(a, from: &room)
      take(b, from: &room)
    case .reversed(let inner), .slice(let inner, _, _): take(inner, from: &room)
    }
  }

  mutating func count(of list: SymbolicList) -> TermID {
    switch list {
    case .literal(let values): return constant(Double(values.count))
    case .generated(let count, _, _, _), .several(let count, _, _, _), .slice(_, _, let count): return count
    case .joined(let a, let b):
      let first = count(of: a)
      return add(first, count(of: b))
    case .reversed(let list): return count(of: list)
    case .either(let condition, let a, let b):
      let first = count(of: a)
      return conditional(condition, first, count(of: b))
    }
  }

  /// Returns the elements of a list, each with the condition that it has so many. `nil` if they are too many, or not known one
  /// by one.
  mutating func elements(of list: SymbolicList) -> [(isThere: TermID, value: SymbolicValue)]? {
    let count = count(of: list)
    let most = values(of: count).high
    guard !list.isOfAny, most <= (number(count) == nil ? Self.mostOptionalElements : Self.mostElements) else {
      return nil
    }
    var result: [(isThere: TermID, value: SymbolicValue)] = []
    for place in 0..<Int(max(0, most)) {
      let isThere = lessOrEqual(constant(Double(place + 1)), count)
      result.append((isThere: isThere, value: element(of: list, at: constant(Double(place))).value))
    }
    return result
  }

  /// Returns the values of a comprehension, one for each of its turns. `nil` if these are too many, or not known.
  mutating func elements(_ value: SymbolicValue, in nest: ObligationWalk.Nest) -> [SymbolicValue]? {
    var turns: [[TermID: TermID]] = [[:]]
    for loop in nest.turns {
      let outer = turns
      turns = []
      for turn in outer {
        // New terms are not in a table that is read before they are made.
        let (start, length) = (replacing(turn, in: loop.first), replacing(turn, in: loop.count))
        guard let first = number(start), let count = number(length), count + Double(turns.count) <= Self.mostElements
        else { return nil }
        for place in 0..<Int(max(0, count)) {
          var next = turn
          next[loop.variable] = constant(first + Double(place))
          turns.append(next)
        }
      }
    }
    var result: [SymbolicValue] = []
    for turn in turns {
      if let condition = nest.condition {
        let replaced = replacing(turn, in: condition)
        let isThere = values(of: replaced)
        if isThere.isFalse { continue }
        guard isThere.isTrue else { return nil }
      }
      result.append(replacing(turn, in: value))
    }
    return result
  }

  /// Returns the element of a list at an index in its range, and facts about new variables in it.
  mutating func element(of list: SymbolicList, at index: TermID) -> (value: SymbolicValue, facts: [TermID]) {
    switch list {
    case .literal(let values):
      if let place = number(index), values.indices.contains(Int(place)) { return (values[Int(place)], []) }
      return (choice(of: values, at: index), [])
    case .generated(_, let variable, let first, let value):
      let place = add(first, index)
      return (replacing([variable: place], in: value), [])
    case .joined(let a, let b):
      let length = count(of: a)
      let isFirst = less(index, length)
      let (first, facts) = element(of: a, at: index)
      let rest = subtract(index, length)
      let (second, others) = element(of: b, at: rest)
      return (
        conditional(isFirst, first, second), self.facts(facts, if: isFirst) + self.facts(others, if: not(isFirst))
      )
    case .reversed(let list):
      let length = count(of: list)
      let last = subtract(length, constant(1))
      return element(of: list, at: subtract(last, index))
    case .either(let condition, let a, let b):
      let (first, facts) = element(of: a, at: index)
      let (second, others) = element(of: b, at: index)
      return (
        conditional(condition, first, second), self.facts(facts, if: condition) + self.facts(others, if: not(condition))
      )
    case .slice(let list, let first, _): return element(of: list, at: add(first, index))
    case .several(_, let variables, let facts, let values):
      var replaced: [TermID: TermID] = [:]
      for variable in variables {
        guard case .variable(let place) = self[variable] else { continue }
        let old = self.variables[place]
        replaced[variable] = self.variable(old.kind, old.values, isWhole: old.isWhole)
      }
      let new = facts.map { replacing(replaced, in: $0) }
      let candidates = values.map { replacing(replaced, in: $0) }
      let last = Double(max(0, candidates.count - 1))
      let place = unknown(Interval(0, last), isWhole: true, because: .list)
      return (choice(of: candidates, at: place), new)
    }
  }

  /// Facts that are true only under a condition.
  private mutating func facts(_ facts: [TermID], if condition: TermID) -> [TermID] {
    facts.map { operation(.or, not(condition), $0) }
  }

  private mutating func choice(of values: [SymbolicValue], at index: TermID) -> SymbolicValue {
    guard let first = values.first, values.count <= 1_000 else { return .anything }
    switch first {
    case .scalar:
      let parts = values.compactMap { if case .scalar(let a) = $0 { a } else { nil } }
      return parts.count == values.count ? .scalar(choice(of: parts, at: index)) : .anything
    case .pair:
      let parts = values.compactMap { if case .pair(let a, let b) = $0 { [a, b] } else { nil } }
      guard parts.count == values.count else { return .anything }
      let x = choice(of: parts.map { $0[0] }, at: index)
      return .pair(x, choice(of: parts.map { $0[1] }, at: index))
    case .rect:
      let parts = values.compactMap { if case .rect(let a, let b, let c, let d) = $0 { [a, b, c, d] } else { nil } }
      guard parts.count == values.count else { return .anything }
      let chosen = [0, 1, 2, 3].map { side in choice(of: parts.map { $0[side] }, at: index) }
      return .rect(chosen[0], chosen[1], chosen[2], chosen[3])
    case .list:
      guard values.count <= 64 else { return .anything }
      // One after the other, as a chain of conditions would choose.
      var result = values[values.count - 1]
      for place in values.indices.dropLast().reversed() {
        let isHere = operation(.equal, index, constant(Double(place)))
        result = conditional(isHere, values[place], result)
      }
      return result
    case .path:
      var result = first
      for value in values { result = conditional(unknown(.unit, isWhole: true), value, result) }
      return result
    case .color: return values.allSatisfy { $0 == first } ? first : .anything
    case .anything: return .anything
    }
  }

  // MARK: Values

  mutating func conditional(
    _ condition: TermID, _ then: SymbolicValue, _ otherwise: SymbolicValue
  ) -> SymbolicValue {
    if values(of: condition).isTrue || then == otherwise { return then }
    if values(of: condition).isFalse { return otherwise }
    switch (then, otherwise) {
    case (.scalar(let a), .scalar(let b)): return .scalar(conditional(condition, a, b))
    case (.pair(let a, let b), .pair(let c, let d)):
      let first = conditional(condition, a, c)
      return .pair(first, conditional(condition, b, d))
    case (.rect(let a, let b, let c, let d), .rect(let e, let f, let g, let h)):
      let (x, y) = (conditional(condition, a, e), conditional(condition, b, f))
      let width = conditional(condition, c, g)
      return .rect(x, y, width, conditional(condition, d, h))
    case (.path(let a), .path(let b)): return .path(a.either(b))
    case (.list(let a), .list(let b)): return .list(limited(.either(condition, a, b)))
    case (_, _): return .anything
    }
  }

  mutating func replacing(_ replaced: [TermID: TermID], in value: SymbolicValue) -> SymbolicValue {
    switch value {
    case .anything, .path, .color: return value
    case .scalar(let a): return .scalar(replacing(replaced, in: a))
    case .pair(let a, let b):
      let first = replacing(replaced, in: a)
      return .pair(first, replacing(replaced, in: b))
    case .rect(let a, let b, let c, let d):
      let (x, y, width) = (replacing(replaced, in: a), replacing(replaced, in: b), replacing(replaced, in: c))
      return .rect(x, y, width, replacing(replaced, in: d))
    case .list(let list): return .list(replacing(replaced, in: list))
    }
  }

  private mutating func replacing(_ replaced: [TermID: TermID], in list: SymbolicList) -> SymbolicList {
    switch list {
    case .literal(let values):
      return .literal(values.map { replacing(replaced, in: $0) })
    case .generated(let count, let variable, let first, let value):
      let (count, first) = (replacing(replaced, in: count), replacing(replaced, in: first))
      // The variable of an inner list is its own, whatever replaces it outside.
      let inner = replaced.filter { $0.key != variable }
      return .generated(count: count, variable: variable, first: first, replacing(inner, in: value))
    case .joined(let a, let b):
      let first = replacing(replaced, in: a)
      return .joined(first, replacing(replaced, in: b))
    case .reversed(let list): return .reversed(replacing(replaced, in: list))
    case .either(let condition, let a, let b):
      let (condition, first) = (replacing(replaced, in: condition), replacing(replaced, in: a))
      return .either(condition, first, replacing(replaced, in: b))
    case .slice(let list, let first, let count):
      let (first, count) = (replacing(replaced, in: first), replacing(replaced, in: count))
      return .slice(replacing(replaced, in: list), first: first, count: count)
    case .several(let count, let variables, let facts, let values):
      let count = replacing(replaced, in: count)
      let inner = replaced.filter { !variables.contains($0.key) }
      var (newFacts, newValues): ([TermID], [SymbolicValue]) = ([], [])
      for fact in facts { newFacts.append(replacing(inner, in: fact)) }
      for value in values { newValues.append(replacing(inner, in: value)) }
      return .several(count: count, variables: variables, facts: newFacts, newValues)
    }
  }
}

extension SymbolicList {
  /// Whether an element may be any of several values, a new one wherever it is read.
  fileprivate var isOfAny: Bool {
    switch self {
    case .literal, .generated: false
    case .joined(let a, let b), .either(_, let a, let b): a.isOfAny || b.isOfAny
    case .reversed(let list), .slice(let list, _, _): list.isOfAny
    case .several: true
    }
  }
}

extension SymbolicPath {
  /// Whether the box surely is in the range of coordinates.
  var isInRange: Bool {
    let limits = Interval(-SourceLimits.largestCoordinate, SourceLimits.largestCoordinate)
    return [x, y].allSatisfy { $0.isEmpty || $0.intersection(limits) == $0 }
  }

  /// Both paths, or one of them.
  func either(_ other: SymbolicPath) -> SymbolicPath {
    SymbolicPath(
      x: x.union(other.x), y: y.union(other.y), hasPoints: hasPoints && other.hasPoints,
      hasLength: hasLength && other.hasLength, isClosed: isClosed && other.isClosed)
  }

  /// The path moved or widened by at most some distances.
  func extended(by dx: Interval, _ dy: Interval) -> SymbolicPath {
    var result = self
    (result.x, result.y) = (x + dx, y + dy)
    return result
  }
}
