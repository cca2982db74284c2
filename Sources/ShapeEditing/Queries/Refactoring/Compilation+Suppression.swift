import ShapeCore
import ShapeLanguage

extension Compilation {
  /// Returns the actions for a diagnostic: its fix-it, if `Fixer.offering` has set one, and its suppression.
  public func quickFixes(for diagnostic: Diagnostic) -> [CodeAction] {
    [diagnostic.fixIt.map { CodeAction($0) }, suppressing(diagnostic)].compactMap { $0 }
  }

  /// Returns the action that suppresses a warning with a comment before its statement, parameter or declaration, or
  /// `nil` for an error, and for a warning about such a comment.
  ///
  /// The comment is on a line of its own. So if the innermost of these is not the first on its line, the comment is before
  /// the one around it. A comment that is there already gets one more code.
  public func suppressing(_ diagnostic: Diagnostic) -> CodeAction? {
    guard diagnostic.severity == .warning, !diagnostic.problem.kind.isAboutSuppression, diagnostic.span.file >= 0,
      !isAboutSetting(diagnostic), let tree = trees.dropFirst(Int(diagnostic.span.file)).first,
      let node = tree.suppressibleNode(around: diagnostic.span)
    else { return nil }
    let code = diagnostic.problem.code
    let title = "suppress \(code)"
    let own = tree.suppressions.filter { $0.scope == node.span && $0.problem == nil }
    if own.contains(where: { $0.code == code }) { return nil }
    if let last = own.last {
      let end = SourceSpan(file: tree.file, start: last.span.end, end: last.span.end)
      return CodeAction(title: title, kind: .quickFix, edits: [TextEdit(end, ", \(code)")])
    }
    let bytes = tree.source.bytes
    let start = tree.startOfComments(above: node.firstToken)
    let lineStart = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let indentation = tree.source.text(lineStart..<start).filter { $0 == " " || $0 == "\t" }
    let place = SourceSpan(file: tree.file, start: Int32(start), end: Int32(start))
    let comment = "// \(Suppression.mark) \(code)\(tree.source.lineBreak)\(indentation)"
    return CodeAction(title: title, kind: .quickFix, edits: [TextEdit(place, comment)])
  }
}

extension Problem.Kind {
  /// Whether it is about a comment that suppresses warnings.
  fileprivate var isAboutSuppression: Bool {
    [.unknownSuppression, .suppressedError, .unneededSuppression].contains(self)
  }
}

extension SyntaxTree {
  /// Returns the innermost declaration, parameter or statement around a place that is the first on its line. If several
  /// begin with the same token, the outermost of these.
  fileprivate func suppressibleNode(around span: SourceSpan) -> SyntaxNode? {
    var result: SyntaxNode?
    for node in FixPlace(tree: self, span: span).nodes(around: span)
    where node.firstToken.startsLine && node.kind.acceptsSuppression {
      if result?.tokens.lowerBound != node.tokens.lowerBound { result = node }
    }
    return result
  }

  /// Returns the start of the comments on the lines right above a token that begins a line, or the start of the token.
  func startOfComments(above token: SyntaxToken) -> Int {
    guard token.startsLine else { return token.start }
    let bytes = source.bytes
    func startOfLine(_ offset: Int) -> Int { bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0 }
    var result = token.start
    var lineStart = startOfLine(token.start)
    while lineStart > 0 {
      let above = startOfLine(lineStart - 1)
      guard let text = (above..<lineStart).first(where: { !GapScanner.isBlank(bytes[$0]) }),
        bytes[text...].starts(with: "//".utf8)
      else { break }
      (result, lineStart) = (text, above)
    }
    return result
  }
}
