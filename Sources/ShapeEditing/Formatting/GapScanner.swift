import ShapeLanguage

/// A comment, or line breaks, between two tokens.
struct GapPiece {
  enum Kind: Equatable { case lineComment, blockComment, lineBreaks, semicolon }

  var kind: Kind
  /// The bytes of a comment, without the trailing blanks of a line comment.
  var range: Range<Int>
  /// The number of consecutive line breaks, ignoring blanks between them. For a comment, the number that it contains.
  var breaks: Int

  var isComment: Bool { kind == .lineComment || kind == .blockComment }
}

/// Comments on one line, and the number of line breaks before them.
struct CommentRun {
  var breaks: Int
  var comments: [GapPiece] = []
  /// Whether a semicolon is before the first of them, on their line.
  var followsSemicolon = false
}

/// Reads the bytes between two tokens of a file that has no errors.
enum GapScanner {
  static func hasComment(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    bytes[range].contains(UInt8(ascii: "/"))
  }

  /// Returns the number of line breaks between tokens without a comment between them.
  static func lineBreaks(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
    bytes[range].reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
  }

  /// Returns whether the first line of a file ends in CRLF.
  static func endsFirstLineInCRLF(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0 else { return false }
    return bytes[end - 1] == UInt8(ascii: "\r")
  }

  /// Returns the comments, line breaks and semicolons of a range, in order.
  static func pieces(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> [GapPiece] {
    var pieces: [GapPiece] = []
    var position = range.lowerBound
    if position == 0, bytes.starts(with: SourceLimits.byteOrderMark) { position = SourceLimits.byteOrderMark.count }
    while position < range.upperBound {
      let start = position
      switch bytes[position] {
      case UInt8(ascii: "\n"):
        position += 1
        if let last = pieces.last, last.kind == .lineBreaks {
          pieces[pieces.count - 1].breaks += 1
        } else {
          pieces.append(GapPiece(kind: .lineBreaks, range: start..<position, breaks: 1))
        }
      case UInt8(ascii: ";"):
        position += 1
        pieces.append(GapPiece(kind: .semicolon, range: start..<position, breaks: 0))
      case UInt8(ascii: "/"):
        pieces.append(comment(bytes, start..<range.upperBound))
        // The trailing blanks of a line comment are skipped as white space.
        position = pieces[pieces.count - 1].range.upperBound
      default: position += 1
      }
    }
    return pieces
  }

  /// Returns the comment at the start of a range.
  private static func comment(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> GapPiece {
    var position = range.lowerBound
    if bytes[position + 1] == UInt8(ascii: "/") {
      while position < range.upperBound, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      while isBlank(bytes[position - 1]) { position -= 1 }
      return GapPiece(kind: .lineComment, range: range.lowerBound..<position, breaks: 0)
    }
    var depth = 0
    var breaks = 0
    while position < range.upperBound {
      let next = position + 1 < range.upperBound ? bytes[position + 1] : 0
      if bytes[position] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if bytes[position] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { break }
      } else {
        if bytes[position] == UInt8(ascii: "\n") { breaks += 1 }
        position += 1
      }
    }
    return GapPiece(kind: .blockComment, range: range.lowerBound..<position, breaks: breaks)
  }

  /// Returns the number of bytes before a byte on its line.
  static func column(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int) -> Int {
    var start = position
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return position - start
  }

  /// Returns the number of blanks before a byte on its line, or `nil` if there are other bytes.
  static func indentation(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int) -> Int? {
    let column = column(bytes, position)
    return bytes[position - column..<position].allSatisfy(isBlank) ? column : nil
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  /// Returns the number of columns of some bytes: their Unicode scalars.
  static func width(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
    bytes[range].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }
}
