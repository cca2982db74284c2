import ShapeCore
import ShapeLanguage

/// A range with its last value.
struct SwiftRange {
  var low: Double
  var high: Double
}

/// A constant at the start of a function from which the value of a parameter is read: limited to its range, or with the
/// Ints of a list as Doubles.
struct SwiftParameterConstant {
  /// The index of the parameter.
  var index: Int
  /// The name of the constant.
  var name: String
  /// The value before it is limited.
  var source: SwiftExpression
}

/// The ranges of parameters. Properties with a constant range are limited when they are set. A range that depends on
/// other parameters is applied when the shape is drawn, so that properties can be set in any order.
extension SwiftMemberWriter {
  /// Returns the range of a parameter with its last value, or `nil` if it has none or it is not constant.
  func constantRange(of parameter: Parameter) -> SwiftRange? {
    guard parameter.low.isPresent, parameter.rangeUses.isEmpty,
      case .number(let low) = Evaluator.constant(parameter.low, in: program),
      case .number(let high) = Evaluator.constant(parameter.high, in: program)
    else { return nil }
    // An open end is not in the range itself.
    let last = parameter.rangeIsClosed ? high : parameter.type == .integer ? high - 1 : high.nextDown
    return SwiftRange(low: low, high: max(low, last))
  }

  /// Returns the sentence about the range of a parameter.
  func rangeFacts(of parameter: Parameter) -> [String] {
    guard parameter.low.isPresent, let text = sourceText(parameter.rangeSource) else { return [] }
    let range = "In \(SwiftDocumentation.code(text))"
    return [parameter.rangeUses.isEmpty ? "\(range)." : "\(range); other values are drawn as the nearest one."]
  }

  /// Returns a range as an expression.
  func range(_ range: SwiftRange, _ type: ValueType) -> SwiftExpression {
    let (low, high) = (number(range.low, type), number(range.high, type))
    // Two signs would be one operator.
    return "\(low.text)...\((range.high.isFinite ? high.operand(.postfix) : high.parenthesized).text)"
  }

  func number(_ value: Double, _ type: ValueType) -> SwiftExpression {
    if type == .integer { return .wholeNumber(value) }
    var writer = SwiftBodyWriter(names, taken: [])
    let number = writer.number(value, type)
    return type == .angle ? writer.explicit(number).qualified : number
  }

  /// Writes the body of a function after the constants that it needs.
  func write(
    _ constants: [SwiftParameterConstant], of parameters: [Parameter], _ writer: inout SwiftBodyWriter,
    then body: (inout SwiftBodyWriter) -> Void
  ) {
    let body = writer.collected(body)
    // A range may need further parameters, which are before it.
    var declarations: [[SwiftStatement]] = []
    for constant in constants.reversed() where writer.used.contains(Int32(constant.index)) {
      declarations.append(writer.collected { write(constant, of: parameters[constant.index], &$0) })
    }
    for declaration in declarations.reversed() { writer.add(declaration) }
    writer.add(body)
  }

  private func write(
    _ constant: SwiftParameterConstant, of parameter: Parameter, _ writer: inout SwiftBodyWriter
  ) {
    let declaration = "let \(constant.name): \(writer.type(parameter.type).text)"
    guard parameter.low.isPresent else { return writer.add(.value(constant.source, of: declaration)) }
    let (low, high): (SwiftExpression, SwiftExpression)
    if let range = constantRange(of: parameter) {
      // Functions compute with Doubles.
      let type = parameter.type == .integer ? ValueType.number : parameter.type
      (low, high) = (number(range.low, type), number(range.high, type))
    } else {
      (low, high) = writer.ends(of: parameter, named: constant.name)
    }
    let arguments = [constant.source, low, high, low.labeled("else")]
    writer.add(.value(.call("ShapeCore.Mathematics.clamp", arguments), of: declaration))
  }
}

extension SwiftBodyWriter {
  /// Returns the first and the last value in the range of a parameter.
  mutating func ends(of parameter: Parameter, named name: String) -> (low: SwiftExpression, high: SwiftExpression) {
    // The first one is used more than once.
    let low = naming(name, "minimum") { $0.explicit($0.part(parameter.low, atMost: 1)) }
    return (low, naming(name, "maximum") { $0.last(of: parameter) })
  }

  private mutating func last(of parameter: Parameter) -> SwiftExpression {
    let high = explicit(part(parameter.high))
    if parameter.rangeIsClosed { return high }
    if parameter.type == .integer { return .sequence(high.operand(.addition), ("-", "1"), as: .addition) }
    let value = receiver(high)
    if parameter.type != .angle { return value.member("nextDown") }
    return .call(core("Angle"), [value.member("radians.nextDown").labeled("radians")])
  }
}
