import ShapeWorkbench
import Testing

@testable import ShapeCommandLine
@testable import ShapeTool

@Suite("The command line")
struct UsageTests {
  @Test
  func `refuses impossible command lines, and suggests a correction`() throws {
    let work = try Workspace(source: Source.dot)
    for refusal in Refusal.all {
      let run = try ShapecRun.run(ShapecRun.executable(), refusal.arguments, in: work.folder)
      #expect(
        run.status == 2 && run.text == ""
          && run.errors == "shapec: error: \(refusal.message)\n  help: \(refusal.hint)\n", "\(refusal.arguments)")
    }
  }

  @Test
  func `quotes names without their control characters`() throws {
    let run = try Workspace().shapec("a\u{1B}[31m\n ~\u{7F}\u{80}\u{9F}\u{A0}é.shape", "--emit", "svg")
    #expect(run.errors == "shapec: error: can't read a [31m  ~   \u{A0}é.shape: No such file or directory\n")
  }

  @Test
  func `shows a strange file name on one line`() throws {
    let work = try Workspace(["a\nb.shape": "shap"])
    #expect(try work.shapec("check", "a\nb.shape").verdict == "1 a b.shape:1:1: error E0111")
  }

  @Test
  func `treats a path without an extension as a file`() throws {
    let work = try Workspace(["build": Source.dot])
    #expect(try work.shapec("build", "--emit", "svg").picture().hasPrefix("<svg"))
  }
}

/// A command line that is refused.
private struct Refusal {
  var arguments: [String]
  var message: String
  var hint: String

  init(_ arguments: String, _ message: String, _ hint: String) {
    self.arguments = arguments.split(separator: " ").map(String.init)
    self.message = message
    self.hint = hint
  }

  static let all = values + together + formats + unknownOptions + unknownCommands

  private static let values = [
    Refusal(
      "a.shape --emit tiff", "unknown value `tiff` for `--emit`",
      "use \(alternatives(OutputFormat.allCases.map(\.rawValue)))"),
    Refusal("a.shape --emit=svgg", "unknown value `svgg` for `--emit`", "did you mean `svg`?"),
    Refusal("a.shape --emit", "`--emit` needs a value", "add \(alternatives(OutputFormat.allCases.map(\.rawValue)))"),
    Refusal("a.shape --emit svg --shape --size", "`--shape` needs a value", "write `--shape Badge`"),
    Refusal("a.shape --emit svg -o=", "there is no option `-o=`", "did you mean `-o card.svg`?"),
    Refusal("a.shape --emit svg --output=", "`--output` needs a value", "write `--output card.svg`"),
    Refusal(
      "a.shape --scheme dim --emit svg", "unknown value `dim` for `--scheme`", "use `automatic`, `light` or `dark`"),
    Refusal("a.shape --canvas all --emit svg", "unknown value `all` for `--canvas`", "use `ink` or `bounds`"),
    Refusal(
      "a.shape --emit eps --page-size a4", "`--page-size` has no effect on EPS",
      "remove it, or use `--emit pdf` or `--emit ps`"),
    Refusal("a.shape --emit eps --without fills", "unknown value `fills` for `--without`", "use `shadows`"),
    Refusal(
      "format a.shape --range 4-2", "`4-2` is not a range of lines",
      "write the first and the last line, counted from 1: `--range 12-20`"),
    Refusal(
      "format a.shape --range=0", "`0` is not a range of lines",
      "write the first and the last line, counted from 1: `--range 12-20`"),
    Refusal("--version=3", "`--version` takes no value", "write `--version`"),
    Refusal("a.shape --help=3", "`--help` takes no value", "write `--help`"),
    Refusal("check --fix=yes a.shape", "`--fix` takes no value", "write `--fix`"),
    Refusal(
      "show a.shape --protocol ascii", "unknown value `ascii` for `--protocol`",
      "use `kitty`, `iterm`, `sixel` or `blocks`"),
    Refusal("completions", "no shell is named", "add `bash`, `zsh` or `fish`"),
    Refusal("completions csh", "there are no completions for `csh`", "use `bash`, `zsh` or `fish`"),
    Refusal("completions bash zsh", "`completions` takes one shell", "remove `zsh`"),
  ]

  private static let together = [
    Refusal("--emit svg", "no input file", "name a file, or use `-` for standard input"),
    Refusal("check", "no input file", "name a file, or use `-` for standard input"),
    Refusal("format", "no input file", "name a file, or use `-` for standard input"),
    Refusal("a.shape --emit svg --emit svg", "`--emit` is given twice", "remove one of them"),
    Refusal("a.shape --emit svg -o b --output c", "`--output` is given twice", "remove one of them"),
    Refusal(
      "a.shape --emit svg --stdin-name b.shape", "`--stdin-name` works only with standard input",
      "add `-` to read standard input, or remove `--stdin-name`"),
    Refusal("- - --emit svg", "standard input can be read only once", "remove all `-` but one"),
    Refusal("a.shape --emit svg --preview p --shape A", "a preview has its own shape", "remove `--shape`"),
    Refusal(
      "a.shape b.shape --emit svg --shape A", "`--shape` works with one file, but there are 2",
      "remove `--shape`, or run shapec for each file"),
    Refusal(
      "a.shape b.shape c.shape --emit svg --set a=1", "`--set` works with one file, but there are 3",
      "remove `--set`, or run shapec for each file"),
    Refusal(
      "format a.shape b.shape --range 4", "`--range` works with one file, but there are 2",
      "remove `--range`, or run shapec for each file"),
    Refusal(
      "a.shape --emit svg --access public", "`--access` has no effect on SVG", "remove it, or use `--emit swift`"),
    Refusal(
      "a.shape -o A.swift --size 9x9", "`--size` has no effect on Swift code",
      "remove it: Swift code draws the shape at any size, with any values, in both color schemes"),
  ]

