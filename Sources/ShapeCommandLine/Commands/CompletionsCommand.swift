import ShapeTool

/// Writes a script that completes command lines in a shell: `shapec completions bash`.
struct CompletionsCommand: NamedCommand {
  static let name = CommandName.completions
  static let options: [CommandOption<CompletionsCommand>] = []

  enum Shell: String, CaseIterable { case bash, zsh, fish }

  var operands: [String] = []
  private var shell = Shell.bash

  init() {}

  mutating func finish(_ given: [OptionDeclaration]) throws(UsageError) {
    let names = alternatives(Shell.allCases.map(\.rawValue))
    guard let word = operands.first else { throw UsageError("no shell is named", hint: "add \(names)") }
    if operands.count > 1 { throw UsageError("`completions` takes one shell", hint: "remove `\(operands[1])`") }
    guard let shell = Shell(rawValue: word) else {
      throw UsageError("there are no completions for `\(word)`", hint: "use \(names)")
    }
    self.shell = shell
  }

  func run() -> ExitCode {
    switch shell {
    case .bash: StandardOutput.write(BashCompletions.script)
    case .zsh: StandardOutput.write(ZshCompletions.script)
    case .fish: StandardOutput.write(FishCompletions.script)
    }
  }
}
