import ShapeLanguage

/// A text and its lines, which end in `\n`, `\r\n` or `\r`, as the protocol has them.
struct LineIndex: Equatable, Sendable {
  /// A line and a character, both counted from 0, in the unit of the client.
  struct Position: Equatable, Sendable {
    var line: Int
    var character: Int

    var json: JSONValue { ["line": .number(line), "character": .number(character)] }
  }

  private(set) var bytes: [UInt8]
  /// The first byte of each line.
  private var starts: [Int]
  /// What is known about the lines that are long, by their number.
  private var longLines: [Int: LineMarks] = [:]
  private let encoding: PositionEncoding

  /// - Complexity: O(n) for n bytes.
  init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
    self.bytes = bytes
    self.encoding = encoding
    starts = [0] + Self.starts(of: bytes, in: 0..<bytes.count)
    mark(starts.indices)
  }

  /// Measures those of some lines that are long.
  private mutating func mark(_ lines: Range<Int>) {
    for line in lines {
      let marks = LineMarks(bytes, starts[line]..<endOfLine(line)) { units(of: $0) }
      if !marks.isEmpty { longLines[line] = marks }
    }
  }

  /// Replaces some bytes.
  ///
  /// - Complexity: O(n + k) for n lines and k bytes in the changed ones, and a copy of the bytes after them.
  mutating func replace(_ range: Range<Int>, with text: [UInt8]) {
    // The byte before the range may be a `\r` that now has another byte after it.
    let first = line(of: max(0, range.lowerBound - 1))
    // A line that starts later follows a line break that stays as it is.
    let later = starts.partitioningIndex { $0 > range.upperBound }
    bytes.replaceSubrange(range, with: text)
    let shift = text.count - range.count
    let changed = Self.starts(of: bytes, in: starts[first]..<range.upperBound + shift)
    if shift != 0 { for index in later..<starts.count { starts[index] += shift } }
    starts.replaceSubrange(first + 1..<later, with: changed)
    let added = changed.count - (later - first - 1)
    if !longLines.isEmpty {
      let known = longLines.filter { line, _ in !(first..<later).contains(line) }
      longLines = Dictionary(uniqueKeysWithValues: known.map { ($0 < first ? $0 : $0 + added, $1) })
    }
    mark(first..<later + added)
  }

  /// Returns the first byte of each line that follows a line break within some bytes.
  private static func starts(of bytes: [UInt8], in range: Range<Int>) -> [Int] {
    var starts: [Int] = []
    bytes.withUnsafeBufferPointer { bytes in
      for offset in range where bytes[offset] <= UInt8(ascii: "\r") {
        if bytes[offset] == UInt8(ascii: "\n") {
          starts.append(offset + 1)
        } else if bytes[offset] == UInt8(ascii: "\r"),
          offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "\n")
        {
          starts.append(offset + 1)
        }
      }
    }
    return starts
  }

  /// The line that contains an offset.
  private func line(of offset: Int) -> Int { starts.partitioningIndex { $0 > offset } - 1 }

  /// Returns the offset of a position. One after the end of its line is at that end, and one after the last line at the
  /// end of the text. One within a character is before it.
  ///
  /// - Complexity: O(log n) for n bytes of the line.
  func offset(of position: Position) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < starts.count else { return bytes.count }
    let end = endOfLine(position.line)
    let mark = longLines[position.line]?.last(within: position.character) ?? .start
    var offset = starts[position.line] + mark.offset
    var units = mark.length
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
      if end > start { result.append((position, units(of: start..<end))) }
      guard position.line + 1 < starts.count else { break }
      start = max(start + 1, starts[position.line + 1])
    }
    return result
  }

  /// Returns the position of an offset.
  ///
  /// - Complexity: O(log n) for n lines and bytes of a line.
  func position(of offset: Int) -> Position {
    let offset = max(0, min(offset, bytes.count))
    let line = line(of: offset)
    let mark = longLines[line]?.last(upTo: offset - starts[line]) ?? .start
    return Position(line: line, character: mark.length + units(of: starts[line] + mark.offset..<offset))
  }

  /// Returns the number of the client's units of some bytes, which begin with a character.
  private func units(of range: Range<Int>) -> Int {
    var units = 0
    var place = range.lowerBound
    while place < range.upperBound {
      units += encoding.units(ofCharacterWith: bytes[place])
      place += PositionEncoding.length(ofCharacterWith: bytes[place])
    }
    return units
  }
}
