import ShapeKit

/// What is grammatical by accident, and most likely meant as something else.
extension Checker {
  /// Reports a comma before what is a statement of its own: `move (0, 0), line (4, 4)`. Gives whether it is one.
  mutating func reportCommaBeforeStatement(_ argument: NodeID) -> Bool {
    let word = tree.firstToken(argument)
    let comma = tree.tokenBefore(argument)
    guard tree.kind(argument) == .argument, comma.kind == .comma, isStatement(word), isUnknown(word.name) else {
      return false
    }
    report(.unexpected(.source(",")), at: tree.span(comma))
    return true
  }

  /// Reports a dot whose name is missing, so that the next line's statement was taken for it. Gives whether it is one.
  mutating func reportNameOnNextLine(_ constant: NodeID) -> Bool {
    let word = tree.firstToken(tree.firstChild(constant))
    guard word.flags.contains(.startsLine), isStatement(word) else { return false }
    let end = tree.firstToken(constant).end
    report(
      .expected(.constantName, found: .endOfLine), at: SourceSpan(file: tree.file, start: end, end: end))
    return true
  }

  /// Reports a difference that most likely is a name: `linear-gradient(…)`. Gives whether it is one.
  mutating func reportHyphenatedName(_ left: NodeID, _ right: NodeID) -> Bool {
    guard tree.kind(left) == .call, tree.child(left, .arguments) == nil, tree.kind(right) == .call else { return false }
    let (first, second) = (tree.firstToken(left), tree.firstToken(right))
    guard first.end + 1 == second.start, isUnknown(first.name), isUnknown(second.name),
      !files[Int(tree.file)].lacksImport, files[Int(tree.file)].lostNames == nil
    else { return false }
    let span = SourceSpan(file: tree.file, start: first.start, end: second.end)
    let text = tree.source.text(Int(span.start)..<Int(span.end))
    let arguments = tree.child(right, .arguments)
    report(.unknownName(text, arguments == nil ? .value : .function, nearest: nil), at: span)
    if let arguments { checkQuietly(arguments) }
    return true
  }

  /// `(.red, 0%)`, where a stop of a gradient is due.
  mutating func refusePointAsStop(_ node: NodeID) -> ExpressionID {
    for child in tree.children(node) { _ = check(child, expecting: nil, quietly: true) }
    report(.mismatch(expected: describe(ValueType.stop), found: describe(ValueType.point)), at: node)
    return invalid(at: node)
  }

  /// Warns of percentages where a length is due: `left: 50%` is half a point, not half of a width. Gives how many there
  /// are.
  mutating func warnOfShares(in value: NodeID, for parameter: Signature.Parameter) -> Int {
    let before = diagnostics.count
    switch parameter.type {
    case .exact(.number), .exact(.point), .exact(.size), .exact(.list(.point)):
      warnOfShares(in: value, along: parameter.direction)
    case .exact, .scalar, .mixable, .layerNames: break
    }
    return diagnostics.count - before
  }

  /// Warns of the points of a gradient where they are corners, edges or the centre of a square of 1: `to: (1, 1)`.
  mutating func warnOfUnitPoints(in arguments: NodeID) {
    let numbers = tree[arguments].children.flatMap { argument -> [NodeID] in
      guard case .point(let point)? = ArgumentSyntax(argument)?.value else { return [] }
      return [point.x.id, point.y.id]
    }
    let values = numbers.map { number -> Double? in
      let span = tree.span(number)
      guard tree.kind(number) == .number else { return nil }
      let literal = NumberLiteral(tree.source.bytes[Int(span.start)..<Int(span.end)])
      return literal.unit == .plain && (0...1).contains(literal.value) ? literal.value : nil
    }
    guard !values.contains(nil) else { return }
    for (index, number) in numbers.enumerated() {
      guard let value = values[index], value > 0 else { continue }
      let side = index % 2 == 0 ? "width" : "height"
      let share = value == 1 ? side : "\(tree.text(number)) * \(side)"
      report(.shareAsLength(tree.text(number), value, share: share), at: number)
    }
  }

  private mutating func warnOfShares(in value: NodeID, along direction: Signature.Direction?) {
    switch tree.kind(value) {
    case .number:
      let span = tree.span(value)
      let literal = NumberLiteral(tree.source.bytes[Int(span.start)..<Int(span.end)])
      guard let direction, literal.unit == .percent, literal.value != 0 else { return }
      let text = tree.text(value)
      let share: String? =
        switch direction {
        case .horizontal: literal.value == 100 ? "width" : "\(text) * width"
        case .vertical: literal.value == 100 ? "height" : "\(text) * height"
        case .any: nil
        }
      report(.shareAsLength(text, literal.value / 100, share: share), at: span)
    case .group, .prefix: warnOfShares(in: tree.firstChild(value), along: direction)
    case .binary:
      let left = tree.firstChild(value)
      let right = tree.nextSibling(left)
      guard right != .none, [.plus, .minus].contains(tree.tokenBefore(right).kind) else { return }
      warnOfShares(in: left, along: direction)
      warnOfShares(in: right, along: direction)
    case .point, .dimensions:
      let x = tree.firstChild(value)
      warnOfShares(in: x, along: direction ?? .horizontal)
      warnOfShares(in: tree.nextSibling(x), along: direction ?? .vertical)
    case .list:
      for element in tree.children(value) { warnOfShares(in: element, along: direction) }
    default: break
    }
  }

  /// Whether a unit stands apart after a number, which is reported already.
  func isBeforeDetachedUnit(_ number: SourceSpan) -> Bool {
    guard number.file == tree.file else { return false }
    let rest = tree.source.bytes[Int(number.end)...].drop { $0 == UInt8(ascii: " ") }
    let word = rest.prefix { ByteClasses.table[Int($0)] & ByteClasses.letter != 0 }
    return rest.startIndex > Int(number.end) && !angleUnit(String(decoding: word, as: UTF8.self)).isEmpty
  }

  private func isStatement(_ word: Token) -> Bool {
    word.kind == .name && word.name.place == .statement
  }

  /// Whether nothing has a name here, neither a value nor a function.
  private func isUnknown(_ id: NameID) -> Bool {
    scope.local(id) == nil && layerValue(id) == nil && files[Int(tree.file)].symbols[id] == nil
      && known.functions[id] == nil
  }
}
