import Testing

@Suite("Messages about comments that suppress warnings")
struct SuppressionMessageTests {
  @Test func `one code of one declaration, parameter or statement is suppressed`() {
    expect(
      """
      // shapec:allow W0001 kept for the next file
      private let spare = 3

      /// A dot.
      shape Dot(
        // shapec:allow W0002
        // shapec:allow W0004
        width: Number = 4,
        height: Number = 4
        ^^^^^^ W0004: `height` hides the `height` of the layer
        help: use another name
        ^^^^^^ W0002: parameter `height` is never used
        help: use it, remove it, or begin its name with `_`
      ) {
        size 10 x 10
        // shapec:allow W0001
        let unused = 1
        let other = 2
            ^^^^^ W0001: `other` is never used
            help: use it, or remove it
        // shapec:allow W0010
        layer { fill .red }
        layer { fill .blue }
      }
      """)
  }

  @Test func `several codes between commas are suppressed, and a reason is allowed`() {
    expect(
      """
      shape Dot(
        // shapec:allow W0002, W0004 the other dots have it
        width: Number = 4,
        // shapec:allow W0002,W0004, W0003 , because of the others
                                     ^^^^^ W0009: there is no warning `W0003` to suppress here
                                     help: remove the comment, or only this code if there are others
        height: Number = 4,
        // shapec:allow W0002, E0203, W9 and
                               ^^^^^ W0008: `E0203` is an error; only warnings can be suppressed
                               help: run `shapec explain E0203` to see how to fix it
                                      ^^ W0007: unknown code `W9`
                                      help: use the code in square brackets at the end of the warning
        size: Number = 4
      ) {
        size 10 x 10
        fill .red
      }
      """)
  }

  @Test func `a suppression applies to all parts of a declaration`() {
    expect(
      """
      // shapec:allow W0001
      shape Dot {
        size 10 x 10
        let a = 1
        layer { let b = 2; fill .red }
        if width > 5 { let c = 3 }
      }
      """)
  }

  @Test func `neighbors and other codes are not suppressed`() {
    expect(
      """
      shape Dot {
        size 10 x 10
        // shapec:allow W0003
                        ^^^^^ W0009: there is no warning `W0003` to suppress here
                        help: remove the comment, or only this code if there are others
        let a = 1
            ^ W0001: `a` is never used
            help: use it, or remove it
        // shapec:allow W0001
                        ^^^^^ W0009: there is no warning `W0001` to suppress here
                        help: remove the comment, or only this code if there are others
        fill .red; let b = 2
                       ^ W0001: `b` is never used
                       help: use it, or remove it
      }
      """)
  }

  @Test func `unknown codes and codes of errors are reported`() {
    expect(
      """
      // shapec:allow W9
                      ^^ W0007: unknown code `W9`
                      help: use the code in square brackets at the end of the warning
      // shapec:allow w0001
                      ^^^^^ W0007: unknown code `w0001`
                      help: did you mean `W0001`?
      // shapec:allow
         ^^^^^^^^^^^^ W0007: missing code after `shapec:allow`
         help: use the code in square brackets at the end of the warning
      // shapec:allow E0203 it is the same
                      ^^^^^ W0008: `E0203` is an error; only warnings can be suppressed
                      help: run `shapec explain E0203` to see how to fix it
      shape Dot { size 10 x 10; fill .red }
      """)
  }

  @Test func `a suppression that applies to nothing is reported`() {
    expect(
      """
      shape Dot {
        size 10 x 10 // shapec:allow W0001
                                     ^^^^^ W0009: the suppression of `W0001` applies to nothing
                                     help: put the comment on its own line before a declaration, a parameter or a statement
        let a = 1
            ^ W0001: `a` is never used
            help: use it, or remove it
        fill .red
        // shapec:allow W0001
                        ^^^^^ W0009: the suppression of `W0001` applies to nothing
                        help: put the comment on its own line before a declaration, a parameter or a statement
      }
      """)
  }

  @Test func `a suppression in another kind of comment is reported`() {
    expect(
      """
      /* shapec:allow W0001 */
         ^^^^^^^^^^^^ W0007: `shapec:allow` has no effect in this kind of comment
         help: use a comment such as `// shapec:allow W0001` to suppress a warning
      private let a = 3
                  ^ W0001: `a` is never used
                  help: use it, or remove it
      /// shapec:allow W0001
          ^^^^^^^^^^^^ W0007: `shapec:allow` has no effect in this kind of comment
          help: use a comment such as `// shapec:allow W0001` to suppress a warning
      private let b = 4
                  ^ W0001: `b` is never used
                  help: use it, or remove it
      /**
       * shapec: allow W0001
         ^^^^^^^^^^^^^ W0007: unknown directive `shapec: allow`
         help: did you mean `shapec:allow`?
       */
      private let c = 4
                  ^ W0001: `c` is never used
                  help: use it, or remove it
      // shapec:allow W0001
      private let d = 4
      """)
  }

  @Test func `a suppression must be at the start of a comment`() {
    expect(
      """
      /* see shapec:allow W0001 */
      // see shapec:allow W0001
      // shapec:allowed W0001
         ^^^^^^^^^^^^^^ W0007: unknown directive `shapec:allowed`
         help: did you mean `shapec:allow`?
      /// The shapec:allow of dots.
      shape Dot { size 10 x 10; fill .red; require width > 5, "// shapec:allow W0001" }
      """)
  }

  @Test func `suppressions are not checked while there are errors`() {
    expect(
      """
      // shapec:allow W0001
      shape Dot { size 10 x 10; fill .rde }
                                     ^^^^ E0313: unknown constant `.rde` for the type Color
                                     help: did you mean `.red`?
      """)
  }

  @Test func `a parameter whose name begins with an underscore may be unused`() {
    expect("shape Dot(_tint: Color = .red) { size 10 x 10; fill .red }")
  }

  @Test func `a misspelled suppression is reported`() {
    expect(
      """
      // shapec: allow W0001
         ^^^^^^^^^^^^^ W0007: unknown directive `shapec: allow`
         help: did you mean `shapec:allow`?
      private let a = 3
                  ^ W0001: `a` is never used
                  help: use it, or remove it
      // shapec:alow W0001
         ^^^^^^^^^^^ W0007: unknown directive `shapec:alow`
         help: did you mean `shapec:allow`?
      private let b = 4
                  ^ W0001: `b` is never used
                  help: use it, or remove it
      // shapec allow W0001
         ^^^^^^^^^^^^ W0007: unknown directive `shapec allow`
         help: did you mean `shapec:allow`?
      private let c = 5
                  ^ W0001: `c` is never used
                  help: use it, or remove it
      // shapec:disable W0001
         ^^^^^^^^^^^^^^ W0007: unknown directive `shapec:disable`
         help: use a comment such as `// shapec:allow W0001` to suppress a warning
      // shapec is a compiler
      // shapec:
         ^^^^^^^ W0007: unknown directive `shapec:`
         help: use a comment such as `// shapec:allow W0001` to suppress a warning
      """)
  }
}
