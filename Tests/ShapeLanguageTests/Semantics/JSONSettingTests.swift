import ShapeCore
import Testing

@testable import ShapeLanguage

/// Values in JSON mean what the same values mean in the syntax of a source, and their mistakes are at their places.
@Suite("Values of parameters in JSON")
struct JSONSettingTests {
  private static let source = """
    enum Suit { heart, spade, club }
    shape A(
      n in 0...9 = 1, i: Int = 2, a: Angle = 3deg, p: Point = (4, 5), z: Size = 6 x 7, s: Suit = .heart, c: Color = .red,
      f: Paint = .gold, on: Bool = false, e: Edges = .all, l: [Number] = [8], q: [Point] = [(1, 2)],
      r: Rect = Rect(x: 1, y: 2, width: 3, height: 4)
    ) {
      size 90 x 80
      layer(center: p, size: z, rotation: a, opacity: n / 10) { fill c; border e, width: i }
      layer(left: l.first, top: l.last, opacity: on ? 0.3 : 0.4) { fill f, path: rect(r) }
      switch s { case .heart: fill .tan; case .spade: fill .teal; case .club: fill .navy }
      repeat point in q { fill .gray, path: circle(center: point, radius: 1) }
    }
    """

  private static func compile(_ text: String, as form: Setting.Form) -> Compilation {
    let setting = Setting(SourceFile(path: "values", bytes: Array(text.utf8)), as: form)
    return Compiler.compile(SourceFile(path: "a.shape", bytes: Array(source.utf8)), settings: [setting]) { _ in
      .failure(.unreadable("no such file"))
    }
  }

  /// Returns the picture with a setting, in words.
  private static func picture(_ text: String, as form: Setting.Form) -> String {
    let compilation = compile(text, as: form)
    guard let shape = compilation.program.shapes.indices.first, compilation.diagnostics.isEmpty else {
      return "\(compilation.diagnostics.map(\.problem.message))"
    }
    let program = compilation.program
    var values = [ExpressionID](repeating: .none, count: program.shapes[shape].parameters.count)
    for setting in compilation.settings[0] { values[setting.parameter] = setting.value }
    return Evaluator.draw(program, shape: shape, size: Size(90, 80), values: values).scene.map { "\($0)" } ?? "nothing"
  }

  @Test func `draw what the same values draw in the syntax of a source`() {
    let plain = Self.picture("{}", as: .json)
    let values = [
      ("n", "2.5", "2.5"), ("n", "0", "0"), ("n", "9", "9"), ("i", "7", "7"), ("a", "\"-45deg\"", "-45deg"),
      ("a", "\"0.25turn\"", "0.25turn"), ("a", "\"2rad\"", "2rad"), ("p", "[7, -3]", "(7, -3)"),
      ("p", "{\"y\": 11, \"x\": 13}", "(13, 11)"), ("z", "[17, 19]", "17 x 19"),
      ("z", "{\"height\": 21, \"width\": 23}", "23 x 21"), ("s", "\"spade\"", ".spade"), ("s", "\"club\"", ".club"),
      ("c", "\"#1234\"", "#1234"), ("c", "\"#A1B2C3\"", "#A1B2C3"), ("c", "\"teal\"", ".teal"),
      ("c", "{\"dark\": \"#010203\", \"light\": \"navy\"}", "adaptive(light: .navy, dark: #010203)"),
      ("f", "\"#0F08\"", "#0F08"), ("on", "true", "true"), ("e", "\"top\"", ".top"), ("e", "[]", ".none"),
      ("e", "[\"left\", \"bottom\", \"right\"]", "[.left, .bottom, .right]"), ("l", "[3, 1, 2]", "[3, 1, 2]"),
      ("q", "[[3, 4], {\"y\": 5, \"x\": 6}]", "[(3, 4), (6, 5)]"),
      ("r", "[11, 12, 13, 14]", "Rect(x: 11, y: 12, width: 13, height: 14)"),
      (
        "r", "{\"height\": 4.5, \"width\": 3.5, \"y\": 2.5, \"x\": 1.5}",
        "Rect(x: 1.5, y: 2.5, width: 3.5, height: 4.5)"
      ),
    ]
    let wrong = values.filter { name, json, text in
      let picture = Self.picture("{\"\(name)\": \(json)}", as: .json)
      return picture == plain || picture != Self.picture("\(name) = \(text)", as: .assignment)
    }
    #expect(wrong.map { "\($0.0): \($0.1)" } == [])
  }

