import ShapeKit

/// A block of statements, by its place in the program's array.
@frozen
public struct BlockID: Equatable, Hashable, Sendable {
  public let index: Int32
  init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
}

/// The inside of a pair of braces.
public struct Block: Sendable {
  /// Its `let`s, a range of `Program.bindings`, each after those it needs.
  public var bindings: Range<Int32>
  /// What it draws, a range of `Program.statements`.
  public var statements: Range<Int32>
  /// Whether an `outline` stands in it, or in an `if` or `switch` of it.
  public var holdsOutline: Bool
}

/// A `let` within a block.
public struct Binding: Sendable {
  public var name: NameID
  public var slot: Int32
  public var value: ExpressionID
  public var source: SourceSpan
}

/// A checked statement.
public struct Statement: Sendable {
  public var kind: Kind
  public var source: SourceSpan

  public enum Kind: Sendable {
    /// The arguments are in the order of the command's signature.
    case command(Command, OperandRange)
    case outline(ExpressionID)
    /// Indices into the program's tables of the same names.
    case layer(Int32)
    case content(Int32)
    case use(Int32)
    case apply(style: Int32, OperandRange)
    case `if`(ExpressionID, then: BlockID, else: BlockID?)
    case `switch`(Int32)
    case `repeat`(Int32)
  }
}

/// A `layer`, or the frame of the content slot.
public struct LayerStatement: Sendable {
  public var name: String
  public var nameID: NameID
  /// In the order of `LayerHeader.layer`.
  public var header: OperandRange
  public var above: [NameID]
  public var below: [NameID]
  /// The body; the slot has none.
  public var body: BlockID?
}

public struct UseStatement: Sendable {
  /// An index into `Program.shapes`.
  public var shape: Int32
  /// In the order of the shape's parameters; what is left out takes its default.
  public var arguments: OperandRange
  public var content: BlockID?
}

public struct SwitchStatement: Sendable {
  public struct Case: Sendable {
    /// The cases of the enum it is for.
    public var labels: [Int32]
    public var body: BlockID
  }

  public var subject: ExpressionID
  public var cases: [Case]
  public var otherwise: BlockID?
}

public struct RepeatStatement: Sendable {
  public struct Loop: Sendable {
    public enum Domain: Sendable {
      case range(ExpressionID, ExpressionID, isClosed: Bool)
      case list(ExpressionID)
    }

    public var name: NameID
    public var slot: Int32
    public var domain: Domain
    public var source: SourceSpan
  }

  /// The last runs fastest.
  public var loops: [Loop]
  public var body: BlockID
}
