import ShapeCore
import ShapeEditing
import ShapeLanguage

extension RequestHandler {
  static let completion = RequestHandler(
    "textDocument/completion", offeredAs: "completionProvider",
    ["triggerCharacters": [".", ":", "(", ",", " ", "\"", "/"], "resolveProvider": true]
  ) { server, parameters throws(ResponseError) in
    var request = try SyntaxRequest(&server, parameters)
    let offset = try request.places.offset(parameters["position"])
    let snapshot = request.result.code
    let (uri, tree) = (request.uri, request.tree)
    let list = snapshot.completions(
      at: offset, importPaths: { server.workspace.importPaths(from: uri) },
      candidates: { server.workspace.importCandidates(for: uri, besides: tree) })
    let items = list.items
    server.lastCompletion = Server.Completion(snapshot: snapshot, items: items)
    let client = server.client
    return [
      "isIncomplete": .bool(list.isIncomplete),
      "items": .array(items.enumerated().map { item($0.element, $0.offset, snapshot, client, &request.places) }),
    ]
  }

  static let completionResolve = RequestHandler("completionItem/resolve") { server, parameters throws(ResponseError) in
    guard case .object(let members) = parameters, let index = parameters["data"]?.int,
      let completion = server.lastCompletion, completion.items.indices.contains(index),
      completion.items[index].label == parameters["label"]?.text
    else { return parameters }
    let text = completion.snapshot.text(of: completion.items[index].documentation)
    if text.isEmpty { return parameters }
    return .object(
      members + [.init("documentation", text.documentation(isMarkdown: server.client.hasMarkdownInCompletions))])
  }

  private static func item(
    _ item: CompletionItem, _ index: Int, _ snapshot: CodeSnapshot, _ client: ClientCapabilities,
    _ places: inout Places
  ) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("label", .string(item.label)),
      // A client shows the documentation of an item of this kind as a swatch.
      .init("kind", item.color != nil ? 16 : item.kind.completionNumber),
    ]
    if !item.detail.isEmpty { members.append(.init("detail", .string(item.detail))) }
    if let color = item.color {
      members.append(.init("documentation", .string(color.hexadecimal())))
    } else if client.resolvesCompletions {
      members.append(.init("data", .number(index)))
    } else if case let text = snapshot.text(of: item.documentation), !text.isEmpty {
      members.append(.init("documentation", text.documentation(isMarkdown: client.hasMarkdownInCompletions)))
    }
    // Neovim 0.11 shows all items with a `textEdit` but without this.
    members.append(.init("filterText", .string(item.label)))
    members.append(.init("sortText", .string(sortText(item.priority, index))))
    let isSnippet = client.hasSnippets && item.insertion.contains { if case .placeholder = $0 { true } else { false } }
    var text = isSnippet ? item.insertion.map { $0.snippet }.joined() : item.insertedText
    if isSnippet { members.append(.init("insertTextFormat", 2)) }
    if text.utf8.contains(UInt8(ascii: "\n")) {
      if client.indentsInsertions {
        members.append(.init("insertTextMode", 2))
      } else if !client.hasSnippets {
        // A client that inserts plain text inserts it as it is.
        let indentation = snapshot.tree.source.indentation(at: Int(item.replaced.start))
        text = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n" + indentation)
      }
    }
    members.append(.init("textEdit", ["range": places.range(item.replaced), "newText": .string(text)]))
    if !item.additionalEdits.isEmpty {
      members.append(.init("additionalTextEdits", .array(item.additionalEdits.map { places.edit($0) })))
    }
    return .object(members)
  }

  /// Returns a text whose order is that of the items.
  private static func sortText(_ priority: Int, _ index: Int) -> String {
    let digits = "\(min(max(priority, 0), 99) * 100_000 + min(index, 99_999))"
    return String(repeating: "0", count: max(0, 7 - digits.utf8.count)) + digits
  }
}

extension SourceFile {
  /// Returns the white space at the start of the line that contains an offset.
  fileprivate func indentation(at offset: Int) -> String {
    let line = bytes[..<offset].reversed().prefix { $0 != UInt8(ascii: "\n") }.reversed()
    return String(decoding: line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
  }
}

extension InsertionPart {
  /// The part in the syntax of snippets.
  fileprivate var snippet: String {
    func escaped(_ text: String, _ signs: String) -> String {
      text.reduce(into: "") { result, character in
        if signs.contains(character) { result += "\\" }
        result.append(character)
      }
    }
    switch self {
    case .text(let text): return escaped(text, "\\$")
    case .placeholder(let number, let text):
      return text.isEmpty ? "$\(number)" : "${\(number):\(escaped(text, "\\$}"))}"
    }
  }
}

extension String {
  /// The text as the protocol has documentation.
  func documentation(isMarkdown: Bool) -> JSONValue {
    isMarkdown ? ["kind": "markdown", "value": .string(self)] : .string(self)
  }
}
