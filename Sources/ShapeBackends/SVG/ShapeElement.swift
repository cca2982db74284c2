/// An element that draws a shape or clips with one, by the offsets of its parts in a document that is being written:
/// the tag with the geometry, the attributes that elements inherit from a group, the others, and the class and style.
struct ShapeElement {
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
  /// Whether a `<use>` can have its attributes. CairoSVG applies the opacity of a `<use>` twice.
  var canBeUse = true
  /// Whether its style contains more than colors, which a group can't have in its place.
  var hasOwnStyle = false
  /// Whether it is stroked, so that it matters whether its subpaths are closed.
  var isStroked = false

  /// The end of the whole element.
  var next: Int { end + 2 }
  var paintRange: Range<Int> { geometry..<paint }
  var wrapRange: Range<Int> { paint..<wrap }
  var styleRange: Range<Int> { wrap..<end }
  /// Whether it has no attributes but its geometry.
  var isBare: Bool { end == geometry }
}
