import Testing

@Suite("What people who write CSS, SVG or JavaScript try first")
struct NewcomersFromCSSTests {
  @Test func `units of length`() {
    expect(
      """
      shape A {
        size 100px x 50px
             ^^^^^ E0105: `100px` has an unknown unit `px`
             help: lengths have no unit: write `100`
                     ^^^^ E0105: `50px` has an unknown unit `px`
                     help: lengths have no unit: write `50`
        fill .red
      }
      """)
  }

  @Test func `shares of a length`() {
    expect(
      """
      shape A {
        size 90% x 40
             ^^^ W0021: `90%` is 0.9 here, a length in points, not a share
             help: a share of a length is written as a product, such as `50% * width`
        ^^^^^^^^^^^^^ E0620: `A` works from 1 x 1 to 4096 x 4096, and this is 0.9 x 40
        note: in `A` at 0.9 x 40
        help: the shape says so by `size …, min: …, max: …`
        layer(left: 50%, width: 100% - 10) { fill .red, opacity: 50% }
                    ^^^ W0021: `50%` is 0.5 here, a length in points, not a share
                    help: write `50% * width`
                                ^^^^ W0021: `100%` is 1 here, a length in points, not a share
                                help: write `width`
        fill .blue, path: polygon([(50%, 0%), (20, 100%), center + (30%, 40%) * width])
                                    ^^^ W0021: `50%` is 0.5 here, a length in points, not a share
                                    help: write `50% * width`
                                                   ^^^^ W0021: `100%` is 1 here, a length in points, not a share
                                                   help: write `height`
        border width: 10%
                      ^^^ W0021: `10%` is 0.1 here, a length in points, not a share
                      help: a share of a length is written as a product, such as `50% * width`
      }
      """)
  }

  @Test func `variables`() {
    expect(
      """
      shape A {
        size 10 x 10
        var r = 4
        ^^^ E0110: `var` is not a statement
        help: a value is named with `let`, and never changes
        fill .red, path: circle(center: center, radius: r)
      }
      """)
  }

  @Test func `rule`() {
    expect(
      """
      .card {
      ^ E0108: expected a declaration, found `.`
      help: a file is made of `import`, `let`, `func`, `style`, `shape`, `enum` and `preview`
        background: white;
        border-radius: 12px;
                       ^^^^ E0105: `12px` has an unknown unit `px`
                       help: lengths have no unit: write `12`
      }
      """)
  }

