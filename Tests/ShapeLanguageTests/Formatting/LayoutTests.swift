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
  @Test func `statements have a line each, indented by two spaces for each block`() {
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

  @Test func `spaces are around operators and after commas and colons, not within a reference`() {
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

  @Test func `at most one blank line is kept, and none at the ends of a block or a file`() {
    expectLayout(
      "\n\nlet a = 1\n\n\n\nlet b = 2\nshape A {\n\n  size 4 x 4\n\n}\n\n\n",
      "let a = 1\n\nlet b = 2\nshape A {\n  size 4 x 4\n}")
  }

  @Test func `an empty file stays empty`() { expectLayout(" \n\t\n ", "") }

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

  @Test func `line breaks within brackets don't open the block around them`() {
    expectLayout(
      "shape A { size 4 x 4; fill rgb(\n1, 0, 0); clip }\nshape B { fill rgb(\n1, 0, 0)\nclip }",
      """
      shape A { size 4 x 4; fill rgb(1, 0, 0); clip }
      shape B {
        fill rgb(1, 0, 0)
        clip
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

  @Test func `a function with lets and a switch that is a value are laid out as blocks`() {
    expectLayout(
      """
      func place( _ i :Int,_ j:Int)={let a = i*30deg;polar(j,a)}
      func other(i: Int) = { let a = i * 30deg
      polar(4,
      a) }
      let a=switch kind{case .a:4;case .b,.c : 6;}
      let b = switch kind { case .a: 4
      case .b,
      .c: 6; default: 7 }
      shape A {
        fill switch kind { case .a: .red; default: .blue }, path: rect(bounds)
        layer(left: switch kind { case .a: 4
          default: 5 }) { }
        repeat a,b , i in zip(xs,ys){fill .red}
      }
      """,
      """
      func place(_ i: Int, _ j: Int) = { let a = i * 30deg; polar(j, a) }
      func other(i: Int) = {
        let a = i * 30deg
        polar(4, a)
      }
      let a = switch kind { case .a: 4; case .b, .c: 6 }
      let b = switch kind {
      case .a: 4
      case .b, .c: 6
      default: 7
      }
      shape A {
        fill switch kind { case .a: .red; default: .blue }, path: rect(bounds)
        layer(left: switch kind {
        case .a: 4
        default: 5
        }) {}
        repeat a, b, i in zip(xs, ys) { fill .red }
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
