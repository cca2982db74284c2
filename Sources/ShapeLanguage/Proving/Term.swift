@_spi(Generated) import ShapeCore

/// A number or a condition, as a function of the variables of a domain. A condition is 1 if it is true, and else 0.
enum Term: Hashable, Sendable {
  case constant(Double)
  case variable(Int)
  case negate(TermID)
  case not(TermID)
  case function(NumberFunctionOfOne, TermID)
  case operation(TermOperation, TermID, TermID)
  case conditional(TermID, TermID, TermID)
  /// One of several terms, by its index.
  case choice(of: [TermID], at: TermID)
  indirect case mix(Mix)

  /// `first + (second - first) * share`, which is the `sum`. A share in `0...1` keeps it between the two, which intervals of
  /// the sum don't say.
  struct Mix: Hashable, Sendable {
    var first: TermID
    var second: TermID
    var share: TermID
    var sum: TermID
  }
}

enum TermOperation: Hashable, Sendable {
  case add, subtract, multiply, divide
  case minimum, maximum, modulo, power, hypotenuse, arcTangent
  case less, lessOrEqual, equal
  case and, or
}

/// The place of a term in a table. A term's parts have smaller places.
struct TermID: Hashable, Sendable {
  let index: Int32
  init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
}

/// What no term says.
package enum Unfollowed: Hashable, Sendable {
  case path, list, value
}

/// What a term depends on.
struct Variable: Sendable {
  enum Kind: Hashable, Sendable {
    case width, height
    /// A parameter of the shape, or one of its coordinates.
    case parameter(Int)
    case isRightToLeft
    /// The index of a loop, or of an element of a list.
    case index
    /// The size of a device pixel.
    case pixel
    /// A number that is not known otherwise, such as the length of a path.
    case unknown(Unfollowed)
  }

  var kind: Kind
  var values: Interval
  /// Whether it is a whole number.
  var isWhole: Bool
}

/// Terms, each once, and the variables of their domain.
struct TermTable: Sendable {
  private(set) var terms: [Term] = []
  /// The values of each term over the whole domain.
  private(set) var values: [Interval] = []
  private(set) var variables: [Variable] = []
  private var variableTerms: [TermID] = []
  /// The number of terms in each other.
  private var depths: [Int32] = []
  private static let mostDepth: Int32 = 400
  private var places: [Term: TermID] = [:]

  subscript(id: TermID) -> Term { terms[Int(id.index)] }
  func values(of id: TermID) -> Interval { values[Int(id.index)] }
  /// The number that a term always is, if there is one.
  func number(_ id: TermID) -> Double? { values(of: id).number }

  /// Whether no other variable can be meant: a number that a caller chooses, or the size.
  func isGiven(_ variable: Int) -> Bool {
    switch variables[variable].kind {
    case .width, .height, .parameter, .isRightToLeft: true
    case .index, .pixel, .unknown: false
    }
  }

  // MARK: New terms

  mutating func variable(_ kind: Variable.Kind, _ values: Interval, isWhole: Bool = false) -> TermID {
    variables.append(Variable(kind: kind, values: values, isWhole: isWhole))
    let term = insert(.variable(variables.count - 1))
    variableTerms.append(term)
    return term
  }

  func term(ofVariable variable: Int) -> TermID { variableTerms[variable] }

  /// A number of which only limits are known.
  mutating func unknown(
    _ values: Interval = .all, isWhole: Bool = false, because reason: Unfollowed = .value
  ) -> TermID {
    if let number = values.number { return constant(number) }
    return variable(.unknown(reason), values, isWhole: isWhole)
  }

  mutating func constant(_ value: Double) -> TermID { insert(.constant(value)) }

  mutating func add(_ a: TermID, _ b: TermID) -> TermID { operation(.add, a, b) }
  mutating func subtract(_ a: TermID, _ b: TermID) -> TermID { operation(.subtract, a, b) }
  mutating func multiply(_ a: TermID, by factor: Double) -> TermID { operation(.multiply, a, constant(factor)) }
  mutating func lessOrEqual(_ a: TermID, _ b: TermID) -> TermID { operation(.lessOrEqual, a, b) }
  mutating func less(_ a: TermID, _ b: TermID) -> TermID { operation(.less, a, b) }
  mutating func and(_ a: TermID, _ b: TermID) -> TermID { operation(.and, a, b) }

  mutating func negate(_ a: TermID) -> TermID {
    if case .negate(let inner) = self[a] { return inner }
    return insert(.negate(a))
  }

  mutating func not(_ a: TermID) -> TermID {
    if case .not(let inner) = self[a] { return inner }
    return insert(.not(a))
  }

  mutating func conditional(_ condition: TermID, _ then: TermID, _ otherwise: TermID) -> TermID {
    if values(of: condition).isTrue || then == otherwise { return then }
    if values(of: condition).isFalse { return otherwise }
    return insert(.conditional(condition, then, otherwise))
  }

  mutating func choice(of terms: [TermID], at index: TermID) -> TermID {
    if let place = number(index), terms.indices.contains(Int(place)) { return terms[Int(place)] }
    guard let first = terms.first, terms.contains(where: { $0 != first }) else { return terms.first ?? unknown() }
    return insert(.choice(of: terms, at: index))
  }

  /// A number between two others, by a share.
  mutating func mix(_ first: TermID, _ second: TermID, at share: TermID) -> TermID {
    let sum = add(first, operation(.multiply, subtract(second, first), share))
    // Between constants, the intervals of the sum are exact.
    if number(first) != nil, number(second) != nil { return sum }
    return insert(.mix(Term.Mix(first: first, second: second, share: share, sum: sum)))
  }

