import TestSupport
import Testing

@testable import ShapeCommandLine
@testable import ShapeTool

@Suite("The text of a depfile")
struct DepfileTextTests {
  /// Reads rules as GNU Make does, by the rules in its source (`read.c`: `find_char_unquote`, and `$` of `expand.c`).
  private static func rules(_ text: String) -> [(targets: [String], inputs: [String])] {
    let lines = text.replacing("\\\n", with: " ").split(separator: "\n")
    return lines.map { line in
      var sides: [[String]] = [[]]
      var word = ""
      var characters = Array(line)[...]
      func end() {
        if !word.isEmpty { sides[sides.count - 1].append(word) }
        word = ""
      }
      while let character = characters.popFirst() {
        switch character {
        case "\\":
          var count = 1
          while characters.first == "\\" {
            characters.removeFirst()
            count += 1
          }
          let next = characters.first
          let isSpecial = next == " " || next == "\t" || next == "#"
          if isSpecial {
            word += String(repeating: "\\", count: count / 2)
            if count % 2 == 1 { word.append(characters.removeFirst()) }
          } else if next == ":" {
            // Only one backslash belongs to the colon.
            word += String(repeating: "\\", count: count - 1)
            word.append(characters.removeFirst())
          } else {
            word += String(repeating: "\\", count: count)
          }
        case "$":
          word.append("$")
          if characters.first == "$" { characters.removeFirst() }
        case " ": end()
        case ":":
          end()
          sides.append([])
        default: word.append(character)
        }
      }
      end()
      return (sides[0], sides.count == 2 ? sides[1] : ["\(sides.count) sides"])
    }
  }

  @Test func `has all paths in order, whatever their characters`() throws {
    let seed = RandomCases.seed(21)
    var random = RandomSource(seed: seed)
    for _ in 0..<RandomCases.count(quick: 200, ci: 10_000, long: 1_000_000) {
      func paths(_ range: ClosedRange<Int>) -> [String] {
        (0..<random.whole(range)).map { _ in
          // A backslash at the end would join lines.
          let special = (0..<random.whole(0...7)).map { _ in
            random.pick([" ", "#", "\\", ":", "$", "\t", "é", "/", "x", "\\"])
          }
          return "p" + special.joined() + "q\(random.below(100))"
        }
      }
      let (outputs, inputs) = (paths(1...3), paths(1...5))
      let imports = inputs.filter { _ in random.chance(50) }
      let text = try Depfile.text(outputs: outputs, inputs: inputs, imports: imports)
      let rules = Self.rules(text)
      let isRight =
        rules[0].targets == outputs && rules[0].inputs == inputs
        && rules.dropFirst().map(\.targets) == imports.map { [$0] } && rules.dropFirst().allSatisfy { $0.inputs == [] }
      #expect(isRight && text.hasSuffix("\n"), "seed \(seed): \(text)")
    }
  }

  @Test func `has one line for each input`() throws {
    let text = try Depfile.text(outputs: ["o", "p"], inputs: ["a", "b", "c"], imports: ["b"])
    #expect(text == "o p: \\\n  a \\\n  b \\\n  c\nb:\n")
  }

  /// Make reads each of them as something else, however it is escaped: a variable, a recipe, a pattern, a group.
  @Test(arguments: [
    ("p;touch x.shape", "`;`"), ("SHELL=./x.shape", "`=`"), ("a|b.shape", "`|`"), ("a%.shape", "`%`"),
    ("a*.shape", "`*`"), ("a?.shape", "`?`"), ("a[b].shape", "`[`"), ("a\rb.shape", "a control character"),
    ("a\nb.shape", "a control character"), ("~a.shape", "`~` at the beginning"), ("a&", "`&` at the end"),
    ("a\\", "`\\` at the end"),
  ])
  func `has no name that Make understands as something else`(path: String, reason: String) {
    for (outputs, inputs) in [([path], ["b"]), (["b"], [path])] {
      let error = #expect(throws: UsageError.self) { try Depfile.text(outputs: outputs, inputs: inputs, imports: []) }
      #expect(error?.message == "a depfile can't contain \(path), which has \(reason) in its name")
      #expect(error?.hint == "rename the file")
    }
  }
}
