import ShapeCore

/// The identifier of an expression of a program.
@frozen
public struct ExpressionID: Equatable, Hashable, Sendable {
  public let index: Int32
  package init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
  /// No expression: an omitted argument.
  public static let none = ExpressionID(-1)
  public var isPresent: Bool { index >= 0 }
}

/// Consecutive expressions in `Program.operands`.
@frozen
public struct OperandRange: Equatable, Sendable {
  public let start: Int32
  public let count: Int32
  init(start: Int, count: Int) {
    self.start = Int32(truncatingIfNeeded: start)
    self.count = Int32(truncatingIfNeeded: count)
  }

  /// The positions in `Program.operands`.
  var indices: Range<Int> { Int(start)..<Int(start) + Int(count) }
}

/// A checked expression.
public struct Expression: Sendable {
  package var kind: Kind
  package var type: ValueType
  package var source: SourceSpan

  package enum Kind: Sendable {
    /// A number, a whole number, or an angle in radians.
    case number(Double)
    case bool(Bool)
    case color(ColorID)
    case string(StringID)
    case edges(Edges)
    /// A case of the enum that is the expression's type.
    case enumCase(CaseID)
    /// A parameter, a `let` or a loop variable of the shape, style or function.
    case slot(Int32)
    /// A `let` of a file.
    case global(GlobalID)
    case layerValue(LayerValue)
    case point(ExpressionID, ExpressionID)
    case size(ExpressionID, ExpressionID)
    case list(OperandRange)
    /// An element of a list, by its index.
    case element(of: ExpressionID, at: ExpressionID)
    /// Consecutive elements of a list, from an index up to another one.
    case slice(of: ExpressionID, ExpressionID, ExpressionID, isClosed: Bool)
    /// A list with a value for each iteration of some loops.
    case comprehension(Arena<Comprehension>.ID)
    case negate(ExpressionID)
    case not(ExpressionID)
    case binary(BinaryOperation, ExpressionID, ExpressionID)
    case conditional(ExpressionID, ExpressionID, ExpressionID)
    /// The same value as a wider type: Int as Number, Color as Paint or stop.
    case convert(ExpressionID)
    case member(Member, ExpressionID)
    /// The operands are in the order of the signature, a method's receiver first.
    case builtin(Builtin, OperandRange)
    /// A function of the program.
    case call(FunctionID, OperandRange)
    case path(BlockID)
    /// The frame of a layer or a slot, by its header.
    case frame(OperandRange)
    /// A value that can use the `let`s of a block.
    case scoped(BlockID, ExpressionID)
    /// A wrong expression. Already reported.
    case invalid
  }
}

/// A value of the layer.
public enum LayerValue: CaseIterable, Sendable {
  case width, height, bounds, center
  /// The size of one device pixel.
  case pixel
  /// Whether the layout is from right to left.
  case isRightToLeft
}

/// The operation of an infix operator, by the types of its operands. Scalars are Number, Int and Angle.
public enum BinaryOperation: CaseIterable, Sendable {
  case add, subtract, multiply, divide
  case addPoints, subtractPoints, scalePoint, scalePointFromLeft, dividePoint
  case scaleSize, scaleSizeFromLeft, divideSize
  case joinLists
  case less, lessOrEqual, greater, greaterOrEqual
  /// Operands are Ints, Bools, or of one enum.
  case equal, notEqual
  case and, or

  static let comparisons: [BinaryOperation] = [.less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual]
}
