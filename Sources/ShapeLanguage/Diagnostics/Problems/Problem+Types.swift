extension Problem.Kind {
  static let mismatch = Problem.Kind(
    "E0301",
    Explanation(
      "Wrong type",
      meaning: """
        Each value has a type, such as Number, Point, Color or Path. This value has another type than the one that is
        needed here. Only an Int converts to a Number, and a Color to a Paint.
        """,
      reason: """
        A rectangle could be turned into a path in several ways. A guess might draw something that you didn't mean.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          fill .teal, path: bounds
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          fill .teal, path: rect(bounds)
        }
        """))
}

extension Problem {
  /// - Parameter replacement: The value that was probably meant, such as `true` for `1`.
  static func mismatch(expected: DescribedType, found: DescribedType, replacement: String? = nil) -> Problem {
    let fix: Change? =
      found.type == .string && (expected.type == .color || expected.type == .paint)
      ? .unquoteColor : replacement.map { .replace(with: $0) }
    return Problem(
      .mismatch, "expected \(expected.withArticle), found \(found.withArticle)",
      hint: replacement == nil ? mismatchHint(expected, found) : nil, fix: fix)
  }
}

extension Problem.Kind {
  static let numberForAngle = Problem.Kind(
    "E0302",
    Explanation(
      "Number instead of an angle",
      meaning: """
        An angle has a unit: `45deg`, `0.125turn` or `0.785rad`. A plain number is never an angle. To make an angle from
        a computed number, multiply it by one: `n * 1deg`.
        """,
      reason: """
        In some programs 90 is a quarter turn, in others it is 90 radians, which is more than fourteen turns. The unit
        makes the meaning clear.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          layer(inset: 40, rotation: 45) { fill .teal }
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          layer(inset: 40, rotation: 45deg) { fill .teal }
        }
        """))
}

extension Problem {
  static func numberForAngle(_ text: String) -> Problem {
    let isDigits = text.utf8.drop { $0 == UInt8(ascii: "-") }.allSatisfy {
      (48...57).contains($0) || $0 == UInt8(ascii: ".")
    }
    let isLiteral = isDigits && text.utf8.last.map { (48...57).contains($0) } == true
    return Problem(
      .numberForAngle, "expected an Angle, found the number \(quoted(text))",
      hint: isLiteral
        ? "add a unit: `deg`, `turn` or `rad`, as in `\(text)deg`" : "multiply it by an angle, as in `a * 1deg`",
      fix: isDigits && !text.isEmpty ? .replace(with: text + "deg") : nil)
  }
}

extension Problem.Kind {
  static let numberForInt = Problem.Kind(
    "E0303",
    Explanation(
      "Number instead of a whole number",
      meaning: """
        Counts need an Int, a whole number: the iterations of a `repeat`, the points of a star. A Number may have a
        fraction, and `/` always results in a Number. Use `floor`, `round` or `ceil` to convert it to an Int.
        """,
      reason: """
        Two and a half iterations could mean two or three. You have to decide.
        """,
      wrong: """
        shape Ruler {
          size 120 x 20
          repeat i in 0..<width / 10 {
            layer(left: i * 10, width: 1) { fill .black }
          }
        }
        """,
      right: """
        shape Ruler {
          size 120 x 20
          repeat i in 0..<floor(width / 10) {
            layer(left: i * 10, width: 1) { fill .black }
          }
        }
        """))
}

extension Problem {
  static var numberForInt: Problem {
    Problem(
      .numberForInt, "expected an Int, found a Number",
      hint: "use `floor`, `round` or `ceil` to make a whole number", fix: .writeWholeNumber)
  }
}

extension Problem.Kind {
  static let badOperand = Problem.Kind(
    "E0304",
    Explanation(
      "Operator before a value of the wrong type",
      meaning: """
        `-` is allowed before a Number, an Int, an Angle or a Point, and `!` before a Bool.
        """,
      reason: """
        A Bool or a Size has no negative. Use `!` for the opposite of a condition.
        """,
      wrong: """
        shape Tab(selected: Bool = true) {
          size 100 x 40
          let hidden = -selected
          fill hidden ? .gray : .white
        }
        """,
      right: """
        shape Tab(selected: Bool = true) {
          size 100 x 40
          let hidden = !selected
          fill hidden ? .gray : .white
        }
        """))
}

extension Problem {
  static func badOperand(_ symbol: String, _ type: DescribedType) -> Problem {
    Problem(.badOperand, "\(quoted(symbol)) can't be applied to \(type.withArticle)")
  }
}

