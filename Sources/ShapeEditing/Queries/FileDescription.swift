import ShapeCore
import ShapeLanguage

/// What a file declares, for inspectors: design tools, debug panels, playgrounds. Each list is in the order of the source.
public struct FileDescription: Sendable {
  public var path: String
  public var imports: [ImportDescription] = []
  public var values: [ValueDescription] = []
  public var enums: [EnumDescription] = []
  public var functions: [FunctionDescription] = []
  public var styles: [StyleDescription] = []
  public var shapes: [ShapeDescription] = []
  public var previews: [PreviewDescription] = []
}

/// The common parts of declarations.
public struct DescribedName: Sendable {
  public var name: String
  /// The `///` lines. Empty if there are none.
  public var documentation: String
  /// Whether only its own file can use it. `false` for a parameter and a case.
  public var isPrivate = false
  /// The place of the name.
  package var place: SourceSpan
}

/// A value with its source.
public struct DescribedValue: Sendable {
  /// The value if all parameters have their defaults, in the form that `--set @values.json` reads. `nil` if JSON has no
  /// form for it, or if it can't be computed.
  public var value: JSONValue?
  /// The text of its expression.
  public var source: String
}

public struct ImportDescription: Sendable {
  /// The path as it is written.
  public var path: String
  /// The path of the file, as in messages.
  public var file: String
  /// The name after `as`.
  public var alias: String?
  /// The place of the path.
  package var place: SourceSpan
}

/// A `let`.
public struct ValueDescription: Sendable {
  public var name: DescribedName
  public var type: TypeDescription
  public var value: DescribedValue
}

public struct EnumDescription: Sendable {
  public var name: DescribedName
  public var cases: [EnumCaseDescription]
}

public struct EnumCaseDescription: Sendable {
  public var name: String
  public var documentation: String
}

public struct FunctionDescription: Sendable {
  public var name: DescribedName
  public var parameters: [ParameterDescription]
  public var result: TypeDescription
}

public struct StyleDescription: Sendable {
  public var name: DescribedName
  public var parameters: [ParameterDescription]
}

public struct ShapeDescription: Sendable {
  public var name: DescribedName
  /// The design size. Constant.
  public var designSize: Size
  /// The smallest size, or `nil` if none is stated: 1 x 1.
  public var minimumSize: DescribedValue?
  /// The largest size, or `nil` if none is stated: 4096 x 4096.
  public var maximumSize: DescribedValue?
  /// If no smallest size is stated, the size from which on it is proved that the shape can be drawn, or `nil`.
  public var provedMinimum: Size?
  public var parameters: [ParameterDescription]
  public var slots: [SlotDescription]
}

/// A place for content of the caller.
public struct SlotDescription: Sendable {
  /// `nil` for the slot without a name.
  public var name: String?
  /// The place of its name, or of the `content` without a name.
  package var place: SourceSpan
}

public struct ParameterDescription: Sendable {
  public var name: DescribedName
  /// Whether its arguments have no label.
  public var isUnlabeled = false
  public var type: TypeDescription
  public var range: RangeDescription?
  /// `nil` if an argument is required.
  public var defaultValue: DescribedValue?
}

/// The range of a parameter. An end can depend on other parameters.
public struct RangeDescription: Sendable {
  public var low: DescribedValue
  public var high: DescribedValue
  /// Whether the range includes its upper end.
  public var isClosed: Bool
}

/// A type.
public struct TypeDescription: Sendable {
  /// In the syntax of a source.
  public var name: String
  /// The cases of an enum, or of the enum that a list contains. Empty for any other type.
  public var cases: [EnumCaseDescription]
  /// The type of a list's elements, in the syntax of a source.
  public var element: String?
}

public struct PreviewDescription: Sendable {
  public var name: String
  public var shape: String
  public var arguments: [ArgumentDescription]
  /// Its own size, or the design size of the shape. `nil` if it can't be computed.
  public var size: Size?
  /// Its scheme, or `nil` if it states none.
  public var isDark: Bool?
  /// Its direction of the layout, or `nil` if it states none.
  public var direction: LayoutDirection?
  /// The place of the shape's name.
  package var place: SourceSpan
}

public struct ArgumentDescription: Sendable {
  /// The name of the parameter.
  public var name: String
  public var value: DescribedValue
}
