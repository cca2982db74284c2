import ShapeCore

extension Problem {
  /// - Parameter replacement: The value that was probably meant, such as `true` for `1`.
  /// - Parameter isCertain: Whether nothing else can be meant.
  static func mismatch(
    expected: DescribedType, found: DescribedType, hint: Hint? = nil, replacement: String? = nil, isCertain: Bool = true
  ) -> Problem {
    let fix: Change? =
      found.type == .string && (expected.type == .color || expected.type == .paint)
      ? .unquoteColor : replacement.map { .replace(with: $0) }
    return Problem(
      .mismatch, "expected \(expected.withArticle), found \(found.withArticle)",
      hint: hint ?? (replacement == nil ? mismatchHint(expected, found) : nil), fix: fix,
      applicability: isCertain ? .certain : .possible)
  }

  /// The hint about several numbers after a label that takes one, as in CSS.
  ///
  /// - Parameter callee: The function or the statement, if it is known.
  static func severalNumbersHint(for label: String, of callee: String = "") -> Hint? {
    switch (label, callee) {
    case (RoundedRectParameters.cornerRadius.name, _):
      "use a label for each corner: `topLeft: 8, topRight: 8, bottomRight: 0, bottomLeft: 0`"
    case (LayerParameters.inset.name, _), (InsetParameters.by.name, "inset"):
      "use a label for each edge: `left: 8, top: 4, right: 8, bottom: 4`"
    case (ScaledParameters.by.name, "scaled"): "use a label for each factor: `x: 2, y: 1`"
    default: nil
    }
  }

  /// `radians(a)`, where `a` is an Angle. Its number of radians can be meant as well.
  static func angleAsNumber(of function: NumberFunctionOfOne, _ argument: String, replacement: String) -> Problem {
    let (name, unit) = function == .degrees ? ("degrees", "1deg") : ("radians", "1rad")
    return Problem(
      .mismatch, "\(quoted(name)) makes an Angle of a Number, but \(quoted(argument)) is an Angle already",
      hint: "remove the call; for a number of \(name), divide the angle: `a / \(unit)`",
      fix: .replace(with: replacement), applicability: .possible)
  }

  static func numberForAngle(_ text: String) -> Problem {
    let isDigits = text.utf8.drop { $0 == UInt8(ascii: "-") }.allSatisfy {
      (48...57).contains($0) || $0 == UInt8(ascii: ".")
    }
    let isLiteral = isDigits && text.utf8.last.map { (48...57).contains($0) } == true
    // A part of a turn in radians is rarely a whole number.
    let isInRadians = Double(text).map { $0 != $0.rounded() && abs($0) < 2 * .pi } == true
    let (unit, units) = isInRadians ? ("rad", "`rad`, `deg` or `turn`") : ("deg", "`deg`, `turn` or `rad`")
    return Problem(
      .numberForAngle, "expected an Angle, found the number \(quoted(text))",
      hint: isLiteral
        ? "add a unit: \(units), as in `\(text)\(unit)`" : "use `degrees` or `radians`, as in `degrees(a)`",
      fix: isDigits && !text.isEmpty ? .replace(with: text + unit) : nil,
      // A smaller number may be in radians or turns. A larger one would be more than a turn.
      applicability: Double(text).map { $0 != 0 && abs($0) <= 7 } == true ? .possible : .certain)
  }

  /// - Parameter parameter: The parameter that is used, if all numbers in its declaration are whole.
  static func numberForInt(parameter: String?) -> Problem {
    Problem(
      .numberForInt, "expected an Int, found a Number",
      hint: parameter.map { .advice("use `\($0): Int` in its declaration, or `floor`, `round` or `ceil` here") }
        ?? "use `floor`, `round` or `ceil` to make a whole number", fix: .writeWholeNumber)
  }

  static func badOperand(_ symbol: String, _ type: DescribedType) -> Problem {
    Problem(.badOperand, "\(quoted(symbol)) can't be applied to \(type.withArticle)")
  }

  static func badOperands(_ symbol: String, _ left: DescribedType, _ right: DescribedType) -> Problem {
    Problem(
      .badOperands, "\(quoted(symbol)) can't be applied to \(left.withArticle) and \(right.withArticle)",
      hint: operandsHint(symbol, left.type, right.type))
  }

  static func equalityOfNumbers(_ type: DescribedType) -> Problem {
    Problem(
      .equalityOfNumbers, "`==` and `!=` can't compare \(type)s, which are rarely exactly equal",
      hint: "use `<` or `>`, or check the difference: `abs(a - b) < \(type.type == .angle ? "0.1deg" : "0.001")`")
  }

  /// - Parameter choice: What chooses one of the values.
  static func branchesDiffer(_ a: DescribedType, _ b: DescribedType, of choice: String) -> Problem {
    Problem(.branchesDiffer, "the values of \(choice) have different types: \(a) and \(b)")
  }

