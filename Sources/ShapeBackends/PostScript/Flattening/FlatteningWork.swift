import ShapeCore

/// The reason why a part of a picture becomes an image although pieces could show it.
struct TooMuchWork: Error {
  let cause: RasterizationCause

  init() { cause = .tooManyPieces }
  init(_ error: RegionError) { cause = RasterizationCause(error) }
}

/// The work that flattening a picture may still take, and the operations on regions that take it.
struct FlatteningWork {
  /// The largest number of pieces of one effect.
  static let mostPiecesPerEffect = 250
  /// The largest number of elements below one effect.
  static let mostElementsBelow = 1000
  /// The largest number of layers around pieces, so that flattening needs little stack.
  static let mostLayersAround = 250
  /// The number of pieces left for all effects of the picture.
  private var pieces = 20_000
  /// The steps left for regions: about three seconds.
  private var steps = StepBudget(30_000_000)
  /// A smaller area is a rounding error, in square points of the scene.
  static let smallestArea = 1e-5

  /// Checks that one effect doesn't have too many pieces.
  func check(pieces count: Int) throws(TooMuchWork) {
    if count > Self.mostPiecesPerEffect { throw TooMuchWork() }
  }

  /// Counts pieces of the page.
  mutating func spend(pieces count: Int) throws(TooMuchWork) {
    if count > pieces { throw TooMuchWork() }
    pieces -= count
  }

  mutating func intersection(_ first: Region, _ second: Region) throws(TooMuchWork) -> Region? {
    guard first.touches(second) else { return nil }
    if first.path.covers(second.box) { return second }
    if second.path.covers(first.box) { return first }
    return try combined(first.path, second.path, .intersection)
  }

  mutating func subtracting(_ first: Region, _ second: Region) throws(TooMuchWork) -> Region? {
    guard first.touches(second) else { return first }
    if second.path.covers(first.box) { return nil }
    return try combined(first.path, second.path, .subtracting)
  }

  mutating func union(_ first: Region, _ second: Region) throws(TooMuchWork) -> Region? {
    try combined(first.path, second.path, .union)
  }

  /// Returns the region of a fill.
  mutating func region(of path: Path, _ rule: FillRule) throws(TooMuchWork) -> Region? {
    switch path.storage {
    case .rect, .roundedRect, .ellipse: return Region(path)
    case .elements: return try combined(path, .empty, .union, rule)
    }
  }

  /// Returns the region of a stroke.
  mutating func region(of path: Path, _ style: StrokeStyle) throws(TooMuchWork) -> Region? {
    try region { steps throws(RegionError) in try path.stroked(style, budget: &steps) }
  }

  /// Returns the region without the points that are nearer to its edge than a distance.
  mutating func shrunk(_ region: Region, by distance: Double) throws(TooMuchWork) -> Region? {
    guard min(region.box.width, region.box.height) > 2 * distance else { return nil }
    return try self.region { steps throws(RegionError) in
      try region.path.offset(by: -distance, join: .miter, miterLimit: 2, rule: .nonZero, budget: &steps)
    }
  }

  private mutating func combined(
    _ first: Path, _ second: Path, _ operation: RegionOperation, _ rule: FillRule = .nonZero
  ) throws(TooMuchWork) -> Region? {
    try region { steps throws(RegionError) in
      try first.combined(with: second, operation, rule: rule, budget: &steps)
    }
  }

  private mutating func region(
    _ operation: (inout StepBudget) throws(RegionError) -> Path
  ) throws(TooMuchWork) -> Region? {
    do throws(RegionError) { return Region(try operation(&steps)) } catch { throw TooMuchWork(error) }
  }
}

/// A simple path with an inside, in the coordinates of the scene.
struct Region: Equatable {
  let path: Path
  let box: Rect

  /// Creates a region, or `nil` if the path has no area.
  init?(_ path: Path) {
    guard let box = path.bounds, box.isFinite, abs(path.signedArea) > FlatteningWork.smallestArea else { return nil }
    self.path = path
    self.box = box
  }

  init(_ box: Rect) {
    path = .rect(box)
    self.box = box
  }

  func touches(_ other: Region) -> Bool { box.overlaps(other.box) }

  func transformed(by map: Transform) -> Region? {
    map == .identity ? self : Region(path.transformed(by: map))
  }
}
