import ShapeLanguage
import TestSupport
import Testing

@testable import ShapeServer

/// After any changes of documents and files, the answers are those of a server that has just started. It counts
/// characters in another unit, and an independent conversion of positions makes the answers comparable.
@Suite("Answers after changes")
struct AnswerLawTests {
  @Test func `are those of a new server, in any unit of positions`() {
    for seed in RandomCases.seeds(quick: 1, ci: 20, long: 1_000) {
      var session = RandomSession(seed: seed)
      for step in 0..<8 {
        session.change()
        let (old, new) = session.answers(5)
        // The places in a description are those of the command line, with bytes and columns.
        let wrong = old.filter { $0.contains("⁇") && !$0.hasPrefix("shape/describe ") }
        #expect(old == new && wrong == [], "SHAPE_SEED=\(seed), step \(step): \(wrong.prefix(1))")
        if old != new { break }
      }
      #expect(session.count > 10)
    }
  }
}

/// A client that changes random documents and files, and asks random questions.
private struct RandomSession {
  private static let sources = [
    "ink.shape": """
    /// 🎨 The inks.
    enum Tone { warm, cold }
    let ink = #FF8800 // 𝒇irst
    func half(of: Number) = of / 2\r
    style ring(weight in 1...4 = 2) { /* ö */ stroke ink, width: half(of: weight) }

    """,
    "dot.shape": """
    import "ink.shape"
    /* 🂡 é */ shape Dot(radius in 1...9 = 4, tone: Tone = .warm) {\r
      size 12 x 10
      let gap = half(of: radius) + 1
      fill ink, path: circle(center: center, radius: gap)\r
      /* 👩‍🚀 */ content icon(width: 3, height: 4)
    }

    """,
    "main.shape": """
    // 😀 main
    // of é̈
    import "dot.shape"
    import "ink.shape"

    shape Main {
      size 40 x 20
      layer back(inset: 2, above: front) { /* 😀 */ fill rgb(0.25, 0.5, 1).opacity(30%); apply ring(weight: 3) }
      layer front { use Dot(radius: 3) { slot icon { fill .tomato } } }
      let wide = width / 3
      switch floor(wide) { case 1: border .all; default: clip }
      stroke ink, width: wide
    }
    preview Main(), named: "😀"

    """,
  ]
  private static let scraps = [
    "", " ", "\n", "\r\n", "\r", "// 😀\n", "/* é */", "3", "gap", "ink", "half", "radius", ".warm", "Dot", "(", ")",
    "}",
    "{ ", "fil", "let b = ink\n", "unused", "import \"dot.shape\"\n", "import \"main.shape\"\n",
    "import \"gone.shape\"\n", "private ", "🂡",
  ]
  private static let names = ["ink.shape", "dot.shape", "main.shape"]

  private var random: RandomSource
  private let encoding: PositionEncoding
  private var client: Conversation
  private var texts: [String: (version: Int, text: String)] = [:]
  private var version = 1
  /// The number of answers so far that were not empty.
  private(set) var count = 0

  init(seed: UInt64) {
    random = RandomSource(seed: seed)
    encoding = random.pick(PositionEncoding.allCases)
    client = Self.client(encoding, Self.sources.map { ("/project/" + $0, $1) })
    client.rest()
  }

  private static func client(_ encoding: PositionEncoding, _ files: [(String, String)]) -> Conversation {
    let capabilities: JSONValue = [
      "general": ["positionEncodings": [.string(encoding.rawValue)]],
      "textDocument": ["documentSymbol": ["hierarchicalDocumentSymbolSupport": true]],
      "workspace": ["workspaceEdit": ["documentChanges": true]],
    ]
    return Conversation(
      Dictionary(uniqueKeysWithValues: files), capabilities: capabilities,
      // A check has no new findings while there are errors, and keeps the old ones.
      options: ["check": false, "commands": ["shape.showReferences"]])
  }

  // MARK: Changes

  mutating func change() {
    for _ in 0...random.below(3) { changeOnce() }
    client.rest()
  }

  private mutating func changeOnce() {
    version += 1
    let name = random.pick(Self.names)
    guard let open = texts[name] else {
      if random.chance(70) {
        let text = client.disk["/project/" + name] ?? Self.sources[name] ?? ""
        texts[name] = (version, text)
        return client.open(name, version: version, text)
      }
      let exists = client.disk["/project/" + name] != nil
      client.disk["/project/" + name] = exists && random.chance(30) ? nil : edited(Self.sources[name] ?? "").text
      return client.tell(
        "workspace/didChangeWatchedFiles", ["changes": [["uri": Conversation.uri(name), "type": 2]]])
    }
    switch random.below(10) {
    case 0:
      texts[name] = nil
      client.close(name)
    case 1...4:
      // Back to a program without mistakes.
      let text = Self.sources[name] ?? ""
      texts[name] = (version, text)
      client.change(name, version: version, nil, text)
    default:
      let (range, scrap, text) = edited(open.text)
      texts[name] = (version, text)
      let place = ClientText(open.text, encoding).range(range)
      client.tell(
        "textDocument/didChange",
        [
          "textDocument": ["uri": Conversation.uri(name), "version": .number(version)],
          "contentChanges": [["range": place, "text": .string(scrap)]],
        ])
    }
  }

