/// The ids and classes of a document, with their definitions and styles.
///
/// A name is a prefix that is the same in the whole document, and a counter. The prefix is that of the user, if there is one,
/// and a hash of the document's content: the hash is written as zeros first, and replaced at the end.
///
/// It begins with one of 52 letters, and the others are of 64 characters. There are 8.7e8 of them. So the probability
/// that any two of 100 different pictures in one page have the same prefix is 6 in a million.
struct SVGNames {
  private static let hashLength = 5

  /// The beginning of all names: letters, digits, `-` and `_`, the first one a letter.
  private let ownPrefix: [UInt8]
  /// The offsets of the names' first characters.
  private var placeholders: [Int] = []
  private var definitions: [Definition] = []
  private var definitionIndex: [UInt64: Int] = [:]
  /// The number of the next definition.
  private var nextDefinition = 0
  /// The number of definitions that were begun and not removed.
  private var definitionCount = 0
  private var styles: [Style] = []
  private var styleIndex: [UInt64: Int] = [:]

  /// A definition: its number, and the offsets of its start, its id and its end.
  struct Definition {
    var number: Int
    /// The number of definitions up to this one.
    var count: Int
    var start: Int
    var id: Range<Int>
    var end: Int
  }

  /// The value of one property of a class for the dark appearance.
  struct Style {
    var property: PaintProperty
    /// 0xRRGGBB, if it differs from the light one.
    var rgb: UInt32?
    /// The opacity in decimal units, if it differs from the light one.
    var alpha: Int32?
    /// The number of the parameter whose value it is, or 0.
    var parameter: UInt8 = 0

    /// A unique number for the style.
    var key: UInt64 {
      let color = UInt64(rgb ?? 0xFF00_0000)
      return color << 32 | UInt64(UInt16(truncatingIfNeeded: alpha ?? -1)) << 8
        | UInt64(parameter) << 24 | UInt64(property.rawValue)
    }
  }

  init(prefix: String = "") { ownPrefix = Array(prefix.utf8) }

  /// Appends a name by its number. Ids and classes have separate numbers.
  mutating func append(_ number: Int, to out: inout OutputBuffer) {
    out.append(contentsOf: ownPrefix)
    placeholders.append(out.count)
    for _ in 0..<Self.hashLength { out.append(UInt8(ascii: "0")) }
    Self.appendCounter(number, to: &out)
  }

  /// Appends a name by its number and the document's prefix.
  static func append(_ number: Int, prefix: [UInt8], to out: inout OutputBuffer) {
    out.append(contentsOf: prefix)
    appendCounter(number, to: &out)
  }

  /// Appends the end of a name. The first one has none. No two ends differ in case only, as a page without a document type
  /// ignores the case of classes.
  private static func appendCounter(_ number: Int, to out: inout OutputBuffer) {
    var rest = number
    while rest > 0 {
      let value = (rest - 1) % counterBase
      out.append(digit(value < 26 ? value : value + 26))
      rest = (rest - 1) / counterBase
    }
  }

  /// The number of characters without capital letters.
  private static let counterBase = 38

  /// Returns the number of bytes of a name.
  func length(_ number: Int) -> Int {
    var (length, rest) = (ownPrefix.count + Self.hashLength, number)
    while rest > 0 { (length, rest) = (length + 1, (rest - 1) / Self.counterBase) }
    return length
  }

  /// The number of the next id.
  var next: Int { nextDefinition }

  /// Returns the number of an id that is not yet written.
  mutating func reserve() -> Int {
    nextDefinition += 1
    return nextDefinition - 1
  }

  /// Begins a definition: its tag and its id.
  mutating func begin(_ tag: StaticString, in out: inout OutputBuffer) -> Definition {
    let start = out.count
    out.append(UInt8(ascii: "<"))
    out.append(tag)
    out.append(" id=\"")
    let id = out.count
    append(nextDefinition, to: &out)
    nextDefinition += 1
    definitionCount += 1
    let end = out.count
    out.append(UInt8(ascii: "\""))
    return Definition(number: nextDefinition - 1, count: definitionCount, start: start, id: id..<end, end: end)
  }

