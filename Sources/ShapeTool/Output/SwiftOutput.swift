import ShapeLanguage
import ShapeSwift

/// Writes the shapes of all files as Swift source: one file for each type in a folder, or one file for all of them.
package struct SwiftOutput {
  /// Returns the shapes of a file to write. The text is its path in the command line.
  package typealias Selection = (Compilation, String) throws(Failure) -> [ShapeID]

  private var session: Session
  private let settings: SwiftSettings
  private let target: Destination
  private let shapes: Selection

  package init(
    _ session: Session, _ settings: SwiftSettings, to target: Destination, shapes: @escaping Selection
  ) {
    self.session = session
    self.settings = settings
    self.target = target
    self.shapes = shapes
  }

  package consuming func run() -> Session {
    var settings = settings
    guard settings.readOptionFile(in: &session) else { return session }
    var module = SwiftModule(settings)
    for path in session.paths {
      guard let compilation = session.compile(path) else { continue }
      add(compilation, path, to: &module)
    }
    guard session.exitCode == .success else { return session }
    let types = module.checkedTypes(in: &session)
    guard session.exitCode == .success else { return session }
    session.write(artifacts(of: types, in: module, settings.writer), to: target, of: .shape)
    return session
  }

  /// Adds the shapes of a file, unless it has an error at some size or value.
  private mutating func add(_ compilation: Compilation, _ path: String, to module: inout SwiftModule) {
    var diagnostics = compilation.diagnostics
    var proofs: [ShapeID: ShapeProof] = [:]
    if !compilation.hasErrors {
      let found = Linter.findings(for: compilation.program)
      diagnostics += found.diagnostics
      proofs = found.proofs
    }
    session.show(diagnostics, of: compilation)
    guard !session.console.refuses(diagnostics) else { return }
    do throws(Failure) {
      module.add(try shapes(compilation, path), of: compilation, proofs: proofs, path)
    } catch {
      session.report(error)
    }
  }

  private func artifacts(
    of types: [SwiftWriter.TypeSource], in module: SwiftModule, _ options: SwiftOptions
  ) -> [Artifact] {
    if target.isFolder {
      return SwiftWriter.files(of: types, options: options)
        .map { Artifact(name: $0.name, bytes: $0.bytes, source: module.origins[$0.part]) }
    }
    guard let first = types.first else { return [] }
    let bytes = SwiftWriter.file(of: types, options: options)
    return [Artifact(name: first.name, bytes: bytes, source: module.origins[first.part])]
  }
}
