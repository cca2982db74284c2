import Foundation
import TestSupport
import Testing

@testable import ShapeLanguage

/// Random texts of JSON, in any spelling, with the values and the places that they were written with.
@Suite("Values and places in JSON")
struct JSONPlaceTests {
  private struct Writer {
    var random: RandomSource
    var text = ""

    private var end: Int { text.utf8.count }

    mutating func space() {
      for _ in 0..<random.pick([0, 0, 1, 3]) { text += random.pick([" ", "\t", "\n", "\r"]) }
    }

    /// Writes a value, and returns a description of it with its place.
    mutating func value(_ depth: Int) -> String {
      let start = end
      let shown: String
      switch random.below(depth > 0 ? 6 : 4) {
      case 0:
        shown = random.pick(["null", "true", "false"])
        text += shown
      case 1, 2: shown = number()
      case 3: shown = string("")
      case 4: shown = elements("[", "]") { $0.value(depth - 1) }
      default: shown = object(depth)
      }
      return "\(shown)@\(start)..<\(end)"
    }

    mutating func object(_ depth: Int) -> String {
      var count = 0
      return elements("{", "}") { writer in
        let start = writer.end
        count += 1
        let name = writer.string("\(count)")
        let place = "\(name)@\(start)..<\(writer.end)"
        writer.space()
        writer.text += ":"
        writer.space()
        return "\(place):\(writer.value(depth - 1))"
      }
    }

    private mutating func elements(_ open: String, _ close: String, _ write: (inout Writer) -> String) -> String {
      var shown: [String] = []
      text += open
      for index in 0..<random.whole(0...3) {
        if index > 0 { text += "," }
        space()
        shown.append(write(&self))
        space()
      }
      if shown.isEmpty { space() }
      text += close
      return open + shown.joined(separator: ",") + close
    }

    private mutating func number() -> String {
      var digits = random.pick(["0", "7", "10", "123456789", "9007199254740993", "1234567890123456789012"])
      if random.chance(40) { digits += random.pick([".0", ".5", ".125", ".1000000000000000055511151231257827"]) }
      if random.chance(30) { digits += random.pick(["e", "E"]) + random.pick(["0", "+2", "-3", "08", "-310"]) }
      digits = random.pick(["", "-"]) + digits
      text += digits
      return "\(Double(digits) ?? .nan)"
    }

    /// Writes a string that begins with some letters.
    private mutating func string(_ prefix: String) -> String {
      var content = prefix
      text += "\"\(prefix)"
      for _ in 0..<random.whole(0...4) {
        let scalar = random.pick(
          Array("a\"\\/\u{8}\u{C}\n\r\t\u{0}\u{1F}\u{7F}\u{E9}\u{20AC}\u{FFFF}\u{1F600}\u{10FFFF}".unicodeScalars))
        let short = [
          "\"": "\\\"", "\\": "\\\\", "/": "\\/", "\u{8}": "\\b", "\u{C}": "\\f", "\n": "\\n", "\r": "\\r", "\t": "\\t",
        ][scalar]
        let needsEscape = scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
        switch random.below(3) {
        case 0 where !needsEscape: text.unicodeScalars.append(scalar)
        case 1 where short != nil: text += short ?? ""
        default:
          for unit in String(scalar).utf16 {
            let digits = String(unit, radix: 16, uppercase: random.chance(50))
            text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          }
        }
        content.unicodeScalars.append(scalar)
      }
      text += "\""
      return content.debugDescription
    }
  }

  private static func describe(_ node: JSONNode) -> String {
    let shown =
      switch node.kind {
      case .null: "null"
      case .bool(let value): "\(value)"
      case .number(let value): "\(value)"
      case .string(let text): text.debugDescription
      case .array(let elements): "[\(elements.map(describe).joined(separator: ","))]"
      case .object(let members):
        "{" + members.map { "\($0.name.debugDescription)@\($0.nameRange):\(describe($0.value))" }.joined(separator: ",")
          + "}"
      }
    return "\(shown)@\(node.range)"
  }

  @Test func `are read as they were written, and a text that ends too early is wrong at its end`() {
    let seed = RandomCases.seed(18)
    for number in 0..<UInt64(RandomCases.count(quick: 150, ci: 2_000, long: 50_000)) {
      var writer = Writer(random: RandomSource(seed: seed &+ number))
      if writer.random.chance(20) { writer.text = "\u{FEFF}" }
      writer.space()
      let place = writer.text.utf8.count
      let expected = "\(writer.object(3))@\(place)..<\(writer.text.utf8.count)"
      let bytes = Array(writer.text.utf8)
      writer.space()
      let note = Comment("seed \(seed &+ number): \(writer.text.debugDescription)")
      do throws(JSONError) {
        #expect(Self.describe(try JSONReader.read(Array(writer.text.utf8))) == expected, note)
      } catch {
        Issue.record("\(error): \(note)")
      }
      let cut = bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 }.randomElement(using: &writer.random) ?? 0
      do throws(JSONError) {
        _ = try JSONReader.read(Array(bytes[..<cut]))
        Issue.record("\(cut) bytes are accepted: \(note)")
      } catch {
        // Half of a pair is wrong by itself.
        let isAtEnd = error.range.upperBound == cut || error.message.contains("half of a surrogate pair")
        #expect(isAtEnd && error.range.lowerBound <= cut, "\(error) after \(cut) bytes: \(note)")
      }
    }
  }

  /// Texts that Foundation reads, too, except for what the reader refuses on purpose.
  @Test func `a changed text is refused if and only if Foundation refuses it`() {
    let seed = RandomCases.seed(19)
    let alphabet = Array("{}[]\",:0e.-+trufalsn\\u \n\0".utf8) + [0x80]
    var accepted = 0
    let count = RandomCases.count(quick: 1_500, ci: 10_000, long: 200_000)
    for number in 0..<UInt64(count) {
      var writer = Writer(random: RandomSource(seed: seed &+ number))
      _ = writer.value(2)
      var bytes = Array(writer.text.utf8)
      for _ in 0..<writer.random.whole(1...3) where !bytes.isEmpty {
        let place = writer.random.below(bytes.count)
        let byte = writer.random.pick(alphabet)
        switch writer.random.below(3) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = byte
        default: bytes.insert(byte, at: place)
        }
      }
      // Foundation reads a text with zeros at its beginning as UTF-16.
      if bytes.prefix(4).contains(0) { continue }
      let isRight = (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
      let note = Comment("seed \(seed &+ number): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
      do throws(JSONError) {
        _ = try JSONReader.read(bytes)
        accepted += 1
        #expect(isRight, note)
      } catch {
        // Foundation accepts a comma before `}`.
        let isOnPurpose =
          ["is repeated", "is too large", "surrogate pair"].contains { error.message.hasSuffix($0) }
          || error.message.hasPrefix("expected a value after the comma")
        #expect(!isRight || isOnPurpose, "\(error): \(note)")
      }
    }
    #expect(count < 100 || accepted > count / 20)
  }
}
