import ShapeCore
import ShapeEditing
import ShapeLanguage

extension RequestHandler {
  static let hover = RequestHandler(
    "textDocument/hover", offeredAs: "hoverProvider"
  ) { server, parameters throws(ResponseError) in
    var request = try DocumentRequest(&server, parameters)
    let offset = try request.places.offset(parameters["position"])
    guard let values = server.workspace.values(of: request.uri, for: server.configuration),
      var hover = request.compilation.hover(at: offset, values: values)
    else { return .null }
    if let place = request.compilation.proofPlace(at: offset),
      let judgments = server.workspace.judgments(of: place.shape, in: request.uri)
    {
      hover.proof = request.compilation.proof(at: place, judgments)
    }
    let range = request.places.range(hover.span)
    guard server.client.hasMarkdown else {
      return ["contents": ["kind": "plaintext", "value": .string(hover.plainText)], "range": range]
    }
    var text = hover.markdown
    if server.configuration.showsPictures ?? server.client.showsPictures, let picture = hover.picture,
      let image = HoverImage(server).markdown(picture, of: hover.name, in: request.compilation)
    {
      text += "\n\n" + image
    }
    return ["contents": ["kind": "markdown", "value": .string(text)], "range": range]
  }
}

extension Hover {
  /// The declaration or the form of a call, with the type and the value.
  private var heading: String {
    var text = signature.isEmpty ? name : signature
    // A declaration may state its type itself.
    if let type, !text.contains(":"), kind != .function, kind != .method { text += ": \(type)" }
    return text
  }

  /// What the declaration does not say, one fact per line.
  private var facts: [(name: String, text: String)] {
    var facts: [(name: String, text: String)] = []
    if let type, heading.contains("=") || kind == .function || kind == .method, kind != .enumCase {
      facts.append(("Type", type))
    }
    if let value, !heading.hasSuffix("= \(value)") {
      facts.append(("Value at \(size ?? "the design size")", value))
    }
    if let range, !heading(says: range) { facts.append(("Range", range)) }
    if let defaultValue, !heading(says: defaultValue) { facts.append(("Default", defaultValue)) }
    return facts
  }

  private func heading(says part: String) -> Bool {
    let (heading, part) = (Array(heading.utf8), Array(part.utf8))
    return heading.indices.contains { heading[$0...].starts(with: part) }
  }

  fileprivate var markdown: String {
    let lines = facts.map { "\($0.name): `\($0.text)`" }.joined(separator: "  \n")
    let parts = ["```shape\n\(heading)\n```", documentation, lines, proof ?? ""]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  fileprivate var plainText: String {
    let lines = facts.map { "\($0.name): \($0.text)" }.joined(separator: "\n")
    return [heading, documentation, lines, proof ?? ""].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}
