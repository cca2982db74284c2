import ShapeLanguage

/// The work of `check` for one state of a document, which may take some time: the program that runs the server does it on
/// a thread of its own.
public struct CheckTask: Sendable {
  let uri: DocumentURI
  let subject: Subject

  enum Subject: Sendable {
    /// An open document with its imports, as they were, and what was proved about earlier states of it.
    case document(IncrementalResult, ProofCache)
    /// A file that is not open. Its other diagnostics are needed, too.
    case file(ClosedFile)
  }

  struct ClosedFile: Sendable {
    let source: SourceFile
    let root: ImportRoot
    /// The text of each import, by its path.
    let texts: [String: [UInt8]]
    /// Whether the shapes are drawn.
    let draws: Bool
  }

  /// Whether the file is not open.
  var isOfClosedFile: Bool {
    switch subject {
    case .document: false
    case .file: true
    }
  }

  /// What the check found.
  public struct Result: Sendable {
    let uri: DocumentURI
    /// `nil` if the file has errors that prevent a check.
    let findings: [Diagnostic]?
    let subject: Subject

    enum Subject: Sendable {
      /// The document as it was, and what is proved.
      case document(IncrementalResult, ProofCache)
      case file(Compilation)
    }
  }

  /// Draws the shapes of the file. Returns `nil` if the work was cancelled.
  /// - Parameter isCancelled: Asked before each picture and each proof.
  public func run(isCancelled: @escaping () -> Bool = { false }) -> Result? {
    switch subject {
    case .document(let result, var proofs):
      let (compilation, keys) = result.compiled()
      var findings: [Diagnostic]?
      if compilation.canBeChecked {
        findings = Linter.diagnostics(
          for: compilation.program, keys, reusing: &proofs, isCancelled: isCancelled)
        if findings == nil { return nil }
      }
      return Result(uri: uri, findings: findings, subject: .document(result, proofs))
    case .file(let file):
      let compilation = Compiler.compile(file.source, root: file.root) { path in
        file.texts[file.root.path + path].map { .success($0) } ?? .failure(.unreadable("no such file"))
      }
      var findings: [Diagnostic]?
      if file.draws, compilation.canBeChecked {
        findings = Linter.diagnostics(for: compilation.program, isCancelled: isCancelled)
        if findings == nil { return nil }
      }
      return Result(uri: uri, findings: findings, subject: .file(compilation))
    }
  }
}
