import ShapeBackends
import ShapeLanguage

extension Emission {
  /// Writes the shapes of a file as Swift source: one file for all of them, or, into a folder, one for each type.
  func writeSwift(_ compilation: Compilation, _ path: String, _ artifacts: inout [Artifact]) -> ExitCode {
    let checkup = compilation.hasErrors ? [] : Checkup.diagnostics(for: compilation.program)
    let diagnostics = compilation.diagnostics + checkup
    console.show(diagnostics, of: compilation.program.sources)
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return .sourceErrors }
    let list = JobList(compilation: compilation, options: options, console: console, path: path)
    switch list.shapes() {
    case .failure(let code): return code
    case .success(let shapes):
      guard !shapes.isEmpty else { return .success }
      let program = compilation.program
      if options.destination.map({ Destination.isFolder($0) }) ?? false {
        for file in SwiftWriter.files(for: program, shapes: shapes, options: options.swift) {
          // What several sources import is written once.
          if artifacts.contains(where: { $0.name == file.name && $0.bytes == file.bytes }) { continue }
          artifacts.append(Artifact(name: file.name, bytes: file.bytes, source: path))
        }
      } else {
        let bytes = SwiftWriter.file(for: program, shapes: shapes, options: options.swift)
        artifacts.append(Artifact(name: Files.stem(of: path), bytes: bytes, source: path))
      }
      return .success
    }
  }
}
