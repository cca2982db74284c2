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
  var source: String
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
  func text(of range: SwiftRange, _ type: ValueType) -> String {
    let (low, high) = (number(range.low, type), number(range.high, type))
    // Two signs would be one operator.
    return "\(low)...\(high.hasPrefix("-") || high.hasPrefix(".") ? "(\(high))" : high)"
  }

  func number(_ value: Double, _ type: ValueType) -> String {
    if type == .integer { return SwiftNames.wholeNumber(value) }
    if type == .angle {
      var writer = SwiftBodyWriter(names, taken: [], indentation: 0)
      let angle = writer.angle(value)
      return "ShapeCore.\(angle.type == nil ? "" : "Angle")\(angle.text)"
    }
    return SwiftNames.number(value)
  }

  /// Writes the body of a function after the constants that it needs.
  func write(
    _ constants: [SwiftParameterConstant], of parameters: [Parameter], _ writer: inout SwiftBodyWriter,
    then body: (inout SwiftBodyWriter) -> Void
  ) {
    guard !constants.isEmpty else { return body(&writer) }
    // A range may need further parameters, so find those needed first, and write the lines in their order.
    var trial = writer
    _ = trial.captured(body)
    for constant in constants.reversed() where trial.used.contains(Int32(constant.index)) {
      _ = trial.captured { write(constant, of: parameters[constant.index], &$0) }
    }
    for constant in constants where trial.used.contains(Int32(constant.index)) {
      write(constant, of: parameters[constant.index], &writer)
    }
    body(&writer)
  }

  private func write(
    _ constant: SwiftParameterConstant, of parameter: Parameter, _ writer: inout SwiftBodyWriter
  ) {
    let declaration = "let \(constant.name): \(writer.type(parameter.type)) = "
    guard parameter.low.isPresent else { return writer.line(declaration + constant.source) }
    let (low, high): (String, String)
    if let range = constantRange(of: parameter) {
      // Functions compute with Doubles.
      let type = parameter.type == .integer ? ValueType.number : parameter.type
      (low, high) = (number(range.low, type), number(range.high, type))
    } else {
      low = writer.naming(constant.name, "minimum") { $0.end(parameter.low) }
      high = writer.naming(constant.name, "maximum") { $0.last(of: parameter) }
    }
    writer.line(declaration + "ShapeCore.Mathematics.clamp(\(constant.source), \(low), \(high), else: \(low))")
  }
}

extension SwiftBodyWriter {
  /// Returns an end of a range, which the line uses more than once.
  mutating func end(_ id: ExpressionID) -> String {
    explicit(part(id, atMost: 1)).text
  }

  /// Returns the last value in the range of a parameter.
  mutating func last(of parameter: Parameter) -> String {
    let high = explicit(part(parameter.high))
    if parameter.rangeIsClosed { return high.text }
    if parameter.type == .integer { return "\(high.operand(.addition)) - 1" }
    if parameter.type == .angle { return "\(core("Angle"))(radians: \(receiver(high)).radians.nextDown)" }
    return "\(receiver(high)).nextDown"
  }
}
