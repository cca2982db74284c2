import Foundation
import TestSupport
import Testing

@testable import ShapeLanguage

@Suite("The JSON reader")
struct JSONReaderTests {
  /// Returns the value of a text, written again, or the place and the message of its mistake.
  private func read(_ text: String) -> String { read(Array(text.utf8)) }

  private func read(_ bytes: [UInt8]) -> String {
    do throws(JSONError) {
      return JSONWriter.compact(try JSONReader.read(bytes).value)
    } catch {
      let place = error.position(in: SourceFile(path: "a.json", bytes: bytes))
      return "\(place.line):\(place.column): \(error.message)"
    }
  }

  @Test(arguments: [
    ("null", "null"), (" true ", "true"), ("\t[ false\r\n, 1 ]\n", "[false,1]"), ("{}", "{}"), ("[]", "[]"),
    ("\u{FEFF}[1]", "[1]"), ("{\"a\": {\"b\": []}, \"\": 0}", "{\"a\":{\"b\":[]},\"\":0}"),
    ("\"\"", "\"\""), ("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\\"\\\\/\\u0008\\u000c\\n\\r\\t\""),
    ("\"\\u0041\\u00e9\\u20AC\"", "\"Aé€\""), ("\"\\ud83d\\uDE00 😀\"", "\"😀 😀\""), ("\"\\u0000\"", "\"\\u0000\""),
    ("\"\\u007f\u{7F}\u{85}\"", "\"\\u007f\\u007f\\u0085\""),
    ("0", "0"), ("-0", "-0"), ("-0.0", "-0"), ("0.5", "0.5"), ("1e2", "100"), ("1E+2", "100"), ("1e-2", "0.01"),
    ("12345678901234567890", "1.2345678901234567e+19"), ("1e-400", "0"), ("5e-324", "5e-324"),
    ("1.7976931348623157e308", "1.7976931348623157e+308"), ("0.1000000000000000055511151231257827", "0.1"),
  ])
  func `reads and writes values`(text: String, expected: String) { #expect(read(text) == expected) }

  @Test(arguments: [
    (#""\ud83d""#, "\u{FFFD}"), (#""\ude00a""#, "\u{FFFD}a"), (#""\ud83d\n""#, "\u{FFFD}\n"),
    (#""\ud83d\ud83d\ude00""#, "\u{FFFD}\u{1F600}"),
  ])
  func `half of a surrogate pair can be replaced`(text: String, expected: String) throws {
    #expect(try JSONReader.read(Array(text.utf8), halfPairs: .replaced).value == .string(expected))
  }

  @Test(arguments: [
    ("", "1:1: expected a value, found the end"), ("  ", "1:3: expected a value, found the end"),
    ("[1,]", "1:4: expected a value after the comma, found `]`"),
    ("{\"a\":1,}", "1:8: expected a value after the comma, found `}`"),
    ("[1 2]", "1:4: expected `,` or `]`, found `2`"), ("[1", "1:3: expected `,` or `]`, found the end"),
    ("{\"a\" 1}", "1:6: expected `:` after the name, found `1`"),
    ("{a: 1}", "1:2: expected a name in double quotes, found `a`"),
    ("{\"a\":1,\n \"a\":2}", "2:2: the name `a` is repeated"), ("1 2", "1:3: expected the end, found `2`"),
    ("[1]]", "1:4: expected the end, found `]`"), ("[,1]", "1:2: expected a value, found `,`"),
    ("True", "1:1: expected a value, found `True`"), ("nul", "1:1: expected a value, found `nul`"),
    ("NaN", "1:1: expected a value, found `NaN`"), ("// a\n1", "1:1: expected a value, found `/`"),
    ("'a'", "1:1: expected a value, found `'`"), ("\u{0}", "1:1: expected a value, found a control character"),
    ("[1\u{0}]", "1:3: expected `,` or `]`, found a control character"),
    ("01", "1:1: `01` is not a number in JSON"), ("-01", "1:1: `-01` is not a number in JSON"),
    ("00", "1:1: `00` is not a number in JSON"), ("1.", "1:1: `1.` is not a number in JSON"),
    (".5", "1:1: expected a value, found `.`"), ("+1", "1:1: expected a value, found `+`"),
    ("-", "1:1: `-` is not a number in JSON"), ("-Infinity", "1:1: `-Infinity` is not a number in JSON"),
    ("1e", "1:1: `1e` is not a number in JSON"), ("1e+", "1:1: `1e+` is not a number in JSON"),
    ("0x10", "1:1: `0x10` is not a number in JSON"), ("30deg", "1:1: `30deg` is not a number in JSON"),
    ("1.2.3", "1:1: `1.2` is not a number in JSON"), ("1e999", "1:1: the number `1e999` is too large"),
    ("-1e400", "1:1: the number `-1e400` is too large"),
    ("\"a", "1:1: the string has no closing quote"), ("[\"a\n\"]", "1:2: the string has no closing quote"),
    ("\"a\tb\"", "1:3: a control character in a string must be an escape"),
    ("\"\u{0}\"", "1:2: a control character in a string must be an escape"),
    ("\"\\x41\"", "1:2: unknown escape `\\x`"), ("\"\\", "1:2: unknown escape `\\`"),
    ("\"\\u12\"", "1:2: `\\u` needs four hexadecimal digits"),
    ("\"\\u12g4\"", "1:2: `\\u` needs four hexadecimal digits"),
    ("\"\\ud83d\"", "1:2: `\\ud83d` is half of a surrogate pair"),
    ("\"a\\ude00\"", "1:3: `\\ude00` is half of a surrogate pair"),
    ("\"\\ud83d\\ud83d\"", "1:2: `\\ud83d` is half of a surrogate pair"),
    ("\"\\ud83dx\"", "1:2: `\\ud83d` is half of a surrogate pair"),
    ("\"\\ud83d\\u0041\"", "1:2: `\\ud83d` is half of a surrogate pair"),
  ])
  func `reports mistakes`(text: String, expected: String) { #expect(read(text) == expected) }

  @Test(arguments: [
    [0x22, 0xFF, 0x22], [0x22, 0xC0, 0xAF, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xE2, 0x82],
  ])
  func `refuses bytes that are not UTF-8`(bytes: [UInt8]) { #expect(read(bytes) == "1:2: this is not UTF-8 text") }

  @Test(
    arguments: [
      ("[\"a\tb\"]", 3..<4), ("[\"ab\ncd\"]", 1..<4), ("[tru]", 1..<4), ("{\"é\": 1, \"é\": 2}", 10..<14),
      ("[1 2]", 3..<4),
    ] as [(String, Range<Int>)])
  func `a mistake is about its bytes, and no others`(text: String, wrong: Range<Int>) {
    let bytes = Array(text.utf8)
    do throws(JSONError) {
      _ = try JSONReader.read(bytes)
      Issue.record("no mistake")
    } catch {
      #expect(error.range == wrong)
    }
  }

  @Test func `limits nesting`() {
    func nested(_ count: Int) -> String {
      String(repeating: "[", count: count) + String(repeating: "]", count: count)
    }
    #expect(read(nested(JSONReader.deepestNesting)) == nested(JSONReader.deepestNesting))
    #expect(read(nested(JSONReader.deepestNesting + 1)).hasSuffix("nested too deeply: the limit is 250 levels"))
    #expect(read(String(repeating: "[", count: 1_000_000)).hasPrefix("1:251: "))
    #expect(read(String(repeating: "{\"a\":", count: 1_000_000)).contains("nested too deeply"))
  }

  @Test func `remembers places`() throws(JSONError) {
    let bytes = Array(" {\"ä\": [1, \"b\"]}".utf8)
    let node = try JSONReader.read(bytes)
    guard case .object(let members) = node.kind, case .array(let elements) = members[0].value.kind else {
      Issue.record("not an object with an array")
      return
    }
    #expect(node.range == 1..<bytes.count && members[0].nameRange == 2..<6)
    #expect(elements.map(\.range) == [9..<10, 12..<15])
  }

  // MARK: Random values

  @Test func `reads what the writer writes`() throws {
    let seed = UInt64(7)
    var random = RandomSource(seed: seed)
    for _ in 0..<RandomCases.count(quick: 1_000, ci: 5_000, long: 100_000) {
      let value = Self.value(&random, depth: 4)
      for text in [JSONWriter.compact(value), JSONWriter.indented(value)] {
        #expect(try JSONReader.read(Array(text.utf8)).value == value, "seed \(seed), \(text)")
        #expect((try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) != nil)
      }
    }
  }

  private static func value(_ random: inout RandomSource, depth: Int) -> JSONValue {
    switch Int.random(in: 0...(depth > 0 ? 6 : 4), using: &random) {
    case 0: return [.null, true, false].randomElement(using: &random) ?? .null
    case 1: return .number(Double(Int.random(in: -1_000...1_000, using: &random)) / 8)
    case 2:
      let bits = UInt64.random(in: 0...UInt64.max, using: &random)
      let number = Double(bitPattern: bits)
      return .number(number.isFinite ? number : 0)
    case 3, 4: return .string(text(&random))
    case 5: return .array((0..<Int.random(in: 0...4, using: &random)).map { _ in value(&random, depth: depth - 1) })
    default:
      return .object(
        (0..<Int.random(in: 0...4, using: &random)).map {
          JSONValue.Member("\($0)\(text(&random))", value(&random, depth: depth - 1))
        })
    }
  }

  private static func text(_ random: inout RandomSource) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let limit: UInt32 = [0x20, 0x80, 0x800, 0x11_0000].randomElement(using: &random) ?? 0x80
      if let scalar = UnicodeScalar(UInt32.random(in: 0..<limit, using: &random)) { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}
