import ShapeLanguage

/// The work of `check` for one state of a document, which may take some time: the program that runs the server does it on
/// a thread of its own.
public struct CheckTask: Sendable {
  let uri: DocumentURI
  let source: SourceFile
  let root: ImportRoot
  /// The text of each import, by its path.
  let texts: [String: [UInt8]]

  /// What the check found.
  public struct Result: Sendable {
    let uri: DocumentURI
    let source: SourceFile
    /// `nil` if the file has errors that prevent a check.
    let findings: [Diagnostic]?
  }

  /// Draws the shapes of the file. Returns `nil` if the work was cancelled.
  /// - Parameter isCancelled: Asked before each picture.
  public func run(isCancelled: @escaping () -> Bool = { false }) -> Result? {
    let compilation = Compiler.compile(source, root: root) { path in
      texts[root.path + path].map { .success($0) } ?? .failure(.unreadable("no such file"))
    }
    guard compilation.canBeChecked else { return Result(uri: uri, source: source, findings: nil) }
    guard let findings = Linter.diagnostics(for: compilation.program, isCancelled: isCancelled) else { return nil }
    return Result(uri: uri, source: source, findings: findings)
  }
}
