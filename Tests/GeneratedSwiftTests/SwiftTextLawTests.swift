import Foundation
import ProgramGenerator
import ShapeLanguage
import TestSupport
import Testing

@testable import ShapeSwift

/// Numbers, strings, comments and lines of generated Swift say the same as what they are written from.
struct SwiftTextLawTests {
  @Test func `a number is read back to the bit`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    let limits = [0, 1e3, 1e6, 1e9, 1e15, 0x1p31, 0x1p53, 4e-5, .greatestFiniteMagnitude, .leastNonzeroMagnitude]
    var numbers = limits.flatMap { [$0, $0.nextUp, $0.nextDown, $0 - 1, $0 + 1] }.flatMap { [$0, -$0] }
    for _ in 0..<RandomCases.count(quick: 400, ci: 4_000, long: 1_000_000) {
      let digits = random.whole(1...16)
      numbers.append(
        random.pick([
          Double(bitPattern: random.next()), random.number(-2000...2000),
          random.number(-1...1) * Foundation.pow(10, Double(digits)),
          (random.number(-1...1) * Foundation.pow(10, Double(digits))).rounded(),
        ]))
    }
    var wrong: [String] = []
    for number in numbers where number.isFinite {
      let text = SwiftNames.number(number)
      if Double(text.replacing("_", with: ""))?.bitPattern != number.bitPattern {
        wrong.append("\(number) is \(text), seed \(seed)")
      }
      // As the Swift formatter has it: groups of three in numbers of seven digits or more.
      let isWhole = number == number.rounded() && number.magnitude < 1e15 && number.bitPattern != (-0.0).bitPattern
      let isGrouped = text.wholeMatch(of: /-?(\d{1,6}|\d{1,3}(_\d{3}){2,})/) != nil
      if isWhole != isGrouped { wrong.append("\(number) is grouped as \(text)") }
      guard isWhole else { continue }
      let isShort = number > -0x1p31 && number < 0x1p31
      if SwiftNames.wholeNumber(number) != (isShort ? text : "Int(whole: \(text))") {
        wrong.append("\(number) is the Int \(SwiftNames.wholeNumber(number))")
      }
    }
    #expect(wrong == [])
    #expect([Double.infinity, -.infinity, .nan].map { SwiftNames.number($0) } == [".infinity", "-.infinity", ".nan"])
  }

  /// Returns a random text with letters that literals escape.
  private static func text(_ random: inout RandomSource) -> String {
    let parts = [
      "a", "Ü", " ", "  ", "\\", "\"", "\n", "\t", "\u{7F}", "\u{0}", "\u{1F}", "😀", "n", "u{41}", "\\(x)", "\r", "*/",
    ]
    return (0..<random.below(9)).map { _ in random.pick(parts) }.joined()
  }

  /// Returns the value of a string literal (The Swift Programming Language, "String Literals"), or `nil` for another text.
  private static func value(ofLiteral literal: String) -> String? {
    var rest = Array(literal.unicodeScalars)[...]
    guard rest.popFirst() == "\"", rest.popLast() == "\"" else { return nil }
    var result = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        if isHidden(scalar) || scalar == "\"" { return nil }
        result.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "n": result.append("\n")
      case "\"": result.append("\"")
      case "\\": result.append("\\")
      case "u":
        let digits = String(String.UnicodeScalarView(rest.dropFirst().prefix { $0 != "}" }))
        guard rest.first == "{", let number = UInt32(digits, radix: 16), let value = UnicodeScalar(number) else {
          return nil
        }
        result.append(value)
        rest = rest.dropFirst(digits.count + 2)
      default: return nil
      }
    }
    return String(result)
  }

  /// Whether a character is a control character, or changes the order in which a text is shown.
  private static func isHidden(_ scalar: UnicodeScalar) -> Bool {
    [0...31, 127...159, 0x202A...0x202E, 0x2066...0x2069].contains { $0.contains(scalar.value) }
  }

  @Test func `a string literal and a comment have the text`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    for _ in 0..<RandomCases.count(quick: 200, ci: 2_000, long: 100_000) {
      let text = Self.text(&random)
      #expect(Self.value(ofLiteral: SwiftNames.string(text)) == text, "seed \(seed)")
      let comment = SwiftNames.comment(text)
      let plain = text.unicodeScalars.map { Self.isHidden($0) ? " " : String($0) }.joined()
      #expect(plain.hasPrefix(comment) && plain.dropFirst(comment.count).allSatisfy { $0 == " " }, "seed \(seed)")
      #expect(!comment.hasSuffix(" "))
    }
  }

  @Test func `documentation has all words, in lines of limited width`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    func sentence(_ count: Int) -> String {
      (0..<count).map { _ in String(repeating: random.pick(["a", "b", "ö"]), count: random.whole(1...14)) }
        .joined(separator: " ")
    }
    for _ in 0..<RandomCases.count(quick: 40, ci: 400, long: 10_000) {
      let (summary, discussion, fact) = (sentence(9), sentence(5), sentence(random.whole(1...60)) + ".")
      let margin = random.pick([0, 2])
      let lines = Self.lines(
        SwiftDocumentation.lines(of: "\(summary)\n\n\(discussion)", and: [fact], indentation: margin), margin: margin)
      let start = String(repeating: " ", count: margin) + "///"
      #expect(lines.prefix(4) == ["\(start) \(summary).", start, "\(start) \(discussion)", start][...], "seed \(seed)")
      let rest = lines.dropFirst(4)
      #expect(rest.map { $0.dropFirst(start.count + 1) }.joined(separator: " ") == fact, "seed \(seed)")
      #expect(rest.allSatisfy { $0.hasPrefix(start + " ") && $0.count <= 98 }, "seed \(seed)")
      // No word would fit at the end of the line before.
      for (line, next) in zip(rest, rest.dropFirst()) {
        let word = next.dropFirst(start.count + 1).prefix { $0 != " " }
        #expect(line.count + 1 + word.count > 98, "seed \(seed)")
      }
      let parameter = Self.lines(
        SwiftDocumentation.parameter("size", summary: "\(fact)\n\n\(discussion)", else: "Nothing."), margin: 2)
      let words = parameter.map { $0.drop { "/ ".contains($0) } }.joined(separator: " ")
      #expect(words == "- size: \(fact)" && parameter.allSatisfy { $0.count <= 98 }, "seed \(seed)")
      #expect(parameter.dropFirst().allSatisfy { $0.hasPrefix("  ///     ") })
    }
    #expect(SwiftDocumentation.parameter("a", summary: "", else: "Nothing.") == [.text("///   - a: Nothing.")])
    let ends = ["It", "It.", "It!", "It)", "It`", "It 3", "It:"].map {
      SwiftDocumentation.lines(of: $0, indentation: 0)
    }
    #expect(ends.flatMap { $0 } == ["It.", "It.", "It!", "It).", "It`.", "It 3.", "It:"].map { .text("/// \($0)") })
  }

  private static func lines(_ statements: [SwiftStatement], margin: Int = 0, width: Int = 100) -> [String] {
    var printer = SwiftPrinter(width: width)
    printer.add(statements, margin: margin)
    let text = String(decoding: printer.bytes, as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { String($0) }
  }

  @Test func `names of siblings are distinct, and stay the same if they can`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    let words = ["a", "a_", "a__", "self", "self_", "_", "__", "blank1", "blank2", "in", "Int", "Int_", "b"]
    for _ in 0..<RandomCases.count(quick: 100, ci: 1_000, long: 100_000) {
      let names = (0..<6).map { _ in random.pick(words) }
      let others = Set((0..<2).map { _ in random.pick(words) })
      let result = SwiftNames.distinct(names, besides: others)
      #expect(Set(result).count == names.count && others.isDisjoint(with: result), "seed \(seed), \(names)")
      let unusable = ["self", "Int", "_", "__"]
      #expect(unusable.allSatisfy { !result.contains($0) })
      // The first of equal names keeps its name.
      for (index, name) in names.enumerated() where !unusable.contains(name) && !others.contains(name) {
        if !result[..<index].contains(name) { #expect(result[index] == name, "seed \(seed), \(names)") }
      }
    }
  }

  /// Only line breaks and commas after a last element are added, and only to lines that are too long.
  @Test func `a line that is broken has the same code`() throws {
    var (broken, overlong) = (0, 0)
    for program in RandomPrograms.programs(quick: 3, ci: 20, long: 2_000) {
      let compilation = program.compilation()
      for type in SwiftWriter.types(for: compilation.program, shapes: compilation.publicShapes) {
        let whole = Self.lines(type.declaration, width: .max)
        let lines = Self.lines(type.declaration)
        // A string in several lines has other quotes.
        if !lines.contains(where: { $0.hasSuffix("\"\"\"") }) {
          #expect(Self.code(whole.joined()) == Self.code(lines.joined()), "program \(program.number)")
        }
        let long = whole.filter { $0.count > 100 && !$0.contains("//") }
        let kept = whole.filter { $0.count <= 100 }
        #expect(kept.isEmpty || lines.count >= kept.count + 2 * long.count)
        #expect(Set(kept).isSubset(of: lines), "program \(program.number)")
        #expect(lines.allSatisfy { $0.prefix { $0 == " " }.count % 2 == 0 || $0.contains("\"") })
        broken += long.count
        overlong += lines.count { $0.count > 100 && !$0.contains("//") }
      }
    }
    #expect(broken > 20)
    // A choice in parentheses before a dot stays on one line.
    #expect(overlong <= broken / 100)
  }

  private static func code(_ text: String) -> String {
    text.replacing(" ", with: "").replacing(",]", with: "]")
  }

  @Test func `each type of an app is known with its module, and parts of names are not`() {
    var owners: [String: String] = [:]
    for (module, text) in AppTypeNames.names {
      for name in text.components(separatedBy: .whitespacesAndNewlines) { owners[name] = module }
    }
    #expect(owners.count > 300)
    for (name, module) in owners {
      #expect(AppTypeNames.owner(of: name) == module)
      // Another name may begin or end like it.
      let part = String(name.count % 2 == 0 ? name.dropFirst() : name.dropLast())
      if owners[part] == nil { #expect(!AppTypeNames.contains(part)) }
    }
    #expect(!AppTypeNames.contains("") && !AppTypeNames.contains("View ViewBuilder"))
  }
}
