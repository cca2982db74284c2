import Foundation
import ShapeLanguage
import Testing

/// Every word of a message, a hint, a note or an explanation is on the language page, in some form, or is one of
/// the plain words below, which need no page. Text between backquotes is source, not words.
///
/// A plain word is one that a designer who never programmed knows, or a common word of compiler messages.
@Suite("The words of messages")
struct MessageWordTests {
  private static let plainWords = Set(
    """
    affect agree alike already alternatives always ambiguous anything apart app appears array ascending available axes
    backslash because been belong beyond broken built can't cause certain changed character clear coarse colon comma
    common compare compiler complete conflict confuse consist contradict conversion copied correct could country
    curly decimals deep deeper dependency did didn't differ difference directive directly disappear distinguish
    divide divisor done duplicate earlier easily easy effect eight elsewhere encoding enough equality even ever
    everywhere exclude expect extra extract fail few final fix font found four fourteen fourth fraction get given go guess hand
    handle happen here hidden hint hold icons ignore incomplete increase indirect infinite inline intend invalid invisible json keep
    kind know large latin lead less lie like likely link long look map match matter maximum may meant memory might
    minimum minus minutes misplaced misspelled much multiply near object obvious often old opaque operation organize parentheses
    parenthesis perhaps permission person plus previous print processor property quarter quickly radian reach real
    reason rename replacement represented requirement respond return save screen see seed seem seen sent sharp short
    should shrink silently similar simpler single slower solid sometimes sort stored subpath subpaths suggest
    suppression swift syntax system tell ten test themselves thing thousand tool tries undefined unexpected unicode unknown
    unmet unreadable unterminated unused usual valid very wait was when while wide windows worse would you your
    zeros
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Returns whether a set contains a word or another form of it.
  private func isKnown(_ word: String, _ words: Set<String>) -> Bool {
    let endings = ["", "s", "es", "d", "ed", "r", "er", "st", "est", "n", "en", "ly", "ing", "less"]
    let stems = endings.filter { word.hasSuffix($0) }.map { String(word.dropLast($0.count)) }
    let spelt = stems + stems.map { $0 + "e" } + (word.hasSuffix("ies") ? [word.dropLast(3) + "y"] : [])
    return spelt.contains { stem in stem.count > 1 && endings.contains { words.contains(stem + $0) } }
      || words.contains(word)
  }

  private func words(_ text: String) -> [String] {
    let plain = text.replacing(/`[^`]*`/, with: " ").replacing("’", with: "'").lowercased()
    return plain.matches(of: /[a-z]+('[a-z]+)?/).map { String($0.0.replacing("'s", with: "")) }.filter { $0.count > 1 }
  }

  private func unknownWords(_ texts: [String]) throws -> [String] {
    let page = try String(contentsOf: Self.root.appending(path: "Grammar.md"), encoding: .utf8)
    let known = Set(page.replacing("`", with: " ").split(separator: "\n").flatMap { words(String($0)) })
      .union(Self.plainWords)
    return Set(texts.flatMap(words)).filter { !isKnown($0, known) }.sorted()
  }

  /// The texts of several words between quotes in the compiler's own sources, without their interpolations.
  @Test func `messages, hints and notes use words of the page`() throws {
    let folder = Self.root.appending(path: "Sources")
    let names = try ["ShapeEditing", "ShapeLanguage"].flatMap { module in
      try FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: module).path).map { "\(module)/\($0)" }
    }
    let sources = names.sorted().filter {
      $0.hasSuffix(".swift") && !$0.contains("Declarations/") && !$0.contains("Builtins") && !$0.contains("JSON")
    }
    #expect(sources.contains("ShapeLanguage/Diagnostics/Problems/Problem+Names.swift"))
    #expect(sources.contains("ShapeEditing/Queries/Rename/RenameRefusal.swift"))
    let texts = try sources.flatMap { name in
      SwiftTexts.texts(of: try String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
    let unknownWords = try unknownWords(texts.filter { $0.contains(" ") })
    #expect(unknownWords == [])
  }

  @Test func `explanations use words of the page`() throws {
    let texts = try ExplanationPage.all.get().flatMap { explanation in
      let situations = [explanation.wrong, explanation.right].compactMap { example in
        if case .situation(let text) = example { text } else { nil }
      }
      return [explanation.title, explanation.meaning, explanation.reason] + situations
    }
    let unknownWords = try unknownWords(texts)
    #expect(unknownWords == [])
  }

  @Test func `the words of a source are found`() {
    let source = #"case .a(let b): b ? "no \(b ? "x y" : "z") \"here\"" : "say `p q`" // "not this""#
    #expect(SwiftTexts.texts(of: source) == ["x y", "z", "no    here ", "say `p q`"])
    #expect(words("Say `p q`: the path's end") == ["say", "the", "path", "end"])
    #expect((try? unknownWords(["a lexeme of shapes"])) == ["lexeme"])
  }
}

/// The texts between quotes of a Swift source.
private enum SwiftTexts {
  static func texts(of source: String) -> [String] {
    var result: [String] = []
    var rest = Substring(source)
    skipCode(&rest, isInterpolated: false, &result)
    return result
  }

  /// Reads code up to its end, or up to the bracket that ends an interpolation.
  private static func skipCode(_ rest: inout Substring, isInterpolated: Bool, _ result: inout [String]) {
    var depth = 0
    while let character = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { $0 != "\n" }
        continue
      }
      rest.removeFirst()
      switch character {
      case "\"": takeText(&rest, &result)
      case "(": depth += 1
      case ")":
        if isInterpolated, depth == 0 { return }
        depth -= 1
      default: break
      }
    }
  }

  private static func takeText(_ rest: inout Substring, _ result: inout [String]) {
    let isLong = rest.hasPrefix("\"\"")
    if isLong { rest.removeFirst(2) }
    var text = ""
    while let character = rest.first {
      rest.removeFirst()
      if character == "\"", !isLong { break }
      if character == "\"", rest.hasPrefix("\"\"") {
        rest.removeFirst(2)
        break
      }
      guard character == "\\", let escaped = rest.popFirst() else {
        text.append(character)
        continue
      }
      text += " "
      if escaped == "(" { skipCode(&rest, isInterpolated: true, &result) }
    }
    result.append(text)
  }
}
