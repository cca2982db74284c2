import Testing

@Suite("Syntax of other languages")
struct ForeignSyntaxTests {
  @Test func `conditions as values are reported`() {
    expect(
      """
      shape A {
        size 24 x 24
        let a = if width > 20 { 3 } else { 4 }
                ^^ E0122: `if` is not allowed in a value
                help: use `condition ? value : other`, as in `width > 40 ? 3 : 4`
        let b = if (width > 20) { 3 } else { 4 }
                ^^ E0122: `if` is not allowed in a value
                help: use `condition ? value : other`, as in `width > 40 ? 3 : 4`
        let c = switch width { case 4: 3 }
                ^^^^^^ E0122: `switch` is not allowed in a value
                help: use `condition ? value : other`, as in `width > 40 ? 3 : 4`
        fill .red, path: circle(center: center, radius: a + b + c)
      }
      """)
  }

  @Test func `values can have the names of keywords`() {
    expect(
      """
      func if(a: Number) = a
      shape A {
        size 24 x 24
        let switch = if(a: 3) x if(a: 4)
        fill .red, path: rect(Rect(center: center, size: switch))
      }
      """)
  }

  @Test func `keywords are accepted as names at the end of a line`() {
    expect(
      """
      func double(if: Number) = 2 * if
      shape A(switch: Number = 4) {
        size 24 x 24
        let r = switch
        fill .red, path: circle(center: center, radius: r)
        let if = double(if: r)
        let q = if
        let p = q
        fill .red, path: circle(center: center, radius: p)
      }
      """)
  }

  @Test func `function blocks with more than a value are reported`() {
    expect(
      """
      func f(a: Number) { let b = a; return b }
                        ^^^^^^^^^^^^^^^^^^^^^^^ E0122: the value of a function is not written in a block
                        help: write one value after `=`, as in `func double(a: Number) = 2 * a`
      func g(a: Number) { /* kept */ return a }
                        ^^^^^^^^^^^^^^^^^^^^^^^ E0122: the value of a function is not written in a block
                        help: write one value after `=`, as in `func double(a: Number) = 2 * a`
      func h(a: Number) { return if a > 4 { 1 } else { 2 } }
                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E0122: the value of a function is not written in a block
                        help: write one value after `=`, as in `func double(a: Number) = 2 * a`
      shape A {
        size 24 x 24
        fill .red, opacity: f(a: 1) + g(a: 1) + h(a: 1)
      }
      """)
  }

  @Test func `a missing parenthesis before a semicolon is reported`() {
    expect(
      """
      shape A {
        size 24 x 24
        fill .red, path: circle(center: center, radius: 4; fill .blue
                                                         ^ E0108: expected `)`, found `;`
      }
      """)
  }

  @Test func `parameters without a colon, and optional types, are reported`() {
    expect(
      """
      shape A(radius Number = 4, tint: Color? = .red) {
              ^^^^^^ E0121: missing colon after parameter `radius`
              help: use `radius: Number`
                                            ^ E0122: a type can't be optional
                                            help: remove the `?`; every name has a value, such as `.transparent` for a color
        size 24 x 24
        fill tint, path: circle(center: center, radius: radius)
      }
      """)
  }

  @Test func `operators and assignments are reported`() {
    expect(
      """
      shape A(isOn: Bool = true, isWide: Bool = false) {
        size 24 x 24
        let sum = 0
        sum += 3
        ^^^ E0110: unknown statement `sum`
        help: compute the final value in one expression, such as `sum(list)`; values never change, not even in a `repeat`
        if isOn === isWide { fill .red } else { fill .blue, opacity: isOn !== isWide ? 0.5 : 1 }
                ^^^ E0122: unknown operator `===`
                                                                          ^^^ E0122: unknown operator `!==`
      }
      """)
  }

