import Testing

/// One mistake causes one message, even if more seems wrong at its place.
@Suite("One message for one mistake")
struct RecoveryMessageTests {
  @Test func `signs of other keyboards and languages`() {
    expect(
      """
      shape A {
        size 24 × 24
                ^ E0101: `×` has no meaning here
                help: a size is written `240 x 320`, a product `a * b`
        fill = .red
             ^ E0120: no `=` goes after `fill`
             help: a statement is a keyword and what it takes, as in `fill .red`
        border .left .top
               ^^^^^^^^^^ E0405: several edges are a list, in square brackets
               help: write `[.left, .top]`
        border .all, width: 1,5
                            ^^^ E0403: `1,5` is two values: the decimals of a number go after a point
                            help: write `1.5`
        stroke .red, path: path { arc center: center, radius: 3, from: 0deg, to: 45° }
                                                                                   ^ E0101: `°` has no meaning here
                                                                                   help: an angle is written `45deg`
        erase stroke path { move (0, 0); line (4, 4) }
              ^^^^^^ E0109: `stroke` does not belong here
              help: what a stroke covers is `path.stroked(width: 8)`, as in `erase p.stroked(width: 8)`
      }
      """)
  }

  @Test func `words of the language that are misspelled`() {
    expect(
      """
      enum Mark { dot, ring }
      private fnuc double(a iin 0...4 = 2) = 2 * a
              ^^^^ E0111: `fnuc` does not begin a declaration
              help: did you mean `func`?
      shape A(mark: Mark = .dot) {
        size 24 c 24
                ^ E0109: `c` does not belong here
                help: did you mean `x`?
        stroke .red, path: paht { move (0, 0); line (4, double()) }
                           ^^^^ E0109: `paht` does not belong here
                           help: did you mean `path`?
        if width > 3 { fill .red } ese { fill .blue }
                                   ^^^ E0109: `ese` does not belong here
                                   help: did you mean `else`?
        switch mark {
        csae .dot: fill .red
        ^^^^ E0109: `csae` does not belong here
        help: did you mean `case`?
        case .rnig: fill .blue
             ^^^^^ E0313: Mark has no constant `.rnig`
             help: did you mean `.ring`?
        }
      }
      """)
  }

  @Test func `a name that is misspelled where it is declared`() {
    expect(
      """
      shape A(tnit: Color = .teal) {
              ^^^^ E0201: `tnit` is declared here, and `tint` is used
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
            ^^^ E0201: `gap` is declared here, and `gao` is used
            help: did you mean `gao`?
        fill tint, path: circle(center: center, radius: gao)
                                                        ~~~ note of E0201: `gao` is used here
        fill tint, path: circle(center: center, radius: gao / 2)
                                                        ~~~ note of E0201: `gao` is used here
      }
      """)
  }

  @Test func `parameters that can't be read`() {
    expect(
      """
      shape A(gap 4, inset in 0...4 = 2) {
                  ^ E0118: a `,` is missing before `4`
                  help: the parts of a statement or a list stand between commas
        size 24 x 24
        layer(inset: inset) { fill .red, path: circle(center: center, radius: gap) }
      }
      shape B {
        size 24 x 24
        use A(gap: 4)
      }
      """)
  }

  @Test func `brackets and braces that are missing`() {
    expect(
      """
      shape A {
        size 24 x 24
        layer a(left: 4, top: 4 {
                                ^ E0108: expected `)`, found `{`
          fill .blue
        }
        outline {
                ~ note of E0108: what is still open begins here
          move (0, 0)
          line (4, 4)
          line (0, 4)
                     ^ E0108: expected `}`, found the end of the line
        fill .red
        border .all
      }
      """)
  }

  @Test func `a value that can't be read`() {
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
