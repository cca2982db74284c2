import Testing

@Suite("First attempts of CSS, SVG and JavaScript developers")
struct NewcomersFromCSSTests {
  @Test func `units of length are reported`() {
    expect(
      """
      shape A {
        size 100px x 50px
             ^^^^^ E0105: unknown unit `px` in `100px`
             help: use `100`; lengths have no unit
                     ^^^^ E0105: unknown unit `px` in `50px`
                     help: use `50`; lengths have no unit
        fill .red
      }
      """)
  }

  @Test func `shares of a length are reported`() {
    expect(
      """
      shape A {
        size 90% x 40
             ^^^ W0021: `90%` means 0.9 points here, not a share
             help: multiply it by a length, as in `50% * width`
        ^^^^^^^^^^^^^ E0620: the size 0.9 x 40 is outside the limits of `A`: 1 x 1 to 4096 x 4096
        note: in `A` at 0.9 x 40
        help: use another size, or change `min:` or `max:` in the `size` of the shape
        layer(left: 50%, width: 100% - 10) { fill .red, opacity: 50% }
                    ^^^ W0021: `50%` means 0.5 points here, not a share
                    help: use `50% * width`
                                ^^^^ W0021: `100%` means 1 point here, not a share
                                help: use `width`
        fill .blue, path: polygon([(50%, 0%), (20, 100%), center + (30%, 40%) * width])
                                    ^^^ W0021: `50%` means 0.5 points here, not a share
                                    help: use `50% * width`
                                                   ^^^^ W0021: `100%` means 1 point here, not a share
                                                   help: use `height`
        border width: 10%
                      ^^^ W0021: `10%` means 0.1 points here, not a share
                      help: multiply it by a length, as in `50% * width`
      }
      """)
  }

