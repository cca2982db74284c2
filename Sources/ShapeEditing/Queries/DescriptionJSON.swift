import ShapeCore
import ShapeLanguage

/// Writes descriptions of files. The README of `shapec` describes the members.
public struct DescriptionJSON {
  /// The version of the form. A larger number means that a member was removed, or changed its meaning.
  public static let version = 1

  private var places: PlaceJSON

  private init(_ sources: [SourceFile]) { places = PlaceJSON(sources: sources) }

  /// Returns the text for some files, with a line break at its end.
  public static func text(_ files: [JSONValue]) -> String {
    JSONWriter.indented(["version": .number(version), "files": .array(files)])
  }

  /// Returns the object of a file.
  /// - Parameter sources: The sources of its program.
  public static func object(_ file: FileDescription, sources: [SourceFile]) -> JSONValue {
    var writer = DescriptionJSON(sources)
    return writer.object(file)
  }

  private mutating func object(_ file: FileDescription) -> JSONValue {
    [
      "file": .string(file.path),
      "imports": .array(file.imports.map { object($0) }),
      "values": .array(file.values.map { object($0) }),
      "enums": .array(file.enums.map { object($0.name, [.init("cases", Self.cases($0.cases))]) }),
      "functions": .array(file.functions.map { object($0) }),
      "styles": .array(file.styles.map { object($0.name, [.init("parameters", parameters($0.parameters))]) }),
      "shapes": .array(file.shapes.map { object($0) }),
      "previews": .array(file.previews.map { object($0) }),
    ]
  }

  // MARK: Declarations

  /// Returns the common members of declarations, others after them, and the place.
  private mutating func object(
    _ name: DescribedName, _ members: [JSONValue.Member], hasAccess: Bool = true
  ) -> JSONValue {
    let access = hasAccess ? [JSONValue.Member("isPrivate", .bool(name.isPrivate))] : []
    return .object(
      [JSONValue.Member("name", .string(name.name)), JSONValue.Member("documentation", Self.text(name.documentation))]
        + access + members + [JSONValue.Member("place", places.place(name.place))])
  }

  private mutating func object(_ statement: ImportDescription) -> JSONValue {
    [
      "path": .string(statement.path), "file": .string(statement.file), "alias": JSONValue(statement.alias),
      "place": places.place(statement.place),
    ]
  }

  private mutating func object(_ value: ValueDescription) -> JSONValue {
    object(value.name, [.init("type", Self.object(value.type)), .init("value", Self.object(value.value))])
  }

  private mutating func object(_ function: FunctionDescription) -> JSONValue {
    object(
      function.name,
      [.init("parameters", parameters(function.parameters)), .init("result", Self.object(function.result))])
  }

  private mutating func object(_ shape: ShapeDescription) -> JSONValue {
    object(
      shape.name,
      [
        .init("designSize", JSONValue(shape.designSize)),
        .init("minimumSize", shape.minimumSize.map { Self.object($0) } ?? .null),
        .init("maximumSize", shape.maximumSize.map { Self.object($0) } ?? .null),
        .init("provedMinimum", shape.provedMinimum.map { JSONValue($0) } ?? .null),
        .init("parameters", parameters(shape.parameters)),
        .init("slots", .array(shape.slots.map { ["name": JSONValue($0.name), "place": places.place($0.place)] })),
      ])
  }

  private mutating func object(_ preview: PreviewDescription) -> JSONValue {
    let arguments = preview.arguments.map { argument -> JSONValue in
      ["name": .string(argument.name), "value": Self.object(argument.value)]
    }
    return [
      "name": .string(preview.name), "shape": .string(preview.shape), "arguments": .array(arguments),
      "size": preview.size.map { JSONValue($0) } ?? .null,
      "scheme": preview.isDark.map { $0 ? "dark" : "light" } ?? .null,
      "direction": preview.direction.map { $0 == .rightToLeft ? "rightToLeft" : "leftToRight" } ?? .null,
      "place": places.place(preview.place),
    ]
  }

  // MARK: Parts

  private mutating func parameters(_ parameters: [ParameterDescription]) -> JSONValue {
    .array(
      parameters.map { parameter in
        object(
          parameter.name,
          [
            JSONValue.Member("type", Self.object(parameter.type)),
            JSONValue.Member("range", parameter.range.map { Self.object($0) } ?? .null),
            JSONValue.Member("default", parameter.defaultValue.map { Self.object($0) } ?? .null),
          ] + (parameter.isUnlabeled ? [JSONValue.Member("hasLabel", .bool(false))] : []), hasAccess: false)
      })
  }

  private static func object(_ type: TypeDescription) -> JSONValue {
    ["name": .string(type.name), "element": JSONValue(type.element), "cases": cases(type.cases)]
  }

  private static func object(_ range: RangeDescription) -> JSONValue {
    ["low": object(range.low), "high": object(range.high), "includesHigh": .bool(range.isClosed)]
  }

  private static func object(_ value: DescribedValue) -> JSONValue {
    ["value": value.value ?? .null, "source": .string(value.source)]
  }

  private static func cases(_ cases: [EnumCaseDescription]) -> JSONValue {
    .array(cases.map { ["name": .string($0.name), "documentation": text($0.documentation)] })
  }

  /// Returns the title, which is the first paragraph on one line, and the whole text. `null` if it is empty.
  private static func text(_ documentation: String) -> JSONValue {
    documentation.isEmpty
      ? .null : ["title": .string(documentation.firstParagraph), "text": .string(documentation)]
  }
}
