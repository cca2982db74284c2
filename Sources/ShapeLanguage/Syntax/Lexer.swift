import ShapeCore

/// Splits the bytes of a file into tokens. It never fails: bytes that begin no token become `.invalid` tokens, with a
/// diagnostic. O(n) time and memory for n bytes.
struct Lexer {
  private let file: Int32
  private let bytes: UnsafeBufferPointer<UInt8>
  private let classes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var tokens: [Token] = []
  private var diagnostics: [Diagnostic] = []
  /// Properties of the white space and comments before the next token.
  private var sawLineBreak = true
  private var sawDocumentation = false

  /// Returns the tokens of a file, the last of which is `.endOfFile`, and the errors in them.
  static func tokens(
    of source: SourceFile, file: Int32, names: inout NameTable
  ) -> (tokens: [Token], diagnostics: [Diagnostic]) {
    source.bytes.withUnsafeBufferPointer { bytes in
      ByteClasses.table.withUnsafeBufferPointer { classes in
        var lexer = Lexer(file: file, bytes: bytes, classes: classes)
        lexer.tokens.reserveCapacity(bytes.count / 4 + 16)
        lexer.run(&names)
        return (lexer.tokens, lexer.diagnostics)
      }
    }
  }

  /// Returns the tokens after one of a file, with the lexical errors there.
  ///
  /// - Parameters:
  ///   - previous: The token to continue after; nil to begin with the file.
  ///   - body: Runs the lexer as far as needed.
  static func resume(
    _ source: SourceFile, file: Int32, after previous: Token?, _ body: (inout Lexer) -> Void
  ) -> (tokens: [Token], diagnostics: [Diagnostic]) {
    source.bytes.withUnsafeBufferPointer { bytes in
      ByteClasses.table.withUnsafeBufferPointer { classes in
        var lexer = Lexer(file: file, bytes: bytes, classes: classes)
        if let previous {
          lexer.tokens.append(previous)
          lexer.position = Int(previous.end)
          lexer.sawLineBreak = false
        }
        body(&lexer)
        if previous != nil { lexer.tokens.removeFirst() }
        return (lexer.tokens, lexer.diagnostics)
      }
    }
  }

  private init(file: Int32, bytes: UnsafeBufferPointer<UInt8>, classes: UnsafeBufferPointer<UInt8>) {
    self.file = file
    self.bytes = bytes
    self.classes = classes
    if bytes.starts(with: SourceLimits.byteOrderMark) { position = SourceLimits.byteOrderMark.count }
  }

  mutating func run(_ names: inout NameTable) {
    while true {
      skipTrivia()
      guard position < bytes.count else { break }
      lexToken(&names)
    }
    append(.endOfFile, from: position)
  }

  /// The end of the last token; nil if there is none.
  var endOfLastToken: Int? { tokens.last.map { Int($0.end) } }

  /// Continues to a byte, or past it if a token or a comment contains it. Returns whether it stopped at the byte.
  mutating func run(upTo byte: Int, _ names: inout NameTable) -> Bool {
    while position < byte {
      skipTrivia()
      if position < byte { lexToken(&names) }
    }
    return position == byte
  }

  // MARK: White space and comments

  private mutating func skipTrivia() {
    while position < bytes.count {
      let byte = bytes[position]
      if classes[Int(byte)] == ByteClasses.space {
        if byte == UInt8(ascii: "\n") { sawLineBreak = true }
        position += 1
      } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
        if peek(2) == UInt8(ascii: "/"), peek(3) != UInt8(ascii: "/") { sawDocumentation = true }
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  /// Skips a block comment. Block comments nest, as in Swift.
  private mutating func skipBlockComment() {
    let start = position
    var depth = 0
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if bytes[position] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        if bytes[position] == UInt8(ascii: "\n") { sawLineBreak = true }
        position += 1
      }
    }
    report(.unterminatedComment, from: start, to: start + 2)
  }

