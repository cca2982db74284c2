import ShapeLanguage

/// The work of `check` for one state of a document, which may take some time: the program that runs the server does it on
/// a thread of its own.
public struct CheckTask: Sendable {
  let uri: DocumentURI
  let source: SourceFile
  let root: ImportRoot
  /// The text of each import, by its path.
  let texts: [String: [UInt8]]
  /// Whether the shapes are drawn.
  let draws: Bool
  /// Whether the file is not open. Then its other diagnostics are needed, too.
  let isOfClosedFile: Bool

  /// What the check found.
  public struct Result: Sendable {
    let uri: DocumentURI
    let source: SourceFile
    /// `nil` if the file has errors that prevent a check.
    let findings: [Diagnostic]?
    /// The compilation of a file that is not open.
    let compilation: Compilation?
  }

  /// Draws the shapes of the file. Returns `nil` if the work was cancelled.
  /// - Parameter isCancelled: Asked before each picture.
  public func run(isCancelled: @escaping () -> Bool = { false }) -> Result? {
    let compilation = Compiler.compile(source, root: root) { path in
      texts[root.path + path].map { .success($0) } ?? .failure(.unreadable("no such file"))
    }
    func result(_ findings: [Diagnostic]?) -> Result {
      Result(uri: uri, source: source, findings: findings, compilation: isOfClosedFile ? compilation : nil)
    }
    guard draws, compilation.canBeChecked else { return result(nil) }
    guard let findings = Linter.diagnostics(for: compilation.program, isCancelled: isCancelled) else { return nil }
    return result(findings)
  }
}
