extension Explanation {
  /// The rest of E01: statements and declarations in the wrong place, and signs where none belong.
  static let placesAndSigns: [Explanation] = [
    Explanation(
      "E0112", "A statement outside of a shape",
      meaning: """
        This statement belongs inside the braces of a shape, a style or a layer, and here it stands at the top level of
        the file. Where it looks as if it stood inside, a `}` above it is too many.
        """,
      reason: """
        Outside of a shape there is nothing to paint on: no size and no outline.
        """,
      wrong: """
        shape Card {
          size 240 x 120
        }
        fill .teal
        """,
      right: """
        shape Card {
          size 240 x 120
          fill .teal
        }
        """),

    Explanation(
      "E0113", "A declaration inside a block",
      meaning: """
        `import`, `func`, `style`, `shape`, `enum` and `preview` stand at the top level of a file; only `let` may stand
        in a block too. Where this one looks as if it stood at the top level, a `}` above it is missing: the message
        shows where the block begins that is still open.
        """,
      reason: """
        What is declared at the top level can be used by every shape of the file, and by other files.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          style raised { shadow .black, radius: 4 }
          fill .teal
          apply raised
        }
        """,
      right: """
        style raised { shadow .black, radius: 4 }
        shape Card {
          size 240 x 120
          fill .teal
          apply raised
        }
        """),

    Explanation(
      "E0114", "Comparisons or sizes in a chain",
      meaning: """
        A comparison has two sides: `20 < width < 400` is two comparisons, and is written with `&&` between them. In the
        same way a size has two lengths, and `4 x 5 x 6` has three.
        """,
      reason: """
        `20 < width` is true or false, and that can't be compared with 400.
        """,
      wrong: """
        shape Card {
          size 240 x 120, min: 60 x 40, max: 400 x 400
          require 20 < width < 500
          fill .teal
        }
        """,
      right: """
        shape Card {
          size 240 x 120, min: 60 x 40, max: 400 x 400
          require 20 < width && width < 500
          fill .teal
        }
        """),

    Explanation(
      "E0115", "A function that says the type of its result",
      meaning: """
        A function is its parameters, `=` and one value. Its result's type follows from that value and is not written.
        """,
      reason: """
        What follows from something else is said once, so that the two can't differ.
        """,
      wrong: """
        func double(length: Number) -> Number = 2 * length

        shape Card {
          size 240 x 120
          border .all, width: double(length: 2)
        }
        """,
      right: """
        func double(length: Number) = 2 * length

        shape Card {
          size 240 x 120
          border .all, width: double(length: 2)
        }
        """),

    Explanation(
      "E0116", "The word `case` in an enum",
      meaning: """
        An enum is declared by the names of its constants with commas between them. `case` stands in a `switch` only.
        """,
      reason: """
        In Swift it stands there, which is why the message names it by itself.
        """,
      wrong: """
        enum Look { case plain, case round }

        shape Card(look: Look = .plain) {
          size 240 x 120
          outline roundedRect(bounds, cornerRadius: look == .round ? 12 : 0)
          fill .teal
        }
        """,
      right: """
        enum Look { plain, round }

        shape Card(look: Look = .plain) {
          size 240 x 120
          outline roundedRect(bounds, cornerRadius: look == .round ? 12 : 0)
          fill .teal
        }
        """),

    Explanation(
      "E0117", "Brackets, blocks or operators nested too deep",
      meaning: """
        Brackets in brackets, blocks in blocks and operators after operators may lie within each other 250 levels deep. A
        long chain of `else if`, or of `+` in one value, counts too: each part of it lies within the next.
        """,
      reason: """
        Each level takes room while the file is read, and that room has an end. No file written by hand comes near the
        limit.
        """,
      wrong: .situation("A value of 300 numbers with `+` between them, as a program writes it."),
      right: .situation("Ten values of 30 numbers each, named with `let`, and the sum of the ten.")),

    Explanation(
      "E0118", "A comma is missing",
      meaning: """
        The parts of a statement, the arguments in brackets and the values of a list stand between commas.
        """,
      reason: """
        A word after a value could else be read as part of that value.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          stroke .black width: 2
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          stroke .black, width: 2
        }
        """),

    Explanation(
      "E0119", "Brackets round what a statement takes",
      meaning: """
        What a statement such as `stroke` takes stands after it without brackets. Brackets belong to functions, to `use`,
        and to the header of a layer.
        """,
      reason: """
        So a statement is seen to be one: it does something, where a function gives a value.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          stroke(.black, width: 2)
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          stroke .black, width: 2
        }
        """),

    Explanation(
      "E0120", "A sign after a keyword",
      meaning: """
        A statement is a keyword and what it takes, with nothing but a space between them. A colon goes after a label,
        such as `width:`, and `=` after a name that is declared.
        """,
      reason: """
        In CSS a colon stands there. Here a layer does not have one fill that is set once: there may be several of them.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          fill: .teal
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          fill .teal
        }
        """),

    Explanation(
      "E0121", "A label without its colon",
      meaning: """
        A label ends with a colon: `width: 2`. Here a word that is a label of this statement or function stands without
        it.
        """,
      reason: """
        Without the colon the word would be the name of a value.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          stroke .black, width 2
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          stroke .black, width: 2
        }
        """),
  ]
}
