import ShapeCore

/// Code that is accidentally grammatical, but probably meant differently.
extension Checker {
  /// Reports a comma before a separate statement: `move (0, 0), line (4, 4)`. Returns whether there is one.
  mutating func reportCommaBeforeStatement(_ argument: ArgumentSyntax) -> Bool {
    guard argument.label == nil, let comma = argument.commaBefore, isStatement(argument.firstToken),
      names.isUnknown(argument.firstToken.name)
    else { return false }
    report(.unexpected(.source(",")), at: comma)
    return true
  }

  /// Reports a dot whose name is missing, if the next line's statement was parsed as the name. Returns whether that is
  /// the case.
  mutating func reportNameOnNextLine(_ constant: ConstantSyntax) -> Bool {
    let word = constant.name.token
    guard word.startsLine, isStatement(word) else { return false }
    let dot = constant.firstToken.span
    report(
      .expected(.constantName, found: .endOfLine),
      at: SourceSpan(file: dot.file, start: dot.end, end: dot.end))
    return true
  }

  /// Reports a difference that is probably a name: `linear-gradient(…)`. Returns whether that is the case.
  mutating func reportHyphenatedName(_ view: BinarySyntax) -> Bool {
    guard case .name(let left) = view.left else { return false }
    let right: NameSyntax
    let arguments: ArgumentsSyntax?
    switch view.right {
    case .name(let name): (right, arguments) = (name.name, nil)
    case .call(let call): (right, arguments) = (call.name, call.arguments)
    default: return false
    }
    let (first, second) = (left.firstToken, right.token)
    let file = names.declarations.files[names.context.file]
    guard first.end + 1 == second.start, names.isUnknown(first.name), names.isUnknown(second.name),
      !file.lacksImport, file.lostNames == nil
    else { return false }
    let span = SourceSpan(file: first.span.file, start: first.span.start, end: second.span.end)
    names.noteUnknown(text(at: span), arguments == nil ? .value : .function, at: span)
    checkLoosely(arguments)
    return true
  }

  /// Reports a difference that is probably a constant: `.color-dodge`. Returns whether that is the case.
  mutating func reportHyphenatedConstant(_ view: BinarySyntax, expecting type: ValueType?) -> Bool {
    let span = view.span
    // In a chain of differences, each one would copy the text of the whole chain.
    guard let type, span.end - span.start <= 40, case let text = text(at: span), text.first == ".",
      case let name = String(text.dropFirst()), name.allSatisfy({ $0.isLetter || $0 == "-" }),
      let constant = constant(spelled: name, of: type)
    else { return false }
    report(.unknownConstant(name, of: describe(type), all: [], nearest: [constant]), at: span)
    return true
  }

  /// Reports `(.red, 0%)` instead of a stop of a gradient.
  mutating func refusePointAsStop(_ view: PointSyntax) -> ExpressionID {
    resolveNames(in: view)
    return refuse(.mismatch(expected: describe(ValueType.stop), found: describe(ValueType.point)), at: view)
  }

  /// Warns about percentages instead of a length: `left: 50%` is half a point, not half of a width. Returns how many
  /// there are.
  mutating func warnOfShares(
    in value: ExpressionSyntax, of type: Signature.TypePattern, along direction: Signature.Direction?
  ) -> Int {
    let before = diagnostics.count
    switch type {
    case .exact(.number), .exact(.point), .exact(.size), .exact(.list(.point)):
      warnOfShares(in: value, along: direction)
    case .exact, .scalar, .mixable, .factors, .orderedList, .summableList, .anyList, .layerNames: break
    }
    return diagnostics.count - before
  }

  private mutating func warnOfShares(in value: ExpressionSyntax, along direction: Signature.Direction?) {
    switch value {
    case .number(let view):
      guard let direction, view.isPercentage, case let literal = view.literal, literal.value != 0 else { return }
      let text = view.text
      let share: String? =
        switch direction {
        case .horizontal: literal.value == 100 ? "width" : "\(text) * width"
        case .vertical: literal.value == 100 ? "height" : "\(text) * height"
        case .any: nil
        }
      report(.shareAsLength(text, literal.value / 100, share: share), at: view)
    case .group(let view): warnOfShares(in: view.value, along: direction)
    case .prefix(let view): warnOfShares(in: view.operand, along: direction)
    case .binary(let view):
      guard [.plus, .minus].contains(view.operatorToken.kind) else { return }
      warnOfShares(in: view.left, along: direction)
      warnOfShares(in: view.right, along: direction)
    case .point(let view):
      warnOfShares(in: view.x, along: direction ?? .horizontal)
      warnOfShares(in: view.y, along: direction ?? .vertical)
    case .dimensions(let view):
      warnOfShares(in: view.width, along: direction ?? .horizontal)
      warnOfShares(in: view.height, along: direction ?? .vertical)
    case .list(let view): for element in view.elements { warnOfShares(in: element, along: direction) }
    case .color, .string, .bool, .constant, .name, .call, .member, .methodCall, .path, .conditional, .switch,
      .functionBody, .comprehension, .subscript, .missing, .error:
      break
    }
  }

