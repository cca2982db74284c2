import ShapeCore

package typealias ColorID = Arena<Color>.ID
package typealias StringID = Arena<String>.ID
package typealias GlobalID = Arena<Global>.ID
package typealias FunctionID = Arena<Function>.ID
package typealias StyleID = Arena<Style>.ID
package typealias ShapeID = Arena<ShapeDeclaration>.ID
package typealias EnumID = Arena<Enumeration>.ID
/// A case of an enum, without the enum.
package typealias CaseID = Arena<Enumeration.Case>.ID

/// A checked program: names are resolved to identifiers, types are known, and arguments are in order.
public struct Program: Sendable {
  public var sources: [SourceFile] = []
  public var names = NameTable()
  public var expressions: [Expression] = []
  /// Arguments and list elements. Each expression or statement has a range of them.
  public var operands: [ExpressionID] = []
  package var colors = Arena<Color>()
  package var strings = Arena<String>()
  package var blocks = Arena<Block>()
  package var bindings = Arena<Binding>()
  package var statements = Arena<Statement>()
  package var layers = Arena<LayerStatement>()
  package var uses = Arena<UseStatement>()
  package var switches = Arena<SwitchStatement>()
  package var repeats = Arena<RepeatStatement>()
  package var comprehensions = Arena<Comprehension>()
  package var globals = Arena<Global>()
  package var functions = Arena<Function>()
  package var styles = Arena<Style>()
  package var shapes = Arena<ShapeDeclaration>()
  /// The enums of the language come first, in the order of `BuiltinEnum`.
  package var enumerations = Arena<Enumeration>()
  public var previews: [Preview] = []
  /// Whether the sources have errors, so that parts of the program are missing.
  public var hasErrors = false
  /// The mistakes that compiling reported, so that drawing does not repeat them.
  var reported: Set<Diagnostic.Identity> = []
  /// The comments that suppress warnings.
  public var suppressions: [Suppression] = []

  public init() {}

  @inline(__always)
  public subscript(id: ExpressionID) -> Expression { expressions[Int(id.index)] }
  package subscript(id: BlockID) -> Block { blocks[id] }

  /// Returns an operand of a range, or `.none` if that argument is omitted.
  @inline(__always)
  public func operand(_ range: OperandRange, _ index: Int) -> ExpressionID { operands[Int(range.start) + index] }

  /// The operands of a range, with `.none` for omitted arguments.
  public subscript(range: OperandRange) -> ArraySlice<ExpressionID> { operands[range.indices] }

  /// Returns the parameters of a shape, a style or a function. Empty for any other declaration.
  package func parameters(of declaration: Declaration) -> [Parameter] {
    switch declaration {
    case .function(let id): functions[id].parameters
    case .style(let id): styles[id].parameters
    case .shape(let id): shapes[id].parameters
    case .global, .enumeration, .file: []
    }
  }

  /// Returns the file of a span.
  package func source(of span: SourceSpan) -> SourceFile { sources[Int(span.file)] }
}

extension ShapeDeclaration {
  /// Returns the title of a picture: the first paragraph of the documentation, on one line. Defaults to the name.
  public func title(named name: String) -> String {
    let text = documentation.firstParagraph
    return text.isEmpty ? name : text
  }
}

extension String {
  /// The first paragraph of a documentation, on one line.
  package var firstParagraph: String {
    // Most have one line.
    if !utf8.contains(UInt8(ascii: "\n")) { return self }
    return split(separator: "\n", omittingEmptySubsequences: false).drop { $0.isEmpty }.prefix { !$0.isEmpty }
      .joined(separator: " ")
  }
}

/// A `let` of a file.
public struct Global: Sendable {
  public var name: NameID
  /// The `///` lines before it. Empty if there are none.
  public var documentation = ""
  public var isPrivate = false
  public var value: ExpressionID
  package var type: ValueType
  /// The number of slots that its value needs.
  public var slotCount: Int32
  /// The number of nested levels.
  public var height: Int32
  package var source: SourceSpan
}

