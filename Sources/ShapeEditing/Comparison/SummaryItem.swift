import ShapeLanguage

/// A part of a file in a form to read and to compare: a declaration, a parameter, or an element of a picture.
///
/// Items are equal if they look the same in a summary: numbers have three decimals, and colors eight bits.
public struct SummaryItem: Hashable, Sendable {
  /// A fact about an item, such as `width 2`.
  public struct Property: Hashable, Sendable {
    public var name: String
    public var value: String
  }

  /// What the item is, and its name if it has one: `shape Card`, `parameter rank`, `fill`.
  public var title: String
  /// Whether the title belongs to no other item around it, so that order doesn't matter.
  public var isNamed: Bool
  public var properties: [Property] = []
  public var items: [SummaryItem] = []

  init(_ title: String, isNamed: Bool = false) {
    self.title = title
    self.isNamed = isNamed
  }

  mutating func add(_ name: String, _ value: String?) {
    if let value { properties.append(Property(name: name, value: value)) }
  }

  /// The name of the property for statements that don't change the picture at the design size.
  static let source = "source"

  /// The title and the properties, on one line.
  var line: String {
    printable(
      properties.isEmpty
        ? title : "\(title): " + properties.map { "\($0.name) \($0.value)" }.joined(separator: ", "))
  }

  /// Appends the item and those inside it, one line each.
  func write(to text: inout String, depth: Int) {
    text += String(repeating: "  ", count: depth) + line + "\n"
    for item in items { item.write(to: &text, depth: depth + 1) }
  }
}

/// The declarations of a file, and what its shapes draw at their design sizes.
public struct FileSummary: Equatable, Sendable {
  public var declarations: [SummaryItem]

  /// One line for each declaration, parameter and element, indented by depth. Comments and layout don't matter.
  public var text: String {
    var text = ""
    for declaration in declarations { declaration.write(to: &text, depth: 0) }
    return text
  }
}
