import ShapeBackends
import ShapeLanguage

/// Writes the shapes of all files as Swift source: one file for each type in a folder, or one file for all of them.
struct SwiftOutput {
  private var command: EmitCommand
  private var session: Session
  private var parts: [SwiftWriter.Part] = []
  private var compilations: [Compilation] = []
  /// The path of each part in the command line.
  private var origins: [String] = []
  private var numbers = FileNumbers()

  init(_ command: EmitCommand) {
    self.command = command
    session = Session(command.input, command.messages)
  }

  consuming func run() -> Session {
    guard readOptions() else { return session }
    for path in session.paths {
      guard let compilation = session.compile(path) else { continue }
      add(compilation, path)
    }
    guard session.exitCode == .success else { return session }
    let types = SwiftWriter.types(of: parts, options: command.swift)
    showNameWarnings(about: types)
    do throws(UsageError) {
      try checkNames(of: types)
      session.write(artifacts(of: types), to: command.target, of: .shape)
    } catch {
      session.report(.usage(error))
    }
    return session
  }

  /// Reads the file with options, if there is one. Returns whether it is correct.
  private mutating func readOptions() -> Bool {
    guard let path = command.optionFile else { return true }
    session.note(source: path)
    do throws(Failure) {
      let file = try OptionFile(path)
      do throws(UsageError) {
        try file.apply(to: &command)
        return true
      } catch {
        throw .usage(error)
      }
    } catch {
      session.report(error)
      return false
    }
  }

  /// Adds the shapes of a file, unless it has an error at some size or value.
  private mutating func add(_ compilation: Compilation, _ path: String) {
    let found = compilation.hasErrors ? [] : Linter.diagnostics(for: compilation.program)
    let diagnostics = compilation.diagnostics + found
    session.show(diagnostics, of: compilation)
    guard !session.console.refuses(diagnostics) else { return }
    do throws(UsageError) {
      let shapes = try command.selection.shapes(of: compilation, path)
      let files = compilation.program.sources.map { numbers.number(of: $0.path) }
      parts.append(SwiftWriter.Part(program: compilation.program, shapes: shapes, files: files))
      origins.append(path)
      compilations.append(compilation)
    } catch {
      session.report(.usage(error))
    }
  }

  private func artifacts(of types: [SwiftWriter.TypeSource]) -> [Artifact] {
    if command.destination.map({ Destination.isFolder($0) }) ?? false {
      return SwiftWriter.files(of: types, options: command.swift)
        .map { Artifact(name: $0.name, bytes: $0.bytes, source: origins[$0.part]) }
    }
    guard let first = types.first else { return [] }
    let bytes = SwiftWriter.file(of: types, options: command.swift)
    return [Artifact(name: first.name, bytes: bytes, source: origins[first.part])]
  }

  /// Warns about types that hide others in an app.
  private mutating func showNameWarnings(about types: [SwiftWriter.TypeSource]) {
    for (part, compilation) in compilations.enumerated() {
      let warnings = types.filter { $0.part == part }
        .compactMap { SwiftWriter.nameWarning(about: $0, options: command.swift) }
      session.show(Linter.unsuppressed(warnings, in: compilation.program), of: compilation)
    }
  }

  /// Refuses two public types with the same name, which one module can't contain.
  private func checkNames(of types: [SwiftWriter.TypeSource]) throws(UsageError) {
    var first: [String: String] = [:]
    for type in types {
      if let namespace = command.swift.namespace?.name, type.name == namespace {
        throw UsageError(
          "`\(namespace)` is the namespace and a type in \(origins[type.part])", hint: "choose another namespace")
      }
      guard let name = type.publicName, let other = first.updateValue(origins[type.part], forKey: name) else {
        continue
      }
      let source = parts[type.part].program.sources[Int(type.place.file)]
      throw UsageError(
        "this `\(name)` and `\(name)` in \(other) become two types with the same name",
        hint: "rename one of them, or put them into different modules",
        at: SourcePlace(source, type.place.start..<type.place.end))
    }
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