  /// Returns the codes and the places of all mistakes, with their hints.
  private static func mistakes(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return compile(text, as: .json).diagnostics.map { diagnostic in
      let place = String(decoding: bytes[Int(diagnostic.span.start)..<Int(diagnostic.span.end)], as: UTF8.self)
      return "\(diagnostic.problem.code) \(place): \(diagnostic.problem.hint ?? "")"
    }
  }

  @Test func `are all reported at their places if they are wrong`() {
    let list = "use `n`, `i`, `a`, `p`, `z`, `s`, `c`, `f`, `on`, `e`, `l`, `q` or `r`"
    let edges =
      "use `top`, `right`, `bottom`, `left`, `leading`, `trailing`, `all`, `none`, `horizontal` or `vertical`"
    let rows: [(text: String, mistakes: [String])] = [
      (
        #"{"é": 1, "n": true, "nn": 2}"#,
        [#"E0010 "é": \#(list)"#, "E0009 true: ", #"E0010 "nn": did you mean `n` or `on`?"#]
      ),
      // The first wrong edge.
      (#"{"e": ["up", "lfet", 3]}"#, [#"E0010 "up": \#(edges)"#]),
      (#"{"e": [3, "lfet"]}"#, ["E0009 3: write the name of an edge in double quotes"]),
      (#"{"e": ["left", "botom", "tpo"]}"#, [#"E0010 "botom": did you mean `bottom`?"#]),
      (#"{"p": {"é": 1, "w": 2}}"#, [#"E0010 "é": use `x` or `y`"#]),
      (#"{"l": [1, "2", 3, true]}"#, [#"E0009 "2": remove the quotes"#, "E0009 true: "]),
      (
        #"{"q": [[1, 2], [3], 4]}"#,
        [
          #"E0009 [3]: write `[x, y]` or `{"x": …, "y": …}`"#, #"E0009 4: write `[x, y]` or `{"x": …, "y": …}`"#,
        ]
      ),
      (#"{"c": {"dark": "rde", "light": "tael"}}"#, [#"E0010 "tael": did you mean `teal`?"#]),
      (#"{"c": {"light": "red"}}"#, [#"E0009 {"light": "red"}: write `{"light": …, "dark": …}`"#]),
      (#"{"c": {"day": "red", "night": "red"}}"#, [#"E0010 "day": use `light` or `dark`"#]),
      (#"{"i": 9007199254740992}"#, []), (#"{"i": -9007199254740992}"#, []),
      (#"{"i": 9007199254740994}"#, ["E0009 9007199254740994: use at most 9007199254740992"]),
      (
        #"{"i": 2.5, "a": 45, "n": null}"#,
        [
          "E0009 2.5: use a whole number", #"E0009 45: add a unit: `"45deg"`"#,
          "E0009 null: remove it to use the default",
        ]
      ),
      (
        #"{"s": "spad", "on": "true", "r": [1, 2, 3]}"#,
        [
          #"E0010 "spad": did you mean `spade`?"#, #"E0009 "true": use `true` or `false`, without quotes"#,
          #"E0009 [1, 2, 3]: write `[x, y, width, height]` or `{"x": …, "y": …, "width": …, "height": …}`"#,
        ]
      ),
    ]
    for row in rows { #expect(Self.mistakes(row.text) == row.mistakes) }
  }
}