  private static let everyFormat =
    "add \(alternatives(OutputFormat.allCases.map { "--emit \($0)" }))"

  private static let formats = [
    Refusal(
      "a.shape", "the output format is missing",
      "add `--emit svg` or `-o card.svg`, or use `shapec check` to look for mistakes"),
    Refusal(
      "a.shape -o out/", "the output format is missing",
      everyFormat),
    Refusal(
      "a.shape -o .", "the output format is missing", everyFormat),
    Refusal(
      "a.shape -o a", "the output format is missing", everyFormat),
    Refusal(
      "a.shape -o x.tiff", "shapec can't write `.tiff` files",
      "use \(alternatives(OutputFormat.allCases.map { ".\($0)" }))"),
    Refusal(
      "a.shape -o .d/x.tmp", "shapec can't write `.tmp` files",
      "use \(alternatives(OutputFormat.allCases.map { ".\($0)" }))"
    ),
    Refusal("a.shape --emit svg -o x.gif", "`--emit svg` contradicts `-o x.gif`", "change the extension to `.svg`"),
    Refusal(
      "a.shape --emit swift -o a/x.PDF", "`--emit swift` contradicts `-o a/x.PDF`",
      "change the extension to `.swift`, or use `--emit pdf`"),
    Refusal(
      "a.shape --emit eps -o x.SVG", "`--emit eps` contradicts `-o x.SVG`",
      "change the extension to `.eps`, or use `--emit svg`"),
  ]

  private static let unknownOptions = [
    Refusal("a.shape --emti svg", "there is no option `--emti`", "did you mean `--emit`?"),
    Refusal("a.shape -emit svg", "there is no option `-emit`", "did you mean `--emit`?"),
    Refusal("a.shape --warnings", "there is no option `--warnings`", "did you mean `--warnings-as-errors`?"),
    Refusal("a.shape --format svg", "there is no option `--format`", "did you mean `--emit svg`?"),
    Refusal("a.shape --width=9", "there is no option `--width`", "did you mean `--size 333x217`?"),
    Refusal("check a.shape --json", "there is no option `--json`", "did you mean `--diagnostics json`?"),
    Refusal("check a.shape --rnage", "there is no option `--rnage`", "did you mean `--range`?"),
    Refusal("a.shape -oa.svg", "there is no option `-oa.svg`", "did you mean `-o a.svg`?"),
    Refusal("a.shape -y", "there is no option `-y`", "run `shapec --help` to list the options"),
    Refusal("format a.shape -y", "there is no option `-y`", "run `shapec help format` to list the options"),
    Refusal("a.shape --emit svg --check", "`--check` is an option of `shapec format`", "use `shapec format --check`"),
    Refusal("check --range 3 a.shape", "`--range` is not an option of `shapec check`", "use `shapec format --range`"),
    Refusal(
      "format a.shape --emit svg", "`--emit` is not an option of `shapec format`",
      "run `shapec help format` to list the options"),
    Refusal(
      "a.shape --protocol sixel", "`--protocol` is an option of `shapec show`", "use `shapec show --protocol`"),
    Refusal(
      "check a.shape -o b.svg", "`-o` is not an option of `shapec check`", "run `shapec help check` to list the options"
    ),
  ]

  private static let unknownCommands = [
    Refusal("fmt", "there is no command `fmt`", "use `shapec format`"),
    Refusal("lint a.shape", "there is no command `lint`", "use `shapec check`"),
    Refusal(
      "watch a.shape", "there is no command `watch`",
      "name the file and the output: `shapec card.shape -o card.svg --watch`"),
    Refusal(
      "build", "there is no command `build`", "name the file and the output: `shapec card.shape -o card.svg`"),
    Refusal(
      "emit a.shape --emit svg", "there is no command `emit`",
      "name the file and the output: `shapec card.shape -o card.svg`"),
    Refusal("view a.shape", "there is no command `view`", "use `shapec show`"),
    Refusal("version", "there is no command `version`", "use `shapec --version`"),
    Refusal("chekc a.shape", "there is no command `chekc`", "did you mean `shapec check`?"),
    Refusal("help formta", "there is no command `formta`", "did you mean `shapec format`?"),
    Refusal("help check format", "`help` takes one command", "run `shapec help check`"),
    Refusal("a --emit svg", "there is no command or file `a`", "did you mean `a.shape`?"),
    Refusal(
      "qwertz", "there is no command `qwertz`",
      "use `show`, `preview`, `check`, `format`, `describe`, `diff`, `lsp`, `explain`, `completions` or `help`, or name a file, such as `qwertz.shape`"
    ),
    Refusal("a.shape check", "the command `check` must come first", "write `shapec check` and then the arguments"),
  ]
}
