extension Problem.Kind {
  static let elementOfType = Problem.Kind(
    "E0324",
    Explanation(
      "Element of a value that is not a list",
      meaning: """
        `value[index]` is an element of a list, and `value[low..<high]` a part of it. This value is not a list.
        """,
      reason: """
        Only a list has elements with an index. The parts of other values have names, such as `.x` and `.width`.
        """,
      wrong: """
        shape Dot {
          size 24 x 24
          fill .teal, path: circle(center: center, radius: center[0])
        }
        """,
      right: """
        shape Dot {
          size 24 x 24
          fill .teal, path: circle(center: center, radius: center.x)
        }
        """))
}

extension Problem {
  static func elementOfType(_ type: DescribedType) -> Problem {
    let hint: Hint? =
      switch type.type {
      case .point: "use `.x` or `.y`"
      case .size: "use `.width` or `.height`"
      case .rect: "use a property, such as `.topLeft` or `.width`"
      case .path: "use `.point(at: 50%)` for a point on the path"
      case .edges: "use `.contains(.left)`"
      case .number, .integer, .bool, .angle, .color, .paint, .string, .stop, .enumeration, .list, .invalid, nil: nil
      }
    return Problem(.elementOfType, "\(type.withArticle) has no elements", hint: hint)
  }
}

extension Problem.Kind {
  static let negativeIndex = Problem.Kind(
    "E0325",
    Explanation(
      "Negative index",
      meaning: """
        The index of the first element of a list is 0. Count from the end with `.last`, or with
        `list[list.count - 2]`.
        """,
      reason: """
        A negative index is usually a mistake. If it meant another element, the picture would be wrong without a message.
        """,
      wrong: """
        let sizes = [4, 8, 12]

        shape Dot {
          size 24 x 24
          fill .teal, path: circle(center: center, radius: sizes[-1])
        }
        """,
      right: """
        let sizes = [4, 8, 12]

        shape Dot {
          size 24 x 24
          fill .teal, path: circle(center: center, radius: sizes.last)
        }
        """))
}

extension Problem {
  /// - Parameter isLast: Whether it is the index of the last element in other languages.
  static func negativeIndex(_ text: String, isLast: Bool) -> Problem {
    let number = String(text.drop { $0 == "-" || $0 == " " })
    return Problem(
      .negativeIndex, "an index can't be negative",
      hint: isLast ? "use `.last` for the last element" : "use `list.count - \(number)` to count from the end")
  }
}

extension Problem.Kind {
  static let indexOfRange = Problem.Kind(
    "E0326",
    Explanation(
      "Index beside the numbers of a range",
      meaning: """
        In `repeat p, i in list`, the second name is the index of the element. A range has numbers instead of elements,
        so it needs one name.
        """,
      reason: """
        The numbers of a range count already. A second name is usually meant as another loop, which needs its own `in`.
        """,
      wrong: """
        shape Grid {
          size 60 x 60
          repeat row, column in 0..<3 {
            layer(left: 20 * column, top: 20 * row, size: 16 x 16) { fill .teal }
          }
        }
        """,
      right: """
        shape Grid {
          size 60 x 60
          repeat row in 0..<3, column in 0..<3 {
            layer(left: 20 * column, top: 20 * row, size: 16 x 16) { fill .teal }
          }
        }
        """))
}

extension Problem {
  static func indexOfRange(_ name: String) -> Problem {
    Problem(
      .indexOfRange, "\(quoted(name)) would be an index, but a range has no elements",
      hint: "use a loop for each name, as in `row in 0..<3, column in 0..<4`")
  }
}

extension Problem.Kind {
  static let listsDiffer = Problem.Kind(
    "E0327",
    Explanation(
      "Lists of different types",
      meaning: """
        `+` joins two lists whose elements have one type. A list of Ints converts to one of Numbers, and a list of
        Colors to one of Paints.
        """,
      reason: """
        All elements of a list have the same type.
        """,
      wrong: """
        shape Dots {
          size 60 x 20
          let places = [(10, 10)] + [30, 50]
          repeat p in places { fill .teal, path: circle(center: p, radius: 6) }
        }
        """,
      right: """
        shape Dots {
          size 60 x 20
          let places = [(10, 10)] + [(30, 10), (50, 10)]
          repeat p in places { fill .teal, path: circle(center: p, radius: 6) }
        }
        """))
}

extension Problem {
  static func listsDiffer(_ a: DescribedType, _ b: DescribedType) -> Problem {
    Problem(.listsDiffer, "`+` can't join lists of different types: \(a) and \(b)")
  }
}

extension Problem.Kind {
  static let listExpected = Problem.Kind(
    "E0410",
    Explanation(
      "Function of a list",
      meaning: """
        `sum` takes one list. `min` and `max` take one list, or at least two values.
        """,
      reason: """
        The smallest of one value is the value itself, so another one is probably missing.
        """,
      wrong: """
        shape Dot {
          size 24 x 24, min: 8 x 8
          fill .teal, path: circle(center: center, radius: min(width) / 2)
        }
        """,
      right: """
        shape Dot {
          size 24 x 24, min: 8 x 8
          fill .teal, path: circle(center: center, radius: min(width, height) / 2)
        }
        """))
}

extension Problem {
  static func listExpected(by function: String, found type: DescribedType) -> Problem {
    Problem(
      .listExpected, "\(quoted(function)) of one value needs a list, found \(type.withArticle)",
      hint: function == "sum"
        ? "use `+`, or put the values in a list: `sum([a, b])`"
        : .advice("add another value, as in `\(function)(a, b)`"))
  }
}

extension Problem.Kind {
  static let lists: [Problem.Kind] = [.elementOfType, .negativeIndex, .indexOfRange, .listsDiffer, .listExpected]
}
