/// How much of a line is before some of its bytes, so that no place of a long line is measured from its start.
///
/// What is measured, such as UTF-16 code units, is known to the caller. Short lines have no marks.
package struct LineMarks: Equatable, Sendable {
  /// A byte that begins a character, counted from the start of the line, and the length of the line before it.
  package struct Mark: Equatable, Sendable {
    package var offset: Int
    package var length: Int

    /// The start of a line.
    package static let start = Mark(offset: 0, length: 0)
  }

  /// How many bytes are between two marks, or a few more.
  private static let distance = 1024
  private let marks: [Mark]

  /// - Parameters:
  ///   - bytes: The bytes of a text.
  ///   - line: Those of the line.
  ///   - measure: Returns the length of some bytes.
  /// - Complexity: O(n) for n bytes of the line.
  package init(_ bytes: [UInt8], _ line: Range<Int>, measure: (Range<Int>) -> Int) {
    var marks: [Mark] = []
    var place = line.lowerBound
    var length = 0
    while line.upperBound - place > Self.distance {
      var next = place + Self.distance
      // A character has at most three bytes after its first one; what follows more of them is no character.
      while next < min(line.upperBound, place + Self.distance + 3), bytes[next] & 0xC0 == 0x80 { next += 1 }
      length += measure(place..<next)
      place = next
      marks.append(Mark(offset: place - line.lowerBound, length: length))
    }
    self.marks = marks
  }

  /// Whether the line is short.
  package var isEmpty: Bool { marks.isEmpty }

  /// Returns the last mark up to an offset.
  package func last(upTo offset: Int) -> Mark { last { $0.offset > offset } }

  /// Returns the last mark with at most a length before it.
  package func last(within length: Int) -> Mark { last { $0.length > length } }

  private func last(before isBeyond: (Mark) -> Bool) -> Mark {
    let index = marks.partitioningIndex(where: isBeyond)
    return index > 0 ? marks[index - 1] : .start
  }
}
