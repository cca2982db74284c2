extension Explanation {
  /// E0209 to E0215: names that are known, but not like this or not here.
  static let namesInUse: [Explanation] = [
    Explanation(
      "E0209", "A function without its arguments",
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
        """),

    Explanation(
      "E0210", "A layer where a value is needed",
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
        """),

    Explanation(
      "E0211", "A value of a layer outside of all layers",
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
        """),

    Explanation(
      "E0212", "A value that is not a constant",
      meaning: """
        The design size of a shape, the range and the default of a parameter, and the values of a preview are constants:
        made of numbers, colours and the `let`s at the top level of a file. They can't depend on the size, on parameters
        or on a `let` of a shape.
        """,
      reason: """
        They must be known before the shape is drawn. The `min:` and `max:` of a size may depend on parameters.
        """,
      wrong: """
        shape Card {
          let side = 120
          size side x side
          fill .teal
        }
        """,
      right: """
        let side = 120
        shape Card {
          size side x side
          fill .teal
        }
        """),

    Explanation(
      "E0213", "Things that need each other in a circle",
      meaning: """
        Values that are each computed from the other, shapes that use each other, styles that apply each other, files
        that import each other, layers that are to lie above each other: each of them waits for the next, and the last
        for the first. The message shows the whole circle.
        """,
      reason: """
        None of them can be the first one, so none of them can be drawn.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          let inset = gap * 2
          let gap = inset / 2
          layer(inset: inset) { border .all, width: gap }
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          let inset = gap * 2
          let gap = 4
          layer(inset: inset) { border .all, width: gap }
        }
        """),

    Explanation(
      "E0214", "Too long a chain of names that need later names",
      meaning: """
        A name may be used before it is declared. Then its value is looked for further down, which may need a name still
        further down, and so on: 100 of them in a row, or fewer where their values are nested deep.
        """,
      reason: """
        While the values below are looked for, all those above are kept waiting, and the room for that has an end.
        """,
      wrong: .situation("A thousand lets, each made from the one in the line below it."),
      right: .situation("The same lets in the other order, each made from the one in the line above it.")),

    Explanation(
      "E0215", "Two previews with the same name",
      meaning: """
        A preview has the name that `named:` gives it, or that of its shape. Two previews of this file have the same one.
        """,
      reason: """
        A preview is asked for by its name: `shapec card.shape --preview "wide"`.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          fill .teal
        }

        preview Card()
        preview Card(), size: 480 x 120
        """,
      right: """
        shape Card {
          size 240 x 120
          fill .teal
        }

        preview Card()
        preview Card(), size: 480 x 120, named: "wide"
        """),
  ]
}
