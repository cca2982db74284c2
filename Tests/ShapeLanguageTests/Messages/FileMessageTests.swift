import Testing

@Suite("Messages about files and imports")
struct FileMessageTests {
  @Test func `an import that is not there`() {
    expect(
      """
      import "gone.shape"
             ^^^^^^^^^^^^ E0005: can't read `gone.shape`: no such file
      """)
  }

  @Test func `an import that leaves the folder`() {
    expect(
      """
      import "../palette.shape"
             ^^^^^^^^^^^^^^^^^^ E0006: `../palette.shape` lies outside the folder of the file that is compiled
             help: move the file into the folder, or compile a file further up
      """)
  }

  @Test func `an import of something else`() {
    expect(
      """
      import "palette.svg"
             ^^^^^^^^^^^^^ E0007: `palette.svg` is not a .shape file
             help: the path of an import ends in .shape
      """)
  }

  @Test func `the path of an import that is no text`() {
    expect(
      """
      import palette
             ^^^^^^^ E0108: expected the path of a file in double quotes, found `palette`
      """)
  }

  @Test func `two files that import each other`() {
    expect(
      """
      import "b.shape"
      --- b.shape
      import "c.shape"
      ~~~~~~~~~~~~~~~~ note of E0213: `b.shape` needs `c.shape` here
      --- c.shape
      import "b.shape"
      ^^^^^^^^^^^^^^^^ E0213: these files import each other: b.shape → c.shape → b.shape
      help: move what both files need into a third
      ~~~~~~~~~~~~~~~~ note of E0213: `c.shape` needs `b.shape` here
      """)
  }

  @Test func `a file that imports itself`() {
    expect(
      """
      import "main.shape"
      ^^^^^^^^^^^^^^^^^^^ E0213: these files import each other: main.shape → main.shape
      help: move what both files need into a third
      ~~~~~~~~~~~~~~~~~~~ note of E0213: `main.shape` needs `main.shape` here
      """)
  }

  @Test func `a name from two files`() {
    expect(
      """
      import "a.shape"
      import "b.shape"
      ^^^^^^^^^^^^^^^^ E0203: `ink` comes from two places
      help: import one of the files under a name: `import "file.shape" as name`
      --- a.shape
      let ink = .black
          ~~~ note of E0203: `ink` comes first here
      --- b.shape
      let ink = .navy
          ~~~ note of E0203: `ink` is declared here
      """)
  }

  @Test func `a name of another file that is declared here too`() {
    expect(
      """
      import "a.shape"
      ^^^^^^^^^^^^^^^^ E0203: `ink` comes from two places
      help: import one of the files under a name: `import "file.shape" as name`
      let ink = .black
          ~~~ note of E0203: `ink` comes first here
      --- a.shape
      let ink = .navy
          ~~~ note of E0203: `ink` is declared here
      """)
  }

  @Test func `an alias that is taken`() {
    expect(
      """
      import "a.shape" as ink
                          ^^^ E0202: `ink` is declared twice
                          help: give one of them another name
      let ink = .black
          ~~~ note of E0202: `ink` comes first here
      --- a.shape
      let tint = .navy
      """)
  }

  @Test func `a private name of another file`() {
    expect(
      """
      import "a.shape" as a
      shape A {
        size 10 x 10
        fill a.ink
               ^^^ E0204: `ink` is private to its file
               help: take `private` away where it is declared
        fill a.tint
      }
      --- a.shape
      private let ink = .black
                  ~~~ note of E0204: `ink` is declared here
      let tint = mix(ink, .white, at: 50%)
      """)
  }

  @Test func `a private name without the file's name`() {
    expect(
      """
      import "a.shape"
      shape A {
        size 10 x 10
        fill ink
             ^^^ E0204: `ink` is private to its file
             help: take `private` away where it is declared
      }
      --- a.shape
      private let ink = .black
                  ~~~ note of E0204: `ink` is declared here
      let tint = ink
      """)
  }

  @Test func `names of an import are not passed on to the next file`() {
    expect(
      """
      import "b.shape"
      shape A {
        size 10 x 10
        fill ink
             ^^^ E0201: no value is named `ink` here
             help: a value is a parameter or a `let`; constants such as colours have a dot: `.black`
      }
      --- b.shape
      import "c.shape"
      --- c.shape
      let ink = .black
      """)
  }

  @Test func `an alias of nothing`() {
    expect(
      """
      shape A {
        size 10 x 10
        use suits.Spade()
            ^^^^^ E0201: no imported file is named `suits` here
            help: a file has a name where it is imported so: `import "file.shape" as name`
        fill suits.ink
             ^^^^^ E0201: no value is named `suits` here
             help: a value is a parameter or a `let`; constants such as colours have a dot: `.black`
      }
      """)
  }

  @Test func `a name that an imported file has not`() {
    expect(
      """
      import "a.shape" as a
      shape A {
        size 10 x 10
        fill a.inc
               ^^^ E0201: no value is named `inc` here
               help: did you mean `ink`?
        use a.Spde()
              ^^^^ E0201: no shape is named `Spde` here
              help: did you mean `Spade`?
        require a.f() > 0
                  ^ E0201: no function is named `f` here
      }
      --- a.shape
      let ink = .black
      shape Spade {
        size 10 x 10
        fill ink
      }
      """)
  }

  @Test func `mistakes in an imported file`() {
    expect(
      """
      import "a.shape"
      shape A {
        size 10 x 10
        fill ink
      }
      --- a.shape
      let ink = .blak
                ^^^^^ E0313: Color has no constant `.blak`
                help: did you mean `.black`?
      let other = 3 +
                     ^ E0108: expected a value, found the end of the file
      """)
  }

  @Test func `a wrong kind of name of another file`() {
    expect(
      """
      import "a.shape" as a
      let x = a.Spade
                ^^^^^ E0205: `Spade` is a shape, not a value
                help: draw a shape with `use Spade()`
      let y = a.ink()
                ^^^ E0206: `ink` is a value, not a function
      let z = a
              ^ E0205: `a` is an imported file, not a value
      shape A {
        size 10 x 10
        use a.ink()
            ^^^^^ E0207: `a.ink` is not a shape
        apply a.Spade
                ^^^^^ E0409: `apply` takes the name of one style
                help: for example `apply raised`, where `style raised { … }` is declared at the top level
      }
      --- a.shape
      let ink = .black
      shape Spade {
        size 10 x 10
        fill ink
      }
      """)
  }
}
