import Testing

@Suite("Messages about arguments")
struct ArgumentMessageTests {
  @Test func `labels`() {
    expect(
      """
      func f(a: Number, b: Number = 2) = a + b
      shape B(tint: Color = .red) { size 10 x 10; fill tint }
      shape A {
        size 10 x 10
        stroke .red, widht: 3
                     ^^^^^ E0401: `stroke` has no `widht:`
                     help: did you mean `width:`?
        stroke .red, thickness: 3
                     ^^^^^^^^^ E0401: `stroke` has no `thickness:`
                     help: how wide it is says `width: 2`
        stroke .red, width: 3, width: 4
                               ^^^^^^^^ E0402: `width` is given twice
                               help: keep one of them
                            ~ note of E0402: `width` comes first here
        require f(a: 3, c: 4) > 0
                        ^ E0401: `f` has no `c:`
                        help: there is `a:`, `b:`
        require f(a: 3, a: 4) > 0
                        ^^^^ E0402: `a` is given twice
                        help: keep one of them
                     ~ note of E0402: `a` comes first here
        require f(3, 4) > 0
                  ^ E0403: this value needs a label that says what it is
                  help: for example `a: 3`; there is `a:`, `b:`
                     ^ E0403: this value needs its label `b:`
                     help: write `b: 4`
        require f(1, 2, 3) > 0
                  ^ E0403: this value needs a label that says what it is
                  help: for example `a: 1`; there is `a:`, `b:`
                     ^ E0403: this value needs its label `b:`
                     help: write `b: 2`
                        ^ E0403: `f` takes no further value here
        use B(tnit: .red)
              ^^^^ E0401: `B` has no `tnit:`
              help: did you mean `tint:`?
        use B(.red)
              ^^^^ E0403: this value needs its label `tint:`
              help: write `tint: .red`
        use B(tint: .red, tint: .blue)
                          ^^^^^^^^^^^ E0402: `tint` is given twice
                          help: keep one of them
                    ~~~~ note of E0402: `tint` comes first here
        fill paint: .red
             ^^^^^ E0407: the label `paint:` is not written: the value stands first, alone
             help: leave the label out
        move to: (0, 0)
        ^^^^ E0501: `move` does not belong in a shape
        help: write it inside `outline { … }` or `path { … }`
      }
      """)
  }

  @Test func `too few and too many`() {
    expect(
      """
      func f(a: Number) = a
             ~ note of E0404: `a` is declared here
      shape A {
        size 10 x 10
        require f() > 0
                ^^^ E0404: `f` needs `a:`
        require sqrt() > 0
                ^^^^^^ E0404: `sqrt` needs a value: the number
                help: it is written `sqrt(Number)`
        require sqrt(1, 2) > 0
                        ^ E0405: this is one value more than `sqrt` takes
                        help: it is written `sqrt(Number)`
        require hypot(1) > 0
                ^^^^^^^^ E0404: `hypot` needs a value: the y
                help: it is written `hypot(Number, Number)`
        fill
        ^^^^ E0404: `fill` needs a value: the paint
        help: it is written `fill Paint`, and `path:`, `rule:` and `opacity:` may follow
        stroke
        ^^^^^^ E0404: `stroke` needs a value: the paint
        help: it is written `stroke Paint`, and `width:`, `align:`, `cap:`, `join:`, `miterLimit:`, `dash:`, `phase:`, `path:` and `opacity:` may follow
        shadow .black
        ^^^^^^ E0404: `shadow` needs `radius:`
        help: it is written `shadow Color, radius: Number`, and `offset:`, `opacity:`, `spread:` and `inner:` may follow
        fill .red, .blue
                   ^^^^^ E0405: this is one value more than `fill` takes
                   help: it is written `fill Paint`, and `path:`, `rule:` and `opacity:` may follow
        clip rect(bounds), rect(bounds)
                           ^^^^^^^^^^^^ E0405: this is one value more than `clip` takes
                           help: it is written `clip Path`, and `rule:` may follow
        outline
               ^ E0108: expected a value, found the end of the line
        ~~~~~~~ note of E0502: `outline` comes first here
        outline rect(bounds), rect(bounds)
        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E0502: a second `outline` has no meaning
        help: keep one of them
                              ^^^^^^^^^^^^ E0405: this is one value more than `outline` takes
                              help: it is written `outline Path`
        fill .red, path: circle(center: center)
                         ^^^^^^^^^^^^^^^^^^^^^^ E0404: `circle` needs `radius:`
                         help: it is written `circle(center: Point, radius: Number)`
        fill .red, path: star(center: center, points: 5)
                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E0404: `star` needs `outerRadius:`
                         help: it is written `star(center: Point, points: Int, outerRadius: Number, innerRadius: Number)`, and `rotation:` may follow
        let m = min(1)
                ^^^^^^ E0404: `min` needs a value: the second
                help: it is written `min(Number, Number, …)`
        let n = max()
                ^^^^^ E0404: `max` needs a value: the first
                help: it is written `max(Number, Number, …)`
        require m > n
      }
      """)
  }

