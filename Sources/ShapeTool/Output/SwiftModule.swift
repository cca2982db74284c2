import ShapeLanguage
import ShapeSwift

/// What the files of a run become in Swift, all in one module.
package struct SwiftModule {
  private let settings: SwiftSettings
  private var parts: [SwiftWriter.Part] = []
  private var compilations: [Compilation] = []
  /// The path of each part in the command line.
  package private(set) var origins: [String] = []
  private var numbers = FileNumbers()

  package init(_ settings: SwiftSettings) { self.settings = settings }

  /// Adds the shapes of a file without errors.
  package mutating func add(
    _ shapes: [ShapeID], of compilation: Compilation, proofs: [ShapeID: ShapeProof] = [:], _ path: String
  ) {
    let files = compilation.program.sources.map { numbers.number(of: $0.path) }
    parts.append(SwiftWriter.Part(program: compilation.program, shapes: shapes, proofs: proofs, files: files))
    origins.append(path)
    compilations.append(compilation)
  }

  /// Returns the types of all files. Warns about names that hide others in an app, and reports those that a module can't
  /// have, or that there are no types.
  package func checkedTypes(in session: inout Session) -> [SwiftWriter.TypeSource] {
    let types = SwiftWriter.types(of: parts, options: settings.writer)
    for (part, compilation) in compilations.enumerated() {
      let warnings = types.filter { $0.part == part }.compactMap { nameWarning(about: $0) }
      session.show(Linter.unsuppressed(warnings, in: compilation.program), of: compilation)
    }
    do throws(UsageError) {
      try checkNames(of: types)
      if types.isEmpty, session.exitCode == .success { throw session.missing(.shape) }
    } catch {
      session.report(.usage(error))
    }
    return types
  }

  private func nameWarning(about type: SwiftWriter.TypeSource) -> Diagnostic? {
    guard var warning = SwiftWriter.nameWarning(about: type, options: settings.writer) else { return nil }
    if let file = settings.writtenIn { warning.problem = warning.problem.advisingNamespace(in: file) }
    return warning
  }

  /// Refuses two public types with the same name, which one module can't contain.
  private func checkNames(of types: [SwiftWriter.TypeSource]) throws(UsageError) {
    var first: [String: String] = [:]
    for type in types {
      if let namespace = settings.writer.namespace?.name, type.name == namespace {
        throw UsageError(
          "`\(namespace)` is the namespace and a type in \(origins[type.part])", hint: "choose another namespace",
          at: place(of: type))
      }
      guard let name = type.publicName, let other = first.updateValue(origins[type.part], forKey: name) else {
        continue
      }
      throw UsageError(
        "this `\(name)` and `\(name)` in \(other) become two types with the same name",
        hint: "rename one of them, or put them into different modules", at: place(of: type))
    }
  }

  private func place(of type: SwiftWriter.TypeSource) -> SourcePlace {
    let source = parts[type.part].program.sources[Int(type.place.file)]
    return SourcePlace(source, type.place.start..<type.place.end)
  }
}

/// Numbers files. All paths to the same file have the same number.
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
