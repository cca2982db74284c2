import ShapeLanguage
import ShapeTool

/// Shows a file in a browser: `shapec preview card.shape`. The program serves the page.
struct PreviewCommand: NamedCommand {
  static let name = CommandName.preview
  static let options: [CommandOption<PreviewCommand>] = [
    CommandOption(Options.open) { $0.opens = $1 },
    CommandOption(Options.port) { $0.port = $1 },
    CommandOption(Options.root) { $0.input.root = $1 },
  ]

  private var input = Input()
  private var port: Int?
  private var opens = false

  init() {}

  var operands: [String] {
    get { input.paths }
    set { input.paths = newValue }
  }

  mutating func finish(_ given: [OptionDeclaration]) throws(UsageError) {
    guard let file = operands.first else {
      if let root = input.root {
        throw UsageError("`--root` is about a file, but there is none", hint: "name a file, or remove `--root \(root)`")
      }
      return
    }
    if operands.count > 1 {
      throw UsageError(
        "`preview` shows one file, but there are \(operands.count)", hint: "name one; what it imports is shown, too")
    }
    if file == "-" { throw UsageError("standard input can't be followed", hint: "name a file") }
    try input.checkRoot()
  }

  /// Serves the page if the file can be read.
  func run(_ serve: (PreviewSettings) -> ExitCode) -> ExitCode {
    let console = Console(MessageOptions())
    var settings = PreviewSettings(name: input.paths.first, port: port ?? 0, opens: opens)
    settings.root = input.root.flatMap { Files.realPath($0) }
    guard let file = input.paths.first else { return serve(settings) }
    switch Files.kind(file) {
    case .folder: return console.report(.usage(UsageError("\(file) is a folder", hint: "name a file in it")))
    case .other:
      return console.report(
        .usage(UsageError("\(file) can't be followed, because it is not a regular file", hint: "name another file")))
    case .regular, .nothing: break
    }
    do throws(Failure) {
      _ = try SourceReader.bytes(of: file, named: file)
    } catch {
      return console.report(error)
    }
    // A link is followed under its own name, beside which its imports are.
    let folder = Files.folder(of: file)
    let place = Files.realPath(folder.isEmpty ? "." : folder) ?? ""
    settings.path = (place == "/" ? "" : place) + "/" + file.dropFirst(folder.count)
    return serve(settings)
  }
}

/// What `shapec preview` shows, and how.
package struct PreviewSettings: Sendable {
  /// The file as it is in the command line.
  fileprivate var name: String?
  /// The file from the root of the disk on. `nil` for a page that keeps what is written in it.
  package fileprivate(set) var path: String?
  /// The folder that imports stay within. Defaults to the folder of the file.
  package fileprivate(set) var root: String?
  /// 0 is any that is free.
  package fileprivate(set) var port: Int
  package fileprivate(set) var opens: Bool

  /// Writes the address to standard output, for people and for scripts. Returns whether it could be written.
  package func announce(_ address: String) -> Bool {
    let what = name.map { "\($0) is shown" } ?? "the page is"
    return StandardOutput.write(address + "\n") == .success
      && Console(MessageOptions()).show(status: "\(what) at this address until you press Control-C")
  }
}
