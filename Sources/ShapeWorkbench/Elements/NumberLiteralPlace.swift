import ShapeCore
import ShapeLanguage

/// A number in the text of a program, and the expressions that it became.
struct NumberLiteralPlace {
  var span: SourceSpan
  /// The value in the program, in radians for an angle.
  var value: Double
  /// The value of one unit of the written number.
  private var unitValue: Double
  private var unit: String
  private var decimals: Int
  private(set) var expressions: [Int]
  /// Whether the program may need a whole number here: it is one, and is not simply used as a Number.
  private(set) var isWhole = false

  /// Returns the number literals of the files, and the numbers among the values of settings.
  static func all(in program: Program) -> [NumberLiteralPlace] {
    var places: [SourceSpan: Int] = [:]
    var result: [NumberLiteralPlace] = []
    for (index, expression) in program.expressions.enumerated() {
      guard case .number(let value) = expression.kind, expression.source.file >= 0 else { continue }
      if let known = places[expression.source] {
        result[known].expressions.append(index)
      } else if let place = NumberLiteralPlace(expression.source, value, index, program) {
        places[expression.source] = result.count
        result.append(place)
      }
    }
    var converted: Set<Int> = []
    for expression in program.expressions {
      if case .convert(let id) = expression.kind { converted.insert(Int(id.index)) }
    }
    for place in result.indices {
      result[place].isWhole = result[place].expressions.contains {
        program.expressions[$0].type == .integer && !converted.contains($0)
      }
    }
    return result
  }

  private init?(_ span: SourceSpan, _ value: Double, _ expression: Int, _ program: Program) {
    let text = program.sources[Int(span.file)].bytes[Int(span.start)..<Int(span.end)]
    guard let first = text.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) || first == UInt8(ascii: "-"),
      let unit = NumberLiteral(text.drop { $0 == UInt8(ascii: "-") }).unit
    else { return nil }
    (self.span, self.value, self.unit, expressions) = (span, value, unit.spelling, [expression])
    switch unit {
    case .plain: unitValue = 1
    case .percent: unitValue = 0.01
    case .degrees: unitValue = Double.pi / 180
    case .turns: unitValue = 2 * Double.pi
    case .radians: unitValue = 1
    }
    let digits = text.drop { $0 != UInt8(ascii: ".") }.dropFirst()
    decimals = digits.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
  }

  /// Another value to see what depends on this one: a little nearer to 0, which few limits refuse.
  func changed(_ index: Int) -> Double {
    // Different shares, so that two changes hardly ever cancel each other.
    let share = 1e-4 * (1 + Double(index * 7 % 11) / 23)
    return value == 0 ? share : value * (1 - share)
  }

  /// Returns the value nearest to another one, with as many decimals as are written now, or as are needed for steps of at
  /// most two hundredths of a point. A whole number remains one.
  /// - Parameter speed: How far a point moves if the value grows by 1.
  func rounded(_ value: Double, speed: Double) -> Double {
    if isWhole { return value.rounded() }
    var (decimals, scale) = (0, 1.0)
    while decimals < 9, decimals < self.decimals || speed * unitValue / scale > 0.02 {
      decimals += 1
      scale *= 10
    }
    return (value / unitValue * scale).rounded() / scale * unitValue
  }

  /// Returns the edit that writes another value.
  func edit(_ value: Double, in program: Program) -> TextEdit {
    // Multiplying by the unit and dividing by it may leave a rounding error.
    let number = (value / unitValue * 1e9).rounded() / 1e9
    let text = JSONWriter.number(abs(number)) + unit
    if number >= 0 { return TextEdit(span, text) }
    for expression in program.expressions where expression.source.end == span.end && expression.source.file == span.file
    {
      if case .negate(let id) = expression.kind, expressions.contains(Int(id.index)) {
        return TextEdit(expression.source, text)
      }
    }
    let before = program.sources[Int(span.file)].bytes[..<Int(span.start)].last { $0 > UInt8(ascii: " ") }
    let isOperand = before.map { "+-*/%<>=&|?".utf8.contains($0) } ?? false
    return TextEdit(span, isOperand ? "(-\(text))" : "-\(text)")
  }
}
