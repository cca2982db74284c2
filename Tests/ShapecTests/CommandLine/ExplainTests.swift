import Testing

@Suite("shapec explain")
struct ExplainTests {
  @Test
  func `explains a code, in upper and lower case`() throws {
    let work = try Workspace()
    let text = try work.shapec("explain", "E0203").picture()
    #expect(text.hasPrefix("E0203: Ambiguous import\n\n") && text.hasSuffix("    let ink = #0A4DFF\n"))
    #expect(try work.shapec("explain", "e0203").picture() == text)
  }

  @Test
  func `prints the page without marks`() throws {
    #expect(
      try Workspace().shapec("explain", "E0204").picture() == """
        E0204: Private name of another file

        The imported file declares this name as `private`, so only that file can use it.
        The message shows the declaration.

        Why it matters: A private declaration can be changed or removed without
        affecting other files.

        Wrong:

            import "palette.shape"

            shape Card {
              size 240 x 120
              fill ink
            }

        In `palette.shape`:

            private let ink = #1C1C1E
            let line = ink

        Right:

            import "palette.shape"

            shape Card {
              size 240 x 120
              fill line
            }

        In `palette.shape`:

            private let ink = #1C1C1E
            let line = ink

        """)
  }

  @Test
  func `explains several codes, in the order they are given`() throws {
    let text = try Workspace().shapec("explain", "W0001", "E0302").picture()
    #expect(text.split(separator: "\n\n\n").map { $0.prefix(7) } == ["W0001: ", "E0302: "])
  }

  @Test
  func `lists all codes with their titles in groups, if no code is given`() throws {
    let work = try Workspace()
    let text = try work.shapec("explain").picture()
    let listed = text.matches(of: /(?m)^  ([EW]\d{4})  (\S.*)$/).map { (code: String($0.1), title: String($0.2)) }
    let all = try ShapecRun.run(ShapecRun.executable(), ["explain"] + listed.map(\.code), in: work.folder).picture()
    #expect(listed.map(\.code) == Set(listed.map(\.code)).sorted() && listed.count > 100)
    #expect(all.matches(of: /(?m)^[EW]\d{4}: .*$/).map { String($0.0) } == listed.map { "\($0.code): \($0.title)" })
    #expect(text.contains("\nNames\n  E0201  ") && text.contains("  E0203  Ambiguous import\n"))
  }

  @Test(arguments: [
    (["E0899"], "there is no code `E0899`", "run `shapec explain` to list all codes"),
    (["E0302", "e07"], "there is no code `e07`", "run `shapec explain` to list all codes"),
    (["E302"], "there is no code `E302`", "did you mean `E0302`?"),
    (["a.shape"], "there is no code `a.shape`", "run `shapec explain` to list all codes"),
  ])
  func `refuses unknown codes`(codes: [String], message: String, hint: String) throws {
    let work = try Workspace()
    let run = try ShapecRun.run(ShapecRun.executable(), ["explain"] + codes, in: work.folder)
    #expect(run.status == 2 && run.text == "" && run.errors == "shapec: error: \(message)\n  help: \(hint)\n")
  }

  @Test
  func `accepts no option for drawing`() throws {
    #expect(
      try Workspace().shapec("explain", "E0203", "--emit", "svg").verdict
        == "2 shapec: error: `--emit` is not an option of `shapec explain`")
  }
}
