/// Encodes bytes for the filter `ASCII85Decode`, in lines.
///
/// A line that would begin with `%` begins with a space, so that it is not taken for a comment. Source: PostScript Language
/// Reference, third edition, section 3.13.3.
struct ASCII85Lines {
  /// The number of characters after which a line ends.
  private static let length = 100

  private var text: [UInt8] = []
  private var column = 0
  private var lineCount = 0
  /// The bytes of an incomplete group of four.
  private var group: UInt32 = 0
  private var groupCount = 0

  mutating func append(_ bytes: [UInt8]) {
    text.reserveCapacity(text.count + bytes.count / 4 * 5 + bytes.count / 64 + 16)
    for byte in bytes {
      group = group << 8 | UInt32(byte)
      groupCount += 1
      guard groupCount == 4 else { continue }
      if group == 0 { append(UInt8(ascii: "z")) } else { append(group, count: 5) }
      (group, groupCount) = (0, 0)
    }
  }

  /// Returns the lines with the mark of the end, each with a line break, and their number.
  consuming func finish() -> (text: [UInt8], lineCount: Int) {
    if groupCount > 0 { append(group << UInt32(8 * (4 - groupCount)), count: groupCount + 1) }
    text += Array("~>\n".utf8)
    return (text, lineCount + 1)
  }

  /// Appends the first digits of a group.
  private mutating func append(_ group: UInt32, count: Int) {
    var divisor: UInt32 = 85 * 85 * 85 * 85
    var rest = group
    for _ in 0..<count {
      append(UInt8(ascii: "!") + UInt8(rest / divisor))
      rest %= divisor
      divisor /= 85
    }
  }

  private mutating func append(_ character: UInt8) {
    if column == 0, character == UInt8(ascii: "%") { text.append(UInt8(ascii: " ")) }
    text.append(character)
    column += 1
    if column == Self.length {
      text.append(UInt8(ascii: "\n"))
      column = 0
      lineCount += 1
    }
  }
}
