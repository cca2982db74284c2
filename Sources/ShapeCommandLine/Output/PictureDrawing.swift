import ShapeBackends
import ShapeCore
import ShapeLanguage
import ShapeTool
import ShapeWorkbench

/// A picture that can be shown, and the compilation that it comes from.
struct DrawnPicture {
  var picture: Picture
  var scene: Scene
  var compilation: Compilation
  /// The path in the command line.
  var path: String
}

/// Draws the pictures that a command requests, and reports the mistakes in its files.
struct PictureDrawing {
  private let selection: PictureSelection
  private let tracesColors: Bool
  /// The size of a device pixel, in points.
  private let pixel: Double
  /// Whether several shapes of a file can be drawn.
  private let allowsSeveral: Bool
  var session: Session
  private(set) var drawn: [DrawnPicture] = []

  init(_ command: some PictureCommand, allowsSeveral: Bool, pixel: Double = 1) {
    selection = command.selection
    tracesColors = command.pictures.tracesColors
    self.allowsSeveral = allowsSeveral
    self.pixel = pixel
    session = Session(command.input, command.messages)
  }

  /// Draws the pictures of all files. Their errors are in the exit code of the session.
  mutating func run() {
    for case .file(let path) in selection.settings { session.note(source: path) }
    let settings: [Setting]
    do throws(Failure) {
      settings = try selection.compilerSettings()
    } catch {
      return session.report(error)
    }
    for path in session.paths {
      guard let compilation = session.compile(path, settings) else { continue }
      if compilation.hasErrors {
        session.show(compilation.diagnostics, of: compilation)
        if !isFileWrong(compilation, compilation.diagnostics) { session.fail(.usage) }
      } else {
        draw(compilation, path)
      }
    }
  }

  private mutating func draw(_ compilation: Compilation, _ path: String) {
    let plan = PicturePlan(
      compilation: compilation, path: path, selection: selection, allowsSeveral: allowsSeveral)
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
      direction: picture.direction, sizeSource: picture.sizeSource, pixel: pixel, tracesColors: tracesColors)
    if let scene = drawing.scene {
      drawn.append(DrawnPicture(picture: picture, scene: scene, compilation: plan.compilation, path: path))
    } else {
      // A value of the command line is not a mistake of the source.
      session.fail(isFileWrong(plan.compilation, drawing.diagnostics) ? .sourceErrors : .usage)
    }
    return drawing.diagnostics
  }

  /// Returns whether an error is in a file, and not in a value of the command line.
  private func isFileWrong(_ compilation: Compilation, _ diagnostics: [Diagnostic]) -> Bool {
    diagnostics.contains { $0.severity == .error && !compilation.isAboutSetting($0) }
  }
}
