import ShapeCore
import ShapeLanguage

/// Finds edits that turn one text into another, by lines.
enum TextDifference {
  /// Returns edits in order and without overlaps. Each replaces as few bytes as possible.
  ///
  /// Complexity: O((n + m) d) for texts of n and m lines that differ in d lines, up to a limit, beyond which one edit
  /// replaces all lines between the first and the last difference.
  static func edits(from old: [UInt8], to new: [UInt8], file: Int32) -> [TextEdit] {
    let (a, b) = (lines(of: old), lines(of: new))
    var start = 0
    while start < a.count, start < b.count, old[a[start]] == new[b[start]] { start += 1 }
    var (endA, endB) = (a.count, b.count)
    while endA > start, endB > start, old[a[endA - 1]] == new[b[endB - 1]] {
      endA -= 1
      endB -= 1
    }
    var edits: [TextEdit] = []
    func replace(_ linesA: Range<Int>, _ linesB: Range<Int>) {
      guard !linesA.isEmpty || !linesB.isEmpty else { return }
      let removed = offset(linesA.lowerBound, a, old)..<offset(linesA.upperBound, a, old)
      let added = offset(linesB.lowerBound, b, new)..<offset(linesB.upperBound, b, new)
      edits.append(edit(old, removed, new, added, file))
    }
    var (doneA, doneB) = (start, start)
    for (lineA, lineB) in common(a[start..<endA].map { old[$0] }, b[start..<endB].map { new[$0] }) {
      replace(doneA..<start + lineA, doneB..<start + lineB)
      (doneA, doneB) = (start + lineA + 1, start + lineB + 1)
    }
    replace(doneA..<endA, doneB..<endB)
    return edits
  }

  /// Returns the bytes of each line, with its line break.
  private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(start..<offset + 1)
      start = offset + 1
    }
    return start < bytes.count ? lines + [start..<bytes.count] : lines
  }

  private static func offset(_ line: Int, _ lines: [Range<Int>], _ bytes: [UInt8]) -> Int {
    line < lines.count ? lines[line].lowerBound : bytes.count
  }

  /// Returns the edit without the bytes that both texts begin or end with. It doesn't split characters.
  private static func edit(
    _ old: [UInt8], _ removed: Range<Int>, _ new: [UInt8], _ added: Range<Int>, _ file: Int32
  ) -> TextEdit {
    func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
    var front = 0
    while front < min(removed.count, added.count), old[removed.lowerBound + front] == new[added.lowerBound + front] {
      front += 1
    }
    while front > 0, removed.lowerBound + front < old.count, isContinuation(old[removed.lowerBound + front]) {
      front -= 1
    }
    var back = 0
    while back < min(removed.count, added.count) - front,
      old[removed.upperBound - back - 1] == new[added.upperBound - back - 1]
    {
      back += 1
    }
    while back > 0, isContinuation(old[removed.upperBound - back]) { back -= 1 }
    let span = SourceSpan(file: file, removed.lowerBound + front..<removed.upperBound - back)
    let text = String(decoding: new[added.lowerBound + front..<added.upperBound - back], as: UTF8.self)
    return TextEdit(span, text)
  }

  /// The number of differences to look for.
  private static let maximumDifferences = 1_000

  /// Returns the pairs of equal lines of a longest common subsequence. Empty if the texts differ in too many lines.
  /// Source: Eugene W. Myers, "An O(ND) Difference Algorithm and Its Variations" (1986).
  private static func common(_ a: [ArraySlice<UInt8>], _ b: [ArraySlice<UInt8>]) -> [(Int, Int)] {
    let limit = min(a.count + b.count, maximumDifferences)
    // The farthest line of `a` on each diagonal, before each number of differences.
    var farthest = Array(repeating: 0, count: 2 * limit + 3)
    var history: [[Int]] = []
    for differences in 0...limit {
      history.append(farthest)
      for diagonal in stride(from: -differences, through: differences, by: 2) {
        let place = diagonal + limit + 1
        let isDown = diagonal == -differences || diagonal != differences && farthest[place - 1] < farthest[place + 1]
        var x = isDown ? farthest[place + 1] : farthest[place - 1] + 1
        while x < a.count, x - diagonal < b.count, x - diagonal >= 0, a[x] == b[x - diagonal] { x += 1 }
        farthest[place] = x
        if x >= a.count, x - diagonal >= b.count { return pairs(history, limit, a.count, b.count) }
      }
    }
    return []
  }

  /// Follows the path of differences back from the ends of both texts.
  private static func pairs(_ history: [[Int]], _ limit: Int, _ a: Int, _ b: Int) -> [(Int, Int)] {
    var result: [(Int, Int)] = []
    var (x, y) = (a, b)
    for (differences, farthest) in history.enumerated().reversed() {
      let diagonal = x - y
      let place = diagonal + limit + 1
      let isDown = diagonal == -differences || diagonal != differences && farthest[place - 1] < farthest[place + 1]
      let before = diagonal + (isDown ? 1 : -1)
      let startX = differences == 0 ? 0 : farthest[before + limit + 1]
      let startY = startX - (differences == 0 ? 0 : before)
      while x > startX, y > startY {
        (x, y) = (x - 1, y - 1)
        result.append((x, y))
      }
      (x, y) = (startX, startY)
    }
    return result.reversed()
  }
}
