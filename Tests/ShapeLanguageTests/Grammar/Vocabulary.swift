import TestSupport

/// The tokens that the tests write: every token that the grammar quotes, and samples of the named kinds.
///
/// A token has a number in `spellings`, and is written as spelled there. The terminals that it matches are computed
/// here from the page's table of tokens, independently of the compiler's lexer.
struct Vocabulary: Sendable {
  let spellings: [String]
  /// The classes that the recognizer distinguishes: the terminals that a token matches.
  private(set) var classes: [Set<Int>] = []
  /// For each terminal the tokens that match it.
  private(set) var tokens: [[Int]] = []
  /// For each token its class, whatever follows it.
  private var classOfToken: [Int] = []
  /// The class of `path` before `{`.
  private var pathClass: Int?
  /// The class of `for` where it begins the loops of a list.
  private var forClass: Int?
  /// The class of `switch` where it begins a value or a statement.
  private var switchClass: Int?

  /// Words that end or begin like other tokens, are short, or have a meaning somewhere in the compiler.
  private static let names = [
    "a", "b2", "_", "_9", "Spade", "cornerRadius", "center", "path", "xx", "x1", "e3", "deg", "truely", "False",
    "elsewhere", "size_", "A_Z", "width", "outlines", "while",
  ]

  private static let samples: [String: [String]] = [
    "NAME": names,
    "NUMBER": ["0", "12", "0.5", "1e3", "30deg", "0.5turn", "1rad", "35%", "007", "1.50", "2.5e2", "12.25%", "1e1deg"],
    "COLOR": ["#000", "#F2f2", "#1C1C1E", "#abcdef80", "#123", "#e30"],
    "STRING": [
      #""a""#, "\"\"", #""spade, {small}; // no comment""#, #""\"\\\n""#, #""/*""#, #""ä → ♠""#, #"" #fff (""#,
    ],
    "PATH": ["path"],
    "FOR": ["for"],
    "SWITCH": ["switch"],
  ]

  init(_ grammar: Grammar) {
    var spellings: [String] = []
    for terminal in grammar.terminals {
      switch terminal {
      case .quoted(let text): spellings.append(text)
      case .kind(let kind): spellings += Vocabulary.samples[kind] ?? []
      }
    }
    var seen: Set<String> = []
    self.spellings = spellings.filter { seen.insert($0).inserted }
    tokens = Array(repeating: [], count: grammar.terminals.count)
    for (token, spelling) in self.spellings.enumerated() {
      let matched = Vocabulary.terminals(matchedBy: spelling, in: grammar)
      for terminal in matched { tokens[terminal].append(token) }
      classOfToken.append(addClass(matched))
    }
    if let loop = grammar.terminal(.kind("FOR")) {
      forClass = addClass([loop])
      tokens[loop] = self.spellings.indices.filter { self.spellings[$0] == "for" }
    }
    if let choice = grammar.terminal(.kind("SWITCH")) {
      switchClass = addClass(Set([choice, grammar.terminal(.quoted("switch"))].compactMap { $0 }))
      tokens[choice] = self.spellings.indices.filter { self.spellings[$0] == "switch" }
    }
    if let path = grammar.terminal(.kind("PATH")) {
      pathClass = addClass([path])
      tokens[path] = self.spellings.indices.filter { self.spellings[$0] == "path" }
    }
  }

  /// Returns the terminals that match a token with this spelling: the spelling, and the kind of the token.
  private static func terminals(matchedBy spelling: String, in grammar: Grammar) -> Set<Int> {
    var kind: String?
    switch spelling.utf8.first {
    case UInt8(ascii: "\""): kind = "STRING"
    case UInt8(ascii: "#"): kind = "COLOR"
    case let first? where (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first): kind = "NUMBER"
    case _ where isWord(spelling): kind = ["true", "false"].contains(spelling) ? nil : "NAME"
    default: break
    }
    return Set([grammar.terminal(.quoted(spelling)), kind.flatMap { grammar.terminal(.kind($0)) }].compactMap { $0 })
  }

