import ShapeLanguage
import Testing

@testable import ShapeServer

/// Imports keep their targets when files and folders move.
@Suite("Imports of files that move")
struct WillRenameFilesTests {
  private static let files = [
    "/project/ink.shape": "let ink = .red\n",
    "/project/main.shape": "import \"ink.shape\"\nimport \"parts/dot.shape\" as dot // é\n",
    "/project/parts/dot.shape": "import \"../ink.shape\"\nimport \"ring.shape\"\n",
    "/project/parts/ring.shape": "import \"./../parts/../ink.shape\"\n",
    "/project/other.shape": "import \"gone.shape\"\nlet a = 1\n",
  ]

  /// Returns the new paths by file, such as `main.shape: "pen.shape"`.
  private func edits(_ client: inout Conversation, _ moves: [(String, String)]) -> [String] {
    let files = moves.map { ["oldUri": Conversation.uri($0.0), "newUri": Conversation.uri($0.1)] as JSONValue }
    let answer = client.ask("workspace/willRenameFiles", ["files": .array(files)])
    guard case .object(let members)? = answer["changes"] else { return ["\(answer)"] }
    return members.map { member in
      let texts = (member.value.array ?? []).map { edit in
        "\(edit.at("range", "start", "line")?.int ?? -1) \(edit["newText"]?.text ?? "")"
      }
      return "\(member.name.replacing("file:///project/", with: "")): \(texts.joined(separator: ", "))"
    }
  }

  @Test(
    arguments: [
      (
        [("ink.shape", "pen.shape")],
        [
          #"main.shape: 0 "pen.shape""#, #"parts/dot.shape: 0 "../pen.shape""#, #"parts/ring.shape: 0 "../pen.shape""#,
        ]
      ),
      // The moved file has imports, too.
      (
        [("parts/dot.shape", "dot.shape")],
        [#"main.shape: 1 "dot.shape""#, #"parts/dot.shape: 0 "ink.shape", 1 "parts/ring.shape""#]
      ),
      ([("main.shape", "parts/main.shape")], [#"main.shape: 0 "../ink.shape", 1 "dot.shape""#]),
      ([("parts", "bits")], [#"main.shape: 1 "bits/dot.shape""#]),
      (
        [("parts", "a/b")],
        [
          #"main.shape: 1 "a/b/dot.shape""#, #"parts/dot.shape: 0 "../../ink.shape""#,
          #"parts/ring.shape: 0 "../../ink.shape""#,
        ]
      ),
      // Both at once, and two files that exchange their names.
      (
        [("ink.shape", "parts/ink.shape"), ("parts", "bits")],
        [
          #"main.shape: 0 "parts/ink.shape", 1 "bits/dot.shape""#, #"parts/dot.shape: 0 "../parts/ink.shape""#,
          #"parts/ring.shape: 0 "../parts/ink.shape""#,
        ]
      ),
      (
        [("parts/dot.shape", "parts/ring.shape"), ("parts/ring.shape", "parts/dot.shape")],
        [#"main.shape: 1 "parts/ring.shape""#, #"parts/dot.shape: 1 "dot.shape""#]
      ),
      ([("other.shape", "more.shape")], []),
      // No import can be of such a file.
      ([("ink.shape", "ink.txt")], []),
      (
        [("ink.shape", #"a"b\\.shape"#)],
        [
          #"main.shape: 0 "a\"b\\\\.shape""#, #"parts/dot.shape: 0 "../a\"b\\\\.shape""#,
          #"parts/ring.shape: 0 "../a\"b\\\\.shape""#,
        ]
      ),
    ] as [([(String, String)], [String])])
  func `are changed in all files that need it`(moves: [(String, String)], expected: [String]) {
    var client = Conversation(Self.files)
    #expect(edits(&client, moves) == expected)
  }

  @Test func `are those of open documents`() {
    var client = Conversation(Self.files)
    client.open("main.shape", "\nimport \"ink.shape\"\n")
    client.open("new.shape", "import \"ink.shape\"\n")
    client.open("parts/dot.shape", "")
    client.open("parts/ring.shape", "")
    #expect(
      edits(&client, [("ink.shape", "pen.shape")]) == [#"main.shape: 1 "pen.shape""#, #"new.shape: 0 "pen.shape""#])
  }

  @Test func `mean the same files afterwards`() {
    var client = Conversation(Self.files)
    let answer = client.ask(
      "workspace/willRenameFiles",
      ["files": [["oldUri": Conversation.uri("parts"), "newUri": Conversation.uri("x/y z")]]])
    var moved: [String: String] = [:]
    for (path, text) in Self.files {
      var bytes = Array(text.utf8)
      let place = ClientText(text, .utf16)
      for edit in (answer.at("changes", DocumentURI(path: path)?.text ?? "")?.array ?? []).reversed() {
        let (start, end) = (place.offset(edit.at("range", "start")) ?? 0, place.offset(edit.at("range", "end")) ?? 0)
        bytes.replaceSubrange(start..<end, with: Array((edit["newText"]?.text ?? "").utf8))
      }
      moved[path.replacing("/parts/", with: "/x/y z/")] = String(decoding: bytes, as: UTF8.self)
    }
    var after = Conversation(moved)
    for (path, text) in moved {
      let name = String(path.dropFirst("/project/".count))
      let uri: JSONValue = .string(DocumentURI(path: path)?.text ?? "")
      after.tell(
        "textDocument/didOpen",
        ["textDocument": ["uri": uri, "languageId": "shape", "version": 1, "text": .string(text)]])
      let codes = after.events.last { $0.at("params", "uri") == uri }?.at("params", "diagnostics")?.array?.map {
        $0["code"]
      }
      let isFaulty = codes?.contains { $0?.text?.hasPrefix("E00") == true }
      #expect(isFaulty == (name == "other.shape"), "\(name): \(codes ?? [])")
    }
  }

  @Test func `of files that were not read may keep their paths, which is logged`() {
    var client = Conversation(Self.files, limits: WorkspaceIndex.Limits(files: 1))
    _ = edits(&client, [("ink.shape", "pen.shape")])
    #expect(
      client.events.last?.at("params", "message")?.text?.hasPrefix("shapec: imports may keep an old path") == true)
  }
}
