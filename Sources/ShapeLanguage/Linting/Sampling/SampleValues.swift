import ShapeKit

/// Chooses the parameter values with which linting draws a shape. Each result has a list of values for each picture.
enum SampleValues {
  /// The combinations of the ends of all parameters. The defaults come first, so that a mistake that they show is
  /// reported with them. If there are more than `SourceLimits.checkCombinations` combinations, one parameter at a time
  /// takes its ends.
  static func combinations(_ shape: ShapeDeclaration, _ evaluator: inout Evaluator) -> [[Value]] {
    guard let defaults = defaults(shape, &evaluator) else { return [] }
    let ends = zip(shape.parameters, defaults).map { Self.ends(of: $0, defaultValue: $1, &evaluator) }
    var count = 1
    for values in ends { count = min(count * values.count, SourceLimits.checkCombinations + 1) }
    guard count <= SourceLimits.checkCombinations else { return [defaults] + oneByOne(ends, defaults) }
    let combinations = (0..<count).map { index in
      var rest = index
      return ends.map { values in
        defer { rest /= values.count }
        return values[rest % values.count]
      }
    }
    return [defaults] + combinations
  }

  /// The defaults with each end of each parameter, then all first ends, then all last ends.
  private static func oneByOne(_ ends: [[Value]], _ defaults: [Value]) -> [[Value]] {
    var result: [[Value]] = []
    for (index, values) in ends.enumerated() { result += values.map { defaults.replacing(index, with: $0) } }
    return result + [ends.map { $0[0] }, ends.map { $0[$0.count - 1] }]
  }

  /// The defaults with one number at or near a value that it is compared with, then with all such numbers at once.
  static func nearTurningPoints(
    _ shape: ShapeDeclaration, _ points: TurningPoints, _ defaults: [Value], _ evaluator: inout Evaluator
  ) -> [[Value]] {
    var (lowest, highest) = (defaults, defaults)
    var result: [[Value]] = []
    for (index, parameter) in shape.parameters.enumerated() {
      var numbers = points.values(ofParameter: index)
      if parameter.type == .integer { numbers = numbers.map { $0.rounded() } }
      if let (low, high) = range(of: parameter, &evaluator) {
        numbers = numbers.filter { $0 >= low && (parameter.rangeIsClosed ? $0 <= high : $0 < high) }
      }
      guard let first = numbers.first, let last = numbers.last else { continue }
      (lowest[index], highest[index]) = (.number(first), .number(last))
      result += numbers.map { defaults.replacing(index, with: .number($0)) }
    }
    return result.isEmpty ? [] : result + [lowest, highest]
  }

  /// The defaults with one value replaced, then with the middles of all ranges.
  static func alternatives(_ shape: ShapeDeclaration, _ evaluator: inout Evaluator) -> [[Value]] {
    guard let defaults = defaults(shape, &evaluator) else { return [] }
    var middles = defaults
    var result: [[Value]] = []
    for (index, parameter) in shape.parameters.enumerated() {
      if let (low, high) = range(of: parameter, &evaluator) {
        let middle = (low + high) / 2
        middles[index] = .number(parameter.type == .integer ? middle.rounded() : middle)
      }
      result += alternatives(to: defaults[index], of: parameter, middle: middles[index])
        .map { defaults.replacing(index, with: $0) }
    }
    return result.isEmpty ? [] : result + [middles]
  }

  // MARK: Parameters

  private static func defaults(_ shape: ShapeDeclaration, _ evaluator: inout Evaluator) -> [Value]? {
    var result: [Value] = []
    for parameter in shape.parameters {
      guard let value = try? evaluator.value(parameter.defaultValue) else { return nil }
      result.append(value)
    }
    return result
  }

  private static func range(of parameter: Parameter, _ evaluator: inout Evaluator) -> (low: Double, high: Double)? {
    guard parameter.low.isPresent, let low = try? evaluator.number(parameter.low),
      let high = try? evaluator.number(parameter.high)
    else { return nil }
    return (low, high)
  }

  /// Both ends of a range, both values of a Bool, every constant of an enum, or no edge and all edges.
  private static func ends(of parameter: Parameter, defaultValue: Value, _ evaluator: inout Evaluator) -> [Value] {
    if let (low, high) = range(of: parameter, &evaluator) {
      // The upper end of a half-open range is not in it.
      let last = parameter.rangeIsClosed ? high : parameter.type == .integer ? high - 1 : low + (high - low) * 0.999
      return low == last ? [.number(low)] : [.number(low), .number(last)]
    }
    switch parameter.type {
    case .bool: return [.bool(false), .bool(true)]
    case .edges: return [.edges(.none), .edges(.all)]
    case .enumeration(let id):
      return evaluator.program.enumerations[id].cases.indices.map { .enumCase($0) }
    case .invalid, .number, .integer, .angle, .point, .size, .rect, .color, .paint, .path, .string, .stop,
      .list:
      return [defaultValue]
    }
  }

  /// Values other than the default for types without ends, or the middle of a range.
  private static func alternatives(to value: Value, of parameter: Parameter, middle: Value) -> [Value] {
    switch value {
    case .number(let number):
      if parameter.low.isPresent { return [middle] }
      let step = parameter.type == .angle ? Double.pi / 5 : 10
      return [.number(0), .number(1), .number(number + step), .number(2 * number + 10 * step), .number(-number)]
    case .color: return [.color(.black), .color(Color(RGBA(red: 1, green: 1, blue: 1, alpha: 0)))]
    case .paint: return [.color(.black), .color(Color(RGBA(red: 1, green: 1, blue: 1, alpha: 0)))]
    case .point(let point):
      return [.point(.zero), .point(point + Point(17, 31)), .point(point * -1), .point(point * 2)]
    case .size(let size): return [.size(Size(size.width * 2, size.height * 2)), .size(Size(1, 1))]
    case .rect(let rect):
      return [.rect(rect.inset(by: -20)), .rect(rect.translated(by: Point(17, 31))), .rect(.zero)]
    case .edges: return [.edges(.top), .edges(.right), .edges(.bottom), .edges(.left)]
    case .list: return [.list([])]
    case .bool, .enumCase, .string, .stop, .path, .missing: return []
    }
  }
}

extension [Value] {
  fileprivate func replacing(_ index: Int, with value: Value) -> [Value] {
    var result = self
    result[index] = value
    return result
  }
}
