import Foundation
import TestSupport
import Testing

@testable import ShapeLanguage

/// Expects a source to have a layout, and nothing else to change.
func expectLayout(_ source: String, _ layout: String, at location: SourceLocation = #_sourceLocation) {
  let bytes = Array(source.utf8)
  #expect(FormattingFault.fault(of: bytes) == nil, sourceLocation: location)
  let actual = String(decoding: FormattingLawTests.layout(of: bytes), as: UTF8.self)
  #expect(actual == layout + (layout.isEmpty ? "" : "\n"), sourceLocation: location)
}

@Suite("The layout of sources")
struct LayoutTests {
  @Test func `a line for each statement, indented by two spaces for each block`() {
    expectLayout(
      """
      shape A {
          size 4 x 4;fill .red
      layer b {
      fill .blue
      }
      }
      """,
      """
      shape A {
        size 4 x 4
        fill .red
        layer b {
          fill .blue
        }
      }
      """)
  }

  @Test func `spaces around operators, after commas and colons, and none within a reference`() {
    expectLayout(
      """
      private  let a:[ Number ]=[1 ,2,( 3+-4 )*5 ]
      func  f ( n :Int in 0 ... 4=2 )=n==2&&!b?c . x:min (n,size :4  x  4)
      preview  suits . Spade ( edges:[.left] ),size:3 x 4
      """,
      """
      private let a: [Number] = [1, 2, (3 + -4) * 5]
      func f(n: Int in 0...4 = 2) = n == 2 && !b ? c.x : min(n, size: 4 x 4)
      preview suits.Spade(edges: [.left]), size: 3 x 4
      """)
  }

  @Test func `a point after a command keeps its distance, arguments do not`() {
    expectLayout(
      "shape A { outline{move(1,2);line (3,4)} ; layer (left:2) { content (inset:4) } }",
      "shape A { outline { move (1, 2); line (3, 4) }; layer(left: 2) { content(inset: 4) } }")
  }

  @Test func `at most one blank line, and none at the ends of a block or a file`() {
    expectLayout(
      "\n\nlet a = 1\n\n\n\nlet b = 2\nshape A {\n\n  size 4 x 4\n\n}\n\n\n",
      "let a = 1\n\nlet b = 2\nshape A {\n  size 4 x 4\n}")
  }

  @Test func `nothing from nothing`() { expectLayout(" \n\t\n ", "") }

  @Test func `a block stays on one line if it was written on one and fits`() {
    expectLayout(
      """
      shape A {
        if a { fill .red } else { fill .blue; clip; }
        layer b { ; }
        layer c {
          fill .red }
      }
      """,
      """
      shape A {
        if a { fill .red } else { fill .blue; clip }
        layer b {}
        layer c {
          fill .red
        }
      }
      """)
  }

  @Test func `all blocks of a statement get separate lines if one does`() {
    expectLayout(
      """
      shape A {
        if a { fill .red }
        else {
          fill .blue
        }
      }
      """,
      """
      shape A {
        if a {
          fill .red
        } else {
          fill .blue
        }
      }
      """)
  }

  @Test func `a block that makes a line too long is opened before anything else`() {
    expectLayout(
      """
      shape A {
        stroke .dimgray, width: 2, path: path { move center + (radius - 8) * direction; line center + (radius + 8) * direction }
      }
      """,
      """
      shape A {
        stroke .dimgray, width: 2, path: path {
          move center + (radius - 8) * direction
          line center + (radius + 8) * direction
        }
      }
      """)
  }

  @Test func `a broken statement that fits on a line is joined`() {
    expectLayout(
      """
      shape A(
        a = 1,
        b = 2
      ) {
        fill
          .red,
          path: circle(
            center: center
          )
            .rounded(radius: 3)
      }
      """,
      """
      shape A(a = 1, b = 2) {
        fill .red, path: circle(center: center).rounded(radius: 3)
      }
      """)
  }

  @Test func `cases are aligned with their switch, with a statement on the same line if it was written there`() {
    expectLayout(
      """
      shape A {
        switch mark { case .a,.b: fill .red
          case .c:
            fill .blue; default: clip }
      }
      """,
      """
      shape A {
        switch mark {
        case .a, .b: fill .red
        case .c:
          fill .blue
        default: clip
        }
      }
      """)
  }
}

@Suite("The layout on the pages")
struct PageLayoutTests {
  @Test func `the examples are laid out`() {
    let others = Mutants.examples.filter { FormattingLawTests.layout(of: $0.bytes) != $0.bytes }
    #expect(others.map(\.name) == [])
  }

  @Test(arguments: Repository.pages.filter { !Repository.shapeBlocks(of: $0).isEmpty })
  func `the sources on the pages are formatted`(name: String) {
    let sources = Repository.shapeBlocks(of: name)
    // One shows its layout below it.
    let isSample: (String) -> Bool = { $0 == "\n\nbecomes\n" }
    let others = sources.filter { !isSample($0.following) && layout($0.text) != $0.text }
    #expect(others.map(\.text) == [])
    for (sample, result) in zip(sources, sources.dropFirst()) where isSample(sample.following) {
      #expect(layout(sample.text) == result.text)
    }
  }

  @Test func `the examples of explanations are laid out`() {
    let examples = Explanation.all.flatMap { explanation in
      [explanation.wrong, explanation.right].flatMap(\.snippet.files).map { (explanation.code, $0.bytes) }
    }
    let others = examples.filter { code, bytes in
      FormattingCorpus.isRight(bytes)
        && String(decoding: FormattingLawTests.layout(of: bytes).dropLast(), as: UTF8.self)
          != String(decoding: bytes, as: UTF8.self)
    }
    #expect(others.map { "\($0.0): \(String(decoding: $0.1, as: UTF8.self))" } == [])
  }

  /// Returns the layout of a file, or of the body of a shape.
  private func layout(_ text: String) -> String {
    if FormattingCorpus.isRight(Array(text.utf8)) {
      return String(decoding: FormattingLawTests.layout(of: Array(text.utf8)), as: UTF8.self)
    }
    let inner = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { $0.isEmpty ? "" : "  \($0)" }
    let whole = FormattingLawTests.layout(of: Array("shape A {\n\(inner.joined(separator: "\n"))\n}\n".utf8))
    return String(decoding: whole, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst().dropLast(2).map { $0.isEmpty ? "\n" : "\($0.dropFirst(2))\n" }.joined()
  }
}