  /// Ends a definition and returns the number of its id. If it is equal to an earlier one, it is removed, and the
  /// number of that one is returned. One with others inside stays, because others may refer to those.
  mutating func end(_ definition: Definition, in out: inout OutputBuffer) -> Int {
    // What was read once for each definition around it would take quadratic time.
    guard definitionCount == definition.count else { return definition.number }
    var definition = definition
    definition.end = out.count
    let head = definition.start..<definition.id.lowerBound
    let body = definition.id.upperBound..<definition.end
    let hash = out.hash(body, seed: out.hash(head))
    if nextDefinition == definition.number + 1, let found = definitionIndex[hash] {
      let earlier = definitions[found]
      let earlierBody = earlier.id.upperBound..<earlier.end
      if out.equal(head, earlier.start..<earlier.id.lowerBound), out.equal(body, earlierBody) {
        out.truncate(to: definition.start)
        while let placeholder = placeholders.last, placeholder >= definition.start { placeholders.removeLast() }
        nextDefinition -= 1
        definitionCount -= 1
        return earlier.number
      }
    }
    definitionIndex[hash] = definitions.count
    definitions.append(definition)
    return definition.number
  }

  /// Returns the number of the class for a style.
  mutating func classNumber(for style: Style) -> Int {
    if let found = styleIndex[style.key] { return found }
    styleIndex[style.key] = styles.count
    styles.append(style)
    return styles.count - 1
  }

  /// Writes the style element, if any class needs it.
  /// - Parameter parameters: The names of the parameters whose colors are custom properties.
  mutating func writeStyle(to out: inout OutputBuffer, parameters: [String]) {
    if styles.isEmpty { return }
    out.append("<style>@media(prefers-color-scheme:dark){")
    for (number, style) in styles.enumerated() {
      out.append(UInt8(ascii: "."))
      append(number, to: &out)
      out.append(UInt8(ascii: "{"))
      if style.parameter > 0, let rgb = style.rgb {
        out.append(style.property.color)
        out.append(UInt8(ascii: ":"))
        out.variable(parameters[Int(style.parameter) - 1], Pigment(rgb: rgb, alpha: style.alpha ?? Pigment.opaque))
        // Stronger than the `style` of the element.
        out.append("!important}")
        continue
      }
      if let rgb = style.rgb {
        out.append(style.property.color)
        out.append(UInt8(ascii: ":"))
        out.color(rgb)
      }
      if let alpha = style.alpha {
        if style.rgb != nil { out.append(UInt8(ascii: ";")) }
        out.append(style.property.opacity)
        out.append(UInt8(ascii: ":"))
        out.number(units: Int64(alpha), decimals: 4)
      }
      out.append(UInt8(ascii: "}"))
    }
    out.append("}</style>")
  }

  /// Puts the document's prefix into all names, and returns it.
  func resolve(in out: inout OutputBuffer) -> [UInt8] {
    var rest = out.hash(0..<out.count)
    // A name must begin with a letter.
    var hash = [Self.digit(Int(rest % 52))]
    rest /= 52
    for _ in 1..<Self.hashLength {
      hash.append(Self.digit(Int(rest % 64)))
      rest /= 64
    }
    for placeholder in placeholders {
      for (offset, byte) in hash.enumerated() { out.replace(at: placeholder + offset, with: byte) }
    }
    return ownPrefix + hash
  }

  /// Returns one of the characters of names: letters, digits, `-` and `_`.
  private static func digit(_ value: Int) -> UInt8 {
    let value = UInt8(truncatingIfNeeded: value)
    return switch value {
    case ..<26: UInt8(ascii: "a") + value
    case ..<52: UInt8(ascii: "A") + value - 26
    case ..<62: UInt8(ascii: "0") + value - 52
    case 62: UInt8(ascii: "-")
    default: UInt8(ascii: "_")
    }
  }
}
