extension Problem.Kind {
  static let notConstant = Problem.Kind(
    "E0212",
    Explanation(
      "Expected a constant value",
      meaning: """
        The design size of a shape, the default of a parameter, and the values of a preview are constants. They can
        use literals and the `let`s at the top level of a file, but not the size, parameters, or a `let` of a shape.
        The range of a parameter can also use the parameters before it.
        """,
      reason: """
        They must be known before the shape is drawn. Only the `min:` and `max:` of a size, and ranges, can depend on
        parameters.
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
        """))
}

extension Problem {
  static func notConstant(_ name: String, _ purpose: ConstantPurpose) -> Problem {
    Problem(
      .notConstant, "\(quoted(name)) is not a constant; \(purpose.text)",
      hint: purpose.isRange
        ? "use only literals, the `let`s at the top level of the file, and earlier parameters"
        : "use only literals and the `let`s at the top level of the file")
  }
}

extension Problem.Kind {
  static let directionInConstant = Problem.Kind(
    "E0514",
    Explanation(
      "Constant that depends on the direction of the layout",
      meaning: """
        The `let`s of a file, sizes, ranges, defaults, and the values of a preview are the same in both directions of the
        layout. This value uses `isRightToLeft`, or leading or trailing sides.
        """,
      reason: """
        The direction is known only when a shape is drawn.
        """,
      wrong: """
        let turn = isRightToLeft ? 180deg : 0deg

        shape Arrow {
          size 24 x 24
          layer(rotation: turn) { border [.top, .left], width: 2 }
        }
        """,
      right: """
        func turn() = isRightToLeft ? 180deg : 0deg

        shape Arrow {
          size 24 x 24
          layer(rotation: turn()) { border [.top, .left], width: 2 }
        }
        """))
}

extension Problem {
  static func directionInConstant(_ what: DirectionlessValue) -> Problem {
    Problem(
      .directionInConstant, "\(what.text) can't depend on the direction of the layout",
      hint: what == .global ? "use a function: `func name() = …`" : "use it in the block of the shape")
  }
}

/// A value that is the same in both directions of the layout.
public enum DirectionlessValue: Sendable {
  case global, size, range, defaultValue, preview, commandLine

  fileprivate var text: String {
    switch self {
    case .global: "the value of a `let` of a file"
    case .size: "the size of a shape"
    case .range: "the range of a parameter"
    case .defaultValue: "the default of a parameter"
    case .preview: "a value of a preview"
    case .commandLine: "a value on the command line"
    }
  }
}

extension Problem.Kind {
  static let parameterUsedBefore = Problem.Kind(
    "E0513",
    Explanation(
      "Range that depends on a later parameter",
      meaning: """
        The range of a parameter can use the parameters before it in the same list. This range uses its own parameter, or
        a later one.
        """,
      reason: """
        Values are limited to their ranges in the order of the parameters, so each range must be known before its
        parameter has a value.
        """,
      wrong: """
        shape Tabs(selected: Int in 0..<count = 0, count: Int in 1...7 = 4) {
          size 280 x 40
          layer(left: selected * width / count, width: width / count) { fill .teal }
        }
        """,
      right: """
        shape Tabs(count: Int in 1...7 = 4, selected: Int in 0..<count = 0) {
          size 280 x 40
          layer(left: selected * width / count, width: width / count) { fill .teal }
        }
        """))
}

extension Problem {
  static func parameterUsedBefore(_ name: String, inRangeOf owner: String) -> Problem {
    if name == owner {
      return Problem(
        .parameterUsedBefore, "the range of \(quoted(name)) can't use \(quoted(name)) itself",
        hint: "use literals, the `let`s at the top level of the file, or earlier parameters")
    }
    return Problem(
      .parameterUsedBefore, "the range of \(quoted(owner)) can only use parameters before it",
      hint: "declare \(quoted(name)) before \(quoted(owner))")
  }
}

extension Problem.Kind {
  static let cycle = Problem.Kind(
    "E0213",
    Explanation(
      "Dependency cycle",
      meaning: """
        Some declarations depend on each other: values that are computed from each other, functions that call
        each other, shapes that use each
        other, styles that apply each other, files that import each other, or layers that must be above each
        other. The message shows the whole cycle.
        """,
      reason: """
        None of them can come first, so none of them can be drawn.
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
        """))
}

