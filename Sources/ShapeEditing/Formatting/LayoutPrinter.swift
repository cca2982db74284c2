import ShapeLanguage

/// Writes the tokens of a tree in the layout of a plan.
///
/// A statement is on one line if it fits and no block in it was written on several. Otherwise the outermost parts are
/// broken first: blocks, then lists and chains from the outside inwards.
struct LayoutPrinter {
  /// The maximum number of columns of a line that can be broken.
  static let lineWidth = 120
  static let step = 2

  let plan: LayoutPlan
  let bytes: UnsafeBufferPointer<UInt8>
  /// Whether lines end in CRLF, as the first line of the source does, or in LF.
  private let endsLinesInCRLF: Bool
  /// The layout, without a byte-order mark.
  private(set) var output: [UInt8] = []
  /// The range of each token in the output. An omitted token has an empty range at the start of the next one.
  private(set) var places: [Range<Int>] = []
  /// The column at the end of the output.
  private(set) var column = 0
  /// The indentation of the current line.
  private(set) var lineIndent = 0
  /// The indentation of lines that continue the current expression.
  var continuation = 0
  /// The indentation of the innermost statement.
  var statementIndent = 0
  /// Whether the current line has only blanks so far.
  private(set) var isAtLineStart = true
  /// Whether the gap before the next token is written.
  private var isGapWritten = true

  /// The next token to be written.
  var next: Int { places.count }

  init(_ plan: LayoutPlan, _ bytes: UnsafeBufferPointer<UInt8>) {
    self.plan = plan
    self.bytes = bytes
    endsLinesInCRLF = GapScanner.endsFirstLineInCRLF(bytes)
    output.reserveCapacity(bytes.count + bytes.count / 8)
    places.reserveCapacity(plan.flags.count)
  }

  // MARK: Tokens

  /// Writes the tokens before a token, as on one line.
  mutating func write(before token: Int) {
    while next < token { writeNext() }
  }

  /// Writes the tokens before a token and the gap before it, as on one line.
  mutating func write(upTo token: Int) {
    write(before: token)
    guard !isGapWritten else { return }
    isGapWritten = true
    if !plan.flags[token].isDisjoint(with: .comments) {
      writeGap(with: nil, continuation)
    } else if plan.flags[token].contains(.space) {
      space(1)
    }
  }

  private mutating func writeNext() {
    let token = next
    write(upTo: token)
    isGapWritten = false
    let start = output.count
    if !plan.flags[token].contains(.dropped) {
      let source = plan.tree.tokens[token]
      output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[Int(source.start)..<Int(source.end)]))
      column += Int(plan.end[token] - plan.start[token])
      isAtLineStart = false
    }
    places.append(start..<output.count)
  }

  /// Skips the semicolons before a token, whose gap has been written with theirs.
  mutating func skip(to token: Int) {
    while next < token { places.append(output.count..<output.count) }
    isGapWritten = true
  }

  /// Writes the tokens before a token and a line break before it.
  mutating func breakLine(before token: Int, _ indent: Int) {
    write(before: token)
    writeGap(with: indent, continuation)
    isGapWritten = true
  }

  // MARK: White space

  mutating func space(_ count: Int) {
    for _ in 0..<count { output.append(UInt8(ascii: " ")) }
    column += count
  }

  mutating func newLine(_ indent: Int, isAfterBlank: Bool = false) {
    endLine()
    if isAfterBlank { endLine() }
    column = 0
    lineIndent = indent
    isAtLineStart = true
    space(indent)
  }

  mutating func endFile() {
    if !output.isEmpty { endLine() }
  }

  private mutating func endLine() {
    if endsLinesInCRLF { output.append(UInt8(ascii: "\r")) }
    output.append(UInt8(ascii: "\n"))
  }

  /// Writes comments on one line.
  ///
  /// - Parameter endLine: Whether nothing follows them on the line, so that they are separated by two spaces.
  mutating func write(_ comments: [GapPiece], endLine: Bool) {
    for (index, comment) in comments.enumerated() { write(comment, isApart: endLine && index == 0) }
  }

  private mutating func write(_ comment: GapPiece, isApart: Bool) {
    let followsBracket = output.last == UInt8(ascii: "(") || output.last == UInt8(ascii: "[")
    if !isAtLineStart { space(isApart || comment.kind == .lineComment ? 2 : followsBracket ? 0 : 1) }
    isAtLineStart = false
    guard comment.kind == .blockComment else {
      output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[comment.range]))
      column += GapScanner.width(bytes, comment.range)
      return
    }
    var lineStart = output.count
    for byte in bytes[comment.range] {
      if byte == UInt8(ascii: "\n") {
        while let last = output.last, output.count > lineStart, GapScanner.isBlank(last) { output.removeLast() }
        endLine()
        lineStart = output.count
        column = 0
      } else {
        output.append(byte)
        if byte & 0xC0 != 0x80 { column += 1 }
      }
    }
  }

  // MARK: Room

  /// Returns the width of the gap before a token on one line.
  private func gapWidth(_ token: Int) -> Int { Int(plan.start[token] - plan.end[token - 1]) }

  /// Returns whether everything from one token to another, with the tokens that can't be separated from it, fits on the
  /// line from a column on. Of a node with a block, the part before the block's own lines counts.
  func fits(_ first: Int, _ last: Int, at column: Int) -> Bool {
    let stop = Int(plan.nextStop[first])
    if stop <= last, plan.flags[stop].contains(.forced) { return false }
    let end = (stop <= last ? stop : Int(plan.nextBreak[last])) - 1
    return column + Int(plan.end[end] - plan.start[first]) <= LayoutPrinter.lineWidth
  }

  /// Returns whether everything from the next token to another fits on the line, and no comment requires a line break
  /// before it.
  func fitsHere(upTo last: Int) -> Bool {
    !plan.flags[next].contains(.forced) && fits(next, last, at: column + gapWidth(next))
  }

  /// Returns whether a line break is needed before the next token, which begins an element of a list or a chain. It is
  /// not if the element is too long for a line of its own and can be broken further inside.
  func needsBreak(upTo last: Int) -> Bool {
    if fitsHere(upTo: last) { return false }
    if plan.flags[next].contains(.forced) || fits(next, last, at: continuation) { return true }
    let head = Int(plan.nextBreak[next]) - 1
    return column + gapWidth(next) + Int(plan.end[head] - plan.start[next]) > LayoutPrinter.lineWidth
  }
}