  /// Whether a `#` begins a comment, as in other languages, and not a color: at the start of a line, or before a word
  /// that is not a color.
  private var isAtHashComment: Bool {
    switch peek(1) {
    case UInt8(ascii: "!"), UInt8(ascii: "#"): return true
    case UInt8(ascii: " "), UInt8(ascii: "\t"):
      if sawLineBreak { return true }
      var end = 1
      while peek(end) == UInt8(ascii: " ") || peek(end) == UInt8(ascii: "\t") { end += 1 }
      let start = end
      while classes[Int(peek(end))] & ByteClasses.hexadecimal != 0 { end += 1 }
      let isWord = classes[Int(peek(end))] & (ByteClasses.letter | ByteClasses.digit) != 0
      return isWord || ![3, 4, 6, 8].contains(end - start)
    default: return false
    }
  }

  /// Whether a line begins with `<!--`.
  private var isAtMarkupComment: Bool {
    sawLineBreak && peek(1) == UInt8(ascii: "!") && peek(2) == UInt8(ascii: "-") && peek(3) == UInt8(ascii: "-")
  }

  /// Reports and skips a comment of another language: up to the end of its line, or up to its own end for markup.
  /// - Parameter mark: The length of the mark at its beginning.
  private mutating func skipForeignComment(mark: Int) {
    let start = position
    position += mark
    report({ .unexpectedCharacter($0.text(start, $0.position)) }, from: start, to: position)
    let isMarkup = mark > 1
    let first = position
    while position < bytes.count {
      if isMarkup, peek(0) == UInt8(ascii: "-"), peek(1) == UInt8(ascii: "-"), peek(2) == UInt8(ascii: ">") {
        position += 3
        return
      }
      if !isMarkup, peek(0) == UInt8(ascii: "\n") { return }
      position += 1
    }
    guard isMarkup else { return }
    // Without an end, the comment ends at the end of the line.
    position = first
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
  }

  // MARK: Tokens

  private mutating func lexToken(_ names: inout NameTable) {
    let start = position
    let byte = bytes[position]
    let byteClass = classes[Int(byte)]
    if byteClass & ByteClasses.letter != 0 { return lexWord(&names) }
    if byteClass & ByteClasses.digit != 0 { return lexNumber() }
    switch byte {
    case UInt8(ascii: "#") where isAtHashComment: skipForeignComment(mark: 1)
    case UInt8(ascii: "#"): lexColor()
    case UInt8(ascii: "\""): lexString()
    case UInt8(ascii: "{"): lexSymbol(.leftBrace, 1)
    case UInt8(ascii: "}"): lexSymbol(.rightBrace, 1)
    case UInt8(ascii: "("): lexSymbol(.leftParenthesis, 1)
    case UInt8(ascii: ")"): lexSymbol(.rightParenthesis, 1)
    case UInt8(ascii: "["): lexSymbol(.leftBracket, 1)
    case UInt8(ascii: "]"): lexSymbol(.rightBracket, 1)
    case UInt8(ascii: ","): lexSymbol(.comma, 1)
    case UInt8(ascii: ":"): lexSymbol(.colon, 1)
    case UInt8(ascii: ";"): lexSymbol(.terminator, 1)
    case UInt8(ascii: "?"): lexSymbol(.question, 1)
    case UInt8(ascii: "+"): lexSymbol(.plus, 1)
    case UInt8(ascii: "-"): lexSymbol(.minus, 1)
    case UInt8(ascii: "*"): lexSymbol(.star, 1)
    case UInt8(ascii: "/"): lexSymbol(.slash, 1)
    case UInt8(ascii: "="): peek(1) == UInt8(ascii: "=") ? lexSymbol(.equal, 2) : lexSymbol(.equals, 1)
    case UInt8(ascii: "!"): peek(1) == UInt8(ascii: "=") ? lexSymbol(.notEqual, 2) : lexSymbol(.not, 1)
    case UInt8(ascii: "<") where isAtMarkupComment: skipForeignComment(mark: 4)
    case UInt8(ascii: "<"): peek(1) == UInt8(ascii: "=") ? lexSymbol(.lessOrEqual, 2) : lexSymbol(.less, 1)
    case UInt8(ascii: ">"): peek(1) == UInt8(ascii: "=") ? lexSymbol(.greaterOrEqual, 2) : lexSymbol(.greater, 1)
    case UInt8(ascii: "&") where peek(1) == UInt8(ascii: "&"): lexSymbol(.and, 2)
    case UInt8(ascii: "|") where peek(1) == UInt8(ascii: "|"): lexSymbol(.or, 2)
    case UInt8(ascii: ".") where peek(1) == UInt8(ascii: ".") && peek(2) == UInt8(ascii: "<"):
      lexSymbol(.halfOpenRange, 3)
    case UInt8(ascii: ".") where peek(1) == UInt8(ascii: ".") && peek(2) == UInt8(ascii: "."):
      lexSymbol(.closedRange, 3)
    case UInt8(ascii: ".") where peek(1) == UInt8(ascii: "."):
      lexSymbol(.closedRange, 2)
      report(.unexpectedCharacter(".."), from: start, to: position)
    case UInt8(ascii: "'") where closingQuoteDistance != nil: lexQuotedString()
    case UInt8(ascii: "."): lexSymbol(.dot, 1)
    case 0xE2 where isAtTypographicQuote(0) && closingQuoteDistance != nil: lexQuotedString()
    default:
      if isAtForeignLetter { return lexForeignWord(from: start) }
      position += 1
      // Consecutive bytes beyond ASCII are one mistake.
      if byte >= 0x80 { while position < bytes.count, bytes[position] >= 0x80 { position += 1 } }
      // A file of zeros is one mistake, too.
      let isControl = byte < 0x20
      if isControl { while position < bytes.count, bytes[position] == byte { position += 1 } }
      // `@media` and `$tint` are one mistake each.
      if byte == UInt8(ascii: "@") || byte == UInt8(ascii: "$") { skipWord() }
      report({ .unexpectedCharacter($0.text(start, isControl ? start + 1 : $0.position)) }, from: start, to: position)
      append(.invalid, from: start)
    }
  }

