/// The text of one file, as bytes. Positions in it are UTF-8 byte offsets.
public struct SourceFile: Sendable {
  /// The path to show in messages.
  public let path: String
  public let bytes: [UInt8]

  /// The path of standard input in messages, unless a command line names it. In a command it is `-`.
  package static let standardInput = "standard input"

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Returns the text of a range of bytes. Invalid UTF-8 is replaced.
  @inline(never)  // Checking UTF-8 is much code.
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
  /// The Unicode scalars and the UTF-16 code units of the lines that are long, by their number.
  private let longLines: [Int: (scalars: LineMarks, utf16: LineMarks)]

  /// - Complexity: O(n) for n bytes.
  public init(_ file: SourceFile) {
    let bytes = file.bytes
    var starts = [0]
    // A byte-order mark doesn't count as a column.
    if bytes.starts(with: SourceLimits.byteOrderMark) { starts[0] = SourceLimits.byteOrderMark.count }
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
    var longLines: [Int: (scalars: LineMarks, utf16: LineMarks)] = [:]
    for line in 1...starts.count {
      let range = starts[line - 1]..<(line < starts.count ? starts[line] : bytes.count)
      let scalars = LineMarks(bytes, range) { Self.text(bytes, $0).unicodeScalars.count }
      if scalars.isEmpty { continue }
      longLines[line] = (scalars, LineMarks(bytes, range) { Self.text(bytes, $0).utf16.count })
    }
    self.bytes = bytes
    self.starts = starts
    self.longLines = longLines
  }

  /// Returns the line and column of a byte offset.
  ///
  /// - Complexity: O(log n) for n lines and bytes of a line.
  public func position(of offset: Int) -> LineAndColumn {
    let line = line(of: offset)
    let column = length(ofLine: line, before: offset, longLines[line]?.scalars) { $0.unicodeScalars.count }
    return LineAndColumn(line: line, column: column + 1)
  }

  /// Returns the column of a byte offset in UTF-16 code units, from 1.
  public func utf16Column(of offset: Int) -> Int {
    let line = line(of: offset)
    return length(ofLine: line, before: offset, longLines[line]?.utf16) { $0.utf16.count } + 1
  }

  /// The byte-order mark before the first line belongs to it.
  private func line(of offset: Int) -> Int { max(1, starts.partitioningIndex { $0 > offset }) }

  private func length(ofLine line: Int, before offset: Int, _ marks: LineMarks?, measure: (String) -> Int) -> Int {
    let end = min(offset, bytes.count)
    let start = min(starts[line - 1], end)
    let mark = marks?.last(upTo: end - start) ?? .start
    return mark.length + measure(Self.text(bytes, start + mark.offset..<end))
  }

  private static func text(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns the bytes of a line, counted from 1, without its line break.
  public func range(ofLine line: Int) -> Range<Int> {
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] - 1 : bytes.count
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<max(start, end)
  }
}
