import Foundation
import ShapeLanguage
import Testing

/// Every word of a message, a hint, a note or an explanation either stands on the language page, in some form, or is
/// one of the plain words below, which need no page. What stands between backquotes is source and no word.
///
/// Whoever adds to the plain words asks whether somebody who draws, and never programmed, says the word too.
@Suite("The words of messages")
struct MessageWordTests {
  private static let plainWords = Set(
    """
    subpath subpaths
    accident across alike alone already always among anything anyway apart app appears asks available away bare
    because been behind believes belong better beyond bring broken came can't centre certain changed character
    coarse colon colour comma compare compiler complete conversion copied could country curly decimals deep deeper
    delete depth did differ difference directly divide done due effect eight elsewhere enough even ever everybody
    everywhere expect fail fall few fix font forgotten found four fourteen fourth fraction get given go greater
    guess hand happen here hidden hint hold icons infinite keep kept kind know lack large latin lead less lie like
    likely link long look lost machine map match matter may meant mended minus minutes misspelled much multiply near
    neighbour nobody obvious often old opaque paper perhaps plus print promise quarter quietly rather reach reason
    rub rubbed said save say screen see seed seem seen sent sharp sheet short should shrink shrunk silence since
    slower somebody somehow somewhere soon spare speak stand still stood strange swift tell ten test themselves
    thing think thousand told tool travel tries unicode unknown very wait want was well when whichever while who
    whoever wide will windows worse would wrote you your zeros
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Returns whether a word or another form of it is among some.
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

  private func strangers(_ texts: [String]) throws -> [String] {
    let page = try String(contentsOf: Self.root.appending(path: "Grammar.md"), encoding: .utf8)
    let known = Set(page.replacing("`", with: " ").split(separator: "\n").flatMap { words(String($0)) })
      .union(Self.plainWords)
    return Set(texts.flatMap(words)).filter { !isKnown($0, known) }.sorted()
  }

  /// The texts of several words between quotes in the compiler's own sources, without what is put into them.
  @Test func `of messages, hints and notes`() throws {
    let folder = Self.root.appending(path: "Sources/ShapeLanguage")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    let sources = names.filter {
      $0.hasSuffix(".swift") && !$0.contains("Declarations/") && !$0.contains("Builtins") && !$0.contains("JSON")
    }
    #expect(sources.contains("Diagnostics/Problems/Problem+Names.swift"))
    let texts = try sources.flatMap { name in
      // The explanations are judged below, without their examples.
      let source = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return SwiftTexts.texts(of: source.replacing(/\n    Explanation\(\n.*?\n}\n/.dotMatchesNewlines(), with: ""))
    }
    let strangers = try strangers(texts.filter { $0.contains(" ") })
    #expect(strangers == [])
  }

  @Test func `of explanations`() throws {
    let texts = Explanation.all.flatMap { explanation in
      let situations = [explanation.wrong, explanation.right].compactMap { example in
        if case .situation(let text) = example { text } else { nil }
      }
      return [explanation.title, explanation.meaning, explanation.reason] + situations
    }
    let strangers = try strangers(texts)
    #expect(strangers == [])
  }

  @Test func `are found in a source`() {
    let source = #"case .a(let b): b ? "no \(b ? "x y" : "z") \"here\"" : "say `p q`" // "not this""#
    #expect(SwiftTexts.texts(of: source) == ["x y", "z", "no    here ", "say `p q`"])
    #expect(words("Say `p q`: the path's end") == ["say", "the", "path", "end"])
    #expect((try? strangers(["a lexeme of shapes"])) == ["lexeme"])
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

  /// Goes over code up to its end, or up to the bracket that ends an interpolation.
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
