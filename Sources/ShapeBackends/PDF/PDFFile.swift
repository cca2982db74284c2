/// The layout of a PDF file: a header, streams, streams with the other objects, and the cross-reference stream
/// (ISO 32000-1, 7.5).
struct PDFFile {
  private let objects: PDFObjects
  private var out: OutputBuffer
  /// The place of each object, from the object 0, which does not exist.
  private var places: [Place] = []

  private enum Place {
    case none
    /// At an offset in bytes.
    case offset(Int)
    /// In a stream of objects, at an index.
    case inside(PDFObjects.ID, Int)
  }

  /// The largest number of objects in a stream. Readers decompress all of it for one object.
  private static let objectsPerStream = 200

  /// Returns the bytes of a file with some objects.
  /// - Parameters:
  ///   - root: The catalog.
  ///   - info: The information dictionary.
  static func bytes(of objects: PDFObjects, root: PDFObjects.ID, info: PDFObjects.ID) -> [UInt8] {
    var file = PDFFile(objects)
    return file.write(root: root, info: info)
  }

  private init(_ objects: PDFObjects) {
    self.objects = objects
    let size = objects.bodies.reduce(1024) { size, body in
      switch body {
      case .reserved: size
      case .plain(let bytes): size + bytes.count
      case .stream(let dictionary, let data): size + dictionary.count + data.count + 64
      }
    }
    out = OutputBuffer(capacity: size)
    places = [Place](repeating: .none, count: objects.bodies.count + 1)
  }

  private mutating func write(root: PDFObjects.ID, info: PDFObjects.ID) -> [UInt8] {
    // The second line tells transfer programs that the file is binary.
    // Units of pages are of 1.6, object streams of 1.5.
    out.append("%PDF-1.6\n%")
    for _ in 0..<4 { out.append(0xE2) }
    out.append(UInt8(ascii: "\n"))
    var plain: [(id: PDFObjects.ID, bytes: [UInt8])] = []
    for (index, body) in objects.bodies.enumerated() {
      let id = PDFObjects.ID(number: index + 1)
      switch body {
      case .reserved: break
      case .plain(let bytes): plain.append((id, bytes))
      case .stream(let dictionary, let data): write(id, dictionary, data)
      }
    }
    for start in stride(from: 0, to: plain.count, by: Self.objectsPerStream) {
      writeObjectStream(plain[start..<min(start + Self.objectsPerStream, plain.count)])
    }
    writeReferences(root: root, info: info)
    return out.finish()
  }

  private mutating func write(_ id: PDFObjects.ID, _ dictionary: [UInt8], _ data: [UInt8]) {
    places[id.number] = .offset(out.count)
    out.integer(id.number)
    out.append(" 0 obj\n<<")
    out.append(contentsOf: dictionary)
    out.append("/Length ")
    out.integer(data.count)
    out.append(">>stream\n")
    out.append(contentsOf: data)
    out.append("\nendstream\nendobj\n")
  }

  /// Writes objects that are not streams in a stream (7.5.7).
  private mutating func writeObjectStream(_ members: ArraySlice<(id: PDFObjects.ID, bytes: [UInt8])>) {
    let id = PDFObjects.ID(number: places.count)
    places.append(.none)
    var offsets = OutputBuffer(capacity: 16 * members.count)
    var bodies = OutputBuffer(capacity: 128 * members.count)
    for (index, member) in members.enumerated() {
      places[member.id.number] = .inside(id, index)
      offsets.integer(member.id.number)
      offsets.append(UInt8(ascii: " "))
      offsets.integer(bodies.count)
      offsets.append(UInt8(ascii: " "))
      bodies.append(contentsOf: member.bytes)
      bodies.append(UInt8(ascii: "\n"))
    }
    var dictionary = OutputBuffer(capacity: 64)
    dictionary.append("/Type/ObjStm/N ")
    dictionary.integer(members.count)
    dictionary.append("/First ")
    dictionary.integer(offsets.count)
    offsets.append(contentsOf: bodies.finish())
    let data = objects.encode(offsets.finish(), &dictionary)
    write(id, dictionary.finish(), data)
  }

  /// Writes the cross-reference stream, which is also the trailer (7.5.8).
  private mutating func writeReferences(root: PDFObjects.ID, info: PDFObjects.ID) {
    let id = PDFObjects.ID(number: places.count)
    let start = out.count
    places.append(.offset(start))
    var width = 1
    while start >> (8 * width) > 0 || places.count >> (8 * width) > 0 { width += 1 }
    var table = OutputBuffer(capacity: (width + 2) * places.count)
    for place in places {
      let (kind, value, index): (UInt8, Int, Int) =
        switch place {
        case .none: (0, 0, 0)
        case .offset(let offset): (1, offset, 0)
        case .inside(let stream, let index): (2, stream.number, index)
        }
      table.append(kind)
      for byte in (0..<width).reversed() { table.append(UInt8(truncatingIfNeeded: value >> (8 * byte))) }
      table.append(UInt8(truncatingIfNeeded: index))
    }
    var dictionary = OutputBuffer(capacity: 256)
    dictionary.append("/Type/XRef/W")
    dictionary.array([1, Double(width), 1])
    dictionary.append("/Size ")
    dictionary.integer(places.count)
    dictionary.append("/Root ")
    dictionary.reference(root)
    dictionary.append("/Info ")
    dictionary.reference(info)
    dictionary.append("/ID[")
    for _ in 0..<2 { writeFingerprint(to: &dictionary) }
    dictionary.append(UInt8(ascii: "]"))
    let data = objects.encode(table.finish(), &dictionary)
    write(id, dictionary.finish(), data)
    out.append("startxref\n")
    out.integer(start)
    out.append("\n%%EOF\n")
  }

  /// Writes 16 bytes that depend on all bytes so far, in hexadecimal digits (14.4).
  private func writeFingerprint(to dictionary: inout OutputBuffer) {
    let first = out.hash(0..<out.count)
    let second = out.hash(0..<out.count, seed: first)
    dictionary.append(UInt8(ascii: "<"))
    for word in [first, second] {
      for shift in stride(from: UInt64(60), through: 0, by: -4) {
        let digit = UInt8(truncatingIfNeeded: word >> shift & 15)
        dictionary.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
    dictionary.append(UInt8(ascii: ">"))
  }
}
