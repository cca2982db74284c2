import ShapeLanguage

/// Looks for mistakes at every size and value that matters, and mends what is to be mended.
struct Check {
  let options: Options
  let console: Console

  func run() -> ExitCode {
    let emission = Emission(options: options, console: console)
    var result = ExitCode.success
    for path in emission.files {
      if options.isGiven("--fix"), let code = fix(path, emission) { result = max(result, code) }
      switch emission.compile(path) {
      case .failure(let code): result = max(result, code)
      case .success(let compilation):
        var diagnostics = compilation.diagnostics
        if compilation.canBeChecked { diagnostics += Linter.diagnostics(for: compilation.program) }
        emission.show(diagnostics, of: compilation)
        if console.refuses(diagnostics) { result = max(result, .sourceErrors) }
      }
    }
    return result
  }

  /// Makes the changes of a file that are meant for certain; gives a code where that fails.
  private func fix(_ path: String, _ emission: Emission) -> ExitCode? {
    do throws(FileFailure) {
      let bytes = try Files.read(path, limit: SourceLimits.fileBytes)
      let fixer = emission.fixer(for: path, in: Files.folder(of: path))
      let (fixed, changes, _) = fixer.fixed(bytes)
      guard !changes.isEmpty else { return nil }
      let file = try StagedFile(fixed, for: path)
      try file.commit()
      console.show(changes, in: SourceFile(path: path, bytes: fixed))
      console.inform("\(changes.count) \(changes.count == 1 ? "change" : "changes") made in \(path)")
      return nil
    } catch {
      console.error("can't mend \(path): \(error.reason)")
      return .files
    }
  }
}
