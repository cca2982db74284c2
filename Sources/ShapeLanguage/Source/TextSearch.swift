extension StringProtocol {
  /// Returns the first place of a text, byte by byte. The standard library's function is missing in Embedded Swift.
  package func firstPlace(of text: String) -> Range<Index>? {
    var start = startIndex
    while start != endIndex {
      if utf8[start...].starts(with: text.utf8) {
        return start..<utf8.index(start, offsetBy: text.utf8.count)
      }
      utf8.formIndex(after: &start)
    }
    return nil
  }

  /// Returns whether a text is in this one, byte by byte.
  package func includes(_ text: String) -> Bool { firstPlace(of: text) != nil }
}
