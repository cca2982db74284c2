import LanguagePairs
import ReferencePainter
import ShapeBackends
import ShapeCore
import ShapeLanguage

/// The result of one program of a pair.
enum PairProgram {
  case scene(Scene)
  case refused([Diagnostic])

  /// Draws the shape `A` at its design size.
  init(_ text: String, imports: [String: String] = [:]) {
    let compilation = Compiler.compile(SourceFile(path: "a.shape", bytes: Array(text.utf8))) { path in
      imports[path].map { .success(Array($0.utf8)) } ?? .failure(.unreadable("there is none"))
    }
    guard !compilation.hasErrors, let shape = compilation.shape(named: "A") else {
      self = .refused(compilation.diagnostics.filter { $0.severity == .error })
      return
    }
    let size = compilation.program.shapes[shape].designSize
    let drawing = Evaluator.draw(compilation.program, shape: shape, size: size)
    self = drawing.scene.map { .scene($0) } ?? .refused(drawing.diagnostics)
  }

  var diagnostics: [Diagnostic] {
    switch self {
    case .scene: []
    case .refused(let diagnostics): diagnostics
    }
  }

  /// Code and message of each thing that is wrong with it.
  var complaints: [String] { diagnostics.map(\.complaint) }
}

extension Diagnostic {
  /// Code and message.
  var complaint: String { "\(problem.code) \(problem.message)" }
}

/// The output of a backend for one program of a pair.
enum PairPicture {
  case document(String)
  case refused([String])

  var complaints: [String] {
    switch self {
    case .document: []
    case .refused(let complaints): complaints
    }
  }
}

extension Pair {
  /// Returns both programs in a format, with exactly their bounds.
  func pictures(_ format: PairFormat) -> [PairPicture] {
    [first, second].map { text in
      switch PairProgram(text, imports: imports) {
      case .scene(let scene): format.picture(of: scene, isDark: isDark)
      case .refused(let diagnostics): .refused(diagnostics.map(\.complaint))
      }
    }
  }
}

/// A format whose pictures are painted by another program.
enum PairFormat: CaseIterable {
  case svg, eps

  func picture(of scene: Scene, isDark: Bool = false) -> PairPicture {
    let scheme = isDark ? SchemeChoice.dark : .light
    do {
      switch self {
      case .svg:
        let bytes = try SVGWriter.svg(for: scene, options: SVGOptions(canvas: .bounds, scheme: scheme))
        return .document(String(decoding: bytes, as: UTF8.self))
      case .eps:
        let file = try PostScriptWriter.eps(for: scene, options: PostScriptOptions(canvas: .bounds, scheme: scheme))
        return .document(String(decoding: file.bytes, as: UTF8.self))
      }
    } catch {
      return .refused(["\(error)"])
    }
  }

  /// Paints many documents, two pixels per point, with one run of a judge.
  func paint(_ documents: [String]) throws -> [Raster] {
    switch self {
    case .svg: try Judge.rsvg.render(documents.map { try Sheet.Picture(svg: $0, zoom: 1) }, finely: true)
    case .eps: try PagePainter.paintPages(documents)
    }
  }
}
