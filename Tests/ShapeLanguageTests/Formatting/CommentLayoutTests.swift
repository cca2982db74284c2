import Testing

@testable import ShapeLanguage

@Suite("The layout of comments")
struct CommentLayoutTests {
  @Test func `comments on lines of their own are indented like the next statement`() {
    expectLayout(
      "// first\n\n\n    // group\nshape A {\n// size\nsize 4 x 4\n\n\n      /* end */\n}\n   // last",
      "// first\n\n// group\nshape A {\n  // size\n  size 4 x 4\n\n  /* end */\n}\n// last")
  }

  @Test func `a comment at the end of a line stays there, after two spaces`() {
    expectLayout(
      "shape A { // why\n  size 4 x 4;// design \t\n} /* done */",
      "shape A {  // why\n  size 4 x 4  // design\n}  /* done */")
  }

  @Test func `a comment before a statement stays with it`() {
    expectLayout("let a = 1; /* b */ let b = 2", "let a = 1\n/* b */ let b = 2")
  }

  @Test func `comments within brackets keep their lines, and the brackets are opened`() {
    expectLayout(
      "let a = [ // all\n1, // one\n  /* and */ 2, /* three */3\n// end\n]",
      "let a = [  // all\n  1,  // one\n  /* and */ 2, /* three */ 3\n  // end\n]")
  }

  @Test func `comments on one line keep the statement on one line`() {
    expectLayout("let a=f(/* x */1,2/* y */)/* z */+3", "let a = f(/* x */ 1, 2 /* y */) /* z */ + 3")
  }

  @Test func `comments before an operator or an else keep the break after them`() {
    expectLayout(
      "let a = 1 // one\n+ 2\nshape A { if a { clip } // no\nelse { clip }\n}",
      "let a = 1  // one\n  + 2\nshape A {\n  if a {\n    clip\n  }  // no\n  else {\n    clip\n  }\n}")
  }

  @Test func `the lines of a long comment stay, except for blanks at their ends`() {
    expectLayout("  /* a  \n      b */ let a = 1", "/* a\n      b */ let a = 1")
  }

  @Test func `documentation stays with its declaration`() {
    expectLayout(
      "/// Not this one.\n;\nshape A { size 4 x 4 }\n  ///   This one.  \nshape B { size 4 x 4 }",
      "/// Not this one.\n\nshape A { size 4 x 4 }\n///   This one.\nshape B { size 4 x 4 }")
  }

  @Test func `a comment after a semicolon does not become documentation without it`() {
    expectLayout(
      "let a = 1\n; /// Not this one.\nshape A { size 4 x 4 }\n;;/// Nor this.\n/// This one.\nshape B { size 4 x 4 }",
      """
      let a = 1

      /// Not this one.

      shape A { size 4 x 4 }

      /// Nor this.

      /// This one.
      shape B { size 4 x 4 }
      """)
  }

  @Test func `a comment between signs is separated if a line ends after it`() {
    expectLayout(
      "let a = [1, 2 /* two */,\n// rest\n3 /* last */]\nlet b = 4 /* four */; let c = 5",
      """
      let a = [
        1, 2 /* two */,
        // rest
        3  /* last */
      ]
      let b = 4  /* four */
      let c = 5
      """)
  }

  @Test func `a comment after the line of a semicolon documents the same as before`() {
    expectLayout(
      "let a = 1\n;\n/// This one.\nshape A { size 4 x 4 }",
      "let a = 1\n\n/// This one.\nshape A { size 4 x 4 }")
  }

  @Test func `the last line of a long comment is followed by a space`() {
    expectLayout("let a = [/* x\n*/1,/* y\n*/2]", "let a = [\n  /* x\n*/ 1,\n  /* y\n*/ 2\n]")
  }

  @Test func `comments between elements keep the blank lines around them`() {
    expectLayout(
      "shape A(\n// the radius\nradius in 0...4 = 1,\n\n\n// the tint\n\ntint: Color = .red\n\n// end\n\n) { size 4 x 4 }",
      """
      shape A(
        // the radius
        radius in 0...4 = 1,

        // the tint

        tint: Color = .red
        // end
      ) {
        size 4 x 4
      }
      """)
  }

  @Test func `comments before a case are aligned with it`() {
    expectLayout(
      "shape A {\nswitch a {\n// one\ncase .a: clip\n    // two\ndefault: clip\n}\n}",
      "shape A {\n  switch a {\n  // one\n  case .a: clip\n  // two\n  default: clip\n  }\n}")
  }

  @Test func `comments before the end of a switch are aligned with its cases if they were, else with statements`() {
    expectLayout(
      """
      shape A {
          switch a {
          case .a: clip
          default:
              clip
              // of the case
          // of the switch
          }
      }
      """,
      """
      shape A {
        switch a {
        case .a: clip
        default:
          clip
          // of the case
        // of the switch
        }
      }
      """)
  }
}
