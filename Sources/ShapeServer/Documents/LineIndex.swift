import ShapeLanguage

/// The lines of a text, which end in `\n`, `\r\n` or `\r`, as the protocol has them.
struct LineIndex: Sendable {
  /// A line and a character, both counted from 0, in the unit of the client.
  struct Position: Equatable, Sendable {
    var line: Int
    var character: Int

    var json: JSONValue { ["line": .number(line), "character": .number(character)] }
  }

  private let bytes: [UInt8]
  /// The first byte of each line.
  private let starts: [Int]
  private let encoding: PositionEncoding

  /// - Complexity: O(n) for n bytes.
  init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
    self.bytes = bytes
    self.encoding = encoding
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for (offset, byte) in bytes.enumerated() where byte <= UInt8(ascii: "\r") {
        if byte == UInt8(ascii: "\n") {
          starts.append(offset + 1)
        } else if byte == UInt8(ascii: "\r"), offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "\n") {
          starts.append(offset + 1)
        }
      }
    }
    self.starts = starts
  }

  /// Returns the offset of a position. One after the end of its line is at that end, and one after the last line at the
  /// end of the text. One within a character is before it.
  ///
  /// - Complexity: O(n) for n bytes of the line.
  func offset(of position: Position) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < starts.count else { return bytes.count }
    let end = endOfLine(position.line)
    var offset = starts[position.line]
    var units = 0
    while offset < end {
      units += encoding.units(ofCharacterWith: bytes[offset])
      if units > position.character { break }
      offset = min(end, offset + PositionEncoding.length(ofCharacterWith: bytes[offset]))
    }
    return offset
  }

  /// The end of a line, before its line break.
  private func endOfLine(_ line: Int) -> Int {
    guard line + 1 < starts.count else { return bytes.count }
    let next = starts[line + 1]
    let isCRLF =
      next >= starts[line] + 2 && bytes[next - 2] == UInt8(ascii: "\r") && bytes[next - 1] == UInt8(ascii: "\n")
    return next - (isCRLF ? 2 : 1)
  }

  /// Returns the part of each line that a range of bytes contains, without empty ones.
  func lines(of range: Range<Int>) -> [(start: Position, length: Int)] {
    var result: [(start: Position, length: Int)] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let position = position(of: start)
      let end = min(range.upperBound, endOfLine(position.line))
      if end > start { result.append((position, self.position(of: end).character - position.character)) }
      guard position.line + 1 < starts.count else { break }
      start = max(start + 1, starts[position.line + 1])
    }
    return result
  }

  /// Returns the position of an offset.
  ///
  /// - Complexity: O(log m + n) for m lines and n bytes of the line.
  func position(of offset: Int) -> Position {
    let offset = max(0, min(offset, bytes.count))
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    var units = 0
    var place = starts[low]
    while place < offset {
      units += encoding.units(ofCharacterWith: bytes[place])
      place += PositionEncoding.length(ofCharacterWith: bytes[place])
    }
    return Position(line: low, character: units)
  }
}
