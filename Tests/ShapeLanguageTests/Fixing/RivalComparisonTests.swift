import ShapeEditing
import ShapeLanguage
import TestSupport
import Testing

/// Missing signs in many statements are compared with other edits in few versions, with the same results as one by one.
@Suite("Many missing signs")
struct RivalComparisonTests {
  /// Returns the body of a shape after all certain changes.
  private func fixed(_ body: String, budget: TrialBudget = .command) -> String {
    let fixer = Fixer(path: "a.shape", budget: budget) { _ in .failure(.unreadable("there is none")) }
    let bytes = fixer.fixed(Array("shape A {\n  size 99 x 99\n\(body)}\n".utf8)).bytes
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst(2).dropLast().joined(separator: "\n")
  }

  private func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (1...count).map { "  \(line($0))\n" }.joined()
  }

  @Test func `are found with few versions`() {
    // One by one, 30 statements with about 60 other edits each take ten times as much.
    let budget = TrialBudget(bytes: 220_000)
    #expect(
      fixed(lines(30) { "stroke .red width: \($0)" }, budget: budget)
        == lines(30) { "stroke .red, width: \($0)" }.dropLast())
  }

  /// Without its colon, a label is an unknown name, which is reported once for all statements.
  @Test func `before numbers are found with few versions`() {
    let budget = TrialBudget(bytes: 220_000)
    #expect(
      fixed(lines(30) { "fill .red, path: circle(center: center, radius \($0))" }, budget: budget)
        == lines(30) { "fill .red, path: circle(center: center, radius: \($0))" }.dropLast())
  }

  @Test func `of three kinds are found together`() {
    #expect(
      fixed(
        """
          stroke .red width: 2
          fill .blue, path: circle(center: center, radius: 3
          fill .green, path: circle(center center, radius: 4)

        """) == """
            stroke .red, width: 2
            fill .blue, path: circle(center: center, radius: 3)
            fill .green, path: circle(center: center, radius: 4)
          """)
  }

  @Test func `stay missing where another one fits as well`() {
    let body = """
        stroke .red, width: min(width 2, 4)
        stroke .blue width: 3
        stroke .green, width: max(height 5, 6)

      """
    #expect(fixed(body) == body.replacing("blue width", with: "blue, width").dropLast())
  }

  @Test func `stay missing beside a name that is unknown in another statement, too`() {
    let body = """
        stroke .red, width: breadth
        stroke .blue, width: max(breadth 5, 6)
        stroke .green width: 3
        stroke .red width: 4

      """
    #expect(fixed(body).contains("max(breadth 5, 6)"))
  }

  @Test func `are found far from each other`() {
    let rest = lines(9) { "stroke .blue, width: \($0)" }
    let body = { (sign: String) in
      rest + "  stroke .red\(sign) width: 2\n" + rest + "  layer a {\n    stroke .red\(sign) width: 3\n  }\n" + rest
    }
    #expect(fixed(body("")) == body(",").dropLast())
  }

  @Test func `stay missing where two are missing in a statement with another meaning`() {
    let body = "  fill .red path: circle(center center radius: 3)\n  stroke .blue, width: max(height 5, 6)\n"
    #expect(fixed(body).hasSuffix("max(height 5, 6)"))
  }

  @Test func `are found in blocks, beside declarations`() {
    #expect(
      fixed(
        """
          layer a(inset: 4) {
            stroke .red width: 2
          }
          let thick = 3
          stroke .blue width: thick

        """) == """
            layer a(inset: 4) {
              stroke .red, width: 2
            }
            let thick = 3
            stroke .blue, width: thick
          """)
  }

  /// More than are reported at once. What is left then was hidden by what is compared.
  @Test(
    .enabled(if: TestTier.current != .quick, "comparing thousands of statements takes seconds"),
    arguments: [
      ("stroke .red width: 2", "stroke .red, width: 2"),
      ("fill .red, path: rect(bounds", "fill .red, path: rect(bounds)"),
    ])
  func `of more statements than are reported are found`(wrong: String, right: String) {
    let count = 1_100
    #expect(fixed(lines(count) { _ in wrong }) == lines(count) { _ in right }.dropLast())
  }

  /// The first mistake of the statement hides what would be wrong after an edit of the second one.
  @Test func `stay missing in a statement with an earlier mistake`() {
    let body =
      "  let a = capsule(Rect(center center, size: 5 x 5))\n    .union(circle(center: center, radius: 2)\n    .union(circle(center: center radius: 3))\n"
    #expect(fixed(body).split(separator: "\n").dropFirst() == body.split(separator: "\n").dropFirst())
  }

  @Test func `stay missing where an earlier line fits as well, beside another mistake`() {
    let body =
      "  let a = capsule(bounds)\n    .union(circle(center: center, radius: 2)\n    .union(circle(center: center radius: 3))\n  fill .red, path: a\n"
    #expect(fixed(body).contains("radius: 2)\n"))
  }
}
