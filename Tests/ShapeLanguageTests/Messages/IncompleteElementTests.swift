import ShapeEditing
import ShapeLanguage
import Testing

/// A comma is certainly missing only between complete elements. Loops and functions of other languages are incomplete.
@Suite("Incomplete elements")
struct IncompleteElementTests {
  /// Returns the source after `check --fix`.
  private func fixed(_ statement: String) -> String {
    let source = "let r = 2\nlet s = 3\nlet values = [1, 2]\nshape A {\n  size 20 x 20\n  \(statement)\n}\n"
    let fixer = Fixer(path: "main.shape") { _ in .failure(.unreadable("no such file")) }
    let lines = String(decoding: fixer.fixed(Array(source.utf8)).bytes, as: UTF8.self).split(separator: "\n")
    return String(lines.first { $0.hasPrefix("  ") && !$0.hasPrefix("  size") }?.dropFirst(2) ?? "")
  }

  @Test(arguments: [
    "fill .red, path: polygon([for i in 0..<5: (i, i * 2)])",
    "fill .red, path: polygon([(i, 2 * i) for i in 0..<5])",
    "fill .red, path: polygon(repeat i in 0..<5 { (i, 2) })",
    "let doubled = values.map(x => x * 2)",
  ])
  func `no fix is applied if an element is incomplete`(statement: String) { #expect(fixed(statement) == statement) }

  @Test func `a colon and a unit stay if no list of values follows`() {
    #expect(fixed("border: 1px solid black;") == "border: 1px solid black;")
    #expect(fixed("fill: .red") == "fill .red")
    #expect(fixed("stroke: .red, width: 2") == "stroke .red, width: 2")
  }

  @Test(arguments: [
    ("fill rgb(0.5 0.2 1)", "rgb(0.5, 0.2, 1)"), ("stroke .red width: 2", ".red, width: 2"),
    // Only a comma makes a Point.
    ("fill .red, path: circle(center: (r s), radius: 2)", "(r, s)"),
    ("fill .red, path: circle(center: (4, 4) radius: max(r s))", "(4, 4), radius: max(r, s)"),
  ])
  func `a comma between complete elements is added`(statement: String, part: String) {
    #expect(fixed(statement).contains(part))
  }
}
