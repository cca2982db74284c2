import Testing

/// One mistake causes one message, even if other things seem wrong there.
@Suite("One message for one mistake")
struct RecoveryMessageTests {
  @Test func `a sign of another keyboard or language is one message`() {
    expect(
      """
      shape A {
        size 24 × 24
                ^ E0101: unexpected `×`
                help: use `240 x 320` for a size, or `a * b` for a product
        fill = .red
             ^ E0120: unexpected `=` after `fill`
             help: write the arguments right after the keyword, as in `fill .red`
        border .left .top
               ^^^^^^^^^^ E0405: expected one list for several edges
               help: use `[.left, .top]`
        border .all, width: 1,5
                            ^^^ E0403: `1,5` is two values; decimals follow a point
                            help: use `1.5`
        stroke .red, path: path { arc center: center, radius: 3, from: 0deg, to: 45° }
                                                                                   ^ E0101: unexpected `°`
                                                                                   help: use the unit `deg`, as in `45deg`
        erase stroke path { move (0, 0); line (4, 4) }
              ^^^^^^ E0109: unexpected `stroke`
              help: use `path.stroked(width: 8)`, as in `erase p.stroked(width: 8)`
      }
      """)
  }

  @Test func `a misspelled keyword is one message`() {
    expect(
      """
      enum Mark { dot, ring }
      private fnuc double(a iin 0...4 = 2) = 2 * a
              ^^^^ E0111: unknown declaration `fnuc`
              help: did you mean `func`?
      shape A(mark: Mark = .dot) {
        size 24 c 24
                ^ E0109: unexpected `c`
                help: did you mean `x`?
        stroke .red, path: paht { move (0, 0); line (4, double()) }
                           ^^^^ E0109: unexpected `paht`
                           help: did you mean `path`?
        if width > 3 { fill .red } ese { fill .blue }
                                   ^^^ E0109: unexpected `ese`
                                   help: did you mean `else`?
        switch mark {
        csae .dot: fill .red
        ^^^^ E0109: unexpected `csae`
        help: did you mean `case`?
        case .rnig: fill .blue
             ^^^^^ E0313: unknown constant `.rnig` for the type Mark
             help: did you mean `.ring`?
        }
      }
      """)
  }

  @Test func `a name that is misspelled where it is declared is one message`() {
    expect(
      """
      shape A(tnit: Color = .teal) {
              ^^^^ E0201: `tnit` is declared here, but `tint` is used
              help: did you mean `tint`?
        size 24 x 24
        fill tint
             ~~~~ note of E0201: `tint` is used here
        border .all, color: tint
                            ~~~~ note of E0201: `tint` is used here
        layer { use B(tint: tint) }
                            ~~~~ note of E0201: `tint` is used here
      }
      shape B(tint: Color = .red) {
        size 24 x 24
        let gap = width / 2
            ^^^ E0201: `gap` is declared here, but `gao` is used
            help: did you mean `gao`?
        fill tint, path: circle(center: center, radius: gao)
                                                        ~~~ note of E0201: `gao` is used here
        fill tint, path: circle(center: center, radius: gao / 2)
                                                        ~~~ note of E0201: `gao` is used here
      }
      """)
  }

  @Test func `parameters that can't be read are one message`() {
    expect(
      """
      shape A(gap 4, inset in 0...4 = 2) {
                  ^ E0118: missing comma before `4`
                  help: separate the parts of a statement or a list with commas
        size 24 x 24
        layer(inset: inset) { fill .red, path: circle(center: center, radius: gap) }
      }
      shape B {
        size 24 x 24
        use A(gap: 4)
      }
      """)
  }

  @Test func `a missing bracket or brace is one message`() {
    expect(
      """
      shape A {
        size 24 x 24
        layer a(left: 4, top: 4 {
                                ^ E0108: expected `)`, found `{`
          fill .blue
        }
        outline {
                ~ note of E0108: the block or bracket opens here
          move (0, 0)
          line (4, 4)
          line (0, 4)
                     ^ E0108: expected `}`, found end of line
        fill .red
        border .all
      }
      """)
  }

  @Test func `a value that can't be read is one message`() {
    expect(
      """
      shape A {
        size 24 x 24
        let r = width / / 2
                        ^ E0108: expected a value, found `/`
        fill .red, path: circle(center: center, radius: r)
        fill .blue, path: circle(center: r, radius: 2)
      }
      """)
  }
}
