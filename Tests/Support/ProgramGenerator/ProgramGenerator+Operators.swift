/// Operators, calls and lists, with random blanks.
extension ProgramGenerator {
  /// Returns an operator between two numbers.
  mutating func binary(
    _ a: Term, _ symbol: String, _ b: Term, _ level: Term.Level, _ bounds: (Interval, Interval) -> Interval
  ) -> Term {
    Term(operation(a, symbol, b, level), level, bounds(a.bounds, b.bounds))
  }

  mutating func operation(_ a: Term, _ symbol: String, _ b: Term, _ level: Term.Level) -> String {
    // Comparisons can't be chained, and neither can `x`.
    let isChained = level != .comparison && level != .dimensions
    let left = a.text(at: isChained ? level : level.tighter)
    let right = b.text(at: level.tighter)
    if symbol == "x" { return "\(left) x \(right)" }
    if chance(6) { return "\(left)\(symbol)\(right)" }
    if chance(2) { return "\(left)\n      \(symbol) \(right)" }
    return "\(left) \(symbol) \(right)"
  }

  mutating func call(_ name: String, _ arguments: [Term], _ bounds: Interval = .far) -> Term {
    Term("\(name)(\(list(arguments.map(\.text))))", .postfix, bounds)
  }

  /// Returns arguments or elements, separated by commas.
  mutating func list(_ texts: [String], inBrackets: Bool = true) -> String {
    guard texts.count > 1 else { return texts.first ?? "" }
    let separator = chance(4) ? "," : chance(4) ? ",\n      " : chance(2) ? " , /* and */ " : ", "
    return texts.joined(separator: separator) + (inBrackets && chance(3) ? "," : "")
  }

  /// Returns labeled arguments, in any order.
  mutating func labeled(_ arguments: [(label: String, value: String)]) -> [String] {
    var texts = arguments.map { "\($0.label): \($0.value)" }
    if chance(20) { texts.shuffle(using: &random) }
    return texts
  }

  mutating func conditional(_ a: Term, _ b: Term, _ depth: Int) -> Term {
    // In a constant, it can't choose by a computed value.
    let isSwitch = chance(25) && !isConstant
    var result = Term(
      isSwitch ? switchValue(a, b, depth) : "\(bool(min(depth, 2) - 1).text(at: .either)) ? \(a.text) : \(b.text)",
      isSwitch ? .postfix : .conditional, a.bounds.joined(b.bounds), extent: a.extent.joined(b.extent))
    result.isClosed = a.isClosed && b.isClosed
    result.isFilled = a.isFilled && b.isFilled
    result.weight = max(a.weight, b.weight)
    return result
  }

  /// Returns a `switch` with one of two values, over an Int, a constant or a Bool.
  private mutating func switchValue(_ a: Term, _ b: Term, _ depth: Int) -> String {
    let separator = chance(70) ? "; " : "\n      "
    func text(_ subject: String, _ label: String, else other: String) -> String {
      "switch \(subject) { \(label): \(a.text)\(separator)\(other): \(b.text) }"
    }
    let enums = visibleNames { if case .enumeration = $0 { true } else { false } }
    switch random.below(3) {
    case 0:
      return text(bool(min(depth, 2) - 1).text, "case true", else: chance(50) ? "case false" : "default")
    case 1 where !enums.isEmpty:
      let name = random.pick(enums)
      guard case .enumeration(let index) = name.kind else { return "" }
      var cases = enumerations[index].cases.map { "." + $0 }.shuffled(using: &random)
      let first = cases.removeFirst()
      return text(
        name.text, "case \(first)",
        else: chance(50) || cases.isEmpty ? "default" : "case \(cases.joined(separator: ", "))")
    default:
      let labels = random.pick(["0", "1...3", "-1, 2", "-2..<1, 3...4"])
      return text(integer(min(depth, 2) - 1).text, "case \(labels)", else: "default")
    }
  }

  // MARK: Angles

  mutating func angle(_ depth: Int) -> Term {
    let visible = visibleNames { $0 == .angle }
    if !visible.isEmpty, chance(30) { return named(random.pick(visible)) }
    guard depth > 0, chance(75) else { return angleLiteral(in: Interval(-3, 6.5)) }
    let a = angle(depth - 1)
    let term: Term
    switch random.below(15) {
    case 0: term = binary(a, "+", angle(depth - 1), .sum) { $0 + $1 }
    case 1: term = binary(a, "-", angle(depth - 1), .sum) { $0 - $1 }
    case 2: term = binary(a, "*", number(.none, in: Interval(-3, 3), depth - 1), .product) { $0 * $1 }
    case 3: term = binary(number(.none, in: Interval(-3, 3), depth - 1), "*", a, .product) { $0 * $1 }
    case 4: term = binary(a, "/", number(.none, in: Interval(1, 9), depth - 1), .product) { $0 / $1 }
    case 5: term = Term("-" + a.text(at: .prefix), .prefix, -a.bounds)
    case 6:
      term = call(random.pick(["asin", "acos"]), [number(.none, in: Interval(-1, 1), depth - 1)], Interval(-2, 4))
    case 7: term = call("atan", [number(.none, depth - 1)], Interval(-2, 2))
    case 8: term = call("atan2", [number(.length, depth - 1), number(.length, depth - 1)], Interval(-4, 4))
    case 9:
      let path = self.path(depth - 1, isFilled: true)
      term = Term("\(path.text(at: .postfix)).tangent(at: \(share(in: depth - 1).text))", .postfix, Interval(-4, 4))
    case 10: term = call(random.pick(["min", "max"]), [a, angle(depth - 1)], Interval(-20, 20))
    case 11: term = call("abs", [a], a.bounds.absolute)
    case 13:
      let isDegrees = chance(50)
      let range = isDegrees ? Interval(-200, 400) : Interval(-3, 6)
      term = call(
        isDegrees ? "degrees" : "radians", [number(.none, in: range, depth - 1)], Interval(-4, 7))
    case 12: term = call("mod", [a, angleLiteral(in: Interval(0.3, 6))], Interval(0, 6.3))
    default:
      if chance(50) { return conditional(a, angle(depth - 1), depth) }
      let b = angle(depth - 1)
      term = Term(
        "mix(\(list([a.text, b.text, "at: \(share(in: depth - 1).text)"])))", .postfix, a.bounds.joined(b.bounds))
    }
    return term.bounds.magnitude < 40 ? term : angleLiteral(in: Interval(-3, 6))
  }

