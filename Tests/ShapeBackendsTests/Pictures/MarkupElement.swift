/// A mistake in a file that a test reads.
struct ReadingMistake: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// An element of an XML document. Text is not kept, except that of an element without others inside.
struct MarkupElement {
  let name: String
  let attributes: [String: String]
  var children: [MarkupElement] = []
  var text = ""

  /// Reads a document, and requires that tags match and attributes are unique.
  static func read(_ document: String) throws -> MarkupElement {
    var open: [MarkupElement] = []
    for part in document.split(separator: "<").map(String.init) {
      guard let end = part.firstIndex(of: ">") else { throw ReadingMistake("no end of <\(part)") }
      var tag = part[..<end]
      if tag.first == "/" {
        guard let element = open.popLast(), element.name == tag.dropFirst() else {
          throw ReadingMistake("<\(tag)> ends nothing")
        }
        if open.isEmpty { return element }
        open[open.count - 1].children.append(element)
        continue
      }
      let isEmpty = tag.last == "/"
      if isEmpty { tag = tag.dropLast() }
      var element = try MarkupElement(tag: tag)
      element.text = String(part[part.index(after: end)...])
      if !isEmpty { open.append(element) } else { open[open.count - 1].children.append(element) }
    }
    throw ReadingMistake("<\(open.last?.name ?? "")> has no end")
  }

  init(name: String, attributes: [String: String]) { (self.name, self.attributes) = (name, attributes) }

  private init(tag: Substring) throws {
    let pieces = tag.split(separator: "\"", omittingEmptySubsequences: false)
    let words = pieces[0].split(separator: " ", omittingEmptySubsequences: false)
    name = String(words[0])
    var attributes: [String: String] = [:]
    for index in stride(from: 0, to: pieces.count - 1, by: 2) {
      guard let label = pieces[index].split(separator: " ").last, label.last == "=",
        attributes.updateValue(String(pieces[index + 1]), forKey: String(label.dropLast())) == nil
      else { throw ReadingMistake("attributes of <\(tag)>") }
    }
    self.attributes = attributes
  }
}

/// The numbers of the attribute `d` or `transform`, which need no space between them.
struct NumberScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x2C { position += 1 }
  }

  /// Returns the next letter, if it is next.
  mutating func letter() -> Character? {
    skipSpace()
    guard position < bytes.count else { return nil }
    let character = Character(Unicode.Scalar(bytes[position]))
    guard character.isLetter else { return nil }
    position += 1
    return character
  }

  var isAtEnd: Bool { bytes[position...].allSatisfy { $0 == 0x20 } }

  mutating func number() throws -> Double {
    skipSpace()
    let start = position
    if position < bytes.count, bytes[position] == 0x2D { position += 1 }
    var hasPoint = false
    while position < bytes.count {
      let byte = bytes[position]
      if byte == 0x2E, !hasPoint { hasPoint = true } else if !(0x30...0x39).contains(byte) { break }
      position += 1
    }
    guard let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)) else {
      throw ReadingMistake("no number in \(String(decoding: bytes, as: UTF8.self)) at \(start)")
    }
    return value
  }

  mutating func point() throws -> (x: Double, y: Double) { (try number(), try number()) }
}
