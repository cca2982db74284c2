import Foundation
import ShapeBackends
import ShapeCore
import ShapeLanguage
import ShapeRaster
import ShapeWorkbench
import TestSupport
import Testing

@testable import ShapeCommandLine
@testable import ShapeTool

/// What a command line draws is what the writers write for the scene of the evaluator.
@Suite("Options for pictures")
struct PictureOptionTests {
  /// A picture in which each option changes something.
  private static func source(inset: Double = 3, tint: String = ".teal", hasShadow: Bool = true) -> String {
    """
    shape Other { size 5 x 5; fill .red }
    shape Card(inset in 0...40 = \(inset), tint: Color = \(tint)) {
      size 16 x 11
      fill adaptive(light: #F0E0D0, dark: #102030)
      layer(leading: inset, top: 1, width: 4, height: 3) { fill tint }
      stroke .red.opacity(50%), width: pixel
      \(hasShadow ? "layer(top: 7) { fill .gold; shadow .black, radius: 0, offset: (3, 1) }" : "layer(top: 7) { fill .gold }")
    }
    preview Other(), named: "other"
    preview Card(inset: 5), size: 13 x 12, scheme: .dark, direction: .rightToLeft, named: "night"

    """
  }

  /// A picture, and the command line that should draw it.
  private struct Request {
    var arguments: [String] = []
    var size = Size(16, 11)
    var inset = 3.0
    var tint = ".teal"
    var scheme = SchemeChoice.automatic
    var direction = LayoutDirection.leftToRight
    var canvas = Canvas.ink
    var hasShadow = true
    var scale = 1.0
    var background: RGBA?
    var level = CompressionLevel.default
    var resolution = 300.0
    var paper = RGBA(hex: 0xFFFFFF)
    var pageSize: PageSize?
    var tracesColors = false
    var idPrefix = ""

    init(_ format: OutputFormat, _ random: inout RandomSource) {
      let isPreview = random.chance(40)
      if isPreview {
        (size, inset, scheme, direction) = (Size(13, 12), 5, .dark, .rightToLeft)
      }
      arguments += isPreview ? ["--preview", "night"] : ["--shape", "Card"]
      func add(_ option: String, _ percent: Int = 35) -> Bool {
        guard random.chance(percent) else { return false }
        arguments.append(option)
        return true
      }
      if add("--size=21x9") { size = Size(21, 9) }
      if add("--set=inset=7.5") { inset = 7.5 }
      if add("--set=tint=#A0B0C0") { tint = "#A0B0C0" }
      if add("--scheme=light") { scheme = .light } else if add("--scheme=dark") { scheme = .dark }
      if add("--direction=rtl") { direction = .rightToLeft } else if add("--direction=ltr") { direction = .leftToRight }
      if add("--canvas=bounds") { canvas = .bounds }
      if add("--without=shadows") { hasShadow = false }
      switch format {
      case .svg:
        if add("--css-variables", 50) { tracesColors = true }
        if add("--id-prefix=b-", 50) { idPrefix = "b-" }
      case .png:
        if add("--scale=2.5", 70) { scale = 2.5 }
        if add("--background=#369", 50) { background = RGBA(red: 0.2, green: 0.4, blue: 0.6) }
        if add("--compression=fast") { level = .fast }
      case .eps, .ps: if add("--paper=#C0FFEE", 60) { paper = RGBA(hex: 0xC0FFEE) }
      case .pdf, .swift, .css: break
      }
      if Options.pageSize.declaration.formats.contains(format), add("--page-size=80x50") { pageSize = PageSize(80, 50) }
      if Options.resolution.declaration.formats.contains(format), add("--resolution=72") { resolution = 72 }
    }