  private mutating func lexSymbol(_ kind: TokenKind, _ length: Int) {
    let start = position
    position += length
    // `path` is a keyword only before a brace.
    if kind == .leftBrace, let last = tokens.indices.last, tokens[last].name == Keyword.path.name {
      tokens[last].kind = .path
    }
    append(kind, from: start)
  }

  private mutating func lexWord(_ names: inout NameTable) {
    let start = position
    skipWord()
    if isAtForeignLetter { return lexForeignWord(from: start) }
    let name = names.intern(UnsafeBufferPointer(rebasing: bytes[start..<position]))
    append(.name, from: start, name: name)
  }

  /// Whether a letter beyond ASCII begins here, as far as its first byte tells: Latin, Greek, Cyrillic and so on up to
  /// U+07FF, and beyond that anything except punctuation and symbols.
  private var isAtForeignLetter: Bool {
    switch peek(0) {
    case 0xC3: peek(1) != 0x97 && peek(1) != 0xB7
    case 0xC4...0xDF, 0xE0, 0xE1, 0xE3...0xEE: true
    default: false
    }
  }

  /// Reports a word with letters that are not allowed in names, once.
  private mutating func lexForeignWord(from start: Int) {
    while position < bytes.count,
      classes[Int(bytes[position])] & (ByteClasses.letter | ByteClasses.digit) != 0
        || bytes[position] >= 0x80
    {
      position += 1
    }
    report({ .unexpectedCharacter($0.text(start, $0.position)) }, from: start, to: position)
    append(.invalid, from: start)
  }

  private mutating func lexNumber() {
    let start = position
    skipDigits()
    if peek(0) == UInt8(ascii: "."), isDigit(peek(1)) {
      position += 1
      skipDigits()
    }
    if peek(0) | 0x20 == UInt8(ascii: "e") {
      let sign = peek(1) == UInt8(ascii: "-") || peek(1) == UInt8(ascii: "+") ? 1 : 0
      if isDigit(peek(1 + sign)) {
        position += 1 + sign
        skipDigits()
      }
    }
    let unit = position
    if peek(0) == UInt8(ascii: "%") {
      position += 1
    } else {
      skipWord()
    }
    if NumberUnit(bytes[unit..<position]) == nil {
      report(
        { .unknownUnit($0.text(unit, $0.position), number: $0.text(start, unit)) }, from: start, to: position)
    }
    append(.number, from: start)
  }

  private mutating func lexColor() {
    let start = position
    position += 1
    let digits = position
    skipWord()
    let isHexadecimal = bytes[digits..<position].allSatisfy { classes[Int($0)] & ByteClasses.hexadecimal != 0 }
    let count = position - digits
    if !isHexadecimal || ![3, 4, 6, 8].contains(count) {
      report({ .malformedColor($0.text(start, $0.position)) }, from: start, to: position)
    }
    append(.color, from: start)
  }

