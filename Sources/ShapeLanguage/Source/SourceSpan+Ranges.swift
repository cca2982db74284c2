import ShapeCore

extension SourceSpan {
  /// The place of some bytes of a file.
  package init(file: Int32, _ range: Range<Int>) {
    self.init(file: file, start: Int32(range.lowerBound), end: Int32(range.upperBound))
  }

  /// Returns whether another span of the same file is within this one.
  @inlinable
  package func contains(_ other: SourceSpan) -> Bool {
    file == other.file && start <= other.start && end >= other.end
  }
}
