import ShapeCore

/// A name in a source and its meaning.
public struct NameReference: Sendable {
  package var span: SourceSpan
  package var symbol: Symbol
  /// Whether this is the declaration of the name.
  public var isDeclaration: Bool
  /// The top-level declaration that contains the name, or `nil` in imports and previews.
  package var owner: Declaration?
}

/// A `let` of a block or the variable of a `repeat`.
public struct LocalName: Sendable {
  public var name: NameID
  package var type: ValueType
  public var isLoopVariable: Bool
  /// The place of the declaration.
  package var span: SourceSpan
}

/// Every name in a program's files, with its meaning.
public struct NameReferences: Sendable {
  /// In the order of files and offsets. Empty if compiling did not record them.
  public private(set) var all: [NameReference] = []
  /// The names that `Symbol.local` refers to.
  public private(set) var locals: [LocalName] = []

  init() {}

  init(_ all: [NameReference], locals: [LocalName]) {
    self.all = all.sorted { ($0.span.file, $0.span.start, $0.span.end) < ($1.span.file, $1.span.start, $1.span.end) }
    self.locals = locals
  }

  /// Returns the name at an offset, or `nil` if there is none. The offset right after its last byte counts, too.
  ///
  /// Complexity: O(log n) for n names.
  public func reference(at offset: Int, in file: Int) -> NameReference? {
    let next = all.partitioningIndex { (Int($0.span.file), Int($0.span.start)) > (file, offset) }
    guard next > 0, case let found = all[next - 1], Int(found.span.file) == file, offset <= Int(found.span.end) else {
      return nil
    }
    return found
  }
}
