import ShapeLanguage
import Testing

@testable import ShapeServer

/// The answers about two documents, with the words at each place.
@Suite("Answers about documents")
struct AnswerTests {
  private static let library = """
    // 😀 é
    enum Tone { warm, cold }
    let ink = #FF8000
    /// Half of é.
    func half(of: Number) = of / 2
    style ring(weight in 1...4 = 2) { /* 🂡 */ stroke ink, width: half(of: weight) }
    /* 😀 */ shape Dot(radius in 1...9 = 4, tone: Tone = .warm) {
      size 12 x 10
      let gap = half(of: radius) + 1
      fill tone == .warm ? ink : .teal.opacity(20%), path: circle(center: center, radius: gap)
      content badge(width: 3, height: 4)
    }
    """
  private static let main = """
    import "library.shape"

    shape Pair {
      size 40 x 20
      /* 😀 */ layer back(inset: 2) { use Dot(radius: 3) { slot badge { fill ink } } }
      layer front { apply ring(weight: 3) }
    }
    """

  private static let loose = """
    let  a = 1
    /* 😀 */ let  b = /* é */  2
    let  c = 3;let d = 4


    let  e = 5
    """
  private static let texts = ["library.shape": library, "main.shape": main, "loose.shape": loose]
    .mapValues { ClientText($0, .utf16) }

  private static func client(hasHierarchicalSymbols: Bool) -> Conversation {
    var client = Conversation(
      ["/project/main.shape": main, "/project/more/other.shape": "let x = 1"],
      capabilities: [
        "textDocument": ["documentSymbol": ["hierarchicalDocumentSymbolSupport": .bool(hasHierarchicalSymbols)]]
      ], options: ["commands": ["shape.showReferences"]])
    client.open("library.shape", library)
    client.open("main.shape", version: 3, main)
    client.open("loose.shape", loose)
    return client
  }

  /// Returns the parameters of a request at a word of a document, or at the `‸` in it.
  private func parameters(_ name: String, _ word: String, _ others: [JSONValue.Member]) -> JSONValue {
    let marked = word.split(separator: "‸", omittingEmptySubsequences: false)
    let text = Self.texts[name] ?? ClientText("", .utf16)
    let start = Array(text.text.utf8).firstRange(of: Array(marked.joined().utf8))?.lowerBound ?? 0
    let position = text.position(start + (marked.count > 1 ? marked[0].utf8.count : 0))
    let members: [JSONValue.Member] = [
      .init("textDocument", ["uri": Conversation.uri(name)]), .init("position", position),
      .init("range", text.range(start..<start + marked.joined().utf8.count)), .init("positions", [position]),
    ]
    return .object(members + others)
  }

  @Test func `have the right words`() {
    var client = Self.client(hasHierarchicalSymbols: true)
    for (method, name, word, others, expected) in Self.cases {
      let answer = client.ask(method, parameters(name, word, others))
      let found = ShownAnswer(texts: Self.texts).text(answer, in: name)
      #expect(found == expected, "\(method) at \(word)")
    }
  }

