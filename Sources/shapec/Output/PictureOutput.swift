import ShapeBackends
import ShapeKit
import ShapeLanguage

/// Draws shapes as SVG or EPS.
struct PictureOutput {
  private let command: EmitCommand
  private var session: Session
  private var artifacts: [Artifact] = []

  init(_ command: EmitCommand) {
    self.command = command
    session = Session(command.input, command.messages)
  }

  /// Draws the requested pictures, and writes them if all of them can be drawn.
  consuming func run() -> ExitCode {
    let settings: [Setting]
    do throws(Failure) {
      settings = try command.selection.compilerSettings()
    } catch {
      session.report(error)
      return session.exitCode
    }
    for setting in settings where setting.form == .json { session.note(source: setting.source.path) }
    for path in session.paths {
      guard let compilation = session.compile(path, settings) else { continue }
      if compilation.hasErrors {
        session.show(compilation.diagnostics, of: compilation)
        if !isFileWrong(compilation, compilation.diagnostics) { session.fail(.usage) }
      } else {
        draw(compilation, path)
      }
    }
    return session.write(
      artifacts, to: Destination(command.destination, format: command.format), of: command.drawnThing)
  }

  private mutating func draw(_ compilation: Compilation, _ path: String) {
    let plan = PicturePlan(compilation, path, command.selection, hasDestination: command.destination != nil)
    var diagnostics = compilation.diagnostics
    do throws(Failure) {
      var seen = Set(diagnostics.map(\.identity))
      for picture in try plan.pictures() {
        diagnostics += draw(picture, of: plan, path).filter { seen.insert($0.identity).inserted }
      }
    } catch {
      session.report(error)
    }
    session.show(diagnostics, of: plan.compilation)
  }

  /// Draws one picture and returns its diagnostics.
  private mutating func draw(_ picture: Picture, of plan: PicturePlan, _ path: String) -> [Diagnostic] {
    let drawing = Evaluator.draw(
      plan.compilation.program, shape: picture.shape, size: picture.size, values: picture.values,
      direction: picture.direction, sizeSource: picture.sizeSource, tracesColors: command.tracesColors)
    guard let scene = drawing.scene else {
      // A value of the command line is not a mistake of the source.
      session.fail(isFileWrong(plan.compilation, drawing.diagnostics) ? .sourceErrors : .usage)
      return drawing.diagnostics
    }
    let bytes = bytes(of: command.omitsShadows ? scene.withoutShadows : scene, picture.scheme)
    artifacts.append(Artifact(name: picture.name, bytes: bytes, source: path))
    return drawing.diagnostics
  }

  /// Returns whether an error is in a file, and not in a value of the command line.
  private func isFileWrong(_ compilation: Compilation, _ diagnostics: [Diagnostic]) -> Bool {
    diagnostics.contains { $0.severity == .error && !compilation.isAboutSetting($0) }
  }

  private func bytes(of scene: Scene, _ scheme: SchemeChoice) -> [UInt8] {
    switch command.format {
    // Swift and CSS are written from the program, and not from a scene.
    case .svg, .swift, .css: SVGWriter.svg(for: scene, options: SVGOptions(canvas: command.canvas, scheme: scheme))
    case .eps:
      PostScriptWriter.eps(for: scene, options: PostScriptOptions(canvas: command.canvas, scheme: scheme)).bytes
    }
  }
}
