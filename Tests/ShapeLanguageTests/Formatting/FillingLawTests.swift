import TestSupport
import Testing

@testable import ShapeLanguage

/// Lists of random lengths beside rows that are filled one element after the other.
@Suite("Lines are filled up to the limit")
struct FillingLawTests {
  private static let width = 120

  /// A list in the language, and its layout if it is too long for one line.
  private enum Form: CaseIterable {
    case list, call, enumeration, parameters, arguments, outline, options, sum, choice

    /// The text before the elements, between two of them, and after the last one, on one line.
    var parts: (start: String, separator: String, end: String) {
      switch self {
      case .list: ("let values = [", ", ", "]")
      case .call: ("let value = largest(", ", ", ")")
      case .enumeration: ("enum Side { ", ", ", " }")
      case .parameters: ("func f(", ", ", ") = 1")
      case .arguments: ("  stroke ", ", ", "")
      case .outline: ("  outline ", ", ", "")
      case .options: ("preview A(), ", ", ", "")
      case .sum: ("let value = ", " + ", "")
      case .choice: ("let value = ", " || ", "")
      }
    }

    /// The indentation of further rows, and whether the elements have rows of their own between brackets.
    var rows: (indent: String, areInside: Bool) {
      switch self {
      case .list, .call, .enumeration, .parameters: ("  ", true)
      case .arguments, .outline: ("    ", false)
      case .options, .sum, .choice: ("  ", false)
      }
    }

    /// Whether a row begins with the sign between elements, instead of ending with it.
    var beginsWithSign: Bool { self == .sum || self == .choice }

    func element(_ name: String) -> String {
      switch self {
      case .list, .enumeration, .sum, .choice, .outline: name
      case .call, .arguments, .options: name.utf8.count > 4 ? "\(name.dropLast(3)): 1" : name
      case .parameters: "\(name) = 1"
      }
    }

    /// The source around a statement of a block.
    func source(_ text: String) -> String { rows.indent == "    " ? "shape A {\n\(text)\n}" : text }
  }

  private static func length(_ text: String) -> Int { text.unicodeScalars.count }

  /// Returns the rows of a list, as many elements on each as fit.
  private static func layout(_ form: Form, _ elements: [String]) -> String {
    let (start, separator, end) = form.parts
    let line = start + elements.joined(separator: separator) + end
    if length(line) <= width { return line }
    let (indent, areInside) = form.rows
    let sign = separator.filter { $0 != " " }
    var rows = areInside ? [start.trimmingEnd, indent] : [start]
    for (index, element) in elements.enumerated() {
      let isLast = index == elements.count - 1
      let text = form.beginsWithSign && index > 0 ? "\(sign) \(element)" : element
      let attached = text + (isLast || form.beginsWithSign ? "" : sign)
      let row = rows[rows.count - 1]
      let isFirst = index == 0
      let joined = row + (isFirst ? "" : " ") + attached
      if isFirst || length(joined) <= width {
        rows[rows.count - 1] = joined
      } else {
        rows.append(indent + attached)
      }
    }
    return rows.joined(separator: "\n") + (areInside ? "\n" : "") + end.trimmingStart
  }

  @Test func `whatever the elements are`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    var broken = 0
    for number in 0..<RandomCases.count(quick: 180, ci: 3_000, long: 100_000) {
      let form = Form.allCases[number % Form.allCases.count]
      let letters = Array("abcdefgh").map { String($0) }
      func name(_ count: Int) -> String { (0..<count).map { letters[($0 * 3 + count) % 8] }.joined() }
      var elements = (0..<random.below(14) + 2).map { _ in form.element(name(random.below(30) + 5)) }
      if form != .enumeration, random.chance(30) {
        elements[random.below(elements.count)] = "/* é😀 */ " + form.element(name(6))
      }
      // One less than the limit, the limit, or one more.
      let (start, separator, end) = form.parts
      let missing = Self.width - Self.length(start + elements.joined(separator: separator) + end) + random.below(3) - 1
      if missing > 0, random.chance(60) { elements[0] = String(repeating: "z", count: missing) + elements[0] }
      if elements[0].contains("/*") { continue }
      let source = form.source(start + elements.joined(separator: separator) + end)
      let expected = form.source(Self.layout(form, elements)) + "\n"
      let actual = String(decoding: FormattingLawTests.layout(of: Array(source.utf8)), as: UTF8.self)
      #expect(actual == expected, "SHAPE_SEED=\(seed), \(form)")
      if expected.split(separator: "\n").count > source.split(separator: "\n").count { broken += 1 }
    }
    #expect(broken > 20)
  }
}

extension String {
  fileprivate var trimmingEnd: String { String(reversed().drop { $0 == " " }.reversed()) }

  fileprivate var trimmingStart: String { String(drop { $0 == " " }) }
}
