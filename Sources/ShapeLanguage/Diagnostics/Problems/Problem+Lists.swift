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

  /// - Parameter isLast: Whether it is the index of the last element in other languages.
  static func negativeIndex(_ text: String, isLast: Bool) -> Problem {
    let number = String(text.drop { $0 == "-" || $0 == " " })
    return Problem(
      .negativeIndex, "an index can't be negative",
      hint: isLast ? "use `.last` for the last element" : "use `list.count - \(number)` to count from the end")
  }

  static func indexOfRange(_ name: String) -> Problem {
    Problem(
      .indexOfRange, "\(quoted(name)) would be an index, but a range has no elements",
      hint: "use a loop for each name, as in `row in 0..<3, column in 0..<4`")
  }

  /// - Parameter lists: The number of lists: more than one of a `zip`.
  static func loopNames(_ names: Int, lists: Int) -> Problem {
    let isFew = names < lists
    let needed = lists > 1 ? "`zip` of \(lists) lists" : "a list"
    return Problem(
      .loopNames, "\(isFew ? "not enough" : "too many") names for the elements of \(needed)",
      hint: lists == 1
        ? "use one name for the element and one for its index, or several lists: `a, b in zip(first, second)`"
        : .advice(
          "use \(lists) names, as in `\(["a", "b", "c"].prefix(lists).joined(separator: ", ")) in zip(…)`, "
            + "and one more for the index if needed"))
  }

  static func zippedLengths(_ counts: [Int]) -> Problem {
    let words = counts.map { elements($0) }
    let list = words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "")
    return Problem(
      .zippedLengths, "the lists of this `zip` have different lengths: \(list)",
      hint: "use slices of the same length, such as `list[0..<min(a.count, b.count)]`")
  }

  static var zipOutsideLoop: Problem {
    Problem(
      .notAValue, "`zip` is not a value: it is only for loops",
      hint:
        "use it after `in`, as in `repeat a, b in zip(first, second) { … }` or `[for a, b in zip(first, second): a + b]`"
    )
  }

  static func listsDiffer(_ a: DescribedType, _ b: DescribedType) -> Problem {
    Problem(.listsDiffer, "`+` can't join lists of different types: \(a) and \(b)")
  }

  static func listExpected(by function: String, found type: DescribedType) -> Problem {
    Problem(
      .listExpected, "\(quoted(function)) of one value needs a list, found \(type.withArticle)",
      hint: function == "sum"
        ? "use `+`, or put the values in a list: `sum([a, b])`"
        : .advice("add another value, as in `\(function)(a, b)`"))
  }

  static func indexOutOfRange(_ index: Double, count: Int) -> Problem {
    Problem(
      .indexOutOfRange, "index \(number(index)) is out of range; the list has \(elements(count))",
      hint: count == 0
        ? "check `list.count` first"
        : index == Double(count)
          ? "indices begin at 0; use `0..<list.count` for all of them, or `list.last` for the last element"
          : .advice("use an index in `0...\(count - 1)`, such as `mod(i, list.count)`"))
  }

  static func sliceOutOfRange(_ low: Double, _ high: Double, isClosed: Bool, count: Int) -> Problem {
    let slice = "\(number(low))\(isClosed ? "..." : "..<")\(number(high))"
    guard low <= high else {
      return Problem(.sliceOutOfRange, "the ends of the slice `\(slice)` are in the wrong order")
    }
    return Problem(
      .sliceOutOfRange, "the slice `\(slice)` is out of range; the list has \(elements(count))",
      hint: .advice("use `min(end, list.count\(isClosed ? " - 1" : ""))` to limit its end"))
  }

  /// - Parameter what: The part that is needed: "`.first`".
  static func emptyList(_ what: String) -> Problem {
    Problem(
      .emptyList, "\(what) of an empty list", hint: "check the list first, as in `list.count > 0 ? list.first : 0`")
  }

  private static func elements(_ count: Int) -> String {
    count == 0 ? "no elements" : count == 1 ? "1 element" : "\(number(Double(count))) elements"
  }
}
