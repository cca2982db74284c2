extension Problem {
  /// `(Color tint = .red)`
  static func typeBeforeParameter(_ type: String, _ name: String) -> Problem {
    Problem(
      .unexpected, "unexpected type \(quoted(type)) before the name of a parameter",
      hint: .fix(.write("\(name): \(type)")), fix: .replace(with: "\(name): \(type)"))
  }

  /// `repeat in row 0...4`
  static func inBeforeName(_ name: String) -> Problem {
    Problem(
      .unexpected, "unexpected `in` before the name of a loop", hint: .fix(.write("\(name) in")),
      fix: .replace(with: "\(name) in"), hasCertainRecovery: true)
  }

  /// `repeat i in 0 to 4`
  ///
  /// - Parameter ends: The ends of the range, if they are numbers.
  static func rangeWord(_ word: String, ends: (low: String, high: String)?) -> Problem {
    let (low, high) = ends ?? ("0", "4")
    return Problem(
      .unexpected, "unexpected \(quoted(word)) in a range",
      hint: "use `\(low)...\(high)` for a range, or `\(low)..<\(high)` to exclude its upper end",
      fix: .replace(with: word == "until" ? "..<" : "..."), applicability: .possible, hasCertainRecovery: true)
  }

  /// `(x in: 0...10 = 4)`
  static var colonAfterIn: Problem {
    Problem(
      .unexpected, "unexpected `:` after `in`", hint: .fix(.remove(":")), fix: .removeSign, applicability: .possible,
      hasCertainRecovery: true)
  }

  /// `(let x = 4)`
  static func letOfParameter(_ word: String) -> Problem {
    Problem(
      .unexpected, "unexpected \(quoted(word)) before the name of a parameter", hint: .fix(.remove(word)),
      fix: .removeWord, applicability: .possible, hasCertainRecovery: true)
  }

  /// `repeat i in 0..<=4`: either sign alone may be meant.
  static func rangeSign(_ sign: String) -> Problem {
    Problem(
      .unexpected, "unexpected \(quoted(sign)) in a range",
      hint: "use `0...4` for a range, or `0..<4` to exclude its upper end",
      fix: .replaceWithEither("...", or: "..<"), isUndecided: true)
  }

  /// `let ink = Color adaptive(…)`
  static func typeBeforeValue(_ type: String) -> Problem {
    Problem(
      .unexpected, "unexpected type \(quoted(type)) before a value",
      hint: "remove the type, or write it after the name, as in `let name: \(type) = …`", fix: .removeWord)
  }

  /// `if` or `switch` in place of a value.
  static func conditionalValue(_ keyword: Keyword) -> Problem {
    Problem(
      .foreignSyntax, "\(quoted(keyword.spelling)) is not allowed in a value",
      hint: "use `condition ? value : other`, as in `width > 40 ? 3 : 4`")
  }

  /// `when kind { … }` in place of a value.
  static func foreignSwitch(_ word: String, over subject: String) -> Problem {
    Problem(
      .foreignSyntax, "\(quoted(word)) is not allowed in a value",
      hint: .advice("use `switch \(subject) { case .first: …; default: … }`"))
  }

  /// `{ return x }` in place of `= x`.
  ///
  /// - Parameter value: The value, if it is certain which one is meant.
  static func functionBlock(value: String?) -> Problem {
    Problem(
      .foreignSyntax, "expected `=` before the block of a function",
      hint: value == nil ? "write it as `func area(r: Number) = { let square = r * r; 3.14 * square }`" : nil,
      fix: value.map { .replace(with: "= " + $0) } ?? .insertEquals)
  }

  /// `return x` in the block of a function.
  static var returnInFunction: Problem {
    Problem(
      .foreignSyntax, "`return` is not allowed: the last line of a function is its value",
      hint: .fix(.remove("return")), fix: .removeWord, hasCertainRecovery: true)
  }

  /// `func twice(a: Number) = let b = a`
  static var letWithoutBlock: Problem {
    Problem(.unexpected, "unexpected `let` outside of a block", hint: "use a block: `= { let b = 2 * a; b + 1 }`")
  }

  /// A value before the last line of a function.
  static var valueBeforeEnd: Problem {
    Problem(
      .unexpected, "unexpected value before the end of the function",
      hint: "name it with `let name = …`, or remove it; the last line is the value of the function")
  }

  /// A statement in a function.
  static func statementInFunction(_ word: String) -> Problem {
    Problem(
      .unexpected, "unexpected \(quoted(word)) in a function",
      hint: "a function contains only `let`s, and its value on the last line")
  }

  /// `Color?`
  static var optionalType: Problem {
    Problem(
      .foreignSyntax, "a type can't be optional",
      hint: "remove the `?`; every name has a value, such as `.transparent` for a color", fix: .removeSign,
      hasCertainRecovery: true)
  }

  /// `===` or `=>`, for an operator with similar signs.
  static func unknownOperator(_ found: String, for right: String) -> Problem {
    Problem(
      .foreignSyntax, "unknown operator \(quoted(found))", fix: .replace(with: right), hasCertainRecovery: true)
  }

  /// `if width = 4 { … }`
  ///
  /// - Parameter isComplete: Whether a value follows.
  static func equalsInCondition(isComplete: Bool) -> Problem {
    Problem(
      .foreignSyntax, "`=` can't compare two values", hint: isComplete ? nil : "use `==` between two values",
      fix: isComplete ? .replace(with: "==") : nil, hasCertainRecovery: isComplete)
  }

  /// A pseudo-class of CSS, such as `:hover`.
  ///
  /// - Parameter name: The name after the colon.
  static func pseudoClass(_ name: String) -> Problem {
    let parameter =
      switch name {
      case "hover": "isHovered"
      case "focus": "isFocused"
      case "active": "isPressed"
      case "disabled": "isDisabled"
      case "checked", "selected": "isSelected"
      default: "isActive"
      }
    return Problem(
      .foreignSyntax, "\(quoted(":" + name)) is not a statement",
      hint: .advice("declare a parameter, such as `\(parameter): Bool = false`, and use `if \(parameter) { … }`"))
  }

  /// `list[1...]`, `list[..<3]`
  static var openSlice: Problem {
    Problem(
      .foreignSyntax, "a slice needs both ends", hint: "use `list[1..<list.count]` or `list[0..<3]`")
  }

  /// `list[1:3]`
  static var sliceWithColon: Problem {
    Problem(.foreignSyntax, "unexpected `:` between the ends of a slice", hint: "use `..<`, as in `list[1..<3]`")
  }

  /// `list[1, 2]`
  static var twoIndices: Problem {
    Problem(.foreignSyntax, "a list has one index", hint: "use `list[1][2]` for an element of an inner list")
  }

  /// `repeat (p, i) in list`
  static var parenthesizedLoopNames: Problem {
    Problem(
      .foreignSyntax, "the names of a loop have no parentheses",
      hint: "use `p in list`, or `p, i in list` with the index of each element", hasCertainRecovery: true)
  }

  /// `[2 * x for x in list]`
  static var valueBeforeLoop: Problem {
    Problem(
      .foreignSyntax, "the loop of a list comes before the value",
      hint: "use `[for x in list: 2 * x]`")
  }

  /// `x => 2 * x`
  static var closure: Problem {
    Problem(
      .foreignSyntax, "unexpected `=>`; a function needs a name",
      hint: "use `[for x in list: 2 * x]` for a value of each element, or declare a function with `func`")
  }

  /// `list.map { … }`
  static func trailingClosure(_ method: String) -> Problem {
    Problem(
      .foreignSyntax, "unexpected block after \(quoted("." + method))",
      hint: ForeignWords.listMemberHint(method).map { .advice($0) })
  }

  /// `[for x in list => 2 * x]`
  static var arrowInList: Problem {
    Problem(.foreignSyntax, "unexpected `=>`", fix: .replace(with: ":"), hasCertainRecovery: true)
  }

  /// `[for x in list]`
  static var loopWithoutValue: Problem {
    Problem(
      .foreignSyntax, "the loop of a list has no value",
      hint: "add `:` and the value of each iteration: `[for x in list: 2 * x]`")
  }

  /// `[for x in list: x where x > 0]`
  static var conditionAfterValue: Problem {
    Problem(
      .foreignSyntax, "unexpected `where` after the value",
      hint: "put the condition before the `:`, as in `[for x in list where x > 0: x]`")
  }

  /// `case .happy { … }`
  static var caseBlock: Problem {
    Problem(.foreignSyntax, "a case has no braces", hint: "use a colon, as in `case .happy: fill .red`")
  }

  /// `case 1 || 2:`
  static var caseOperator: Problem {
    Problem(.foreignSyntax, "unexpected `||` between the labels of a case", hint: "use a comma, as in `case 1, 2:`")
  }

  /// `[0..<5]`, `let a = 0..<5`
  static var rangeAsValue: Problem {
    Problem(
      .foreignSyntax, "a range is not a value", hint: "use a list of its numbers: `[for i in 0..<5: i]`")
  }

  /// `case _:`
  static var caseForAll: Problem {
    Problem(.foreignSyntax, "unexpected `case _`", fix: .replace(with: "default"), hasCertainRecovery: true)
  }

  /// `(x: 0, y: 0)`
  static var pointLabels: Problem {
    Problem(
      .foreignSyntax, "a point has no labels", hint: "remove the labels, as in `(0, 0)`", hasCertainRecovery: true)
  }

  /// `.degrees(45)`
  ///
  /// - Parameter number: The argument, if it is a number without a unit.
  static func angleCall(_ name: String, _ unit: NumberUnit, number: String?) -> Problem {
    let example = (unit == .degrees ? "45" : "0.5") + unit.spelling
    return Problem(
      .foreignSyntax, "\(quoted("." + name)) is not a function",
      hint: number == nil ? .advice("use an angle with a unit, such as \(quoted(example))") : nil,
      fix: number.map { .replace(with: $0 + unit.spelling) })
  }

  /// `.rgb(1, 0, 0)`, or arguments after a constant.
  static func constantCall(_ name: String) -> Problem {
    let isFunction = BuiltinEntry.all.contains { $0.receiver == nil && $0.signature.name == name }
    let foreign = ForeignWords.nameHint(name, .function) ?? ForeignWords.constantHint(name)
    return Problem(
      .foreignSyntax, "\(quoted("." + name)) is not a function",
      hint: isFunction
        ? .advice("remove the dot: `\(name)(…)`")
        : foreign.map { .advice($0) } ?? "write the value itself, such as `#FF8800`, `.red` or `(x, y)`")
  }

  /// A function of CSS whose arguments can't be read: `linear-gradient(to right, …)`.
  static func foreignFunction(_ name: String) -> Problem {
    Problem(
      .foreignSyntax, "unknown function \(quoted(name))",
      hint: ForeignWords.nameHint(name, .function).map { .advice($0) })
  }

  /// A `;` between elements in brackets.
  static var semicolonBetweenElements: Problem {
    Problem(.foreignSyntax, "unexpected `;` in brackets", fix: .replace(with: ","), hasCertainRecovery: true)
  }

  /// A label in a list, most likely after a missing `]`.
  static func labelInList(_ label: String) -> Problem {
    Problem(
      .foreignSyntax, "expected `]` before the label \(quoted(label + ":"))", hint: "close the list before the label")
  }
}
