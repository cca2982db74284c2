import ShapeCore
import TestSupport
import Testing

@testable import ShapeLanguage

/// Random nested blocks, beside a search that follows the rules of scope: an unused name, a hidden name with the place of
/// the one that it hides, and comments that suppress these warnings.
@Suite("Names in blocks")
struct NameLawTests {
  /// A parameter, a `let`, a variable of a loop, or a name of the file.
  private final class Name {
    enum Kind { case parameter, binding, loop }
    let kind: Kind
    let text: String
    var line = 0
    var column = 0
    var isUsed = false

    init(_ kind: Kind, _ text: String) { (self.kind, self.text) = (kind, text) }
  }

  /// A comment that suppresses a code in the lines of a statement.
  private final class Comment {
    let code: String
    let place: (line: Int, column: Int)
    var scope = 0..<0
    var isNeeded = false

    init(_ code: String, _ line: Int, _ column: Int) { (self.code, place) = (code, (line, column)) }
  }

  private struct Writer {
    var random: RandomSource
    var lines: [String] = []
    /// The names of each open block, the innermost last.
    var scopes: [[Name]] = []
    /// The names that are hidden and those that hide them.
    var warnings: [(code: String, name: Name, hidden: Name?)] = []
    var declared: [Name] = []
    var comments: [Comment] = []
    private let texts = ["a", "b", "c", "dd"]

    mutating func write(_ line: String) {
      lines.append(String(repeating: "  ", count: max(0, scopes.count - 1)) + line)
    }

    /// Declares a name at the end of a beginning of the next line.
    private mutating func place(_ name: Name, after text: String) {
      (name.line, name.column) = (lines.count + 1, 2 * max(0, scopes.count - 1) + text.unicodeScalars.count + 1)
      declared.append(name)
      guard let hidden = scopes.dropLast().reversed().lazy.flatMap({ $0 }).first(where: { $0.text == name.text })
      else { return }
      warnings.append(("W0003", name, hidden))
    }

    /// Returns a number, or a name and marks it as used. The value of a `let` can use those before it in its block.
    mutating func value(before number: Int? = nil) -> String {
      let text = random.pick(texts)
      let scope = scopes.indices.reversed().first { scopes[$0].contains { $0.text == text } }
      guard random.chance(55), let scope, let index = scopes[scope].firstIndex(where: { $0.text == text }),
        scope < scopes.count - 1 || number.map({ index < $0 }) ?? true
      else { return "0.\(random.whole(1...9))" }
      scopes[scope][index].isUsed = true
      return text
    }

    mutating func block(_ depth: Int, names: [Name] = []) {
      let bindings = texts.shuffled(using: &random).prefix(random.whole(0...3)).filter { text in
        !names.contains { $0.text == text }
      }
      scopes.append(names + bindings.map { Name(.binding, $0) })
      var next = names.count
      for _ in 0..<random.whole(1...4) { statement(&next, depth) }
      while next < scopes[scopes.count - 1].count { binding(&next) }
      scopes.removeLast()
    }

    private mutating func binding(_ next: inout Int) {
      let name = scopes[scopes.count - 1][next]
      let start = random.chance(20) ? "let /* \u{1F600} */ " : "let "
      place(name, after: start)
      write("\(start)\(name.text) = \(value(before: next))")
      next += 1
    }

    mutating func suppressed(_ body: (inout Writer) -> Void) {
      let first = comments.count
      if random.chance(25) {
        let codes = ["W0001", "W0002", "W0003"].shuffled(using: &random).prefix(random.whole(1...2))
        var text = "// shapec:allow"
        for (index, code) in codes.enumerated() {
          text += index > 0 ? ", " : " "
          comments.append(Comment(code, lines.count + 1, 2 * max(0, scopes.count - 1) + text.utf8.count + 1))
          text += code
        }
        write(text + random.pick(["", " for the \u{E9}"]))
      }
      let (last, start) = (comments.count, lines.count + 1)
      body(&self)
      for comment in comments[first..<last] { comment.scope = start..<lines.count + 1 }
    }

    private mutating func statement(_ next: inout Int, _ depth: Int) {
      var place = next
      let kind = random.below(depth > 0 ? 5 : 3)
      suppressed { writer in
        switch kind {
        case 0...1 where place < writer.scopes[writer.scopes.count - 1].count: writer.binding(&place)
        case 3:
          writer.write("layer {")
          writer.block(depth - 1)
          writer.write("}")
        case 4:
          let name = Name(.loop, writer.random.pick(writer.texts))
          writer.loop(name, depth)
        default: writer.write("stroke .red, width: \(writer.value())")
        }
      }
      next = place
    }

    private mutating func loop(_ name: Name, _ depth: Int) {
      (name.line, name.column) = (lines.count + 1, 2 * max(0, scopes.count - 1) + "repeat ".utf8.count + 1)
      if let hidden = scopes.reversed().lazy.flatMap({ $0 }).first(where: { $0.text == name.text }) {
        warnings.append(("W0003", name, hidden))
      }
      write("repeat \(name.text) in 1...2 {")
      block(depth - 1, names: [name])
      write("}")
    }

    /// Writes a shape, and returns its messages.
    mutating func shape() -> [String] {
      let parameters = texts.shuffled(using: &random).prefix(random.whole(0...3)).map { Name(.parameter, $0) }
      suppressed { writer in
        var header = "shape A("
        for (index, name) in parameters.enumerated() {
          header += index > 0 ? ", " : ""
          writer.place(name, after: header)
          header += "\(name.text) = 0.\(index + 1)"
        }
        writer.write(header + ") {")
        writer.write("size 40 x 30")
        writer.write("stroke .black")
        writer.scopes.append(parameters)
        writer.block(3)
        writer.scopes.removeLast()
        writer.write("}")
      }
      for name in declared where !name.isUsed && name.kind != .loop {
        warnings.append((name.kind == .parameter ? "W0002" : "W0001", name, nil))
      }
      var messages: [String] = []
      for (code, name, hidden) in warnings {
        let around = comments.filter { $0.code == code && $0.scope.contains(name.line) }
        if let innermost = around.max(by: { $0.scope.lowerBound < $1.scope.lowerBound }) {
          innermost.isNeeded = true
        } else {
          messages.append("\(name.line):\(name.column) \(code)" + (hidden.map { " \($0.line):\($0.column)" } ?? ""))
        }
      }
      for comment in comments where !comment.isNeeded {
        messages.append("\(comment.place.line):\(comment.place.column) W0009")
      }
      return messages.sorted()
    }
  }

  @Test func `are reported as the rules of scope say`() {
    let seed = RandomCases.seed(24)
    var count = 0
    for number in 0..<UInt64(RandomCases.count(quick: 60, ci: 1_000, long: 50_000)) {
      var writer = Writer(random: RandomSource(seed: seed &+ number))
      let expected = writer.shape()
      let snippet = Snippet(writer.lines.joined(separator: "\n"))
      let table = LineTable(snippet.files[0])
      func place(_ span: SourceSpan) -> String {
        let place = table.position(of: Int(span.start))
        return "\(place.line):\(place.column)"
      }
      let found = snippet.diagnostics().map { diagnostic in
        "\(place(diagnostic.span)) \(diagnostic.problem.code)" + diagnostic.notes.map { " \(place($0.span))" }.joined()
      }
      count += found.count
      #expect(found.sorted() == expected, "seed \(seed &+ number):\n\(writer.lines.joined(separator: "\n"))")
    }
    #expect(count > 100)
  }
}
