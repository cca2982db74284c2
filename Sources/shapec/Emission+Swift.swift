import ShapeBackends
import ShapeLanguage

extension Emission {
  /// Writes the shapes of all files as Swift source: into a folder a file for each type, else one file for all of them.
  func writeSwift() -> ExitCode {
    var types: [SwiftWriter.TypeSource] = []
    var origins: [String] = []
    var sources: Set<Files.Identity> = []
    var result = ExitCode.success
    for path in files {
      switch compile(path) {
      case .failure(let code): result = max(result, code)
      case .success(let compilation):
        sources.formUnion(identities(of: compilation))
        switch swiftTypes(of: compilation, path) {
        case .failure(let code): result = max(result, code)
        case .success(let found):
          // What several files import is there once.
          for type in found where !types.contains(type) {
            types.append(type)
            origins.append(path)
          }
        }
      }
    }
    guard result == .success else { return result }
    guard !types.isEmpty else { return reportNothingToDraw() }
    if let clash = clash(of: types, origins) { return clash }
    var artifacts: [Artifact]
    if options.destination.map({ Destination.isFolder($0) }) ?? false {
      artifacts = zip(types, origins).map { type, path in
        Artifact(name: type.name, bytes: SwiftWriter.file(of: [type]), source: path)
      }
    } else {
      artifacts = [Artifact(name: types[0].name, bytes: SwiftWriter.file(of: types), source: origins[0])]
    }
    return Destination(path: options.destination, fileExtension: "swift", console: console)
      .write(artifacts, sources: sources)
  }

  private func swiftTypes(
    of compilation: Compilation, _ path: String
  ) -> Result<[SwiftWriter.TypeSource], ExitCode> {
    let checkup = compilation.hasErrors ? [] : Checkup.diagnostics(for: compilation.program)
    let diagnostics = compilation.diagnostics + checkup
    show(diagnostics, of: compilation)
    guard !console.refuses(diagnostics) else { return .failure(.sourceErrors) }
    return JobList(compilation: compilation, options: options, console: console, path: path).shapes().map { shapes in
      SwiftWriter.types(for: compilation.program, shapes: shapes, options: options.swift)
    }
  }

  /// Two types of one name, which one module can't hold.
  private func clash(of types: [SwiftWriter.TypeSource], _ origins: [String]) -> ExitCode? {
    var first: [String: String] = [:]
    for (type, origin) in zip(types, origins) {
      guard let other = first.updateValue(origin, forKey: type.name) else { continue }
      console.error(
        "`\(type.name)` in \(other) and `\(type.name)` in \(origin) would be two types of one name",
        hint: "give one of them another name, or put them into different modules")
      return .usage
    }
    return nil
  }
}
