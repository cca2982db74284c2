import TestSupport
import Testing

@testable import ShapeServer

@Suite("Positions in a text")
struct LineIndexTests {
  private static let text = "aé\u{1F600}z\r\n\rb\nlast"

  private func index(_ encoding: PositionEncoding) -> LineIndex { LineIndex(Array(Self.text.utf8), encoding) }

  /// The offset of `z`, which comes after characters of one, two and four bytes.
  @Test(arguments: [(PositionEncoding.utf8, 7), (.utf16, 4), (.utf32, 3)])
  func `characters are counted in the unit of the client`(encoding: PositionEncoding, character: Int) {
    #expect(index(encoding).position(of: 7) == .init(line: 0, character: character))
    #expect(index(encoding).offset(of: .init(line: 0, character: character)) == 7)
  }

  @Test func `lines end in any of the three ways`() {
    let starts = (0...3).map { index(.utf16).offset(of: .init(line: $0, character: 0)) }
    #expect(starts == [0, 10, 11, 13])
  }

  @Test(arguments: [
    (0, 99, 8), (1, 5, 10), (2, 1, 12), (2, 7, 12), (9, 0, 17), (3, 4, 17), (-1, 3, 0), (0, -4, 0),
  ])
  func `a position outside of the text is at its nearest end`(line: Int, character: Int, offset: Int) {
    #expect(index(.utf16).offset(of: .init(line: line, character: character)) == offset)
  }

  /// In UTF-16, the face is two units; in UTF-8, four.
  @Test func `a position within a character is before it`() {
    #expect(index(.utf16).offset(of: .init(line: 0, character: 3)) == 3)
    #expect(index(.utf8).offset(of: .init(line: 0, character: 5)) == 3)
  }

  @Test func `a range is divided at the ends of lines`() {
    let lines = index(.utf16).lines(of: 3..<15)
    #expect(
      lines.map(\.start) == [.init(line: 0, character: 2), .init(line: 2, character: 0), .init(line: 3, character: 0)])
    #expect(lines.map(\.length) == [3, 1, 2])
  }

  @Test func `an edited text has the lines of a new one`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in random.pick(Array("\r\na".utf8)) } }
    for _ in 0..<RandomCases.count(quick: 100, ci: 500, long: 10_000) {
      var index = LineIndex(bytes(8), .utf8)
      for _ in 0..<20 {
        let start = random.whole(0...index.bytes.count)
        let end = random.whole(start...min(start + 3, index.bytes.count))
        index.replace(start..<end, with: bytes(random.whole(0...3)))
        #expect(index == LineIndex(index.bytes, .utf8), "seed \(seed)")
      }
    }
  }

  @Test(arguments: PositionEncoding.allCases)
  func `every offset of a character is found again`(encoding: PositionEncoding) {
    let lines = index(encoding)
    for offset in [0, 1, 3, 7, 8, 10, 11, 12, 13, 14, 17] {
      #expect(lines.offset(of: lines.position(of: offset)) == offset)
    }
  }

  /// Lines around the lengths from which places in them are remembered, with characters of each length.
  @Test(arguments: PositionEncoding.allCases)
  func `places in long lines are those that counting gives`(encoding: PositionEncoding) {
    let seed = RandomCases.seed(31)
    var random = RandomSource(seed: seed)
    var bytes = Array("short\n".utf8)
    for count in [1_023, 1_024, 1_025, 3_100, 700] {
      for _ in 0..<count { bytes += Array(random.pick(["a", "é", "€", "\u{1F600}"]).utf8) }
      bytes.append(UInt8(ascii: "\n"))
    }
    var index = LineIndex(bytes, encoding)
    // An edit before a long line, and one that makes a short line long.
    index.replace(0..<2, with: Array("s\nh\n".utf8))
    index.replace(index.bytes.count..<index.bytes.count, with: Array(String(repeating: "é", count: 2_000).utf8))
    let lines = String(decoding: index.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    var offset = 0
    for (number, line) in lines.enumerated() {
      var (place, character) = (offset, 0)
      for scalar in line.unicodeScalars {
        if random.whole(0...9) == 0 {
          let position = LineIndex.Position(line: number, character: character)
          #expect(index.position(of: place) == position && index.offset(of: position) == place, "SHAPE_SEED=\(seed)")
        }
        place += UTF8.width(scalar)
        switch encoding {
        case .utf8: character += UTF8.width(scalar)
        case .utf16: character += UTF16.width(scalar)
        case .utf32: character += 1
        }
      }
      offset += line.utf8.count + 1
    }
  }
}