  @Test func `list symbols without their parts for other clients`() {
    var client = Self.client(hasHierarchicalSymbols: false)
    let answer = client.ask("textDocument/documentSymbol", parameters("main.shape", "", []))
    #expect(
      ShownAnswer(texts: Self.texts).text(answer, in: "main.shape")
        == "[{name: Pair, kind: 5, location: {uri: main.shape, range: 2«shape Pair {⏎  siz…ing(weight: 3) }⏎}»}}, {name: back, kind: 19, location: {uri: main.shape, range: 4«layer back(inset: …e { fill ink } } }»}, containerName: Pair}, {name: Dot, kind: 5, location: {uri: main.shape, range: 4«use Dot(radius: 3)…dge { fill ink } }»}, containerName: back}, {name: badge, kind: 8, location: {uri: main.shape, range: 4«slot badge { fill ink }»}, containerName: Dot}, {name: front, kind: 19, location: {uri: main.shape, range: 5«layer front { apply ring(weight: 3) }»}, containerName: Pair}]"
    )
  }

  @Test func `an empty document has no tokens`() {
    var client = Conversation()
    client.open("empty.shape", "")
    let document: JSONValue = ["textDocument": ["uri": Conversation.uri("empty.shape")]]
    #expect(client.ask("textDocument/semanticTokens/full", document) == ["data": []])
  }

  private static let cases: [(String, String, String, [JSONValue.Member], String)] = [
    ("textDocument/definition", "main.shape", "library", [], "{uri: library.shape, range: 0«»}"),
    ("textDocument/definition", "main.shape", "D‸ot", [], "{uri: library.shape, range: 6«Dot»}"),
    ("textDocument/definition", "library.shape", "circle", [], "null"),
    (
      "textDocument/references", "library.shape", "ink", [.init("context", ["includeDeclaration": true])],
      "[{uri: library.shape, range: 2«ink»}, {uri: library.shape, range: 5«ink»}, {uri: library.shape, range: 9«ink»}, {uri: main.shape, range: 4«ink»}]"
    ),
    (
      "textDocument/references", "main.shape", "badge", [.init("context", ["includeDeclaration": false])],
      "[{uri: main.shape, range: 4«badge»}]"
    ),
    ("textDocument/prepareRename", "library.shape", "rad‸ius", [], "{range: 6«radius», placeholder: radius}"),
    (
      "textDocument/prepareRename", "library.shape", "circle", [],
      "{code: -32803, message: `circle` is a name of the language}"
    ),
    (
      "textDocument/rename", "library.shape", "radius", [.init("newName", "long")],
      "{changes: {library.shape: [{range: 6«radius», newText: long}, {range: 8«radius», newText: long}], main.shape: [{range: 4«radius», newText: long}]}}"
    ),
    (
      "textDocument/documentHighlight", "library.shape", "radius) +", [],
      "[{range: 6«radius», kind: 3}, {range: 8«radius», kind: 2}]"
    ),
    ("textDocument/documentLink", "main.shape", "", [], "[{range: 0«library.shape», target: library.shape}]"),
    (
      "textDocument/documentSymbol", "library.shape", "", [],
      "[{name: Tone, kind: 10, range: 1«enum Tone { warm, cold }», selectionRange: 1«Tone», children: [{name: warm, kind: 22, range: 1«warm», selectionRange: 1«warm»}, {name: cold, kind: 22, range: 1«cold», selectionRange: 1«cold»}]}, {name: ink, detail: = #FF8000, kind: 13, range: 2«let ink = #FF8000», selectionRange: 2«ink»}, {name: half, detail: (of: Number), kind: 12, range: 4«func half(of: Number) = of / 2», selectionRange: 4«half», children: [{name: of, detail: : Number, kind: 13, range: 4«of: Number», selectionRange: 4«of»}]}, {name: ring, detail: (weight in 1...4 = 2), kind: 23, range: 5«style ring(weight …half(of: weight) }», selectionRange: 5«ring», children: [{name: weight, detail: in 1...4 = 2, kind: 13, range: 5«weight in 1...4 = 2», selectionRange: 5«weight»}]}, {name: Dot, detail: (radius in 1...9 = 4, tone: Tone = .warm), kind: 5, range: 6«shape Dot(radius i…h: 3, height: 4)⏎}», selectionRange: 6«Dot», children: [{name: radius, detail: in 1...9 = 4, kind: 13, range: 6«radius in 1...9 = 4», selectionRange: 6«radius»}, {name: tone, detail: : Tone = .warm, kind: 13, range: 6«tone: Tone = .warm», selectionRange: 6«tone»}, {name: gap, detail: = half(of: radius) + 1, kind: 13, range: 8«let gap = half(of: radius) + 1», selectionRange: 8«gap»}, {name: badge, kind: 8, range: 10«content badge(width: 3, height: 4)», selectionRange: 10«badge»}]}]"
    ),
    (
      "workspace/symbol", "main.shape", "", [.init("query", "ba")],
      "[{name: badge, kind: 8, location: {uri: library.shape, range: 10«content badge(width: 3, height: 4)»}, containerName: Dot}, {name: back, kind: 19, location: {uri: main.shape, range: 4«layer back(inset: …e { fill ink } } }»}, containerName: Pair}, {name: badge, kind: 8, location: {uri: main.shape, range: 4«slot badge { fill ink }»}, containerName: back}]"
    ),
    ("workspace/symbol", "main.shape", "", [.init("query", "layer")], "[]"),
    (
      "textDocument/rangeFormatting", "loose.shape", "é */  2\nlet", [],
      "[{range: 1«  », newText:  }, {range: 1« /* é */  », newText:  /* é */ }, {range: 2«  », newText:  }]"
    ),
    (
      "textDocument/onTypeFormatting", "loose.shape", "é */  2\n‸let  c", [.init("ch", "\n")],
      "[{range: 1«  », newText:  }, {range: 1« /* é */  », newText:  /* é */ }]"
    ),
    (
      "textDocument/onTypeFormatting", "loose.shape", "3;‸let", [.init("ch", ";")],
      "[{range: 2«  », newText:  }, {range: 2«;», newText: ⏎}]"
    ),
    (
      "textDocument/onTypeFormatting", "loose.shape", "4\n\n‸", [.init("ch", "\n")],
      "[{range: 2«  », newText:  }, {range: 2«;», newText: ⏎}]"
    ),
    (
      "textDocument/selectionRange", "main.shape", "}\n  layer front‸", [],
      "[{range: 5«front», parent: {range: 5«layer front { apply ring(weight: 3) }», parent: {range: 3«size 40 x 20⏎  /* … ring(weight: 3) }», parent: {range: 2«{⏎  size 40 x 20⏎ …ing(weight: 3) }⏎}», parent: {range: 2«shape Pair {⏎  siz…ing(weight: 3) }⏎}», parent: {range: 0«import \"library.sh…ing(weight: 3) }⏎}»}}}}}}]"
    ),
    ("textDocument/foldingRange", "library.shape", "", [], "[{startLine: 6, endLine: 10}]"),
    (
      "textDocument/selectionRange", "main.shape", "back(inset: ‸2", [],
      #"[{range: 4«2», parent: {range: 4«inset: 2», parent: {range: 4«(inset: 2)», parent: {range: 4«layer back(inset: …e { fill ink } } }», parent: {range: 3«size 40 x 20⏎  /* … ring(weight: 3) }», parent: {range: 2«{⏎  size 40 x 20⏎ …ing(weight: 3) }⏎}», parent: {range: 2«shape Pair {⏎  siz…ing(weight: 3) }⏎}», parent: {range: 0«import "library.sh…ing(weight: 3) }⏎}»}}}}}}}}]"#
    ),
    (
      "textDocument/semanticTokens/range", "library.shape", "half(of: radius) + 1", [],
      "half:7:0 of:4:0 radius:4:0 +:13:0 1:10:0"
    ),
    (
      "textDocument/inlayHint", "library.shape", "let gap = half(of: radius) + 1", [],
      "[{position: 8‸, label: = 3, paddingLeft: true}]"
    ),
    (
      "textDocument/codeLens", "library.shape", "", [],
      "[{range: 1«Tone», command: {title: used once, command: shape.showReferences, arguments: [library.shape, 1‸Tone { wa, [{uri: library.shape, range: 6«Tone»}]]}}, {range: 2«ink», data: library.shape}, {range: 4«half», command: {title: used 2 times, command: shape.showReferences, arguments: [library.shape, 4‸half(of: , [{uri: library.shape, range: 5«half»}, {uri: library.shape, range: 8«half»}]]}}, {range: 5«ring», data: library.shape}, {range: 6«Dot», data: library.shape}]"
    ),
    (
      "textDocument/codeLens", "main.shape", "", [],
      "[{range: 2«Pair», command: {title: not used, command: shape.showReferences, arguments: [main.shape, 2‸Pair {, []]}}]"
    ),
    (
      "textDocument/documentColor", "library.shape", "", [],
      "[{range: 2«#FF8000», color: {red: 1, green: 0.501960813999176, blue: 0, alpha: 1}}, {range: 9«.teal.opacity(20%)», color: {red: 0, green: 0.501960813999176, blue: 0.501960813999176, alpha: 0.20000000298023224}}]"
    ),
    (
      "textDocument/colorPresentation", "library.shape", "#FF8000",
      [.init("color", ["red": .number(0.2), "green": .number(0.4), "blue": .number(0.6), "alpha": .number(1)])],
      "[{label: #336699, textEdit: {range: 2«#FF8000», newText: #336699}}]"
    ),
    ("textDocument/formatting", "main.shape", "", [], "[{range: 6«», newText: ⏎}]"),
    (
      "textDocument/signatureHelp", "main.shape", "Dot(radius‸", [],
      "{signatures: [{label: Dot(radius in 1...9 = 4, tone: Tone = .warm), parameters: [{label: [4, 23]}, {label: [25, 43]}]}], activeSignature: 0}"
    ),
    (
      "textDocument/signatureHelp", "library.shape", "half(of: ‸radius", [],
      "{signatures: [{label: half(of: Number), documentation: Half of é., parameters: [{label: [5, 15]}]}], activeSignature: 0, activeParameter: 0}"
    ),
    (
      "textDocument/hover", "library.shape", "weight in", [],
      "{contents: {kind: markdown, value: ```shape⏎weight in 1...4 = 2: Number⏎```⏎⏎Type: `Number`  ⏎Value at the design size: `2`}, range: 5«weight»}"
    ),
    (
      "textDocument/hover", "main.shape", "ink", [],
      "{contents: {kind: markdown, value: ```shape⏎let ink = #FF8000: Color⏎```⏎⏎Type: `Color`  ⏎Value at the design size: `#FF8000`}, range: 4«ink»}"
    ),
    (
      "textDocument/hover", "library.shape", "gap)", [],
      "{contents: {kind: markdown, value: ```shape⏎let gap = half(of: radius) + 1⏎```⏎⏎Type: `Number`  ⏎Value at the design size: `3`}, range: 9«gap»}"
    ),
    (
      "textDocument/hover", "library.shape", "of / 2", [],
      "{contents: {kind: markdown, value: ```shape⏎of: Number⏎```}, range: 4«of»}"
    ),
    (
      "textDocument/prepareCallHierarchy", "main.shape", "Dot", [],
      "[{name: Dot, kind: 5, uri: library.shape, range: 6«shape Dot(radius i…h: 3, height: 4)⏎}», selectionRange: 6«Dot»}]"
    ),
    (
      "textDocument/completion", "main.shape", "library‸", [],
      "{isIncomplete: false, items: [{label: library.shape, kind: 17, filterText: library.shape, sortText: 0000000, textEdit: {range: 0«library.shape», newText: library.shape}}, {label: loose.shape, kind: 17, filterText: loose.shape, sortText: 0000001, textEdit: {range: 0«library.shape», newText: loose.shape}}, {label: more/other.shape, kind: 17, filterText: more/other.shape, sortText: 0000002, textEdit: {range: 0«library.shape», newText: more/other.shape}}]}"
    ),
    ("textDocument/onTypeFormatting", "main.shape", "Pair {\n‸", [.init("ch", "\n")], "[]"),
    ("shape/reveal", "library.shape", "fill", [], "{elements: [1]}"),
    (
      "shape/hit", "main.shape", "", [.init("point", ["x": 4, "y": 4])],
      "{element: 5, sources: [{uri: main.shape, range: 4«fill ink», colors: [{uri: library.shape, range: 2«#FF8000», color: {red: 1, green: 0.501960813999176, blue: 0, alpha: 1}}]}]}"
    ),
    (
      "shape/hit", "main.shape", "", [.init("point", ["x": 20, "y": 10])],
      "{element: 3, sources: [{uri: main.shape, range: 4«use Dot(radius: 3)…dge { fill ink } }», colors: [{uri: library.shape, range: 2«#FF8000», color: {red: 1, green: 0.501960813999176, blue: 0, alpha: 1}}]}, {uri: library.shape, range: 9«fill tone == .warm…nter, radius: gap)», colors: [{uri: library.shape, range: 9«.teal.opacity(20%)», color: {red: 0, green: 0.501960813999176, blue: 0.501960813999176, alpha: 0.20000000298023224}}, {uri: library.shape, range: 2«#FF8000», color: {red: 1, green: 0.501960813999176, blue: 0, alpha: 1}}]}]}"
    ),
    ("shape/hit", "loose.shape", "", [.init("point", ["x": 4, "y": 4])], "null"),
    (
      "shape/outline", "library.shape", "", [.init("element", 1)],
      "{elements: [{element: 1, kind: fill, range: {uri: library.shape, range: 9«fill tone == .warm…nter, radius: gap)»}, path: M9 5A3 3 0 0 1 4.5 7.5981a3 3 0 0 1 0-5.1962A3 3 0 0 1 9 5z, points: [{x: 9, y: 5, kind: end, index: 0}, {x: 6, y: 5, kind: center, index: 1}, {x: 3, y: 5, kind: radius, index: 2}]}]}"
    ),
    (
      "shape/drag", "library.shape", "", [.init("element", 1), .init("index", 0), .init("to", ["x": 10, "y": 5])],
      "{reason: the parameter `radius` decides where this point is; change its value instead}"
    ),
    (
      "shape/drag", "main.shape", "", [.init("element", 1), .init("index", 0), .init("to", ["x": 3, "y": 2])],
      "{edit: {changes: {main.shape: [{range: 4«2», newText: 2.5}]}}}"
    ),
    (
      "shape/picture", "library.shape", "",
      [.init("format", "css"), .init("size", ["width": 24, "height": 10]), .init("values", ["tone": "cold"])],
      "{version: 1, shape: Dot, size: {width: 24, height: 10}, box: {x: 0, y: 0, width: 24, height: 10}, mediaType: text/css, text: /* Generated by shapec from library.shape. Changes are lost when it is generated again. */⏎:root {⏎  --ink: #ff8000;⏎}⏎, diagnostics: []}"
    ),
    (
      "textDocument/codeAction", "main.shape", "3", [.init("context", ["only": ["refactor.extract"]])],
      "[{title: Extract `let useRadius`, kind: refactor.extract, edit: {changes: {main.shape: [{range: 4«use Dot(radius: 3», newText: let useRadius = 3; use Dot(radius: useRadius}]}}}, {title: Make a parameter `useRadius`, kind: refactor.extract, edit: {changes: {main.shape: [{range: 2«», newText: (useRadius = 3)}, {range: 4«3», newText: useRadius}]}}}]"
    ),
  ]
}