extension Problem {
  static func cycle(_ kind: CycleKind, _ names: [String]) -> Problem {
    let message = kind.message(names.first ?? "")
    return Problem(.cycle, names.count > 2 ? "\(message): \(chain(names))" : message, hint: kind.hint)
  }
}

extension Problem.Kind {
  static let chainTooLong = Problem.Kind(
    "E0214",
    Explanation(
      "Chain of later names too long",
      meaning: """
        A name can be used before it is declared. Its value can need another name that is declared later, and so
        on. At most 100 names can be chained like this, or fewer if their values are deeply nested.
        """,
      reason: """
        While the later values are computed, all earlier ones wait in memory, which is limited.
        """,
      wrong: .situation("A thousand lets, each of which uses the one on the next line."),
      right: .situation("The same lets in reverse order, each of which uses the one on the previous line.")))
}

extension Problem {
  static func chainTooLong(_ name: String) -> Problem {
    Problem(
      .chainTooLong, "\(quoted(name)) depends on too long a chain of names that are declared later",
      hint: "declare names before they are used")
  }
}

extension Problem.Kind {
  static let duplicatePreview = Problem.Kind(
    "E0215",
    Explanation(
      "Duplicate preview",
      meaning: """
        The name of a preview is set by `named:` and defaults to the name of its shape. Two previews of this
        file have the same name.
        """,
      reason: """
        Previews are selected by name: `shapec card.shape --preview "wide"`.
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
        """))
}

extension Problem {
  static func duplicatePreview(_ name: String) -> Problem {
    Problem(
      .duplicatePreview, "duplicate preview name \"\(name)\"",
      hint: "add another name to one of them: `named: \"small\"`")
  }
}

extension Problem.Kind {
  static let cycles: [Problem.Kind] = [
    .notConstant, .directionInConstant, .parameterUsedBefore, .cycle, .chainTooLong, .duplicatePreview,
  ]
}

/// The places where only constants are allowed.
public enum ConstantPurpose: Equatable, Sendable {
  /// The default of a parameter.
  case parameter
  case range(of: NameID)
  case size, preview, commandLine

  /// Whether parameters in scope are allowed: the minimum and the maximum size can depend on them, and ranges on those
  /// before them.
  var allowsParameters: Bool {
    switch self {
    case .size, .range: true
    case .parameter, .preview, .commandLine: false
    }
  }

  fileprivate var isRange: Bool { if case .range = self { true } else { false } }

  fileprivate var text: String {
    switch self {
    case .parameter: "the default of a parameter must be constant"
    case .range: "the range of a parameter must be known before the shape is drawn"
    case .size: "the design size of a shape must be constant"
    case .preview: "the values of a preview must be constants"
    case .commandLine: "a value on the command line must be constant"
    }
  }
}

/// The kinds of dependencies that can form a cycle.
public enum CycleKind: Sendable {
  case value, function, use, style, layer, importing

  fileprivate func message(_ name: String) -> String {
    switch self {
    case .value: "\(quoted(name)) depends on itself"
    case .function: "function \(quoted(name)) calls itself"
    case .use: "shape \(quoted(name)) uses itself"
    case .style: "style \(quoted(name)) applies itself"
    case .layer: "layer \(quoted(name)) must be above itself"
    case .importing: "file \(quoted(name)) imports itself"
    }
  }

  fileprivate var hint: Hint {
    switch self {
    case .value: "remove one of the uses; a value can't depend on itself"
    case .function: "use `repeat`, or a list such as `[for i in 0..<5: …]`; a function can't call itself"
    case .use: "remove one `use`; a shape can't contain itself"
    case .style: "remove one `apply`"
    case .layer: "remove one `above:` or `below:`"
    case .importing: "move the shared declarations into another file"
    }
  }
}

/// The steps of a cycle. A long one is shortened in the middle.
private func chain(_ names: [String]) -> String {
  let shown = names.count > 12 ? names.prefix(8) + ["…"] + names.suffix(2) : names[...]
  return shown.joined(separator: " → ")
}
