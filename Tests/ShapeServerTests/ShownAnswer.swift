import ShapeLanguage

@testable import ShapeServer

/// Answers as people read them: the words of each range with their line, and no quotation marks.
struct ShownAnswer {
  /// The texts of documents, by their names in `/project`.
  let texts: [String: ClientText]

  private static let folder = "file:///project/"

  /// Returns a value as text. A range is `line«words»`, and a position is `line‸` and the next words; `?` is a wrong place.
  ///
  /// - Parameter name: The document that positions are in, unless an object around them has another address.
  func text(_ value: JSONValue, in name: String) -> String {
    switch value {
    case .null: return "null"
    case .bool(let value): return "\(value)"
    case .number(let value): return JSONWriter.number(value)
    case .string(let text): return text.replacing(Self.folder, with: "").replacing("\n", with: "⏎")
    case .array(let elements): return "[" + elements.map { text($0, in: name) }.joined(separator: ", ") + "]"
    case .object(let members):
      if value["line"] != nil, value["character"] != nil { return place(value, in: name) }
      if let start = value["start"], let end = value["end"] { return place(start, end, in: name) }
      if let data = value["data"]?.array {
        guard let text = texts[name], let tokens = text.tokens(data) else { return "?" }
        let bytes = Array(text.text.utf8)
        return tokens.map { "\(String(decoding: bytes[$0[0]..<$0[1]], as: UTF8.self)):\($0[2]):\($0[3])" }
          .joined(separator: " ")
      }
      let uri = value["uri"]?.text ?? value.at("textDocument", "uri")?.text ?? value.at("from", "uri")?.text
      let own = uri?.replacing(Self.folder, with: "") ?? name
      let parts = members.map { member in
        let file = member.name.hasPrefix(Self.folder) ? String(member.name.dropFirst(Self.folder.count)) : own
        return "\(member.name.replacing(Self.folder, with: "")): \(text(member.value, in: file))"
      }
      return "{" + parts.joined(separator: ", ") + "}"
    }
  }

  private func place(_ position: JSONValue, in name: String) -> String {
    guard let text = texts[name], let offset = text.offset(position) else { return "?" }
    let rest = String(decoding: Array(text.text.utf8)[offset...], as: UTF8.self)
    return "\(position["line"]?.int ?? -1)‸\(rest.prefix { $0 != "\n" }.prefix(9))"
  }

  private func place(_ start: JSONValue, _ end: JSONValue, in name: String) -> String {
    guard let text = texts[name], let first = text.offset(start), let last = text.offset(end), first <= last else {
      return "?"
    }
    let words = String(decoding: Array(text.text.utf8)[first..<last], as: UTF8.self).replacing("\n", with: "⏎")
    let isLong = words.count > 40
    return "\(start["line"]?.int ?? -1)«\(isLong ? "\(words.prefix(18))…\(words.suffix(18))" : words)»"
  }
}
