import ShapeCore
import TestSupport
import Testing

@testable import ShapeLanguage

/// Values in messages and editors.
@Suite("Values as texts")
struct DescribedValueTests {
  private static func number(_ random: inout RandomSource) -> String {
    let whole = random.whole(-200...200)
    return random.chance(40) ? "\(whole)" : "\(Double(whole) + Double(random.whole(1...7)) / 8)"
  }

  private static func value(_ type: String, _ random: inout RandomSource) -> String {
    func next() -> String { number(&random) }
    switch type {
    case "Number": return next()
    case "Int": return "\(random.whole(-90...90))"
    case "Angle": return "\(next())deg"
    case "Bool": return random.pick(["true", "false"])
    case "Point": return "(\(next()), \(next()))"
    case "Size": return "\(next()) x \(next())"
    case "Rect":
      return "Rect(x: \(next()), y: \(next()), width: \(random.whole(0...9)), height: \(random.whole(0...9)))"
    case "Color": return "#" + (0..<6).map { _ in String(random.below(16), radix: 16, uppercase: true) }.joined()
    case "Edges":
      let edges = [".top", ".right", ".bottom", ".left", ".leading", ".trailing"].filter { _ in random.chance(50) }
      return "[\(edges.joined(separator: ", "))]"
    case "LineCap": return random.pick([".butt", ".round", ".square"])
    case "BlendMode": return random.pick([".normal", ".multiply", ".luminosity", ".color"])
    case "Suit": return random.pick([".heart", ".club"])
    default:
      let element = String(type.dropFirst().dropLast())
      return "[\((0..<random.below(4)).map { _ in value(element, &random) }.joined(separator: ", "))]"
    }
  }

