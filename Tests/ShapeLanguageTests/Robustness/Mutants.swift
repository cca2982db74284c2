import Foundation
import TestSupport

/// The files of `Examples`, and broken versions of them.
struct Mutants {
  static let examples: [(name: String, bytes: [UInt8])] = {
    let folder = Repository.examples
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".shape") }.sorted().compactMap { name in
      (try? Data(contentsOf: folder.appending(path: name))).map { (name, Array($0)) }
    }
  }()

  /// The examples, and the sources in the pages, those with mistakes included.
  static let sources =
    examples
    + Repository.pages.flatMap { page in
      Repository.shapeBlocks(of: page).enumerated().map { index, block in
        (name: "\(page), block \(index + 1)", bytes: Array(block.text.utf8))
      }
    }

  /// The texts to insert: words, signs and numbers with a meaning in the language.
  static let scraps: [String] =
    "{ } ( ) [ ] , : ; ? . + - * / ! < <= > >= == != && || = ..< ... .. # \" ' \\ @ % /* */ // /// \n \r\n \t"
    .split(separator: " ").map(String.init)
    + [
      " ", "\n\n", "let", "var", "func", "style", "shape", "enum", "preview", "import", "as", "private", "size", "x",
      "require", "fill", "stroke", "border", "shadow", "clip", "erase", "mask", "apply", "move", "line", "quad",
      "curve",
      "arc", "corner", "close", "add", "outline", "layer", "content", "use", "if", "else", "switch", "case", "default",
      "repeat", "in", "true", "false", "path", "by:", "to:", "above:", "below: content", "width", "height", "bounds",
      "center", "pixel", "0", "-1", "1e308", "1e-308", "9007199254740992", "0.5", "30deg", "1turn", "35%", "1e999",
      "#F80", "#12", ".red", ".all", ".round", "[]", "()", "{}", "(1, 2)", "3 x 4", "a.b", "a()", "Number", "Int",
      "Point",
      "[Path]", "=>", "::", "[0]", "for i in 0..<3", "from:", "linearGradient([", "stop(.red, at: 0)", "\u{FEFF}", "ö",
      "🂡", "\u{0}", "\"text\"", "use A()", "A", "Spade", "repeat i in 0..<9 { }",
    ]

  var generator: RandomSource

  init(seed: UInt64) { generator = RandomSource(seed: seed) }

  mutating func number(_ count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &generator) }

  /// A sequence of scraps.
  mutating func soup(_ count: Int) -> [UInt8] {
    (0..<count).flatMap { _ in
      Array((Self.scraps[number(Self.scraps.count)] + (number(3) == 0 ? "" : " ")).utf8)
    }
  }

  /// Returns a text with one to four changes: bytes deleted, doubled, moved, replaced by scraps or by any bytes.
  mutating func mutant(of text: [UInt8]) -> [UInt8] {
    var bytes = text
    for _ in 0...number(4) {
      let start = number(bytes.count)
      let range = start..<min(bytes.count, start + 1 + number(number(4) == 0 ? 200 : 8))
      switch number(7) {
      case 0: bytes.removeSubrange(range)
      case 1: bytes.insert(contentsOf: bytes[range], at: start)
      case 2: bytes.insert(contentsOf: bytes[range], at: number(bytes.count))
      case 3: bytes.replaceSubrange(range, with: Self.scraps[number(Self.scraps.count)].utf8)
      case 4: bytes.insert(contentsOf: Self.scraps[number(Self.scraps.count)].utf8, at: start)
      case 5: if start < bytes.count { bytes[start] = UInt8(number(256)) }
      default: bytes.removeSubrange(start...)
      }
    }
    return bytes
  }
}
