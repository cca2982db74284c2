@_spi(Generated) import ShapeCore

/// Chooses the parameter values with which linting draws a shape. Each result has a list of values for each picture.
enum SampleValues {
  /// The combinations of the ends of all parameters, each given the values of those before it. The defaults come first,
  /// so that a mistake that they show is reported with them. If there are more than `SourceLimits.checkCombinations`
  /// combinations, one parameter at a time takes its ends.
  static func combinations(_ shape: ShapeDeclaration, _ evaluator: inout Evaluator) -> [[Value]] {
    let parameters = shape.parameters
    guard let defaults = defaults(parameters, &evaluator) else { return [] }
    if parameters.isEmpty { return [defaults] }
    var combinations: [[Value]] = [[]]
    for index in parameters.indices {
      let ends = combinations.map { Self.ends(index, of: parameters, after: $0, defaults[index], &evaluator) }
      var next: [[Value]] = []
      for place in 0..<(ends.map { $0.count }.max() ?? 0) {
        for (values, ends) in zip(combinations, ends) where place < ends.count { next.append(values + [ends[place]]) }
      }
      guard next.count <= SourceLimits.checkCombinations else {
        return [defaults] + oneByOne(parameters, defaults, &evaluator)
      }
      combinations = next
    }
    return [defaults] + combinations
  }

  /// The defaults with each end of each parameter, then all first ends, then all last ends.
  private static func oneByOne(
    _ parameters: [Parameter], _ defaults: [Value], _ evaluator: inout Evaluator
  ) -> [[Value]] {
    var result: [[Value]] = []
    for index in parameters.indices {
      for end in ends(index, of: parameters, after: defaults, defaults[index], &evaluator) {
        result += limited(defaults, parameters, replacing: index, with: end, &evaluator)
      }
    }
    var (first, last): ([Value], [Value]) = ([], [])
    for index in parameters.indices {
      first += ends(index, of: parameters, after: first, defaults[index], &evaluator).prefix(1)
      last += ends(index, of: parameters, after: last, defaults[index], &evaluator).suffix(1)
    }
    return result + [first, last].filter { $0.count == parameters.count }
  }

  /// The defaults with one number at or near a value that it is compared with, then with all such numbers at once.
  static func nearTurningPoints(
    _ shape: ShapeDeclaration, _ points: TurningPoints, _ defaults: [Value], _ evaluator: inout Evaluator
  ) -> [[Value]] {
    let parameters = shape.parameters
    var (lowest, highest) = (defaults, defaults)
    var result: [[Value]] = []
    for (index, parameter) in parameters.enumerated() {
      var numbers = points.values(ofParameter: index)
      if parameter.type == .integer { numbers = numbers.map { $0.rounded() } }
      if let range = try? evaluator.range(index, of: parameters, after: defaults) {
        numbers = numbers.filter { range.contains($0) }
      }
      guard let first = numbers.first, let last = numbers.last else { continue }
      (lowest[index], highest[index]) = (.number(first), .number(last))
      for number in numbers {
        result += limited(defaults, parameters, replacing: index, with: .number(number), &evaluator)
      }
    }
    if result.isEmpty { return [] }
    return result + [lowest, highest].flatMap { limited($0, parameters, from: 0, &evaluator) }
  }

  /// The defaults, then those with one value replaced: by each other one of a Bool or an enum, each whole number of a short
  /// range, or eighths of a range.
  static func inside(_ shape: ShapeDeclaration, _ evaluator: inout Evaluator) -> [[Value]] {
    let parameters = shape.parameters
    guard let defaults = defaults(parameters, &evaluator) else { return [] }
    var result = [defaults]
    for (index, parameter) in parameters.enumerated() {
      var values: [Value] = []
      if let range = try? evaluator.range(index, of: parameters, after: defaults) {
        let length = range.high - range.low
        let isShort = parameter.type == .integer && length <= 32
        for part in 1..<(isShort ? max(1, Int(length)) : length > 0 ? 8 : 1) {
          let number = range.low + (isShort ? Double(part) : length * Double(part) / 8)
          values.append(.number(parameter.type == .integer ? number.rounded() : number))
        }
      } else {
        values = ends(index, of: parameters, after: defaults, defaults[index], &evaluator)
      }
      for value in values {
        result += limited(defaults, parameters, replacing: index, with: value, &evaluator)
      }
    }
    return result
  }

  /// The defaults with one value replaced, then with the middles of all ranges.
  static func alternatives(_ shape: ShapeDeclaration, _ evaluator: inout Evaluator) -> [[Value]] {
    let parameters = shape.parameters
    guard let defaults = defaults(parameters, &evaluator) else { return [] }
    var middles = defaults
    var result: [[Value]] = []
    for (index, parameter) in parameters.enumerated() {
      if let range = try? evaluator.range(index, of: parameters, after: defaults) {
        let middle = (range.low + range.high) / 2
        middles[index] = .number(parameter.type == .integer ? middle.rounded() : middle)
      }
      for value in alternatives(to: defaults[index], of: parameter, middle: middles[index]) {
        result += limited(defaults, parameters, replacing: index, with: value, &evaluator)
      }
    }
    return result.isEmpty ? [] : result + limited(middles, parameters, from: 0, &evaluator)
  }

  // MARK: Parameters

  private static func defaults(_ parameters: [Parameter], _ evaluator: inout Evaluator) -> [Value]? {
    var result: [Value] = []
    for index in parameters.indices {
      guard let value = try? evaluator.argument(.none, index, of: parameters, after: result) else { return nil }
      result.append(value)
    }
    return result
  }

  /// Replaces a value, and limits those after it to their ranges. Returns no values if a range is empty.
  private static func limited(
    _ values: [Value], _ parameters: [Parameter], replacing index: Int, with value: Value, _ evaluator: inout Evaluator
  ) -> [[Value]] {
    var result = values
    result[index] = value
    return limited(result, parameters, from: index + 1, &evaluator)
  }

  private static func limited(
    _ values: [Value], _ parameters: [Parameter], from start: Int, _ evaluator: inout Evaluator
  ) -> [[Value]] {
    var result = values
    for index in parameters.indices.dropFirst(start) where !parameters[index].rangeUses.isEmpty {
      guard let value = try? evaluator.limited(result[index], index, of: parameters, after: result) else { return [] }
      result[index] = value
    }
    return [result]
  }

  /// Both ends of a range, both values of a Bool, every constant of an enum, or no edge and all edges. Empty if the
  /// values before it leave no value.
  private static func ends(
    _ index: Int, of parameters: [Parameter], after values: [Value], _ defaultValue: Value, _ evaluator: inout Evaluator
  ) -> [Value] {
    let parameter = parameters[index]
    if parameter.low.isPresent {
      guard let range = try? evaluator.range(index, of: parameters, after: values) else { return [] }
      let (low, high) = (range.low, range.high)
      // The upper end of a half-open range is not in it.
      let last = range.isClosed ? high : parameter.type == .integer ? high - 1 : low + (high - low) * 0.999
      return low == last ? [.number(low)] : [.number(low), .number(last)]
    }
    switch parameter.type {
    case .bool: return [.bool(false), .bool(true)]
    case .edges: return [.edges(.none), .edges(.all)]
    case .enumeration(let id):
      return evaluator.program.enumerations[id].cases.indices.map { .enumCase($0) }
    case .invalid, .number, .integer, .angle, .point, .size, .rect, .color, .paint, .path, .string, .stop, .list:
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
    case .color, .paint: return [.color(.black), .color(Color(RGBA(red: 1, green: 1, blue: 1, alpha: 0)))]
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
