extension Problem.Kind {
  static let negative = Problem.Kind(
    "E0606",
    Explanation(
      "A length that is negative",
      meaning: """
        A width, a height or a radius is 0 or more. At some size, or with some values, this one is less. The message says
        where; often the layer is smaller there than what is taken away from it.
        """,
      reason: """
        A rectangle of negative width has no inside. Drawn the other way round it would lie where nobody looks for it.
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
    Problem(.negative, "\(what) can't be negative, and this is \(number(value))", hint: cause.hint)
  }
}

extension Problem.Kind {
  static let outOfRange = Problem.Kind(
    "E0607",
    Explanation(
      "A value outside of what it can be",
      meaning: """
        An opacity, a share and a component of a colour lie between 0 and 1, or 0% and 100%; a miter limit is at least 1.
        At some size, or with some values, this one lies outside. The message says where, and between what it lies.
        """,
      reason: """
        Nothing is more than opaque. A 50 was most likely meant as 50%, and a 255 as a component in another program.
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
  static func outOfRange(_ what: LimitedNumber, _ value: Double, low: Double, high: Double) -> Problem {
    let isByte = what == .colorComponent && value >= 2 && value <= 255 && value == value.rounded()
    let isShare = low == 0 && high == 1
    let hint: Hint =
      isByte
      ? "components go from 0 to 1: write `\(number(value)) / 255`, or a colour such as `#FF8800`"
      : isShare
        ? "all of it is 1, or `100%`; half of it is `50%`"
        : "`clamp(value, \(number(low)), \(number(high)))` keeps a value in range"
    return Problem(
      .outOfRange, "\(what.text) lies between \(number(low)) and \(number(high)), and this is \(number(value))",
      hint: hint,
      fix: what == .colorComponent ? .divideBy255(value) : isShare ? .writePercentage(value) : nil)
  }
}

extension Problem.Kind {
  static let coordinateTooLarge = Problem.Kind(
    "E0608",
    Explanation(
      "A coordinate that is too far out",
      meaning: """
        What is drawn lies within 10,000,000 points of 0, either way. This coordinate or length is larger.
        """,
      reason: """
        No screen is so wide, and so far out numbers are too coarse for fine lines. Mostly something was divided by a very
        small number.
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
      "\(number(value)) is too far out to be drawn: the limit is \(number(SourceLimits.largestCoordinate))")
  }
}

extension Problem.Kind {
  static let emptyRange = Problem.Kind(
    "E0609",
    Explanation(
      "A range with nothing in it",
      meaning: """
        The lower end of a range goes first. In this one it is above the upper end, so no value lies in it. The ends of
        `clamp` and of `.trimmed` are such a range too. (Only a `repeat` may have an empty range: it does nothing.)
        """,
      reason: """
        No value of the parameter would be allowed, not even its default.
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
      hint: "the lower end goes first", fix: .swapEnds)
  }
}

extension Problem.Kind {
  static let defaultOutsideRange = Problem.Kind(
    "E0610",
    Explanation(
      "A default outside its range",
      meaning: """
        The value that a parameter has where none is given does not lie in the parameter's own range. `low..<high` is a
        range without its upper end.
        """,
      reason: """
        Drawn by itself, the shape would break its own promise.
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
    _ name: String, _ value: Double, low: Double, high: Double, isAngle: Bool
  ) -> Problem {
    let nearest = value < low ? low : high
    return Problem(
      .defaultOutsideRange,
      "the default \(number(value, isAngle)) of \(quoted(name)) lies outside its range from \(number(low, isAngle)) "
        + "to \(number(high, isAngle))",
      fix: low == 0 && high == 1
        ? .writePercentageOrNumber(value, nearest: nearest, isAngle: isAngle) : .writeNumber(nearest, isAngle: isAngle))
  }
}

extension Problem.Kind {
  static let argumentOutsideRange = Problem.Kind(
    "E0611",
    Explanation(
      "An argument outside the parameter's range",
      meaning: """
        The value that is given for a parameter lies outside the range that its shape, function or style declares. The
        message shows the declaration, and at which size the value comes out like that.
        """,
      reason: """
        The range says which values the shape was made for and is checked with. Beyond it anything may happen.
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
    _ name: String, _ value: Double, low: Double, high: Double, isClosed: Bool, isAngle: Bool
  ) -> Problem {
    // The upper end of an open range is no value of it.
    let nearest = value < low ? low : isClosed ? high : nil
    return Problem(
      .argumentOutsideRange,
      "\(quoted(name)) lies between \(number(low, isAngle)) and \(isClosed ? "" : "below ")\(number(high, isAngle)), "
        + "and this is \(number(value, isAngle))",
      fix: nearest.map { .writeNumber($0, isAngle: isAngle) })
  }
}

extension Problem.Kind {
  static let ranges: [Problem.Kind] = [
    .negative, .outOfRange, .coordinateTooLarge, .emptyRange, .defaultOutsideRange, .argumentOutsideRange,
  ]
}

/// Where a negative length comes from.
public enum NegativeCause: Sendable {
  /// It is written so.
  case written
  /// It is computed, for a place where a computed value may stand.
  case computed
  /// It is what some distances leave of a length.
  case left(by: [String], of: String)

  fileprivate var hint: Hint? {
    switch self {
    case .written: nil
    case .computed: "`max(0, …)` keeps it from falling below 0"
    case .left(let names, let length):
      "at this size \(names.map(quoted).joined(separator: " and ")) \(names.count == 1 ? "leaves" : "leave") nothing of the \(length): write less, or a larger `min:`"
    }
  }
}

/// A number that has limits, as messages name it.
public enum LimitedNumber: Equatable, Sendable, ExpressibleByStringLiteral {
  /// Of a colour, which other languages count from 0 to 255.
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
