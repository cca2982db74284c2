import ShapeCore

/// The header of a layer. That of the content slot is a prefix of it. A mask has neither an order nor a blend mode.
package enum LayerParameters {
  package static let left = side(0, "left", .horizontal, "The distance from the left edge of the parent.")
  package static let top = side(1, "top", .vertical, "The distance from the top edge of the parent.")
  package static let right = side(2, "right", .horizontal, "The distance from the right edge of the parent.")
  package static let bottom = side(3, "bottom", .vertical, "The distance from the bottom edge of the parent.")
  package static let leading = side(
    4, "leading", .horizontal,
    "The distance from the left edge of the parent, or from its right edge in a layout from right to left.")
  package static let trailing = side(
    5, "trailing", .horizontal,
    "The distance from the right edge of the parent, or from its left edge in a layout from right to left.")
  package static let width = side(6, "width", .horizontal, "The width.")
  package static let height = side(7, "height", .vertical, "The height.")
  package static let centerX = side(8, "centerX", .horizontal, "The x coordinate of the center, in the parent.")
  package static let centerY = side(9, "centerY", .vertical, "The y coordinate of the center, in the parent.")
  package static let inset = TypedParameter(
    10, "inset", in: .coordinates, along: .any, default: 0.0, "The distance of all edges that nothing else determines.")
  package static let center = TypedParameter<Point?>(
    11, "center", else: nil, "The center, in the coordinates of the parent.")
  package static let size = TypedParameter<Size?>(12, "size", else: nil, "The width and the height.")
  package static let z = TypedParameter(
    13, "z", default: 0.0, "The position among its siblings: a layer with a larger number is above.")
  static let above = TypedParameter<LayerNames?>(14, "above", else: nil, "The siblings that are below this layer.")
  static let below = TypedParameter<LayerNames?>(15, "below", else: nil, "The siblings that are above this layer.")
  package static let opacity = TypedParameter.opacity(16, "The opacity of the layer as a whole.")
  package static let rotation = TypedParameter(
    17, "rotation", default: Angle.zero, "The clockwise rotation around the center.")
  package static let scale = TypedParameter<Point?>(
    18, "scale", type: .factors, in: .range(-PictureLimits.factor...PictureLimits.factor, "the scale of a layer"),
    else: "`1`",
    "The factor by which the layer is scaled around its center, or the pair `(horizontal, vertical)`. Negative ones "
      + "mirror.")
  package static let blend = TypedParameter(
    19, "blend", default: BlendMode.normal, "How the layer mixes with what its parent has painted below it.")
  package static let fit = TypedParameter<Size?>(
    20, "fit", else: "the size of the frame",
    "The size in whose coordinates the body is drawn, scaled by one factor so that all of it is in the frame.")
  package static let fill = TypedParameter<Size?>(
    21, "fill", else: "the size of the frame",
    "The size in whose coordinates the body is drawn, scaled by one factor so that it covers the frame.")
  package static let align = TypedParameter(
    22, "align", default: Edges.none, note: ", which centers",
    "The edges of the frame at which the design of `fit:` or `fill:` is.")
  package static let mirrored = TypedParameter<Mirroring?>(
    23, "mirrored", else: "`.never`", "When the layer is mirrored horizontally around its center. Its slots are not.")
  /// Those of the content slot.
  static let ofSlots = [
    left.declaration, top.declaration, right.declaration, bottom.declaration, leading.declaration,
    trailing.declaration, width.declaration, height.declaration, centerX.declaration, centerY.declaration,
    inset.declaration, center.declaration, size.declaration, z.declaration, above.declaration, below.declaration,
  ]
  static let all =
    ofSlots + [
      opacity.declaration, rotation.declaration, scale.declaration, blend.declaration, fit.declaration,
      fill.declaration, align.declaration, mirrored.declaration,
    ]
  /// The labels that only a layer that is painted can have, and not a mask.
  package static let ofPaintOnly = [z.name, above.name, below.name, blend.name]

  private static func side(
    _ index: Int, _ name: String, _ direction: ParameterDeclaration.Direction, _ purpose: String
  ) -> TypedParameter<Double?> {
    TypedParameter(index, .label(name), in: .coordinates, along: direction, else: nil, purpose)
  }
}

/// Names of layers beside the layer. They have no value: the statement has the names, and an operand only states that there
/// are some.
enum LayerNames: ParameterValue {
  static var pattern: ParameterDeclaration.TypePattern { .layerNames }
}

/// The options of a preview, after its shape.
enum PreviewParameters {
  static let size = TypedParameter<Size?>(0, "size", else: nil, "The size at which the shape is drawn.")
  static let scheme = TypedParameter<Scheme?>(1, "scheme", else: nil, "The appearance.")
  static let direction = TypedParameter<LayoutDirection?>(2, "direction", else: nil, "The direction of the layout.")
  static let named = TypedParameter<String?>(3, "named", else: nil, "The name of the preview.")
  static let all = [size.declaration, scheme.declaration, direction.declaration, named.declaration]
}
