import ShapeCore
import ShapeEditing
import ShapeLanguage

/// What holds for any bytes that somebody takes for a source: nothing ends the compiler, messages and changes have places
/// in the source, and changes of the text keep the picture.
public struct SourceLaws: Sendable {
  /// Where an import of a source leads to.
  let load: @Sendable (String) -> Result<[UInt8], LoadFailure>
  /// The limits of a picture. They are low: what takes a second is no fault, and there are many sources.
  let limits = Evaluator.Limits(steps: 20_000, elements: 2_000)

  public init(
    load: @escaping @Sendable (String) -> Result<[UInt8], LoadFailure> = { _ in .failure(.unreadable("none")) }
  ) {
    self.load = load
  }

  func compile(_ bytes: [UInt8]) -> Compilation {
    Compiler.compile(SourceFile(path: "main.shape", bytes: bytes), load: load)
  }

  /// Returns all mistakes of a program.
  func diagnostics(of compilation: Compilation) -> [Diagnostic] {
    let drawn =
      compilation.hasErrors ? [] : Linter.diagnostics(for: compilation.program, limits, total: 2 * limits.steps)
    return compilation.diagnostics + drawn
  }

  // MARK: Messages and changes

  /// Compiles and draws a source, applies one of the changes that are offered, and formats it. Returns what is wrong with
  /// the messages, the changes and the layout.
  public func faults(inMessagesOf bytes: [UInt8]) -> [String] {
    let compilation = compile(bytes)
    let diagnostics = diagnostics(of: compilation)
    var renderer = DiagnosticRenderer(sources: compilation.program.sources, usesColor: false)
    let faults = diagnostics.compactMap { diagnostic in
      let isInside = compilation.program.sources.hold(diagnostic.span)
      let text = renderer.render(diagnostic)
      return isInside && !diagnostic.problem.message.isEmpty ? nil : text
    }
    return faults + self.faults(inChangesFor: diagnostics, of: compilation) + self.faults(inLayoutOf: bytes)
  }

  private func faults(inChangesFor diagnostics: [Diagnostic], of compilation: Compilation) -> [String] {
    guard let tree = compilation.trees.first else { return [] }
    let changes = diagnostics.compactMap { $0.makeFixIt(in: tree) }
    if let first = changes.first { _ = compile(first.applied(to: tree.source.bytes)) }
    return changes.compactMap { change in
      let spans = change.edits.map(\.span)
      let isInside = spans.allSatisfy { compilation.program.sources.hold($0) }
      return isInside && zip(spans, spans.dropFirst()).allSatisfy { $0.end <= $1.start } ? nil : change.title
    }
  }

  private func faults(inLayoutOf bytes: [UInt8]) -> [String] {
    let source = SourceFile(path: "main.shape", bytes: bytes)
    guard let edits = try? SourceFormatter.edits(for: source) else { return [] }
    return edits.allSatisfy { [source].hold($0.span) } ? [] : ["a change of the layout lies outside"]
  }
}

extension [SourceFile] {
  /// Returns whether a place is in one of the files.
  fileprivate func hold(_ span: SourceSpan) -> Bool {
    span.file >= 0 && Int(span.file) < count && span.start >= 0 && span.start <= span.end
      && Int(span.end) <= self[Int(span.file)].bytes.count
  }
}
