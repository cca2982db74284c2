/// A grammar in the notation of `Grammar.md`, as written: names are not resolved yet.
///
/// `name = body ;` defines a rule. In a body, `"text"` is that token, a name is a rule (in capitals: a kind of token),
/// `|` separates alternatives, `[ ]` encloses optional parts, `{ }` repeated ones, `( )` groups, and adjacent parts
/// follow one another.
struct EBNF {
  indirect enum Expression: Equatable, Sendable {
    case quoted(String)
    case name(String)
    case sequence([Expression])
    case choice([Expression])
    case optional(Expression)
    case repetition(Expression)
  }

  struct Rule: Equatable {
    var name: String
    var body: Expression
  }

  struct Mistake: Error, Equatable {
    var text: String
  }

  /// In the order of the page. The first one is the start of a sentence.
  private(set) var rules: [Rule] = []

  init(_ text: String) throws(Mistake) {
    var reader = try NotationReader(text)
    while !reader.isAtEnd {
      let name = try reader.takeName()
      try reader.take("=")
      let rule = Rule(name: name, body: try reader.takeChoice())
      try reader.take(";")
      guard !rules.contains(where: { $0.name == name }) else {
        throw Mistake(text: "`\(name)` is defined twice")
      }
      rules.append(rule)
    }
  }

  /// Names in a body that are neither defined nor in capitals.
  var undefinedNames: [String] {
    rules.flatMap { $0.body.names }.filter { name in
      !EBNF.isTokenKind(name) && !rules.contains { $0.name == name }
    }
  }

  /// Rules that can't be reached from the first one.
  var unusedRules: [String] {
    var reached: Set<String> = []
    var waiting = rules.prefix(1).map(\.name)
    while let name = waiting.popLast() {
      guard reached.insert(name).inserted else { continue }
      waiting += rules.filter { $0.name == name }.flatMap { $0.body.names }
    }
    return rules.map(\.name).filter { !reached.contains($0) }
  }

  static func isTokenKind(_ name: String) -> Bool {
    name.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }
}

extension EBNF.Expression: CustomStringConvertible {
  /// Every name in the expression, as often as it occurs.
  var names: [String] {
    switch self {
    case .quoted: []
    case .name(let name): [name]
    case .sequence(let parts), .choice(let parts): parts.flatMap(\.names)
    case .optional(let body), .repetition(let body): body.names
    }
  }

  var description: String {
    switch self {
    case .quoted(let text): "\"\(text)\""
    case .name(let name): name
    case .sequence(let parts):
      parts.map { part in
        if case .choice = part { "( \(part) )" } else { part.description }
      }.joined(separator: " ")
    case .choice(let parts): parts.map(\.description).joined(separator: " | ")
    case .optional(let body): "[ \(body) ]"
    case .repetition(let body): "{ \(body) }"
    }
  }
}

/// Reads the notation, one symbol ahead.
private struct NotationReader {
  private var symbols: [String] = []
  private var position = 0

  init(_ text: String) throws(EBNF.Mistake) {
    var rest = text[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" {
        guard let end = rest.dropFirst().firstIndex(of: "\"") else {
          throw EBNF.Mistake(text: "a quotation mark is not closed")
        }
        symbols.append(String(rest[..<end]))
        rest = rest[rest.index(after: end)...]
      } else if first.isLetter {
        let name = rest.prefix(while: \.isLetter)
        symbols.append(String(name))
        rest = rest[name.endIndex...]
      } else if "=;|[]{}()".contains(first) {
        symbols.append(String(first))
        rest.removeFirst()
      } else {
        throw EBNF.Mistake(text: "`\(first)` is not part of the notation")
      }
    }
  }

  var isAtEnd: Bool { position == symbols.count }

  private var next: String? { isAtEnd ? nil : symbols[position] }

  mutating func take(_ symbol: String) throws(EBNF.Mistake) {
    guard next == symbol else { throw mistake("`\(symbol)`") }
    position += 1
  }

  mutating func takeName() throws(EBNF.Mistake) -> String {
    guard let name = next, name.first?.isLetter == true else { throw mistake("a name") }
    position += 1
    return name
  }

  mutating func takeChoice() throws(EBNF.Mistake) -> EBNF.Expression {
    var alternatives = [try takeSequence()]
    while next == "|" {
      position += 1
      alternatives.append(try takeSequence())
    }
    return alternatives.count == 1 ? alternatives[0] : .choice(alternatives)
  }

  private mutating func takeSequence() throws(EBNF.Mistake) -> EBNF.Expression {
    var parts: [EBNF.Expression] = []
    while let symbol = next, !["|", ";", "]", "}", ")"].contains(symbol) {
      parts.append(try takePart(symbol))
    }
    guard !parts.isEmpty else { throw mistake("something to stand here") }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func takePart(_ symbol: String) throws(EBNF.Mistake) -> EBNF.Expression {
    if symbol.hasPrefix("\"") {
      position += 1
      return .quoted(String(symbol.dropFirst()))
    }
    switch symbol {
    case "[": return .optional(try takeBracketed("[", "]"))
    case "{": return .repetition(try takeBracketed("{", "}"))
    case "(": return try takeBracketed("(", ")")
    default: return .name(try takeName())
    }
  }

  private mutating func takeBracketed(_ open: String, _ close: String) throws(EBNF.Mistake) -> EBNF.Expression {
    try take(open)
    let body = try takeChoice()
    try take(close)
    return body
  }

  private func mistake(_ wanted: String) -> EBNF.Mistake {
    EBNF.Mistake(text: "expected \(wanted), found `\(next ?? "the end")`, symbol \(position)")
  }
}
