import ShapeCore

extension SyntaxTree {
  /// The first character of each line that changes the order in which editors show the line: an embedding, an override or
  /// an isolate of Unicode's algorithm for text in two directions.
  ///
  /// - Complexity: O(n) for n bytes.
  var directionControls: [SourceSpan] {
    var spans: [SourceSpan] = []
    source.bytes.withUnsafeBufferPointer { bytes in
      // Most files are ASCII, which takes few instructions to find out.
      if bytes.reduce(0, |) < 0x80 { return }
      var offset = 0
      while offset + 2 < bytes.count {
        guard bytes[offset] == 0xE2, Self.isDirectionControl(bytes[offset + 1], bytes[offset + 2]) else {
          offset += 1
          continue
        }
        spans.append(SourceSpan(file: file, start: Int32(offset), end: Int32(offset + 3)))
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
      }
    }
    return spans
  }

  /// Returns whether two bytes after E2 are those of U+202A…U+202E or U+2066…U+2069.
  private static func isDirectionControl(_ second: UInt8, _ third: UInt8) -> Bool {
    second == 0x80 && (0xAA...0xAE).contains(third) || second == 0x81 && (0xA6...0xA9).contains(third)
  }
}
