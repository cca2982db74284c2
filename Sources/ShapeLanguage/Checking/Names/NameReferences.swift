import ShapeKit

/// A name in a source and what it stands for.
public struct NameReference: Sendable {
  public var span: SourceSpan
  public var symbol: Symbol
  /// Whether the name is declared here.
  public var isDeclaration: Bool
  /// The top-level declaration that the name is written in; `nil` in imports and previews.
  public var owner: Declaration?
}

/// A `let` of a block or the variable of a `repeat`.
public struct LocalName: Sendable {
  public var name: NameID
  public var type: ValueType
  public var isLoopVariable: Bool
  /// Where the name is declared.
  public var span: SourceSpan
}

/// Every name of a program's files and what it stands for.
public struct NameReferences: Sendable {
  /// In the order of files and places. Empty if compiling did not record them.
  public private(set) var all: [NameReference] = []
  /// What `Symbol.local` counts.
  public private(set) var locals: [LocalName] = []

  init() {}

  init(_ all: [NameReference], locals: [LocalName]) {
    self.all = all.sorted { ($0.span.file, $0.span.start, $0.span.end) < ($1.span.file, $1.span.start, $1.span.end) }
    self.locals = locals
  }

  /// Returns the name at an offset, or `nil` if there is none. A name reaches from its first byte to right after its
  /// last.
  ///
  /// Complexity: O(log n) for n names.
  public func reference(at offset: Int, in file: Int) -> NameReference? {
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      let span = all[middle].span
      if (Int(span.file), Int(span.start)) <= (file, offset) { low = middle + 1 } else { high = middle }
    }
    guard low > 0, case let found = all[low - 1], Int(found.span.file) == file, offset <= Int(found.span.end) else {
      return nil
    }
    return found
  }
}