  mutating func angle(in wanted: Interval, _ depth: Int) -> Term {
    guard depth > 0, chance(60) else { return angleLiteral(in: wanted) }
    let term = angle(depth - 1)
    if wanted.contains(term.bounds) { return term }
    return call(
      "clamp", [term, angleLiteral(in: Interval(wanted.low)), angleLiteral(in: Interval(wanted.high))], wanted)
  }

  /// Returns a literal within bounds. If both bounds are the same, returns one near them.
  mutating func angleLiteral(in wanted: Interval) -> Term {
    let radians = Double.random(in: wanted.low...wanted.high, using: &random)
    let text: String
    var value = radians
    switch random.below(4) {
    case 0:
      value = Double(Int(radians * 100)) / 100
      text = "\(value.magnitude)rad"
    case 1:
      value = Double(Int(radians / (2 * Double.pi) * 100)) / 100 * 2 * Double.pi
      text = "\(Double(Int((radians / (2 * Double.pi)).magnitude * 100)) / 100)turn"
    default:
      let degrees = Int(radians * 180 / Double.pi)
      value = Double(degrees) * Double.pi / 180
      text = "\(degrees.magnitude)deg"
    }
    return value < 0 || (radians < 0 && value == 0)
      ? Term("-\(text)", .prefix, Interval(value)) : Term(text, .postfix, Interval(value))
  }

  // MARK: Conditions

  mutating func bool(_ depth: Int) -> Term {
    let visible = visibleNames { $0 == .bool }
    if !visible.isEmpty, chance(35) { return named(random.pick(visible)) }
    if chance(8), let call = functionCall({ $0 == .bool }, depth) { return call }
    if chance(20), let element = element(of: .bool, depth) { return element }
    guard depth > 0 else { return chance(40) ? order(.none, 0) : Term(random.pick(["true", "false"])) }
    switch random.below(11) {
    case 0 where !isConstant && chance(30): return Term("isRightToLeft")
    case 0: return Term(operation(bool(depth - 1), "&&", bool(depth - 1), .both), .both)
    case 1: return Term(operation(bool(depth - 1), "||", bool(depth - 1), .either), .either)
    case 2: return Term("!" + bool(depth - 1).text(at: .prefix), .prefix)
    case 3:
      return Term(
        operation(integer(depth - 1), random.pick(["==", "!="]), integer(depth - 1), .comparison), .comparison)
    case 4:
      if depth < 2 { return order(.length, depth) }
      return Term(operation(bool(depth - 2), random.pick(["==", "!="]), bool(depth - 2), .comparison), .comparison)
    case 5, 6:
      let enums = visibleNames { if case .enumeration = $0 { true } else { false } }
      guard !enums.isEmpty else { return order(.length, depth) }
      let name = random.pick(enums)
      guard case .enumeration(let index) = name.kind else { return order(.length, depth) }
      let constant = chance(80) ? constant(of: index) : enumeration(index, depth - 1)
      let symbol = random.pick(["==", "!="])
      let text = constant.level < .dimensions ? "(\(constant.text))" : constant.text
      return Term(
        // The type of a constant in a `switch` follows from what is before it.
        chance(70) || text.hasPrefix("(") || text.hasPrefix("switch")
          ? "\(name.text) \(symbol) \(text)" : "\(text) \(symbol) \(name.text)",
        .comparison)
    case 7:
      let path = self.path(depth - 1, isFilled: true)
      var arguments = [point(depth - 1).text]
      if chance(40) { arguments.append("rule: \(fillRule(depth - 1).text)") }
      return Term("\(path.text(at: .postfix)).contains(\(list(arguments)))")
    case 8:
      let sets = visibleNames { $0 == .edges }
      // The direction of the layout is not known in a constant.
      guard !sets.isEmpty, !isConstant else { return order(.none, depth) }
      return Term("\(random.pick(sets).text).contains(\(edges(0).text))")
    case 9: return conditional(bool(depth - 1), bool(depth - 1), depth)
    default: return order(chance(50) ? .length : .none, depth)
    }
  }

  private mutating func order(_ dimension: Dimension, _ depth: Int) -> Term {
    let symbol = random.pick(["<", "<=", ">", ">="])
    if chance(15) {
      return Term(operation(angle(depth - 1), symbol, angle(depth - 1), .comparison), .comparison)
    }
    let (a, b) = (number(dimension, depth - 1), number(dimension, depth - 1))
    return Term(operation(a, symbol, b, .comparison), .comparison)
  }
}
