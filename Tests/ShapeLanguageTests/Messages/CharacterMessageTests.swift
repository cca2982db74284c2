import Testing

@Suite("Messages about characters and words")
struct CharacterMessageTests {
  @Test func `characters without a meaning`() {
    expect(
      """
      let a = 3 ? 4 : 5 @
                        ^ E0101: `@` has no meaning here
      let b = 2 × 3
                ^ E0101: `×` has no meaning here
                help: a size is written `240 x 320`, a product `a * b`
      let c = a & b
                ^ E0101: `&` has no meaning here
                help: both of two conditions is `&&`
      let d = “text”
              ^^^^^^ E0101: `“` has no meaning here
              help: a text stands in straight double quotes: `"text"`
      let größe = 3
          ^^^^^ E0101: `größe` has no meaning here
      """)
  }

  @Test func `a comment without an end`() {
    expect(
      """
      shape A {
        size 10 x 10 /* the size
                     ^^ E0102: this comment never ends
                     help: close it with `*/`; comments nest
        fill .red
      }
      """)
  }

  @Test func `texts`() {
    expect(
      #"""
      shape A {
        size 10 x 10
        require true, "a\tb"
                        ^ E0104: in a text `\` stands only before `"`, `\` or `n`
                        help: for a `\` itself write `\\`
        require true, "a
                      ^^ E0103: this text has no closing quote on its line
                      help: a text ends with `"` on the line where it begins
      }
      """#)
  }

  @Test func `quotes of other kinds`() {
    expect(
      """
      import 'a.shape'
             ^^^^^^^^^ E0101: `'` has no meaning here
             help: a text stands in straight double quotes: `"text"`
      shape A {
        size 10 x 10
        require true, “wide”
                      ^^^^^^ E0101: `“` has no meaning here
                      help: a text stands in straight double quotes: `"text"`
        require true, 'wide
                      ^ E0101: `'` has no meaning here
                      help: a text stands in straight double quotes: `"text"`
        require true, “wide
                      ^ E0101: `“` has no meaning here
                      help: a text stands in straight double quotes: `"text"`
      }
      --- a.shape
      let ink = .black
      """)
  }

  @Test func `units`() {
    expect(
      """
      let a = 3em
              ^^^ E0105: `3em` has an unknown unit `em`
              help: lengths have no unit: they are points
      let b = 3degrees
              ^^^^^^^^ E0105: `3degrees` has an unknown unit `degrees`
              help: angles are in `deg`, `turn` or `rad`
      let c = 3radians
              ^^^^^^^^ E0105: `3radians` has an unknown unit `radians`
              help: write `3rad`
      let d = 3s
              ^^ E0105: `3s` has an unknown unit `s`
              help: there is no time in a shape
      let e = 10x20
              ^^^^^ E0105: `10x20` has an unknown unit `x20`
              help: a size has spaces round its `x`: write `10 x 20`
      let f = 3foo
              ^^^^ E0105: `3foo` has an unknown unit `foo`
              help: a number is plain, or ends in `deg`, `turn`, `rad` or `%`
      """)
  }

  @Test func `colors`() {
    expect(
      """
      let a = #12
              ^^^ E0106: `#12` is not a colour: 3, 4, 6 or 8 hexadecimal digits go after the `#`
              help: for example `#F80`, `#FF8800` or, with opacity, `#FF880080`
      let b = #ggg
              ^^^^ E0106: `#ggg` is not a colour: 3, 4, 6 or 8 hexadecimal digits go after the `#`
              help: for example `#F80`, `#FF8800` or, with opacity, `#FF880080`
      let c = #
              ^ E0106: `#` is not a colour: 3, 4, 6 or 8 hexadecimal digits go after the `#`
              help: for example `#F80`, `#FF8800` or, with opacity, `#FF880080`
      """)
  }

  @Test func `a number that is too large`() {
    expect(
      """
      let a = 1e999
              ^^^^^ E0107: `1e999` is larger than any number can be
      """)
  }
}
