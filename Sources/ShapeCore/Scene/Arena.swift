/// Elements in one array, with identifiers that no other type of arena accepts.
///
/// An identifier stays valid as long as its arena, unless its element is removed with all that were added later.
/// Identifiers are the indices of the collection: `indices`, `first(where:)` and `endIndex`, the identifier of the next
/// element, are typed as well.
@usableFromInline
package struct Arena<Element> {
  /// The identifier of an element in its arena.
  @usableFromInline
  package struct ID: Hashable, Strideable, Sendable {
    @usableFromInline let position: Int32

    /// Creates the identifier of the element that is added after `position` others, for tables with a known beginning.
    @inlinable
    package init(position: Int) { self.position = Int32(truncatingIfNeeded: position) }

    /// The position in the order of insertion, from 0.
    @inlinable
    package var index: Int { Int(position) }

    @inlinable
    package static func == (left: ID, right: ID) -> Bool { left.position == right.position }

    @inlinable
    package static func < (left: ID, right: ID) -> Bool { left.position < right.position }

    @inlinable
    package func hash(into hasher: inout Hasher) { hasher.combine(position) }

    @inlinable
    package func distance(to other: ID) -> Int { other.index - index }

    @inlinable
    package func advanced(by count: Int) -> ID { ID(position: index + count) }
  }

  /// A value for each element of an arena, in a separate array.
  @usableFromInline
  package struct Table<Value> {
    @usableFromInline var values: [Value]

    /// Creates an empty table, to which values are appended in the order of the elements.
    @inlinable
    package init() { values = [] }

    /// Creates a table with the same value for every element.
    @inlinable
    package init(repeating value: Value, for arena: Arena) { values = Array(repeating: value, count: arena.count) }

    /// Creates a table with a value made from each element. O(n).
    @inlinable
    package init<Failure>(_ arena: Arena, _ value: (Element) throws(Failure) -> Value) throws(Failure) {
      values = try arena.elements.map(value)
    }

    /// The value of an element.
    @inlinable
    package subscript(id: ID) -> Value {
      get { values[id.index] }
      _modify { yield &values[id.index] }
    }

    /// The number of values.
    @inlinable
    package var count: Int { values.count }

    /// Adds the value of the next element.
    @inlinable
    package mutating func append(_ value: Value) { values.append(value) }
  }

  @usableFromInline var elements: [Element]

  /// Creates an empty arena.
  @inlinable
  package init() { elements = [] }

  /// Removes all elements after one. Their identifiers must not be used any more. O(n) for n of them.
  @inlinable
  package mutating func removeAll(after last: ID) { elements.removeSubrange((last.index + 1)...) }

  /// Adds an element and returns its identifier. Amortized O(1).
  @inlinable
  @discardableResult
  package mutating func append(_ element: Element) -> ID {
    elements.append(element)
    return ID(position: elements.count - 1)
  }

  /// Adds some elements and returns their identifiers.
  @inlinable
  @discardableResult
  package mutating func append(contentsOf newElements: some Sequence<Element>) -> Range<ID> {
    let first = endIndex
    elements.append(contentsOf: newElements)
    return first..<endIndex
  }

  /// Reserves memory for a number of elements.
  @inlinable
  package mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }

  /// Returns the identifier at a position in the order of insertion, or `nil` if there is no such element.
  @inlinable
  package func id(at index: Int) -> ID? { elements.indices.contains(index) ? ID(position: index) : nil }
}

extension Arena: RandomAccessCollection {
  @inlinable
  package var startIndex: ID { ID(position: 0) }

  /// The identifier of the next element to be added.
  @inlinable
  package var endIndex: ID { ID(position: elements.count) }

  @inlinable
  package subscript(id: ID) -> Element {
    get { elements[id.index] }
    _modify { yield &elements[id.index] }
  }

  @inlinable
  package func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }
}

extension Arena.Table: Sequence {
  @inlinable
  package func makeIterator() -> IndexingIterator<[Value]> { values.makeIterator() }
}

extension Arena: Sendable where Element: Sendable {}
extension Arena: Equatable where Element: Equatable {}
extension Arena.Table: Sendable where Value: Sendable {}