  static func isWord(_ spelling: String) -> Bool {
    spelling.utf8.enumerated().allSatisfy { place, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"): place > 0
      default: false
      }
    }
  }

  private mutating func addClass(_ terminals: Set<Int>) -> Int {
    if let known = classes.firstIndex(of: terminals) { return known }
    classes.append(terminals)
    return classes.count - 1
  }

  func token(_ spelling: String) -> Int? {
    spellings.firstIndex(of: spelling)
  }

  /// Returns the classes of a row of tokens. `path` is a PATH where the next token is `{`, `for` is a FOR between `[` and
  /// a NAME before `in` or `,`, `switch` is a SWITCH before a brace with a case, and all are NAMEs elsewhere.
  func classes(of row: [Int]) -> [Int] {
    var classes = row.map { classOfToken[$0] }
    if let forClass { for place in row.indices where isLoop(row, place) { classes[place] = forClass } }
    if let switchClass {
      for place in row.indices where endOfSwitch(row, place) != nil { classes[place] = switchClass }
    }
    guard let pathClass, let path = token("path"), let brace = token("{") else { return classes }
    for place in row.indices.dropLast() where row[place] == path && row[place + 1] == brace {
      classes[place] = pathClass
    }
    return classes
  }

  /// Returns the place after a `switch` whose next brace outside of brackets opens a case, or `nil` if it is a name.
  private func endOfSwitch(_ row: [Int], _ place: Int) -> Int? {
    guard spellings[row[place]] == "switch" else { return nil }
    var depth = 0
    var next = place + 1
    while next < row.count {
      let spelling = spellings[row[next]]
      if ["(", "["].contains(spelling) { depth += 1 }
      if [")", "]"].contains(spelling) { depth -= 1 }
      if depth < 0 || depth == 0 && [";", "}"].contains(spelling) { return nil }
      if depth == 0, spelling == "{" {
        let inside = row[(next + 1)...].first { spellings[$0] != ";" }.map { spellings[$0] }
        if next > place + 1, let inside, ["case", "default"].contains(inside) { return endOfBlock(row, next) }
        guard spellings[row[next - 1]] == "path" else { return nil }
        next = endOfBlock(row, next) - 1
      } else if depth == 0, let end = endOfSwitch(row, next) {
        next = end - 1
      }
      next += 1
    }
    return nil
  }

  private func endOfBlock(_ row: [Int], _ place: Int) -> Int {
    var depth = 0
    for next in place..<row.count {
      if spellings[row[next]] == "{" { depth += 1 }
      if spellings[row[next]] == "}" { depth -= 1 }
      if depth == 0 { return next + 1 }
    }
    return row.count
  }

  private func isLoop(_ row: [Int], _ place: Int) -> Bool {
    guard place > 0, place + 2 < row.count, spellings[row[place]] == "for", spellings[row[place - 1]] == "[" else {
      return false
    }
    let name = spellings[row[place + 1]]
    return Self.isWord(name) && name != "true" && name != "false" && ["in", ","].contains(spellings[row[place + 2]])
  }

  /// Random tokens that match a row of terminals: half of the names are words that the grammar quotes.
  func spell(_ terminals: [Int], _ random: inout RandomSource) -> [Int] {
    var row = terminals.map { random.pick(tokens[$0]) }
    for place in row.indices where isLoop(row, place) {
      // Here the word is a FOR. If it was to be a name, take another.
      let names = tokens[terminals[place]].filter { spellings[$0] != "for" }
      if !names.isEmpty { row[place] = random.pick(names) }
    }
    for place in row.indices where endOfSwitch(row, place) != nil {
      // Likewise for a SWITCH, unless it begins a statement.
      let names = tokens[terminals[place]].filter { spellings[$0] != "switch" }
      if !names.isEmpty { row[place] = random.pick(names) }
    }
    guard let path = token("path"), let brace = token("{") else { return row }
    for place in row.indices.dropLast() where row[place] == path && row[place + 1] == brace {
      // Here the word is a PATH. If it was to be a name, take another.
      let names = tokens[terminals[place]].filter { $0 != path }
      if !names.isEmpty { row[place] = random.pick(names) }
    }
    return row
  }
}
