import ShapeEditing
import ShapeLanguage
import ShapeTool

extension Session {
  /// Creates a run whose messages offer fixes.
  init(_ input: Input, _ messages: MessageOptions, limit: Int = Session.mostWork) {
    self.init(input, messages, limit: limit) { diagnostics, compilation, reader, isFixed in
      guard let source = compilation.program.sources.first else { return diagnostics }
      let fixer = reader.fixer(for: source.path)
      let offered = fixer.offering(diagnostics, of: compilation)
      return isFixed ? fixer.explaining(offered, of: compilation) : offered
    }
  }

  /// Returns a fixer for a file.
  func fixer(for path: String) -> Fixer { reader.fixer(for: path) }
}

extension SourceReader {
  /// Returns a fixer for a file, which may import others.
  fileprivate func fixer(for name: String) -> Fixer {
    let folder = Files.folder(of: name)
    let root = self.root(for: name)
    let neighbors = { Files.names(in: folder).filter { $0.hasSuffix(".shape") && folder + $0 != name } }
    return Fixer(path: name, root: root, neighbors: neighbors) { load($0, in: root) }
  }
}
