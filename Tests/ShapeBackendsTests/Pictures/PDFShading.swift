import ShapeCore

/// A shading of type 2, 3 or 5 (ISO 32000-1, 8.7.4.5).
struct PDFShading {
  private let type: Int
  private let coordinates: [Double]
  private let domain: [Double]
  /// The function of a type 2 or 3, as pieces between two values each.
  private var pieces: [(start: Double, end: Double, from: [Double], to: [Double])] = []
  /// The columns, the rows and the values of a mesh, row by row.
  private var (xs, ys, values): ([Double], [Double], [Double]) = ([], [], [])

  init(_ file: PDFObjectFile, _ reference: PDFValue) throws {
    let shading = file.resolve(reference)
    try self.init(shading, shading["ShadingType"] == .number(5) ? try file.data(reference) : [])
  }

  init(_ shading: PDFValue, _ data: [UInt8] = []) throws {
    type = Int(shading["ShadingType"]?.number ?? 0)
    coordinates = shading["Coords"]?.numbers ?? []
    domain = shading["Domain"]?.numbers ?? [0, 1]
    try addPieces(of: shading["Function"] ?? .array([]), domain[0], domain[1])
    switch type {
    case 2, 3:
      guard shading["Extend"] == .array([.word("true"), .word("true")]), coordinates.count == 2 * type else {
        throw ReadingMistake("\(shading)")
      }
    case 5: try readMesh(shading, data)
    default: throw ReadingMistake("\(shading)")
    }
  }

  private mutating func readMesh(_ shading: PDFValue, _ data: [UInt8]) throws {
    let size = Int(shading["BitsPerCoordinate"]?.number ?? 0) / 8
    let decode = shading["Decode"]?.numbers ?? []
    let columns = Int(shading["VerticesPerRow"]?.number ?? 0)
    let length = 2 * size + 1
    guard (1...2).contains(size), decode.count == 6, columns > 1, data.count % (columns * length) == 0 else {
      throw ReadingMistake("\(shading)")
    }
    var vertices: [(place: Point, value: Double)] = []
    for start in stride(from: 0, to: data.count, by: length) {
      func decoded(_ bytes: Range<Int>, _ index: Int) -> Double {
        let number = data[bytes].reduce(0.0) { $0 * 256 + Double($1) }
        let most = size == 1 || index == 2 ? 255.0 : 65535
        return decode[2 * index] + number / most * (decode[2 * index + 1] - decode[2 * index])
      }
      vertices.append(
        (
          Point(decoded(start..<start + size, 0), decoded(start + size..<start + 2 * size, 1)),
          decoded(start + 2 * size..<start + length, 2)
        ))
    }
    xs = vertices[..<columns].map(\.place.x)
    ys = stride(from: 0, to: vertices.count, by: columns).map { vertices[$0].place.y }
    values = vertices.map(\.value)
    // Readers accept any lattice, and ours are parallel to the axes.
    guard zip(xs, xs.dropFirst()).allSatisfy(<), zip(ys, ys.dropFirst()).allSatisfy(<),
      vertices.indices.allSatisfy({ vertices[$0].place == Point(xs[$0 % columns], ys[$0 / columns]) })
    else { throw ReadingMistake("the vertices of \(shading)") }
  }

  /// Returns the color of a point.
  func tone(_ point: Point) -> Tone {
    let share: Double
    switch type {
    case 2:
      let axis = Point(coordinates[2] - coordinates[0], coordinates[3] - coordinates[1])
      let square = axis.x * axis.x + axis.y * axis.y
      share = ((point.x - coordinates[0]) * axis.x + (point.y - coordinates[1]) * axis.y) / square
    case 3: share = point.distance(to: Point(coordinates[0], coordinates[1])) / coordinates[5]
    default:
      guard let value = meshValue(point) else { return Tone(0, 0, 0, 0) }
      return Tone(Float(value), Float(value), Float(value))
    }
    let input = domain[0] + max(0, min(share, 1)) * (domain[1] - domain[0])
    guard let piece = pieces.first(where: { input < $0.end }) ?? pieces.last else { return Tone(0, 0, 0, 0) }
    let part = (input - piece.start) / (piece.end - piece.start)
    func component(_ index: Int) -> Float { Float(piece.from[index] + part * (piece.to[index] - piece.from[index])) }
    return piece.from.count == 1
      ? Tone(component(0), component(0), component(0)) : Tone(component(0), component(1), component(2))
  }

  /// Reads functions of the types 2 and 3 (7.10).
  private mutating func addPieces(of function: PDFValue, _ start: Double, _ end: Double) throws {
    if function["FunctionType"] == .number(2) {
      return pieces.append((start, end, function["C0"]?.numbers ?? [0], function["C1"]?.numbers ?? [1]))
    }
    let (bounds, encode) = (function["Bounds"]?.numbers ?? [], function["Encode"]?.numbers ?? [])
    let (domain, functions) = (function["Domain"]?.numbers ?? [], function["Functions"]?.items ?? [])
    guard function["FunctionType"] == .number(3), domain == [start, end], functions.count == bounds.count + 1,
      encode == functions.flatMap({ _ in [0, 1] })
    else { throw ReadingMistake("\(function)") }
    let ends = [start] + bounds + [end]
    for (index, piece) in functions.enumerated() { try addPieces(of: piece, ends[index], ends[index + 1]) }
  }

  /// Returns the value of the triangle at a point, or `nil` outside the mesh.
  private func meshValue(_ point: Point) -> Double? {
    guard let left = Self.cell(xs, point.x), let top = Self.cell(ys, point.y) else { return nil }
    let u = (point.x - xs[left]) / (xs[left + 1] - xs[left])
    let v = (point.y - ys[top]) / (ys[top + 1] - ys[top])
    let first = top * xs.count + left
    let (a, b) = (values[first], values[first + 1])
    let (c, d) = (values[first + xs.count], values[first + xs.count + 1])
    return u + v <= 1 ? a + (b - a) * u + (c - a) * v : d + (c - d) * (1 - u) + (b - d) * (1 - v)
  }

  private static func cell(_ lines: [Double], _ place: Double) -> Int? {
    guard place >= lines[0], place <= lines[lines.count - 1] else { return nil }
    var (low, high) = (0, lines.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= place { low = middle } else { high = middle }
    }
    return low
  }
}
