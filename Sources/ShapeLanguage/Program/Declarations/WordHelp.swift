/// The help for the words and signs that no declaration has: keywords, operators, units, types, and the values of a layer.
extension Keyword {
  /// The form of the statement or of the part that the word begins, and what it does.
  public var help: HelpEntry {
    switch self {
    case .import: entry(#"import "palette.shape" as palette"#, "Adds the public names of another file.")
    case .as: entry(#"import "palette.shape" as palette"#, "Keeps the names of the file separate: `palette.ink`.")
    case .private: entry("private let gap = 4", "Hides the declaration from other files.")
    case .let: entry("let name: Type = value", "Names a value. The type can be omitted.")
    case .func:
      entry(
        "func name(parameters) = value",
        "Names a function. Its type follows from the value, which can be after `let`s in a block: `{ let a = …; value }`."
      )
    case .style: entry("style Name(parameters) { … }", "Names statements that `apply` adds to layers.")
    case .shape: entry("shape Name(parameters) { … }", "Declares a shape: a function of its size and its parameters.")
    case .enum: entry("enum Name { a, b, c }", "Declares a type with these constants.")
    case .preview: entry("preview Name(arguments), size: 320 x 200", "Declares values with which a shape is shown.")
    case .outline: entry("outline path", "Sets the outline of the layer, which `fill`, `stroke` and the others use.")
    case .layer: entry("layer name(frame) { … }", "Draws a part of the picture in a frame of its own.")
    case .mask: entry("mask layer { … }", "Shows the layer only where the contents of the mask are opaque.")
    case .content: entry("content name(frame)", "Marks the place that an app or `use` fills.")
    case .use: entry("use Name(arguments) { … }", "Draws another shape. The block fills its content slot.")
    case .slot: entry("slot name { … }", "Fills a content slot of the used shape.")
    case .if: entry("if condition { … } else { … }", "Draws the statements only if a condition is true.")
    case .else: entry("if condition { … } else { … }", "Begins what is drawn if the condition is false.")
    case .switch:
      entry(
        "switch value { case .a: … default: … }", "Draws the statements of the case with the value, or is its value.")
    case .case: entry("case .a, .b:", "Begins the statements or the value for these values.")
    case .default: entry("default:", "Begins the statements or the value for all other values.")
    case .repeat: entry("repeat i in 0..<5 { … }", "Draws the statements once for each value.")
    case .in: entry("i in 0..<5", "Precedes the range or the list of a loop, or the range of a parameter.")
    case .for: entry("[for i in 0..<5: value]", "Makes a list with a value for each iteration.")
    case .where: entry("where condition", "Omits the iterations for which the condition is false.")
    case .true: entry("true: Bool", "The condition is met.")
    case .false: entry("false: Bool", "The condition is not met.")
    case .path: entry("path { … }", "Makes a path from commands.")
    case .x: entry("width x height: Size", "Makes a Size of two Numbers.")
    }
  }

  private func entry(_ form: String, _ documentation: String) -> HelpEntry {
    HelpEntry(name: spelling, signature: form, documentation: documentation)
  }
}

extension TokenKind {
  /// The form and the result of an operator. `nil` for anything else.
  public var operatorHelp: HelpEntry? {
    switch self {
    case .plus: entry("+", "a + b", "The sum of two Numbers, Ints, Angles or Points, or the elements of two lists.")
    case .minus:
      entry("-", "a - b", "The difference of two Numbers, Angles or Points. Before a value: its opposite.")
    case .star: entry("*", "a * b", "The product of two Numbers, or an Angle, a Point or a Size times a Number.")
    case .slash: entry("/", "a / b", "The quotient: a Number also for two Ints and two Angles.")
    case .not: entry("!", "!a", "Whether a Bool is false.")
    case .less: entry("<", "a < b", "Whether a Number or an Angle is smaller than another one.")
    case .lessOrEqual: entry("<=", "a <= b", "Whether a Number or an Angle is at most as large as another one.")
    case .greater: entry(">", "a > b", "Whether a Number or an Angle is larger than another one.")
    case .greaterOrEqual: entry(">=", "a >= b", "Whether a Number or an Angle is at least as large as another one.")
    case .equal: entry("==", "a == b", "Whether two Ints, Bools or constants are the same.")
    case .notEqual: entry("!=", "a != b", "Whether two Ints, Bools or constants differ.")
    case .and: entry("&&", "a && b", "Whether both are true. `b` is not computed if `a` is false.")
    case .or: entry("||", "a || b", "Whether one is true. `b` is not computed if `a` is true.")
    case .question: entry("?", "condition ? a : b", "The value `a` if the condition is true, or else `b`.")
    case .halfOpenRange: entry("..<", "a..<b", "From a up to b, without b.")
    case .closedRange: entry("...", "a...b", "From a to b, including b.")
    case .endOfFile, .invalid, .terminator, .name, .number, .color, .string, .path, .leftBrace, .rightBrace,
      .leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket, .comma, .colon, .dot, .equals:
      nil
    }
  }

  private func entry(_ sign: String, _ form: String, _ documentation: String) -> HelpEntry {
    HelpEntry(name: sign, signature: form, documentation: documentation)
  }
}

extension NumberUnit {
  /// What a number with the unit is. Empty without one.
  public var documentation: String {
    switch self {
    case .plain: ""
    case .percent: "Hundredths: `35%` is 0.35."
    case .degrees: "Degrees, 360 in a turn. Angles grow clockwise, and `0deg` points to the right."
    case .radians: "Radians, 2π in a turn. Angles grow clockwise, and `0rad` points to the right."
    case .turns: "Turns. Angles grow clockwise, and `0turn` points to the right."
    }
  }
}

extension LayerValue {
  /// The name in a source.
  public var name: String {
    switch self {
    case .width: "width"
    case .height: "height"
    case .bounds: "bounds"
    case .center: "center"
    case .pixel: "pixel"
    case .isRightToLeft: "isRightToLeft"
    }
  }

  public var documentation: String {
    switch self {
    case .width: "The width of the layer around it, in points."
    case .height: "The height of the layer around it, in points."
    case .bounds: "The rectangle of the layer around it, from (0, 0)."
    case .center: "The center of the layer around it."
    case .pixel: "The size of one device pixel in points: 1, unless the output or the screen has more pixels."
    case .isRightToLeft: "Whether the layout is from right to left."
    }
  }
}
