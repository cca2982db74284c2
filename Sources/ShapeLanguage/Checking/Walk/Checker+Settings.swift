import ShapeCore

/// Values for parameters from outside of the sources, such as an option of the command line.
public struct Setting: Sendable {
  /// The shape of the parameter.
  public enum Target: Sendable {
    case shape(named: String)
    /// The shape of a preview of the main file.
    case preview(named: String)
    /// The only public shape of the main file.
    case onlyShape
  }

  /// The form of the text.
  public enum Form: Sendable {
    /// `parameter = value`, with a value as in a source.
    case assignment
    /// A JSON object with values by the names of parameters.
    case json
  }

  public var target: Target
  public var form: Form
  /// The text, and the name of its place in messages.
  public var source: SourceFile

  public init(_ source: SourceFile, as form: Form = .assignment, for target: Target = .onlyShape) {
    self.source = source
    self.form = form
    self.target = target
  }
}

/// A checked value of a `Setting`.
public struct SettingValue: Sendable {
  package var shape: ShapeID
  /// The index of the parameter.
  public var parameter: Int
  public var value: ExpressionID
}

/// A `Setting` that was read.
enum LoadedSetting: Sendable {
  case assignment(SettingSyntax)
  case json(JSONNode)
  /// Already reported.
  case unreadable
}

extension Checker {
  /// Checks values from outside against their parameters.
  mutating func check(_ settings: [Setting], _ loaded: Loader) -> [[SettingValue]] {
    var result: [[SettingValue]] = []
    for (index, setting) in settings.enumerated() {
      guard let shape = shape(of: setting.target) else {
        result.append([])
        continue
      }
      switch loaded.settings[index] {
      case .assignment(let syntax): result.append(check(syntax, for: shape).map { [$0] } ?? [])
      case .json(let node): result.append(check(node, in: Int32(loaded.fileCount + index), for: shape))
      case .unreadable: result.append([])
      }
    }
    return result
  }

  /// Checks one value. It can use the names of the file of its shape.
  private mutating func check(_ syntax: SettingSyntax, for shape: ShapeID) -> SettingValue? {
    let declaration = program.result.shapes[shape]
    guard let index = declaration.parameters.firstIndex(where: { $0.name == syntax.name.id }) else { return nil }
    let value = atTopLevel(of: Int(declaration.file), in: nil) { checker in
      checker.surroundings.constantPurpose = .commandLine
      checker.names.note(.parameter(of: .shape(shape), Int32(index)), at: syntax.name.span)
      return checker.check(syntax.value, as: declaration.parameters[index].type)
    }
    return SettingValue(shape: shape, parameter: index, value: value)
  }

  private func shape(of target: Setting.Target) -> ShapeID? {
    switch target {
    case .shape(let name): program.result.shape(named: name)
    case .preview(let name): program.result.previews.first { $0.source.file == 0 && $0.name == name }?.shape
    case .onlyShape: program.result.publicShapes.count == 1 ? program.result.publicShapes.first : nil
    }
  }
}
