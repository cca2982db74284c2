import Testing

@Suite("shapec explain")
struct ExplainTests {
  @Test("says what a code means, in large and small letters")
  func code() throws {
    let work = try Workspace()
    let text = try work.shapec("explain", "E0203").picture()
    #expect(text.hasPrefix("E0203: A name that comes from two files\n\n") && text.hasSuffix("    let ink = #0A4DFF\n"))
    #expect(try work.shapec("explain", "e0203").picture() == text)
  }

  @Test("explains several codes, in the order they are given")
  func severalCodes() throws {
    let text = try Workspace().shapec("explain", "W0001", "E0302").picture()
    #expect(text.split(separator: "\n\n\n").map { $0.prefix(7) } == ["W0001: ", "E0302: "])
  }

  @Test("lists all codes with their titles in groups, if no code is given")
  func allCodes() throws {
    let text = try Workspace().shapec("explain").picture()
    let explanations = try String(
      contentsOf: Workspace.root.appending(path: "Sources/ShapeLanguage/Diagnostics/Explanations.md"), encoding: .utf8)
    let codes = explanations.matches(of: /(?m)^### ([EW]\d{4})$/).map { String($0.1) }
    #expect(codes.count > 50 && text.matches(of: /(?m)^  ([EW]\d{4})  \S/).map { String($0.1) } == codes)
    #expect(text.contains("\nNames\n  E0201  ") && text.contains("  E0203  A name that comes from two files\n"))
  }

  @Test(
    "refuses what it can't explain",
    arguments: [
      (["E0899"], "there is no code `E0899`", "run `shapec explain` to list all codes"),
      (["E0302", "e07"], "there is no code `e07`", "run `shapec explain` to list all codes"),
      (["E302"], "there is no code `E302`", "did you mean `E0302`?"),
      (["a.shape"], "there is no code `a.shape`", "run `shapec explain` to list all codes"),
    ])
  func refusals(codes: [String], message: String, hint: String) throws {
    let work = try Workspace()
    let run = try ShapecRun.run(ShapecRun.executable(), ["explain"] + codes, in: work.folder)
    #expect(run.status == 2 && run.text == "" && run.errors == "shapec: error: \(message)\n  help: \(hint)\n")
  }

  @Test("takes no option that is about drawing")
  func options() throws {
    #expect(
      try Workspace().shapec("explain", "E0203", "--emit", "svg").verdict
        == "2 shapec: error: `--emit` is not an option of `shapec explain`")
  }
}
