/// The runs of elements that are shorter if attributes that all of them have are written once, on a group around them.
struct AttributeGroups {
  /// Consecutive elements in one group.
  struct Group {
    /// The indices of the elements.
    var elements: Range<Int>
    /// The attributes of the group, as ranges of the bytes of the first element.
    var attributes: [Range<Int>]
    /// The total length of the attributes.
    var length: Int
    /// Whether all the elements have the same paint and style.
    var isUniform: Bool
    /// Whether the elements are all that the element around them contains, which is a group without these attributes.
    var isInGroup = false

    /// The number of bytes that the group saves. The tags of a group are 7 bytes.
    var saving: Int { (elements.count - 1) * length - (isInGroup ? 0 : 7) }
  }

  private(set) var groups: [Group] = []

  init() {}

  /// Finds the groups among some elements in linear time. It is a greedy choice: runs of equal attributes are merged with
  /// the next such run while that saves more than two groups.
  init(_ elements: [ShapeElement], in out: OutputBuffer) {
    var current: Group?
    var start = 0
    while start < elements.count {
      let first = elements[start]
      var end = start + 1
      while end < elements.count, elements[end].start == elements[end - 1].next,
        first.paint > first.geometry, out.hasEqualPaint(first, elements[end])
      { end += 1 }
      let follows = start > 0 && first.start == elements[start - 1].next
      let isAlone = end == start + 1 && !(end < elements.count && elements[end].start == first.next)
      // Most elements that stand alone need no look at their attributes.
      if isAlone, !follows || current == nil {
        finish(current, elements, out)
        current = nil
      } else {
        let run = Self.uniformGroup(start..<end, elements, out)
        if follows, let group = current, let merged = Self.merged(group, run, out),
          merged.saving > max(group.saving, 0) + max(run.saving, 0)
        {
          current = merged
        } else {
          finish(current, elements, out)
          current = run
        }
      }
      start = end
    }
    finish(current, elements, out)
  }

  /// Appends a group if it saves anything.
  private mutating func finish(_ group: Group?, _ elements: [ShapeElement], _ out: OutputBuffer) {
    guard var group, group.elements.count > 1, group.length > 0 else { return }
    let start = elements[group.elements.lowerBound].start
    let end = elements[group.elements.upperBound - 1].next
    group.isInGroup = out.isContentOfGroup(start..<end)
    if group.saving > 0 { groups.append(group) }
  }

  /// Returns elements with the same attributes as a group.
  private static func uniformGroup(_ range: Range<Int>, _ elements: [ShapeElement], _ out: OutputBuffer) -> Group {
    let first = elements[range.lowerBound]
    var attributes = out.attributes(in: first.paintRange)
    if range.count > 1, !first.hasOwnStyle { attributes += out.attributes(in: first.styleRange) }
    return Group(
      elements: range, attributes: attributes, length: attributes.reduce(0) { $0 + $1.count }, isUniform: true)
  }

  /// Returns two adjacent groups as one, or `nil` if they have no attribute in common.
  ///
  /// It has no class and no style: they would be weaker than the colors that elements state.
  private static func merged(_ group: Group, _ other: Group, _ out: OutputBuffer) -> Group? {
    let attributes = group.attributes.filter { attribute in
      !out.isStyle(attribute) && other.attributes.contains { out.equal($0, attribute) }
    }
    if attributes.isEmpty { return nil }
    return Group(
      elements: group.elements.lowerBound..<other.elements.upperBound, attributes: attributes,
      length: attributes.reduce(0) { $0 + $1.count }, isUniform: false)
  }
}

extension OutputBuffer {
  /// Returns whether two elements have the same paint, class and style.
  fileprivate func hasEqualPaint(_ a: ShapeElement, _ b: ShapeElement) -> Bool {
    equal(a.paintRange, b.paintRange) && equal(a.styleRange, b.styleRange) && a.hasOwnStyle == b.hasOwnStyle
  }

  /// Returns the ranges of attributes: ` name="value"` for each.
  func attributes(in range: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var (start, quotes) = (range.lowerBound, 0)
    for index in range where self[index] == UInt8(ascii: "\"") {
      quotes += 1
      if quotes % 2 == 0 {
        result.append(start..<index + 1)
        start = index + 1
      }
    }
    return result
  }

  /// Returns whether an attribute is `class` or `style`.
  fileprivate func isStyle(_ attribute: Range<Int>) -> Bool {
    let start = attribute.lowerBound
    return self[start + 1] == UInt8(ascii: "c")
      || self[start + 1] == UInt8(ascii: "s") && self[start + 4] == UInt8(ascii: "l")
  }

  /// Returns whether a range is the whole content of a `<g>` that is not a slot, and has no class or style.
  fileprivate func isContentOfGroup(_ range: Range<Int>) -> Bool {
    let end = range.upperBound
    guard end + 2 < count, self[end] == UInt8(ascii: "<"), self[end + 1] == UInt8(ascii: "/"),
      self[end + 2] == UInt8(ascii: "g"), self[range.lowerBound - 1] == UInt8(ascii: ">")
    else { return false }
    var start = range.lowerBound - 1
    while start > 0, self[start] != UInt8(ascii: "<") { start -= 1 }
    let tag = start..<range.lowerBound - 1
    guard tag.count > 2, self[start + 1] == UInt8(ascii: "g"), self[start + 2] == UInt8(ascii: " ") else {
      return false
    }
    return attributes(in: start + 2..<tag.upperBound).allSatisfy {
      !isStyle($0) && self[$0.lowerBound + 1] != UInt8(ascii: "d")
    }
  }
}
