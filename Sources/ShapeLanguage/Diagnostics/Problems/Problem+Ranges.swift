import ShapeCore

extension Problem.Kind {
  static let negative = Problem.Kind(
    "E0606",
    Explanation(
      "Negative length",
      meaning: """
        A width, height or radius can't be negative. This one is negative at some size or with some values, which the
        message states. Often the layer is smaller there than the distances that are subtracted from it.
        """,
      reason: """
        A rectangle with a negative width has no inside. If it were mirrored instead, it would appear in an unexpected
        position.
        """,
      wrong: """
        shape Card {
          size 240 x 120, min: 20 x 20
          layer(left: 16, width: width - 32) { fill .teal }
        }
        """,
      right: """
        shape Card {
          size 240 x 120, min: 20 x 20
          layer(left: 16, width: max(0, width - 32)) { fill .teal }
        }
        """))
}

extension Problem {
  static func negative(_ what: String, _ value: Double, _ cause: NegativeCause) -> Problem {
    Problem(.negative, "\(what) can't be negative, found \(number(value))", hint: cause.hint)
  }
}

extension Problem.Kind {
  static let outOfRange = Problem.Kind(
    "E0607",
    Explanation(
      "Value outside its limits",
      meaning: """
        An opacity, a share or a component of a color must be in `0...1`, which is 0% to 100%. A miter limit must be at
        least 1, and the scale of a layer at most 10,000. This value is outside its limits at some size or with some values, which the message states.
        """,
      reason: """
        Nothing is more than opaque. 50 is usually meant as 50%, and 255 as a component in another program.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          fill .teal, opacity: 50
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          fill .teal, opacity: 50%
        }
        """))
}

extension Problem {
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
}

extension Problem.Kind {
  static let coordinateTooLarge = Problem.Kind(
    "E0608",
    Explanation(
      "Coordinate too large",
      meaning: """
        All coordinates and lengths must be within 10,000,000 points of 0. This one is larger.
        """,
      reason: """
        No screen is that wide, and numbers of that size are too coarse for fine lines. The usual cause is a division by
        a very small number.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          fill .teal, path: circle(center: (width / 0.000001, 0), radius: 8)
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          fill .teal, path: circle(center: (width / 2, 0), radius: 8)
        }
        """))
}

extension Problem {
  static func coordinateTooLarge(_ value: Double) -> Problem {
    Problem(
      .coordinateTooLarge,
      "\(number(value)) is too large for a coordinate or a length; the limit is "
        + number(SourceLimits.largestCoordinate))
  }
}

extension Problem.Kind {
  static let emptyRange = Problem.Kind(
    "E0609",
    Explanation(
      "Empty range",
      meaning: """
        The lower end of a range must come first. In this range it is above the upper end, so the range contains no
        values. The arguments of `clamp` and `.trimmed` are such ranges too. Only a computed range of a `repeat` can be
        empty: it has no iterations.
        """,
      reason: """
        No value would be allowed, not even the default.
        """,
      wrong: """
        shape Frame(line in 8...0 = 2) {
          size 240 x 120
          border .all, width: line
        }
        """,
      right: """
        shape Frame(line in 0...8 = 2) {
          size 240 x 120
          border .all, width: line
        }
        """))
}

extension Problem {
  static func emptyRange(_ low: Double, _ high: Double, isAngle: Bool) -> Problem {
    Problem(
      .emptyRange, "the range from \(number(low, isAngle)) to \(number(high, isAngle)) is empty",
      hint: low == high ? "use `...` to include the upper end" : "put the lower end first", fix: .swapEnds)
  }
}

extension Problem {
  /// `repeat i in 5...0`
  static func countdown(_ low: Double, _ high: Double) -> Problem {
    Problem(
      .emptyRange, "the range from \(number(low)) to \(number(high)) is empty",
      hint: "put the lower end first, and use `\(number(low + high)) - i` to count down")
  }
}

