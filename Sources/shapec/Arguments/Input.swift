/// The files that a command reads.
struct Input {
  /// The paths in the command line. `-` is standard input.
  var paths: [String] = []
  /// The name of standard input in messages. Imports are read from the folder of this name.
  var standardInputName: String?

  /// Each file once, even if it is named twice or in two ways.
  var distinctPaths: [String] {
    guard paths.count > 1 else { return paths }
    var seen: Set<Files.Identity> = []
    return paths.filter { path in
      guard path != "-", let identity = Files.identity(path) else { return true }
      return seen.insert(identity).inserted
    }
  }

  /// Returns the name of a file in messages.
  func name(of path: String) -> String { path == "-" ? standardInputName ?? "standard input" : path }
}

/// A command that reads files.
protocol FileCommand: Command {
  var input: Input { get set }
  var messages: MessageOptions { get set }
}

extension FileCommand {
  var operands: [String] {
    get { input.paths }
    set { input.paths = newValue }
  }

  /// Checks the conditions for all commands that read files.
  func checkInput(_ given: [OptionDeclaration]) throws(UsageError) {
    if input.paths.isEmpty { throw UsageError("no input file", hint: "name a file, or use `-` for standard input") }
    if input.paths.count(where: { $0 == "-" }) > 1 {
      throw UsageError("standard input can be read only once", hint: "remove all `-` but one")
    }
    if input.standardInputName != nil, !input.paths.contains("-") {
      throw UsageError(
        "`--stdin-name` works only with standard input",
        hint: "add `-` to read standard input, or remove `--stdin-name`")
    }
    if input.paths.count > 1, let option = given.first(where: \.isForOneFile) {
      throw UsageError(
        "`\(option.spelling)` works with one file, but there are \(input.paths.count)",
        hint: "remove `\(option.spelling)`, or run shapec for each file")
    }
  }
}