  @Test func `CSS rules are reported`() {
    expect(
      """
      shape A(tint: Color = .red) {
        size 24 x 24
        fill $tint
             ^^^^^ E0101: unexpected `$tint`
             help: use `tint`; a name can't contain `$`
        :hover { fill .blue }
        ^^^^^^ E0122: `:hover` is not a statement
        help: declare a parameter, such as `isHovered: Bool = false`, and use `if isHovered { … }`
        @media dark { fill .white }
        ^^^^^^ E0101: unexpected `@media`
        help: use `adaptive(light: .white, dark: .black)` for a color that differs in the dark appearance
        fill light-dark(.white, .black)
             ^^^^^ E0201: unknown name `light`
             help: declare it with `let` or as a parameter, or add a dot if it is a constant, as in `.black`
      }
      """)
  }

  @Test func `subscripts and labels of points are reported`() {
    expect(
      """
      shape A {
        size 24 x 24
        let sides = [3, 4]
        let corner: Point? = (x: 2, 3)
                         ^ E0122: a type can't be optional
                         help: remove the `?`; every name has a value, such as `.transparent` for a color
                              ^^ E0122: a point has no labels
                              help: remove the labels, as in `(0, 0)`
        fill .red, path: circle(center: (x: 12, y: 12), radius: sides[0])
                                         ^^ E0122: a point has no labels
                                         help: remove the labels, as in `(0, 0)`
      }
      """)
  }

  @Test func `calls of constants are reported`() {
    expect(
      """
      shape A {
        size 24 x 24
        layer(rotation: .degrees(45)) { fill .rgb(1, 0, 0) }
                        ^^^^^^^^^^^^ E0122: `.degrees` is not a function
                                             ^^^^^^^^^^^^^ E0122: `.rgb` is not a function
                                             help: remove the dot: `rgb(…)`
        layer(rotation: .radians(width)) { fill .hex("abc") }
                        ^^^^^^^^^^^^^^^ E0122: `.radians` is not a function
                        help: use an angle with a unit, such as `0.5rad`
                                                ^^^^^^^^^^^ E0122: `.hex` is not a function
                                                help: use `#FF8800`
        layer(rotation: .degrees(-45)) { fill .red }
                        ^^^^^^^^^^^^^ E0122: `.degrees` is not a function
        fill linearGradient([.init(color: .red, location: 0), .blue])
                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E0122: `.init` is not a function
                             help: write the value itself, such as `#FF8800`, `.red` or `(x, y)`
        stroke .primary
               ^^^^^^^^ E0313: unknown constant `.primary` for the type Color
               help: use `adaptive(light: #007AFF, dark: #0A84FF)`; there are no system colors
      }
      """)
  }

  @Test func `wrong separators and brackets of lists are reported`() {
    expect(
      """
      shape A {
        size 24 x 24
        fill linearGradient([.red; .blue])
                                 ^ E0122: unexpected `;` in brackets
        fill linearGradient([.red, .blue, from: center)
                                          ^^^^^ E0122: expected `]` before the label `from:`
                                          help: close the list before the label
      }
      """)
  }

  @Test func `blocks without braces are reported`() {
    expect(
      """
      shape A:
             ^ E0108: expected a block in `{ }`, found `:`
             help: use braces for a block, as in `shape Card { … }`, and parentheses for labels, as in `layer(inset: 4) { … }`
        size 24 x 24
        fill .red
      """)
    expect(
      """
      shape A {
        size 24 x 24
        if (width > 4) fill .red
                       ^^^^ E0108: expected a block in `{ }`, found `fill`
                       help: put the statement into a block: `{ … }`
        path { line (1, 2) }
        ^^^^ E0108: expected a statement, found `path`
        help: use `outline { … }`, or name the path: `let name = path { … }`
      }
      """)
  }

  @Test func `frames of used shapes, and of parents, are reported`() {
    expect(
      """
      shape Dot { size 4 x 4; fill .red }
      shape A {
        size 24 x 24
        use Dot(left: 4)
                ^^^^ E0401: unknown label `left:` for `Dot`
                help: use the shape in a layer: `layer(left: …) { use Dot() }`
        layer(width: parent.width) { fill .blue }
                     ^^^^^^ E0201: unknown name `parent`
                     help: use `width`, `height` or `bounds`; in the header of a layer they are those of its parent
        fill .green, path: circle(center: bounds.mid, radius: bounds.midX)
                                                 ^^^ E0315: a Rect has no member `.mid`
                                                 help: use `.center`
      }
      """)
  }
}
