import ShapeBackends
import ShapeLanguage

extension Emission {
  /// Writes the shapes of all files as Swift source: into a folder a file for each type, else one file for all of them.
  func writeSwift() -> ExitCode {
    var parts: [SwiftWriter.Part] = []
    var origins: [String] = []
    var sources: Set<Files.Identity> = []
    var numbers = FileNumbers()
    var result = ExitCode.success
    for path in files {
      switch compile(path) {
      case .failure(let code): result = max(result, code)
      case .success(let compilation):
        sources.formUnion(identities(of: compilation))
        switch shapes(of: compilation, path) {
        case .failure(let code): result = max(result, code)
        case .success(let shapes):
          let files = compilation.program.sources.map { numbers.number(of: $0.path) }
          parts.append(SwiftWriter.Part(program: compilation.program, shapes: shapes, files: files))
          origins.append(path)
        }
      }
    }
    guard result == .success else { return result }
    let types = SwiftWriter.types(of: parts, options: options.swift)
    guard !types.isEmpty else { return reportNothingToDraw() }
    if let clash = clash(of: types, origins) { return clash }
    var artifacts: [Artifact]
    if options.destination.map({ Destination.isFolder($0) }) ?? false {
      artifacts = types.map { type in
        Artifact(name: type.name, bytes: SwiftWriter.file(of: [type]), source: origins[type.part])
      }
    } else {
      artifacts = [Artifact(name: types[0].name, bytes: SwiftWriter.file(of: types), source: origins[types[0].part])]
    }
    return Destination(path: options.destination, fileExtension: "swift", console: console)
      .write(artifacts, sources: sources)
  }

  /// The shapes of a file that are asked for, if nothing is wrong with it.
  private func shapes(of compilation: Compilation, _ path: String) -> Result<[Int32], ExitCode> {
    let checkup = compilation.hasErrors ? [] : Linter.diagnostics(for: compilation.program)
    let diagnostics = compilation.diagnostics + checkup
    show(diagnostics, of: compilation)
    guard !console.refuses(diagnostics) else { return .failure(.sourceErrors) }
    return JobList(compilation: compilation, options: options, console: console, path: path).shapes()
  }

  /// Two types that others know by one name, which one module can't hold.
  private func clash(of types: [SwiftWriter.TypeSource], _ origins: [String]) -> ExitCode? {
    var first: [String: String] = [:]
    for type in types {
      guard let name = type.publicName, let other = first.updateValue(origins[type.part], forKey: name) else {
        continue
      }
      console.error(
        "`\(name)` in \(other) and `\(name)` in \(origins[type.part]) would be two types of one name",
        hint: "give one of them another name, or put them into different modules")
      return .usage
    }
    return nil
  }
}

/// Numbers for files, the same for whatever path leads to one.
private struct FileNumbers {
  private var known: [Files.Identity: Int] = [:]
  private var count = 0

  mutating func number(of path: String) -> Int {
    let identity = Files.identity(path)
    if let identity, let number = known[identity] { return number }
    defer { count += 1 }
    if let identity { known[identity] = count }
    return count
  }
}