    /// Returns the picture, drawn without the command line: the values are in the source.
    func bytes(_ format: OutputFormat) throws -> [UInt8] {
      let text = PictureOptionTests.source(inset: inset, tint: tint, hasShadow: hasShadow)
      let compilation = Compiler.compile(SourceFile(path: "a.shape", bytes: Array(text.utf8))) { _ in
        .failure(.unreadable("there is none"))
      }
      let shape = try #require(compilation.shape(named: "Card"))
      let drawing = Evaluator.draw(
        compilation.program, shape: shape, size: size, direction: direction, pixel: 1 / scale,
        tracesColors: tracesColors)
      let scene = try #require(drawing.scene)
      return switch format {
      case .svg:
        try SVGWriter.svg(for: scene, options: SVGOptions(canvas: canvas, scheme: scheme, idPrefix: idPrefix))
      case .png:
        try PNGPicture.png(
          for: scene,
          options: PNGOptions(canvas: canvas, scheme: scheme, scale: scale, background: background, level: level)
        ).bytes
      case .pdf:
        try PDFWriter.pdf(
          for: [(scene, scheme)], options: PDFOptions(canvas: canvas, resolution: resolution, pageSize: pageSize)
        ).bytes
      case .eps:
        try PostScriptWriter.eps(
          for: scene,
          options: PostScriptOptions(canvas: canvas, scheme: scheme, resolution: resolution, paper: paper)
        ).bytes
      case .ps:
        try PostScriptWriter.document(
          for: [(scene, scheme)],
          options: PostScriptOptions(canvas: canvas, resolution: resolution, paper: paper, pageSize: pageSize)
        ).bytes
      case .swift, .css: []
      }
    }
  }

  @Test(arguments: OutputFormat.pictures)
  func `reach the writer, together with a preview and values`(format: OutputFormat) throws {
    let work = try Workspace(source: Self.source())
    let seed = RandomCases.seed(41)
    var random = RandomSource(seed: seed)
    var pictures: Set<Data> = []
    let count = RandomCases.count(quick: 12, ci: 80, long: 40_000)
    for _ in 0..<count {
      let request = Request(format, &random)
      let line = [work.path("a.shape"), "-o", work.path("a.\(format)")] + request.arguments
      let (command, _) = try EmitCommand.parse(line[...])
      #expect(command.run() == .success)
      let written = try Data(contentsOf: work.file("a.\(format)"))
      #expect(try written == Data(request.bytes(format)), "seed \(seed): \(format) \(request.arguments)")
      pictures.insert(written)
    }
    #expect(pictures.count > min(count / 2, 100))
  }

  // MARK: Several files

  @Test func `keep all values of CSS apart in a folder`() throws {
    let work = try Workspace([
      "in/a.shape": "let ink: Color = #123\nlet gap = 3\n", "in/b.shape": Source.dot,
      "in/c.shape": "let ink: Color = #456\n",
    ])
    let (command, _) = try EmitCommand.parse([work.path("in"), "--emit", "css", "-o", work.path("out") + "/"])
    #expect(command.run() == .success)
    #expect(try work.names(in: "out") == ["a.css", "c.css"])
    let sheets = try ["a", "c"].map { name in
      try work.text("out/\(name).css").split(separator: "\n").filter { $0.hasPrefix("  --") }
    }
    #expect(
      sheets == [["  --ink: #123;", "  --gap: 3;"], ["  --ink: #456;"]]
        || sheets == [["  --ink: #112233;", "  --gap: 3;"], ["  --ink: #445566;"]])
  }

  @Test func `tell in a status line what was read and written`() throws {
    let work = try Workspace(["a.shape": Source.two, "b.shape": Source.dot])
    let (a, b, out) = (work.path("a.shape"), work.path("b.shape"), work.path("out"))
    func outcome(_ arguments: String...) throws -> String {
      let (command, _) = try EmitCommand.parse(arguments[...])
      return command.outcome(of: command.perform()).replacing(work.folder.path, with: "")
    }
    #expect(try outcome(a, "--shape", "Two", "-o", work.path("t.svg")) == "/a.shape → /t.svg")
    #expect(try outcome(a, b, "--emit", "svg", "-o", out + "/") == "2 files → /out/ (3 files)")
    #expect(try outcome(b, "--emit", "svg", "-o", out) == "/b.shape → /out/Dot.svg")
    let (check, _) = try CheckCommand.parse([a, b])
    #expect(check.outcome(of: check.perform()) == "2 files: no errors")
  }
}