extension Problem.Kind {
  static let emptyDependentRange = Problem.Kind(
    "E0635",
    Explanation(
      "Range that is empty for some values",
      meaning: """
        The range of this parameter uses earlier parameters. With the values that the message shows, its lower end is
        above its upper end, so it contains no values.
        """,
      reason: """
        There would be no value for the parameter, not even its default.
        """,
      wrong: """
        shape Tabs(count: Int in 0...7 = 4, selected: Int in 0..<count = 0) {
          size 280 x 40
          layer(left: selected * 40, width: 40) { fill .teal }
        }
        """,
      right: """
        shape Tabs(count: Int in 1...7 = 4, selected: Int in 0..<count = 0) {
          size 280 x 40
          layer(left: selected * 40, width: 40) { fill .teal }
        }
        """))
}

extension Problem {
  /// - Parameter values: The values of the parameters that the range uses, as a source would write them.
  static func emptyRange(of name: String, _ range: ValueRange, isAngle: Bool, values: [String]) -> Problem {
    Problem(
      .emptyDependentRange,
      "\(quoted(name)) has no values with \(list(values)): \(range.text(isAngle: isAngle)) is empty",
      hint: "limit the parameters that the range uses")
  }
}

extension Problem.Kind {
  static let defaultOutsideRange = Problem.Kind(
    "E0610",
    Explanation(
      "Default outside its range",
      meaning: """
        The default of a parameter must be in the range of the parameter. `low..<high` does not include its upper end.
        """,
      reason: """
        Drawn with its defaults, the shape would break its own rules.
        """,
      wrong: """
        shape Frame(line in 0...8 = 12) {
          size 240 x 120
          border .all, width: line
        }
        """,
      right: """
        shape Frame(line in 0...12 = 12) {
          size 240 x 120
          border .all, width: line
        }
        """))
}

extension Problem {
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
}

extension Problem.Kind {
  static let argumentOutsideRange = Problem.Kind(
    "E0611",
    Explanation(
      "Argument outside its range",
      meaning: """
        The argument is outside the range that the shape, function or style declares for the parameter. The message
        shows the declaration and the size at which this happens.
        """,
      reason: """
        The range states the values that the shape supports and is checked with. With other values it may look wrong.
        """,
      wrong: """
        shape Frame(line in 0...8 = 2) {
          size 240 x 120
          border .all, width: line
        }

        shape Card {
          size 240 x 120
          use Frame(line: 10)
        }
        """,
      right: """
        shape Frame(line in 0...8 = 2) {
          size 240 x 120
          border .all, width: line
        }

        shape Card {
          size 240 x 120
          use Frame(line: 8)
        }
        """))
}

extension Problem {
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
}

extension Problem.Kind {
  static let ranges: [Problem.Kind] = [
    .negative, .outOfRange, .coordinateTooLarge, .emptyRange, .emptyDependentRange, .defaultOutsideRange,
    .argumentOutsideRange,
  ]
}

extension ValueRange {
  fileprivate func text(isAngle: Bool) -> String {
    quoted("\(number(low, isAngle))\(isClosed ? "..." : "..<")\(number(high, isAngle))")
  }
}

/// Where a negative length comes from.
public enum NegativeCause: Sendable {
  /// The source contains a negative number.
  case written
  /// An expression has a negative value.
  case computed
  /// Some labels of a header leave less than nothing of a length.
  case left(by: [String], of: String)

  fileprivate var hint: Hint? {
    switch self {
    case .written: nil
    case .computed: "use `max(0, …)` to limit it to 0"
    case .left(let names, let length):
      "change \(list(names.map { $0 + ":" })); at this size nothing is left of the \(length)"
    }
  }
}

/// A number with limits, as messages describe it.
public enum LimitedNumber: Equatable, Sendable, ExpressibleByStringLiteral {
  /// A component of a color. In other languages it is in `0...255`.
  case colorComponent
  case other(String)

  public init(stringLiteral text: String) { self = .other(text) }

  fileprivate var text: String {
    switch self {
    case .colorComponent: "a component of `rgb`"
    case .other(let text): text
    }
  }
}
