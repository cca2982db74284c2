import ShapeCore

/// The colors of a linear or radial gradient, as consecutive pieces between two colors each, without gaps. The first
/// and the last color continue beyond its domain.
struct ColorRamp {
  struct Piece: Equatable {
    /// The end of the piece and the start of the next one.
    var end: Double
    var from: Pigment
    var to: Pigment
  }

  /// 0...1, or larger if that is needed to separate the color beyond an end from the one at that end.
  private(set) var domain: ClosedRange<Double> = 0...1
  private(set) var pieces: [Piece] = []

  /// The number of decimals of positions in a file. Positions closer together are the same.
  static let decimals = 6
  /// How far the domain extends beyond an end if that has an effect.
  private static let margin = 0.01

  /// A position of a stop counts as at least that of the previous one; see SVG 2, "Gradient stops".
  init(_ stops: [(position: Double, color: Pigment)]) {
    guard let first = stops.first, let last = stops.last else { return }
    var place = 0.0
    var earlier: (position: Double, color: Pigment)?
    for stop in stops {
      let units = Double(NumberWriter.units(stop.position, decimals: Self.decimals))
      place = max(place, min(units / 1e6, 1))
      if let earlier, place > earlier.position {
        pieces.append(Piece(end: place, from: earlier.color, to: stop.color))
      }
      if earlier == nil, place > 0 { pieces.append(Piece(end: place, from: stop.color, to: stop.color)) }
      earlier = (place, stop.color)
    }
    if place < 1 { pieces.append(Piece(end: 1, from: last.color, to: last.color)) }
    // Several stops at one end: the outermost color continues beyond it.
    var ends = (0.0, 1.0)
    if let piece = pieces.first, piece.from != first.color {
      ends.0 = -Self.margin
      pieces.insert(Piece(end: 0, from: first.color, to: first.color), at: 0)
    }
    if let piece = pieces.last, piece.to != last.color {
      ends.1 = 1 + Self.margin
      pieces.append(Piece(end: ends.1, from: last.color, to: last.color))
    }
    domain = ends.0...ends.1
  }

  /// Removes the part before 0.
  mutating func dropNegative() {
    pieces.removeAll { $0.end <= 0 }
    domain = 0...domain.upperBound
  }
}
