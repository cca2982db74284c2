/// Mends a source by the changes that are meant for certain, each of which is tried before it is kept: what it is for is
/// gone then, and nothing new is wrong.
public struct Fixer {
  private let path: String
  private let load: (String) -> Result<[UInt8], LoadFailure>

  /// - Parameters:
  ///   - path: the file to mend, as messages name it.
  ///   - load: gives the bytes of an imported file, as for `Compiler.compile`.
  public init(path: String, load: @escaping (String) -> Result<[UInt8], LoadFailure>) {
    self.path = path
    self.load = load
  }

  /// All that is wrong with a source, in its text and at the sizes and values that matter.
  public func diagnostics(of bytes: [UInt8]) -> [Diagnostic] { checked(bytes).diagnostics }

  private func checked(
    _ bytes: [UInt8], showsConsequences: Bool = false
  ) -> (diagnostics: [Diagnostic], tree: SyntaxTree?) {
    let file = SourceFile(path: path, bytes: bytes)
    let compilation = Compiler.compile(file, showsConsequences: showsConsequences, load: load)
    var diagnostics = compilation.diagnostics
    if compilation.canBeChecked { diagnostics += Checkup.diagnostics(for: compilation.program) }
    return (diagnostics, compilation.trees.first)
  }

  /// The changes that can be made, with what they are for: each by itself takes that away and makes nothing worse.
  public func fixIts(for bytes: [UInt8]) -> [(diagnostic: Diagnostic, fixIt: FixIt)] { tried(bytes, mending: true) }

  /// The changes that look as if they could be made, but do not mend what they are for.
  func failures(for bytes: [UInt8]) -> [(diagnostic: Diagnostic, fixIt: FixIt)] { tried(bytes, mending: false) }

  private func tried(_ bytes: [UInt8], mending: Bool) -> [(diagnostic: Diagnostic, fixIt: FixIt)] {
    let (diagnostics, tree) = checked(bytes)
    guard let tree else { return [] }
    let before = counts(of: bytes)
    return diagnostics.compactMap { diagnostic in
      guard let fixIt = diagnostic.candidate(in: tree) else { return nil }
      let after = counts(of: fixIt.applied(to: bytes))
      return mends(diagnostic, before, after) == mending ? (diagnostic, fixIt) : nil
    }
  }

  /// The source with all changes made that can be, and what is still wrong with it.
  public func fixed(_ bytes: [UInt8]) -> (bytes: [UInt8], changes: Int, diagnostics: [Diagnostic]) {
    var bytes = bytes
    var changes = 0
    var tried: Set<[UInt8]> = [bytes]
    while changes < 1_000 {
      let (diagnostics, tree) = checked(bytes)
      guard let tree else { return (bytes, changes, diagnostics) }
      let before = counts(of: bytes)
      var next: [UInt8]?
      for diagnostic in diagnostics {
        guard let fixIt = diagnostic.candidate(in: tree) else { continue }
        let mended = fixIt.applied(to: bytes)
        guard !tried.contains(mended) else { continue }
        tried.insert(mended)
        if mends(diagnostic, before, counts(of: mended)) {
          next = mended
          break
        }
      }
      guard let next else { return (bytes, changes, diagnostics) }
      bytes = next
      changes += 1
    }
    return (bytes, changes, diagnostics(of: bytes))
  }

  /// How often each code comes, with the errors that follow from others: they are hidden only as long as these are there.
  private func counts(of bytes: [UInt8]) -> [String: Int] {
    var result: [String: Int] = [:]
    for diagnostic in checked(bytes, showsConsequences: true).diagnostics {
      result[diagnostic.problem.code, default: 0] += 1
    }
    return result
  }

  /// Whether there is less of a diagnostic's kind than before, and no more of any other error.
  private func mends(_ diagnostic: Diagnostic, _ before: [String: Int], _ after: [String: Int]) -> Bool {
    let code = diagnostic.problem.code
    guard after[code, default: 0] < before[code, default: 0] else { return false }
    return after.allSatisfy { $0.value <= before[$0.key, default: 0] || $0.key.hasPrefix("W") }
  }
}
