import ShapeKit

/// A part of a flattened picture in one paint.
struct FlatPiece {
  /// The whole piece. Pieces above it may hide parts.
  var region: Region
  /// The part of the region that no other piece hides.
  var visible: Region
  var paint: FlatPaint
}

/// A picture, or a group, as pieces that do not show through: the plane is divided into their visible parts.
///
/// A translucent paint replaces what it covers by pieces in the mixed colors, so that later ones hide earlier ones. The
/// pieces are in paint order: wherever the region of one extends beyond its visible part, a later one is visible.
struct FlatMap {
  private(set) var pieces: [FlatPiece] = []

  /// Paints a paint, and returns the added pieces.
  ///
  /// O(n) tests of boxes for n pieces, and a few operations on the regions of those that overlap. If it throws, the
  /// map is unchanged.
  /// - Parameters:
  ///   - region: Where it is painted.
  ///   - visible: The part of the region that other pieces of the same group leave visible. Defaults to all of it.
  @discardableResult
  mutating func paint(
    _ region: Region, visible: Region? = nil, _ paint: FlatPaint, blend mode: BlendMode = .normal,
    _ work: inout FlatteningWork
  ) throws(TooMuchWork) -> [FlatPiece] {
    let visible = visible ?? region
    if paint.isClear { return [] }
    let hides = paint.isOpaque && mode == .normal
    var added: [FlatPiece] = []
    var changes: [(index: Int, rest: Region?)] = []
    var rest: Region? = visible
    for (index, piece) in pieces.enumerated() where piece.visible.touches(visible) {
      guard let common = try work.intersection(piece.visible, visible) else { continue }
      changes.append((index, try work.subtracting(piece.visible, visible)))
      if hides { continue }
      let mixed = FlatPaint.mixed(paint, over: piece.paint, mode)
      let whole = try work.intersection(piece.region, region) ?? common
      added.append(FlatPiece(region: whole, visible: common, paint: mixed))
      if let uncovered = rest { rest = try work.subtracting(uncovered, piece.visible) }
    }
    if let rest { added.insert(FlatPiece(region: region, visible: rest, paint: paint), at: 0) }
    try work.spend(pieces: added.count)
    apply(changes)
    pieces += added
    return added
  }

  private mutating func apply(_ changes: [(index: Int, rest: Region?)]) {
    var isHidden = false
    for (index, rest) in changes {
      if let rest {
        pieces[index].visible = rest
      } else {
        isHidden = true
      }
    }
    guard isHidden else { return }
    var hidden = changes.lazy.filter { $0.rest == nil }.map(\.index).makeIterator()
    var next = hidden.next()
    var kept: [FlatPiece] = []
    kept.reserveCapacity(pieces.count)
    for (index, piece) in pieces.enumerated() {
      if index == next { next = hidden.next() } else { kept.append(piece) }
    }
    pieces = kept
  }

  /// Paints a group over the map, and returns the added pieces.
  @discardableResult
  mutating func paint(
    _ group: FlatMap, _ mode: BlendMode, _ work: inout FlatteningWork
  ) throws(TooMuchWork) -> [FlatPiece] {
    var result = self
    var added: [FlatPiece] = []
    for piece in group.pieces {
      added += try result.paint(piece.region, visible: piece.visible, piece.paint, blend: mode, &work)
    }
    try work.spend(pieces: added.count)
    self = result
    return added
  }

  /// Hides everything in a rectangle under an image.
  mutating func cover(_ box: Rect, _ cause: RasterizationCause, _ work: inout FlatteningWork) {
    let region = Region(box)
    if (try? paint(region, .image(cause), &work)) != nil { return }
    // Without work left, what is around the image counts as part of it.
    pieces.removeAll { box.contains($0.visible.box) }
    for index in pieces.indices where pieces[index].visible.touches(region) { pieces[index].paint = .image(cause) }
    pieces.append(FlatPiece(region: region, visible: region, paint: .image(cause)))
  }

  // MARK: Groups

  /// Keeps the parts inside or outside of a region.
  mutating func cut(_ operation: Cut, _ work: inout FlatteningWork) throws(TooMuchWork) {
    var result: [FlatPiece] = []
    for piece in pieces {
      guard let visible = try operation.applied(to: piece.visible, &work),
        let region = try operation.applied(to: piece.region, &work)
      else { continue }
      result.append(FlatPiece(region: region, visible: visible, paint: piece.paint))
    }
    pieces = result
  }

  /// Keeps as much of each piece as a mask has alpha.
  mutating func mask(by mask: FlatMap, _ work: inout FlatteningWork) throws(TooMuchWork) {
    var result: [FlatPiece] = []
    for piece in pieces {
      for part in mask.pieces {
        guard let visible = try work.intersection(piece.visible, part.visible) else { continue }
        let region = try work.intersection(piece.region, part.region) ?? visible
        result.append(FlatPiece(region: region, visible: visible, paint: piece.paint.masked(by: part.paint)))
      }
    }
    try work.spend(pieces: result.count)
    pieces = result
  }

  /// Changes the paint of each piece.
  mutating func repaint(_ body: (FlatPaint) -> FlatPaint) {
    for index in pieces.indices { pieces[index].paint = body(pieces[index].paint) }
  }

  mutating func transform(by map: Transform) {
    pieces = pieces.compactMap { piece in
      guard let region = piece.region.transformed(by: map), let visible = piece.visible.transformed(by: map) else {
        return nil
      }
      var paint = piece.paint
      if case .gradient(var gradient) = paint {
        gradient.map = gradient.map.then(map)
        paint = .gradient(gradient)
      }
      return FlatPiece(region: region, visible: visible, paint: paint)
    }
  }

  /// Returns the union of the visible parts.
  func silhouette(_ work: inout FlatteningWork) throws(TooMuchWork) -> Region? {
    var result: Region?
    for piece in pieces {
      result = try result.map { whole throws(TooMuchWork) in try work.union(whole, piece.visible) } ?? piece.visible
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

extension Rect {
  fileprivate func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
