import ShapeLanguage

@testable import ShapeServer

/// A text as a client has it: lines of Unicode scalars, which it counts in its own unit.
struct ClientText {
  let text: String
  private let encoding: PositionEncoding
  /// The scalars of each line, without its line break, and the first byte of the line.
  private var lines: [(start: Int, scalars: [Unicode.Scalar])] = [(0, [])]

  init(_ text: String, _ encoding: PositionEncoding) {
    self.text = text
    self.encoding = encoding
    var offset = 0
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      offset += String(scalar).utf8.count
      if scalar == "\n", previous == "\r" {
        lines[lines.count - 1].start = offset
      } else if scalar == "\n" || scalar == "\r" {
        lines.append((offset, []))
      } else {
        lines[lines.count - 1].scalars.append(scalar)
      }
      previous = scalar
    }
  }

  private func units(_ scalar: Unicode.Scalar) -> Int {
    switch encoding {
    case .utf8: String(scalar).utf8.count
    case .utf16: String(scalar).utf16.count
    case .utf32: 1
    }
  }

  /// Returns the offset of a position, or `nil` if there is no such position.
  func offset(_ position: JSONValue?) -> Int? {
    guard let line = position?["line"]?.int, let character = position?["character"]?.int,
      lines.indices.contains(line), character >= 0
    else { return nil }
    var (offset, rest) = (lines[line].start, character)
    for scalar in lines[line].scalars where rest > 0 {
      rest -= units(scalar)
      offset += String(scalar).utf8.count
    }
    return rest == 0 ? offset : nil
  }

  /// Returns the position of an offset, which is not within a character or a line break.
  func position(_ offset: Int) -> JSONValue {
    let line = lines.lastIndex { $0.start <= offset } ?? 0
    var (place, character) = (lines[line].start, 0)
    for scalar in lines[line].scalars where place < offset {
      place += String(scalar).utf8.count
      character += units(scalar)
    }
    return ["line": .number(line), "character": .number(character)]
  }

  func range(_ range: Range<Int>) -> JSONValue {
    ["start": position(range.lowerBound), "end": position(range.upperBound)]
  }

  /// The offsets between characters, without those within line breaks.
  var offsets: [Int] {
    lines.flatMap { line in
      line.scalars.reduce(into: [line.start]) { $0.append(($0.last ?? 0) + String($1).utf8.count) }
    }
  }

  /// Returns the semantic tokens of an answer: start, end, kind and modifiers of each. `nil` if one is not in the text.
  func tokens(_ data: [JSONValue]) -> [[Int]]? {
    var (line, character) = (0, 0)
    var result: [[Int]] = []
    let numbers = data.compactMap(\.int)
    guard numbers.count == data.count, numbers.count % 5 == 0 else { return nil }
    for index in stride(from: 0, to: numbers.count, by: 5) {
      line += numbers[index]
      character = numbers[index + 1] + (numbers[index] == 0 ? character : 0)
      let start = offset(["line": .number(line), "character": .number(character)])
      let end = offset(["line": .number(line), "character": .number(character + numbers[index + 2])])
      guard let start, let end, start < end else { return nil }
      result.append([start, end, numbers[index + 3], numbers[index + 4]])
    }
    return result
  }
}

/// Answers with offsets in place of positions, so that they are the same in all encodings.
struct PlacedAnswer {
  /// The texts of documents and files, by their addresses.
  let texts: [String: ClientText]

  /// Returns a value with each range as `‹start-end›` and each other position as `@offset`; `⁇` is a wrong place.
  ///
  /// - Parameter uri: The document that positions are in, unless an object around them has another one.
  func text(_ value: JSONValue, in uri: String) -> JSONValue {
    switch value {
    case .null, .bool, .number, .string: return value
    case .array(let elements): return .array(elements.map { text($0, in: uri) })
    case .object(let members):
      if value["line"] != nil, value["character"] != nil { return .string("@" + place(value, in: uri)) }
      if let start = value["start"], let end = value["end"] {
        return .string("‹\(place(start, in: uri))-\(place(end, in: uri))›")
      }
      if let data = value["data"]?.array {
        let tokens = texts[uri]?.tokens(data)?.map { JSONValue.array($0.map { .number($0) }) }
        return tokens.map { .array($0) } ?? "⁇"
      }
      let own = value["uri"]?.text ?? value.at("textDocument", "uri")?.text ?? value.at("from", "uri")?.text ?? uri
      return .object(
        members.filter { $0.name != "resultId" }.map { member in
          .init(member.name, text(member.value, in: member.name.hasPrefix("file://") ? member.name : own))
        })
    }
  }

  private func place(_ position: JSONValue, in uri: String) -> String {
    texts[uri]?.offset(position).map { "\($0)" } ?? "⁇"
  }
}
