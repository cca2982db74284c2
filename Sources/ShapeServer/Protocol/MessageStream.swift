/// Divides the bytes from a client into messages: a header with `Content-Length`, an empty line, and the content.
///
/// It holds at most one message. After a header that can't be read, it continues at the next `Content-Length:`.
public struct MessageStream: Sendable {
  /// One part of the input.
  public enum Part: Equatable, Sendable {
    /// The content of a message.
    case message([UInt8])
    /// A message with more than `longestMessage` bytes, which are skipped as they arrive.
    case tooLong(Int)
    /// A header that can't be read.
    case badHeader
  }

  /// The maximum number of bytes of a message: a file of the largest size, with every byte escaped.
  public static let longestMessage = 200 * 1024 * 1024
  /// The maximum number of bytes of a header.
  static let longestHeader = 4096
  private static let field = Array("content-length".utf8)

  private var buffer: [UInt8] = []
  /// The start of the part of `buffer` that is not read yet.
  private var start = 0
  private var state = State.header

  private enum State {
    case header
    /// Looking for the next header after one that can't be read.
    case lost
    case content(length: Int)
    case skipping(rest: Int)
  }

  public init() {}

  /// Adds bytes from the client.
  public mutating func append(_ bytes: some Collection<UInt8>) {
    if start > 0 {
      buffer.removeSubrange(..<start)
      start = 0
    }
    buffer += bytes
  }

  /// Returns the next part, or `nil` if it is not complete yet.
  public mutating func next() -> Part? {
    while true {
      switch state {
      case .header:
        guard let end = endOfHeader else {
          guard buffer.count - start > Self.longestHeader else { return nil }
          state = .lost
          return .badHeader
        }
        let length = contentLength(in: buffer[start..<end])
        guard let length else {
          state = .lost
          return .badHeader
        }
        start = end
        guard length <= Self.longestMessage else {
          // If the length is wrong, the message never ends. So the client learns it now.
          state = .skipping(rest: length)
          return .tooLong(length)
        }
        state = .content(length: length)
      case .lost:
        guard skipToField() else { return nil }
        state = .header
      case .content(let length):
        guard buffer.count - start >= length else { return nil }
        let content = Array(buffer[start..<start + length])
        start += length
        state = .header
        return .message(content)
      case .skipping(let rest):
        let count = min(rest, buffer.count - start)
        start += count
        guard count == rest else {
          state = .skipping(rest: rest - count)
          return nil
        }
        state = .header
      }
    }
  }

  /// The number of bytes that are held, for tests.
  var storedByteCount: Int { buffer.count }

  /// The end of the header, after its empty line.
  private var endOfHeader: Int? {
    let limit = min(buffer.count, start + Self.longestHeader)
    var position = start
    while position < limit {
      if buffer[position] == UInt8(ascii: "\n") {
        // Some clients write lines without `\r`.
        if position + 1 < limit, buffer[position + 1] == UInt8(ascii: "\n") { return position + 2 }
        if position + 2 < limit, buffer[position + 1] == UInt8(ascii: "\r"), buffer[position + 2] == UInt8(ascii: "\n")
        {
          return position + 3
        }
      }
      position += 1
    }
    return nil
  }

  /// Returns the value of `Content-Length`, or `nil` if it is missing or is not a number.
  private func contentLength(in header: ArraySlice<UInt8>) -> Int? {
    var length: Int?
    for line in header.split(separator: UInt8(ascii: "\n")) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
        if line.allSatisfy({ $0 == UInt8(ascii: "\r") }) { continue }
        return nil
      }
      guard line[..<colon].map({ $0 | 0x20 }) == Self.field.map({ $0 | 0x20 }) else { continue }
      let digits = line[(colon + 1)...].filter { $0 > 0x20 }
      guard !digits.isEmpty, digits.count <= 15, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      length = digits.reduce(0) { 10 * $0 + Int($1 - 0x30) }
    }
    return length
  }

  /// Skips to the next `Content-Length`. Returns `false` if it is not here yet.
  private mutating func skipToField() -> Bool {
    // The field at the start is the one that can't be read.
    var position = start + 1
    let first = Self.field[0] | 0x20
    while position + Self.field.count <= buffer.count {
      if buffer[position] | 0x20 == first,
        buffer[position..<position + Self.field.count].elementsEqual(Self.field, by: { $0 | 0x20 == $1 | 0x20 })
      {
        start = position
        return true
      }
      position += 1
    }
    start = max(start, min(position - 1, buffer.count))
    return false
  }
}