extension Problem.Kind {
  static let badOperands = Problem.Kind(
    "E0305",
    Explanation(
      "Operator between values of the wrong types",
      meaning: """
        Each operator works with certain types: a Number and a Number, a Point and a Point, or an Angle or Point
        multiplied by a Number. It doesn't work with these two types. Combine paths with methods such as `.union`.
        """,
      reason: """
        A Point plus a Number could mean to the right, down or both. A Point plus a Point is clear.
        """,
      wrong: """
        shape Dot {
          size 24 x 24
          fill .teal, path: circle(center: center + 4, radius: 6)
        }
        """,
      right: """
        shape Dot {
          size 24 x 24
          fill .teal, path: circle(center: center + (4, 4), radius: 6)
        }
        """))
}

extension Problem {
  static func badOperands(_ symbol: String, _ left: DescribedType, _ right: DescribedType) -> Problem {
    Problem(
      .badOperands, "\(quoted(symbol)) can't be applied to \(left.withArticle) and \(right.withArticle)",
      hint: operandsHint(symbol, left.type, right.type))
  }
}

extension Problem.Kind {
  static let types: [Problem.Kind] = [.mismatch, .numberForAngle, .numberForInt, .badOperand, .badOperands]
}

private func mismatchHint(_ expected: DescribedType, _ found: DescribedType) -> Hint? {
  switch (expected.type, found.type) {
  case (.paint, .path), (.color, .path): return "put the paint first, as in `fill .red, path: …`"
  case (.enumeration(let id), .string) where BuiltinEnum(rawValue: Int(id.index)) != nil:
    return "use a constant with a dot, such as `.round`"
  case (.list(.point), _) where found.isList: return "use points, as in `[(0, 0), (10, 0), (10, 10)]`"
  case (.number, .angle): return "divide it by an angle, as in `a / 1deg`"
  case (.stop, .point): return "use a stop, as in `stop(.red, at: 0%)`"
  case (.point, .list(.integer)), (.point, .list(.number)), (.point, .size), (.point, .number), (.point, .integer):
    return "use a point, as in `(x, y)`"
  case (.number, .point): return "use one number, such as `p.x`"
  case (.number, .size): return "use one number, such as `size.width`"
  case (.size, .point): return "use a size, as in `width x height`"
  case (.size, .number), (.size, .integer): return "use a size, as in `240 x 320`"
  case (.path, .rect): return "use `rect(…)` to make a path from a rectangle"
  case (.path, .list(.point)): return "use `polyline(points)` or `polygon(points)`"
  case (.path, .list(.path)): return "use `a.union(b)` to combine two paths"
  case (.rect, .path): return "use `.bounds` for the rectangle around a path"
  case (.bool, .number), (.bool, .integer): return "compare it, as in `… > 0`"
  case (.rect, .number), (.rect, .integer):
    return "use a rectangle, such as `bounds` or `Rect(x: 0, y: 0, width: 10, height: 10)`"
  case (.paint, .number), (.paint, .integer), (.color, .number), (.color, .integer):
    return "use a color such as `#FF8800` or `.red`"
  case (nil, .size): return "use a point for two factors, as in `(-1, 1)`"
  case (.path, .string): return "write the path as a block: `path { move (0, 0); line (10, 10); close }`"
  case (.color, .string), (.paint, .string): return "use a color such as `#FF8800` or `.red`"
  default:
    switch (expected.isList, found.isList) {
    case (true, false): return "use a list, as in `[a, b]`"
    case (false, true): return expected.type.map { _ in "use one element, such as `list[0]` or `list.last`" }
    case (true, true), (false, false): return nil
    }
  }
}

private func operandsHint(_ symbol: String, _ left: ValueType?, _ right: ValueType?) -> Hint? {
  switch (left, right) {
  case (.point, .number), (.number, .point), (.point, .integer), (.integer, .point):
    symbol == "+" || symbol == "-" ? "use a point, as in `p + (x, y)`" : nil
  case (.point, .point): symbol == "*" ? "multiply the coordinates: `(a.x * b.x, a.y * b.y)`" : nil
  case (.path, .path):
    switch symbol {
    case "+": "use `a.union(b)` for the region in either path"
    case "-": "use `a.subtracting(b)` to remove the second path from the first"
    case "*": "use `a.intersection(b)` for the region in both paths"
    default: nil
    }
  case (.angle, .angle): symbol == "*" ? "multiply an angle by a number" : nil
  case (.list, .list): nil
  case (.list, _), (_, .list):
    symbol == "+" ? "use `+ [value]` to add an element" : "use `[for a in list: 2 * a]` for a value of each element"
  default: nil
  }
}