/// A parameter of a shape, a style or a function. Its value is in the slot of its index.
public struct Parameter: Sendable {
  public var name: NameID
  /// Whether its arguments have no label.
  public var isUnlabeled = false
  public var documentation = ""
  package var type: ValueType
  /// The ends of its range, if it has one.
  public var low: ExpressionID = .none
  public var high: ExpressionID = .none
  /// Whether the range includes its upper end.
  public var rangeIsClosed = true
  /// The earlier parameters that its range uses, by their indices, ascending. Empty if the range is constant.
  public var rangeUses: [Int] = []
  /// Whether its range reads elements that lists may lack.
  var rangeReadsElements = false
  /// The number of slots that its range needs. The first ones contain the earlier parameters.
  package var rangeSlotCount: Int32 = 0
  /// The default.
  public var defaultValue: ExpressionID = .none
  package var source: SourceSpan
  package var rangeSource: SourceSpan
  package var defaultSource: SourceSpan
}

public struct Function: Sendable {
  public var name: NameID
  public var documentation = ""
  public var isPrivate = false
  public var parameters: [Parameter]
  public var value: ExpressionID
  package var result: ValueType
  /// The place of a function in a block, or `nil` for one of a file.
  public var local: LocalPlace?
  /// Whether it reads elements that its lists may lack, itself or in functions that it calls.
  public var readsElements = false
  public var slotCount: Int32
  /// The number of nested levels.
  public var height: Int32
  package var source: SourceSpan
}

/// The place of a function in a block. It uses the slots of the declaration around it: no function calls itself, so each
/// is called at most once at a time.
public struct LocalPlace: Sendable {
  /// The slot of the function itself.
  public var slot: Int32
  /// The slot of its first parameter; the others follow.
  public var firstParameter: Int32
}

public struct Style: Sendable {
  public var name: NameID
  public var documentation = ""
  public var parameters: [Parameter]
  package var body: BlockID
  public var slotCount: Int32
  /// The number of nested levels.
  public var height: Int32
  package var source: SourceSpan
}

public struct ShapeDeclaration: Sendable {
  /// A content slot.
  public struct Slot: Sendable {
    /// The name; that of the unnamed slot is `content`.
    public var name: NameID
    /// The place of the name.
    package var source: SourceSpan
  }

  public var name: NameID
  public var documentation: String
  public var file: Int32
  public var isPrivate: Bool
  public var parameters: [Parameter]
  package var body: BlockID
  public var slotCount: Int32
  /// The number of nested levels.
  public var height: Int32
  /// The design size, a constant.
  public var designSize: Size
  /// The smallest size that the shape supports, which can depend on the parameters. Defaults to 1 x 1; the largest size
  /// defaults to 4096 x 4096.
  public var minimumSize: ExpressionID = .none
  public var maximumSize: ExpressionID = .none
  /// The content slots, in source order.
  public var slots: [Slot] = []
  /// The place of the size's declaration.
  package var sizeSource: SourceSpan
  /// The place of the name's declaration.
  package var source: SourceSpan
}

public struct Enumeration: Sendable {
  public struct Case: Sendable {
    public var name: NameID
    public var documentation: String
  }

  public var name: String
  public var documentation = ""
  package var cases: Arena<Case>
  public var isPrivate = false
  package var source: SourceSpan
}

/// A named example of a shape with some values.
public struct Preview: Sendable {
  public var name: String
  package var shape: ShapeID
  public var arguments: OperandRange
  public var slotCount: Int32
  public var size: ExpressionID
  /// Whether it has the dark scheme, or `nil` if it states no scheme.
  public var isDark: Bool?
  /// The direction of the layout, or `nil` if it states none.
  public var direction: LayoutDirection?
  package var source: SourceSpan
}
