/// The limits of the server of pages. Each is a defense against a program or a page on the same machine.
package enum PreviewLimits {
  /// The maximum number of connections. When there is another one, the oldest one without the token ends.
  static let connections = 128
  /// The maximum number of connections that are accepted before others are answered.
  static let accepted = 32
  /// The maximum number of pages that are open at the same time.
  static let pages = 12
  /// The maximum number of bytes of the head of a request.
  static let head = 16 * 1024
  /// The maximum number of bytes of a message: a file of the largest size, with many bytes escaped.
  static let body = 64 * 1024 * 1024
  /// The maximum number of bytes of answers that wait to be read by a client before its next request is read.
  static let answers = 1024 * 1024
  /// The time for the head of the first request, in milliseconds.
  static let headTime = 5_000
  /// The time for the rest of a request, in milliseconds.
  static let bodyTime = 30_000
  /// The time for the client to read an answer after which the connection ends, in milliseconds.
  static let closingTime = 1_000
  /// The maximum number of bytes that wait to be read by a page. A page that reads less than is sent to it ends.
  static let unread = 32 * 1024 * 1024
  /// The least time between two calls of `tick` by a server, in milliseconds.
  static let tick = 100
}
