import TestSupport
import Testing

@testable import ShapeLanguage

/// While a line is typed, its mistake is on that line, not where the next statement was read as a part of it.
@Suite("Lines that are typed")
struct UnfinishedLineTests {
  private func errors(_ text: String) -> [String] {
    let compilation = Refactored.compile(Array(text.utf8))
    let lines = LineTable(compilation.trees[0].source)
    return compilation.diagnostics.filter { $0.severity == .error }.map { diagnostic in
      let place = lines.position(of: Int(diagnostic.span.start))
      return "\(place.line):\(place.column) \(diagnostic.problem.message)"
    }
  }

  @Test(
    arguments: [
      "let a =", "let a = width /", "stroke .red,", "stroke .red, width:", "let a = width > 3 ?",
      "stroke .red, width: 2 x",
      "let a = !",
    ],
    [
      "let side = 3", "fill .red", "border .all, width: 2", "layer(inset: 2) { fill .red }", "if width > 3 { clip }",
      "stroke #F00", "use Other(a: 2)", "repeat i in 0..<3 { clip }", "clip",
      "border [.left, .top], color: .red", "fill .red, path: path { move center; line (0, 0) }",
    ])
  func `have the mistake`(line: String, next: String) { expectMistake(on: line, before: next) }

  /// Elsewhere, it is the value that was missing.
  @Test(arguments: ["stroke .red,", "let a = width > 3 ?", "stroke .red, width: 2 x"])
  func `have the mistake before a switch that isn't their value`(line: String) {
    expectMistake(on: line, before: "switch 3 { default: clip }")
  }

  private func expectMistake(on line: String, before next: String) {
    let found = errors(
      "shape Other(a = 1) { size 8 x 8; border .all, width: a }\nshape A {\n  size 8 x 8\n  \(line)\n  \(next)\n}\n")
    #expect(found.first?.hasPrefix("4:") == true, "\(found)")
  }

  @Test(arguments: [
    "let fill = center\n  stroke .red, width:\n    fill .x", "let line = 3\n  stroke .red, width: 2 +\n  line",
    "let border = [2, 3]\n  stroke .red, width:\n  border [0]",
    "func fill(a: Number) = a\n  stroke .red, width:\n  fill (a: 3)",
    "stroke .red,\n  path: circle(center: center, radius: 3),\n  width: 3",
  ])
  func `can continue with a name that is also a keyword`(text: String) {
    #expect(errors("shape A {\n  size 8 x 8\n  \(text)\n}\n") == [])
  }

  /// Types each line of the examples token by token, in an editor that closes brackets.
  @Test func `have few mistakes on the next line`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    var states: [(text: String, line: Int, next: Int)] = []
    for (_, text) in Mutants.examples { states += Self.states(of: String(decoding: text, as: UTF8.self)) }
    let count = min(RandomCases.count(quick: 300, ci: 5_000, long: 1_000_000), states.count)
    var late = 0
    for _ in 0..<count {
      let (text, line, next) = states.remove(at: random.below(states.count))
      let found = errors(text)
      if found.contains(where: { $0.hasPrefix("\(next):") }), !found.contains(where: { $0.hasPrefix("\(line):") }) {
        late += 1
      }
    }
    print("Lines that are typed: SHAPE_SEED=\(seed): \(late) of \(count)")
    #expect(late * 100 <= count)
  }

  /// Returns the states of typing each statement that is on one line, with the numbers of that line and of the next one.
  private static func states(of text: String) -> [(text: String, line: Int, next: Int)] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    let tree = Parser.parse(SourceFile(path: "main.shape", bytes: Array(text.utf8))).tree
    let table = LineTable(tree.source)
    var result: [(String, Int, Int)] = []
    for node in tree.allNodes {
      guard [.command, .letDeclaration, .layer, .use, .if, .outline].contains(node.kind), node.firstToken.startsLine
      else { continue }
      let line = table.position(of: node.firstToken.start).line
      guard let after = node.lastToken.next, table.position(of: after.start).line > line,
        table.position(of: node.lastToken.start).line == line
      else { continue }
      let next = table.position(of: after.start).line
      var typed = ""
      var closing = ""
      var last = node.firstToken.start
      for index in node.tokens.dropLast() {
        let token = tree.tokens[index]
        typed += tree.source.text(last..<Int(token.end))
        last = Int(token.end)
        switch token.kind {
        case .leftParenthesis: closing = ")" + closing
        case .leftBracket: closing = "]" + closing
        case .leftBrace: closing = "}" + closing
        case .rightParenthesis, .rightBracket, .rightBrace: closing = String(closing.dropFirst())
        default: break
        }
        var changed = lines
        changed[line - 1] = "  " + typed + closing
        result.append((changed.joined(separator: "\n"), line, next))
      }
    }
    return result
  }
}
