import Testing

@Suite("Messages about names")
struct NameMessageTests {
  @Test func `unknown names are reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill tint
             ^^^^ E0201: unknown name `tint`
             help: declare it with `let` or as a parameter, or add a dot if it is a constant, as in `.black`
        require f() > 0
                ^ E0201: unknown function `f`
        use B()
            ^ E0201: unknown shape `B`
            help: declare `shape B { … }`, or import the file that declares it
        apply raised
              ^^^^^^ E0201: unknown style `raised`
              help: declare `style raised { … }`, or import the file that declares it
        let a: Foo = 3
               ^^^ E0201: unknown type `Foo`
        layer b(above: c) { fill .red }
                       ^ E0201: unknown layer `c`
                       help: use a layer with the same parent, or `content`
      }
      """)
  }

  @Test func `a similar name is suggested`() {
    expect(
      """
      let tint = .red
      func double(a: Number) = 2 * a
      style raised { fill .red }
      enum Suit { heart, spade }
      shape Spade(suit: Siut = .heart) {
                        ^^^^ E0201: unknown type `Siut`
                        help: did you mean `Suit`?
        size 10 x 10
        fill tnit
             ^^^^ E0201: unknown name `tnit`
             help: did you mean `tint`?
        require duoble(a: 3) > widht
                ^^^^^^ E0201: unknown function `duoble`
                help: did you mean `double`?
                               ^^^^^ E0201: unknown name `widht`
                               help: did you mean `width`?
        apply raisd
              ^^^^^ E0201: unknown style `raisd`
              help: did you mean `raised`?
        layer body { use Spaed() }
                         ^^^^^ E0201: unknown shape `Spaed`
                         help: did you mean `Spade`?
        layer over(above: bdoy) { fill .red }
                          ^^^^ E0201: unknown layer `bdoy`
                          help: did you mean `body`?
      }
      """)
  }

  @Test func `names that are not in scope are reported`() {
    expect(
      """
      func f(a: Number) = a + width
                              ^^^^^ E0211: `width` is only available in a shape or a style
                              help: move this into a shape, or use a parameter
      let b = height
              ^^^^^^ E0211: `height` is only available in a shape or a style
              help: move this into a shape, or use a parameter
      style s(r: Number = width) { fill .red }
                          ^^^^^ E0212: `width` is not a constant; the default of a parameter must be constant
                          help: use only literals and the `let`s at the top level of the file
      shape A(n: Number = height) {
                          ^^^^^^ E0212: `height` is not a constant; the default of a parameter must be constant
                          help: use only literals and the `let`s at the top level of the file
        size 10 x 10
        fill .red, opacity: n
        apply s
      }
      """)
  }

  @Test func `a name that is declared twice is reported`() {
    expect(
      """
      let a = 1
          ~ note of E0202: the first `a` is here
          ~ note of E0202: the first `a` is here
      let a = 2
          ^ E0202: duplicate `a`
          help: rename one of them
      func a() = 3
           ^ E0202: duplicate `a`
           help: rename one of them
      shape A(n = 1, n = 2) {
                     ^ E0202: duplicate `n`
                     help: rename one of them
              ~ note of E0202: the first `n` is here
        size 10 x 10
        let b = n
            ~ note of E0202: the first `b` is here
        let b = 2
            ^ E0202: duplicate `b`
            help: rename one of them
        fill .red, opacity: b
        repeat i in 0..<2, i in 0..<2 { fill .red }
                           ^ E0202: duplicate `i`
                           help: rename one of them
               ~ note of E0202: the first `i` is here
      }
      enum E { a, b, a }
                     ^ E0202: duplicate `a`
                     help: rename one of them
               ~ note of E0202: the first `a` is here
      """)
  }

  @Test func `unused declarations are reported`() {
    expect(
      """
      private let a = 1
                  ^ W0001: `a` is never used
                  help: use it, or remove it
      private func f(x: Number) = 2
                   ^ W0001: `f` is never used
                   help: use it, or remove it
                     ^ W0002: parameter `x` is never used
                     help: use it, remove it, or begin its name with `_`
      private style s { fill .red }
                    ^ W0001: `s` is never used
                    help: use it, or remove it
      private shape B { size 10 x 10; fill .red }
                    ^ W0001: `B` is never used
                    help: use it, or remove it
      let b = 2
      func g(x: Number) = 3
             ^ W0002: parameter `x` is never used
             help: use it, remove it, or begin its name with `_`
      style t(c: Color) { fill .red }
              ^ W0002: parameter `c` is never used
              help: use it, remove it, or begin its name with `_`
      shape A(n: Number = 3) {
              ^ W0002: parameter `n` is never used
              help: use it, remove it, or begin its name with `_`
        size 10 x 10
        let c = 3
            ^ W0001: `c` is never used
            help: use it, or remove it
        fill .red
        outline { let d = 3; move (0, 0); line (9, 0); line (9, 9) }
                      ^ W0001: `d` is never used
                      help: use it, or remove it
        repeat i in 0..<2 { stroke .red }
      }
      """)
  }

  @Test func `hidden names are reported`() {
    expect(
      """
      let a = 1
          ~ note of W0003: this `a` is hidden
      shape A(a: Number = 2) {
              ^ W0003: `a` hides an outer `a`
              help: rename one of them
              ~ note of W0003: this `a` is hidden
        size 10 x 10
        let width = 3
            ^^^^^ W0004: `width` hides the `width` of the layer
            help: use another name
        fill .red, opacity: a / width
        layer {
          let a = 3
              ^ W0003: `a` hides an outer `a`
              help: rename one of them
          fill .red, opacity: a / 3
        }
        repeat center in 0..<2 { fill .red, opacity: center / 2 }
               ^^^^^^ W0004: `center` hides the `center` of the layer
               help: use another name
      }
      enum Color { a, b }
           ^^^^^ W0005: enum `Color` hides the built-in type of that name
           help: rename the enum
      """)
  }

  @Test func `a name of another kind is reported`() {
    expect(
      """
      func f() = 1
      style s { fill .red }
      enum E { a }
      let v = 1
      shape A {
        size 10 x 10
        layer body { fill .red }
        fill A
             ^ E0205: `A` is a shape, not a value
             help: draw the shape with `use A()`
        fill s
             ^ E0205: `s` is a style, not a value
        fill .red, opacity: f
                            ^ E0209: missing arguments for function `f`
                            help: use `f(…)`
        fill .red, opacity: E
                            ^ E0205: `E` is an enum, not a value
        fill .red, path: body
                         ^^^^ E0210: `body` is a layer, not a value
                         help: use the name of a layer only in `above:` and `below:`
        fill .red, opacity: v()
                            ^ E0206: `v` is a value, not a function
        require A() > 3
                ^ E0206: `A` is a shape, not a function
                help: draw the shape with `use A(…)`
        require s() > 3
                ^ E0206: `s` is a style, not a function
        require min > 3
                ^^^ E0209: missing arguments for function `min`
                help: use `min(…)`
        use v()
            ^ E0207: `v` is not a shape
        use s()
            ^ E0207: `s` is not a shape
        apply v
              ^ E0409: expected the name of one style
              help: use one `apply` for each style, as in `apply raised` with `style raised { … }` at the top level
        apply
        ^^^^^ E0409: expected the name of one style
        help: use one `apply` for each style, as in `apply raised` with `style raised { … }` at the top level
        apply s, 3
                 ^ E0409: expected the name of one style
                 help: use one `apply` for each style, as in `apply raised` with `style raised { … }` at the top level
        apply A
              ^ E0409: expected the name of one style
              help: use one `apply` for each style, as in `apply raised` with `style raised { … }` at the top level
        let k: v = 3
               ^ E0208: `v` is not a type
        let l: A = 3
               ^ E0208: `A` is not a type
        require k > l
      }
      """)
  }

  @Test func `what hides a type is named`() {
    expect(
      """
      shape Color(color: Color = .red) { size 10 x 10; fill .red }
                         ^^^^^ E0208: `Color` is not a type
                         help: rename the shape `Color`, which hides the type
            ~~~~~ note of E0208: `Color` is declared here
      let Angle = 3
          ~~~~~ note of E0208: `Angle` is declared here
      shape A(a: Angle = 3) { size 10 x 10; fill .red }
                 ^^^^^ E0208: `Angle` is not a type
                 help: rename the value `Angle`, which hides the type
      """)
  }

  @Test func `values that are not constant are reported`() {
    expect(
      """
      let w = 3
      shape A(n: Number = 10, low in n...20 = 10) {
        size n x 10, min: n x w
             ^ E0212: `n` is not a constant; the design size of a shape must be constant
             help: use only literals and the `let`s at the top level of the file
        fill .red, opacity: low
      }
      shape B {
        size width x 10
             ^^^^^ E0212: `width` is not a constant; the design size of a shape must be constant
             help: use only literals and the `let`s at the top level of the file
        let k = 4
        fill .red, opacity: k
      }
      preview B(), size: width x 3
                         ^^^^^ E0212: `width` is not a constant; the values of a preview must be constants
                         help: use only literals and the `let`s at the top level of the file
      """)
  }

  @Test func `a design size that needs a let of the shape is reported`() {
    expect(
      """
      shape A {
        size k x 10
             ^ E0212: `k` is not a constant; the design size of a shape must be constant
             help: use only literals and the `let`s at the top level of the file
        let k = 4
        fill .red
      }
      """)
  }

  @Test func `cycles of values are reported`() {
    expect(
      """
      let a = b + 1
              ~ note of E0213: `a` uses `b` here
      let b = c + 1
              ~ note of E0213: `b` uses `c` here
      let c = a + 1
              ^ E0213: `a` depends on itself: a → b → c → a
              help: remove one of the uses; a value can't depend on itself
              ~ note of E0213: `c` uses `a` here
      func f(x: Number) = g(x: x)
                          ~~~~~~~ note of E0213: `f` uses `g` here
      func g(x: Number) = f(x: x)
                          ^^^^^^^ E0213: function `f` calls itself: f → g → f
                          help: use `repeat`, or a list such as `[for i in 0..<5: …]`; a function can't call itself
                          ~~~~~~~ note of E0213: `g` uses `f` here
      func h(x: Number = h()) = x
                         ^^^ E0213: function `h` calls itself
                         help: use `repeat`, or a list such as `[for i in 0..<5: …]`; a function can't call itself
                         ~~~ note of E0213: `h` uses `h` here
      shape A {
        size 10 x 10
        let p = q
                ~ note of E0213: `p` uses `q` here
        let q = p
                ^ E0213: `p` depends on itself: p → q → p
                help: remove one of the uses; a value can't depend on itself
                ~ note of E0213: `q` uses `p` here
        let r = r
                ^ E0213: `r` depends on itself
                help: remove one of the uses; a value can't depend on itself
                ~ note of E0213: `r` uses `r` here
        fill .red, opacity: p + q + r
      }
      """)
  }

  @Test func `cycles of shapes and styles are reported`() {
    expect(
      """
      style s { apply t }
                      ~ note of E0213: `s` uses `t` here
      style t { apply s }
                      ^ E0213: style `s` applies itself: s → t → s
                      help: remove one `apply`
                      ~ note of E0213: `t` uses `s` here
      shape A { size 10 x 10; use B() }
                                  ~ note of E0213: `A` uses `B` here
      shape B { size 10 x 10; layer { if width > 3 { use A() } } }
                                                         ^ E0213: shape `A` uses itself: A → B → A
                                                         help: remove one `use`; a shape can't contain itself
                                                         ~ note of E0213: `B` uses `A` here
      shape C { size 10 x 10; use D() { use C() } }
                                            ^ E0213: shape `C` uses itself
                                            help: remove one `use`; a shape can't contain itself
                                            ~ note of E0213: `C` uses `C` here
      shape D { size 10 x 10; content }
      """)
  }

  @Test func `a local name can't be called as a function`() {
    expect(
      """
      func r(x: Number) = x
      shape A {
        size 10 x 10
        let r = r(x: 3)
        let s = 3
        fill .red, opacity: r + s(x: 3)
                                ^ E0206: `s` is a value, not a function
      }
      """)
  }

  @Test func `orders of layers that are impossible are reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        layer a { }
        ~~~~~ note of E0213: `a` must be above `c`
        layer b { }
        ~~~~~ note of E0213: `b` is above `a`, because it is later in the source
        layer c(above: b, below: a) { }
        ^^^^^ E0213: layer `c` must be above itself: c → b → a → c
        note: in `A` at 10 x 10
        help: remove one `above:` or `below:`
        ~~~~~ note of E0213: `c` must be above `b`
      }
      """)
    expect(
      """
      shape A {
        size 10 x 10
        layer a(above: b) { }
        layer b(above: a) { }
        layer c(z: 1) { }
        ~~~~~ note of E0213: `c` is above `d`, because its `z:` is larger
        layer d { }
        ~~~~~ note of E0213: `d` must be above `e`
        layer e(above: c, below: d) { }
        ^^^^^ E0213: layer `e` must be above itself: e → c → d → e
        note: in `A` at 10 x 10
        help: remove one `above:` or `below:`
        ~~~~~ note of E0213: `e` must be above `c`
      }
      """)
  }
}
