import ShapePage

/// The files of the page, which are a part of the program.
struct PageFiles: Sendable {
  private let files: [String: [UInt8]]
  private static let main = "index.html"
  /// A script that makes the page talk to this server.
  private static let transport = (name: "loopback.js", text: "globalThis.shapecTransport = 'loopback'\n")

  init() {
    let names = String(cString: shapePageNames()).split(separator: " ")
    let bytes = UnsafeBufferPointer(start: shapePageBytes(), count: shapePageByteCount())
    let texts = bytes.split(separator: 0, omittingEmptySubsequences: false).map { Array($0) }
    var files = Dictionary(uniqueKeysWithValues: zip(names.map { String($0) }, texts))
    files[Self.transport.name] = Array(Self.transport.text.utf8)
    let script = Array("<head><script src=\"\(Self.transport.name)\"></script>".utf8)
    files[Self.main] = files[Self.main].map { html in
      let head = Array("<head>".utf8)
      let start = html.indices.first { html[$0...].starts(with: head) }
      return start.map { Array(html[..<$0]) + script + html[($0 + head.count)...] } ?? html
    }
    self.files = files
  }

  /// Returns the file with a name, or the page itself if there is no name.
  func response(named name: some StringProtocol) -> HTTPResponse? {
    let name = name.isEmpty ? Self.main : String(name)
    guard let body = files[name] else { return nil }
    let type =
      switch name.split(separator: ".").last {
      case "html": "text/html; charset=utf-8"
      case "css": "text/css; charset=utf-8"
      case "js": "text/javascript; charset=utf-8"
      case _: "application/octet-stream"
      }
    return HTTPResponse(status: .ok, mediaType: type, body: body)
  }
}
