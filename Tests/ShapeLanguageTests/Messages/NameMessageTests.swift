import Testing

@Suite("Messages about names")
struct NameMessageTests {
  @Test func `unknown names`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill tint
             ^^^^ E0201: no value is named `tint` here
             help: a value is a parameter or a `let`; constants such as colours have a dot: `.black`
        require f() > 0
                ^ E0201: no function is named `f` here
        use B()
            ^ E0201: no shape is named `B` here
        apply raised
              ^^^^^^ E0201: no style is named `raised` here
        let a: Foo = 3
               ^^^ E0201: no type is named `Foo` here
        layer b(above: c) { fill .red }
                       ^ E0201: no layer beside this one is named `c` here
                       help: `above:` and `below:` name layers of the same parent, or `content`
      }
      """)
  }

  @Test func `near misses`() {
    expect(
      """
      let tint = .red
      func double(a: Number) = 2 * a
      style raised { fill .red }
      enum Suit { heart, spade }
      shape Spade(suit: Siut = .heart) {
                        ^^^^ E0201: no type is named `Siut` here
                        help: did you mean `Suit`?
        size 10 x 10
        fill tnit
             ^^^^ E0201: no value is named `tnit` here
             help: did you mean `tint`?
        require duoble(a: 3) > widht
                ^^^^^^ E0201: no function is named `duoble` here
                help: did you mean `double`?
                               ^^^^^ E0201: no value is named `widht` here
                               help: did you mean `width`?
        apply raisd
              ^^^^^ E0201: no style is named `raisd` here
              help: did you mean `raised`?
        layer body { use Spaed() }
                         ^^^^^ E0201: no shape is named `Spaed` here
                         help: did you mean `Spade`?
        layer over(above: bdoy) { fill .red }
                          ^^^^ E0201: no layer beside this one is named `bdoy` here
                          help: did you mean `body`?
      }
      """)
  }

  @Test func `names in scope of a value`() {
    expect(
      """
      func f(a: Number) = a + width
                              ^^^^^ E0211: `width` is known only inside a shape
                              help: move this into a shape, or make the value a parameter
      let b = height
              ^^^^^^ E0211: `height` is known only inside a shape
              help: move this into a shape, or make the value a parameter
      style s(r: Number = width) { fill .red }
                          ^^^^^ E0212: `width` is not a constant, and the range and the default of a parameter are constants
                          help: a constant is made of numbers, colours and the `let`s of a file
      shape A(n: Number = height) {
                          ^^^^^^ E0212: `height` is not a constant, and the range and the default of a parameter are constants
                          help: a constant is made of numbers, colours and the `let`s of a file
        size 10 x 10
        fill .red, opacity: n
        apply s
      }
      """)
  }

  @Test func `declared twice`() {
    expect(
      """
      let a = 1
          ~ note of E0202: `a` comes first here
          ~ note of E0202: `a` comes first here
      let a = 2
          ^ E0202: `a` is declared twice
          help: give one of them another name
      func a() = 3
           ^ E0202: `a` is declared twice
           help: give one of them another name
      shape A(n = 1, n = 2) {
                     ^ E0202: `n` is declared twice
                     help: give one of them another name
              ~ note of E0202: `n` comes first here
        size 10 x 10
        let b = n
            ~ note of E0202: `b` comes first here
        let b = 2
            ^ E0202: `b` is declared twice
            help: give one of them another name
        fill .red, opacity: b
        repeat i in 0..<2, i in 0..<2 { fill .red }
                           ^ E0202: `i` is declared twice
                           help: give one of them another name
               ~ note of E0202: `i` comes first here
      }
      enum E { a, b, a }
                     ^ E0202: `a` is declared twice
                     help: give one of them another name
               ~ note of E0202: `a` comes first here
      """)
  }

  @Test func `unused`() {
    expect(
      """
      private let a = 1
                  ^ W0001: `a` is never used
                  help: delete it, or use it
      private func f(x: Number) = 2
                   ^ W0001: `f` is never used
                   help: delete it, or use it
                     ^ W0002: the parameter `x` is never used
                     help: delete it, or use it
      private style s { fill .red }
                    ^ W0001: `s` is never used
                    help: delete it, or use it
      private shape B { size 10 x 10; fill .red }
                    ^ W0001: `B` is never used
                    help: delete it, or use it
      let b = 2
      func g(x: Number) = 3
             ^ W0002: the parameter `x` is never used
             help: delete it, or use it
      style t(c: Color) { fill .red }
              ^ W0002: the parameter `c` is never used
              help: delete it, or use it
      shape A(n: Number = 3) {
              ^ W0002: the parameter `n` is never used
              help: delete it, or use it
        size 10 x 10
        let c = 3
            ^ W0001: `c` is never used
            help: delete it, or use it
        fill .red
        outline { let d = 3; move (0, 0); line (9, 0); line (9, 9) }
                      ^ W0001: `d` is never used
                      help: delete it, or use it
        repeat i in 0..<2 { fill .red }
      }
      """)
  }

  @Test func `hidden`() {
    expect(
      """
      let a = 1
          ~ note of W0003: this `a` is hidden
      shape A(a: Number = 2) {
              ^ W0003: `a` hides another `a` declared outside
              help: another name would keep both in reach
              ~ note of W0003: this `a` is hidden
        size 10 x 10
        let width = 3
            ^^^^^ W0004: `width` hides the layer's own `width`
            help: another name would keep both in reach
        fill .red, opacity: a / width
        layer {
          let a = 3
              ^ W0003: `a` hides another `a` declared outside
              help: another name would keep both in reach
          fill .red, opacity: a / 3
        }
        repeat center in 0..<2 { fill .red, opacity: center / 2 }
               ^^^^^^ W0004: `center` hides the layer's own `center`
               help: another name would keep both in reach
      }
      enum Color { a, b }
           ^^^^^ W0005: the enum `Color` hides the type of that name
           help: another name would keep both in reach
      """)
  }

  @Test func `used as something else`() {
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
             help: draw a shape with `use A()`
        fill s
             ^ E0205: `s` is a style, not a value
        fill .red, opacity: f
                            ^ E0209: `f` is a function; it needs its arguments
                            help: write `f(…)`
        fill .red, opacity: E
                            ^ E0205: `E` is an enum, not a value
        fill .red, path: body
                         ^^^^ E0210: `body` is a layer, not a value
                         help: the name of a layer goes after `above:` and `below:`
        fill .red, opacity: v()
                            ^ E0206: `v` is a value, not a function
        require A() > 3
                ^ E0206: `A` is a shape, not a function
                help: draw a shape with `use A(…)`
        require s() > 3
                ^ E0206: `s` is a style, not a function
        require min > 3
                ^^^ E0209: `min` is a function; it needs its arguments
                help: write `min(…)`
        use v()
            ^ E0207: `v` is not a shape
        use s()
            ^ E0207: `s` is not a shape
        apply v
              ^ E0409: `apply` takes the name of one style
              help: for example `apply raised`, where `style raised { … }` is declared at the top level
        apply
        ^^^^^ E0409: `apply` takes the name of one style
        help: for example `apply raised`, where `style raised { … }` is declared at the top level
        apply s, 3
                 ^ E0409: `apply` takes the name of one style
                 help: for example `apply raised`, where `style raised { … }` is declared at the top level
        apply A
              ^ E0409: `apply` takes the name of one style
              help: for example `apply raised`, where `style raised { … }` is declared at the top level
        let k: v = 3
               ^ E0208: `v` is not a type
        let l: A = 3
               ^ E0208: `A` is not a type
        require k > l
      }
      """)
  }

  @Test func `not constant`() {
    expect(
      """
      let w = 3
      shape A(n: Number = 10, low in n...20 = 10) {
                                     ^ E0201: no value is named `n` here
                                     help: a value is a parameter or a `let`; constants such as colours have a dot: `.black`
        size n x 10, min: n x w
             ^ E0212: `n` is not a constant, and the size of a shape is a constant
             help: a constant is made of numbers, colours and the `let`s of a file
        fill .red, opacity: low
      }
      shape B {
        size width x 10
             ^^^^^ E0212: `width` is not a constant, and the size of a shape is a constant
             help: a constant is made of numbers, colours and the `let`s of a file
        let k = 4
        fill .red, opacity: k
      }
      preview B(), size: width x 3
                         ^^^^^ E0212: `width` is not a constant, and the values of a preview are constants
                         help: a constant is made of numbers, colours and the `let`s of a file
      """)
  }

  @Test func `a design size that needs a let of the shape`() {
    expect(
      """
      shape A {
        size k x 10
             ^ E0212: `k` is not a constant, and the size of a shape is a constant
             help: a constant is made of numbers, colours and the `let`s of a file
        let k = 4
        fill .red
      }
      """)
  }

  @Test func `cycles of values`() {
    expect(
      """
      let a = b + 1
              ~ note of E0213: `a` needs `b` here
      let b = c + 1
              ~ note of E0213: `b` needs `c` here
      let c = a + 1
              ^ E0213: these values need each other: a → b → c → a
              help: one of them must be known without the others; functions can't call themselves
              ~ note of E0213: `c` needs `a` here
      func f(x: Number) = g(x: x)
                          ~~~~~~~ note of E0213: `f` needs `g` here
      func g(x: Number) = f(x: x)
                          ^^^^^^^ E0213: these values need each other: f → g → f
                          help: one of them must be known without the others; functions can't call themselves
                          ~~~~~~~ note of E0213: `g` needs `f` here
      func h(x: Number = h()) = x
                         ^^^ E0213: these values need each other: h → h
                         help: one of them must be known without the others; functions can't call themselves
                         ~~~ note of E0213: `h` needs `h` here
      shape A {
        size 10 x 10
        let p = q
                ~ note of E0213: `p` needs `q` here
        let q = p
                ^ E0213: these values need each other: p → q → p
                help: one of them must be known without the others; functions can't call themselves
                ~ note of E0213: `q` needs `p` here
        let r = r
                ^ E0213: these values need each other: r → r
                help: one of them must be known without the others; functions can't call themselves
                ~ note of E0213: `r` needs `r` here
        fill .red, opacity: p + q + r
      }
      """)
  }

  @Test func `cycles of shapes and styles`() {
    expect(
      """
      style s { apply t }
                      ~ note of E0213: `s` needs `t` here
      style t { apply s }
                      ^ E0213: these styles apply each other: s → t → s
                      help: a style can't apply itself
                      ~ note of E0213: `t` needs `s` here
      shape A { size 10 x 10; use B() }
                                  ~ note of E0213: `A` needs `B` here
      shape B { size 10 x 10; layer { if width > 3 { use A() } } }
                                                         ^ E0213: these shapes use each other: A → B → A
                                                         help: a shape can't be drawn inside itself
                                                         ~ note of E0213: `B` needs `A` here
      shape C { size 10 x 10; use D() { use C() } }
                                            ^ E0213: these shapes use each other: C → C
                                            help: a shape can't be drawn inside itself
                                            ~ note of E0213: `C` needs `C` here
      shape D { size 10 x 10; content }
      """)
  }

  @Test func `a local name calls no function`() {
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
}
