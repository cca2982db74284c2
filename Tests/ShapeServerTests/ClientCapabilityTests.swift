import ShapeLanguage
import Testing

@testable import ShapeServer

@Suite("The capabilities of clients")
struct ClientCapabilityTests {
  /// Returns the capabilities that are not the defaults, in a fixed order.
  private func found(_ client: ClientCapabilities) -> [String] {
    let flags: [(String, Bool)] = [
      ("pulls", client.pullsDiagnostics), ("related", client.showsRelatedInformation), ("tags", client.showsTags),
      ("code", client.showsCodeDescription), ("configuration", client.hasConfiguration),
      ("progress", client.hasWorkDoneProgress), ("watches", client.watchesFiles), ("snippets", client.hasSnippets),
      ("indents", client.indentsInsertions), ("no markdown", !client.hasMarkdown),
      ("completion markdown", client.hasMarkdownInCompletions),
      ("signature markdown", client.hasMarkdownInSignatures), ("tree", client.hasHierarchicalSymbols),
      ("no literals", !client.hasCodeActionLiterals), ("resolves actions", client.resolvesCodeActions),
      ("document changes", client.hasDocumentChanges), ("resolves completions", client.resolvesCompletions),
      ("token deltas", client.hasTokenDeltas),
    ]
    return flags.filter { $0.1 }.map { $0.0 } + client.refreshes.map { "\($0)" }
  }

