extension Explanation {
  /// E0201 to E0208: names that are missing, that two things have, or that something else has.
  static let names: [Explanation] = [
    Explanation(
      "E0201", "A name that nothing has",
      meaning: """
        Nothing that this place can see has this name. Perhaps it is misspelt (large and small letters matter), or it is
        declared in the braces of another layer or shape, or in a file that is not imported. Where a name is used several
        times and only one much like it is declared, the message stands at that one. A constant such as a
        colour has a dot: `.teal`.
        """,
      reason: """
        A name that is not known has no value that could be drawn.
        """,
      wrong: """
        shape Card(tint: Color = .teal) {
          size 240 x 120
          fill tnit
        }
        """,
      right: """
        shape Card(tint: Color = .teal) {
          size 240 x 120
          fill tint
        }
        """),

    Explanation(
      "E0202", "A name that is declared twice",
      meaning: """
        Within one block, one list of parameters or one file, each name is declared once. That goes for the constants of
        an enum and of a `switch` too. The message shows the first one.
        """,
      reason: """
        Where the name is used, nobody could tell which of the two is meant.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          let gap = 8
          let gap = 2
          layer(inset: gap) { border .all, width: gap }
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          let gap = 8
          let line = 2
          layer(inset: gap) { border .all, width: line }
        }
        """),

    Explanation(
      "E0203", "A name that comes from two files",
      meaning: """
        `import` brings all public names of a file into this one. Two of the files, or a file and this one, have the same
        name. `import … as name` keeps the names of a file apart: they are then written with that name and a dot before
        them.
        """,
      reason: """
        Which of the two is meant must not depend on the order of the imports, nor change when one of the files gets
        another name.
        """,
      wrong: .program(
        """
        import "palette.shape"
        import "brand.shape"

        shape Card {
          size 240 x 120
          fill paper
          border .all, color: ink
        }
        """,
        imports: [
          ImportedFile("palette.shape", "let paper = #FFF4D6\nlet ink = #1C1C1E"),
          ImportedFile("brand.shape", "let ink = #0A4DFF"),
        ]),
      right: .program(
        """
        import "palette.shape"
        import "brand.shape" as brand

        shape Card {
          size 240 x 120
          fill paper
          border .all, color: brand.ink
        }
        """,
        imports: [
          ImportedFile("palette.shape", "let paper = #FFF4D6\nlet ink = #1C1C1E"),
          ImportedFile("brand.shape", "let ink = #0A4DFF"),
        ])),

    Explanation(
      "E0204", "A name that is private to another file",
      meaning: """
        The imported file has this name, but declares it as `private`: it is there for that file only. The message shows
        the declaration.
        """,
      reason: """
        What is private can be changed or taken away without looking at any other file.
        """,
      wrong: .program(
        """
        import "palette.shape"

        shape Card {
          size 240 x 120
          fill ink
        }
        """, imports: [ImportedFile("palette.shape", "private let ink = #1C1C1E\nlet line = ink")]),
      right: .program(
        """
        import "palette.shape"

        shape Card {
          size 240 x 120
          fill line
        }
        """, imports: [ImportedFile("palette.shape", "private let ink = #1C1C1E\nlet line = ink")])),

    Explanation(
      "E0205", "Something else where a value is needed",
      meaning: """
        The name is known, but it is that of a shape, a style, an enum or an imported file, and here a value is needed: a
        number, a colour, a path.
        """,
      reason: """
        A shape is drawn with `use` and a style is put into a layer with `apply`; neither can be a paint or a length.
        """,
      wrong: """
        shape Dot {
          size 24 x 24
          fill .teal
        }

        shape Card {
          size 240 x 120
          fill Dot
        }
        """,
      right: """
        shape Dot {
          size 24 x 24
          fill .teal
        }

        shape Card {
          size 240 x 120
          use Dot()
        }
        """),

    Explanation(
      "E0206", "Something else where a function is needed",
      meaning: """
        Brackets after a name give a function its arguments. This name is that of a value, a shape or a style, and these
        take none here.
        """,
      reason: """
        A value is what it is: it does not depend on arguments. A shape is drawn with `use Name(…)`.
        """,
      wrong: """
        let ink = #1C1C1E

        shape Card {
          size 240 x 120
          fill ink()
        }
        """,
      right: """
        let ink = #1C1C1E

        shape Card {
          size 240 x 120
          fill ink
        }
        """),

    Explanation(
      "E0207", "Something else where a shape is needed",
      meaning: """
        `use` and `preview` take the name of a shape, and this is the name of something else.
        """,
      reason: """
        Only a shape has a size and can be drawn by itself. A style is put into a layer with `apply`.
        """,
      wrong: """
        style raised { shadow .black, radius: 4 }

        shape Card {
          size 240 x 120
          fill .teal
          use raised()
        }
        """,
      right: """
        style raised { shadow .black, radius: 4 }

        shape Card {
          size 240 x 120
          fill .teal
          apply raised()
        }
        """),

    Explanation(
      "E0208", "Something else where a type is needed",
      meaning: """
        After the `:` of a `let` or a parameter stands a type: Number, Int, Bool, Angle, Point, Size, Rect, Color, Paint,
        Path, Edges, an enum, or a list of one of them, such as `[Point]`. This is the name of something else.
        """,
      reason: """
        A type says which values fit. A value, a shape or a style does not say that.
        """,
      wrong: """
        let ink = #1C1C1E

        shape Card(tint: ink = ink) {
          size 240 x 120
          fill tint
        }
        """,
      right: """
        let ink = #1C1C1E

        shape Card(tint: Color = ink) {
          size 240 x 120
          fill tint
        }
        """),
  ]
}
