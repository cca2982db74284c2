import ShapeKit

/// One code of a comment that silences warnings in the declaration, the parameter or the statement after it:
/// `// shapec:allow W0003, W0004 the outer gap is for the pips`.
public struct Allowance: Sendable {
  /// What stands after `shapec:allow`; empty where nothing does.
  var code: String
  /// Where the code stands, or the comment that lacks one.
  var span: SourceSpan
  /// What it is about; nil where nothing follows the comment, or where it does not stand on a line of its own.
  var scope: SourceSpan?
  /// Whether it silenced something, or is wrong itself.
  var isUsed = false

  /// What such a comment begins with.
  static let mark = "shapec:allow"
  private static let program = "shapec"

  /// Whether words at the beginning of a comment are most likely meant as the mark.
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

  /// What is wrong with the comment itself.
  var problem: Problem? {
    if code.hasPrefix(Allowance.program) {
      let isMisspelt = code != Allowance.mark && Allowance.isMeant(by: code)
      return .unknownSuppression(code, nearest: isMisspelt ? Allowance.mark : nil)
    }
    guard let kind = Problem.Kind(code: code) else {
      return .unknownSuppression(code, nearest: nearestName(to: code, among: Problem.Kind.all.map { $0.code }))
    }
    if kind.code != code { return .unknownSuppression(code, nearest: kind.code) }
    return kind.severity == .warning ? nil : .suppressedError(code)
  }
}

extension [Allowance] {
  /// The diagnostics without the warnings that one of the comments silences; these are used then.
  /// Time: O(n log n) for n diagnostics and comments, times the depth to which what they are about nests.
  mutating func silence(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard !isEmpty else { return diagnostics }
    func comesBefore(_ a: SourceSpan, _ b: SourceSpan) -> Bool {
      (a.file, a.start, b.end) < (b.file, b.start, a.end)
    }
    let scopes = indices.compactMap { index in self[index].scope.map { (index: index, span: $0) } }
      .sorted { comesBefore($0.span, $1.span) }
    let order = diagnostics.indices.sorted { comesBefore(diagnostics[$0].span, diagnostics[$1].span) }
    var isSilent = [Bool](repeating: false, count: diagnostics.count)
    var next = 0
    // What is open where the diagnostic stands: of two declarations one lies in the other or they have nothing in common.
    var open: [(index: Int, span: SourceSpan)] = []
    for place in order {
      let span = diagnostics[place].span
      while next < scopes.count, !comesBefore(span, scopes[next].span) {
        while let last = open.last, !last.span.holds(scopes[next].span) { open.removeLast() }
        open.append(scopes[next])
        next += 1
      }
      while let last = open.last, !last.span.holds(span) { open.removeLast() }
      guard diagnostics[place].severity == .warning else { continue }
      let code = diagnostics[place].problem.code
      guard let scope = open.last(where: { self[$0.index].code == code }) else { continue }
      self[scope.index].isUsed = true
      isSilent[place] = true
    }
    return diagnostics.indices.filter { !isSilent[$0] }.map { diagnostics[$0] }
  }

  /// Warnings of the comments that silence nothing.
  var unneeded: [Diagnostic] {
    filter { !$0.isUsed }.map { Diagnostic(.unneededSuppression($0.code, hasScope: $0.scope != nil), at: $0.span) }
  }
}

extension SourceSpan {
  /// Whether another span lies within this one.
  fileprivate func holds(_ other: SourceSpan) -> Bool {
    file == other.file && start <= other.start && end >= other.end
  }
}
