/// Elements in one array, each found by an identifier that no other arena accepts.
///
/// Elements are only added, so an identifier stays valid as long as the arena it comes from.
@frozen
public struct Arena<Element> {
  /// The place of an element in its arena.
  @frozen
  public struct ID: Hashable, Sendable {
    @usableFromInline let position: Int32

    @inlinable
    init(position: Int) { self.position = Int32(truncatingIfNeeded: position) }

    /// The position in the order of insertion, from 0.
    @inlinable
    public var index: Int { Int(position) }
  }

  @usableFromInline var elements: [Element]

  @inlinable
  public init() { elements = [] }

  @inlinable
  public var count: Int { elements.count }

  @inlinable
  public var isEmpty: Bool { elements.isEmpty }

  /// The identifiers of all elements, in the order of insertion.
  @inlinable
  public var ids: some RandomAccessCollection<ID> { elements.indices.lazy.map { ID(position: $0) } }

  @inlinable
  public subscript(id: ID) -> Element {
    get { elements[id.index] }
    _modify { yield &elements[id.index] }
  }

  /// Adds an element and returns its identifier. Amortized O(1).
  @inlinable
  public mutating func append(_ element: Element) -> ID {
    elements.append(element)
    return ID(position: elements.count - 1)
  }

  /// Returns the identifier at a position in the order of insertion, or `nil` if there is no such element.
  @inlinable
  public func id(at index: Int) -> ID? { elements.indices.contains(index) ? ID(position: index) : nil }
}

extension Arena: Sendable where Element: Sendable {}
extension Arena: Equatable where Element: Equatable {}

extension Arena: Sequence {
  @inlinable
  public func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }
}