  /// Warns about points of a gradient that are corners, midpoints or the center of a square with side 1: `to: (1, 1)`.
  mutating func warnOfUnitPoints(in arguments: ArgumentsSyntax?) {
    guard let arguments else { return }
    var found: [(number: NumberSyntax, value: Double, side: String)] = []
    for argument in arguments.elements {
      guard case .point(let point) = argument.value else { continue }
      for (coordinate, side) in [(point.x, "width"), (point.y, "height")] {
        guard case .number(let number) = coordinate, case let literal = number.literal, literal.unit == .plain,
          (0...1).contains(literal.value)
        else { return }
        found.append((number, literal.value, side))
      }
    }
    for (number, value, side) in found where value > 0 {
      let share = value == 1 ? side : "\(number.text) * \(side)"
      // Changes to some of the coordinates would leave a gradient that is neither in points nor in shares.
      report(.shareAsLength(number.text, value, share: share, isCertain: false), at: number)
    }
  }

  /// Warns about points of a gradient that are shares, and about colors that turn gray.
  mutating func warnOfLikelyMistakes(
    in function: PaintFunction, _ arguments: ArgumentsSyntax?, _ operands: OperandRange
  ) {
    switch function {
    case .gradient:
      warnOfUnitPoints(in: arguments)
      let list = program[operands, LinearGradientParameters.colors]
      guard list.isPresent, case .list(let elements) = program[list].kind else { return }
      warnOfGrayFades(between: program.result.operands[elements.indices].map { color(ofStop: $0) })
    case .mix, .mixInSpace:
      let colors = [program[operands, MixParameters.first], program[operands, MixParameters.second]]
      if colors.allSatisfy({ $0.isPresent }) { warnOfGrayFades(between: colors) }
    case .color, .contrast, .adaptive, .stop, .opacity, .lighter, .darker: break
    }
  }

  /// Warns about transparent black beside another color in a gradient or a mix. What a computed color is, is not known.
  private mutating func warnOfGrayFades(between colors: [ExpressionID]) {
    guard surroundings.shape != nil, !surroundings.isInMask else { return }
    for (index, color) in colors.enumerated() where isBlack(color, mostAlpha: 0) {
      let besides = [index - 1, index + 1].filter { colors.indices.contains($0) }.map { colors[$0] }
      var names: [String] = []
      for other in besides where isOtherColor(other) {
        let name = text(at: program[other].source)
        if !names.contains(name) { names.append(name) }
      }
      guard !names.isEmpty else { continue }
      let span = program[color].source
      report(.grayFade(text(at: span), besides: names), at: span)
    }
  }

  private func isBlack(_ id: ExpressionID, mostAlpha: Float = 1) -> Bool {
    guard case .color(let index) = program[id].kind else { return false }
    let color = program.result.colors[index]
    return [color.light, color.dark].allSatisfy { max($0.red, $0.green, $0.blue) == 0 && $0.alpha <= mostAlpha }
  }

  /// Whether a color is a literal, a constant or a name, and not black.
  private func isOtherColor(_ id: ExpressionID) -> Bool {
    switch program[id].kind {
    case .color: return !isBlack(id)
    case .slot(let slot):
      guard let value = program.value(ofSlot: slot, fromBlock: 0) else { return program[id].type == .color }
      return isOtherColor(value)
    case _: return false
    }
  }

  /// Returns the color of a stop that is written as one, or the expression itself.
  private func color(ofStop id: ExpressionID) -> ExpressionID {
    switch program[id].kind {
    case .convert(let inner): color(ofStop: inner)
    case .builtin(.paint(.stop), let operands): program[operands, StopParameters.color]
    case _: id
    }
  }

  /// Returns whether a unit follows a number after a space, which is reported already.
  func isBeforeDetachedUnit(_ number: SourceSpan) -> Bool {
    let rest = trees[Int(number.file)].source.bytes[Int(number.end)...].drop { $0 == UInt8(ascii: " ") }
    let word = rest.prefix { ByteClasses.table[Int($0)] & ByteClasses.letter != 0 }
    return rest.startIndex > Int(number.end) && !angleUnit(String(decoding: word, as: UTF8.self)).isEmpty
  }

  private func isStatement(_ word: SyntaxToken) -> Bool { word.kind == .name && word.name.place == .statement }
}
