import Testing

@Suite("Messages about arguments")
struct ArgumentMessageTests {
  @Test func `wrong labels are reported`() {
    expect(
      """
      func f(a: Number, b: Number = 2) = a + b
      shape B(tint: Color = .red) { size 10 x 10; fill tint }
      shape A {
        size 10 x 10
        stroke .red, widht: 3
                     ^^^^^ E0401: unknown label `widht:` for `stroke`
                     help: did you mean `width:`?
        stroke .red, thickness: 3
                     ^^^^^^^^^ E0401: unknown label `thickness:` for `stroke`
                     help: use `width: 2`
        stroke .red, width: 3, width: 4
                               ^^^^^^^^ E0402: duplicate label `width:`
                               help: remove one of them
                            ~ note of E0402: the first `width` is here
        require f(a: 3, c: 4) > 0
                        ^ E0401: unknown label `c:` for `f`
                        help: use `a:` or `b:`
        require f(a: 3, a: 4) > 0
                        ^^^^ E0402: duplicate label `a:`
                        help: remove one of them
                     ~ note of E0402: the first `a` is here
        require f(3, 4) > 0
                  ^ E0403: missing label before this value
                  help: use `a:` or `b:`, as in `a: 3`
                     ^ E0403: missing label `b:` before this value
                     help: use `b: 4`
        require f(1, 2, 3) > 0
                  ^ E0403: missing label before this value
                  help: use `a:` or `b:`, as in `a: 1`
                     ^ E0403: missing label `b:` before this value
                     help: use `b: 2`
                        ^ E0403: unexpected argument for `f`
        use B(tnit: .red)
              ^^^^ E0401: unknown label `tnit:` for `B`
              help: did you mean `tint:`?
        use B(.red)
              ^^^^ E0403: missing label `tint:` before this value
              help: use `tint: .red`
        use B(tint: .red, tint: .blue)
                          ^^^^^^^^^^^ E0402: duplicate label `tint:`
                          help: remove one of them
                    ~~~~ note of E0402: the first `tint` is here
        fill paint: .red
             ^^^^^ E0407: `paint:` is not allowed: this argument has no label
             help: remove the label
        move to: (0, 0)
        ^^^^ E0501: `move` is not allowed in a shape
        help: put it into the block of a path, as in `outline { move (0, 0); line (10, 10) }`
      }
      """)
  }

  @Test func `missing and extra arguments are reported`() {
    expect(
      """
      func f(a: Number) = a
             ~ note of E0404: `a` is declared here
      shape A {
        size 10 x 10
        require f() > 0
                ^^^ E0404: missing argument for `f`: `a:`
        require sqrt() > 0
                ^^^^^^ E0404: missing argument for `sqrt`: the number
                help: write it as `sqrt(Number)`
        require sqrt(1, 2) > 0
                        ^ E0405: too many arguments for `sqrt`
                        help: write it as `sqrt(Number)`
        require hypot(1) > 0
                ^^^^^^^^ E0404: missing argument for `hypot`: the second side
                help: write it as `hypot(Number, Number)`
        fill
        ^^^^ E0404: missing argument for `fill`: the paint
        help: write it as `fill Paint`, optionally with `path:`, `rule:` and `opacity:`
        stroke
        ^^^^^^ E0404: missing argument for `stroke`: the paint
        help: write it as `stroke Paint`, optionally with `width:`, `align:`, `cap:`, `join:`, `miterLimit:`, `dash:`, `phase:`, `fitted:`, `path:` and `opacity:`
        shadow .black
        ^^^^^^ E0404: missing argument for `shadow`: `radius:`
        help: write it as `shadow Color, radius: Number`, optionally with `offset:`, `opacity:`, `spread:` and `inner:`
        fill .red, .blue
                   ^^^^^ E0405: too many arguments for `fill`
                   help: write it as `fill Paint`, optionally with `path:`, `rule:` and `opacity:`
        clip rect(bounds), rect(bounds)
                           ^^^^^^^^^^^^ E0405: too many arguments for `clip`
                           help: write it as `clip Path`, optionally with `rule:`
        outline
               ^ E0108: expected a value, found end of line
        ~~~~~~~ note of E0502: the first `outline` is here
        outline rect(bounds), rect(bounds)
        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E0502: duplicate `outline`
        help: remove one of them
                              ^^^^^^^^^^^^ E0405: too many arguments for `outline`
                              help: write it as `outline Path`
        fill .red, path: circle(center: center)
                         ^^^^^^^^^^^^^^^^^^^^^^ E0404: missing argument for `circle`: `radius:`
                         help: write it as `circle(center: Point, radius: Number)`
        fill .red, path: star(center: center, points: 5)
                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E0404: missing argument for `star`: `outerRadius:`
                         help: write it as `star(center: Point, points: Int, outerRadius: Number, innerRadius: Number)`, optionally with `rotation:`
        let m = min(1)
                    ^ E0410: `min` of one value needs a list, found an Int
                    help: add another value, as in `min(a, b)`
        let n = max()
                ^^^^^ E0404: missing argument for `max`: the list
                help: write it as `max(list)`
        require m > n
      }
      """)
  }