  @Test func `variables are reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        var r = 4
        ^^^ E0110: unknown statement `var`
        help: use `let` to name a value; values never change
        fill .red, path: circle(center: center, radius: r)
      }
      """)
  }

  @Test func `a rule is reported`() {
    expect(
      """
      .card {
      ^ E0108: expected a declaration, found `.`
      help: use `import`, `let`, `func`, `style`, `shape`, `enum` or `preview`
        background: white;
        border-radius: 12px;
                       ^^^^ E0105: unknown unit `px` in `12px`
                       help: use `12`; lengths have no unit
      }
      """)
  }

  @Test func `a colon after a keyword is reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill: red
            ^ E0120: unexpected `:` after `fill`
            help: write the arguments right after the keyword, as in `fill .red`
              ^^^ E0323: missing dot before the constant `red`
              help: use `.red`
      }
      """)
  }

  @Test func `properties are reported`() {
    expect(
      """
      shape A {
        size: 10 x 10
            ^ E0120: unexpected `:` after `size`
            help: write the arguments right after the keyword, as in `fill .red`
        border-width: 2;
        ^^^^^^^^^^^^ E0110: unknown statement `border-width`
        help: use one statement: `border .all, width: 1, color: .black`
        border-color: red;
        ^^^^^^^^^^^^ E0110: unknown statement `border-color`
        help: use one statement: `border .all, width: 1, color: .black`
      }
      """)
  }

  @Test func `color names as strings are reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill "red"
             ^^^^^ E0301: expected a Paint, found a string
             help: use a color such as `#FF8800` or `.red`
        border .all, color: "red"
                            ^^^^^ E0301: expected a Paint, found a string
                            help: use a color such as `#FF8800` or `.red`
        color: "red"
        ^^^^^ E0110: unknown statement `color`
        help: use `fill`, as in `fill .red`
      }
      """)
  }

  @Test func `constants without their dot are reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill red
             ^^^ E0323: missing dot before the constant `red`
             help: use `.red`
        stroke black
               ^^^^^ E0323: missing dot before the constant `black`
               help: use `.black`
      }
      """)
  }

  @Test func `colors without their number sign are reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill FF0000
             ^^^^^^ E0201: unknown name `FF0000`
             help: use `#FF0000`
        stroke 00FF00
               ^^^^^^ E0105: unknown unit `FF00` in `00FF00`
               help: use `#00FF00`
      }
      """)
  }

  @Test func `malformed colors are reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill #FF000
             ^^^^^^ E0106: expected 3, 4, 6 or 8 hexadecimal digits in color `#FF000`
             help: use a color such as `#F80`, `#FF8800`, or `#FF880080` with opacity
        stroke 0xFF0000
               ^^^^^^^^ E0105: unknown unit `xFF0000` in `0xFF0000`
               help: use `#FF0000`
      }
      """)
  }

  @Test func `percentages are reported, not remainders`() {
    expect(
      """
      shape A {
        size 10 x 10
        layer (left: 50%, width: 100%) { fill .red }
                     ^^^ W0021: `50%` means 0.5 points here, not a share
                     help: use `50% * width`
                                 ^^^^ W0021: `100%` means 1 point here, not a share
                                 help: use `width`
        fill .red, path: circle(center: (50%, 50%), radius: 5 % 2)
                                                              ^ E0101: unexpected `%`
                                                              help: use `%` right after a number, as in `35%`, or `mod(a, b)` for the remainder
      }
      """)
  }

  @Test func `text and images are reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        text "hello"
        ^^^^ E0110: unknown statement `text`
        help: use the content slot for text; a shape can't contain text
        image "a.png"
        ^^^^^ E0110: unknown statement `image`
        help: use the content slot for images; a shape can't contain images
      }
      """)
  }

  @Test func `single quotes are reported`() {
    expect(
      """
      import 'palette.shape'
             ^^^^^^^^^^^^^^^ E0101: unexpected `'`
             help: use straight double quotes, as in `"text"`
      shape A {
        size 10 x 10
        require width > 0, 'wide'
                           ^^^^^^ E0101: unexpected `'`
                           help: use straight double quotes, as in `"text"`
      }
      """)
  }

  @Test func `a shorthand shadow is reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill .white
        shadow 0 2 4 black
                 ^ E0118: missing comma before `2`
                 help: write it like `shadow .black, radius: 4, offset: (0, 2), opacity: 30%`
      }
      """)
  }

  @Test func `gradients are reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill linear-gradient(to right, red, blue)
             ^^^^^^ E0201: unknown name `linear`
             help: use `linearGradient([.red, .blue])`, `radialGradient(…)` or `conicGradient(…)`
                    ^^^^^^^^ E0201: unknown function `gradient`
                                ^^^^^ E0118: missing comma before `right`
                                help: separate the parts of a statement or a list with commas
        fill linearGradient(.red, .blue)
                            ^^^^ E0312: expected a list [gradient stop], found the constant `.red`
                            help: use square brackets: `[a, b]`
        fill linearGradient([red, blue])
                             ^^^ E0323: missing dot before the constant `red`
                             help: use `.red`
                                  ^^^^ E0323: missing dot before the constant `blue`
                                  help: use `.blue`
      }
      """)
  }

  @Test func `corners as a property are reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        cornerRadius 4
        ^^^^^^^^^^^^ E0110: unknown statement `cornerRadius`
        help: round the outline: `outline roundedRect(bounds, cornerRadius: 12)`
        outline roundedRect(bounds, radius: 4)
                                    ^^^^^^ E0401: unknown label `radius:` for `roundedRect`
                                    help: use `roundedRect(bounds, cornerRadius: 12)`
        fill .red
      }
      """)
  }

  @Test func `a for loop is reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        for i in 0..<3 {
        ^^^ E0110: unknown statement `for`
        help: use `repeat i in 0..<3 { … }`
          fill .red, path: circle(center: (i, i), radius: 2)
        }
      }
      """)
  }

  @Test func `numbers in place of angles are reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        stroke .red, path: path { arc center: center, radius: 4, from: 0, to: 180 }
                                                                       ^ E0302: expected an Angle, found the number `0`
                                                                       help: add a unit: `deg`, `turn` or `rad`, as in `0deg`
                                                                              ^^^ E0302: expected an Angle, found the number `180`
                                                                              help: add a unit: `deg`, `turn` or `rad`, as in `180deg`
      }
      """)
  }

  @Test func `angles without a unit are reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill .red, path: rect(bounds).rotated(by: 45)
                                                  ^^ E0302: expected an Angle, found the number `45`
                                                  help: add a unit: `deg`, `turn` or `rad`, as in `45deg`
        fill .red, path: rect(bounds).rotate(45deg)
                                      ^^^^^^ E0315: a Path has no member `.rotate`
                                      help: did you mean `.rotated`?
        fill .red, path: rect(bounds).rotated(by: 45°)
                                                    ^ E0101: unexpected `°`
                                                    help: use the unit `deg`, as in `45deg`
      }
      """)
  }
}
