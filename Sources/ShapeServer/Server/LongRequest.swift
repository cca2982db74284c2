import ShapeLanguage

/// A request whose answer may take long, with the server as it was when the request came: the program that runs the server
/// answers it on a thread of its own, and other requests meanwhile.
public struct LongRequest: Sendable {
  let id: RequestID
  let uri: DocumentURI
  let answer: RequestHandler.Work
  let parameters: JSONValue
  let server: Server

  /// The answer, and the text that it is about.
  public struct Result: Sendable {
    let id: RequestID
    let uri: DocumentURI
    let text: [UInt8]?
    let answer: Swift.Result<JSONValue, ResponseError>
  }

  /// Computes the answer.
  /// - Parameter isCancelled: Returns whether the answer is no longer needed. Asked often.
  public func run(isCancelled: @escaping @Sendable () -> Bool = { false }) -> Result {
    var server = server
    server.isCancelled = isCancelled
    let text = server.workspace[uri]?.bytes
    let result = Swift.Result { () throws(ResponseError) in try answer(&server, parameters) }
    return Result(id: id, uri: uri, text: text, answer: result)
  }
}
