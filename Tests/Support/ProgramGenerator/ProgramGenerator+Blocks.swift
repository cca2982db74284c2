/// Blocks: their `let`s, choices and repetitions.
extension ProgramGenerator {
  /// The place of a block.
  enum Place: Sendable {
    /// A shape's own block, or one of its branches.
    case shape
    /// The block of a layer, or the content of a slot.
    case layer
    case style, rounds, path
  }

  /// Returns a block in braces, on one line or several.
  mutating func braced(_ lines: [String]) -> String {
    if lines.isEmpty { return chance(50) ? "{}" : "{ }" }
    let isShort = lines.count < 4 && !lines.contains { $0.contains("\n") || $0.contains("//") }
    if isShort, chance(35) { return "{ \(lines.joined(separator: chance(70) ? "; " : ";"))\(chance(5) ? ";" : "") }" }
    return "{\n" + lines.map { indented($0) }.joined(separator: "\n") + "\n}"
  }

  private mutating func indented(_ text: String) -> String {
    let blanks = chance(95) ? "  " : chance(50) ? "\t" : "      "
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : blanks + $0 }
    if chance(3) { lines.insert("\(blanks)// a remark; it's { nothing (at all", at: 0) }
    if chance(2) { lines.insert("", at: 0) }
    if chance(2) { lines.insert("\(blanks)/* one /* within */ another */", at: 0) }
    if chance(2) { lines[lines.count - 1] += "   // at the end" }
    return lines.joined(separator: "\n")
  }

  // MARK: Names

  private mutating func letKind() -> Kind {
    let kinds: [Kind] = [
      .number(.length), .number(.length), .number(.length), .number(.none), .number(.none), .integer, .bool, .angle,
      .point(.length), .point(.length), .size(.length), .rect, .rect, .color, .paint, .path, .path, .path, .edges,
      .enumeration(random.below(enumerations.count)), .list(.number(.length)), .list(.point(.length)),
      .list(.color), .point(.none), .list(.integer), .number(.area), .list(.bool), .list(.path), .list(.paint),
      .list(.edges), .list(.enumeration(random.below(enumerations.count))), .list(.list(.integer)), .list(.rect),
    ]
    return random.pick(kinds)
  }

  /// Returns a value of a kind with any bounds.
  mutating func anyValue(_ kind: Kind, _ depth: Int) -> Term {
    switch kind {
    case .number(let dimension): number(dimension, depth)
    case .integer: integer(depth)
    case .angle: angle(depth)
    case .point(.none): direction()
    case .point: point(depth)
    case .size: size(depth)
    case .list(.list(.integer)): listValue(.list(.integer), Interval(0, 6), depth)
    case .list(.number(let dimension)): listValue(.number(dimension), Interval(4, 60), depth)
    case .list(.integer): listValue(.integer, Interval(0, 6), depth)
    case .list(let element): listValue(element, Interval(-300, 300), depth)
    case .bool, .rect, .color, .paint, .path, .edges, .enumeration: value(kind, within: Term(""), depth)
    }
  }

  private mutating func listValue(_ element: Kind, _ bounds: Interval, _ depth: Int) -> Term {
    list(of: element, within: Term("", .postfix, bounds), count: 1...4, depth)
  }

  func typeName(_ kind: Kind) -> String {
    switch kind {
    case .number: "Number"
    case .integer: "Int"
    case .bool: "Bool"
    case .angle: "Angle"
    case .point: "Point"
    case .size: "Size"
    case .rect: "Rect"
    case .color: "Color"
    case .paint: "Paint"
    case .path: "Path"
    case .edges: "Edges"
    case .enumeration(let index): enumerations[index].text
    case .list(let element): "[\(typeName(element))]"
    }
  }

  /// Returns `let name = value`, and declares the name.
  mutating func letStatement(_ depth: Int, name: String? = nil) -> [String] {
    let kind = letKind()
    let term = anyValue(kind, depth)
    var needsType = chance(20)
    switch kind {
    case .edges, .enumeration, .list: needsType = true
    // A value that happens to be a whole number is an Int only if its type is stated.
    case .number: needsType = needsType || chance(50)
    case .paint: needsType = needsType || !term.text.contains("Gradient")
    case .integer, .bool, .angle, .point, .size, .rect, .color, .path: break
    }
    let name = name ?? newName()
    let type = needsType ? ": \(typeName(kind))" : ""
    names.append(Name(text: name, kind: kind, term: term))
    return ["let \(name)\(type) =\(chance(95) ? " " : "  ")\(term.text)"]
  }

  // MARK: Choices

  /// Returns an `if`, a `switch` or a `repeat` with statements that are allowed at a place.
  mutating func choice(
    in place: Place, depth: Int, _ body: (inout ProgramGenerator, Place) -> [String]
  ) -> [String] {
    func block(_ generator: inout ProgramGenerator) -> [String] { branch(&generator, place) }
    func branch(_ generator: inout ProgramGenerator, _ place: Place) -> [String] {
      generator.scoped { inner in
        var declarations = inner.chance(20) ? inner.letStatement(depth - 1) : []
        if inner.chance(15) { declarations.append(inner.localFunction()) }
        return declarations + body(&inner, place)
      }
    }
    switch random.below(6) {
    case 0, 1: return [conditionalStatement(depth, block)]
    case 2 where chance(50): return [countingSwitch(depth, block)]
    case 2, 3:
      let enums = visibleNames { if case .enumeration = $0 { true } else { false } }
      guard !enums.isEmpty else { return [conditionalStatement(depth, block)] }
      return [switchStatement(random.pick(enums), depth, block)]
    default:
      let inside: Place = place == .shape || place == .layer ? .rounds : place
      return [repeatStatement(depth) { branch(&$0, inside) }]
    }
  }

  private mutating func conditionalStatement(
    _ depth: Int, _ block: (inout ProgramGenerator) -> [String]
  ) -> String {
    var text = "if \(bool(depth).text) \(braced(block(&self)))"
    if chance(30) { text += " else if \(bool(depth - 1).text) \(braced(block(&self)))" }
    if chance(45) { text += "\(chance(90) ? " " : "\n")else \(braced(chance(8) ? [] : block(&self)))" }
    return text
  }

  private mutating func switchStatement(
    _ subject: Name, _ depth: Int, _ block: (inout ProgramGenerator) -> [String]
  ) -> String {
    guard case .enumeration(let index) = subject.kind else { return "" }
    var constants = enumerations[index].cases.map { "." + $0 }.shuffled(using: &random)
    let hasDefault = chance(45)
    if hasDefault { constants.removeLast() }
    var lines: [String] = []
    while !constants.isEmpty {
      let count = random.whole(1...min(2, constants.count))
      lines += caseLines("case \(constants.prefix(count).joined(separator: ", ")):", block)
      constants.removeFirst(count)
    }
    if hasDefault { lines += caseLines("default:", block) }
    let value = chance(85) ? subject.text : conditional(named(subject), constant(of: index), depth).text
    return "switch \(value) {\n\(lines.joined(separator: "\n"))\n}"
  }

  /// Returns a `switch` over an Int or a Bool.
  private mutating func countingSwitch(
    _ depth: Int, _ block: (inout ProgramGenerator) -> [String]
  ) -> String {
    guard chance(70) else {
      let isComplete = chance(50)
      let lines =
        caseLines("case \(chance(50) || isComplete ? "true" : "false"):", block)
        + caseLines(isComplete ? "case false:" : "default:", block)
      return "switch \(bool(depth).text) {\n\(lines.joined(separator: "\n"))\n}"
    }
    var lines: [String] = []
    var next = random.whole(-2...1)
    for _ in 0..<random.whole(1...3) {
      var labels: [String] = []
      for _ in 0..<random.whole(1...2) {
        let length = random.whole(1...3)
        let isClosed = chance(60)
        labels.append(
          length == 1 && chance(70)
            ? "\(next)" : "\(next)\(isClosed ? "...\(next + length - 1)" : "..<\(next + length)")")
        next += length + random.whole(0...1)
      }
      lines += caseLines("case \(labels.joined(separator: ", ")):", block)
    }
    lines += caseLines("default:", block)
    return "switch \(integer(depth).text) {\n\(lines.joined(separator: "\n"))\n}"
  }

  private mutating func caseLines(
    _ label: String, _ block: (inout ProgramGenerator) -> [String]
  ) -> [String] {
    let lines = chance(8) ? [] : block(&self)
    if lines.count == 1, chance(40) { return ["\(label) \(lines[0])"] }
    return [label] + lines.map { indented($0) }
  }

  private mutating func repeatStatement(
    _ depth: Int, _ block: (inout ProgramGenerator) -> [String]
  ) -> String {
    let mark = names.count
    defer { names.removeSubrange(mark...) }
    var bindings: [String] = []
    var loops: [Name] = []
    let count = chance(25) ? 2 : 1
    for _ in 0..<count {
      let name = parameterName(loops.map(\.text))
      let (text, loop, isList) = domain(name, count > 1 ? 2 : 4, depth)
      loops.append(loop)
      if isList, chance(30) {
        let second = parameterName(loops.map(\.text))
        let third = chance(40) ? parameterName(loops.map(\.text) + [second]) : nil
        let lists = "\(text), \(text).reversed()\(third == nil ? "" : ", \(text).indices")"
        bindings.append("\(name), \(second)\(third.map { ", \($0)" } ?? "") in zip(\(lists))")
        loops.append(Name(text: second, kind: loop.kind, term: loop.term.named(second)))
        if let third { loops.append(Name(text: third, kind: .integer, term: Term(third, .postfix, Interval(0, 3)))) }
        continue
      }
      let index = parameterName(loops.map(\.text))
      if isList, chance(40) {
        bindings.append("\(name), \(index) in \(text)")
        loops.append(Name(text: index, kind: .integer, term: Term(index, .postfix, Interval(0, 3))))
      } else {
        bindings.append("\(name) in \(text)")
      }
    }
    names += loops
    let condition = chance(25) ? " where \(bool(depth - 1).text)" : ""
    return "repeat \(bindings.joined(separator: ", "))\(condition) \(braced(block(&self)))"
  }

  /// Returns the values of a loop.
  private mutating func domain(_ name: String, _ rounds: Int, _ depth: Int) -> (text: String, loop: Name, isList: Bool)
  {
    let lists = visibleNames { if case .list = $0 { true } else { false } }.filter { $0.term.extent.high <= 4 }
    if !lists.isEmpty, chance(45), let list = lists.randomElement(using: &random), case .list(let element) = list.kind {
      guard chance(20) else { return (list.text, loopName(name, element, list.term), true) }
      let indices = Interval(0, max(0, list.term.extent.high - 1))
      return ("\(list.text).indices", Name(text: name, kind: .integer, term: Term(name, .postfix, indices)), true)
    }
    if chance(15) {
      let list = self.list(
        of: .number(.length), within: Term("", .postfix, Interval(-20, 60)), count: 1...rounds, depth - 1)
      return (list.text(at: .postfix), Name(text: name, kind: .number(.length), term: list), true)
    }
    let low = integer(in: Interval(-1, 1), depth - 1)
    let high = integer(in: Interval(0, Double(rounds - 1)), depth - 1)
    let isClosed = chance(45)
    let text = "\(low.text(at: .either))\(isClosed ? "..." : "..<")\(high.text(at: .either))"
    let values = Interval(low.bounds.low, max(low.bounds.low, high.bounds.high))
    return (text, Name(text: name, kind: .integer, term: Term(name, .postfix, values)), false)
  }
}
