extension Explanation {
  /// E0311 to E0323: constants, members, lists and parameters.
  static let constantsAndMembers: [Explanation] = [
    Explanation(
      "E0311", "A constant that nothing gives a type",
      meaning: """
        What a constant such as `.top` means follows from where it stands: after `border` it is an edge. Here nothing
        says so. Give the `let` a type.
        """,
      reason: """
        Several types can have a constant of the same name: `.center` and `.round` mean different things after different
        labels.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          let side = .top
          border side
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          let side: Edges = .top
          border side
        }
        """),

    Explanation(
      "E0312", "A constant where a value of another kind is needed",
      meaning: """
        Here a value is needed whose type has no constants: a number, an angle, a point, a path, a list. A name with a
        dot can't be one of these.
        """,
      reason: """
        There is nothing that the name could stand for.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          fill .teal, opacity: .half
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          fill .teal, opacity: 50%
        }
        """),

    Explanation(
      "E0313", "A constant that its type has not",
      meaning: """
        The type is known, but it has no constant of this name. The message says which is nearest, or which there are. A
        colour has the CSS names, in small letters.
        """,
      reason: """
        Any constant taken in its place would be a guess.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          fill .blak
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          fill .black
        }
        """),

    Explanation(
      "E0314", "A constant with its type before the dot",
      meaning: """
        A constant is written with its dot alone. Its type is not said: it follows from the place.
        """,
      reason: """
        What the type is can be seen from where the constant stands, and what stands before a dot is a value everywhere else.
        """,
      wrong: """
        enum Look { plain, framed }

        shape Card(look: Look = .plain) {
          size 240 x 120
          if look == Look.framed { border .all }
        }
        """,
      right: """
        enum Look { plain, framed }

        shape Card(look: Look = .plain) {
          size 240 x 120
          if look == .framed { border .all }
        }
        """),

    Explanation(
      "E0315", "A member that a value has not",
      meaning: """
        After a value and a dot stands the name of something that the value has: `bounds.width`, `path.bounds`. This type
        of value has nothing of that name. The message says which is nearest, or which there are.
        """,
      reason: """
        A name that is not there has no value that could be drawn.
        """,
      wrong: """
        shape Dot {
          size 24 x 24
          outline circle(center: bounds.middle, radius: 10)
          fill .teal
        }
        """,
      right: """
        shape Dot {
          size 24 x 24
          outline circle(center: bounds.center, radius: 10)
          fill .teal
        }
        """),

    Explanation(
      "E0316", "A method without its brackets",
      meaning: """
        This name after the dot is that of a method, a function of the value before the dot. It is written with brackets:
        `.opacity(50%)`, and `.reversed()` where it takes no arguments.
        """,
      reason: """
        Without them it could not be told apart from something that the value has, such as `.width`.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          fill .teal.opacity
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          fill .teal.opacity(50%)
        }
        """),

    Explanation(
      "E0317", "Brackets after what takes no arguments",
      meaning: """
        This name after the dot is something that the value has, not a method. It is written without brackets.
        """,
      reason: """
        It depends on nothing else, so there is nothing to put into the brackets.
        """,
      wrong: """
        shape Dot {
          size 24 x 24
          outline circle(center: bounds.center(), radius: 10)
          fill .teal
        }
        """,
      right: """
        shape Dot {
          size 24 x 24
          outline circle(center: bounds.center, radius: 10)
          fill .teal
        }
        """),

    Explanation(
      "E0318", "An empty list that nothing gives a type",
      meaning: """
        The type of a list follows from what is in it. In an empty list there is nothing, so the `let` says its type:
        `[Point]` is a list of points.
        """,
      reason: """
        Whether the list may stand where points or where colours are needed must be known, even while it is empty.
        """,
      wrong: """
        shape Map {
          size 240 x 120
          fill .white
          let places = []
          repeat p in places { fill .teal, path: circle(center: p, radius: 3) }
        }
        """,
      right: """
        shape Map {
          size 240 x 120
          fill .white
          let places: [Point] = []
          repeat p in places { fill .teal, path: circle(center: p, radius: 3) }
        }
        """),

    Explanation(
      "E0319", "A range on a parameter that can't have one",
      meaning: """
        Only a Number, an Int and an Angle have a range. A Bool has its two values and an enum its constants anyway.
        """,
      reason: """
        A range has a lower and an upper end, and the values between them are in order. Other types have no order.
        """,
      wrong: """
        shape Tab(selected: Bool in 0...1 = true) {
          size 100 x 40
          fill selected ? .teal : .white
        }
        """,
      right: """
        shape Tab(selected: Bool = true) {
          size 100 x 40
          fill selected ? .teal : .white
        }
        """),

    Explanation(
      "E0320", "A parameter of a shape without a default",
      meaning: """
        Every parameter of a shape has a value for when none is given: `= 4`. The parameters of functions and styles may
        go without.
        """,
      reason: """
        So each shape can be drawn by itself, looked at and checked, without any other file.
        """,
      wrong: """
        shape Frame(line: Number) {
          size 240 x 120
          border .all, width: abs(line)
        }
        """,
      right: """
        shape Frame(line: Number = 2) {
          size 240 x 120
          border .all, width: abs(line)
        }
        """),

    Explanation(
      "E0321", "A parameter without a type",
      meaning: """
        A parameter says its type, or has a range or a default from which the type follows. This one has none of the
        three.
        """,
      reason: """
        Without a type it can't be known which arguments fit, nor what may be done with them.
        """,
      wrong: """
        func double(length) = 2 * length

        shape Frame {
          size 240 x 120
          border .all, width: double(length: 2)
        }
        """,
      right: """
        func double(length: Number) = 2 * length

        shape Frame {
          size 240 x 120
          border .all, width: double(length: 2)
        }
        """),

    Explanation(
      "E0322", "A parameter of a type that it can't have",
      meaning: """
        A parameter can't be a text. Texts say why something is required, and name files and previews.
        """,
      reason: """
        There is no text in a picture: it goes into the content slot, where your own views are.
        """,
      wrong: """
        shape Card(title = "Hello") {
          size 240 x 120
          fill .teal
          content(inset: 16)
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          fill .teal
          content(inset: 16)
        }
        """),

    Explanation(
      "E0323", "A constant without its dot",
      meaning: """
        A constant is written with a dot before its name: `.teal`, `.round`, `.left`. Without the dot it is the name of a
        `let` or a parameter.
        """,
      reason: """
        So a new `let` with the name of a colour never changes what a constant means.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          fill teal
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          fill .teal
        }
        """),
  ]
}
