import ShapeLanguage

extension SummaryDifference {
  /// The maximum number of differences beside each other, so that a list of points hides nothing else.
  private static let mostLines = 20

  /// Returns differences as text, one line each, indented by depth.
  public static func text(of differences: [SummaryDifference]) -> String {
    var text = ""
    write(differences, to: &text, depth: 0)
    return text
  }

  private static func write(_ differences: [SummaryDifference], to text: inout String, depth: Int) {
    let indent = String(repeating: "  ", count: depth)
    // Only lists of points and elements are shortened, and never the list of declarations.
    let shown = depth == 0 ? differences[...] : differences.prefix(mostLines)
    for difference in shown {
      switch difference {
      case .added(let item): write(item, "+", to: &text, depth: depth)
      case .removed(let item): write(item, "-", to: &text, depth: depth)
      case .renamed(let old, let new): text += printable("\(indent)\(old) is renamed to \(new)") + "\n"
      case .changed(let title, let number, let properties, let items):
        text += indent + printable("\(title)\(number.map { " \($0)" } ?? "")")
        let changes = properties.map { printable($0.text) }
        text += changes.isEmpty ? "\n" : ": \(changes.joined(separator: ", "))\n"
        write(items, to: &text, depth: depth + 1)
      }
    }
    if shown.count < differences.count { text += "\(indent)\(differences.count - shown.count) more differences\n" }
  }

  /// Writes an item that only one file has.
  private static func write(_ item: SummaryItem, _ sign: String, to text: inout String, depth: Int) {
    let indent = String(repeating: "  ", count: depth)
    text += "\(indent)\(sign) \(item.line)\n"
    for inner in item.items.prefix(mostLines) { text += "\(indent)  \(sign) \(inner.line)\n" }
    if item.items.count > mostLines { text += "\(indent)  \(sign) \(item.items.count - mostLines) more\n" }
  }
}

extension SummaryDifference.PropertyDifference {
  fileprivate var text: String {
    if name == SummaryItem.source { return "the statements differ, but draw the same picture at the design size" }
    switch (old, new) {
    case (let old?, let new?):
      let (old, new) = Self.shortened(old, new)
      return "\(name) \(old) → \(new)"
    case (nil, let new?): return "\(name) none → \(new)"
    case (let old?, nil): return "\(name) \(old) → none"
    case (nil, nil): return name
    }
  }

  /// Longer values are shortened to what differs.
  private static let longestValue = 100
  /// The number of equal characters on either side that are kept.
  private static let context = 12

  private static func shortened(_ old: String, _ new: String) -> (String, String) {
    guard max(old.count, new.count) > longestValue else { return (old, new) }
    let (old, new) = (Array(old), Array(new))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    func part(_ text: [Character]) -> String {
      let low = max(0, start - context)
      let high = min(text.count, text.count - end + context)
      let shown = text[low..<high]
      let isLong = shown.count > longestValue
      return (low > 0 ? "…" : "") + String(isLong ? shown.prefix(longestValue) : shown)
        + (isLong || high < text.count ? "…" : "")
    }
    return (part(old), part(new))
  }
}
