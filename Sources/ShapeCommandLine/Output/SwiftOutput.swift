import ShapeBackends
import ShapeLanguage

/// Writes the shapes of all files as Swift source: one file for each type in a folder, or one file for all of them.
struct SwiftOutput {
  private var command: EmitCommand
  private var session: Session

  init(_ command: EmitCommand) {
    self.command = command
    session = Session(command.input, command.messages)
  }

  consuming func run() -> Session {
    guard readOptions() else { return session }
    var module = SwiftModule(command.swift)
    for path in session.paths {
      guard let compilation = session.compile(path) else { continue }
      add(compilation, path, to: &module)
    }
    guard session.exitCode == .success else { return session }
    let types = module.checkedTypes(in: &session)
    guard session.exitCode == .success else { return session }
    session.write(artifacts(of: types, in: module), to: command.target, of: .shape)
    return session
  }

  private mutating func readOptions() -> Bool {
    var settings = command.swift
    defer { command.swift = settings }
    return settings.readOptionFile(in: &session)
  }

  /// Adds the shapes of a file, unless it has an error at some size or value.
  private mutating func add(_ compilation: Compilation, _ path: String, to module: inout SwiftModule) {
    let found = compilation.hasErrors ? [] : Linter.diagnostics(for: compilation.program)
    let diagnostics = compilation.diagnostics + found
    session.show(diagnostics, of: compilation)
    guard !session.console.refuses(diagnostics) else { return }
    do throws(UsageError) {
      module.add(try command.selection.shapes(of: compilation, path), of: compilation, path)
    } catch {
      session.report(.usage(error))
    }
  }

  private func artifacts(of types: [SwiftWriter.TypeSource], in module: SwiftModule) -> [Artifact] {
    let options = command.swift.writer
    if command.destination.map({ Destination.isFolder($0) }) ?? false {
      return SwiftWriter.files(of: types, options: options)
        .map { Artifact(name: $0.name, bytes: $0.bytes, source: module.origins[$0.part]) }
    }
    guard let first = types.first else { return [] }
    let bytes = SwiftWriter.file(of: types, options: options)
    return [Artifact(name: first.name, bytes: bytes, source: module.origins[first.part])]
  }
}
