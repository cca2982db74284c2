import TestSupport

/// An object of a PDF file (ISO 32000-1, 7.3), or an operator of a content stream.
indirect enum PDFValue: Equatable {
  case number(Double)
  case name(String)
  case text([UInt8])
  case array([PDFValue])
  case dictionary([String: PDFValue])
  case reference(Int)
  case word(String)

  var number: Double? { if case .number(let value) = self { value } else { nil } }
  var name: String? { if case .name(let value) = self { value } else { nil } }
  var items: [PDFValue] { if case .array(let items) = self { items } else { [] } }
  var numbers: [Double] { items.compactMap(\.number) }
  subscript(key: String) -> PDFValue? { if case .dictionary(let entries) = self { entries[key] } else { nil } }
}

/// Reads objects one after the other.
struct PDFScanner {
  private let bytes: [UInt8]
  var position: Int

  init(_ bytes: [UInt8], at position: Int = 0) { (self.bytes, self.position) = (bytes, position) }

  private static let delimiters = Set("()<>[]/% \n\r".utf8)

  /// Returns the next object, or `nil` at the end or before a closing bracket.
  mutating func next() throws -> PDFValue? {
    while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x0A { position += 1 }
    guard position < bytes.count else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "/"):
      position += 1
      return .name(word())
    case UInt8(ascii: "("): return try text()
    case UInt8(ascii: "["):
      position += 1
      return .array(try items(until: "]"))
    case UInt8(ascii: "<"):
      position += 1
      if bytes[position] != UInt8(ascii: "<") { return try digits() }
      position += 1
      return try dictionary(try items(until: ">>"))
    case UInt8(ascii: "]"), UInt8(ascii: ">"): return nil
    default:
      let word = word()
      guard let number = Double(word) else { return .word(word) }
      return .number(number)
    }
  }

  private mutating func items(until end: String) throws -> [PDFValue] {
    var items: [PDFValue] = []
    while let item = try next() {
      if item == .word("R"), items.count > 1, let number = items[items.count - 2].number {
        items.removeLast(2)
        items.append(.reference(Int(number)))
      } else {
        items.append(item)
      }
    }
    guard bytes[position...].starts(with: end.utf8) else { throw ReadingMistake("no \(end) at \(position)") }
    position += end.utf8.count
    return items
  }

  private func dictionary(_ items: [PDFValue]) throws -> PDFValue {
    var entries: [String: PDFValue] = [:]
    for index in stride(from: 0, to: items.count, by: 2) {
      guard index + 1 < items.count, case .name(let key) = items[index],
        entries.updateValue(items[index + 1], forKey: key) == nil
      else { throw ReadingMistake("a dictionary of \(items)") }
    }
    return .dictionary(entries)
  }

  private mutating func word() -> String {
    let start = position
    while position < bytes.count, !Self.delimiters.contains(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func text() throws -> PDFValue {
    var result: [UInt8] = []
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: ")") {
      if bytes[position] == UInt8(ascii: "\\") {
        position += 1
        result.append(bytes[position] == UInt8(ascii: "r") ? 0x0D : bytes[position])
      } else {
        result.append(bytes[position])
      }
      position += 1
    }
    position += 1
    return .text(result)
  }

  private mutating func digits() throws -> PDFValue {
    let digits = Array(word())
    position += 1
    return .text(
      stride(from: 0, to: digits.count - 1, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) })
  }
}

/// The objects of a PDF file.
struct PDFObjectFile {
  private var objects: [Int: (value: PDFValue, data: [UInt8])] = [:]
  private(set) var trailer = PDFValue.dictionary([:])

  /// Reads all objects from where the cross-reference stream says that they are, and requires that lengths are exact.
  init(_ bytes: [UInt8]) throws {
    let lines = String(decoding: bytes.suffix(60), as: UTF8.self).split(separator: "\n")
    guard lines.count > 3, lines.suffix(3).first == "startxref", lines.last == "%%EOF",
      let start = Int(lines[lines.count - 2])
    else { throw ReadingMistake("end of file") }
    let (_, table, data) = try Self.object(at: start, in: bytes)
    let widths = (table["W"]?.numbers ?? []).map { Int($0) }
    let size = widths.reduce(0, +)
    guard widths.count == 3, table["Size"] == .number(Double(data.count) / Double(size)) else {
      throw ReadingMistake("cross-reference stream \(table)")
    }
    trailer = table
    var inside: [(id: Int, stream: Int, index: Int)] = []
    for id in 0..<data.count / size {
      let entry = data[id * size..<(id + 1) * size]
      let (kind, value, index) = (
        entry[entry.startIndex], entry.dropFirst().dropLast().reduce(0) { $0 << 8 | Int($1) }, Int(entry.last ?? 0)
      )
      switch kind {
      case 0: if id > 0 { throw ReadingMistake("no object \(id)") }
      case 1:
        let (number, value, data) = try Self.object(at: value, in: bytes)
        guard number == id else { throw ReadingMistake("object \(number) in place of \(id)") }
        objects[id] = (value, data)
      default: inside.append((id, value, index))
      }
    }
    for (id, stream, index) in inside {
      guard let container = objects[stream], let first = container.value["First"]?.number,
        container.value["Type"] == .name("ObjStm")
      else { throw ReadingMistake("no stream of objects \(stream)") }
      var offsets = PDFScanner(container.data)
      for _ in 0..<2 * index { _ = try offsets.next() }
      guard try offsets.next() == .number(Double(id)), let offset = try offsets.next()?.number else {
        throw ReadingMistake("object \(id) is not at \(index) in \(stream)")
      }
      var scanner = PDFScanner(container.data, at: Int(first + offset))
      objects[id] = (try scanner.next() ?? .array([]), [])
    }
  }

  private static func object(at start: Int, in bytes: [UInt8]) throws -> (Int, PDFValue, [UInt8]) {
    var scanner = PDFScanner(bytes, at: start)
    guard let number = try scanner.next()?.number, try scanner.next() == .number(0), try scanner.next() == .word("obj"),
      let value = try scanner.next(), let length = value["Length"]?.number,
      bytes[scanner.position...].starts(with: "stream\n".utf8)
    else { throw ReadingMistake("no stream at \(start)") }
    let first = scanner.position + 7
    let end = first + Int(length)
    guard end < bytes.count, bytes[end...].starts(with: "\nendstream\nendobj\n".utf8) else {
      throw ReadingMistake("length of object \(number)")
    }
    let data = Array(bytes[first..<end])
    guard value["Filter"] == .name("FlateDecode") else { return (Int(number), value, data) }
    let inflated = try Inflater.bytes(ofZlib: data)
    guard let parameters = value["DecodeParms"] else { return (Int(number), value, inflated) }
    let pixel = Int(parameters["Colors"]?.number ?? 1)
    let width = Int(parameters["Columns"]?.number ?? 1) * pixel
    return (Int(number), value, try FilteredRows.restored(inflated, rowSize: width, pixel: pixel).bytes)
  }

  /// Returns an object, or what a reference refers to.
  func resolve(_ value: PDFValue?) -> PDFValue {
    guard case .reference(let id) = value else { return value ?? .dictionary([:]) }
    return objects[id]?.value ?? .dictionary([:])
  }

  /// Returns the data of a stream.
  func data(_ value: PDFValue) throws -> [UInt8] {
    guard case .reference(let id) = value, let object = objects[id] else { throw ReadingMistake("no stream \(value)") }
    return object.data
  }
}