  @Test func `arguments that exclude each other are reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        outline {
          move
          ^^^^ E0406: missing argument for `move`: a Point or `by:`
          move (0, 0), by: (1, 1)
                           ^^^^^^ E0406: `move` takes either a Point or `by:`, not both
          line
          ^^^^ E0406: missing argument for `line`: a Point or `by:`
          quad (1, 1)
          ^^^^ E0404: missing argument for `quad`: `control:`
          help: write it as `quad Point, control: Point`
          quad control: (1, 1)
          ^^^^ E0406: missing argument for `quad`: a Point or `by:`
          arc center: center, from: 0deg, to: 90deg
          ^^^ E0406: missing argument for `arc`: `radius:` or `radii:`
          arc center: center, radius: 3, radii: 3 x 4, from: 0deg, to: 90deg
                                                ^^^^^ E0406: `arc` takes either `radius:` or `radii:`, not both
          arc center: center, radius: 3, from: 0deg
          ^^^ E0406: missing argument for `arc`: `to:` or `sweep:`
          arc center: center, radius: 3, from: 0deg, to: 90deg, sweep: 90deg
                                                                       ^^^^^ E0406: `arc` takes either `to:` or `sweep:`, not both
          close (0, 0)
                ^^^^^^ E0405: too many arguments for `close`
                help: write it as `close`
        }
      }
      """)
  }

  @Test func `an argument that is not the name of a layer is reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        layer a(above: 3) { fill .red }
                       ^ E0408: expected the name of a layer
                       help: use a name or a list of names, such as `content` or `[body, content]`
        layer b(above: "a") { fill .red }
                       ^^^ E0408: expected the name of a layer
                       help: use a name or a list of names, such as `content` or `[body, content]`
        layer c(above: [a, center.x]) { fill .red }
                           ^^^^^^^^ E0408: expected the name of a layer
                           help: use a name or a list of names, such as `content` or `[body, content]`
        layer d(above: [a, b], below: (c)) { fill .red }
      }
      """)
  }

  @Test func `wrong arguments of a preview are reported`() {
    expect(
      """
      shape A(n in 0...4 = 1) { size 10 x 10; fill .red, opacity: n / 4 }
      preview A(m: 3), named: "1"
                ^ E0401: unknown label `m:` for `A`
                help: use `n:`
      preview A(), 3, named: "2"
                   ^ E0403: unexpected argument for `preview`
      preview A(), size: 3, named: "3"
                         ^ E0301: expected a Size, found an Int
                         help: use a size, as in `240 x 320`
      preview A(), scheme: .drak, named: "4"
                           ^^^^^ E0313: unknown constant `.drak` for the type Scheme
                           help: did you mean `.dark`?
      preview A(), nmaed: "5"
                   ^^^^^ E0401: unknown label `nmaed:` for `preview`
                   help: did you mean `named:`?
              ~ note of E0215: the first `A` is here
      preview A(), size: 3 x 3, size: 4 x 4, named: "6"
                                ^^^^^^^^^^^ E0402: duplicate label `size:`
                                help: remove one of them
                   ~~~~ note of E0402: the first `size` is here
      preview A()
              ^ E0215: duplicate preview name "A"
              help: add another name to one of them: `named: "small"`
      preview B()
              ^ E0201: unknown shape `B`
              help: declare `shape B { … }`, or import the file that declares it
      let v = 3
      preview v()
              ^ E0207: `v` is not a shape
      """)
  }

  @Test func `wrong values in a preview are reported`() {
    expect(
      """
      shape A(n in 0...4 = 1) { size 10 x 10; fill .red, opacity: n / 4 }
                   ~~~~~ note of E0611: the range of `n` is declared here
      preview A(n: 9), named: "a"
                   ^ E0611: `n` must be in `0...4`, found 9
      preview A(n: 1 / 0), named: "b"
                   ^^^^^ E0602: division by zero
                   help: check the divisor first: `b > 0 ? a / b : 0`
      preview A(), size: 0 x 3, named: "c"
                         ^^^^^ E0621: invalid size 0 x 3
                         note: in `A` at 0 x 3
                         help: use two lengths above 0 and at most 100000: `240 x 320`
              ~ note of E0621: `A` is used here
      preview A(), size: 5000 x 3, named: "d"
                         ^^^^^^^^ E0620: the size 5000 x 3 is outside the limits of `A`: 1 x 1 to 4096 x 4096
                         note: in `A` at 5000 x 3
                         help: use another size, or change `min:` or `max:` in the `size` of the shape
              ~ note of E0620: `A` is used here
      """)
  }

  @Test func `layers that are scaled too much together are reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        layer(scale: 200) { layer(scale: (-1, 100)) { fill .red } }
                                         ^^^^^^^^^ E0607: a layer and those around it can be scaled by at most 10000 together, found 20000
                                         note: in `A` at 10 x 10
                                         help: use smaller factors
      }
      """)
  }

  @Test func `wrong scales of a layer are reported`() {
    expect(
      """
      shape A(n in 0...20000 = 1) {
        size 10 x 10
        layer(scale: 45deg) { }
                     ^^^^^ E0301: expected a Number or Point, found an Angle
        layer(scale: 2 x 3) { }
                     ^^^^^ E0301: expected a Number or Point, found a Size
                     help: use a point for two factors, as in `(-1, 1)`
        layer(scale: true) { }
                     ^^^^ E0301: expected a Number or Point, found a Bool
        layer(scale: .red) { }
                     ^^^^ E0301: expected a Number or Point, found a Color
        layer(scaleX: -1) { }
              ^^^^^^ E0401: unknown label `scaleX:` for `layer`
              help: use `scale: (-1, 1)` to mirror the layer horizontally
        layer(flip: true) { }
              ^^^^ E0401: unknown label `flip:` for `layer`
              help: use `scale: (-1, 1)` to mirror the layer horizontally
        layer(zoom: 2) { }
              ^^^^ E0401: unknown label `zoom:` for `layer`
              help: use `scale: 50%`
        layer(scale: -1, scale: 2) { }
                         ^^^^^^^^ E0402: duplicate label `scale:`
                         help: remove one of them
                     ~~ note of E0402: the first `scale` is here
        content(scale: 2)
                ^^^^^ E0401: unknown label `scale:` for `content`
                help: put the slot into a layer: `layer(scale: …) { content }`
      }
      """)
    expect(
      """
      shape A {
        size 10 x 10
        layer(scale: 20000) { }
                     ^^^^^ E0607: the scale of a layer must be in `-10000...10000`, found 20000
                     note: in `A` at 10 x 10
                     help: use `clamp(value, -10000, 10000)` to limit the value
        layer(scale: (1, -1e9)) { }
                     ^^^^^^^^^ E0607: the scale of a layer must be in `-10000...10000`, found -1000000000
                     note: in `A` at 10 x 10
                     help: use `clamp(value, -10000, 10000)` to limit the value
      }
      """)
  }
}
