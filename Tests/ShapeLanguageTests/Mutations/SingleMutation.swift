import ShapeLanguage
import TestSupport

/// A source in which one token was deleted, swapped with the next, doubled or misspelled. All its other tokens are
/// unchanged: if two of them would run together, a space separates them.
struct SingleMutation {
  enum Kind: CaseIterable { case delete, swap, duplicate, misspell }

  var kind: Kind
  var bytes: [UInt8]
  /// The lines, from 1, on which a token changed. Two if the swapped tokens were on two.
  var lines: Set<Int>
  /// The change, for a report: "delete `,`".
  var summary: String
  /// The correct name for a misspelled one.
  var rightName: String?
}

/// The sources that are mutated, and their tokens.
struct MutableSource {
  let name: String
  let bytes: [UInt8]
  /// Without the end of the file.
  let tokens: [Token]

  init(name: String, bytes: [UInt8]) {
    var names = NameTable()
    let tree = Parser.parse(SourceFile(path: name, bytes: bytes), file: 0, names: &names).tree
    self.name = name
    self.bytes = bytes
    tokens = tree.tokens.dropLast()
  }

  func text(_ index: Int) -> [UInt8] { Array(bytes[Int(tokens[index].start)..<Int(tokens[index].end)]) }

  private func line(of index: Int) -> Int {
    1 + bytes[..<Int(tokens[index].start)].reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
  }

  /// Returns the source with one token deleted, swapped, doubled or misspelled, or `nil` if that is impossible.
  func mutated(_ kind: SingleMutation.Kind, at index: Int, _ random: inout RandomSource) -> SingleMutation? {
    var texts: [[UInt8]] = []
    var lines: Set<Int> = [line(of: index)]
    let old = text(index)
    let shown = String(decoding: old, as: UTF8.self)
    var summary = "\(kind) `\(shown)`"
    var rightName: String?
    var end = index
    switch kind {
    case .delete: texts = [[]]
    case .duplicate: texts = [old + [UInt8(ascii: " ")] + old]
    case .swap:
      guard index + 1 < tokens.count, text(index + 1) != old else { return nil }
      end = index + 1
      texts = [text(end), old]
      lines.insert(line(of: end))
      summary += " and `\(String(decoding: text(end), as: UTF8.self))`"
    case .misspell:
      guard let wrong = Misspelling.random(of: old, &random), wrong != old else { return nil }
      texts = [wrong]
      summary += " as `\(String(decoding: wrong, as: UTF8.self))`"
      if tokens[index].kind == .name || tokens[index].kind == .path { rightName = shown }
    }
    return SingleMutation(
      kind: kind, bytes: joined(texts, at: index...end), lines: lines, summary: summary, rightName: rightName)
  }

  /// Returns the source with other texts in the place of some tokens.
  private func joined(_ texts: [[UInt8]], at range: ClosedRange<Int>) -> [UInt8] {
    var result = Array(bytes[..<Int(tokens[range.lowerBound].start)])
    for (index, text) in zip(range, texts) {
      if index > range.lowerBound { result += bytes[Int(tokens[index - 1].end)..<Int(tokens[index].start)] }
      appendApart(text, to: &result)
    }
    appendApart(Array(bytes[Int(tokens[range.upperBound].end)...]), to: &result)
    return result
  }

  /// Appends a text, after a space where its first token would run together with the one before.
  private func appendApart(_ text: [UInt8], to result: inout [UInt8]) {
    if let last = result.last, let first = text.first {
      let areWords = isWord(last) && isWord(first)
      let areSigns = isSign(last) && isSign(first)
      let isPoint =
        last == UInt8(ascii: ".") && isWord(first) && first < 58 || isWord(last) && first == UInt8(ascii: ".")
      let isNumber = isPoint && !(text.starts(with: "...".utf8) || result.suffix(3).elementsEqual("...".utf8))
      if areWords || areSigns || isNumber && first < 58 && isWord(last) && last < 58 {
        result.append(UInt8(ascii: " "))
      }
    }
    result += text
  }

  private func isWord(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "%")
  }

  private func isSign(_ byte: UInt8) -> Bool { "<>=!&|./*".utf8.contains(byte) }
}

/// Typical typos.
enum Misspelling {
  /// Returns a word with a letter dropped, doubled, swapped with its neighbor, or replaced, or `nil` if it has no
  /// letter. In strings, only the text between the quotes changes.
  static func random(of word: [UInt8], _ random: inout RandomSource) -> [UInt8]? {
    let places = word.indices.filter { isLetter(word[$0]) }
    guard !places.isEmpty else { return nil }
    let place = random.pick(places)
    var result = word
    switch random.below(4) {
    case 0 where word.count > 1: result.remove(at: place)
    case 1: result.insert(word[place], at: place)
    case 2 where places.contains(place + 1): result.swapAt(place, place + 1)
    default:
      let letter = UInt8(97 + random.below(26))
      result[place] = word[place] < 97 ? letter - 32 : letter
    }
    return result
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte) || (97...122).contains(byte) }
}
