extension Problem.Kind {
  static let notAValue = Problem.Kind(
    "E0205",
    Explanation(
      "Not a value",
      meaning: """
        A value is needed here, such as a number, a color or a path. This is the name of a shape, a style, an enum or an
        imported file.
        """,
      reason: """
        A shape is drawn with `use`, and a style is added to a layer with `apply`. Neither can be a paint or a length.
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
      hint: thing == .shape ? "draw the shape with `use \(name)()`" : nil)
  }
}

extension Problem.Kind {
  static let notAFunction = Problem.Kind(
    "E0206",
    Explanation(
      "Not a function",
      meaning: """
        Parentheses after a name call a function. This is the name of a value, a shape or a style.
        """,
      reason: """
        A value takes no arguments. A shape is drawn with `use Name(…)`.
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
  /// - Parameter index: The only argument, which has no label: possibly the index of an element.
  static func notAFunction(_ name: String, _ thing: DescribedThing, index: String? = nil) -> Problem {
    let hint: Hint? =
      switch thing {
      case .shape: "draw the shape with `use \(name)(…)`"
      case .value: index.map { "use `\(name)[\($0)]` for an element of a list" }
      case .function, .style, .enumeration, .file: nil
      }
    return Problem(.notAFunction, "\(quoted(name)) is \(thing.text), not a function", hint: hint)
  }
}

extension Problem.Kind {
  static let notAShape = Problem.Kind(
    "E0207",
    Explanation(
      "Not a shape",
      meaning: """
        `use` and `preview` need the name of a shape. This is the name of something else.
        """,
      reason: """
        Only a shape has a size and can be drawn on its own. A style is added to a layer with `apply`.
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
      "Not a type",
      meaning: """
        A `let` or a parameter has a type after its `:`. The types are Number, Int, Bool, Angle, Point, Size, Rect,
        Color, Paint, Path, Edges, enums, and lists such as `[Point]`. This is the name of something else.
        """,
      reason: """
        A type determines which values fit. A value, a shape or a style can't do that.
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
  /// - Parameter hiding: What has the name, if it hides a type of the language.
  static func notAType(_ name: String, hiding thing: DescribedThing?) -> Problem {
    Problem(
      .notAType, "\(quoted(name)) is not a type",
      hint: thing.map { "rename the \($0.noun) \(quoted(name)), which hides the type" })
  }
}

extension Problem.Kind {
  static let functionAsValue = Problem.Kind(
    "E0209",
    Explanation(
      "Function without arguments",
      meaning: """
        A function is only a value when it is called with its arguments: `capsule(bounds)`. This is the name of a
        function without arguments.
        """,
      reason: """
        A function makes values, but is not a value that can be drawn or stored.
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
      .functionAsValue, "missing arguments for function \(quoted(name))", hint: "use `\(name)(…)`")
  }
}

extension Problem.Kind {
  static let layerAsValue = Problem.Kind(
    "E0210",
    Explanation(
      "Layer used as a value",
      meaning: """
        The name of a layer can only be used in `above:` and `below:`, to order layers. The frame and the outline of a
        layer are not available as values.
        """,
      reason: """
        To share a path or a length between layers, name it with `let`.
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
      hint: "use the name of a layer only in `above:` and `below:`")
  }
}

extension Problem.Kind {
  static let noLayerHere = Problem.Kind(
    "E0211",
    Explanation(
      "Layer value outside a layer",
      meaning: """
        `width`, `height`, `bounds`, `center` and `pixel` belong to the innermost layer around them. There is no layer
        at the top level of a file or in a function.
        """,
      reason: """
        A shape can be drawn at many sizes, so there is no single width outside it. Pass the value to a function as an
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
      .noLayerHere, "\(quoted(name)) is only available in a shape or a style",
      hint: "move this into a shape, or use a parameter")
  }
}

extension Problem.Kind {
  static let nameKinds: [Problem.Kind] = [
    .notAValue, .notAFunction, .notAShape, .notAType, .functionAsValue, .layerAsValue, .noLayerHere,
  ]
}
