extension SyntaxTree {
  /// Returns the documentation comment right before a token: its `///` lines, without the slashes. Empty if there is
  /// none.
  package func documentation(before first: Token) -> String {
    guard first.flags.contains(.documented) else { return "" }
    var lines: [String] = []
    var end = Int(first.start)
    while true {
      let line = lineBefore(end)
      let text = source.bytes[line].drop { " \t\r".utf8.contains($0) }
      let isComment = text.starts(with: "///".utf8) && !text.starts(with: "////".utf8)
      // The rest of the declaration's own line, then only comment lines, without a blank one between.
      guard isComment || (line.upperBound == Int(first.start) && text.isEmpty) else { break }
      if isComment {
        lines.append(String(decoding: text.dropFirst(3), as: UTF8.self).trimmingSpaces())
      }
      guard line.lowerBound > 0 else { break }
      end = line.lowerBound - 1
    }
    return lines.reversed().joined(separator: "\n")
  }

  /// Returns the bytes from the start of a line to an offset within it.
  private func lineBefore(_ end: Int) -> Range<Int> {
    var start = end
    while start > 0, source.bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    if start == 0, source.bytes.starts(with: SourceLimits.byteOrderMark) { start = SourceLimits.byteOrderMark.count }
    return start..<max(start, end)
  }
}

extension String {
  /// Returns the text without the spaces, tabs and carriage returns at its ends.
  package func trimmingSpaces() -> String {
    let isSpace: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
    var bytes = Array(utf8.drop(while: isSpace))
    while let last = bytes.last, isSpace(last) { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
