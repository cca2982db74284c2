import Foundation
import ShapeCore
import TestSupport
import Testing

@testable import ShapeLanguage

/// Lines, columns, changes and encodings of random texts, beside code that reads a text scalar by scalar.
@Suite("The text of sources")
struct SourceTextTests {
  private static func text(_ count: ClosedRange<Int>, _ random: inout RandomSource) -> String {
    let parts = [
      "a", "let", " ", "\t", "\r", "\n", "\r\n", "\u{E9}", "e\u{301}", "\u{20AC}", "\u{2028}", "\u{1F600}",
      "\u{1F469}\u{200D}\u{1F467}",
    ]
    return (0..<random.whole(count)).map { _ in random.pick(parts) }.joined()
  }

  @Test func `positions count lines, scalars and UTF-16 code units`() {
    let seed = RandomCases.seed(12)
    var random = RandomSource(seed: seed)
    for _ in 0..<RandomCases.count(quick: 200, ci: 2_000, long: 50_000) {
      let mark = random.chance(30) ? "\u{FEFF}" : ""
      let text = mark + Self.text(0...30, &random)
      let table = LineTable(SourceFile(path: "a.shape", bytes: Array(text.utf8)))
      var (offset, line, column, unit) = (0, 1, 1, 1)
      var (lines, start) = ([Range<Int>](), mark.utf8.count)
      var last: UnicodeScalar = "a"
      for (index, scalar) in (text + "\n").unicodeScalars.enumerated() {
        let found = (table.position(of: offset), table.utf16Column(of: offset))
        #expect(
          found == (LineAndColumn(line: line, column: column), unit),
          "seed \(seed): \(text.debugDescription), \(offset)")
        if scalar == "\n" { lines.append(start..<max(start, offset - (last == "\r" ? 1 : 0))) }
        offset += String(scalar).utf8.count
        (column, unit, last) = (column + 1, unit + String(scalar).utf16.count, scalar)
        if index == 0, scalar == "\u{FEFF}" { (column, unit) = (1, 1) }
        if scalar == "\n" { (line, column, unit, start) = (line + 1, 1, 1, offset) }
      }
      #expect(lines.indices.map { table.range(ofLine: $0 + 1) } == lines, "seed \(seed): \(text.debugDescription)")
    }
  }

  @Test func `the change between two texts is the smallest one of whole characters`() throws {
    let seed = RandomCases.seed(13)
    var random = RandomSource(seed: seed)
    // Their first bytes or their last bytes are equal.
    let middles = ["", "\u{E9}", "\u{E8}", "\u{C9}", "\u{1F600}", "\u{1F601}", "\u{20AC}", "a", "ab", "ba"]
    for _ in 0..<RandomCases.count(quick: 1_000, ci: 5_000, long: 100_000) {
      let (start, end) = (Self.text(0...3, &random), Self.text(0...3, &random))
      let old = start + random.pick(middles) + random.pick(middles) + end
      let new = start + random.pick(middles) + random.pick(middles) + end
      let note = Comment("seed \(seed): \(old.debugDescription) becomes \(new.debugDescription)")
      let bytes = Array(old.utf8)
      guard let edit = TextEdit.change(from: bytes, to: Array(new.utf8), file: 3) else {
        #expect(bytes == Array(new.utf8), note)
        continue
      }
      #expect([edit].applied(to: bytes) == Array(new.utf8) && bytes != Array(new.utf8), note)
      let removed = try #require(
        String(validating: bytes[Int(edit.span.start)..<Int(edit.span.end)], as: UTF8.self), note)
      let added = edit.replacement
      #expect(edit.span.file == 3 && !added.unicodeScalars.contains("\u{FFFD}"), note)
      let isSmallest =
        removed.isEmpty || added.isEmpty
        || removed.unicodeScalars.first != added.unicodeScalars.first
          && removed.unicodeScalars.last != added.unicodeScalars.last
      #expect(isSmallest, note)
    }
  }

  /// The bytes before the first wrong one are the longest beginning that is text.
  @Test func `the first byte that is not UTF-8 is found`() {
    let seed = RandomCases.seed(14)
    var random = RandomSource(seed: seed)
    let wrong: [UInt8] = [
      0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xE0, 0xED, 0xEF, 0xF0, 0xF4, 0xF5, 0xFF,
    ]
    for _ in 0..<RandomCases.count(quick: 600, ci: 5_000, long: 100_000) {
      // Eight bytes are read at a time.
      var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: random.below(20))
      bytes += Self.text(0...4, &random).utf8
      for _ in 0..<random.whole(0...3) { bytes.insert(random.pick(wrong), at: random.whole(0...bytes.count)) }
      let longest = (0...bytes.count).last { String(validating: bytes[..<$0], as: UTF8.self) != nil }
      #expect(firstInvalidUTF8(in: bytes) == (longest == bytes.count ? nil : longest), "seed \(seed): \(bytes)")
    }
  }

  @Test func `a number in a message has at most three decimals, and is near the value`() {
    let seed = RandomCases.seed(15)
    var random = RandomSource(seed: seed)
    for _ in 0..<RandomCases.count(quick: 400, ci: 4_000, long: 100_000) {
      let value = random.number(-10...10) * pow(10, Double(random.whole(-5...16)))
      let rounded = random.chance(30) ? (value * 8).rounded() / 8 : value
      let isAngle = random.chance(20)
      let text = number(rounded, isAngle)
      let shown = isAngle ? rounded * 180 / Double.pi : rounded
      let digits = isAngle && text.hasSuffix("deg") ? String(text.dropLast(3)) : text
      let decimals = digits.split(separator: ".").dropFirst().last ?? ""
      let isNear = Double(digits).map {
        abs($0 - shown) <= 0.0005 + 2 * shown.ulp && ($0 == 0) == (shown == 0)
      }
      let isShort = abs(shown) < 0.0005 || abs(shown) >= 1e15 || decimals.count <= 3 && decimals.last != "0"
      #expect(isNear == true && isShort && isAngle == text.hasSuffix("deg"), "seed \(seed): \(rounded) is \(text)")
    }
    let values: [Double] = [
      0, -0.0, 0.0005, 0.001, -0.0625, 1.5, 12.34, 0.12345, 999.9996, 1e15, -2e21, .infinity, .nan,
    ]
    #expect(
      values.map { number($0) } == [
        "0", "0", "0.001", "0.001", "-0.063", "1.5", "12.34", "0.123", "1000", "1000000000000000", "-2e+21", "infinite",
        "not a number",
      ])
  }

  @Test func `names are listed with commas and a last word`() {
    let lists = [[], ["a"], ["a", "b"], ["a", "b", "c"], ["d", "c", "b", "a"]]
    #expect(lists.map(list) == ["", "`a`", "`a` and `b`", "`a`, `b` and `c`", "`d`, `c`, `b` and `a`"])
    #expect(lists.map(alternatives) == ["", "a", "a or b", "a, b or c", "d, c, b or a"])
  }

  @Test func `paths of folders have no parts that cancel each other`() {
    let texts = [
      "", ".", "/", "a", "a/", "./a//b/.", "a/../b", "../a", "a/../../b", "a/b/../..", "/a/../..", "/../a/b",
      "../../a/..",
      "..a/b..",
    ]
    #expect(
      texts.map { FolderPath($0).text } == [
        ".", ".", "/", "a", "a", "a/b", "b", "../a", "../b", ".", "/", "/a/b", "../..", "..a/b..",
      ])
    let pairs = [
      ("a/b/c", "a/b/d/e"), ("a", "b"), ("../a", "a"), ("../../x", "../x"), ("/a/b", "/a/bc"), ("/a", "a"),
      ("a/b", "a"),
      ("../a/b", "../a/c"),
    ]
    let common = pairs.map { FolderPath($0.0).common(with: FolderPath($0.1))?.text }
    #expect(common == ["a/b", ".", "..", "../..", "/a", nil, "a", "../a"])
    #expect(pairs.map { FolderPath($0.1).common(with: FolderPath($0.0))?.text } == common)
    let files = ["x.shape", "a/x.shape", "/x.shape", "a/../x.shape", "../b/c/x.shape", "\u{E9}/x"]
    #expect(files.map { FolderPath(ofFile: $0).text } == [".", "a", "/", ".", "../b/c", "\u{E9}"])
  }
}
