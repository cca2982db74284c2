/// The text of a file as a page has it: the lines end in `\n`, and there is no byte-order mark.
public struct PageText: Equatable, Sendable {
  public let bytes: [UInt8]
  private let file: [UInt8]
  /// Whether the file begins with a byte-order mark.
  private let hasMark: Bool

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  public init(_ file: [UInt8]) {
    self.file = file
    hasMark = file.starts(with: Self.mark)
    guard hasMark || file.contains(UInt8(ascii: "\r")) else {
      bytes = file
      return
    }
    var text: [UInt8] = []
    text.reserveCapacity(file.count)
    var last: UInt8 = 0
    for byte in file.dropFirst(hasMark ? Self.mark.count : 0) {
      if byte == UInt8(ascii: "\r") {
        text.append(UInt8(ascii: "\n"))
      } else if byte != UInt8(ascii: "\n") || last != UInt8(ascii: "\r") {
        text.append(byte)
      }
      last = byte
    }
    bytes = text
  }

  /// Returns the bytes of the file with another text: with its mark, and the line ends of what stays. A new line ends as the first
  /// one does.
  public func file(with text: [UInt8]) -> [UInt8] {
    let (range, new) = PageEdit.difference(bytes, text)
    var result = file
    result.replaceSubrange(place(of: range.lowerBound)..<place(of: range.upperBound), with: withLineEnds(new))
    // A `\r` of what stays may now be beside another `\n`, which would make one line end of two.
    if Self(result).bytes == text { return result }
    return (hasMark ? Self.mark : []) + withLineEnds(text[...])
  }

  /// Returns the offset in the file of an offset in the text.
  private func place(of offset: Int) -> Int {
    var place = hasMark ? Self.mark.count : 0
    for byte in bytes[..<offset] {
      let isPair = byte == UInt8(ascii: "\n") && file[place...].starts(with: [UInt8(ascii: "\r"), UInt8(ascii: "\n")])
      place += isPair ? 2 : 1
    }
    return place
  }

  /// Returns a text with the line ends of the file: that of its first line.
  private func withLineEnds(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let first = file.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    guard let first, file[first] == UInt8(ascii: "\r") else { return Array(text) }
    let isPair = file[first...].dropFirst().first == UInt8(ascii: "\n")
    let end = isPair ? [UInt8(ascii: "\r"), UInt8(ascii: "\n")] : [UInt8(ascii: "\r")]
    var result: [UInt8] = []
    for byte in text {
      if byte == UInt8(ascii: "\n") { result += end } else { result.append(byte) }
    }
    return result
  }
}

/// The change of a document by a page.
public struct PageEdit: Sendable {
  public let uri: String
  /// The text that the page changed, and the new one.
  public let old: [UInt8]
  public let new: [UInt8]

  /// The smallest range of the old text that differs, and what replaces it.
  var difference: (range: Range<Int>, text: ArraySlice<UInt8>) { Self.difference(old, new) }

  static func difference(_ old: [UInt8], _ new: [UInt8]) -> (range: Range<Int>, text: ArraySlice<UInt8>) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var tail = 0
    while tail < shorter - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    // A place within a character has no position.
    func isInside(_ bytes: [UInt8], _ offset: Int) -> Bool { offset < bytes.count && bytes[offset] & 0xC0 == 0x80 }
    while start > 0, isInside(old, start) || isInside(new, start) { start -= 1 }
    while tail > 0, isInside(old, old.count - tail) { tail -= 1 }
    return (start..<old.count - tail, new[start..<new.count - tail])
  }
}
