/// The text of one file, as bytes. Positions in it are UTF-8 byte offsets.
public struct SourceFile: Sendable {
  /// The path to show in messages.
  public let path: String
  public let bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Returns the text of a range of bytes. Invalid UTF-8 is replaced.
  public func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}

/// A line and a column, counted from 1.
public struct LineAndColumn: Equatable, Sendable {
  public var line: Int
  /// The column, in Unicode scalars.
  public var column: Int
}

/// The starts of a file's lines, computed when a message needs them. An invalid byte counts as one U+FFFD.
public struct LineTable: Sendable {
  private let starts: [Int]
  private let bytes: [UInt8]

  public init(_ file: SourceFile) {
    bytes = file.bytes
    var starts = [0]
    // A byte-order mark doesn't count as a column.
    if bytes.starts(with: SourceLimits.byteOrderMark) { starts[0] = SourceLimits.byteOrderMark.count }
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
    self.starts = starts
  }

  /// Returns the line and column of a byte offset.
  public func position(of offset: Int) -> LineAndColumn {
    // The byte-order mark before the first line belongs to it.
    let line = max(1, starts.partitioningIndex { $0 > offset })
    return LineAndColumn(line: line, column: text(ofLine: line, before: offset).unicodeScalars.count + 1)
  }

  /// Returns the column of a byte offset in UTF-16 code units, from 1.
  public func utf16Column(of offset: Int) -> Int {
    text(ofLine: position(of: offset).line, before: offset).utf16.count + 1
  }

  private func text(ofLine line: Int, before offset: Int) -> String {
    let end = min(offset, bytes.count)
    return String(decoding: bytes[min(starts[line - 1], end)..<end], as: UTF8.self)
  }

  /// Returns the bytes of a line, counted from 1, without its line break.
  public func range(ofLine line: Int) -> Range<Int> {
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] - 1 : bytes.count
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<max(start, end)
  }
}
