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
  static let elements: [Problem.Kind] = [.indexOutOfRange, .sliceOutOfRange, .emptyList]
}
