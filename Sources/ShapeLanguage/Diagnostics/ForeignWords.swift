/// Words of CSS, SVG, Swift, UIKit and other languages that newcomers are likely to try, with a hint for each.
enum ForeignWords {
  /// Where a word is used. The raw value is the heading of its words in the table.
  enum Place: String, CaseIterable {
    case statement, declaration
    /// A type, whose hint is only the type to use instead.
    case type
    /// A name of anything, in addition to the names of only values or functions.
    case name
    case value, function
    /// A constant with a dot.
    case color, edge
    case layoutDirection = "direction of the layout"
    case cornerStyle = "style of corners"
    case numberMember = "member of a number"
    case listMember = "member of a list"
    case rectMember = "member of a rectangle"
    case pathMember = "member of a path"
    case label
    /// A label by another name, whose hint is only the label to use instead.
    case side = "side or corner"
    case hyphenatedName = "name with `-`"
  }

  /// A word in a place. Only labels have a callee: the statement or function with the label.
  struct Word: Hashable {
    var place: Place
    var callee: Substring = ""
    var text: Substring
  }

  /// Words for a `let`, the beginning of a loop, and the `where` of one.
  static let lets = ["var", "const"]
  static let loops = ["for", "while", "repeat"]
  static let conditions = ["if", "when", "while", "wher"]
  /// The methods of a list that take a function.
  private static let methodsOfFunctions = [
    "map", "compactMap", "flatMap", "filter", "reduce", "forEach", "sorted", "sort", "some", "every", "find",
  ]

  private static let hints = Dictionary(uniqueKeysWithValues: readTable().map { ($0.0, $0.hint) })

  /// Returns the words of the table with their hints. Splits bytes, which takes a quarter of the time of characters.
  static func readTable() -> [(Word, hint: Substring)] {
    var words: [(Word, hint: Substring)] = []
    var place = Place.statement
    for line in (table + "\n" + labelTable).utf8.split(separator: UInt8(ascii: "\n")) {
      guard line.first == UInt8(ascii: "`") else {
        place = Place(rawValue: String(Substring(line))) ?? place
        continue
      }
      let parts = line.split(separator: UInt8(ascii: "`"), maxSplits: 1)
      let hint = Substring(parts[1].drop { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: " ") })
      let names = parts[0].split { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")") }
      let callees = names.count == 1 ? [""] : names[0].split(separator: UInt8(ascii: " ")).map { Substring($0) }
      for text in names[names.count - 1].split(separator: UInt8(ascii: " ")) {
        for callee in callees { words.append((Word(place: place, callee: callee, text: Substring(text)), hint)) }
      }
    }
    return words
  }

  /// Returns the hint for a word in a place.
  ///
  /// - Parameter callee: The statement or function with a label.
  private static func hint(_ place: Place, _ text: String, of callee: String = "") -> String? {
    let isShape = callee.first?.isUppercase == true && callee != "Rect"
    let word = Word(place: place, callee: isShape ? "Shape" : Substring(callee), text: Substring(text))
    return hints[word].map { filled($0, word: text, callee: callee) }
  }

  /// Returns a hint with its `{word}` and `{callee}` replaced.
  private static func filled(_ hint: Substring, word: String, callee: String) -> String {
    let parts = hint.split(separator: "{", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts[0])) { result, part in
      let (value, length) =
        switch part.prefix(while: { $0 != "}" }) {
        case "word": (word, 5)
        case "callee": (callee, 7)
        default: ("{", 0)
        }
      result += value
      result += part.dropFirst(length)
    }
  }

  /// Returns the hint for an unknown word at the beginning of a statement.
  static func statementHint(_ word: String) -> String? { hint(.statement, word) }

  /// Returns the hint for an unknown word at the beginning of a declaration.
  static func declarationHint(_ word: String) -> String? { hint(.declaration, word) }

  /// Returns the type that corresponds to a type of another language.
  static func type(for name: String) -> String? { hint(.type, name) }

  /// Returns the hint for an unknown name of a value, a function or a type.
  static func nameHint(_ name: String, _ wanted: WantedName) -> String? {
    let own: String? =
      switch wanted {
      case .value: hint(.value, name)
      case .function: hint(.function, name)
      case .type: type(for: name).map { "use the type `\($0)`" }
      case .shape, .style, .layer, .importedFile: nil
      }
    return own ?? hint(.name, name) ?? colorHint(name)
  }

  /// Returns the hint for an unknown edge or direction with a dot, by the names of CSS and Android.
  static func directionHint(_ name: String, of type: ValueType?) -> String? {
    if type == .edges { return hint(.edge, name) }
    if type == BuiltinEnum.cornerStyle.type { return hint(.cornerStyle, name) }
    return type == BuiltinEnum.layoutDirection.type ? hint(.layoutDirection, name) : nil
  }

  /// Returns the hint for an unknown color with a dot.
  static func constantHint(_ name: String) -> String? { hint(.color, name) }

  /// Returns the hint for an unknown property or method.
  static func memberHint(_ name: String, of type: ValueType?) -> String? {
    if type?.element != nil { return listMemberHint(name) }
    if type == .path { return hint(.pathMember, name) }
    if type == .number || type == .integer { return hint(.numberMember, name) }
    guard type == .rect else { return nil }
    let isInPath = BuiltinEntry.all.contains { $0.receiver == .path && $0.signature.name == name }
    return isInPath
      ? "convert the rectangle to a path with `rect(…)`; a Path has `\(name)`" : hint(.rectMember, name)
  }

  /// Returns the hint for an unknown property or method of a list.
  static func listMemberHint(_ name: String) -> String? { hint(.listMember, name) }

  /// Returns whether a method of a list takes a function in other languages.
  static func takesFunction(_ method: String) -> Bool { methodsOfFunctions.contains(method) }

  /// Returns the hint for an unknown label of a statement, of the header of a layer or of a function.
  static func labelHint(_ label: String, of callee: String) -> String? {
    flowingSide(label, of: callee).map { "use `\($0):`, which follows the direction of the layout" }
      ?? hint(.label, label, of: callee)
  }

  /// Returns the label for a side or a corner that has another name in CSS or on Android.
  static func flowingSide(_ label: String, of callee: String) -> String? { hint(.side, label, of: callee) }

  /// Returns the hint for a name or a label that contains a `-`.
  static func hyphenHint(_ name: String) -> String {
    hint(.hyphenatedName, name) ?? "use `\(withoutHyphens(name))`; a name can't contain `-`"
  }

  /// Converts `my-card` to `myCard`.
  private static func withoutHyphens(_ name: String) -> String {
    let words = name.split(separator: "-")
    return words.dropFirst().reduce(into: String(words.first ?? "")) { result, word in
      result += word.prefix(1).uppercased()
      result += word.dropFirst()
    }
  }

  /// Returns the hint for a color that seems to lack its `#`.
  static func colorHint(_ text: String) -> String? {
    var digits = Substring(text)
    if digits.hasPrefix("0x") { digits = digits.dropFirst(2) }
    let isHexadecimal = digits.utf8.allSatisfy { byte in
      (48...57).contains(byte) || (65...70).contains(byte) || (97...102).contains(byte)
    }
    guard isHexadecimal, [6, 8].contains(digits.utf8.count) else { return nil }
    return "use `#\(digits)`"
  }

  /// Returns the hint for the keyword of a statement in place of a value.
  static func keywordHint(_ name: String) -> String? {
    Keyword.statements.contains(name) ? "complete the statement before `\(name)`, which begins a new one" : nil
  }
}
