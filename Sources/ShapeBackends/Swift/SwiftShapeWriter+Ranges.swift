import ShapeKit
import ShapeLanguage

/// A range with its last value.
struct SwiftRange {
  var low: Double
  var high: Double
}

/// A parameter whose value is limited to its range when a function begins.
struct SwiftLimit {
  /// The index of the parameter.
  var index: Int
  /// The name of the value in the function.
  var name: String
  /// The value before.
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

  func clamped(_ name: String, _ range: SwiftRange, _ fallback: String, _ type: ValueType) -> String {
    let (low, high) = (number(range.low, type), number(range.high, type))
    if type == .integer { return "ShapeKit.Mathematics.clamp(\(name), \(low), \(high))" }
    return "ShapeKit.Mathematics.clamp(\(name), \(low), \(high), else: \(fallback))"
  }

  func number(_ value: Double, _ type: ValueType) -> String {
    if type == .integer { return SwiftNames.wholeNumber(value) }
    if type == .angle {
      var writer = SwiftBodyWriter(names, taken: [], indentation: 0)
      let angle = writer.angle(value)
      return angle.type == nil ? "ShapeKit." + angle.text : angle.text
    }
    return SwiftNames.number(value)
  }

  /// Writes the body of a function after the lines that limit the parameters that it needs.
  func write(
    _ limits: [SwiftLimit], of parameters: [Parameter], _ writer: inout SwiftBodyWriter,
    then body: (inout SwiftBodyWriter) -> Void
  ) {
    guard !limits.isEmpty else { return body(&writer) }
    // A range may need further parameters, so find those needed first, and write the lines in their order.
    var trial = writer
    _ = trial.captured(body)
    for limit in limits.reversed() where trial.used.contains(Int32(limit.index)) {
      _ = trial.captured { write(limit, of: parameters[limit.index], &$0) }
    }
    for limit in limits where trial.used.contains(Int32(limit.index)) {
      write(limit, of: parameters[limit.index], &writer)
    }
    body(&writer)
  }

  private func write(_ limit: SwiftLimit, of parameter: Parameter, _ writer: inout SwiftBodyWriter) {
    let (low, high): (String, String)
    if let range = constantRange(of: parameter) {
      // Functions compute with Doubles.
      let type = parameter.type == .integer ? ValueType.number : parameter.type
      (low, high) = (number(range.low, type), number(range.high, type))
    } else {
      low = writer.end(parameter.low)
      high = writer.last(of: parameter)
    }
    writer.line(
      "let \(limit.name): \(writer.type(parameter.type)) = ShapeKit.Mathematics.clamp(\(limit.source), \(low), \(high), "
        + "else: \(low))")
  }
}

extension SwiftBodyWriter {
  /// Returns an end of a range, which the line uses more than once.
  fileprivate mutating func end(_ id: ExpressionID) -> String {
    explicit(part(id, atMost: 1)).text
  }

  /// Returns the last value in the range of a parameter.
  fileprivate mutating func last(of parameter: Parameter) -> String {
    let high = explicit(part(parameter.high))
    if parameter.rangeIsClosed { return high.text }
    if parameter.type == .integer { return "\(high.operand(.addition)) - 1" }
    if parameter.type == .angle { return "\(kit("Angle"))(radians: \(receiver(high)).radians.nextDown)" }
    return "\(receiver(high)).nextDown"
  }
}