  @Test func `one of two`() {
    expect(
      """
      shape A {
        size 10 x 10
        outline {
          move
          ^^^^ E0406: `move` needs a Point or `by:`
          move (0, 0), by: (1, 1)
                           ^^^^^^ E0406: `move` takes only one of a Point and `by:`
          line
          ^^^^ E0406: `line` needs a Point or `by:`
          quad (1, 1)
          ^^^^ E0404: `quad` needs `control:`
          help: it is written `quad Point, control: Point`
          quad control: (1, 1)
          ^^^^ E0406: `quad` needs a Point or `by:`
          arc center: center, from: 0deg, to: 90deg
          ^^^ E0406: `arc` needs `radius:` or `radii:`
          arc center: center, radius: 3, radii: 3 x 4, from: 0deg, to: 90deg
                                                ^^^^^ E0406: `arc` takes only one of `radius:` and `radii:`
          arc center: center, radius: 3, from: 0deg
          ^^^ E0406: `arc` needs `to:` or `sweep:`
          arc center: center, radius: 3, from: 0deg, to: 90deg, sweep: 90deg
                                                                       ^^^^^ E0406: `arc` takes only one of `to:` and `sweep:`
          close (0, 0)
                ^^^^^^ E0405: this is one value more than `close` takes
                help: it is written `close`
        }
      }
      """)
  }

  @Test func `names of layers`() {
    expect(
      """
      shape A {
        size 10 x 10
        layer a(above: 3) { fill .red }
                       ^ E0408: the name of a layer is needed here
                       help: for example `above: content` or `above: [body, content]`
        layer b(above: "a") { fill .red }
                       ^^^ E0408: the name of a layer is needed here
                       help: for example `above: content` or `above: [body, content]`
        layer c(above: [a, center.x]) { fill .red }
                           ^^^^^^^^ E0408: the name of a layer is needed here
                           help: for example `above: content` or `above: [body, content]`
        layer d(above: [a, b], below: (c)) { fill .red }
      }
      """)
  }

  @Test func `previews`() {
    expect(
      """
      shape A(n in 0...4 = 1) { size 10 x 10; fill .red, opacity: n / 4 }
      preview A(m: 3), named: "1"
                ^ E0401: `A` has no `m:`
                help: there is `n:`
      preview A(), 3, named: "2"
                   ^ E0403: `preview` takes no further value here
      preview A(), size: 3, named: "3"
                         ^ E0301: expected a Size, found an Int
                         help: a size is written `240 x 320`
      preview A(), scheme: .drak, named: "4"
                           ^^^^^ E0313: Scheme has no constant `.drak`
                           help: did you mean `.dark`?
      preview A(), nmaed: "5"
                   ^^^^^ E0401: `preview` has no `nmaed:`
                   help: did you mean `named:`?
              ~ note of E0215: `A` comes first here
      preview A(), size: 3 x 3, size: 4 x 4, named: "6"
                                ^^^^^^^^^^^ E0402: `size` is given twice
                                help: keep one of them
                   ~~~~ note of E0402: `size` comes first here
      preview A()
              ^ E0215: two previews are named "A"
              help: give one of them a name of its own: `named: "small"`
      preview B()
              ^ E0201: no shape is named `B` here
      let v = 3
      preview v()
              ^ E0207: `v` is not a shape
      """)
  }

  @Test func `values of previews`() {
    expect(
      """
      shape A(n in 0...4 = 1) { size 10 x 10; fill .red, opacity: n / 4 }
                   ~~~~~ note of E0611: the range of `n` is declared here
      preview A(n: 9), named: "a"
                   ^ E0611: `n` lies between 0 and 4, and this is 9
      preview A(n: 1 / 0), named: "b"
                   ^^^^^ E0602: this divides by 0
                   help: divide only where it is not 0: `b > 0 ? a / b : 0`
      preview A(), size: 0 x 3, named: "c"
                         ^^^^^ E0621: 0 x 3 is not a size that can be drawn
                         note: in `A` at 0 x 3
                         help: a size is written `240 x 320`, both lengths above 0
              ~ note of E0621: `A` is used here
      preview A(), size: 5000 x 3, named: "d"
                         ^^^^^^^^ E0620: `A` works from 1 x 1 to 4096 x 4096, and this is 5000 x 3
                         note: in `A` at 5000 x 3
                         help: the shape says so by `size …, min: …, max: …`
              ~ note of E0620: `A` is used here
      """)
  }
}
