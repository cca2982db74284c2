import ShapeBackends
import ShapeCore
import ShapeEditing
import ShapeLanguage
import ShapeSwift

extension SourceLaws {
  /// Fixes and formats a source, and writes it in every format. Returns what is wrong.
  public func faults(inOutputsOf bytes: [UInt8]) -> [String] {
    let compilation = compile(bytes)
    let diagnostics = diagnostics(of: compilation)
    // What takes long is not tried in all ways.
    guard !diagnostics.contains(where: { $0.problem.kind.group == .limits }) else { return [] }
    let errors = diagnostics.count { $0.severity == .error }
    let pictures = errors == 0 ? scenes(of: compilation) : [:]
    var faults = self.faults(inFixOf: bytes, errors: errors, pictures)
    let source = SourceFile(path: "main.shape", bytes: bytes)
    if let edits = try? SourceFormatter.edits(for: source) {
      let formatted = edits.applied(to: bytes)
      if let again = try? SourceFormatter.edits(for: SourceFile(path: "main.shape", bytes: formatted)) {
        if again.applied(to: formatted) != formatted { faults.append("formatting twice changes the text again") }
      } else {
        faults.append("the formatted text is refused")
      }
      if errors == 0, !isShown(pictures, by: formatted) { faults.append("formatting changes the picture") }
    }
    return errors == 0 ? faults + self.faults(inFilesOf: compilation, pictures) : faults
  }

  private func faults(inFixOf bytes: [UInt8], errors: Int, _ pictures: [String: Scene]) -> [String] {
    // Changes are compared with few others, which takes most of the time otherwise.
    let fixed = Fixer(path: "main.shape", budget: TrialBudget(bytes: 20_000), load: load).fixed(bytes)
    if fixed.changes.isEmpty { return fixed.bytes == bytes ? [] : ["a change is not told"] }
    let left = fixed.diagnostics.count { $0.severity == .error }
    if left > errors { return ["fixing leads to \(left) errors instead of \(errors)"] }
    return errors > 0 || isShown(pictures, by: fixed.bytes) ? [] : ["fixing changes the picture"]
  }

  /// Returns the scenes of the first shapes at their design sizes, by name.
  private func scenes(of compilation: Compilation) -> [String: Scene] {
    var scenes: [String: Scene] = [:]
    for shape in compilation.publicShapes.prefix(3) {
      let declaration = compilation.program.shapes[shape]
      let drawing = Evaluator.draw(compilation.program, shape: shape, size: declaration.designSize)
      if let scene = drawing.scene { scenes[compilation.program.names.spelling(declaration.name)] = scene }
    }
    return scenes
  }

  /// Whether another source has the same pictures.
  private func isShown(_ pictures: [String: Scene], by bytes: [UInt8]) -> Bool {
    let compilation = compile(bytes)
    guard !compilation.hasErrors else { return false }
    let others = scenes(of: compilation)
    return pictures.allSatisfy { name, scene in
      others[name].map { (try? SVGWriter.svg(for: $0)) == (try? SVGWriter.svg(for: scene)) } ?? false
    }
  }

  /// Writes each picture in each format, and the program as code.
  private func faults(inFilesOf compilation: Compilation, _ pictures: [String: Scene]) -> [String] {
    let types = SwiftWriter.types(for: compilation.program, shapes: compilation.publicShapes)
    var sheet = CSSWriter()
    sheet.add(compilation.program)
    var faults = SwiftWriter.file(of: types).isEmpty ? ["no Swift code"] : []
    _ = sheet.finish()
    for scene in pictures.values {
      // Larger pictures take longer, in the same code.
      let scale = min(1, 100 / max(scene.size.width, scene.size.height, 1))
      for (format, write) in Self.writers {
        // A format may refuse a picture.
        guard let first = try? write(scene, scale) else { continue }
        if first.isEmpty || first != (try? write(scene, scale)) {
          faults.append("\(format) is empty, or another one the second time")
        }
      }
    }
    return faults
  }

  /// Writes a scene. The number is that of pixels of a point where a format has pixels.
  package typealias Writer = @Sendable (_ scene: Scene, _ scale: Double) throws -> [UInt8]

  /// What writes pictures, by the names of formats.
  package static let writers: [String: Writer] = [
    "svg": { scene, _ in
      return try SVGWriter.picture(of: scene, listsExactElements: true).bytes
    },
    "png": { try PNGPicture.png(for: $0, options: PNGOptions(scale: $1)).bytes },
    "pdf": { try PDFWriter.pdf(for: [$0], options: PDFOptions(resolution: 72 * $1)).bytes },
    "eps": { try PostScriptWriter.eps(for: $0, options: PostScriptOptions(resolution: 72 * $1)).bytes },
    "ps": { scene, scale in
      let options = PostScriptOptions(resolution: 72 * scale)
      return try PostScriptWriter.document(for: [(scene, .automatic)], options: options).bytes
    },
  ]
}
