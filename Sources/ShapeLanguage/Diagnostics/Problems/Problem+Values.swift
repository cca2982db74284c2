import ShapeCore

extension Problem {
  static func requirement(_ text: String) -> Problem {
    Problem(.requirement, text.isEmpty ? "unmet requirement" : "unmet requirement: \(text)")
  }

  static var divisionByZero: Problem {
    Problem(
      .divisionByZero, "division by zero", hint: "check the divisor first: `b > 0 ? a / b : 0`")
  }

  static var notFinite: Problem { Problem(.notFinite, "the result is too large for a Number") }

  static func undefined(_ function: String, _ value: String) -> Problem {
    Problem(
      .undefined, "\(function) of \(value) is undefined", hint: "use `clamp` or `max` to keep the argument in range")
  }

  static var integerTooLarge: Problem {
    Problem(.integerTooLarge, "the result is too large for an Int")
  }

  static func negative(_ what: String, _ value: Double, _ cause: NegativeCause) -> Problem {
    Problem(.negative, "\(what) can't be negative, found \(number(value))", hint: cause.hint)
  }

  /// - Parameters:
  ///   - edges: The labels of the header that leave a negative length.
  ///   - side: The name of the length.
  static func noRoom(_ edges: [String], _ length: Double, of side: String) -> Problem {
    let verb = edges.count == 1 ? "leaves" : "leave"
    return Problem(
      .noRoom, "no room: \(list(edges.map { $0 + ":" })) \(verb) a \(side) of \(number(length)), which counts as 0")
  }

  /// - Parameter factor: The factor by which a layer and those around it are scaled together.
  static func nestedScale(_ factor: Double) -> Problem {
    Problem(
      .outOfRange,
      "a layer and those around it can be scaled by at most \(number(PictureLimits.factor)) together, found "
        + number(factor),
      hint: "use smaller factors")
  }

  static func outOfRange(_ what: LimitedNumber, _ value: Double, low: Double, high: Double) -> Problem {
    let isByte = what == .colorComponent && value >= 2 && value <= 255 && value == value.rounded()
    let isShare = low == 0 && high == 1
    let hint: Hint =
      isByte
      ? "use `\(number(value)) / 255`, or a color such as `#FF8800`"
      : isShare
        ? "use a value such as `0.5` or `50%`"
        : "use `clamp(value, \(number(low)), \(number(high)))` to limit the value"
    return Problem(
      .outOfRange, "\(what.text) must be in `\(number(low))...\(number(high))`, found \(number(value))",
      hint: hint,
      fix: what == .colorComponent ? .divideBy255(value) : isShare ? .writePercentage(value) : nil)
  }

  static func coordinateTooLarge(_ value: Double) -> Problem {
    Problem(
      .coordinateTooLarge,
      "\(number(value)) is too large for a coordinate or a length; the limit is "
        + number(SourceLimits.largestCoordinate))
  }

  static func emptyRange(_ low: Double, _ high: Double, isAngle: Bool) -> Problem {
    Problem(
      .emptyRange, "the range from \(number(low, isAngle)) to \(number(high, isAngle)) is empty",
      hint: low == high ? "use `...` to include the upper end" : "put the lower end first", fix: .swapEnds)
  }

  /// `clamp(0, width, 1)`, where the value to limit follows the lower bound.
  static func clampedBound(_ low: Double, _ high: Double, isAngle: Bool) -> Problem {
    Problem(
      .emptyRange, "the range from \(number(low, isAngle)) to \(number(high, isAngle)) is empty",
      hint: "put the value first, as in `clamp(value, 0, 1)`")
  }

  /// `repeat i in 5...0`
  static func countdown(_ low: Double, _ high: Double) -> Problem {
    Problem(
      .emptyRange, "the range from \(number(low)) to \(number(high)) is empty",
      hint: "put the lower end first, and use `\(number(low + high)) - i` to count down")
  }

  /// - Parameter values: The values of the parameters that the range uses, as a source would write them.
  static func emptyRange(of name: String, _ range: ValueRange, isAngle: Bool, values: [String]) -> Problem {
    Problem(
      .emptyDependentRange,
      "\(quoted(name)) has no values with \(list(values)): \(range.text(isAngle: isAngle)) is empty",
      hint: "limit the parameters that the range uses")
  }

