/// A request of HTTP/1.1, as far as pages need it.
struct HTTPRequest: Equatable, Sendable {
  var method = ""
  /// The path, without what follows a `?`.
  var path = ""
  /// What follows the `?`. Empty if there is none.
  var query = ""
  /// The fields by their names in lower case.
  var fields: [String: String] = [:]
  var body: [UInt8] = []

  /// The result of reading bytes.
  enum Reading: Equatable, Sendable {
    /// The head isn't complete.
    case incomplete
    /// The head is complete. The body has this many bytes.
    case head(HTTPRequest, length: Int, bodyLength: Int)
    case refused(HTTPStatus)
  }

  /// Reads the head of a request at the beginning of some bytes. Nothing is accepted that two programs could read in different
  /// ways.
  static func readHead(_ bytes: ArraySlice<UInt8>) -> Reading {
    let limited = bytes.prefix(PreviewLimits.head)
    guard let end = endOfHead(limited) else {
      return limited.count < PreviewLimits.head ? .incomplete : .refused(.headTooLarge)
    }
    // Other bytes have no meaning in a head.
    guard limited[..<end].allSatisfy({ (0x20...0x7E).contains($0) || $0 == 0x0D || $0 == 0x0A }) else {
      return .refused(.badRequest)
    }
    var lines = split(limited[..<end])
    guard let first = lines.popFirst(), var request = HTTPRequest(line: first) else { return .refused(.badRequest) }
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, !parts[0].contains(" "), !line.utf8.contains(where: { $0 < 0x20 })
      else {
        return .refused(.badRequest)
      }
      let name = parts[0].lowercased()
      let isRepeated = request.fields.updateValue(trimmed(parts[1]), forKey: name) != nil
      if isRepeated, ["host", "origin", "content-length"].contains(name) { return .refused(.badRequest) }
    }
    guard request.fields["host"] != nil, request.fields["transfer-encoding"] == nil else {
      return .refused(.badRequest)
    }
    let text = request.fields["content-length"] ?? "0"
    guard !text.isEmpty, text.utf8.count <= 18, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let length = Int(text)
    else { return .refused(.badRequest) }
    return .head(request, length: end + 4 - limited.startIndex, bodyLength: length)
  }

  /// Reads the first line.
  private init?(line: Substring) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2] == "HTTP/1.1", words[1].utf8.first == UInt8(ascii: "/") else { return nil }
    method = String(words[0])
    let parts = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(parts[0])
    query = parts.count == 2 ? String(parts[1]) : ""
  }

  /// The offset of the empty line that ends the head.
  private static func endOfHead(_ bytes: ArraySlice<UInt8>) -> Int? {
    let mark: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]
    guard bytes.count >= mark.count else { return nil }
    return (bytes.startIndex...bytes.endIndex - mark.count).first { offset in
      bytes[offset] == 0x0D && bytes[offset..<offset + mark.count].elementsEqual(mark)
    }
  }

  private static func split(_ head: ArraySlice<UInt8>) -> ArraySlice<Substring> {
    // `\r\n` is one character of a text.
    String(decoding: head, as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false)[...]
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
