import ForeignTools
import Foundation
import ShapeWorkbench
import Testing

@testable import ShapeCommandLine
@testable import ShapeTool

@Suite("shapec completions")
struct CompletionTests {
  /// Where a shell is installed, if it is.
  private static func path(of shell: String) -> String? {
    ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + shell }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private func run(_ shell: String, _ script: String, in work: Workspace) throws -> ShapecRun {
    try ShapecRun.run(
      #require(Self.path(of: shell)), ["-c", script], in: work.folder,
      environment: ["shapec": try ShapecRun.executable()])
  }

  @Test(arguments: [("bash", ForeignTool.bash), ("zsh", .zsh), ("fish", .fish)])
  func `are scripts that the shell can read`(shell: String, tool: ForeignTool) throws {
    let work = try Workspace()
    let script = try work.shapec("completions", shell).picture()
    #expect(script.contains("shapec"))
    guard ForeignTool.runsOrLists(tool.isInstalled ? [] : [tool]) else { return }
    try work.write(Data(script.utf8), to: "script")
    #expect(try run(shell, "\(shell) -n script", in: work).verdict == "0")
  }

  /// Words of a command line, the last of which is to be completed, and the candidates.
  private static let cases: [(words: [String], candidates: [String])] = [
    (["che"], ["check"]), (["sh"], ["show"]), (["show", "--pr"], ["--preview", "--protocol"]),
    (["he"], ["help"]), (["completions", ""], ["bash", "fish", "zsh"]),
    (["help", "e"], ["explain"]), (["d"], ["describe", "diff"]), (["diff", "a"], ["a b.shape", "a.shape"]),
    (["a.shape", "--wa"], ["--warnings-as-errors", "--watch"]), (["describe", "--s"], ["--stdin-name", "--summary"]),
    (["a.shape", "--emit", ""], OutputFormat.allCases.map(\.rawValue).sorted()),
    (["a.shape", "--emit", "s"], ["svg", "swift"]), (["a.shape", "--scheme", "d"], ["dark"]),
    (["a.shape", "--ca"], ["--canvas"]), (["check", "--f"], ["--fix"]), (["check", "--e"], []),
    (["format", "--"], ["--check", "--diagnostics", "--help", "--range", "--stdin-name", "--version"]),
    (
      ["explain", "E000"],
      ["E0001", "E0002", "E0003", "E0004", "E0005", "E0006", "E0007", "E0008", "E0009"]
    ),
    (["check", "a"], ["a b.shape", "a.shape"]), (["a"], ["a b.shape", "a.shape"]),
    (["--emit", "svg", "f"], ["folder"]),
    (["a.shape", "-o", "p"], ["picture.svg"]), (["a.shape", "--size", ""], []),
  ]

  private static let files = ["a.shape": "", "a b.shape": "", "a.txt": "", "folder/c.shape": "", "picture.svg": ""]

  @Test(
    .needs(.bash),
    arguments: cases + [
      (["a.shape", "--emit", "="], OutputFormat.allCases.map(\.rawValue).sorted()),
      (["a.shape", "--emit", "=", "e"], ["eps"]),
    ])
  func `complete commands, options, values, codes and files in bash`(words: [String], candidates: [String]) throws {
    let script = """
      source <("$shapec" completions bash)
      complete -p shapec > complete
      COMP_WORDS=(shapec \(words.map { "'\($0)'" }.joined(separator: " ")))
      COMP_CWORD=\(words.count)
      _shapec
      for word in "${COMPREPLY[@]}"; do echo "$word"; done
      """
    let work = try Workspace(Self.files)
    let run = try run("bash", script, in: work)
    #expect(run.errors == "" && run.text.split(separator: "\n").map(String.init).sorted() == candidates)
    #expect(try work.text("complete") == "complete -F _shapec shapec\n")
  }

  @Test(
    .needs(.fish),
    arguments: cases)
  func `complete commands, options, values, codes and files in fish`(words: [String], candidates: [String]) throws {
    let script = """
      $shapec completions fish | source
      function shapec; end
      complete -C "shapec \(words.joined(separator: " "))"
      """
    let run = try run("fish", script, in: Workspace(Self.files))
    // A folder ends in a slash, and the explanation of a candidate follows a tab.
    let found = run.text.split(separator: "\n").map { $0.prefix { $0 != "\t" && $0 != "/" } }
    // fish also offers one-letter options, and files of other kinds as the last ones.
    let isCommon = { (word: Substring) in word.hasPrefix("--") || !word.hasPrefix("-") && word != "a.txt" }
    #expect(found.filter(isCommon).map { String($0.replacing("\\ ", with: " ")) }.sorted() == candidates)
  }

  @Test(.needs(.zsh))
  func `can be loaded in zsh`() throws {
    let script = """
      autoload -U compinit && compinit -u -D
      source <("$shapec" completions zsh)
      echo "${_comps[shapec]}"
      """
    #expect(try run("zsh", script, in: Workspace()).picture() == "_shapec\n")
  }
}
