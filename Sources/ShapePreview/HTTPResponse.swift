/// The statuses of answers.
enum HTTPStatus: Int, Sendable {
  case ok = 200
  case noContent = 204
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  /// The page that sends a message is not connected.
  case gone = 410
  case bodyTooLarge = 413
  case headTooLarge = 431
  case unavailable = 503

  var reason: String {
    switch self {
    case .ok: "OK"
    case .noContent: "No Content"
    case .badRequest: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .gone: "Gone"
    case .bodyTooLarge: "Content Too Large"
    case .headTooLarge: "Request Header Fields Too Large"
    case .unavailable: "Service Unavailable"
    }
  }
}

/// An answer.
struct HTTPResponse: Sendable {
  var status: HTTPStatus
  var mediaType = "text/plain; charset=utf-8"
  /// `nil` for a stream, whose end is that of the connection.
  var body: [UInt8]? = []
  /// Whether the connection ends with the answer.
  var closes = false

  /// What every answer says. The page asks for nothing elsewhere, and its address stays a secret. Which page shows it in a frame
  /// doesn't matter: that one knows the address.
  private static let fields = [
    "Cache-Control: no-store",
    "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
      + "img-src data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none'",
    "Cross-Origin-Resource-Policy: same-origin",
    "Referrer-Policy: no-referrer",
    "X-Content-Type-Options: nosniff",
  ]

  /// Returns the answer as bytes.
  /// - Parameter omitsBody: Whether the request asks only for the head.
  func bytes(omitsBody: Bool = false) -> [UInt8] {
    var lines = ["HTTP/1.1 \(status.rawValue) \(status.reason)"] + Self.fields
    if status != .noContent {
      lines.append("Content-Type: \(mediaType)")
      if let body { lines.append("Content-Length: \(body.count)") }
    }
    lines.append("Connection: \(closes || body == nil ? "close" : "keep-alive")")
    let head = Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    return omitsBody ? head : head + (body ?? [])
  }
}
