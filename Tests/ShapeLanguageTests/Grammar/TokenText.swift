import TestSupport

/// Writes tokens as source text in many equivalent ways, and computes the meaning of line breaks, both according to the
/// paragraph about line breaks on the page.
///
/// The page does not define a line break inside a block comment, so none is written there.
struct TokenText: Sendable {
  /// A part of a text, without blanks and comments.
  enum Piece: Equatable, Sendable {
    case token(Int)
    case lineBreak
  }

  private enum Bracket: Sendable {
    case opensQuiet, opensLoud, closes
  }

  private let vocabulary: Vocabulary
  private let semicolon: Int
  private let continuesAfter: [Bool]
  private let continuesBefore: [Bool]
  private let brackets: [Bracket?]
  private let isWordlike: [Bool]
  private let isNumber: [Bool]
  private let isLoose: [Bool]
  private let bytes: [[UInt8]]

  init(_ vocabulary: Vocabulary, page: GrammarPage) {
    self.vocabulary = vocabulary
    let spellings = vocabulary.spellings
    semicolon = spellings.firstIndex(of: ";") ?? spellings.count
    continuesAfter = spellings.map(page.continuesAfter.contains)
    continuesBefore = spellings.map(page.continuesBefore.contains)
    brackets = spellings.map { spelling in
      switch spelling {
      case "(", "[": .opensQuiet
      case "{": .opensLoud
      case ")", "]", "}": .closes
      default: nil
      }
    }
    let isNumber = spellings.map { $0.first?.isNumber == true }
    self.isNumber = isNumber
    isWordlike = zip(spellings, isNumber).map { Vocabulary.isWord($0) || $1 || $0.hasPrefix("#") }
    isLoose = spellings.map { ["(", ")", "[", "]", "{", "}", ",", ";"].contains($0) || $0.hasPrefix("\"") }
    bytes = spellings.map { Array($0.utf8) }
  }

  /// Returns the tokens for the pieces: a line break is a `;` or nothing.
  func meaning(of pieces: [Piece]) -> [Int] {
    let next = nextTokens(of: pieces)
    var tokens: [Int] = []
    var last: Int?
    var quietBrackets: [Bool] = []
    for (place, piece) in pieces.enumerated() {
      switch piece {
      case .token(let token):
        track(token, &quietBrackets)
        tokens.append(token)
        last = token
      case .lineBreak:
        if breakCounts(after: last, before: next[place], inside: quietBrackets) { tokens.append(semicolon) }
      }
    }
    return tokens
  }

  /// For each piece the first token behind it.
  private func nextTokens(of pieces: [Piece]) -> [Int?] {
    var next: Int?
    var result = Array(repeating: next, count: pieces.count)
    for place in pieces.indices.reversed() {
      result[place] = next
      if case .token(let token) = pieces[place] { next = token }
    }
    return result
  }

  private func track(_ token: Int, _ quietBrackets: inout [Bool]) {
    switch brackets[token] {
    case .opensQuiet: quietBrackets.append(true)
    case .opensLoud: quietBrackets.append(false)
    case .closes: _ = quietBrackets.popLast()
    case nil: break
    }
  }

  private func breakCounts(after last: Int?, before next: Int?, inside quietBrackets: [Bool]) -> Bool {
    guard let last, let next, quietBrackets.last != true else { return false }
    return !continuesAfter[last] && !continuesBefore[next]
  }

  /// Adds line breaks to the tokens: for some `;` that a break can replace, beside others, and where a break has no
  /// effect.
  func pieces(of tokens: [Int], _ random: inout RandomSource) -> [Piece] {
    let frequency = random.pick([0, 10, 40])
    return pieces(of: tokens) { _ in frequency > 0 && random.chance(frequency) }
  }

  /// Writes a line break for every `;` that it can replace, and no others.
  func pieces(of tokens: [Int]) -> [Piece] {
    pieces(of: tokens) { $0 == semicolon }
  }

  private func pieces(of tokens: [Int], wantsBreak: (_ next: Int?) -> Bool) -> [Piece] {
    var pieces: [Piece] = []
    var last: Int?
    var quietBrackets: [Bool] = []
    for (place, token) in tokens.enumerated() {
      let next = place + 1 < tokens.count ? tokens[place + 1] : nil
      if wantsBreak(token) {
        if token == semicolon, breakCounts(after: last, before: next, inside: quietBrackets) {
          pieces.append(.lineBreak)
          continue
        }
        if token != semicolon, last == semicolon || !breakCounts(after: last, before: token, inside: quietBrackets) {
          pieces.append(.lineBreak)
        }
      }
      track(token, &quietBrackets)
      pieces.append(.token(token))
      last = token
    }
    if wantsBreak(nil) { pieces.append(.lineBreak) }
    return pieces
  }

  /// Returns the text of the pieces, with blanks, comments and blank lines between them. The break of a blank line has
  /// the same meaning as the break before it, and `; ;` the same as `;`.
  func text(of pieces: [Piece], _ random: inout RandomSource) -> String {
    let commentFrequency = random.pick([0, 0, 8])
    let tightFrequency = random.pick([0, 60])
    let lineEnd = Array(random.pick(["\n", "\n", "\r\n"]).utf8)
    var text: [UInt8] = random.chance(5) ? Array("\u{FEFF}".utf8) : []
    var last: Int?
    for piece in pieces {
      let hasComment = commentFrequency > 0 && random.chance(commentFrequency)
      switch piece {
      case .lineBreak:
        if hasComment { text += random.pick(TokenText.lineComments) }
        text += lineEnd
        if random.chance(30) { text += random.pick(TokenText.blankLines) }
        last = nil
      case .token(let token):
        if hasComment {
          text += random.pick(TokenText.blockComments)
        } else if let last {
          let isTight = tightFrequency > 0 && canTouch(last, token) && random.chance(tightFrequency)
          if !isTight { text.append(random.chance(90) ? UInt8(ascii: " ") : UInt8(ascii: "\t")) }
        }
        text += bytes[token]
        last = token
      }
    }
    if commentFrequency > 0, random.chance(commentFrequency) { text += random.pick(TokenText.lineComments) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns whether two tokens stay two without a blank. It may be `false` for other pairs of signs, too.
  private func canTouch(_ first: Int, _ second: Int) -> Bool {
    if isLoose[first] || isLoose[second] { return true }
    if isWordlike[first] == isWordlike[second] { return false }
    // A point could belong to the number beside it.
    let (word, sign) = isWordlike[first] ? (first, second) : (second, first)
    return bytes[sign] != [UInt8(ascii: ".")] || !isNumber[word]
  }

  private static let lineComments = [" // to the end; of (the line", " //", " /// \"help\" /* {", "\t//// else }"]
    .map { Array($0.utf8) }
  private static let blockComments = [
    " /* a comment */ ", " /**/ ", "\t/* { ( \" ; // */ ", " /*** x */\t", " /* /* a */ } */ ",
  ].map { Array($0.utf8) }
  private static let blankLines = ["\n", "  ", "\n\n\t", "    "].map { Array($0.utf8) }
}
