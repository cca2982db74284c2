import ShapeBackends
import ShapeCore
import ShapeLanguage
import ShapeTool
import ShapeWorkbench

/// The pictures that a command line requests of one file.
struct PicturePlan {
  /// The compilation, including the values of the command line.
  let compilation: Compilation
  /// The path in the command line.
  let path: String
  let selection: PictureSelection
  /// Whether several shapes can be drawn.
  let allowsSeveral: Bool

  /// Returns the pictures to draw. Empty for a file without shapes.
  func pictures() throws(Failure) -> [Picture] {
    switch selection.preview {
    case .named(let name): return [try picture(ofPreview: name)]
    case .all: return try picturesOfAllPreviews()
    case nil: break
    }
    let shapes = try selection.shapes(of: compilation, path)
    if shapes.count > 1, !allowsSeveral || !selection.settings.isEmpty || selection.size != nil {
      let names = compilation.names(of: shapes).joined(separator: ", ")
      let folder = allowsSeveral ? "" : ", or add a folder for all of them: `-o out/`"
      throw .usage(
        UsageError("\(path) has several shapes: \(names)", hint: "choose one with `--shape`\(folder)"))
    }
    var result: [Picture] = []
    for shape in shapes { result.append(try withSettings(compilation.picture(of: shape, selection.conditions))) }
    return result
  }

  private func picture(ofPreview name: String) throws(Failure) -> Picture {
    let own = compilation.program.previews.filter { $0.source.file == 0 }
    guard let preview = own.first(where: { $0.name == name }) else {
      throw .usage(.unknownName("\(path) has no preview `\(name)`", name, among: own.map(\.name)))
    }
    return try picture(of: preview)
  }

  /// Returns a picture for each preview, with a name for its file.
  private func picturesOfAllPreviews() throws(Failure) -> [Picture] {
    var result: [Picture] = []
    for preview in compilation.program.previews where preview.source.file == 0 {
      var picture = try self.picture(of: preview)
      if preview.name != picture.name {
        picture.name += " \(Files.nameWithoutSeparators(preview.name))"
        picture.label += " \(preview.name)"
      }
      result.append(picture)
    }
    return result
  }

  private func picture(of preview: Preview) throws(Failure) -> Picture {
    let picture: Picture
    do throws(UnknownSize) {
      picture = try compilation.picture(of: preview, selection.conditions)
    } catch {
      throw .diagnostics(error.diagnostics, sources: compilation.program.sources, .sourceErrors)
    }
    return try withSettings(picture)
  }

  /// Returns a picture with the values of the command line.
  private func withSettings(_ picture: Picture) throws(Failure) -> Picture {
    var picture = picture
    let names = compilation.program.shapes[picture.shape].parameters.map { compilation.program.names.spelling($0.name) }
    var given: Set<Int> = []
    for (setting, checked) in zip(selection.settings, compilation.settings) {
      if case .value(_, let parameter) = setting, checked.isEmpty {
        throw .usage(
          .unknownName("`\(picture.name)` has no parameter `\(parameter)`", parameter, among: names))
      }
      for value in checked {
        guard given.insert(value.parameter).inserted else { throw .usage(.repeatedSetting(names[value.parameter])) }
        picture.values[value.parameter] = value.value
      }
    }
    return picture
  }
}

extension PictureSelection {
  fileprivate var conditions: PictureConditions {
    PictureConditions(size: size, scheme: scheme, direction: direction?.direction)
  }

  /// Returns the values of `--set` for the compiler.
  func compilerSettings() throws(Failure) -> [Setting] {
    var target: Setting.Target = shape.map { .shape(named: $0) } ?? .onlyShape
    if case .named(let name) = preview { target = .preview(named: name) }
    var result: [Setting] = []
    for setting in settings {
      switch setting {
      case .value(let text, let name):
        let source = SourceFile(path: Options.set.declaration.spelling, bytes: Array("\(name)=\(text)".utf8))
        result.append(Setting(source, for: target))
      case .file(let path):
        let name = path == "-" ? SourceFile.standardInput : path
        let source = SourceFile(path: name, bytes: try SourceReader.bytes(of: path, named: name))
        result.append(Setting(source, as: .json, for: target))
      }
    }
    return result
  }

  /// Returns the named shape, or all public shapes of a file.
  func shapes(of compilation: Compilation, _ path: String) throws(Failure) -> [ShapeID] {
    guard let name = shape else { return compilation.publicShapes }
    if let shape = compilation.shape(named: name) { return [shape] }
    let names = compilation.names(of: compilation.publicShapes)
    throw .usage(.unknownName("\(path) has no shape `\(name)`", name, among: names))
  }
}

extension Compilation {
  fileprivate func names(of shapes: [ShapeID]) -> [String] {
    shapes.map { program.names.spelling(program.shapes[$0].name) }
  }
}

extension UsageError {
  /// Returns the error for an unknown name. Suggests the nearest one, or lists all.
  fileprivate static func unknownName(_ message: String, _ wrong: String, among names: [String]) -> UsageError {
    if let nearest = nearestName(to: wrong, among: names) {
      return UsageError(message, hint: "did you mean `\(nearest)`?")
    }
    return UsageError(message, hint: names.isEmpty ? nil : "use \(alternatives(names))")
  }
}