  static func defaultOutsideRange(
    _ name: String, _ value: Double, _ range: ValueRange, of type: ValueType
  ) -> Problem {
    let isAngle = type == .angle
    let nearest = value < range.low ? range.low : type == .integer ? range.last(of: type) : range.high
    // An open end is not a value, and the value before it is not readable.
    let isInside = range.contains(nearest)
    return Problem(
      .defaultOutsideRange,
      "default of \(quoted(name)) must be in \(range.text(isAngle: isAngle)), found \(number(value, isAngle))",
      fix: !isInside
        ? nil
        : range.low == 0 && range.high == 1
          ? .writePercentageOrNumber(value, nearest: nearest, isAngle: isAngle)
          : .writeNumber(nearest, isAngle: isAngle))
  }

  static func argumentOutsideRange(
    _ name: String, _ value: Double, _ range: ValueRange, isAngle: Bool
  ) -> Problem {
    // The upper end of a half-open range is not in it.
    let nearest = value < range.low ? range.low : range.isClosed ? range.high : nil
    return Problem(
      .argumentOutsideRange,
      "\(quoted(name)) must be in \(range.text(isAngle: isAngle)), found \(number(value, isAngle))",
      fix: nearest.map { .writeNumber($0, isAngle: isAngle) })
  }

  static func sizeOutsideLimits(name: String, wanted: String, minimum: String, maximum: String) -> Problem {
    Problem(
      .sizeOutsideLimits, "the size \(wanted) is outside the limits of \(quoted(name)): \(minimum) to \(maximum)",
      hint: "use another size, or change `min:` or `max:` in the `size` of the shape")
  }

  static func limitsOutOfOrder(_ fault: LimitFault, _ value: String) -> Problem {
    Problem(
      .sizeOutsideLimits, fault.message(value), hint: "keep the design size between `min:` and `max:`")
  }

  static func badSize(_ text: String) -> Problem {
    Problem(
      .badSize, "invalid size \(text)",
      hint: "use two lengths above 0 and at most \(number(SourceLimits.largestSide)): `240 x 320`")
  }

  static var tooManyElements: Problem {
    Problem(
      .tooManyElements, "this picture has more than \(SourceLimits.elements) layers, fills, strokes and borders")
  }

  static var tooManySteps: Problem {
    Problem(.tooManySteps, "this picture takes more than \(SourceLimits.steps) steps")
  }

  static func regionOfTooManySteps(_ name: String) -> Problem {
    Problem(
      .tooManySteps, "`.\(name)` takes too many steps: the limit for the whole picture is \(SourceLimits.steps)",
      hint: "use fewer paths, or simpler ones")
  }

  static var spreadOfTooManySteps: Problem {
    Problem(
      .tooManySteps, "`spread:` takes too many steps here: the limit for the whole picture is \(SourceLimits.steps)",
      hint: "use fewer or simpler paths in the layer, or a larger `radius:` instead of `spread:`")
  }

  static var undecidedSpread: Problem {
    Problem(
      .tooManySteps, "`spread:` has no result: edges of the layer's paths are too close to each other",
      hint: "move one of the paths, or use a larger `radius:` instead of `spread:`")
  }

  static func undecidedRegion(_ name: String) -> Problem {
    Problem(
      .tooManySteps, "`\(name)` has no result: edges of the paths are too close to each other",
      hint: "move one of the paths")
  }

  static func repeatTooLong(_ iterations: Double) -> Problem {
    Problem(
      .repeatTooLong, "this `repeat` runs \(number(iterations)) times; the limit is \(SourceLimits.steps)")
  }

  static func callsTooDeep(_ name: String) -> Problem {
    Problem(
      .callsTooDeep,
      "\(quoted(name)) is nested too deep in shapes, styles and functions; the limit is \(SourceLimits.calls)")
  }
}

extension ValueRange {
  fileprivate func text(isAngle: Bool) -> String {
    quoted("\(number(low, isAngle))\(isClosed ? "..." : "..<")\(number(high, isAngle))")
  }
}

/// Where a negative length comes from.
enum NegativeCause: Sendable {
  /// The source contains a negative number.
  case written
  /// An expression has a negative value.
  case computed

  fileprivate var hint: Hint? {
    switch self {
    case .written: nil
    case .computed: "use `max(0, …)` to limit it to 0"
    }
  }
}

/// Limits of a size that contradict each other, with the size they are compared with.
enum LimitFault: Sendable {
  case maximumBelowMinimum(String)
  case minimumAboveDesignSize(String)
  case maximumBelowDesignSize(String)

  fileprivate func message(_ value: String) -> String {
    switch self {
    case .maximumBelowMinimum(let other): "`max:` \(value) is smaller than `min:` \(other) in width or height"
    case .minimumAboveDesignSize(let other):
      "`min:` \(value) is larger than the design size \(other) in width or height"
    case .maximumBelowDesignSize(let other):
      "`max:` \(value) is smaller than the design size \(other) in width or height"
    }
  }
}
