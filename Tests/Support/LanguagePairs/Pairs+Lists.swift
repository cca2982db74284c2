extension Pair {
  private static let dots = "fill .red, path: circle(center: (x, 20), radius: 4)"

  /// Lists, their elements, and the loops that make them.
  static let lists: [Pair] = [
    .radius("List.count", "⟨[1, 2, 3].count|15⟩"),
    .radius("List.first, List.last", "[5, 15].⟨first|last⟩"),
    .radius("List.indices", "[5, 6, 15]⟨.indices⟩.last"),
    .radius("List.reversed", "[5, 15]⟨.reversed()⟩.first"),
    .radius("min(list:), max(list:)", "⟨min|max⟩([5, 15])"),
    .radius("min(list:) list", "min([15, ⟨5|12⟩])"),
    .radius("max(list:) list", "max([⟨5|12⟩, 3])"),
    .radius("sum", "⟨sum|max⟩([5, 8])"),
    .radius("sum list", "sum([5, ⟨2|8⟩])"),
    .place("operation joinLists", "([(10, 10)]⟨ + [(30, 30)]⟩).last"),
    .radius("element of a list", "[5, 15][⟨0|1⟩]"),
    .radius("slice ..<, slice ...", "sum([4, 5, 9][0⟨..<|...⟩2])"),
    Pair(
      "zip",
      "repeat x, y in ⟨zip([10, 30], [10, 30])|[10, 30]⟩ { fill .red, path: circle(center: (x, y), radius: 4) }"),
    Pair(
      "zip first list",
      "repeat x, y in zip([10, ⟨30|20⟩], [10, 30]) { fill .red, path: circle(center: (x, y), radius: 4) }"),
    Pair(
      "zip second list",
      "repeat x, y in zip([10, 30], [10, ⟨30|20⟩]) { fill .red, path: circle(center: (x, y), radius: 4) }"),
    Pair(
      "zip third list",
      "repeat x, y, r in zip([10, 30], [10, 30], [4, ⟨4|8⟩]) { fill .red, path: circle(center: (x, y), radius: r) }"),
    Pair(
      "zip of lists of different lengths",
      "layer(left: sum([for a, b in zip([1, 2], [3, 4⟨|, 5⟩]): a + b])) { fill .red }",
      .refusal("E0626", naming: "3 elements")),
    Pair(
      "index of a loop",
      "repeat x, i in ⟨[10, 30]|[10, 30, 35][0..<1]⟩ { fill .red, path: circle(center: (x, 10 * i), radius: 4) }"),
    Pair("keyword for, loops of a list", "repeat x in [for i in 1..⟨.|<⟩2: 12 * i] { \(dots) }"),
    Pair("keyword where", "repeat x in [10, 20, 30]⟨ where x != 20⟩ { \(dots) }"),
    Pair("where of a list", "repeat x in [for i in 1...3⟨ where i != 2⟩: 10 * i] { \(dots) }"),
    Pair(
      "list of enum constants",
      "let caps: [LineCap] = [.butt, ⟨.round|.square⟩]\n"
        + "  stroke .red, width: 12, cap: caps[1], path: path { move (12, 20); line (28, 20) }"),
    Pair("list of lists", "repeat row in [[10], ⟨[20]|[20, 30]⟩] { repeat x in row { \(dots) } }"),
  ]
}
