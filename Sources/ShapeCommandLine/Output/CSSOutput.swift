import ShapeBackends
import ShapeLanguage
import ShapeTool

/// Writes the public values of files as CSS custom properties: one style sheet for each file in a folder, or one for all
/// of them.
struct CSSOutput {
  private let command: EmitCommand
  private var session: Session
  private var files: [(program: Program, path: String)] = []

  init(_ command: EmitCommand) {
    self.command = command
    session = Session(command.input, command.messages)
  }

  consuming func run() -> Session {
    for path in session.paths {
      guard let compilation = session.compile(path) else { continue }
      let found = compilation.hasErrors ? [] : Linter.diagnostics(for: compilation.program)
      session.show(compilation.diagnostics + found, of: compilation)
      files.append((compilation.program, path))
    }
    guard session.exitCode == .success else { return session }
    do throws(UsageError) {
      session.write(try artifacts(), to: command.target, of: .value)
    } catch {
      session.report(.usage(error))
    }
    return session
  }

  private func artifacts() throws(UsageError) -> [Artifact] {
    let isFolder = command.destination.map { Destination.isFolder($0) } ?? false
    var artifacts: [Artifact] = []
    var sheet = CSSWriter()
    var origins: [String: String] = [:]
    for (program, path) in files {
      let first = sheet.names.count
      sheet.add(program)
      // Of several files, as in a folder, some may contain only shapes.
      if sheet.names.count == first { continue }
      for name in sheet.names[first...] {
        guard let other = origins.updateValue(path, forKey: name) else { continue }
        throw UsageError(
          "`\(name)` in \(other) and `\(name)` in \(path) become two properties with the same name",
          hint: "write a style sheet for each file into a folder: `-o styles/`")
      }
      guard isFolder else { continue }
      artifacts.append(Artifact(name: Files.stem(of: path), bytes: sheet.finish(), source: path))
      sheet = CSSWriter()
      origins = [:]
    }
    if artifacts.isEmpty, sheet.names.isEmpty { throw session.missing(.value) }
    if isFolder { return artifacts }
    return files.first.map { [Artifact(name: Files.stem(of: $0.path), bytes: sheet.finish(), source: $0.path)] } ?? []
  }
}
