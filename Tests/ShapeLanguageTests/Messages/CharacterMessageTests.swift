import Testing

@Suite("Messages about characters and words")
struct CharacterMessageTests {
  @Test func `characters without a meaning are reported`() {
    expect(
      """
      let a = 3 ? 4 : 5 @
                        ^ E0101: unexpected `@`
                        help: remove it; `@` is not used in shapes
      let b = 2 × 3
                ^ E0101: unexpected `×`
                help: use `240 x 320` for a size, or `a * b` for a product
      let c = a & b
                ^ E0101: unexpected `&`
                help: use `&&` to combine two conditions
      let d = “text”
              ^^^^^^ E0101: unexpected `“`
              help: use straight double quotes, as in `"text"`
              ^^^^^^ E0322: a value can't be a string
              help: use the content slot for text, a color such as `#FF8800` or `.red`, or a constant of an enum
      let größe = 3
          ^^^^^ E0101: unexpected `größe`
      """)
  }

  @Test func `a comment without an end is reported`() {
    expect(
      """
      shape A {
        size 10 x 10 /* the size
                     ^^ E0102: unterminated comment
                     help: end it with `*/`; each nested `/*` needs its own
        fill .red
      }
      """)
  }

  @Test func `mistakes in strings are reported`() {
    expect(
      #"""
      shape A {
        size 10 x 10
        require true, "a\tb"
                        ^ E0104: unknown escape in a string
                        help: use `\\` for a backslash, `\"` for a quote or `\n` for a line break
        require true, "a
                      ^^ E0103: missing closing quote
                      help: end the string with `"` on the line where it begins
      }
      """#)
  }

  @Test func `quotes of other kinds are reported`() {
    expect(
      """
      import 'a.shape'
             ^^^^^^^^^ E0101: unexpected `'`
             help: use straight double quotes, as in `"text"`
      shape A {
        size 10 x 10
        require true, “wide”
                      ^^^^^^ E0101: unexpected `“`
                      help: use straight double quotes, as in `"text"`
        require true, 'wide
                      ^ E0101: unexpected `'`
                      help: use straight double quotes, as in `"text"`
        require true, “wide
                      ^ E0101: unexpected `“`
                      help: use straight double quotes, as in `"text"`
      }
      --- a.shape
      let ink = .black
      """)
  }

  @Test func `unknown units are reported`() {
    expect(
      """
      let a = 3em
              ^^^ E0105: unknown unit `em` in `3em`
              help: use a number of points, without a unit
      let b = 3degrees
              ^^^^^^^^ E0105: unknown unit `degrees` in `3degrees`
              help: use `deg`, `turn` or `rad` for an angle
      let c = 3radians
              ^^^^^^^^ E0105: unknown unit `radians` in `3radians`
              help: use `3rad`
      let d = 3s
              ^^ E0105: unknown unit `s` in `3s`
              help: remove the unit; there is no time in a shape
      let e = 10x20
              ^^^^^ E0105: unknown unit `x20` in `10x20`
              help: add spaces around the `x`: `10 x 20`
      let f = 3foo
              ^^^^ E0105: unknown unit `foo` in `3foo`
              help: use `deg`, `turn`, `rad` or `%`, or no unit
      """)
  }

  @Test func `malformed colors are reported`() {
    expect(
      """
      let a = #12
              ^^^ E0106: expected 3, 4, 6 or 8 hexadecimal digits in color `#12`
              help: use a color such as `#F80`, `#FF8800`, or `#FF880080` with opacity
      let b = #ggg
              ^^^^ E0106: expected 3, 4, 6 or 8 hexadecimal digits in color `#ggg`
              help: use a color such as `#F80`, `#FF8800`, or `#FF880080` with opacity
      let c = #
              ^ E0106: expected 3, 4, 6 or 8 hexadecimal digits in color `#`
              help: use a color such as `#F80`, `#FF8800`, or `#FF880080` with opacity
      """)
  }

  @Test func `a number that is too large is reported`() {
    expect(
      """
      let a = 1e999
              ^^^^^ E0107: number `1e999` is too large
      """)
  }
}
