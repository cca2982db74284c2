extension Problem.Kind {
  static let notAValue = Problem.Kind(
    "E0205",
    Explanation(
      "Something else where a value is needed",
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
        """))
}

extension Problem {
  static func notAValue(_ name: String, _ thing: DescribedThing) -> Problem {
    Problem(
      .notAValue, "\(quoted(name)) is \(thing.text), not a value",
      hint: thing == .shape ? "draw a shape with `use \(name)()`" : nil)
  }
}

extension Problem.Kind {
  static let notAFunction = Problem.Kind(
    "E0206",
    Explanation(
      "Something else where a function is needed",
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
        """))
}

extension Problem {
  static func notAFunction(_ name: String, _ thing: DescribedThing) -> Problem {
    Problem(
      .notAFunction, "\(quoted(name)) is \(thing.text), not a function",
      hint: thing == .shape ? "draw a shape with `use \(name)(…)`" : nil)
  }
}

extension Problem.Kind {
  static let notAShape = Problem.Kind(
    "E0207",
    Explanation(
      "Something else where a shape is needed",
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
        """))
}

extension Problem {
  static func notAShape(_ name: String) -> Problem { Problem(.notAShape, "\(quoted(name)) is not a shape") }
}

extension Problem.Kind {
  static let notAType = Problem.Kind(
    "E0208",
    Explanation(
      "Something else where a type is needed",
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
        """))
}

extension Problem {
  static func notAType(_ name: String) -> Problem { Problem(.notAType, "\(quoted(name)) is not a type") }
}

extension Problem.Kind {
  static let functionAsValue = Problem.Kind(
    "E0209",
    Explanation(
      "A function without its arguments",
      meaning: """
        This is the name of a function. To be a value it needs its arguments in brackets: `capsule(bounds)`.
        """,
      reason: """
        The function alone is a rule for making values. Only with its arguments is it one of them.
        """,
      wrong: """
        shape Button {
          size 120 x 44
          outline capsule
          fill .teal
        }
        """,
      right: """
        shape Button {
          size 120 x 44
          outline capsule(bounds)
          fill .teal
        }
        """))
}

extension Problem {
  static func functionAsValue(_ name: String) -> Problem {
    Problem(
      .functionAsValue, "\(quoted(name)) is a function; it needs its arguments", hint: "write `\(name)(…)`")
  }
}

extension Problem.Kind {
  static let layerAsValue = Problem.Kind(
    "E0210",
    Explanation(
      "A layer where a value is needed",
      meaning: """
        The name of a layer says where other layers lie: it goes after `above:` and `below:`. Its frame and its outline
        can't be asked for.
        """,
      reason: """
        A layer's frame may depend on those before it. Name the path or the length with `let`, and use it for both.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          layer plate(inset: 8) { fill .teal }
          layer label(inset: plate) { stroke .white }
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          layer plate(inset: 8) { fill .teal }
          layer label(above: plate) { stroke .white }
        }
        """))
}

extension Problem {
  static func layerAsValue(_ name: String) -> Problem {
    Problem(
      .layerAsValue, "\(quoted(name)) is a layer, not a value",
      hint: "the name of a layer goes after `above:` and `below:`")
  }
}

extension Problem.Kind {
  static let noLayerHere = Problem.Kind(
    "E0211",
    Explanation(
      "A value of a layer outside of all layers",
      meaning: """
        `width`, `height`, `bounds`, `center` and `pixel` are those of the layer whose braces they stand in. At the top
        level of a file, and in a function, there is no layer.
        """,
      reason: """
        A shape may be drawn at many sizes at once, so outside of it there is not one width. A function gets it as an
        argument.
        """,
      wrong: """
        let radius = width / 2

        shape Dot {
          size 24 x 24
          fill .teal, path: circle(center: center, radius: radius)
        }
        """,
      right: """
        shape Dot {
          size 24 x 24
          let radius = width / 2
          fill .teal, path: circle(center: center, radius: radius)
        }
        """))
}

extension Problem {
  static func noLayerHere(_ name: String) -> Problem {
    Problem(
      .noLayerHere, "\(quoted(name)) is known only inside a shape",
      hint: "move this into a shape, or make the value a parameter")
  }
}

extension Problem.Kind {
  static let nameKinds: [Problem.Kind] = [
    .notAValue, .notAFunction, .notAShape, .notAType, .functionAsValue, .layerAsValue, .noLayerHere,
  ]
}
