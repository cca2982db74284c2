import Testing

@Suite("Messages about files and imports")
struct FileMessageTests {
  @Test func `an import of a missing file is reported`() {
    expect(
      """
      import "gone.shape"
             ^^^^^^^^^^^^ E0005: can't read `gone.shape`: no such file
      """)
  }

  @Test func `an import that leaves the folder is reported`() {
    expect(
      """
      import "../palette.shape"
             ^^^^^^^^^^^^^^^^^^ E0006: `../palette.shape` is outside the folder of the file that is compiled
             help: add `--root ..`, or move the imported file into that folder
      """)
  }

  @Test func `an import of a file of another kind is reported`() {
    expect(
      """
      import "palette.svg"
             ^^^^^^^^^^^^^ E0007: `palette.svg` is not a .shape file
             help: use a path that ends in .shape
      """)
  }

  @Test func `an import whose path is not a string is reported`() {
    expect(
      """
      import palette
             ^^^^^^^ E0108: expected the path of a file, in double quotes, found `palette`
             help: use quotes: `import "palette.shape"`
      """)
  }

  @Test func `two files that import each other are reported`() {
    expect(
      """
      import "b.shape"
      --- b.shape
      import "c.shape"
      ~~~~~~~~~~~~~~~~ note of E0213: `b.shape` uses `c.shape` here
      --- c.shape
      import "b.shape"
      ^^^^^^^^^^^^^^^^ E0213: file `b.shape` imports itself: b.shape → c.shape → b.shape
      help: move the shared declarations into another file
      ~~~~~~~~~~~~~~~~ note of E0213: `c.shape` uses `b.shape` here
      """)
  }

  @Test func `a file that imports itself is reported`() {
    expect(
      """
      import "main.shape"
      ^^^^^^^^^^^^^^^^^^^ E0213: file `main.shape` imports itself
      help: move the shared declarations into another file
      ~~~~~~~~~~~~~~~~~~~ note of E0213: `main.shape` uses `main.shape` here
      """)
  }

  @Test func `a name from two files is reported`() {
    expect(
      """
      import "a.shape"
      import "b.shape"
      ^^^^^^^^^^^^^^^^ E0203: `ink` is declared in two files
      help: keep one of the files separate with `import "file.shape" as name`
      --- a.shape
      let ink = .black
          ~~~ note of E0203: the first `ink` is here
      --- b.shape
      let ink = .navy
          ~~~ note of E0203: `ink` is declared here
      """)
  }

  @Test func `an imported name that is also declared here is reported`() {
    expect(
      """
      import "a.shape"
      ^^^^^^^^^^^^^^^^ E0203: `ink` is declared in two files
      help: keep one of the files separate with `import "file.shape" as name`
      let ink = .black
          ~~~ note of E0203: the first `ink` is here
      --- a.shape
      let ink = .navy
          ~~~ note of E0203: `ink` is declared here
      """)
  }

  @Test func `an alias that is already a name is reported`() {
    expect(
      """
      import "a.shape" as ink
                          ^^^ E0202: duplicate `ink`
                          help: rename one of them
      let ink = .black
          ~~~ note of E0202: the first `ink` is here
      --- a.shape
      let tint = .navy
      """)
  }

  @Test func `a private name of another file is reported`() {
    expect(
      """
      import "a.shape" as a
      shape A {
        size 10 x 10
        fill a.ink
               ^^^ E0204: `ink` is private to its file
               help: remove `private` from its declaration
        fill a.tint
      }
      --- a.shape
      private let ink = .black
                  ~~~ note of E0204: `ink` is declared here
      let tint = mix(ink, .white, at: 50%)
      """)
  }

  @Test func `a private name without the name of its file is reported`() {
    expect(
      """
      import "a.shape"
      shape A {
        size 10 x 10
        fill ink
             ^^^ E0204: `ink` is private to its file
             help: remove `private` from its declaration
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
             ^^^ E0201: unknown name `ink`
             help: declare it with `let` or as a parameter, or add a dot if it is a constant, as in `.black`
      }
      --- b.shape
      import "c.shape"
      --- c.shape
      let ink = .black
      """)
  }

  @Test func `an unknown alias is reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        use suits.Spade()
            ^^^^^ E0201: unknown imported file `suits`
            help: name the file when you import it: `import "file.shape" as name`
        fill suits.ink
             ^^^^^ E0201: unknown name `suits`
             help: declare it with `let` or as a parameter, or add a dot if it is a constant, as in `.black`
      }
      """)
  }

  @Test func `a name that an imported file doesn't declare is reported`() {
    expect(
      """
      import "a.shape" as a
      shape A {
        size 10 x 10
        fill a.inc
               ^^^ E0201: unknown name `inc`
               help: did you mean `ink`?
        use a.Spde()
              ^^^^ E0201: unknown shape `Spde`
              help: did you mean `Spade`?
        require a.f() > 0
                  ^ E0201: unknown function `f`
      }
      --- a.shape
      let ink = .black
      shape Spade {
        size 10 x 10
        fill ink
      }
      """)
  }

  @Test func `mistakes in an imported file are reported`() {
    expect(
      """
      import "a.shape"
      shape A {
        size 10 x 10
        fill ink
      }
      --- a.shape
      let ink = .blak
                ^^^^^ E0313: unknown constant `.blak` for the type Color
                help: did you mean `.black`?
      let other = 3 +
                     ^ E0108: expected a value, found end of file
      """)
  }

  @Test func `a wrong kind of name of another file is reported`() {
    expect(
      """
      import "a.shape" as a
      let x = a.Spade
                ^^^^^ E0205: `Spade` is a shape, not a value
                help: draw the shape with `use Spade()`
      let y = a.ink()
                ^^^ E0206: `ink` is a value, not a function
      let z = a
              ^ E0205: `a` is an imported file, not a value
      shape A {
        size 10 x 10
        use a.ink()
            ^^^^^ E0207: `a.ink` is not a shape
        apply a.Spade
                ^^^^^ E0409: expected the name of one style
                help: use one `apply` for each style, as in `apply raised` with `style raised { … }` at the top level
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
