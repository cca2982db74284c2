@_spi(Generated) import ShapeCore

// Paints: what is known of colors, and the order of the stops of gradients.
extension ObligationWalk {
  mutating func paint(
    _ function: PaintFunction, _ values: [SymbolicValue], _ operands: OperandRange
  ) -> SymbolicValue {
    switch function {
    case .mix:
      let share = scalar(values[MixParameters.at.index])
      switch (values[0], values[1]) {
      case (.scalar(let a), .scalar(let b)):
        return .scalar(finite(mixed(a, b, share), program[program[operands, MixParameters.first]]))
      case (.pair(let a, let b), .pair(let c, let d)):
        let x = mixed(a, c, share)
        return .pair(x, mixed(b, d, share))
      case (.color(let a), .color(let b)):
        return table.number(share).map { .color(a.mixed(with: b, at: $0)) } ?? .anything
      case (_, _): return .anything
      }
    case .mixInSpace:
      let (share, space) = (scalar(values[SpaceMixParameters.at.index]), scalar(values[SpaceMixParameters.space.index]))
      guard case (.color(let a), .color(let b)) = (values[0], values[1]), let share = table.number(share),
        let index = table.number(space), let space = ColorSpace(CaseID(position: Int(index)))
      else { return .anything }
      return .color(a.mixed(with: b, at: share, in: space))
    case .contrast:
      // Without limits nothing is known of colors with a name: that two of them contrast is worth a statement. System
      // colors differ between platforms.
      guard domain != .unlimited || areLiterals(operands),
        case (.color(let color), .color(let background)) = (values[0], values[1])
      else {
        return .scalar(table.unknown(Interval(1, 21)))
      }
      return .scalar(table.constant(color.contrast(over: background)))
    case .adaptive:
      guard case (.color(let light), .color(let dark)) = (values[0], values[1]) else { return .anything }
      return .color(.adaptive(light: light, dark: dark))
    case .opacity, .lighter, .darker:
      guard case (.color(let color), .scalar(let term)) = (values[0], values[1]), let share = table.number(term) else {
        return .anything
      }
      return .color(
        function == .opacity
          ? color.multiplied(opacity: share) : function == .lighter ? color.lighter(share) : color.darker(share))
    case .stop: return values[StopParameters.at.index]
    case .gradient: checkStops(program[operands, LinearGradientParameters.colors], values[0])
    case .color: break
    }
    return .anything
  }

  private func areLiterals(_ operands: OperandRange) -> Bool {
    program[operands].allSatisfy {
      if case .color(let id) = program[$0].kind { program.colors[id].system == nil } else { false }
    }
  }

  /// A number between two others, by a share.
  private mutating func mixed(_ a: TermID, _ b: TermID, _ share: TermID) -> TermID {
    let result = table.mix(a, b, at: share)
    let difference = table.values(of: b) - table.values(of: a)
    let slack = 1e-12 * max(table.values(of: a).magnitude, table.values(of: b).magnitude)
    // A share out of range is an error of its own, which not all domains assume away.
    let isShare = domain == .check || domain == .allSizes || table.values(of: share).isShare
    // Where it isn't known which of them is larger, the product in the sum says nothing.
    if difference.low < 0, difference.high > 0, slack.isFinite, isShare {
      let (low, high) = (table.operation(.minimum, a, b), table.operation(.maximum, a, b))
      let (least, most) = (table.subtract(low, table.constant(slack)), table.add(high, table.constant(slack)))
      facts += [table.lessOrEqual(least, result), table.lessOrEqual(result, most)]
    }
    return result
  }

  /// Returns a color as a stop, or a list of them: it has no position, and its color is in no obligation.
  mutating func withoutPositions(_ value: SymbolicValue, _ type: ValueType) -> SymbolicValue {
    guard case .list(let element) = type else { return .color(.black) }
    let colors = list(value)
    if case .literal(let colors) = colors { return .list(.literal(colors.map { withoutPositions($0, element) })) }
    // Inner lists may have different lengths.
    let stop = element == .stop ? SymbolicValue.color(.black) : .anything
    return .list(.several(count: table.count(of: colors), variables: [], facts: [], [stop]))
  }

  /// Requires two stops, in order.
  private mutating func checkStops(_ id: ExpressionID, _ value: SymbolicValue) {
    let source = program[id].source
    let list = list(value)
    require(table.lessOrEqual(table.constant(2), table.count(of: list)), .tooFewStops, at: source)
    checkOrder(of: list, at: source)
  }

  /// Requires that the positions of stops don't descend. Those without a position get one between the others.
  private mutating func checkOrder(of stops: SymbolicList, at source: SourceSpan) {
    let outer = facts
    defer { facts = outer }
    switch stops {
    case .literal(let stops):
      var last: TermID?
      for stop in stops {
        switch stop {
        case .scalar(let position):
          if let last { require(table.lessOrEqual(last, position), .stopsOutOfOrder, at: source) }
          last = position
        case .color: break
        case .anything, .pair, .rect, .path, .list: return requireUnknown(.stopsOutOfOrder, at: source, because: .list)
        }
      }
    case .either(let condition, let first, let second):
      assuming(condition) { $0.checkOrder(of: first, at: source) }
      assuming(table.not(condition)) { $0.checkOrder(of: second, at: source) }
    case .generated, .joined, .reversed, .slice, .several:
      let count = table.count(of: stops)
      let most = max(0, table.values(of: count).high - 2)
      let index = table.variable(.index, Interval(0, most), isWhole: true)
      facts.append(table.lessOrEqual(table.add(index, table.constant(2)), count))
      let stop = table.element(of: stops, at: index)
      let next = table.element(of: stops, at: table.add(index, table.constant(1)))
      facts += stop.facts + next.facts
      switch (stop.value, next.value) {
      case (.scalar(let position), .scalar(let following)):
        require(table.lessOrEqual(position, following), .stopsOutOfOrder, at: source)
      case (.color, .color): break
      case (_, _): requireUnknown(.stopsOutOfOrder, at: source, because: .list)
      }
    }
  }
}

extension ValueType {
  /// Whether it is a stop of a gradient, or a list of them.
  var isOfStops: Bool { if case .list(let element) = self { element.isOfStops } else { self == .stop } }
}
