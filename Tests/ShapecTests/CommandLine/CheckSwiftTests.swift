import Testing

@Suite("shapec check --swift")
struct CheckSwiftTests {
  private static let tone = "enum Tone { low, high }\n"
  private static let files = [
    "a.shape": tone + "shape A(tone: Tone = .low) { size 9 x 9; if tone == .low { fill .red } }\n",
    "b.shape": tone + "shape B(tone: Tone = .low) { size 9 x 9; if tone == .low { fill .red } }\n",
  ]

  @Test
  func `reports what writing Swift code does`() throws {
    let work = try Workspace(Self.files)
    #expect(try work.shapec("check", "a.shape", "b.shape").picture() == "")
    let run = try work.shapec("check", "a.shape", "b.shape", "--swift")
    #expect(run.verdict.hasPrefix("2 b.shape:1:6: error: this `Tone` and `Tone` in a.shape become two types"))
    #expect(try run.errors == work.shapec("a.shape", "b.shape", "--emit", "swift").errors)
  }

  @Test
  func `reports each problem once, and writes nothing`() throws {
    let work = try Workspace(source: "private let a = 1\nshape Button { size 9 x 9; fill .red }\n")
    let run = try work.shapec("check", "a.shape", "--swift")
    #expect(run.errors.components(separatedBy: "W0001").count == 2 && run.errors.contains("[W0025]"))
    #expect(run.status == 0 && run.output.isEmpty)
    #expect(try work.shapec("check", "a.shape", "--swift", "--warnings-as-errors").status == 1)
    #expect(try !work.shapec("check", "a.shape", "--swift", "--namespace", "UI").errors.contains("W0025"))
  }

  @Test
  func `needs something that becomes Swift code`() throws {
    let work = try Workspace(source: "private shape A { size 9 x 9; fill .red }\n")
    #expect(
      try work.shapec("check", "a.shape", "--swift").errors.contains("a.shape:1:1: error: this file has no shape"))
  }

  @Test
  func `reads a file of options, which other checks don't`() throws {
    let work = try Workspace(["a.shape": Source.dot, "shapes.json": "{\"acess\": \"public\"}"])
    let options = ["--options", "shapes.json"]
    #expect(
      try work.shapec("check", "a.shape", "--swift", options[0], options[1]).verdict.contains("shapes.json:1:2: "))
    #expect(
      try work.shapec("check", "a.shape", options[0], options[1]).verdict
        == "2 shapec: error: `--options` is an option for Swift code")
  }
}
