import Foundation
import Testing

@Suite("shapec --set @values.json")
struct SetFileTests {
  private static let source = """
    enum Look { plain, round }
    shape Badge(
      inset in 0...40 = 4, count: Int = 2, turn: Angle = 0deg, look: Look = .plain, edges: Edges = .all, on: Bool = true,
      tint: Color = .teal, ground: Paint = .white, at: Point = (1, 2), box: Size = 3 x 4,
      frame: Rect = Rect(x: 1, y: 2, width: 3, height: 4), values: [Number] = [1, 2], looks: [Look] = [.round], way: Path = circle(center: (5, 5), radius: 3)
    ) {
      size 100 x 50
      layer(inset: min(inset, 20), rotation: turn) { fill ground; fill look == .round ? tint : .tomato }
      border edges, width: on ? count : 1
      fill tint, path: rect(frame)
      fill tint, path: circle(center: at, radius: box.width)
      repeat value in values { fill .black, path: circle(center: (value, 5), radius: 1) }
      repeat each in looks { fill each == .round ? .red : .blue, path: way }
    }

    """

  private func work(_ json: String) throws -> Workspace {
    try Workspace(["a.shape": Self.source, "v.json": json])
  }

  @Test(arguments: [
    (#"{"inset": 7}"#, "inset=7"), (#"{"inset": 1.5e1}"#, "inset=15"), (#"{"count": 3}"#, "count=3"),
    (#"{"turn": "30deg"}"#, "turn=30deg"), (#"{"turn": "-0.125turn"}"#, "turn=-0.125turn"),
    (#"{"turn": "1.5rad"}"#, "turn=1.5rad"), (#"{"look": "round"}"#, "look=.round"),
    (#"{"edges": ["left", "bottom"]}"#, "edges=[.left, .bottom]"), (#"{"edges": "none"}"#, "edges=.none"),
    (#"{"edges": []}"#, "edges=[]"), (#"{"on": false}"#, "on=false"), (##"{"tint": "#1C7ED6"}"##, "tint=#1C7ED6"),
    (#"{"tint": "rebeccapurple"}"#, "tint=.rebeccapurple"), (##"{"tint": "#f008"}"##, "tint=#f008"),
    (##"{"ground": "#123"}"##, "ground=#112233"), (#"{"at": [5, 6]}"#, "at=(5, 6)"),
    (#"{"at": {"y": 6, "x": 5}}"#, "at=(5, 6)"), (#"{"box": [8, 9]}"#, "box=8 x 9"),
    (#"{"box": {"width": 8, "height": 9}}"#, "box=8 x 9"),
    (#"{"frame": [1, 2, 9, 8]}"#, "frame=Rect(x: 1, y: 2, width: 9, height: 8)"),
    (#"{"values": [3, 4.5, -1]}"#, "values=[3, 4.5, -1]"), (#"{"values": []}"#, "values=[]"),
    (#"{"looks": ["plain", "round"]}"#, "looks=[.plain, .round]"),
  ])
  func `has a form for the values of each type`(json: String, assignment: String) throws {
    let work = try work(json)
    let same = try work.shapec("a.shape", "--set", assignment, "--emit", "svg").picture()
    #expect(try work.shapec("a.shape", "--set", "@v.json", "--emit", "svg").picture() == same)
    #expect(try work.shapec("a.shape", "--emit", "svg").picture() != same || json.contains("box"))
  }

  @Test
  func `has a color for each scheme`() throws {
    let work = try work(##"{"tint": {"light": "white", "dark": "#000"}}"##)
    for (scheme, color) in [("light", "white"), ("dark", "black")] {
      let same = try work.shapec("a.shape", "--set", "tint=.\(color)", "--emit", "svg").picture()
      #expect(
        try work.shapec("a.shape", "--set", "@v.json", "--scheme", scheme, "--emit", "svg").picture() == same)
    }
  }

  @Test
  func `combines with other values, and with a preview`() throws {
    let work = try Workspace(["a.shape": Source.badge, "v.json": #"{"inset": 7}"#, "w.json": #"{"look": "round"}"#])
    let same = try work.shapec("a.shape", "--set", "inset=7", "--set", "look=.round", "--emit", "svg").picture()
    #expect(try work.shapec("a.shape", "--set", "@v.json", "--set", "@w.json", "--emit", "svg").picture() == same)
    #expect(try work.shapec("a.shape", "--set", "@v.json", "--set", "look=.round", "--emit", "svg").picture() == same)
    let preview = try work.shapec("a.shape", "--preview", "dark, small", "--set", "@v.json", "--emit", "svg")
    #expect(try preview.picture().hasPrefix("<svg"))
    let twice = try work.shapec("a.shape", "--set", "@v.json", "--set", "inset=3", "--emit", "svg")
    #expect(twice.verdict == "2 shapec: error: `--set` gives `inset` twice")
  }

  @Test
  func `may come from standard input`() throws {
    let work = try work("")
    let same = try work.shapec("a.shape", "--set", "inset=7", "--emit", "svg").picture()
    #expect(try work.shapec("a.shape", "--set", "@-", "--emit", "svg", input: "{\"inset\": 7}").picture() == same)
    #expect(
      try work.shapec("-", "--set", "@-", "--emit", "svg").verdict
        == "2 shapec: error: standard input can be read only once")
  }

  @Test(arguments: [
    ("{\n  \"inset\": \"7\"\n}", "2 v.json:2:12: error E0009", "remove the quotes"),
    ("{\"turn\": 90}", "2 v.json:1:10: error E0009", "add a unit: `\"90deg\"`"),
    ("{\"count\": 1.5}", "2 v.json:1:11: error E0009", "use a whole number"),
    ("{\"on\": 1}", "2 v.json:1:8: error E0009", "use `true` or `false`, without quotes"),
    ("{\"at\": [1, 2, 3]}", "2 v.json:1:8: error E0009", "write `[x, y]` or `{\"x\": …, \"y\": …}`"),
    ("{\"at\": {\"x\": 1, \"z\": 2}}", "2 v.json:1:17: error E0010", "use `x` or `y`"),
    ("{\"way\": \"M0 0\"}", "2 v.json:1:9: error E0009", "remove `way`, and use `--set 'way=…'`"),
    ("{\"tint\": null}", "2 v.json:1:10: error E0009", "remove it to use the default"),
    ("{\"tint\": \"tael\"}", "2 v.json:1:10: error E0010", "did you mean `teal`?"),
    ("{\"tint\": \".teal\"}", "2 v.json:1:10: error E0010", "did you mean `teal`?"),
    ("{\"tint\": \"#12\"}", "2 v.json:1:10: error E0010", "write it as in"),
    ("{\"look\": \"rond\"}", "2 v.json:1:10: error E0010", "did you mean `round`?"),
    ("{\"edges\": [\"lef\"]}", "2 v.json:1:12: error E0010", "did you mean `left`?"),
    ("{\"values\": 3}", "2 v.json:1:12: error E0009", "write an array"),
    ("{\"insett\": 3}", "2 v.json:1:2: error E0010", "did you mean `inset`?"),
    ("[3]", "2 v.json:1:1: error E0009", "write `{\"name\": value}`"),
    ("{\"inset\": 3,}", "2 v.json:1:13: error E0008", "remove the last comma"),
    ("{'inset': 3}", "2 v.json:1:2: error E0008", "use double quotes"),
    ("{\"inset\": 99}", "2 v.json:1:11: error E0611", "the range of `inset` is declared here"),
  ])
  func `shows mistakes at their places`(json: String, verdict: String, hint: String) throws {
    let run = try work(json).shapec("a.shape", "--set", "@v.json", "--emit", "svg")
    #expect(run.verdict == verdict && run.errors.contains(hint))
  }

  @Test
  func `reports a file that can't be read`() throws {
    let work = try work("")
    #expect(
      try work.shapec("a.shape", "--set", "@w.json", "--emit", "svg").verdict
        == "3 shapec: error: can't read w.json: No such file or directory")
    #expect(
      try work.shapec("a.shape", "--set", "@", "--emit", "svg").verdict == "2 shapec: error: `--set @` needs a file")
    try work.write(Data([0x7B, 0xFF, 0x7D]), to: "v.json")
    #expect(try work.shapec("a.shape", "--set", "@v.json", "--emit", "svg").verdict == "2 v.json:1:2: error E0001")
  }
}
