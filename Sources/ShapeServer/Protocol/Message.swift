import ShapeLanguage

/// The number or the text by which an answer names its request.
public enum RequestID: Hashable, Sendable {
  case number(Int)
  case text(String)

  init?(_ value: JSONValue?) {
    switch value {
    case .number(let number)?:
      guard let number = Int(exactly: number) else { return nil }
      self = .number(number)
    case .string(let text)?: self = .text(text)
    case .null?, .bool?, .array?, .object?, nil: return nil
    }
  }

  var json: JSONValue {
    switch self {
    case .number(let number): .number(number)
    case .text(let text): .string(text)
    }
  }
}

/// A message from the client.
enum Message {
  case request(RequestID, method: String, JSONValue)
  case notification(method: String, JSONValue)
  /// The answer to a request of the server. `nil` for an error.
  case response(RequestID, JSONValue?)

  /// Returns the message in a text.
  init(_ bytes: [UInt8]) throws(ResponseError) {
    let value: JSONValue
    do throws(JSONError) {
      // An editor in UTF-16 may cut a pair between two messages. A refused change would leave another text than its own.
      value = try JSONReader.read(bytes, halfPairs: .replaced).value
    } catch {
      throw ResponseError(.parseError, "the message is not JSON: \(error.message)")
    }
    guard case .object = value else { throw ResponseError(.invalidRequest, "the message is not an object") }
    let id = RequestID(value["id"])
    if case .string(let method)? = value["method"] {
      let parameters = value["params"] ?? .null
      if value["id"] != nil {
        guard let id else { throw ResponseError(.invalidRequest, "`id` is neither a number nor a string") }
        self = .request(id, method: method, parameters)
      } else {
        self = .notification(method: method, parameters)
      }
    } else if let id, value["result"] != nil || value["error"] != nil {
      self = .response(id, value["error"] == nil ? value["result"] : nil)
    } else {
      throw ResponseError(.invalidRequest, "the message has no `method`")
    }
  }

  /// Returns the request that a text cancels, or `nil` if it is another message.
  static func cancelledRequest(in bytes: [UInt8]) -> RequestID? {
    // Looking into a long message would take the time twice.
    guard bytes.count < 256, case .notification("$/cancelRequest", let parameters)? = try? Message(bytes) else {
      return nil
    }
    return RequestID(parameters["id"])
  }
}

extension MessageStream.Part {
  /// The request that this message cancels, or `nil` if it is another message.
  public var cancelledRequest: RequestID? {
    switch self {
    case .message(let bytes): Message.cancelledRequest(in: bytes)
    case .tooLong, .badHeader: nil
    }
  }
}

/// The reason why a request can't be answered.
struct ResponseError: Error {
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case contentModified = -32801
    case requestCancelled = -32800
  }

  var code: Code
  /// A sentence for the log or the person.
  var message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  static var cancelled: ResponseError { ResponseError(.requestCancelled, "the client cancelled the request") }

  /// The parameters of a request lack something.
  static func missing(_ name: String) -> ResponseError {
    ResponseError(.invalidParams, "`\(name)` is missing or wrong")
  }
}

/// A message to the client.
enum OutgoingMessage {
  static func result(_ id: RequestID, _ result: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": id.json, "result": result]
  }

  static func failure(_ id: RequestID?, _ error: ResponseError) -> JSONValue {
    [
      "jsonrpc": "2.0", "id": id?.json ?? .null,
      "error": ["code": .number(error.code.rawValue), "message": .string(error.message)],
    ]
  }

  static func notification(_ method: String, _ parameters: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
  }

  static func request(_ id: Int, _ method: String, _ parameters: JSONValue) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("jsonrpc", "2.0"), .init("id", .number(id)), .init("method", .string(method)),
    ]
    // Some requests have no parameters, and a client may refuse `null`.
    if parameters != .null { members.append(.init("params", parameters)) }
    return .object(members)
  }

  /// Returns the bytes of a message, with its header.
  static func bytes(_ message: JSONValue) -> [UInt8] {
    let content = JSONWriter.bytes(message)
    return Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }
}
