import ShapeRaster

/// The indirect objects of a PDF file. Equal objects are stored once.
struct PDFObjects {
  /// The number of an object, from 1.
  struct ID: Hashable {
    let number: Int
  }

  enum Body {
    case reserved
    case plain([UInt8])
    /// The dictionary without its brackets and its length, and the data as they are in the file.
    case stream(dictionary: [UInt8], data: [UInt8])
  }

  /// Whether streams are compressed. Tests read them without.
  let isCompressed: Bool
  private(set) var bodies: [Body] = []
  private var plains: [[UInt8]: ID] = [:]
  private var streams: [Stream: ID] = [:]
  /// The number of each graphics state parameter dictionary, in the order of their first use.
  private var graphicsStates: [[UInt8]: Int] = [:]
  /// A stream before its compression.
  private struct Stream: Hashable {
    var dictionary: [UInt8]
    var data: [UInt8]
  }

  init(isCompressed: Bool) { self.isCompressed = isCompressed }

  /// Returns an object that is set later.
  mutating func reserve() -> ID {
    bodies.append(.reserved)
    return ID(number: bodies.count)
  }

  mutating func set(_ id: ID, _ body: consuming OutputBuffer) { bodies[id.number - 1] = .plain(body.finish()) }

  /// Adds an object that is not a stream.
  mutating func add(_ body: consuming OutputBuffer) -> ID {
    let bytes = body.finish()
    if let known = plains[bytes] { return known }
    let id = reserve()
    bodies[id.number - 1] = .plain(bytes)
    plains[bytes] = id
    return id
  }

  /// Adds a stream.
  /// - Parameters:
  ///   - dictionary: The entries of its dictionary, without filters and length.
  ///   - rows: The rows of the data, if neighbors in them are similar.
  mutating func add(stream data: consuming OutputBuffer, _ dictionary: OutputBuffer, rows: Rows? = nil) -> ID {
    let stream = Stream(dictionary: dictionary.finish(), data: data.finish())
    if let known = streams[stream] { return known }
    var dictionary = dictionary
    let bytes = encode(stream.data, &dictionary, rows: rows)
    let id = reserve()
    bodies[id.number - 1] = .stream(dictionary: dictionary.finish(), data: bytes)
    streams[stream] = id
    return id
  }

  /// Adds a stream whose data are compressed already, with their filter in the dictionary. It is not shared.
  mutating func add(encoded data: [UInt8], _ dictionary: consuming OutputBuffer) -> ID {
    let id = reserve()
    bodies[id.number - 1] = .stream(dictionary: dictionary.finish(), data: data)
    return id
  }

  /// Returns the number of a graphics state parameter dictionary.
  mutating func number(ofGraphicsState body: consuming OutputBuffer) -> (number: Int, body: [UInt8]) {
    let bytes = body.finish()
    if let known = graphicsStates[bytes] { return (known, bytes) }
    let number = graphicsStates.count + 1
    graphicsStates[bytes] = number
    return (number, bytes)
  }

  // MARK: Compression

  /// Data in rows of similar records.
  struct Rows {
    /// The number of records of a row.
    var columns: Int
    /// The number of bytes of a record.
    var size: Int
  }

  /// Compresses data unless that makes them larger, and adds the filter to the dictionary.
  func encode(_ data: [UInt8], _ dictionary: inout OutputBuffer, rows: Rows? = nil) -> [UInt8] {
    guard isCompressed else { return data }
    let filter: StaticString = "/Filter/FlateDecode"
    var parameters = OutputBuffer(capacity: 64)
    var best = Self.compressed(data)
    if let rows {
      parameters.append("/DecodeParms<</Predictor 15/Colors ")
      parameters.integer(rows.size)
      parameters.append("/Columns ")
      parameters.integer(rows.columns)
      parameters.append(">>")
      let rows = PredictedRows.of(data, width: rows.columns * rows.size, pixel: rows.size)
      let predicted = Self.compressed(rows)
      if predicted.count + parameters.count < best.count {
        best = predicted
      } else {
        parameters.truncate(to: 0)
      }
    }
    if best.count + filter.utf8CodeUnitCount + parameters.count >= data.count { return data }
    dictionary.append(filter)
    dictionary.append(contentsOf: parameters.finish())
    return best
  }

  private static func compressed(_ data: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var compressor = ZlibCompressor()
    compressor.append(data, to: &result)
    compressor.finish(to: &result)
    return result
  }
}

extension OutputBuffer {
  /// Appends a reference to an object.
  mutating func reference(_ id: PDFObjects.ID) {
    integer(id.number)
    append(" 0 R")
  }
}
