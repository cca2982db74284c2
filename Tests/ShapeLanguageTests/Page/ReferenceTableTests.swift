import Foundation
import TestSupport
import Testing

@testable import ShapeLanguage

/// The names, labels and defaults in the tables and statements of the language page are those of the declarations.
@Suite("The reference tables of the language page")
struct ReferenceTableTests {
  private let lines: [String]

  init() throws {
    lines = try Repository.text(of: "Grammar.md").components(separatedBy: "\n")
  }

  @Test func `every call in a table has the labels of its function, in order`() {
    var names: Set<String> = []
    for call in calls {
      let entries = BuiltinEntry.all.filter { $0.signature.name == call.name && ($0.receiver != nil) == call.isMethod }
      #expect(entries.contains { call.fits($0.signature) }, "\(call.text)")
      names.insert(call.name)
    }
    // A stop is useful only in the list of a gradient.
    #expect(Set(BuiltinEntry.all.map(\.signature.name)).subtracting(names) == ["stop"])
  }

  @Test func `every command in a table has the labels of its declaration, in order`() {
    let rows = rows.compactMap(\.first).flatMap { codeSpans($0) }.compactMap { Call(command: $0) }
    for row in rows {
      let commands = Command.allCases.filter { $0.name == row.name }
      #expect(commands.contains { row.fits($0.signature) }, "\(row.text)")
    }
    #expect(Set(rows.map(\.name)) == Set(PathCommand.allCases.map { Command.path($0).name }))
  }

  @Test func `every default of a command is the declared one`() {
    var count = 0
    let blocks = lines.joined(separator: "\n").components(separatedBy: "\n\n")
    for (index, block) in blocks.enumerated() where block.hasPrefix("**`") {
      guard let name = codeSpans(block).first?.split(separator: " ").first, let takes = block.range(of: "** takes"),
        let command = Command.allCases.first(where: { $0.name == name })
      else { continue }
      let list = block[takes.upperBound...]
      for span in codeSpans(list == ":" ? blocks[index + 1] : String(list)) {
        guard let (label, value) = labeled(span) else { continue }
        let parameter = command.signature.parameters.first { $0.name == label }
        #expect(parameter != nil, "\(name): `\(span)`")
        if value.isEmpty { continue }
        #expect(parameter?.defaultText?.hasPrefix("`\(value)`") == true, "\(name): `\(span)`")
        count += 1
      }
    }
    #expect(count >= 17)
  }

  // MARK: The page

  /// The cells of each row of all tables.
  private var rows: [[String]] {
    lines.filter { $0.hasPrefix("| ") }.map { line in
      line.replacingOccurrences(of: "\\|", with: "¦").split(separator: "|").map(String.init)
    }
  }

  private var calls: [Call] { rows.flatMap { $0.prefix(2) }.flatMap { codeSpans($0) }.compactMap { Call($0) } }

  /// The text between backticks.
  private func codeSpans(_ text: String) -> [String] {
    text.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }
}

/// Returns an argument's label and value, or `nil` for a value without a label.
private func labeled(_ argument: String) -> (label: String, value: String)? {
  guard let colon = argument.firstIndex(of: ":"), argument[..<colon].allSatisfy({ $0.isLetter || $0.isNumber }) else {
    return nil
  }
  return (String(argument[..<colon]), argument[argument.index(after: colon)...].trimmingCharacters(in: .whitespaces))
}

/// A call or a command as the page writes it: `circle(center: c, radius: r)`, `.rotated(by: a)`, `line p`.
private struct Call {
  var text: String
  var name: String
  var isMethod: Bool
  var arguments: [String]

  /// `nil` if the text is no call.
  init?(_ text: String) {
    guard text.hasSuffix(")"), let start = text.firstIndex(of: "("), start > text.startIndex else { return nil }
    let callee = text[..<start].split(separator: ".", omittingEmptySubsequences: false)
    guard let name = callee.last, !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber }) else { return nil }
    self.text = text
    self.name = String(name)
    isMethod = callee.count > 1
    arguments = Self.parts(text[text.index(after: start)...].dropLast())
  }

  /// `nil` if the text is no command with arguments, nor one that takes none.
  init?(command text: String) {
    let words = text.split(separator: " ", maxSplits: 1)
    guard let name = words.first, text.first?.isLetter == true, Command.allCases.contains(where: { $0.name == name })
    else { return nil }
    self.text = text
    self.name = String(name)
    isMethod = false
    arguments = words.count > 1 ? Self.parts(words[1]) : []
  }

  /// Returns the parts between commas that are not in brackets.
  private static func parts(_ text: Substring) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty && $0 != "…" }
  }

  /// Returns whether a signature accepts these arguments: every value and label is declared, in this order, and no
  /// required one is missing.
  func fits(_ signature: Signature) -> Bool {
    var rest = signature.parameters.indices[...]
    for argument in arguments {
      let label = labeled(argument)?.label
      let place = rest.first { index in
        let parameter = signature.parameters[index]
        return label == nil ? parameter.isPositional : parameter.name == label && !parameter.isPositional
      }
      guard let place else { return false }
      let skipped = rest[..<place].contains { signature.parameters[$0].isRequired }
      if skipped { return false }
      rest = rest[(place + 1)...]
    }
    return !rest.contains { signature.parameters[$0].isRequired }
  }
}
