import ShapeCore

/// The replacement of a part of a source.
public struct TextEdit: Hashable, Sendable {
  package var span: SourceSpan
  public var replacement: String

  package init(_ span: SourceSpan, _ replacement: String) {
    self.span = span
    self.replacement = replacement
  }
}

extension [TextEdit] {
  /// Returns the source after the edits, which must be in order and without overlaps.
  public func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for edit in self {
      result += bytes[position..<Int(edit.span.start)]
      result += edit.replacement.utf8
      position = Int(edit.span.end)
    }
    return result + bytes[position...]
  }
}

extension TextEdit {
  /// Returns the smallest edit of whole characters that changes one text into another, or `nil` if they are equal.
  ///
  /// - Complexity: O(n) for n bytes.
  static func change(from old: [UInt8], to new: [UInt8], file: Int32) -> TextEdit? {
    let shorter = min(old.count, new.count)
    var prefix = commonPrefix(old, new)
    if prefix == old.count, prefix == new.count { return nil }
    // An edit that begins or ends within a character would not be text.
    func isInside(_ bytes: [UInt8], _ offset: Int) -> Bool { offset < bytes.count && bytes[offset] & 0xC0 == 0x80 }
    while prefix > 0, isInside(old, prefix) || isInside(new, prefix) { prefix -= 1 }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
    while suffix > 0, isInside(old, old.count - suffix) || isInside(new, new.count - suffix) { suffix -= 1 }
    let span = SourceSpan(file: file, start: Int32(prefix), end: Int32(old.count - suffix))
    return TextEdit(span, String(decoding: new[prefix..<new.count - suffix], as: UTF8.self))
  }

  private static func commonPrefix(_ old: [UInt8], _ new: [UInt8]) -> Int {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        let count = min(old.count, new.count)
        var length = 0
        while length < count, old[length] == new[length] { length += 1 }
        return length
      }
    }
  }
}
