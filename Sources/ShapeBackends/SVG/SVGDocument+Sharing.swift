/// An element that draws a shape or clips with one, by the offsets of its parts in a document that is being written:
/// the tag with the geometry, the paint and line style, the attributes of its layer, and the class and style.
struct ShapeElement {
  /// Its place among neighbors with the same paint and style, which are written once, on a group.
  enum Place { case alone, first, middle, last }

  /// The offset of `<`.
  var start = 0
  /// The end of the tag and of the geometry.
  var geometry = 0
  /// The end of the paint and the line style.
  var paint = 0
  /// The end of the attributes of its layer.
  var wrap = 0
  /// The end of the class and the style, before `/>`.
  var end = 0
  var place = Place.alone
  /// Whether it is in a definition, which is removed if it is equal to another.
  var isInDefinition = false
  /// The number of its id, if others refer to it.
  var id: Int?
  /// Whether it, or one that refers to it, strokes the path with its last subpath closed. `nil` if none strokes it.
  var strokesClosed: Bool?

  /// The end of the whole element.
  var next: Int { end + 2 }
  var paintRange: Range<Int> { geometry..<paint }
  var wrapRange: Range<Int> { paint..<wrap }
  var styleRange: Range<Int> { wrap..<end }

  /// Whether its last subpath is closed.
  func isClosed(in out: OutputBuffer) -> Bool { out[geometry - 2] == UInt8(ascii: "z") }

  /// The tag and the geometry. A fill is the same whether its path is closed or not.
  func key(in out: OutputBuffer) -> Range<Int> { start..<geometry - (isClosed(in: out) ? 2 : 1) }
}

/// Equal shapes are written once, and equal attributes of neighbors, too. Both are found while the document is written. The
/// last step writes the ids and the groups that are only known then.
extension SVGDocument {
  /// Shorter shapes are not shared, because a reference is as long.
  private static let shortestShape = 24
  /// The number of references in a document. CairoSVG refuses to draw more than 100,000.
  private static let mostReferences = 50_000

  /// Replaces the geometry of the current element, which was just written, by a reference to an earlier one, if that is
  /// shorter. Definitions don't refer to shapes in others, so that equal ones have the same text.
  mutating func shareGeometry(isStroked: Bool) {
    let length = element.geometry - element.start
    guard length >= Self.shortestShape else { return }
    if isStroked { element.strokesClosed = element.isClosed(in: out) }
    let key = element.key(in: out)
    let hash = out.hash(key)
    guard let index = shapeIndex[hash] else {
      shapeIndex[hash] = elements.count
      return
    }
    var shape = elements[index]
    if element.isInDefinition && shape.isInDefinition || referenceCount >= Self.mostReferences { return }
    let strokesClosed = shape.strokesClosed ?? element.strokesClosed
    guard out.equal(key, shape.key(in: out)), strokesClosed == element.strokesClosed ?? strokesClosed else { return }
    let name = names.length(shape.id ?? names.next)
    // ` id="…"`, and a group for its attributes.
    let added = shape.id != nil ? 0 : 6 + name + (shape.place == .alone && shape.end > shape.geometry ? 7 : 0)
    guard length - 13 - name > added else { return }
    let id = shape.id ?? names.reserve()
    (shape.id, shape.strokesClosed) = (id, strokesClosed)
    elements[index] = shape
    referenceCount += 1
    out.truncate(to: element.start)
    out.append("<use href=\"#")
    names.append(id, to: &out)
    out.append(UInt8(ascii: "\""))
  }

  /// Puts the current element into a group with the one before it, if they have the same paint and style. The tags of a
  /// group are 7 bytes.
  mutating func groupWithNeighbor() {
    guard let last = elements.last, last.next == element.start,
      element.paintRange.count + element.styleRange.count > 7, out.equal(element.paintRange, last.paintRange),
      out.equal(element.styleRange, last.styleRange)
    else { return }
    element.place = .last
    elements[elements.count - 1].place = last.place == .alone ? .first : .middle
  }

  /// Returns the document with its names, ids and groups.
  mutating func finish() -> [UInt8] {
    let prefix = names.resolve(in: &out)
    // With room for an id for each reference.
    var result = OutputBuffer(capacity: out.count + 32 * referenceCount)
    var position = 0
    for element in elements where element.id != nil || element.place != .alone {
      result.append(position..<element.start, of: out)
      position = element.next
      if element.place == .first {
        result.append("<g")
        result.append(element.paintRange, of: out)
        result.append(element.styleRange, of: out)
        result.append(UInt8(ascii: ">"))
      }
      let attributes = element.place == .alone ? element.geometry..<element.end : element.wrapRange
      if let id = element.id {
        // Its attributes would be stronger than those of the references.
        if !attributes.isEmpty {
          result.append("<g")
          result.append(attributes, of: out)
          result.append(UInt8(ascii: ">"))
        }
        result.append(element.start..<element.geometry - 1, of: out)
        if element.strokesClosed == true, !element.isClosed(in: out) { result.append(UInt8(ascii: "z")) }
        result.append("\" id=\"")
        SVGNames.append(id, prefix: prefix, to: &result)
        result.append(attributes.isEmpty ? "\"/>" : "\"/></g>")
      } else {
        result.append(element.start..<element.geometry, of: out)
        result.append(attributes, of: out)
        result.append("/>")
      }
      if element.place == .last { result.append("</g>") }
    }
    result.append(position..<out.count, of: out)
    return result.finish()
  }
}