  mutating func operation(_ operation: TermOperation, _ a: TermID, _ b: TermID) -> TermID {
    let (x, y) = (values(of: a), values(of: b))
    // A difference is rounded, but its sign is exact.
    if operation == .less || operation == .lessOrEqual {
      if x == .no, case .operation(.subtract, let large, let small) = self[b] {
        return self.operation(operation, small, large)
      }
      if y == .no, case .operation(.subtract, let small, let large) = self[a] {
        return self.operation(operation, small, large)
      }
    }
    switch operation {
    case .add:
      if x == .no { return b }
      if y == .no { return a }
    case .subtract:
      if y == .no { return a }
      if a == b { return constant(0) }
    case .multiply:
      if x == .yes { return b }
      if y == .yes { return a }
    case .divide: if y == .yes { return a }
    case .minimum:
      if x.high <= y.low { return a }
      if y.high <= x.low || a == b { return b }
    case .maximum:
      if x.low >= y.high { return a }
      if y.low >= x.high || a == b { return b }
    case .and:
      if x.isTrue || y.isFalse { return b }
      if y.isTrue || x.isFalse { return a }
    case .or:
      if x.isFalse || y.isTrue { return b }
      if y.isFalse || x.isTrue { return a }
    case .less: if a == b { return constant(0) }
    case .lessOrEqual, .equal: if a == b { return constant(1) }
    case .modulo, .power, .hypotenuse, .arcTangent: break
    }
    return insert(.operation(operation, a, b))
  }

  mutating func function(_ function: NumberFunctionOfOne, of a: TermID) -> TermID { insert(.function(function, a)) }

  private mutating func insert(_ term: Term) -> TermID {
    if let known = places[term] { return known }
    let values = value(of: term) { self.values[Int($0.index)] }
    if let number = values.number, number.isFinite, case let constant = Term.constant(number), constant != term {
      return insert(constant)
    }
    var depth: Int32 = 0
    forEachPart(of: term) { depth = max(depth, depths[Int($0.index)] + 1) }
    // Functions over terms are recursive.
    if depth > Self.mostDepth { return unknown(values) }
    let id = TermID(terms.count)
    terms.append(term)
    depths.append(depth)
    self.values.append(values)
    places[term] = id
    return id
  }

  // MARK: Parts

  func forEachPart(of term: Term, _ body: (TermID) -> Void) {
    switch term {
    case .constant, .variable: break
    case .negate(let a), .not(let a), .function(_, let a): body(a)
    case .operation(_, let a, let b):
      body(a)
      body(b)
    case .conditional(let a, let b, let c):
      body(a)
      body(b)
      body(c)
    case .choice(let terms, let index):
      body(index)
      for term in terms { body(term) }
    case .mix(let mix):
      body(mix.first)
      body(mix.second)
      body(mix.share)
      body(mix.sum)
    }
  }

  /// The values of a term whose parts have some values.
  func value(of term: Term, _ part: (TermID) -> Interval) -> Interval {
    switch term {
    case .constant(let value): return Interval(value)
    case .variable(let variable): return variables[variable].values
    case .negate(let a): return -part(a)
    case .not(let a): return Interval(1 - part(a).high, 1 - part(a).low)
    case .function(let function, let a): return function.values(of: part(a))
    case .operation(let operation, let a, let b): return operation.values(part(a), part(b))
    case .conditional(let condition, let then, let otherwise):
      let condition = part(condition)
      if condition.isTrue { return part(then) }
      return condition.isFalse ? part(otherwise) : part(then).union(part(otherwise))
    case .choice(let terms, let index):
      let places = part(index)
      var result = Interval.empty
      for (place, term) in terms.enumerated() where places.contains(Double(place)) { result = result.union(part(term)) }
      // An index out of range is an error of its own.
      return result.isEmpty ? .all : result
    case .mix(let mix): return part(mix.sum).between(part(mix.first), part(mix.second))
    }
  }

  // MARK: Substitution

  /// Returns a term in which variables are replaced.
  mutating func replacing(_ replaced: [TermID: TermID], in id: TermID) -> TermID {
    var known = replaced
    return replacing(&known, in: id)
  }

  mutating func replacing(_ known: inout [TermID: TermID], in id: TermID) -> TermID {
    if let result = known[id] { return result }
    let result: TermID
    switch self[id] {
    case .constant, .variable: return id
    case .negate(let a): result = negate(replacing(&known, in: a))
    case .not(let a): result = not(replacing(&known, in: a))
    case .function(let function, let a): result = self.function(function, of: replacing(&known, in: a))
    case .operation(let operation, let a, let b):
      let left = replacing(&known, in: a)
      result = self.operation(operation, left, replacing(&known, in: b))
    case .conditional(let a, let b, let c):
      let (condition, then) = (replacing(&known, in: a), replacing(&known, in: b))
      result = conditional(condition, then, replacing(&known, in: c))
    case .choice(let terms, let index):
      let replaced = terms.map { replacing(&known, in: $0) }
      result = choice(of: replaced, at: replacing(&known, in: index))
    case .mix(let mix):
      let (first, second) = (replacing(&known, in: mix.first), replacing(&known, in: mix.second))
      result = self.mix(first, second, at: replacing(&known, in: mix.share))
    }
    known[id] = result
    return result
  }
}
