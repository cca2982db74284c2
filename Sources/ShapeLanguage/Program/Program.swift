import ShapeKit

public typealias ColorID = Arena<Color>.ID
public typealias StringID = Arena<String>.ID
public typealias GlobalID = Arena<Global>.ID
public typealias FunctionID = Arena<Function>.ID
public typealias StyleID = Arena<Style>.ID
public typealias ShapeID = Arena<ShapeDeclaration>.ID
public typealias EnumID = Arena<Enumeration>.ID
/// A case of an enum, which does not say of which.
public typealias CaseID = Arena<Enumeration.Case>.ID

/// A checked program: names are resolved to identifiers, types are known, arguments are in order.
public struct Program: Sendable {
  public var sources: [SourceFile] = []
  public var names = NameTable()
  public var expressions: [Expression] = []
  /// Arguments and list elements; each expression or statement holds a range of them.
  public var operands: [ExpressionID] = []
  public var colors = Arena<Color>()
  public var strings = Arena<String>()
  public var blocks = Arena<Block>()
  public var bindings = Arena<Binding>()
  public var statements = Arena<Statement>()
  public var layers = Arena<LayerStatement>()
  public var uses = Arena<UseStatement>()
  public var switches = Arena<SwitchStatement>()
  public var repeats = Arena<RepeatStatement>()
  public var globals = Arena<Global>()
  public var functions = Arena<Function>()
  public var styles = Arena<Style>()
  public var shapes = Arena<ShapeDeclaration>()
  /// The enums of the language come first, in the order of `BuiltinEnum`.
  public var enumerations = Arena<Enumeration>()
  public var previews: [Preview] = []
  /// Whether something is wrong with the sources, so that not all of them is here.
  public var hasErrors = false
  /// What compiling reported, so that drawing does not say it again.
  var reported: Set<Diagnostic.Identity> = []
  /// The comments that silence warnings.
  public var allowances: [Allowance] = []

  public init() {}

  @inline(__always)
  public subscript(id: ExpressionID) -> Expression { expressions[Int(id.index)] }
  public subscript(id: BlockID) -> Block { blocks[id] }

  /// Returns an operand of a range; `.none` where that argument is left out.
  @inline(__always)
  public func operand(_ range: OperandRange, _ index: Int) -> ExpressionID { operands[Int(range.start) + index] }

  mutating func setOperand(_ range: OperandRange, _ index: Int, to operand: ExpressionID) {
    operands[Int(range.start) + index] = operand
  }

  /// The operands of a range, with `.none` for arguments that are left out.
  public subscript(range: OperandRange) -> ArraySlice<ExpressionID> { operands[range.indices] }

  /// Returns the file that a span is in.
  public func source(of span: SourceSpan) -> SourceFile { sources[Int(span.file)] }
}

extension ShapeDeclaration {
  /// What a picture of it shows: the part of the documentation that stands for the whole, up to the first empty line
  /// and on one line; the name where there is none.
  public func title(named name: String) -> String {
    let text = documentation.split(separator: "\n", omittingEmptySubsequences: false).drop { $0.isEmpty }
      .prefix { !$0.isEmpty }.joined(separator: " ")
    return text.isEmpty ? name : text
  }
}

/// A `let` of a file.
public struct Global: Sendable {
  public var name: NameID
  /// The comment of `///` lines before it, as for all that has one; empty where there is none.
  public var documentation = ""
  public var value: ExpressionID
  public var type: ValueType
  /// How many slots its value needs.
  public var slotCount: Int32
  /// How many levels deep it is written.
  public var height: Int32
  public var source: SourceSpan
}

/// A parameter of a shape, a style or a function; it lives in the slot of its index.
public struct Parameter: Sendable {
  public var name: NameID
  public var documentation = ""
  public var type: ValueType
  /// The ends of its range, if it has one.
  public var low: ExpressionID = .none
  public var high: ExpressionID = .none
  /// Whether the range holds its upper end.
  public var rangeIsClosed = true
  /// What it is where a caller says nothing.
  public var defaultValue: ExpressionID = .none
  public var source: SourceSpan
  public var rangeSource: SourceSpan
  public var defaultSource: SourceSpan
}

public struct Function: Sendable {
  public var name: NameID
  public var documentation = ""
  public var parameters: [Parameter]
  public var value: ExpressionID
  public var result: ValueType
  public var slotCount: Int32
  /// How many levels deep it is written.
  public var height: Int32
  public var source: SourceSpan
}

public struct Style: Sendable {
  public var name: NameID
  public var documentation = ""
  public var parameters: [Parameter]
  public var body: BlockID
  public var slotCount: Int32
  /// How many levels deep it is written.
  public var height: Int32
  public var source: SourceSpan
}

public struct ShapeDeclaration: Sendable {
  public var name: NameID
  public var documentation: String
  public var file: Int32
  public var isPrivate: Bool
  public var parameters: [Parameter]
  public var body: BlockID
  public var slotCount: Int32
  /// How many levels deep it is written.
  public var height: Int32
  /// The size it is designed for, a constant.
  public var designSize: Size
  /// The smallest and the largest size it works at, which may depend on the parameters; where they are left out, from
  /// 1 to 4096 points.
  public var minimumSize: ExpressionID = .none
  public var maximumSize: ExpressionID = .none
  /// Where the size is declared.
  public var sizeSource: SourceSpan
  /// Where the name is declared.
  public var source: SourceSpan
}

public struct Enumeration: Sendable {
  public struct Case: Sendable {
    public var name: NameID
    public var documentation: String
  }

  public var name: String
  public var documentation = ""
  public var cases: Arena<Case>
  public var isPrivate = false
  public var source: SourceSpan
}

/// A named example of a shape with some values.
public struct Preview: Sendable {
  public var name: String
  public var shape: ShapeID
  public var arguments: OperandRange
  public var slotCount: Int32
  public var size: ExpressionID
  /// The scheme it is shown in, if it says so.
  public var isDark: Bool?
  public var source: SourceSpan
}
