/// The last step of writing a document. What is equal is known only then, so the elements were written in full. One pass
/// over the document shortens them.
extension SVGDocument {
  /// Moves attributes that neighbors share to groups around them, writes equal shapes once, and writes an attribute that
  /// all filters have on the root, unless the content of a slot would inherit it.
  /// - Parameters:
  ///   - root: The offset at which the root's tag ends.
  ///   - prefix: The beginning of ids.
  /// - Complexity: O(n) for n bytes.
  mutating func compact(root: Int, prefix: [UInt8]) {
    let shared = SharedShapes(elements, in: out, names: &names)
    let groups = AttributeGroups(elements, in: out).groups
    let movesFilters = filterSpaces.count > 1 && !hasEmptySlot
    if shared.isEmpty, groups.isEmpty, !movesFilters { return }

    var compaction = Compaction(source: out, prefix: prefix)
    if movesFilters {
      compaction.copy(upTo: root)
      compaction.result.append(Self.filterSpace)
      compaction.cuts = filterSpaces
    }
    var nextGroup = 0
    for (index, element) in elements.enumerated() {
      let group = nextGroup < groups.count && groups[nextGroup].elements.contains(index) ? groups[nextGroup] : nil
      let role = shared.role(of: index)
      if group == nil, role == .alone { continue }
      if let group, group.elements.lowerBound == index {
        // The attributes go on the tag of the group that is there, or on a new one.
        compaction.copy(upTo: group.isInGroup ? element.start - 1 : element.start)
        if !group.isInGroup { compaction.result.append("<g") }
        for attribute in group.attributes { compaction.result.append(attribute, of: out) }
        if !group.isInGroup { compaction.result.append(UInt8(ascii: ">")) }
      }
      compaction.copy(upTo: element.start)
      compaction.write(element, role, in: group)
      if let group, group.elements.upperBound == index + 1 {
        if !group.isInGroup { compaction.result.append("</g>") }
        nextGroup += 1
      }
    }
    compaction.copy(upTo: out.count)
    out = compaction.result
  }

  /// The color space of all filters.
  static let filterSpace: StaticString = " color-interpolation-filters=\"sRGB\""
}

/// A copy of a document with some elements in another form.
private struct Compaction {
  let source: OutputBuffer
  let prefix: [UInt8]
  var result: OutputBuffer
  /// The offsets at which the filters' attribute begins, which is not copied.
  var cuts: [Int] = []
  private var nextCut = 0
  /// The offset up to which the source is copied.
  private var position = 0

  init(source: OutputBuffer, prefix: [UInt8]) {
    self.source = source
    self.prefix = prefix
    result = OutputBuffer(capacity: source.count)
  }

  /// Copies the source from the current position.
  mutating func copy(upTo end: Int) {
    while nextCut < cuts.count, cuts[nextCut] < end {
      result.append(position..<cuts[nextCut], of: source)
      position = cuts[nextCut] + SVGDocument.filterSpace.utf8CodeUnitCount
      nextCut += 1
    }
    if position < end { result.append(position..<end, of: source) }
    position = max(position, end)
  }

  /// Writes an element without the attributes of its group.
  mutating func write(_ element: ShapeElement, _ role: SharedShapes.Role, in group: AttributeGroups.Group?) {
    var isWrapped = false
    switch role {
    case .alone:
      result.append(element.start..<element.geometry, of: source)
      writeAttributes(of: element, outside: group)
    case .use(let number):
      result.append("<use href=\"#")
      SVGNames.append(number, prefix: prefix, to: &result)
      result.append(UInt8(ascii: "\""))
      writeAttributes(of: element, outside: group)
    case .definition(let number, let closes):
      // Its attributes would be stronger than those of the references.
      let start = result.count
      result.append("<g")
      let opening = result.count
      writeAttributes(of: element, outside: group)
      isWrapped = result.count > opening
      if isWrapped { result.append(UInt8(ascii: ">")) } else { result.truncate(to: start) }
      result.append(element.start..<element.geometry - 1, of: source)
      if closes, !source.isClosedPath(element) { result.append(UInt8(ascii: "z")) }
      result.append("\" id=\"")
      SVGNames.append(number, prefix: prefix, to: &result)
      result.append(UInt8(ascii: "\""))
    }
    result.append("/>")
    if isWrapped { result.append("</g>") }
    position = element.next
  }

  private mutating func writeAttributes(of element: ShapeElement, outside group: AttributeGroups.Group?) {
    guard let group else { return result.append(element.geometry..<element.end, of: source) }
    writeAttributes(element.paintRange, outside: group)
    result.append(element.wrapRange, of: source)
    writeAttributes(element.styleRange, outside: group)
  }

  private mutating func writeAttributes(_ range: Range<Int>, outside group: AttributeGroups.Group) {
    for attribute in source.attributes(in: range)
    where !group.attributes.contains(where: { source.equal($0, attribute) }) {
      result.append(attribute, of: source)
    }
  }
}