  @Test func `colon after a keyword`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill: red
            ^ E0120: no `:` goes after `fill`
            help: a statement is a keyword and what it takes, as in `fill .red`
              ^^^ E0323: the constant `.red` lacks its dot here
              help: write `.red`
      }
      """)
  }

  @Test func `properties`() {
    expect(
      """
      shape A {
        size: 10 x 10
            ^ E0120: no `:` goes after `size`
            help: a statement is a keyword and what it takes, as in `fill .red`
        border-width: 2;
        ^^^^^^^^^^^^ E0110: `border-width` is not a statement
        help: a border is one statement: `border .all, width: 1, color: .black`
        border-color: red;
        ^^^^^^^^^^^^ E0110: `border-color` is not a statement
        help: a border is one statement: `border .all, width: 1, color: .black`
      }
      """)
  }

  @Test func `named colors as text`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill "red"
             ^^^^^ E0301: expected a Paint, found text
             help: a colour is `#FF8800`, or has a name with a dot: `.red`
        border .all, color: "red"
                            ^^^^^ E0301: expected a Paint, found text
                            help: a colour is `#FF8800`, or has a name with a dot: `.red`
        color: "red"
        ^^^^^ E0110: `color` is not a statement
        help: an area is painted with `fill`
      }
      """)
  }

  @Test func `constants without their dot`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill red
             ^^^ E0323: the constant `.red` lacks its dot here
             help: write `.red`
        stroke black
               ^^^^^ E0323: the constant `.black` lacks its dot here
               help: write `.black`
      }
      """)
  }

  @Test func `colors without their sign`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill FF0000
             ^^^^^^ E0201: no value is named `FF0000` here
             help: a colour is written `#FF0000`
        stroke 00FF00
               ^^^^^^ E0105: `00FF00` has an unknown unit `FF00`
               help: a colour is written `#00FF00`
      }
      """)
  }

  @Test func `malformed colors`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill #FF000
             ^^^^^^ E0106: `#FF000` is not a colour: 3, 4, 6 or 8 hexadecimal digits go after the `#`
             help: for example `#F80`, `#FF8800` or, with opacity, `#FF880080`
        stroke 0xFF0000
               ^^^^^^^^ E0105: `0xFF0000` has an unknown unit `xFF0000`
               help: a colour is written `#FF0000`
      }
      """)
  }

  @Test func `remainder`() {
    expect(
      """
      shape A {
        size 10 x 10
        layer (left: 50%, width: 100%) { fill .red }
                     ^^^ W0021: `50%` is 0.5 here, a length in points, not a share
                     help: write `50% * width`
                                 ^^^^ W0021: `100%` is 1 here, a length in points, not a share
                                 help: write `width`
        fill .red, path: circle(center: (50%, 50%), radius: 5 % 2)
                                                              ^ E0101: `%` has no meaning here
                                                              help: `%` belongs to a number, as in `35%`; the remainder is `mod(a, b)`
      }
      """)
  }

  @Test func `text and images`() {
    expect(
      """
      shape A {
        size 10 x 10
        text "hello"
        ^^^^ E0110: `text` is not a statement
        help: there is no text in a shape: put it into the content slot
        image "a.png"
        ^^^^^ E0110: `image` is not a statement
        help: there are no images in a shape: put them into the content slot
      }
      """)
  }

  @Test func `single quotes`() {
    expect(
      """
      import 'palette.shape'
             ^^^^^^^^^^^^^^^ E0101: `'` has no meaning here
             help: a text stands in straight double quotes: `"text"`
             ^^^^^^^^^^^^^^^ E0005: can't read `palette.shape`: no such file
      shape A {
        size 10 x 10
        require width > 0, 'wide'
                           ^^^^^^ E0101: `'` has no meaning here
                           help: a text stands in straight double quotes: `"text"`
      }
      """)
  }

  @Test func `shorthand shadow`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill .white
        shadow 0 2 4 black
                 ^ E0118: a `,` is missing before `2`
                 help: for example `shadow .black, radius: 4, offset: (0, 2), opacity: 30%`
      }
      """)
  }

  @Test func `gradients`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill linear-gradient(to right, red, blue)
             ^^^^^^ E0201: no value is named `linear` here
             help: a gradient is written `linearGradient([.red, .blue])`, `radialGradient(…)` or `conicGradient(…)`
                    ^^^^^^^^ E0201: no function is named `gradient` here
                                ^^^^^ E0118: a `,` is missing before `right`
                                help: the parts of a statement or a list stand between commas
        fill linearGradient(.red, .blue)
                            ^^^^ E0312: `.red` stands where a list [gradient stop] is needed
                            help: a list stands in square brackets: `[a, b]`
        fill linearGradient([red, blue])
                             ^^^ E0323: the constant `.red` lacks its dot here
                             help: write `.red`
                                  ^^^^ E0323: the constant `.blue` lacks its dot here
                                  help: write `.blue`
      }
      """)
  }

  @Test func `corners as a property`() {
    expect(
      """
      shape A {
        size 10 x 10
        cornerRadius 4
        ^^^^^^^^^^^^ E0110: `cornerRadius` is not a statement
        help: round corners belong to the outline: `outline roundedRect(bounds, cornerRadius: 12)`
        outline roundedRect(bounds, radius: 4)
                                    ^^^^^^ E0401: `roundedRect` has no `radius:`
                                    help: write `roundedRect(bounds, cornerRadius: 12)`
        fill .red
      }
      """)
  }

  @Test func `for loop`() {
    expect(
      """
      shape A {
        size 10 x 10
        for i in 0..<3 {
        ^^^ E0110: `for` is not a statement
        help: repetition is `repeat i in 0..<3 { … }`
          fill .red, path: circle(center: (i, i), radius: 2)
        }
      }
      """)
  }

  @Test func `numbers for angles`() {
    expect(
      """
      shape A {
        size 10 x 10
        stroke .red, path: path { arc center: center, radius: 4, from: 0, to: 180 }
                                                                       ^ E0302: `0` is a number, and this is an angle
                                                                       help: write the unit: `0deg`, or `turn` or `rad`
                                                                              ^^^ E0302: `180` is a number, and this is an angle
                                                                              help: write the unit: `180deg`, or `turn` or `rad`
      }
      """)
  }

  @Test func `degrees`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill .red, path: rect(bounds).rotated(by: 45)
                                                  ^^ E0302: `45` is a number, and this is an angle
                                                  help: write the unit: `45deg`, or `turn` or `rad`
        fill .red, path: rect(bounds).rotate(45deg)
                                      ^^^^^^ E0315: a Path has no `.rotate`
                                      help: did you mean `.rotated`?
        fill .red, path: rect(bounds).rotated(by: 45°)
                                                    ^ E0101: `°` has no meaning here
                                                    help: an angle is written `45deg`
      }
      """)
  }
}
