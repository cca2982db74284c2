import ShapeBackends
import ShapeCore
import ShapeTool
import ShapeWorkbench

/// The shapes and values to draw.
struct PictureSelection {
  /// The previews to draw.
  enum PreviewChoice: Equatable {
    case named(String)
    case all
  }

  /// A shape by its name, or `nil` for all shapes of the file.
  var shape: String?
  var preview: PreviewChoice?
  /// The size, or `nil` for the size of the preview, or the design size.
  var size: Size?
  var settings: [ParameterSetting] = []
  /// The scheme, or `nil` for the scheme of the preview, or both schemes.
  var scheme: SchemeChoice?
  /// The direction of the layout, or `nil` for that of the preview, or left to right.
  var direction: DirectionChoice?

  /// What the pictures show.
  var drawnThing: DrawnThing { preview == nil ? .shape : .preview }
}

/// A command that draws pictures of shapes.
protocol PictureCommand: FileCommand, NamedCommand {
  var selection: PictureSelection { get set }
  var pictures: PictureOptions { get set }
}

extension PictureCommand {
  /// The options that select what to draw.
  static var selectionOptions: [CommandOption<Self>] {
    [
      CommandOption(Options.shape) { $0.selection.shape = $1 },
      CommandOption(Options.preview) { $0.selection.preview = $1 == "all" ? .all : .named($1) },
      CommandOption(Options.size) { $0.selection.size = $1 },
      CommandOption(Options.set) { command, setting throws(UsageError) in
        // What a file names is not known yet.
        if case .value(_, let name) = setting,
          command.selection.settings.contains(where: { if case .value(_, name) = $0 { true } else { false } })
        {
          throw .repeatedSetting(name)
        }
        command.selection.settings.append(setting)
      },
      CommandOption(Options.scheme) { $0.selection.scheme = $1 },
      CommandOption(Options.direction) { $0.selection.direction = $1 },
      CommandOption(Options.canvas) { $0.pictures.canvas = $1 },
      CommandOption(Options.without) { $0.pictures.omitsShadows = $1 == .shadows },
    ]
  }

  /// Finds the files, and checks that they and the selection fit together.
  mutating func finishSelection(_ given: [OptionDeclaration]) throws(UsageError) {
    if selection.preview != nil, selection.shape != nil {
      throw UsageError("a preview has its own shape", hint: "remove `--shape`")
    }
    try checkStandardInput()
    if selection.preview == .all {
      let other = given.first { [Options.size.declaration.name, Options.set.declaration.name].contains($0.name) }
      if let other {
        throw UsageError(
          "`\(other.spelling)` works with one preview, but `--preview all` draws all of them",
          hint: "remove `\(other.spelling)`, or name a preview")
      }
    }
    try finishInput(given)
    if case .named = selection.preview, input.paths.count > 1 {
      throw UsageError(
        "`--preview` works with one file, but there are \(input.paths.count)",
        hint: "use `--preview all`, or run shapec for each file")
    }
  }

  /// Refuses two uses of standard input.
  private func checkStandardInput() throws(UsageError) {
    var files = input.paths
    for case .file(let path) in selection.settings { files.append(path) }
    if files.count(where: { $0 == "-" }) > 1 {
      throw UsageError("standard input can be read only once", hint: "remove all `-` but one")
    }
  }
}

extension UsageError {
  static func repeatedSetting(_ name: String) -> UsageError {
    UsageError("`--set` gives `\(name)` twice", hint: "remove one of them")
  }
}