  static func switchOnType(_ type: DescribedType) -> Problem {
    Problem(
      .switchOnType, "`switch` needs a constant of an enum, an Int or a Bool, found \(type.withArticle)",
      hint: type.type == .number
        ? "use `if`, or a whole number, as in `switch floor(a) { … }`" : "use `if` instead")
  }

  static func switchLacks(_ names: [String]) -> Problem {
    Problem(
      .switchLacks, "this `switch` is missing \(list(names))",
      hint: "add the missing \(names.count > 1 ? "cases" : "case"), or `default:`")
  }

  /// A `switch` over an Int without a default.
  static var switchLacksDefault: Problem {
    Problem(
      .switchLacks, "this `switch` over an Int is missing `default:`", hint: "add `default:` for all other numbers")
  }

  static func overlappingCase(_ label: String) -> Problem {
    Problem(.overlappingCase, "\(quoted(label)) overlaps an earlier label", hint: "change one of the two ranges")
  }

  static func rangeInCase(_ type: DescribedType) -> Problem {
    Problem(
      .rangeInCase, "a range can't be a label in a `switch` over \(type.withArticle)",
      hint: "list the values, separated by commas")
  }

  /// - Parameter loop: `repeat`, or the `for` of a list.
  static func repeatOverType(_ type: DescribedType, in loop: Keyword) -> Problem {
    let word = loop.spelling
    return Problem(
      .repeatOverType, "\(quoted(word)) needs a range or a list, found \(type.withArticle)",
      hint: .advice("use a range, as in `\(word) i in 0..<3`, or a list, as in `\(word) p in [(0, 0), (4, 4)]`"))
  }

  static func constantWithoutType(_ name: String, type: String?) -> Problem {
    Problem(
      .constantWithoutType, "the type of \(quoted("." + name)) is unknown here",
      hint: type.map { "add the type: `name: \($0) = .\(name)`" }
        ?? ForeignWords.constantHint(name).map { .advice($0) },
      fix: type.map { .declareType($0) })
  }

  static func noConstants(_ constant: String, of type: DescribedType) -> Problem {
    let name = constant.drop { $0 == "." }
    let isInRect = Member.all.contains { $0.declaration.receiver == .rect && $0.declaration.name == name }
    let hint: Hint? =
      switch type.type {
      case .point: isInRect ? "use `bounds.\(name)`, or `(x, y)`" : "use `(x, y)`"
      case .size: "use a size, as in `100 x 100`"
      case .number where name == RoundedRectParameters.concentric:
        "use `roundedRect(bounds, cornerRadius: .concentric)`; only its radii can be concentric"
      default: type.isList ? "use square brackets: `[a, b]`" : nil
      }
    return Problem(
      .noConstants, "expected \(type.withArticle), found the constant \(quoted(constant))", hint: hint)
  }

  static func unknownConstant(_ name: String, of type: DescribedType, all: [String], nearest: [String]) -> Problem {
    let foreign =
      type.type == .color ? ForeignWords.constantHint(name) : ForeignWords.directionHint(name, of: type.type)
    return Problem(
      .unknownConstant, "unknown constant \(quoted("." + name)) for the type \(type)",
      hint: foreign.map { .advice($0) } ?? choiceHint(nearest.map { "." + $0 }, all.map { "." + $0 }),
      fix: foreign == nil ? .rename(name, toOneOf: nearest, sign: ".") : nil)
  }

  static func typeBeforeConstant(_ type: String, _ name: String) -> Problem {
    Problem(
      .typeBeforeConstant, "the constant \(quoted("." + name)) is written without its type \(quoted(type))",
      hint: .fix(.write("." + name)), fix: .removeType(type, beforeConstant: name), hasCertainRecovery: true)
  }

  static func missingDot(_ name: String) -> Problem {
    Problem(
      .missingDot, "missing dot before the constant \(quoted(name))", hint: .fix(.write("." + name)),
      fix: .replace(with: "." + name), hasCertainRecovery: true)
  }

  /// - Parameter layer: The layer whose name the value has, if its frame has the member.
  static func unknownMember(
    _ name: String, of type: DescribedType, all: [String], nearest: [String], layer: String? = nil
  ) -> Problem {
    if let layer {
      return Problem(
        .unknownMember, "\(type.withArticle) has no member \(quoted("." + name))",
        hint: "rename this value, or the layer \(quoted(layer)), to use the frame of the layer")
    }
    let foreign = ForeignWords.memberHint(name, of: type.type)
    return Problem(
      .unknownMember, "\(type.withArticle) has no member \(quoted("." + name))",
      hint: foreign.map { .advice($0) } ?? choiceHint(nearest.map { "." + $0 }, all.map { "." + $0 }),
      fix: foreign == nil ? .rename(name, toOneOf: nearest, sign: ".") : nil)
  }

  static func methodAsValue(_ name: String, needsArguments: Bool) -> Problem {
    Problem(
      .methodAsValue, "missing \(needsArguments ? "arguments" : "parentheses") after \(quoted("." + name))",
      hint: "use `.\(name)(\(needsArguments ? "…" : ""))`",
      fix: needsArguments ? nil : .replace(with: name + "()"))
  }

