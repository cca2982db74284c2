import Testing

@Suite("Messages about comments that suppress warnings")
struct SuppressionMessageTests {
  @Test func `one code of one declaration, parameter or statement`() {
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
        ^^^^^^ W0004: `height` hides the layer's own `height`
        help: another name would keep both in reach
        ^^^^^^ W0002: the parameter `height` is never used
        help: delete it, or use it
      ) {
        size 10 x 10
        // shapec:allow W0001
        let unused = 1
        let other = 2
            ^^^^^ W0001: `other` is never used
            help: delete it, or use it
        // shapec:allow W0010
        layer { fill .red }
        layer { fill .blue }
      }
      """)
  }

  @Test func `several codes between commas, and why`() {
    expect(
      """
      shape Dot(
        // shapec:allow W0002, W0004 the other dots have it
        width: Number = 4,
        // shapec:allow W0002,W0004, W0003 , because of the others
                                     ^^^^^ W0009: there is no warning W0003 here to silence
                                     help: delete the comment, or only this code where it names several
        height: Number = 4,
        // shapec:allow W0002, E0203, W9 and
                               ^^^^^ W0008: `E0203` is an error, and only warnings can be silenced
                               help: `shapec explain E0203` says how it is put right
                                      ^^ W0007: there is no code `W9`
                                      help: the code stands in square brackets at the end of a warning
        size: Number = 4
      ) {
        size 10 x 10
        fill .red
      }
      """)
  }

  @Test func `all that lies in a declaration`() {
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

  @Test func `not what stands beside it, nor another code`() {
    expect(
      """
      shape Dot {
        size 10 x 10
        // shapec:allow W0003
                        ^^^^^ W0009: there is no warning W0003 here to silence
                        help: delete the comment, or only this code where it names several
        let a = 1
            ^ W0001: `a` is never used
            help: delete it, or use it
        // shapec:allow W0001
                        ^^^^^ W0009: there is no warning W0001 here to silence
                        help: delete the comment, or only this code where it names several
        fill .red; let b = 2
                       ^ W0001: `b` is never used
                       help: delete it, or use it
      }
      """)
  }

  @Test func `a code that is none, and one of an error`() {
    expect(
      """
      // shapec:allow W9
                      ^^ W0007: there is no code `W9`
                      help: the code stands in square brackets at the end of a warning
      // shapec:allow w0001
                      ^^^^^ W0007: there is no code `w0001`
                      help: did you mean `W0001`?
      // shapec:allow
         ^^^^^^^^^^^^ W0007: no code stands after `shapec:allow`
         help: the code stands in square brackets at the end of a warning
      // shapec:allow E0203 it is the same
                      ^^^^^ W0008: `E0203` is an error, and only warnings can be silenced
                      help: `shapec explain E0203` says how it is put right
      shape Dot { size 10 x 10; fill .red }
      """)
  }

  @Test func `a comment that is about nothing`() {
    expect(
      """
      shape Dot {
        size 10 x 10 // shapec:allow W0001
                                     ^^^^^ W0009: nothing stands here that W0001 could be about
                                     help: it stands on a line of its own, before the declaration, the parameter or the statement
        let a = 1
            ^ W0001: `a` is never used
            help: delete it, or use it
        fill .red
        // shapec:allow W0001
                        ^^^^^ W0009: nothing stands here that W0001 could be about
                        help: it stands on a line of its own, before the declaration, the parameter or the statement
      }
      """)
  }

  @Test func `in a comment of another kind`() {
    expect(
      """
      /* shapec:allow W0001 */
         ^^^^^^^^^^^^ W0007: this comment silences nothing: one that does begins with `//` alone
         help: a warning is silenced by a comment such as `// shapec:allow W0001`
      private let a = 3
                  ^ W0001: `a` is never used
                  help: delete it, or use it
      /// shapec:allow W0001
          ^^^^^^^^^^^^ W0007: this comment silences nothing: one that does begins with `//` alone
          help: a warning is silenced by a comment such as `// shapec:allow W0001`
      private let b = 4
                  ^ W0001: `b` is never used
                  help: delete it, or use it
      /**
       * shapec: allow W0001
         ^^^^^^^^^^^^^ W0007: this comment silences nothing: `shapec: allow` has no meaning
         help: did you mean `shapec:allow`?
       */
      private let c = 4
                  ^ W0001: `c` is never used
                  help: delete it, or use it
      // shapec:allow W0001
      private let d = 4
      """)
  }

  @Test func `only where the words begin a comment`() {
    expect(
      """
      /* see shapec:allow W0001 */
      // see shapec:allow W0001
      // shapec:allowed W0001
         ^^^^^^^^^^^^^^ W0007: this comment silences nothing: `shapec:allowed` has no meaning
         help: did you mean `shapec:allow`?
      /// The shapec:allow of dots.
      shape Dot { size 10 x 10; fill .red; require width > 5, "// shapec:allow W0001" }
      """)
  }

  @Test func `nothing is said of a comment while something is wrong`() {
    expect(
      """
      // shapec:allow W0001
      shape Dot { size 10 x 10; fill .rde }
                                     ^^^^ E0313: Color has no constant `.rde`
                                     help: did you mean `.red`?
      """)
  }

  @Test func `a parameter that says by its name that it is not used`() {
    expect("shape Dot(_tint: Color = .red) { size 10 x 10; fill .red }")
  }

  @Test func `a mark that is not spelled as it should be`() {
    expect(
      """
      // shapec: allow W0001
         ^^^^^^^^^^^^^ W0007: this comment silences nothing: `shapec: allow` has no meaning
         help: did you mean `shapec:allow`?
      private let a = 3
                  ^ W0001: `a` is never used
                  help: delete it, or use it
      // shapec:alow W0001
         ^^^^^^^^^^^ W0007: this comment silences nothing: `shapec:alow` has no meaning
         help: did you mean `shapec:allow`?
      private let b = 4
                  ^ W0001: `b` is never used
                  help: delete it, or use it
      // shapec allow W0001
         ^^^^^^^^^^^^ W0007: this comment silences nothing: `shapec allow` has no meaning
         help: did you mean `shapec:allow`?
      private let c = 5
                  ^ W0001: `c` is never used
                  help: delete it, or use it
      // shapec:silence W0001
         ^^^^^^^^^^^^^^ W0007: this comment silences nothing: `shapec:silence` has no meaning
         help: a warning is silenced by a comment such as `// shapec:allow W0001`
      // shapec is a compiler
      // shapec:
         ^^^^^^^ W0007: this comment silences nothing: `shapec:` has no meaning
         help: a warning is silenced by a comment such as `// shapec:allow W0001`
      """)
  }
}
