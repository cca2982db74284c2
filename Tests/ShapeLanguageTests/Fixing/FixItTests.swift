import ShapeLanguage
import Testing

/// Changes that mend a source for certain: before, and after all of them.
@Suite("Fix-its")
struct FixItTests {
  @Test(
    "mend what is meant for certain",
    arguments: [
      // Misspelt names.
      (
        "shape A(tint: Color = .red) { size 9 x 9; fill tnit }", "shape A(tint: Color = .red) { size 9 x 9; fill tint }"
      ),
      ("shape A { size 9 x 9; fil .red }", "shape A { size 9 x 9; fill .red }"),
      ("shpe A { size 9 x 9; fill .red }", "shape A { size 9 x 9; fill .red }"),
      ("shape A { size 9 x 9; fill .rde }", "shape A { size 9 x 9; fill .red }"),
      ("shape A { size 9 x 9; stroke .red, widht: 2 }", "shape A { size 9 x 9; stroke .red, width: 2 }"),
      ("shape A { size 9 x 9; fill .red, path: rect(bouns) }", "shape A { size 9 x 9; fill .red, path: rect(bounds) }"),
      (
        "shape A { size 9 x 9; let m = bounds.centr; fill .red, path: circle(center: m, radius: 2) }",
        "shape A { size 9 x 9; let m = bounds.center; fill .red, path: circle(center: m, radius: 2) }"
      ),
      // Units, dots, labels.
      (
        "shape A { size 9 x 9; stroke .red, path: path { arc center: center, radius: 3, from: 0deg, to: 90 } }",
        "shape A { size 9 x 9; stroke .red, path: path { arc center: center, radius: 3, from: 0deg, to: 90deg } }"
      ),
      ("shape A { size 9 x 9; stroke .red, width: 2px }", "shape A { size 9 x 9; stroke .red, width: 2 }"),
      ("shape A { size 9 x 9; border left }", "shape A { size 9 x 9; border .left }"),
      (
        "shape A { size 9 x 9; fill .red; border [.left .top] }",
        "shape A { size 9 x 9; fill .red; border [.left, .top] }"
      ),
      (
        "shape A { size 9 x 9; shadow .black, 3; fill .red }",
        "shape A { size 9 x 9; shadow .black, radius: 3; fill .red }"
      ),
      (
        "shape A { size 9 x 9; let p = rect(bounds); fill .red, path: p.reversed }",
        "shape A { size 9 x 9; let p = rect(bounds); fill .red, path: p.reversed() }"
      ),
      // Numbers out of range.
      ("shape A { size 9 x 9; fill .red, opacity: 150% }", "shape A { size 9 x 9; fill .red, opacity: 100% }"),
      (
        "shape A(n in 0...5 = 7) { size 9 x 9; stroke .red, width: n }",
        "shape A(n in 0...5 = 5) { size 9 x 9; stroke .red, width: n }"
      ),
      ("shape A { size 9 x 9; stroke .red, width: -2 }", "shape A { size 9 x 9; stroke .red, width: 0 }"),
      // What is there twice, and what nothing uses.
      (
        "shape A { size 9 x 9; fill .red, opacity: 50%, opacity: 50% }",
        "shape A { size 9 x 9; fill .red, opacity: 50% }"
      ),
      ("shape A { size 9 x 9\n  let a = 3\n  fill .red\n}", "shape A { size 9 x 9\n  fill .red\n}"),
      // Signs of other keyboards.
      ("shape A { size 9 x 9; if width ≥ 3 { fill .red } }", "shape A { size 9 x 9; if width >= 3 { fill .red } }"),
    ])
  func mends(_ before: String, _ after: String) {
    #expect(fixed(before) == after)
  }

  @Test(
    "leave alone what could be meant in several ways",
    arguments: [
      "shape A { size 9 x 9; fill .red, opacity: 50%, opacity: 60% }",
      "shape A { size 9 x 9; fill qwertz }",
      "shape A { size 9 x 9; text \"hello\" }",
      "shape A { size 9 x 9; let a = 3 = 4; fill .red }",
    ])
  func leavesAlone(_ source: String) {
    #expect(fixed(source) == source)
  }

  @Test("take away what they are for, and nothing else is wrong then")
  func areTried() {
    let source = "shape A { size 9 x 9; fil .rde, opacty: 150%; border lft, widht: -2 }"
    let fixer = Fixer(path: "a.shape") { _ in .failure(.unreadable("there is none")) }
    let before = fixer.diagnostics(of: Array(source.utf8)).count
    let fixIts = fixer.fixIts(for: Array(source.utf8))
    #expect(!fixIts.isEmpty)
    for (_, fixIt) in fixIts {
      #expect(fixer.diagnostics(of: fixIt.applied(to: Array(source.utf8))).count < before)
    }
  }

  private func fixed(_ source: String) -> String {
    let fixer = Fixer(path: "a.shape") { _ in .failure(.unreadable("there is none")) }
    return String(decoding: fixer.fixed(Array(source.utf8)).bytes, as: UTF8.self)
  }
}
