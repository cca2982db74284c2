@_spi(Generated) import ShapeCore

/// How the picture of a shape varies with its size and its animated parameters: the numbers, angles, points, sizes,
/// rectangles and colors.
public struct ShapeVariation: Sendable {
  /// A path that a statement of the shape draws.
  struct DrawnPath: Sendable {
    /// The place of the statement.
    var statement: SourceSpan
    /// Whether it has the same elements at all sizes and values.
    var keepsElements: Bool
  }

  /// A jump in a shape that this one uses.
  struct UsedJump: Sendable {
    var jump: Jump
    /// The shape that contains the place, and its `use`. `nil` for the shape itself.
    var use: (shape: ShapeID, source: SourceSpan)?
  }

  /// The slots whose frame is an affine function of the size, by their names.
  ///
  /// Left, top, width and height are each a · width + b · height + c, where a, b and c don't depend on the size, as long
  /// as neither length is negative. The slots exist at every size. This applies to all values of the parameters, and to
  /// both directions of the layout.
  public internal(set) var affineSlots: Set<NameID> = []
  /// Whether the size decides which slots exist, their order, or the opacity of a layer around one.
  public internal(set) var slotsDependOnSize = false
  /// What the layers around each slot can do to it, from the layer of the shape to the innermost one, by the names of the
  /// slots. Some layers have the effect only at some sizes and values.
  package internal(set) var layersAroundSlots: [NameID: [LayerEffects]] = [:]
  /// Why the outline doesn't have the same elements at all sizes and values. Empty if it does.
  public internal(set) var outlineJumps: [Jump] = []
  /// The jumps of all that is drawn, in the order of drawing, each place once.
  var jumps: [UsedJump] = []
  /// The paths of the fills and clips of the shape itself.
  var drawnPaths: [DrawnPath] = []
  /// Whether all of the shape was examined. If it takes too many steps, nothing is known about slots and paths.
  public internal(set) var isComplete = true
}

extension Program {
  /// Returns how the picture of a shape varies with its size and its animated parameters. Takes bounded time.
  package func variation(of shape: ShapeID) -> ShapeVariation {
    var walk = VariationWalk(self, shape)
    return walk.run()
  }
}
