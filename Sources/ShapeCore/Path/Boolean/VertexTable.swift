/// A vertex of an arrangement, by its number.
struct Vertex: Hashable, Comparable {
  let number: Int32

  init(_ index: Int) { number = Int32(truncatingIfNeeded: index) }

  var index: Int { Int(number) }

  static func < (a: Vertex, b: Vertex) -> Bool { a.number < b.number }
}

extension Array {
  /// The element of a vertex.
  subscript(vertex: Vertex) -> Element {
    get { self[vertex.index] }
    _modify { yield &self[vertex.index] }
  }
}

/// The vertices of an arrangement. None is within `radius` cells of another, so that points that only rounding
/// separates are the same.
///
/// A vertex keeps the coordinates of the point that made it. A hash table of coarse squares finds the vertices near a
/// point in constant time.
struct VertexTable {
  /// The distance in cells within which a point counts as a vertex: less than 1e-12 of the longer side, and far more
  /// than rounding errors.
  static let radius = 4.0

  let grid: Grid
  private(set) var points: [Point] = []
  private(set) var places: [GridPoint] = []
  /// The last vertex added in each class of squares, and for each vertex the one before it there, or -1 at the end.
  private var heads: [Int32]
  private var previous: [Int32] = []

  init(grid: Grid, capacity: Int) {
    self.grid = grid
    var size = 16
    while size < capacity { size *= 2 }
    heads = [Int32](repeating: -1, count: size)
    points.reserveCapacity(capacity)
    places.reserveCapacity(capacity)
    previous.reserveCapacity(capacity)
  }

  var count: Int { points.count }

  /// Returns the vertex at a point: the nearest one within the radius, or a new one.
  mutating func vertex(at point: Point) -> Vertex { vertex(at: grid.snapped(point), point, radius: Self.radius) }

  /// Returns the vertex at exactly a point of the grid.
  mutating func vertex(exactlyAt place: GridPoint) -> Vertex { vertex(at: place, grid.point(place), radius: 0) }

  private mutating func vertex(at place: GridPoint, _ point: Point, radius: Double) -> Vertex {
    let column = squareIndex(place.x)
    let row = squareIndex(place.y)
    var nearest: Int?
    var least = Double.infinity
    for x in neighbors(place.x, column, radius) {
      for y in neighbors(place.y, row, radius) {
        var number = heads[slot(x, y)]
        while number >= 0 {
          let index = Int(number)
          let d = places[index] - place
          let square = d.x * d.x + d.y * d.y
          if square <= radius * radius, square < least {
            least = square
            nearest = index
          }
          number = previous[index]
        }
      }
    }
    if let nearest { return Vertex(nearest) }
    if points.count >= heads.count { grow() }
    let vertex = Vertex(points.count)
    points.append(point)
    places.append(place)
    let slot = slot(column, row)
    previous.append(heads[slot])
    heads[slot] = vertex.number
    return vertex
  }

  // MARK: Squares

  /// The logarithm of the side of a square, in cells.
  private static let shift: Int64 = 7
  /// The side of a square, in cells.
  private static let side = Double(1 << shift)

  /// Returns the square of a coordinate that is a whole number.
  private func squareIndex(_ coordinate: Double) -> Int64 { Int64(coordinate) >> Self.shift }

  /// Returns the squares along an axis within the radius of a coordinate.
  private func neighbors(_ coordinate: Double, _ index: Int64, _ radius: Double) -> ClosedRange<Int64> {
    let offset = coordinate - Double(index) * Self.side
    return (offset <= radius ? index - 1 : index)...(offset >= Self.side - radius ? index + 1 : index)
  }

  private func slot(_ column: Int64, _ row: Int64) -> Int {
    var hash = UInt64(bitPattern: column) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(bitPattern: row) &* 0xC2B2_AE3D_27D4_EB4F
    hash ^= hash >> 29
    hash = hash &* 0xBF58_476D_1CE4_E5B9
    return Int(truncatingIfNeeded: hash >> 32) & (heads.count - 1)
  }

  private mutating func grow() {
    heads = [Int32](repeating: -1, count: heads.count * 4)
    for index in places.indices {
      let slot = slot(squareIndex(places[index].x), squareIndex(places[index].y))
      previous[index] = heads[slot]
      heads[slot] = Int32(index)
    }
  }
}