  private mutating func lexString() {
    let start = position
    position += 1
    while true {
      guard position < bytes.count, !isAtLineEnd else {
        let before = start > 0 ? bytes[start - 1] : 0
        let isAttached =
          classes[Int(before)] & (ByteClasses.letter | ByteClasses.digit) != 0 || before == UInt8(ascii: "\"")
        report(
          { .unterminatedString($0.text(start, $0.position), isAttached: isAttached) }, from: start, to: position)
        break
      }
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") { break }
      if byte == UInt8(ascii: "\\") {
        switch peek(0) {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "n"): position += 1
        default: report(.unknownEscape, from: position - 1, to: position)
        }
      }
    }
    append(.string, from: start)
  }

  /// Whether a line feed is next, or a carriage return before one.
  private var isAtLineEnd: Bool {
    let byte = peek(0)
    return byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && peek(1) == UInt8(ascii: "\n")
  }

  /// Returns whether there is a quotation mark between U+2018 and U+201F at a distance.
  private func isAtTypographicQuote(_ distance: Int) -> Bool {
    peek(distance) == 0xE2 && peek(distance + 1) == 0x80 && (0x98...0x9F).contains(peek(distance + 2))
  }

  /// Reads a text in single or typographic quotes, on one line, as a string, so that there is only one message about
  /// it.
  private mutating func lexQuotedString() {
    let start = position
    let mark = text(start, bytes[start] < 0x80 ? start + 1 : start + 3)
    position += closingQuoteDistance ?? 0
    report(.unexpectedCharacter(mark), from: start, to: position)
    append(.string, from: start)
  }

  /// The distance to just after the next quote of the same kind, on this line.
  private var closingQuoteDistance: Int? {
    let isTypographic = peek(0) >= 0x80
    var distance = 1
    while position + distance < bytes.count, bytes[position + distance] != UInt8(ascii: "\n") {
      if isTypographic, isAtTypographicQuote(distance) { return distance + 3 }
      if !isTypographic, bytes[position + distance] == UInt8(ascii: "'") { return distance + 1 }
      distance += 1
    }
    return nil
  }

  // MARK: Bytes

  private func peek(_ distance: Int) -> UInt8 {
    position + distance < bytes.count ? bytes[position + distance] : 0
  }

  private func isDigit(_ byte: UInt8) -> Bool { classes[Int(byte)] & ByteClasses.digit != 0 }

  private mutating func skipDigits() {
    while position < bytes.count, isDigit(bytes[position]) { position += 1 }
  }

  private mutating func skipWord() {
    let word = ByteClasses.letter | ByteClasses.digit
    while position < bytes.count, classes[Int(bytes[position])] & word != 0 { position += 1 }
  }

  private func text(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }

  /// Returns the flags of a token that begins here.
  func flags(_ kind: TokenKind, _ name: NameID) -> Token.Flags {
    var flags: Token.Flags = sawLineBreak ? Token.Flags(ofLineBreakBetween: tokens.last?.kind, and: kind, name) : []
    if sawDocumentation { flags.insert(.documented) }
    return flags
  }

  private mutating func append(_ kind: TokenKind, from start: Int, name: NameID = .none) {
    var flags: Token.Flags = []
    // Most tokens follow another one on their line.
    if sawLineBreak || sawDocumentation {
      flags = self.flags(kind, name)
      (sawLineBreak, sawDocumentation) = (false, false)
    }
    tokens.append(Token(kind: kind, flags: flags, start: Int32(start), end: Int32(position), name: name))
  }

  private mutating func report(_ problem: Problem, from start: Int, to end: Int) {
    report({ _ in problem }, from: start, to: end)
  }

  /// - Parameter problem: Is called only for what is reported: a file of garbage has millions of mistakes.
  private mutating func report(_ problem: (Lexer) -> Problem, from start: Int, to end: Int) {
    // If a file is not text at all, the first mistakes are enough.
    guard diagnostics.count < SourceLimits.fileProblems else { return }
    diagnostics.append(
      Diagnostic(problem(self), at: SourceSpan(file: file, start: Int32(start), end: Int32(end))))
  }
}
