import Testing

@Suite("The command line")
struct UsageTests {
  @Test(
    "teaches with --help, -h, help and nothing", arguments: [["--help"], ["-h"], ["help"], [], ["check", "--help"]])
  func help(arguments: [String]) throws {
    let run = try ShapecRun.run(ShapecRun.executable(), arguments, in: Workspace.root)
    #expect(try run.picture().contains("shapec card.shape --emit svg"))
  }

  @Test(
    "explains every option and exit code on the help page",
    arguments: [
      "check", "explain", "--emit", "-o, --output", "--shape", "--size", "--set", "--preview", "--scheme", "--canvas",
      "--without", "--stdin-name", "shapec format", "--check", "--range", "--help", "--version", "NO_COLOR", "\n  0  ",
      "\n  1  ", "\n  2  ", "\n  3  ",
    ])
  func helpIsWhole(word: String) throws {
    #expect(try Workspace().shapec("--help").picture().contains(word))
  }

  @Test("keeps the help page within 120 columns")
  func helpWidth() throws {
    #expect(try Workspace().shapec("--help").text.split(separator: "\n").allSatisfy { $0.count <= 120 })
  }

  @Test("tells its version")
  func version() throws {
    #expect(try Workspace().shapec("--version").picture().wholeMatch(of: /shapec \d+\.\d+\.\d+\n/) != nil)
  }

  @Test(
    "refuses what it can't carry out",
    arguments: [
      (["a.shape"], "what to make is missing"), (["--emit", "svg"], "no file to compile"),
      (["check"], "no file to compile"),
      (["a.shape", "--emit", "pdf"], "there is no format `pdf`"), (["a.shape", "--emit"], "--emit needs a format"),
      (["a.shape", "--emti", "svg"], "there is no option `--emti`"), (["a.shape", "-x"], "there is no option `-x`"),
      (["a.shape", "--emit", "svg", "--shape", "--size"], "--shape needs the name of a shape"),
      (["a.shape", "--emit", "svg", "-o", ""], "--output needs a file or a folder"),
      (["a.shape", "--emit", "svg", "--emit", "svg"], "--emit is given twice"),
      (["a.shape", "--emit", "svg", "-o", "b", "--output", "c"], "--output is given twice"),
      (["a.shape", "--emit", "svg", "--scheme", "dim"], "there is no scheme `dim`"),
      (["a.shape", "--emit", "svg", "--canvas", "all"], "there is no canvas `all`"),
      (["a.shape", "--emit", "eps", "--without", "fills"], "`fills` can't be left out of a picture"),
      (["a.shape", "--emit", "svg", "--stdin-name", "b.shape"], "--stdin-name goes with `-`, and no file is `-`"),
      (["-", "-", "--emit", "svg"], "standard input can be read only once"),
      (["a.shape", "--emit", "svg", "--preview", "p", "--shape", "A"], "a preview names its shape: leave --shape out"),
      (
        ["a.shape", "b.shape", "--emit", "svg", "--shape", "A"],
        "--shape, --preview, --size and --set go with one file, and there are 2"
      ),
      (["format"], "no file to format"), (["format", "a.shape", "--emit", "svg"], "`format` has no --emit"),
      (["format", "a.shape", "--range", "4-2"], "`4-2` are no lines"),
      (["format", "a.shape", "--range=0"], "`0` are no lines"),
      (["format", "a.shape", "b.shape", "--range", "4"], "--range goes with one file, and there are 2"),
      (["a.shape", "--emit", "svg", "--check"], "--check goes with `shapec format`"),
      (["--version=3"], "--version takes no value"),
    ])
  func refusals(arguments: [String], message: String) throws {
    let work = try Workspace(source: Source.dot)
    let run = try ShapecRun.run(ShapecRun.executable(), arguments, in: work.folder)
    #expect(run.verdict == "2 shapec: error: \(message)")
  }

  @Test("quotes names without their control characters")
  func controlCharacters() throws {
    let run = try Workspace().shapec("a\u{1B}[31m\n.shape", "--emit", "svg")
    #expect(run.errors == "shapec: error: can't read a [31m .shape: No such file or directory\n")
  }

  @Test("shows a strange file name on one line")
  func strangeFileName() throws {
    let work = try Workspace(["a\nb.shape": "shap"])
    #expect(try work.shapec("check", "a\nb.shape").verdict == "1 a b.shape:1:1: error E0111")
  }
}
