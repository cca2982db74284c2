import ShapeCore

/// One code of a comment that suppresses warnings in the next declaration, parameter or statement:
/// `// shapec:allow W0003, W0004 the outer gap is for the pips`.
public struct Suppression: Sendable {
  /// The text after `shapec:allow`, or an empty string.
  package var code: String
  /// The place of the code, or of the comment if it has no code.
  package var span: SourceSpan
  /// The next declaration, parameter or statement; nil if there is none, or if the comment is not on its own line.
  package var scope: SourceSpan?
  /// Whether it suppressed a warning, or is wrong itself.
  var isUsed = false

  /// The beginning of such a comment.
  package static let mark = "shapec:allow"
  private static let program = "shapec"

  /// Whether words at the beginning of a comment are most likely a misspelled mark.
  static func isMeant(by words: String) -> Bool {
    let letters = words.dropFirst(program.utf8.count).filter { $0.isLetter }
    return letters == "allow" || nearestName(to: letters, among: ["allow"]) != nil
  }

  init(code: String, span: SourceSpan, scope: SourceSpan?) {
    self.code = code
    self.span = span
    self.scope = scope
    if problem != nil { isUsed = true }
  }

  /// Whether it suppresses warnings that only a check for motion reports.
  var isAboutMotion: Bool { code == Problem.Kind.jump.code }

  /// The problem with the comment itself, if there is one.
  package var problem: Problem? {
    if code.hasPrefix(Suppression.program) {
      let isMisspelled = code != Suppression.mark && Suppression.isMeant(by: code)
      return .unknownSuppression(code, nearest: isMisspelled ? Suppression.mark : nil)
    }
    guard let kind = Problem.Kind(code: code) else {
      return .unknownSuppression(code, nearest: nearestName(to: code, among: Problem.Kind.allCases.map { $0.code }))
    }
    if kind.code != code { return .unknownSuppression(code, nearest: kind.code) }
    return kind.severity == .warning ? nil : .suppressedError(code)
  }
}

extension [Suppression] {
  /// Returns the diagnostics without the warnings that a comment suppresses, and marks these comments as used.
  ///
  /// Time: O(n log n) for n diagnostics and comments, times the nesting depth of their scopes.
  mutating func suppress(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard !isEmpty else { return diagnostics }
    func comesBefore(_ a: SourceSpan, _ b: SourceSpan) -> Bool {
      (a.file, a.start, b.end) < (b.file, b.start, a.end)
    }
    let scopes = indices.compactMap { index in self[index].scope.map { (index: index, span: $0) } }
      .sorted { comesBefore($0.span, $1.span) }
    let order = diagnostics.indices.sorted { comesBefore(diagnostics[$0].span, diagnostics[$1].span) }
    var isSuppressed = [Bool](repeating: false, count: diagnostics.count)
    var next = 0
    // The scopes around the diagnostic. Two scopes are nested or disjoint.
    var open: [(index: Int, span: SourceSpan)] = []
    for place in order {
      let span = diagnostics[place].span
      while next < scopes.count, !comesBefore(span, scopes[next].span) {
        while let last = open.last, !last.span.contains(scopes[next].span) { open.removeLast() }
        open.append(scopes[next])
        next += 1
      }
      while let last = open.last, !last.span.contains(span) { open.removeLast() }
      guard diagnostics[place].severity == .warning else { continue }
      let code = diagnostics[place].problem.code
      guard let scope = open.last(where: { self[$0.index].code == code }) else { continue }
      self[scope.index].isUsed = true
      isSuppressed[place] = true
    }
    return diagnostics.indices.filter { !isSuppressed[$0] }.map { diagnostics[$0] }
  }

  /// The warnings about comments that suppress nothing.
  var unneeded: [Diagnostic] {
    let unused = filter { !$0.isUsed && Problem.Kind(code: $0.code)?.isOfPictures != false }
    return unused.map { Diagnostic(.unneededSuppression($0.code, hasScope: $0.scope != nil), at: $0.span) }
  }
}
