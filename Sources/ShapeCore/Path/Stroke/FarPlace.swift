/// The place of a path that is so far from the origin, compared with its size, that lengths which matter would be as small
/// as the rounding of its coordinates. Strokes and offsets move it to the origin and back.
struct FarPlace {
  /// The displacement to the origin. It is exact: the coordinates are rounded more coarsely than the sum.
  let shift: Point
  /// The length up to which rounding of the original coordinates decides.
  let rounding: Double

  /// Returns `nil` for a path that is near the origin, compared with its size or with the reach of a stroke.
  init?(of path: Path, reach: Double) {
    guard let box = path.bounds else { return nil }
    let far = max(max(abs(box.minX), abs(box.maxX)), max(abs(box.minY), abs(box.maxY)))
    guard far > 1024 * max(box.width, box.height, reach) else { return nil }
    func away(_ low: Double, _ high: Double) -> Double { min(abs(low), abs(high)) > 32 * (high - low) ? low : 0 }
    shift = -Point(away(box.minX, box.maxX), away(box.minY, box.maxY))
    rounding = 64 * far.ulp
  }
}
