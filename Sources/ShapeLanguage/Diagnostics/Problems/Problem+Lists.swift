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
      default: nil
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
  static let indexOutOfRange = Problem.Kind(
    "E0623",
    Explanation(
      "Index out of range",
      meaning: """
        The indices of a list go from 0 to `count - 1`. At some size, or with some values, this index is not one of
        them. The message shows which.
        """,
      reason: """
        There is no such element, and any other one would be a guess.
        """,
      wrong: """
        let colors: [Color] = [.teal, .gold, .tomato]

        shape Bars(count: Int in 1...8 = 3) {
          size 120 x 40
          repeat i in 0..<count {
            layer(left: i * 15, width: 12) { fill colors[i] }
          }
        }
        """,
      right: """
        let colors: [Color] = [.teal, .gold, .tomato]

        shape Bars(count: Int in 1...8 = 3) {
          size 120 x 40
          repeat i in 0..<count {
            layer(left: i * 15, width: 12) { fill colors[mod(i, colors.count)] }
          }
        }
        """))
}

extension Problem {
  static func indexOutOfRange(_ index: Double, count: Int) -> Problem {
    Problem(
      .indexOutOfRange, "index \(number(index)) is out of range; the list has \(elements(count))",
      hint: count == 0
        ? "check `list.count` first"
        : .advice("use an index in `0...\(count - 1)`, such as `mod(i, list.count)`"))
  }
}

extension Problem.Kind {
  static let sliceOutOfRange = Problem.Kind(
    "E0624",
    Explanation(
      "Slice out of range",
      meaning: """
        The ends of a slice must be in order, and all of its indices in the list. At some size, or with some values,
        they are not. The message shows which. `list[2..<2]` is an empty list.
        """,
      reason: """
        A part of the slice does not exist.
        """,
      wrong: """
        let heights = [20, 35, 28, 14]

        shape Bars(first: Int in 0...3 = 0) {
          size 80 x 40
          repeat h, i in heights[first..<first + 2] {
            layer(left: i * 20, width: 16, height: h) { fill .teal }
          }
        }
        """,
      right: """
        let heights = [20, 35, 28, 14]

        shape Bars(first: Int in 0...2 = 0) {
          size 80 x 40
          repeat h, i in heights[first..<first + 2] {
            layer(left: i * 20, width: 16, height: h) { fill .teal }
          }
        }
        """))
}

extension Problem {
  static func sliceOutOfRange(_ low: Double, _ high: Double, isClosed: Bool, count: Int) -> Problem {
    let slice = "\(number(low))\(isClosed ? "..." : "..<")\(number(high))"
    guard low <= high else {
      return Problem(.sliceOutOfRange, "the ends of the slice `\(slice)` are in the wrong order")
    }
    return Problem(
      .sliceOutOfRange, "the slice `\(slice)` is out of range; the list has \(elements(count))",
      hint: .advice("use `min(end, list.count\(isClosed ? " - 1" : ""))` to limit its end"))
  }
}

extension Problem.Kind {
  static let emptyList = Problem.Kind(
    "E0625",
    Explanation(
      "Element of an empty list",
      meaning: """
        `.first`, `.last`, `min` and `max` need a list with at least one element. At some size, or with some values,
        this list is empty. The message shows which.
        """,
      reason: """
        An empty list has no first and no largest element.
        """,
      wrong: """
        shape Bars(values: [Number] = []) {
          size 80 x 40
          fill .white
          let top = max(values)
          repeat v, i in values {
            layer(left: i * 20, width: 16, height: v / top * height) { fill .teal }
          }
        }
        """,
      right: """
        shape Bars(values: [Number] = []) {
          size 80 x 40
          fill .white
          let top = max([1] + values)
          repeat v, i in values {
            layer(left: i * 20, width: 16, height: v / top * height) { fill .teal }
          }
        }
        """))
}

extension Problem {
  /// - Parameter what: The part that is needed: "`.first`".
  static func emptyList(_ what: String) -> Problem {
    Problem(
      .emptyList, "\(what) of an empty list", hint: "check the list first, as in `list.count > 0 ? list.first : 0`")
  }

  private static func elements(_ count: Int) -> String {
    count == 0 ? "no elements" : count == 1 ? "1 element" : "\(number(Double(count))) elements"
  }
}

extension Problem.Kind {
  static let lists: [Problem.Kind] = [
    .elementOfType, .negativeIndex, .indexOfRange, .listsDiffer, .listExpected, .indexOutOfRange, .sliceOutOfRange,
    .emptyList,
  ]
}
