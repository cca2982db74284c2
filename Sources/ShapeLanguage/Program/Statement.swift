import ShapeCore

package typealias BlockID = Arena<Block>.ID

/// The statements in a pair of braces.
public struct Block: Sendable {
  /// The `let`s, each after those that it needs.
  package var bindings: Range<Arena<Binding>.ID>
  package var statements: Range<Arena<Statement>.ID>
  /// Whether it has an `outline`, also in an `if` or `switch`.
  public var holdsOutline: Bool
}

/// A `let` or a function in a block.
public struct Binding: Sendable {
  public var name: NameID
  /// The slot of the value. That of a function contains the size of the layer that it is in.
  public var slot: Int32
  /// The value of a `let`, or `.none`.
  public var value: ExpressionID
  /// The function, if it is one.
  package var function: FunctionID?
  package var source: SourceSpan
}

/// A checked statement.
public struct Statement: Sendable {
  package var kind: Kind
  package var source: SourceSpan

  package enum Kind: Sendable {
    /// The arguments are in the order of the command's signature.
    case command(Command, OperandRange)
    case outline(ExpressionID)
    case layer(Arena<LayerStatement>.ID)
    case mask(Arena<LayerStatement>.ID)
    case content(Arena<LayerStatement>.ID)
    case use(Arena<UseStatement>.ID)
    case apply(style: StyleID, OperandRange)
    case `if`(ExpressionID, then: BlockID, else: BlockID?)
    case `switch`(Arena<SwitchStatement>.ID)
    case `repeat`(Arena<RepeatStatement>.ID)
  }
}

/// A `layer`, a mask, or the frame of a content slot.
public struct LayerStatement: Sendable {
  public var name: String
  public var nameID: NameID
  /// The arguments of `LayerParameters`; those of a content slot end before `opacity`. Empty until they are checked.
  public var header = OperandRange(start: 0, count: 0)
  public var above: [NameID] = []
  public var below: [NameID] = []
  /// The body; the slot has none.
  package var body: BlockID?
}

extension SwitchStatement.Label {
  /// Returns whether a value is matched.
  func matches(_ value: Value) -> Bool {
    switch (self, value) {
    case (.enumCase(let label), .enumCase(let value)): label == value
    case (.bool(let label), .bool(let value)): label == value
    case (.numbers(let label), .number(let value)):
      Double(label.lowerBound) <= value && value <= Double(label.upperBound)
    case (.enumCase, _), (.bool, _), (.numbers, _): false
    }
  }
}

public struct UseStatement: Sendable {
  package var shape: ShapeID
  /// In the order of the shape's parameters. Omitted ones have their default.
  public var arguments: OperandRange
  /// The block of the `use`: its `let`s, and the content for the unnamed slot.
  package var content: BlockID?
  /// The contents of the named slots.
  public var slots: [Filling] = []

  /// The content of a named slot. It can use the `let`s of `content`, computed with the size of the slot.
  public struct Filling: Sendable {
    public var name: NameID
    package var body: BlockID
    /// The place of the name.
    package var source: SourceSpan
  }

  init(shape: ShapeID, arguments: OperandRange) {
    self.shape = shape
    self.arguments = arguments
  }

  /// All blocks with content.
  package var bodies: [BlockID] { (content.map { [$0] } ?? []) + slots.map { $0.body } }

  /// Returns whether the block fills the unnamed slot: it has statements, or is empty.
  public func fillsContent(in program: Program) -> Bool {
    guard let content else { return false }
    return slots.isEmpty || !program[content].statements.isEmpty
  }

  /// Returns the content for a slot, the block whose `let`s it can use, and the place of its name, if it has one. `nil`
  /// if the slot stays empty.
  func contents(of slot: NameID, in program: Program) -> (body: BlockID, shared: BlockID?, source: SourceSpan?)? {
    guard let content else { return nil }
    if slot == Keyword.content.name { return fillsContent(in: program) ? (content, nil, nil) : nil }
    return slots.first { $0.name == slot }.map { ($0.body, content, $0.source) }
  }
}

public struct SwitchStatement: Sendable {
  /// A constant or a range that a case matches.
  package enum Label: Sendable {
    case enumCase(CaseID)
    case bool(Bool)
    /// Whole numbers.
    case numbers(ClosedRange<Int>)
  }

  public struct Case: Sendable {
    package var labels: [Label]
    package var body: BlockID
  }

  public var subject: ExpressionID
  public var cases: [Case]
  package var otherwise: BlockID?

  /// The bodies of all cases, and of the default if there is one.
  package var bodies: [BlockID] { cases.map { $0.body } + (otherwise.map { [$0] } ?? []) }
}

public struct RepeatStatement: Sendable {
  public var nest: LoopNest
  package var body: BlockID
}

/// A list with a value for each iteration of some loops.
public struct Comprehension: Sendable {
  public var nest: LoopNest
  public var value: ExpressionID
}

/// The loops of a `repeat` or a comprehension.
public struct LoopNest: Sendable {
  public struct Loop: Sendable {
    public enum Domain: Sendable {
      case range(ExpressionID, ExpressionID, isClosed: Bool)
      case list(ExpressionID)
    }

    public struct Variable: Sendable {
      public var name: NameID
      public var slot: Int32
    }

    /// Another list of a `zip`.
    public struct Zipped: Sendable {
      public var variable: Variable
      public var list: ExpressionID
    }

    /// The number, or the element of the list.
    public var variable: Variable
    /// The elements of other lists of the same length.
    public var others: [Zipped] = []
    /// The index of the element.
    public var index: Variable?
    public var domain: Domain
    package var source: SourceSpan
  }

  /// The last one runs fastest.
  public var loops: [Loop]
  /// The condition of an iteration, if there is one.
  public var condition = ExpressionID.none
}
