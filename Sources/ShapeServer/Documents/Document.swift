import ShapeCore
import ShapeEditing
import ShapeLanguage
import ShapeWorkbench

/// A document that is open in the client.
struct Document: Sendable {
  let uri: DocumentURI
  /// The number that the client gives to each state of the text. `nil` if it gives none.
  private(set) var version: Int?
  private(set) var lines: LineIndex
  /// What is known about this state of the text. `nil` if nothing was asked yet.
  private(set) var result: IncrementalResult?
  /// The compilation of this state of the text and of its imports.
  private var compilation: Compilation?
  /// The values of names in its pictures, and the settings they are for.
  private var values: (settings: Configuration, values: DrawnValues)?
  /// The last picture of this state of the text.
  private var shown = Boxed<ShownPicture>.none
  /// What is kept between states. `nil` for a document that was not used for some time.
  private var compiler: IncrementalCompiler?
  /// What other files need to know about this state of the text. `nil` if nothing asked for it yet.
  private(set) var summary: FileOutline?
  /// The semantic tokens of the last answer, which may be those of an older text.
  var tokens: Tokens?
  /// The findings of the last check, moved along with the text.
  private(set) var findings: [Diagnostic] = []
  /// What is proved about this state of the text and earlier ones.
  private(set) var proofs = ProofCache()

  /// Semantic tokens as the protocol has them, and the number by which the client knows them.
  struct Tokens: Sendable {
    let id: Int
    let data: [Int32]
  }

  init(uri: DocumentURI, version: Int?, text: String, _ encoding: PositionEncoding) {
    self.uri = uri
    self.version = version
    lines = LineIndex(Array(text.utf8), encoding)
  }

  var bytes: [UInt8] { lines.bytes }

  /// Its state for messages and the compiler.
  var source: SourceFile { SourceFile(path: uri.displayPath, bytes: bytes) }

  // MARK: Changes

  /// Makes a change as the client describes it: with a range, or of all of the text.
  mutating func apply(_ change: JSONValue) throws(ResponseError) {
    let text = try change.required("text") { $0.text }
    guard let range = change["range"], range != .null else { return replace(0..<bytes.count, with: Array(text.utf8)) }
    let start = lines.offset(of: try LineIndex.Position(range["start"]))
    let end = lines.offset(of: try LineIndex.Position(range["end"]))
    guard start <= end else { throw ResponseError(.invalidParams, "the range ends before it starts") }
    replace(start..<end, with: Array(text.utf8))
  }

  mutating func setVersion(_ version: Int?) { self.version = version }

  private mutating func replace(_ range: Range<Int>, with text: [UInt8]) {
    lines.replace(range, with: text)
    let shift = Int32(text.count - range.count)
    findings = findings.compactMap { $0.moved(past: range, by: shift) }
    summary = nil
    forgetResults()
  }

  /// Forgets what is known about the current state, because an import may have changed.
  mutating func forgetResults() {
    result = nil
    compilation = nil
    values = nil
    shown = .none
    proofs.proofs = ShapeProofs()
  }

  /// Forgets all that can be computed again.
  mutating func cool() {
    compiler = nil
    proofs = ProofCache()
    tokens = nil
    forgetResults()
  }

  mutating func forgetFindings() { findings = [] }

  /// Sets what a check found.
  /// - Parameter checked: The document and its imports as they were.
  mutating func setFindings(_ found: [Diagnostic], _ checked: IncrementalResult, _ proofs: ProofCache) {
    findings = found
    self.proofs = proofs
    // An import may have changed since.
    if result?.trees.elementsEqual(checked.trees, by: { $0 === $1 }) != true { self.proofs.proofs = ShapeProofs() }
  }

  // MARK: Results

  /// The tree of the current state.
  ///
  /// - Complexity: O(1) if there is a result, otherwise O(n) for n bytes.
  var tree: SyntaxTree {
    if let result { return result.trees[0] }
    return Parser.parse(source).tree
  }

  /// Returns what other files need to know about the current state.
  mutating func summarized() -> FileOutline {
    if let summary { return summary }
    let result = FileOutline(tree, lines)
    summary = result
    return result
  }

  /// Returns the mistakes and the trees of the current state.
  mutating func checked(
    _ root: ImportRoot, _ load: (String) -> Result<[UInt8], LoadFailure>
  ) -> IncrementalResult {
    if let result { return result }
    var compiler = compiler.take() ?? IncrementalCompiler()
    let result = compiler.diagnostics(of: source, root: root, load: load)
    self.compiler = compiler
    self.result = result
    return result
  }

  /// Returns the compilation of the current state, with the meaning of all names.
  mutating func compiled(
    _ root: ImportRoot, _ load: (String) -> Result<[UInt8], LoadFailure>
  ) -> Compilation {
    if let compilation { return compilation }
    var compiler = compiler.take() ?? IncrementalCompiler()
    let (compilation, result) = compiler.compiled(source, root: root, load: load)
    self.compiler = compiler
    self.compilation = compilation
    if self.result == nil { self.result = result }
    return compilation
  }

  /// Returns the values of names in pictures of a compilation of the current state.
  mutating func values(in compilation: Compilation, for settings: Configuration) -> DrawnValues {
    if let values, values.settings == settings { return values.values }
    let new = compilation.drawnValues(for: settings)
    values = (settings, new)
    return new
  }

  /// Returns what is proved about a shape of a compilation of the current state, or `nil` if nothing is.
  mutating func judgments(of shape: ShapeID, in compilation: Compilation) -> [Prover.Judgment]? {
    proofs.proofs.judgments(of: shape, in: compilation.program)
  }
}

extension Document {
  /// Returns a picture of a compilation of the current state.
  mutating func shown(_ request: PictureRequest, of compilation: Compilation) -> ShownPicture {
    if case .some(let shown) = shown, shown.request == request { return shown }
    let new = ShownPicture(request, of: compilation)
    shown = .some(new)
    return new
  }
}

/// A large value that few documents have: without it, it takes 8 bytes.
private indirect enum Boxed<Value: Sendable>: Sendable {
  case none
  case some(Value)
}

extension Diagnostic {
  /// Returns the diagnostic of the main file after some bytes of that file were replaced. `nil` if it is about them.
  fileprivate func moved(past range: Range<Int>, by shift: Int32) -> Diagnostic? {
    guard let span = span.moved(past: range, by: shift) else { return nil }
    var result = self
    result.span = span
    result.notes = notes.compactMap { note in
      note.span.moved(past: range, by: shift).map { Note(note.kind, at: $0) }
    }
    return result
  }
}

extension SourceSpan {
  fileprivate func moved(past range: Range<Int>, by shift: Int32) -> SourceSpan? {
    if file != 0 || Int(end) < range.lowerBound { return self }
    guard Int(start) > range.upperBound else { return nil }
    return SourceSpan(file: file, start: start + shift, end: end + shift)
  }
}

extension LineIndex.Position {
  /// Reads a position of the protocol.
  init(_ value: JSONValue?) throws(ResponseError) {
    guard let line = value?["line"]?.int, let character = value?["character"]?.int else { throw .missing("position") }
    self.init(line: line, character: character)
  }
}