  /// A number has at most three decimals, so that it is the text of the source itself.
  @Test func `are the ones of the source`() throws {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    let types = [
      "Number", "Int", "Angle", "Bool", "Point", "Size", "Rect", "Color", "Edges", "LineCap", "BlendMode", "Suit",
      "[Number]", "[Point]", "[Suit]", "[[Int]]", "[Edges]", "[Angle]",
    ]
    let count = RandomCases.count(quick: 90, ci: 900, long: 50_000)
    let texts = (0..<count).map { index in (types[index % types.count], Self.value(types[index % types.count], &random))
    }
    let source = texts.enumerated().map { "let v\($0.offset): \($0.element.0) = \($0.element.1)\n" }.joined()
    let compilation = Snippet("enum Suit { heart, spade, club }\n" + source).compile()
    #expect(compilation.diagnostics.filter { $0.severity == .error }.map(\.problem.message) == [])
    let program = compilation.program
    for index in program.globals.indices {
      let global = program.globals[index]
      let name = program.names.spelling(global.name).dropFirst()
      let text = texts[try #require(Int(name))].1
      let value = try #require(Evaluator.value(of: index, in: program), "\(text)")
      #expect(program.describe(value, global.type) == text, "seed \(seed)")
    }
  }

  @Test func `of messages have the values that are no defaults, and the use`() {
    let source = """
      enum Side { near, far }
      shape A(_n in 2...7 = 3, _t: Angle = 90deg, _p: Point = (1, 2), _on = true, _side: Side = .near, _e: Edges = .all) {
        size 40 x 30
        layer(left: 5) { use Part(m: _n) }
      }
      private shape Part(m: Number = 1) {
        size 9 x 9
        require m < 8, "too large"
      }
      preview A(_n: 7, _t: 0.25turn, _p: (1, -2.5), _on: false, _side: .far, _e: [.top, .left]), size: 60.5 x 20
      """
    func notes(_ limit: Int) -> [[String]] {
      Snippet(source.replacing("m < 8", with: "m < \(limit)")).diagnostics().map { $0.notes.map(\.text) }
    }
    #expect(notes(8) == [])
    // The first picture that shows the mistake has the design size, and then the ends of all parameters.
    #expect(notes(3) == [["in `A` at 40 x 30", "`Part` is used here"]])
    #expect(
      notes(7) == [
        [
          "in `A` at 40 x 30, with _n = 7, _on = false, _e = []", "`Part` is used here",
          "to see it: shapec main.shape --shape A --size 40x30 --set _n=7 --set _on=false --set '_e=[]' -o wrong.svg",
          "it doesn't happen with `_n` in `2...6.9`",
        ]
      ])
    let withinPreview = source.replacing("in 2...7 =", with: "=").replacing("m < 8", with: "m < 7")
    #expect(
      Snippet(withinPreview).diagnostics().map { $0.notes.map(\.text) } == [
        [
          "in `A` at 60.5 x 20, with _n = 7, _p = (1, -2.5), _on = false, _side = .far, _e = [.top, .left]",
          "`Part` is used here",
        ]
      ])
  }

  /// Editors find the parameter of a color in a picture.
  @Test func `of colors are traced to their parameters`() throws {
    let source = """
      shape A(n: Number = 3, ink: Color = .red, on = true, paper: Color = #123456) {
        size 40 x 30
        fill paper
        stroke ink, width: n
        fill .green
        layer { fill paper, path: rect(bounds.inset(by: 3)) }
        shadow ink, radius: 2
        border .all, color: ink
      }
      """
    let compilation = Snippet(source).compile()
    let shape = try #require(compilation.shape(named: "A"))
    func colors(tracesColors: Bool) throws -> (names: [String], marks: [Int]) {
      let scene = try #require(
        Evaluator.draw(compilation.program, shape: shape, size: Size(40, 30), tracesColors: tracesColors).scene)
      var marks: [Int] = []
      for node in scene.nodes {
        switch node.content {
        case .layer(let layer, _): marks += scene.layers[layer].shadows.map { Int($0.color.parameter) }
        case .fill(_, _, let paint), .stroke(_, _, let paint):
          if case .color(let color) = scene.paints[paint] { marks.append(Int(color.parameter)) }
        }
      }
      return (scene.colorParameters, marks)
    }
    let traced = try colors(tracesColors: true)
    #expect(traced.names == ["ink", "paper"])
    #expect(traced.marks == [1, 2, 1, 0, 2, 1])
    let plain = try colors(tracesColors: false)
    #expect(plain.names == [] && plain.marks == [0, 0, 0, 0, 0, 0])
  }

  @Test func `of names are the first that drawing computes`() throws {
    let source = """
      let unit = 3
      style line(thick: Number) { let half = thick / 2 + width; stroke .red, width: half }
      shape A(n in 2...7 = 4) {
        size 40 x 30
        let wide = width * n
        func twice(x: Number) = 2 * x
        repeat i in 5..<8 { let place = twice(x: i); fill .red, path: circle(center: (place, wide), radius: unit) }
        repeat v, index in [8.5, 9.5] { layer(left: v, top: index) { let inner = width } }
        apply line(thick: 6)
        layer(left: 10) { apply line(thick: 7); use Frame(gap: 1.5) { let own = width; fill .red; slot icon { let tall = height } } }
        mask layer(inset: 2) { fill .black }
      }
      shape Frame(gap: Number = 2) { size 9 x 9; content(inset: gap); content icon(top: gap) }
      """
    let compilation = Snippet(source).compile()
    let shape = try #require(compilation.shape(named: "A"))
    var evaluator = Evaluator(compilation.program)
    evaluator.values = ValueRecorder()
    let drawing = evaluator.draw(shape, size: Size(40, 30), arguments: [.number(4)])
    #expect(drawing.diagnostics.map(\.problem.message) == [])
    let bytes = Array(source.utf8)
    let recorded = try #require(evaluator.values).values.sorted { $0.key.start < $1.key.start }
    let texts = recorded.map { place, value in
      let word = String(decoding: bytes[Int(place.start)...].prefix { $0 > 47 && $0 != 58 }, as: UTF8.self)
      return "\(word) \(compilation.program.describe(value, .number))"
    }
    #expect(
      texts == [
        "line 40 x 30", "thick 6", "half 43", "A 40 x 30", "n 4", "wide 160", "i 5", "place 10", "v 8.5",
        "layer 31.5 x 30", "inner 31.5", "layer 30 x 30", "use 27 x 27", "own 27", "icon 30 x 28.5", "tall 28.5",
        "mask 36 x 26", "Frame 30 x 30", "gap 1.5",
      ])
  }
}