  /// Each member of the capabilities of a client has its own meaning, and no other.
  @Test func `are read one by one`() throws {
    let cases: [(String, [String])] = [
      ("{}", []),
      (#"{"workspace": {"diagnostics": {"refreshSupport": true}}}"#, ["diagnostics"]),
      (
        #"{"workspace": {"diagnostics": {"refreshSupport": true}}, "textDocument": {"diagnostic": {}}}"#,
        ["pulls", "tags", "code", "diagnostics"]
      ),
      (#"{"textDocument": {"diagnostic": {}}}"#, []),
      (#"{"workspace": {"codeLens": {"refreshSupport": true}}}"#, ["codeLenses"]),
      (#"{"workspace": {"inlayHint": {"refreshSupport": true}}}"#, ["inlayHints"]),
      (#"{"workspace": {"semanticTokens": {"refreshSupport": true}}}"#, ["semanticTokens"]),
      (#"{"workspace": {"semanticTokens": {"refreshSupport": false}}}"#, []),
      (#"{"textDocument": {"publishDiagnostics": {"relatedInformation": true}}}"#, ["related"]),
      (#"{"textDocument": {"diagnostic": {"relatedInformation": true}}}"#, ["related"]),
      (#"{"textDocument": {"publishDiagnostics": {"tagSupport": {"valueSet": [1]}}}}"#, ["tags"]),
      (#"{"textDocument": {"publishDiagnostics": {"tagSupport": true}}}"#, ["tags"]),
      (#"{"textDocument": {"publishDiagnostics": {"tagSupport": false}}}"#, []),
      (#"{"textDocument": {"publishDiagnostics": {"codeDescriptionSupport": true}}}"#, ["code"]),
      (#"{"workspace": {"configuration": true}}"#, ["configuration"]),
      (#"{"workspace": {"configuration": 1}}"#, []),
      (#"{"window": {"workDoneProgress": true}}"#, ["progress"]),
      (#"{"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": true}}}"#, ["watches"]),
      (#"{"textDocument": {"completion": {"completionItem": {"snippetSupport": true}}}}"#, ["snippets"]),
      (
        #"{"textDocument": {"completion": {"completionItem": {"insertTextModeSupport": {"valueSet": [1, 2]}}}}}"#,
        ["indents"]
      ),
      (#"{"textDocument": {"completion": {"completionItem": {"insertTextModeSupport": {"valueSet": [1]}}}}}"#, []),
      (
        #"{"textDocument": {"completion": {"completionItem": {"resolveSupport": {"properties": ["documentation"]}}}}}"#,
        ["resolves completions"]
      ),
      (#"{"textDocument": {"completion": {"completionItem": {"resolveSupport": {"properties": ["detail"]}}}}}"#, []),
      (
        #"{"textDocument": {"completion": {"completionItem": {"documentationFormat": ["markdown"]}}}}"#,
        ["completion markdown"]
      ),
      (
        #"{"textDocument": {"signatureHelp": {"signatureInformation": {"documentationFormat": ["markdown"]}}}}"#,
        ["signature markdown"]
      ),
      (#"{"textDocument": {"hover": {"contentFormat": ["plaintext"]}}}"#, ["no markdown"]),
      (#"{"textDocument": {"hover": {"contentFormat": ["plaintext", "markdown"]}}}"#, []),
      (#"{"textDocument": {"documentSymbol": {"hierarchicalDocumentSymbolSupport": true}}}"#, ["tree"]),
      (#"{"textDocument": {"codeAction": {}}}"#, ["no literals"]),
      (#"{"textDocument": {"codeAction": {"codeActionLiteralSupport": {}}}}"#, []),
      (
        #"{"textDocument": {"codeAction": {"dataSupport": true, "resolveSupport": {"properties": ["edit"]}}}}"#,
        ["no literals", "resolves actions"]
      ),
      (#"{"textDocument": {"codeAction": {"resolveSupport": {"properties": ["edit"]}}}}"#, ["no literals"]),
      (#"{"workspace": {"workspaceEdit": {"documentChanges": true}}}"#, ["document changes"]),
      (#"{"textDocument": {"semanticTokens": {"requests": {"full": {"delta": true}}}}}"#, ["token deltas"]),
      (#"{"textDocument": {"semanticTokens": {"requests": {"full": true}}}}"#, []),
    ]
    for (text, expected) in cases {
      let value = try JSONReader.read(Array(text.utf8)).value
      #expect(found(ClientCapabilities(value)) == expected, "\(text)")
    }
  }

  @Test func `include pictures for some names`() {
    let names = ["Visual Studio Code - Insiders", "VSCodium", "Sublime Text LSP", "Neovim", "My VSCodium", ""]
    let found = names.map { name in
      var client = ClientCapabilities()
      client.readIntroduction(["clientInfo": ["name": .string(name)], "initializationOptions": ["commands": ["a", 3]]])
      #expect(client.commands == ["a"])
      return client.showsPictures
    }
    #expect(found == [true, true, true, false, false, false])
  }

  // MARK: Settings

  @Test func `settings are read one by one, and those that can't be read are the defaults`() {
    func text(_ section: JSONValue) -> String {
      let found = Configuration(section)
      let size = found.size.map { "\($0.width) \($0.height) " } ?? ""
      let pictures = found.showsPictures.map { " pictures \($0)" } ?? ""
      return size
        + "\(found.isDark ? "dark" : "light") \(found.direction) checks \(found.checks) hints \(found.showsHints)\(pictures)"
    }
    let side = Int(SourceLimits.largestSide)
    let plain = "light leftToRight checks true hints true"
    let cases: [(JSONValue, String)] = [
      ([:], plain), (["scheme": "dark"], "dark leftToRight checks true hints true"), (["scheme": "light"], plain),
      (["direction": "rtl"], "light rightToLeft checks true hints true"), (["direction": "dark"], plain),
      (["check": false], "light leftToRight checks false hints true"), (["check": "no"], plain),
      (["hints": false], "light leftToRight checks true hints false"), (["pictures": false], plain + " pictures false"),
      (["pictures": true], plain + " pictures true"), (["size": "200x100"], "200.0 100.0 " + plain),
      (["size": " 7.5 x 3 "], "7.5 3.0 " + plain), (["size": "0x5"], plain), (["size": "5x0"], plain),
      (["size": .string("\(side)x1")], "\(side).0 1.0 " + plain), (["size": .string("1x\(side + 1)")], plain),
      (["size": "1x2x3"], plain),
      (["size": "4"], plain), (["size": 4], plain),
    ]
    for (section, expected) in cases { #expect(text(section) == expected, "\(section)") }
  }

  // MARK: The first request

  @Test func `folders are those of the newest member of the first request`() {
    func folders(_ parameters: JSONValue) -> [String] {
      var client = Conversation(starts: false)
      _ = client.ask("initialize", parameters)
      return client.server.workspace.folders
    }
    let all: [JSONValue.Member] = [
      .init("rootPath", "/c d"), .init("rootUri", "file:///b"),
      .init("workspaceFolders", [["uri": "file:///a%20x/"], ["uri": "untitled:1"], ["uri": "file:///z"]]),
    ]
    #expect(folders(.object(all)) == ["/a x", "/z"])
    #expect(folders(.object(Array(all.prefix(2)))) == ["/b"])
    #expect(folders(.object(Array(all.prefix(1)))) == ["/c d"])
    #expect(folders(["rootUri": .null, "workspaceFolders": []]) == [])
  }

  @Test func `after the first answer, the server asks for settings and files that it needs`() {
    var client = Conversation(
      capabilities: ["workspace": ["configuration": true, "didChangeWatchedFiles": ["dynamicRegistration": true]]],
      options: ["size": "30x20"])
    #expect(
      client.events.map { JSONWriter.compact($0["params"] ?? .null) } == [
        #"{"registrations":[{"id":"shape-files","method":"workspace/didChangeWatchedFiles","registerOptions":{"watchers":[{"globPattern":"**/*.shape"}]}}]}"#,
        #"{"items":[{"section":"shape"}]}"#,
      ])
    client.reply([["size": "50x60", "hints": false]])
    #expect(client.server.configuration.size?.width == 50 && client.server.configuration.size?.height == 60)
    client.tell("workspace/didChangeConfiguration", ["settings": ["shape": ["size": "1x2"]]])
    client.tell("workspace/didChangeConfiguration", ["settings": .null])
    let asked = client.events.count { $0["method"] == "workspace/configuration" }
    client.reply([.null])
    let askedAgain = client.events.count { $0["method"] == "workspace/configuration" }
    client.reply([.null])
    // The second change came before the first answer, so that it was asked for once more, after it.
    #expect([asked, askedAgain] == [2, 3])
    #expect(client.server.configuration.size?.width == 30 && client.server.configuration.showsHints)
  }
}