  /// Returns a text with a change.
  private mutating func edited(_ text: String) -> (range: Range<Int>, scrap: String, text: String) {
    let offsets = ClientText(text, encoding).offsets
    let first = random.below(offsets.count)
    let range = offsets[first]..<offsets[min(offsets.count - 1, first + random.pick([0, 0, 1, 2, 9]))]
    let scrap = random.pick(Self.scraps)
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(range, with: scrap.utf8)
    return (range, scrap, String(decoding: bytes, as: UTF8.self))
  }

  // MARK: Questions

  /// Asks both servers some questions, and returns what they answer.
  mutating func answers(_ number: Int) -> (old: [String], new: [String]) {
    let other = random.pick(PositionEncoding.allCases)
    var fresh = Self.client(other, client.disk.all.map { ($0, $1) })
    for (name, open) in texts.sorted(by: { $0.key < $1.key }) { fresh.open(name, version: open.version, open.text) }
    fresh.rest()
    var (old, new): ([String], [String]) = ([], [])
    for name in texts.keys.sorted() {
      old.append("\(name): \(published(client, name, encoding))")
      new.append("\(name): \(published(fresh, name, other))")
    }
    guard let name = texts.keys.sorted().randomElement(using: &random), let text = texts[name]?.text else {
      return (old, new)
    }
    let offsets = ClientText(text, encoding).offsets
    for _ in 0..<number {
      let bytes = Array(text.utf8) + [0]
      let words = offsets.indices.filter { UInt8(ascii: "A")...UInt8(ascii: "z") ~= bytes[offsets[$0]] }
      let first = words.isEmpty || random.chance(30) ? random.below(offsets.count) : random.pick(words)
      let range = offsets[first]..<offsets[min(offsets.count - 1, first + random.pick([0, 0, 5, 60]))]
      let method = random.pick(Self.methods)
      let newName = random.pick(["fresh", "ink", "Dot", "gap", "9"])
      let before = Self.answers(to: method, about: name, text, range, newName, encoding, &client)
      let after = Self.answers(to: method, about: name, text, range, newName, other, &fresh)
      old += before.map { "\(method) \(name) \(range): \(placed($0, name, encoding))" }
      new += after.map { "\(method) \(name) \(range): \(placed($0, name, other))" }
      count += before.count { $0 != .null && $0 != [] }
    }
    return (old, new)
  }

  private static let methods = RequestHandler.all.keys.sorted().filter {
    !["codeLens/resolve", "callHierarchy/incomingCalls", "callHierarchy/outgoingCalls"].contains($0)
      && !$0.hasSuffix("ompletionItem/resolve") && $0 != "codeAction/resolve"
  }

  /// Returns the answer to a request, and those to the requests that follow from it.
  private static func answers(
    to method: String, about name: String, _ text: String, _ range: Range<Int>, _ newName: String,
    _ encoding: PositionEncoding, _ client: inout Conversation
  ) -> [JSONValue] {
    let clientText = ClientText(text, encoding)
    let position = clientText.position(range.lowerBound)
    let document: JSONValue = ["uri": Conversation.uri(name)]
    let color: JSONValue = ["red": .number(0.2), "green": .number(0.4), "blue": .number(0.6), "alpha": .number(0.8)]
    let first = client.ask(
      method,
      [
        "textDocument": document, "position": position, "range": clientText.range(range), "positions": [position],
        "newName": .string(newName),
        "context": [
          "includeDeclaration": .bool(range.isEmpty), "only": ["quickfix", "refactor", "source.organizeImports"],
        ], "ch": "\n",
        "files": [["oldUri": Conversation.uri(name), "newUri": Conversation.uri("moved/file.shape")]],
        "query": .string(newName), "options": ["tabSize": 2],
        "color": color, "format": "svg", "point": ["x": 3, "y": 4], "element": 1, "index": 0, "to": ["x": 5, "y": 6],
      ])
    var result = [first]
    let elements = (first.array ?? []).prefix(2)
    switch method {
    case "textDocument/codeLens": for lens in elements { result.append(client.ask("codeLens/resolve", lens)) }
    case "textDocument/prepareCallHierarchy":
      for item in elements {
        result.append(client.ask("callHierarchy/incomingCalls", ["item": item]))
        result.append(client.ask("callHierarchy/outgoingCalls", ["item": item]))
      }
    case "textDocument/documentColor":
      for color in elements {
        guard let place = color["range"] else { continue }
        result.append(
          client.ask(
            "textDocument/colorPresentation",
            ["textDocument": document, "range": place, "color": color]))
      }
    default: break
    }
    return result
  }

  /// Returns the last diagnostics of a document.
  private func published(_ client: Conversation, _ name: String, _ encoding: PositionEncoding) -> String {
    let last = client.events.last {
      $0["method"] == "textDocument/publishDiagnostics" && $0.at("params", "uri") == Conversation.uri(name)
    }
    return placed(last?.at("params", "diagnostics") ?? .null, name, encoding)
  }

  private func placed(_ value: JSONValue, _ name: String, _ encoding: PositionEncoding) -> String {
    var all: [String: ClientText] = [:]
    for name in Self.names {
      let text = texts[name]?.text ?? client.disk["/project/" + name]
      if let text { all["file:///project/" + name] = ClientText(text, encoding) }
    }
    return JSONWriter.compact(PlacedAnswer(texts: all).text(value, in: "file:///project/" + name))
  }
}
