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
    var run = CheckRun(self, isCancelled: isCancelled)
    return run.finish()
  }
}

/// A check that is done in parts, so that a program with one thread can answer messages between them. That of a file that is not
/// open is one part.
public struct CheckRun {
  public let task: CheckTask
  private let isCancelled: () -> Bool
  private var document: LintRun?
  private var hasBegun = false

  /// - Parameter isCancelled: Asked before each picture and each proof.
  public init(_ task: CheckTask, isCancelled: @escaping () -> Bool = { false }) {
    (self.task, self.isCancelled) = (task, isCancelled)
  }

  /// Does the next part of the work. Returns whether there was any.
  public mutating func doPart() -> Bool {
    if hasBegun { return document?.doPart() ?? false }
    hasBegun = true
    if case .document(let result, let proofs) = task.subject {
      let (compilation, keys) = result.compiled()
      if compilation.canBeChecked {
        document = Linter.run(for: compilation.program, keys, reusing: proofs, isCancelled: isCancelled)
      }
    }
    return true
  }

  /// Does the parts that are left, and returns what was found. `nil` if the work was cancelled.
  public mutating func finish() -> CheckTask.Result? {
    while doPart() {}
    switch task.subject {
    case .document(let result, let proofs):
      let findings = document?.finish()
      if document != nil, findings == nil { return nil }
      return .init(uri: task.uri, findings: findings, subject: .document(result, document?.proofs ?? proofs))
    case .file(let file):
      let compilation = Compiler.compile(file.source, root: file.root) { path in
        file.texts[file.root.path + path].map { .success($0) } ?? .failure(.unreadable("no such file"))
      }
      var findings: [Diagnostic]?
      if file.draws, compilation.canBeChecked {
        findings = Linter.diagnostics(for: compilation.program, isCancelled: isCancelled)
        if findings == nil { return nil }
      }
      return .init(uri: task.uri, findings: findings, subject: .file(compilation))
    }
  }
}
