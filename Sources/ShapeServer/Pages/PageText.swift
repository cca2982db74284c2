/// The text of a file as a page has it: the lines end in `\n`, and there is no byte-order mark.
public struct PageText: Equatable, Sendable {
  public let bytes: [UInt8]
  /// Whether the file begins with a byte-order mark.
  private let hasMark: Bool
  /// Whether the first line of the file ends in `\r\n`.
  private let hasReturns: Bool

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  public init(_ file: [UInt8]) {
    hasMark = file.starts(with: Self.mark)
    let end = file.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    hasReturns = end.map { file[$0...].starts(with: [UInt8(ascii: "\r"), UInt8(ascii: "\n")]) } ?? false
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

  /// Returns the bytes of the file with another text: with its mark and its line ends.
  public func file(with text: [UInt8]) -> [UInt8] {
    var file = hasMark ? Self.mark : []
    guard hasReturns else { return file + text }
    for byte in text {
      if byte == UInt8(ascii: "\n") { file.append(UInt8(ascii: "\r")) }
      file.append(byte)
    }
    return file
  }
}

/// The change of a document by a page.
public struct PageEdit: Sendable {
  public let uri: String
  /// The text that the page changed, and the new one.
  public let old: [UInt8]
  public let new: [UInt8]

  /// The smallest range of the old text that differs, and what replaces it.
  var difference: (range: Range<Int>, text: ArraySlice<UInt8>) {
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