  static func memberAsMethod(_ name: String) -> Problem {
    Problem(
      .memberAsMethod, "\(quoted("." + name)) is a property, not a method",
      hint: "use `.\(name)` without parentheses",
      fix: .removeNext("()"))
  }

  static var emptyListWithoutType: Problem {
    Problem(
      .emptyListWithoutType, "missing type for this empty list",
      hint: "state the type, as in `let name: [Point] = []`")
  }

  static func rangeOfType(_ type: DescribedType) -> Problem {
    Problem(
      .rangeOfType, "\(type.withArticle) can't have a range",
      hint: "remove the range; only Number, Int and Angle can have one")
  }

  static func missingDefault(_ name: String) -> Problem {
    Problem(
      .missingDefault, "missing default for parameter \(quoted(name))",
      hint: "add a default, as in `name: Type = value`, so that the shape can be drawn on its own")
  }

  static func missingType(_ name: String, isType: Bool) -> Problem {
    Problem(
      .missingType, "missing type for parameter \(quoted(name))",
      hint: isType
        ? "write the name before the type, as in `value: \(name)`"
        : "add a type, as in `\(name): Number`, or a default, as in `\(name) = 4`")
  }

  static func parameterOfType(_ type: DescribedType) -> Problem {
    Problem(.forbiddenType, "a parameter can't be \(type.withArticle)")
  }

  static var stringAsValue: Problem {
    Problem(
      .forbiddenType, "a value can't be a string",
      hint: "use the content slot for text, a color such as `#FF8800` or `.red`, or a constant of an enum")
  }
}

private func mismatchHint(_ expected: DescribedType, _ found: DescribedType) -> Hint? {
  switch (expected.type, found.type) {
  case (.paint, .path), (.color, .path): return "put the paint first, as in `fill .red, path: …`"
  case (.enumeration(let id), .string) where BuiltinEnum(rawValue: Int(id.index)) != nil:
    return "use a constant with a dot, such as `.round`"
  case (.enumeration(BuiltinEnum.mirroring.id), .bool): return "use `.inRightToLeft` to mirror, or `.never`"
  case (.list(.point), _) where found.isList: return "use points, as in `[(0, 0), (10, 0), (10, 10)]`"
  case (.number, .angle): return "divide it by an angle, as in `a / 1deg`"
  case (.stop, .point): return "use a stop, as in `stop(.red, at: 0%)`"
  case (.point, .list(.integer)), (.point, .list(.number)), (.point, .size), (.point, .number), (.point, .integer):
    return "use a point, as in `(x, y)`"
  case (.number, .point): return "use one number, such as `p.x`"
  case (.number, .size): return "use one number, such as `size.width`"
  case (.size, .point): return "use a size, as in `width x height`"
  case (.size, .number), (.size, .integer): return "use a size, as in `240 x 320`"
  case (.path, .list(.point)): return "use `polyline(points)` or `polygon(points)`"
  case (.path, .list(.path)): return "use `a.union(b)` to combine two paths"
  case (.rect, .path): return "use `.bounds` for the rectangle around a path"
  case (.bool, .number), (.bool, .integer): return "compare it, as in `… > 0`"
  case (.rect, .number), (.rect, .integer):
    return "use a rectangle, such as `bounds` or `Rect(x: 0, y: 0, width: 10, height: 10)`"
  case (.paint, .number), (.paint, .integer), (.color, .number), (.color, .integer):
    return "use a color such as `#FF8800` or `.red`"
  case (nil, .size): return "use a point for two factors, as in `(-1, 1)`"
  case (.path, .string): return "write the path as a block: `path { move (0, 0); line (10, 10); close }`"
  case (.color, .string), (.paint, .string): return "use a color such as `#FF8800` or `.red`"
  default:
    switch (expected.isList, found.isList) {
    case (true, false): return "use a list, as in `[a, b]`"
    case (false, true): return expected.type.map { _ in "use one element, such as `list[0]` or `list.last`" }
    case (true, true), (false, false): return nil
    }
  }
}

private func operandsHint(_ symbol: String, _ left: ValueType?, _ right: ValueType?) -> Hint? {
  switch (left, right) {
  case (.point, .number), (.number, .point), (.point, .integer), (.integer, .point):
    symbol == "+" || symbol == "-" ? "use a point, as in `p + (x, y)`" : nil
  case (.point, .point): symbol == "*" ? "multiply the coordinates: `(a.x * b.x, a.y * b.y)`" : nil
  case (.path, .path):
    switch symbol {
    case "+": "use `a.union(b)` for the region in either path"
    case "-": "use `a.subtracting(b)` to remove the second path from the first"
    case "*": "use `a.intersection(b)` for the region in both paths"
    default: nil
    }
  case (.angle, .angle): symbol == "*" ? "multiply an angle by a number" : nil
  case (.list, .list): nil
  case (.list, _), (_, .list):
    symbol == "+" ? "use `+ [value]` to add an element" : "use `[for a in list: 2 * a]` for a value of each element"
  default: nil
  }
}
