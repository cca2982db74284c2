import ShapeBackends
import ShapeCore
import ShapeTool
import ShapeWorkbench

/// Shows pictures in the terminal: `shapec show card.shape`.
struct ShowCommand: PictureCommand {
  static let name = CommandName.show

  static let options: [CommandOption<ShowCommand>] =
    selectionOptions + [
      CommandOption(Options.displayScale) { $0.scale = $1 },
      CommandOption(Options.background) { $0.pictures.background = $1 },
      CommandOption(Options.imageProtocol) { $0.askedProtocol = $1 },
      CommandOption(Options.root) { $0.input.root = $1 },
      CommandOption(Options.standardInputName) { $0.input.standardInputName = $1 },
      CommandOption(Options.warningsAreErrors) { $0.messages.warningsAreErrors = $1 },
      CommandOption(Options.diagnostics) { $0.messages.format = $1 },
    ]

  var input = Input()
  var messages = MessageOptions()
  var selection = PictureSelection()
  var pictures = PictureOptions()
  /// The largest number of pixels of a point, or `nil` for that of the display.
  private var scale: Double?
  private var askedProtocol: ImageProtocol?

  init() {}

  mutating func finish(_ given: [OptionDeclaration]) throws(UsageError) { try finishSelection(given) }

  /// Shows one picture, or several as a contact sheet.
  func run() -> ExitCode {
    var drawing = PictureDrawing(self, allowsSeveral: true)
    let target: TerminalOptions
    do throws(UsageError) {
      target = try terminalOptions()
    } catch {
      drawing.session.report(.usage(error))
      return drawing.session.exitCode
    }
    drawing.run()
    guard drawing.session.exitCode == .success else { return drawing.session.exitCode }
    var artifacts: [Artifact] = []
    do throws(Failure) {
      if !drawing.drawn.isEmpty { artifacts = [try artifact(of: drawing.drawn, target)] }
    } catch {
      drawing.session.report(error)
    }
    return drawing.session.write(
      artifacts, to: Destination(nil, as: OutputFormat.png.rawValue), of: selection.drawnThing)
  }

  private func artifact(of drawn: [DrawnPicture], _ target: TerminalOptions) throws(Failure) -> Artifact {
    var target = target
    let scene: Scene
    let name: String
    if drawn.count == 1 {
      scene = pictures.omitsShadows ? drawn[0].scene.withoutShadows : drawn[0].scene
      target.scheme = drawn[0].picture.scheme
      name = "`\(drawn[0].picture.name)`"
    } else {
      scene = PictureSheet(drawn, of: selection, pictures).scene
      target.scheme = selection.scheme ?? .automatic
      target.canvas = .ink
      name = PictureSheet.name
    }
    do throws(PictureError) {
      return Artifact(
        name: name, bytes: try TerminalPicture.bytes(for: scene, options: target), source: drawn[0].path)
    } catch {
      throw .usage(UsageError(error, error.message(about: name, [])))
    }
  }

  // MARK: The terminal

  /// The number of columns if the terminal doesn't tell.
  private static let usualColumns = 80
  /// The width of a character in pixels if the terminal doesn't tell. Rather too small, so that pictures fit.
  private static let usualCellWidth = 8.0
  /// From this height of a line on, in pixels, a point has two pixels.
  private static let denseLineHeight = 30.0

  /// Returns how the terminal shows pictures.
  private func terminalOptions() throws(UsageError) -> TerminalOptions {
    guard askedProtocol != nil || Terminal.isOutput else {
      throw UsageError(
        "standard output is not a terminal",
        hint: "add `--protocol sixel`, or write a file: `shapec card.shape -o card.png`")
    }
    let environment = TerminalEnvironment(Terminal.variable)
    let known = askedProtocol ?? environment.imageProtocol
    // Terminals with these protocols mix colors themselves.
    let isKnown = known == .kitty || known == .iterm || !environment.hasSequences
    let answer = isKnown ? nil : Terminal.ask()
    var options = TerminalOptions(known ?? (answer?.hasSixels == true ? .sixel : .blocks))
    if askedProtocol == nil, options.imageProtocol == .blocks, let reason = environment.colorRefusal {
      throw UsageError(
        "this terminal shows no colors, because of `\(reason)`",
        hint: "add `--protocol blocks`, or write a file: `shapec card.shape -o card.png`")
    }
    options.hasTrueColor = environment.hasTrueColor
    options.canvas = pictures.canvas
    options.background = pictures.background
    options.ground = answer?.background
    limit(&options, to: Terminal.window())
    return options
  }

  private func limit(_ options: inout TerminalOptions, to window: Terminal.Window?) {
    switch options.imageProtocol {
    case .blocks: options.width = window?.columns ?? Self.usualColumns
    case .kitty, .iterm, .sixel:
      // Without a window, a pipe may lead anywhere.
      options.width = window.map { Int(Double($0.columns) * ($0.cell?.width ?? Self.usualCellWidth)) }
    }
    let isDense = options.imageProtocol != .blocks && window?.cell.map { $0.height >= Self.denseLineHeight } ?? false
    options.scale = scale ?? (isDense ? 2 : 1)
  }
}
