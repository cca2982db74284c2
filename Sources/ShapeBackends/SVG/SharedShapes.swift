/// The shapes that a document has several times, and that are shorter if it has them once and refers to them by `<use>`.
struct SharedShapes {
  /// What becomes of an element.
  enum Role: Equatable {
    /// It stays as it is.
    case alone
    /// It gets the id with this number, and is referred to. If `closes`, its last subpath is closed, as another element
    /// requires.
    case definition(Int, closes: Bool)
    /// It refers to the id with this number.
    case use(Int)
  }

  /// Equal shapes.
  private struct Entry {
    /// The element that gets the id: the first one without attributes, or else the first one.
    var definition: Int
    var count = 0
    /// The bytes that each reference replaces.
    var length: Int
    var hasOpenStroke = false
    var hasClosedStroke = false
    /// The number of its id, if it is shared.
    var number: Int?
  }

  /// Shorter shapes are not shared, because a reference is as long.
  private static let shortest = 24
  /// The number of references in a document. CairoSVG refuses to draw more than 100,000.
  private static let limit = 50_000

  private var entries: [Entry] = []
  /// The index of the entry of each element, or -1.
  private var entryOfElement: [Int32] = []
  /// Whether there are any.
  private(set) var isEmpty = true

  init() {}

  /// Finds the shapes of some elements in expected linear time, and takes numbers for their ids.
  init(_ elements: [ShapeElement], in out: OutputBuffer, names: inout SVGNames) {
    findEqual(elements, in: out)
    var uses = 0
    for index in entries.indices {
      let entry = entries[index]
      guard entry.count > 1, uses + entry.count <= Self.limit else { continue }
      let name = SVGNames.length(names.next)
      let definition = elements[entry.definition]
      // `<use href="#…"` for each reference, ` id="…"` once, and a group for the attributes of the definition.
      let saved = (entry.count - 1) * (entry.length - 13 - name)
      let added = 6 + name + (definition.isBare ? 0 : 7)
      if saved <= added { continue }
      entries[index].number = names.reserve()
      uses += entry.count
      isEmpty = false
    }
  }

  /// Returns what becomes of the element with an index.
  func role(of element: Int) -> Role {
    if isEmpty { return .alone }
    let index = Int(entryOfElement[element])
    guard index >= 0, let number = entries[index].number else { return .alone }
    return entries[index].definition == element
      ? .definition(number, closes: entries[index].hasClosedStroke) : .use(number)
  }

  private mutating func findEqual(_ elements: [ShapeElement], in out: OutputBuffer) {
    entryOfElement = Array(repeating: -1, count: elements.count)
    var index = HashIndex()
    for (number, element) in elements.enumerated() {
      guard element.canBeUse, element.geometry - element.start >= Self.shortest else { continue }
      let isClosed = out.isClosedPath(element)
      let key = element.start..<(element.geometry - (isClosed ? 2 : 1))
      let candidate = Int32(entries.count)
      let position: Int
      if let found = index.insert(out.hash(key), candidate) {
        position = Int(found)
        let first = elements[entries[position].definition]
        let firstKey = first.start..<(first.geometry - (out.isClosedPath(first) ? 2 : 1))
        guard out.equal(key, firstKey) else { continue }
      } else {
        entries.append(Entry(definition: number, length: element.geometry - element.start))
        position = entries.count - 1
      }
      // A fill is the same whether its path is closed or not, but a stroke is not.
      if element.isStroked {
        if isClosed ? entries[position].hasOpenStroke : entries[position].hasClosedStroke { continue }
        if isClosed { entries[position].hasClosedStroke = true } else { entries[position].hasOpenStroke = true }
      }
      entries[position].count += 1
      entryOfElement[number] = Int32(position)
      if element.isBare, !elements[entries[position].definition].isBare { entries[position].definition = number }
    }
  }
}

extension OutputBuffer {
  /// Returns whether the geometry of an element ends with the command that closes a subpath.
  func isClosedPath(_ element: ShapeElement) -> Bool {
    self[element.geometry - 2] == UInt8(ascii: "z")
  }
}
