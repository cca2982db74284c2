@_spi(Generated) import ShapeCore
import ShapeRaster

/// A part of a flattened picture in one paint.
struct FlatPiece {
  /// The whole piece. Later ones may hide parts.
  var region: Region
  var paint: FlatPaint
}

/// A piece, and the part of it that no other one hides.
struct VisiblePiece {
  var piece: FlatPiece
  var visible: Region
}

/// A picture, or a group, as pieces that do not show through: later ones hide what is below them.
///
/// A translucent paint adds pieces in the mixed colors for each piece that is visible below it. So the pieces divide the
/// plane, but none is cut by those above it.
struct FlatMap {
  private(set) var pieces: [FlatPiece] = []
  private var index: TileIndex

  /// - Parameter canvas: The part of the plane where most pieces are.
  init(_ canvas: Rect) { index = TileIndex(covering: canvas) }

  private mutating func append(_ piece: FlatPiece) {
    pieces.append(piece)
    index.add(piece.region.box)
  }

  /// Paints a paint, and returns the added pieces. If it throws, the map is unchanged.
  @discardableResult
  mutating func paint(
    _ region: Region, _ paint: FlatPaint, _ work: inout FlatteningWork
  ) throws(TooMuchWork) -> [VisiblePiece] {
    let added = try pieces(
      painting: VisiblePiece(piece: FlatPiece(region: region, paint: paint), visible: region), .normal, &work)
    for piece in added { append(piece.piece) }
    return added
  }

  /// Paints a group over the map, and returns the added pieces. If it throws, the map is unchanged.
  @discardableResult
  mutating func paint(
    _ group: FlatMap, _ mode: BlendMode, _ work: inout FlatteningWork
  ) throws(TooMuchWork) -> [VisiblePiece] {
    var added: [VisiblePiece] = []
    for piece in try group.visiblePieces(&work) {
      added += try pieces(painting: piece, mode, &work)
      try work.check(pieces: added.count)
    }
    for piece in added { append(piece.piece) }
    return added
  }

  /// Returns the pieces that a piece of a group adds, in paint order.
  ///
  /// From the top down, each piece below takes its part of the region, so that the work depends on the pieces nearby only.
  private func pieces(
    painting source: VisiblePiece, _ mode: BlendMode, _ work: inout FlatteningWork
  ) throws(TooMuchWork) -> [VisiblePiece] {
    let paint = source.piece.paint
    if paint.isClear { return [] }
    var added: [VisiblePiece] = []
    var rest: Region? = source.visible
    if !paint.isOpaque || mode != .normal {
      for number in index.overlapping(source.visible.box) {
        guard let uncovered = rest else { break }
        let below = pieces[number]
        guard let common = try work.intersection(below.region, uncovered) else { continue }
        rest = try work.subtracting(uncovered, below.region)
        let whole = try work.intersection(below.region, source.piece.region) ?? common
        let piece = FlatPiece(region: whole, paint: .mixed(paint, over: below.paint, mode))
        added.append(VisiblePiece(piece: piece, visible: common))
        try work.check(pieces: added.count)
      }
    }
    if let rest { added.append(VisiblePiece(piece: source.piece, visible: rest)) }
    return added.reversed()
  }

  /// Returns the pieces that are not hidden, in paint order.
  private func visiblePieces(_ work: inout FlatteningWork) throws(TooMuchWork) -> [VisiblePiece] {
    var result: [VisiblePiece] = []
    for (number, piece) in pieces.enumerated() {
      var visible: Region? = piece.region
      for above in index.overlapping(piece.region.box) {
        guard above > number, let rest = visible else { break }
        visible = try work.subtracting(rest, pieces[above].region)
      }
      if let visible { result.append(VisiblePiece(piece: piece, visible: visible)) }
    }
    return result
  }

  /// Hides everything in a rectangle under an image.
  mutating func cover(_ box: Rect, _ cause: RasterizationCause) {
    append(FlatPiece(region: Region(box), paint: .image(cause)))
  }

  // MARK: Groups

  /// Replaces the pieces.
  private mutating func replace(_ newPieces: [FlatPiece]) {
    self = FlatMap(index.frame)
    for piece in newPieces { append(piece) }
  }

  /// Keeps the parts inside or outside of a region.
  mutating func cut(_ operation: Cut, _ work: inout FlatteningWork) throws(TooMuchWork) {
    var result: [FlatPiece] = []
    for piece in pieces {
      guard let region = try operation.applied(to: piece.region, &work) else { continue }
      result.append(FlatPiece(region: region, paint: piece.paint))
    }
    replace(result)
  }

  /// Keeps as much of each piece as a mask has alpha.
  mutating func mask(by mask: FlatMap, _ work: inout FlatteningWork) throws(TooMuchWork) {
    var result: [FlatPiece] = []
    for piece in pieces {
      for part in mask.pieces {
        guard let region = try work.intersection(piece.region, part.region) else { continue }
        result.append(FlatPiece(region: region, paint: piece.paint.masked(by: part.paint)))
      }
    }
    try work.check(pieces: result.count)
    replace(result)
  }

  /// Changes the paint of each piece.
  mutating func repaint(_ body: (FlatPaint) -> FlatPaint) {
    for index in pieces.indices { pieces[index].paint = body(pieces[index].paint) }
  }

  mutating func move(by offset: Point) {
    if offset == .zero { return }
    let map = Transform.translation(offset)
    replace(
      pieces.compactMap { piece in
        guard let region = Region(piece.region.path.translated(by: offset)) else { return nil }
        guard case .gradient(var gradient) = piece.paint else { return FlatPiece(region: region, paint: piece.paint) }
        gradient.map = gradient.map.then(map)
        return FlatPiece(region: region, paint: .gradient(gradient))
      })
  }

  /// Returns the union of all pieces.
  func silhouette(_ work: inout FlatteningWork) throws(TooMuchWork) -> Region? {
    var result: Region?
    for piece in pieces {
      guard let whole = result else {
        result = piece.region
        continue
      }
      result = try work.union(whole, piece.region)
    }
    return result
  }
}

/// A region to keep or to remove.
enum Cut {
  case keeping(Region)
  case removing(Region)
  /// Nothing is left.
  case nothing

  func applied(to region: Region, _ work: inout FlatteningWork) throws(TooMuchWork) -> Region? {
    switch self {
    case .keeping(let other): try work.intersection(region, other)
    case .removing(let other): try work.subtracting(region, other)
    case .nothing: nil
    }
  }
}
