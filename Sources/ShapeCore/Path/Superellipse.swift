/// A quarter of a superellipse in the unit square around its center: x^n + y^n = 1.
struct Superellipse {
  /// At least 1.
  private let exponent: Double

  /// Returns six cubic curves from (0, 1) to (1, 0), for a number of `superellipse()` in CSS with any sign.
  ///
  /// They deviate by at most 1e-4 from the superellipse, for numbers up to 7: by 0.01 points at a radius of 100. They
  /// touch it at their ends with its tangents there, and where it runs along their chords. The smaller the number, the
  /// more of the turn is near the ends, where the curves are shorter then.
  ///
  /// Source: CSS Borders and Box Decorations Level 4, `corner-shape`: the exponent is 2 raised to the number, and a
  /// negative number mirrors the corner.
  static func corner(_ number: Double) -> [(control1: Point, control2: Point, to: Point)] {
    let size = abs(number)
    let curve = Superellipse(exponent: Mathematics.power(2, size))
    let bend = size < 1 ? 0.3 + 0.7 * size : min(6, 1 + 2.5 * (size - 1))
    let angles = [0, 1.0 / 3, 2.0 / 3, 1].map { Double.pi / 4 * Mathematics.power($0, bend) }
    var curves: [(control1: Point, control2: Point, to: Point)] = []
    for index in 1..<angles.count { curves.append(curve.piece(from: angles[index - 1], to: angles[index])) }
    // The other half is the mirror image.
    func mirrored(_ p: Point) -> Point { Point(p.y, p.x) }
    for index in (0..<angles.count - 1).reversed() {
      let start = index == 0 ? Point(0, 1) : curves[index - 1].to
      curves.append((mirrored(curves[index].control2), mirrored(curves[index].control1), mirrored(start)))
    }
    return curves
  }

  /// Returns the point where the curve descends by an angle, in 0...pi / 4.
  ///
  /// The slope is (x / y)^(n - 1).
  private func point(_ angle: Double) -> Point {
    if angle <= 0 { return Point(0, 1) }
    let isMiddle = angle >= Double.pi / 4
    let ratio = isMiddle ? 1 : Mathematics.power(Mathematics.tangent(angle), 1 / (exponent - 1))
    let y = Mathematics.power(1 + Mathematics.power(ratio, exponent), -1 / exponent)
    return Point(ratio * y, y)
  }

  private func piece(from first: Double, to second: Double) -> (control1: Point, control2: Point, to: Point) {
    let (start, end) = (point(first), point(second))
    let chord = end - start
    let length = chord.length
    let straight = (start + chord / 3, end - chord / 3, end)
    guard length > 1e-12 else { return straight }
    // The point that is farthest from the chord, in the directions along and across it.
    let top = point(Mathematics.arcTangent(y: -chord.y, x: chord.x)) - start
    let (along, height) = (top.dot(chord) / length, abs(top.cross(chord)) / length)
    func direction(_ angle: Double) -> Point {
      let (sine, cosine) = sineAndCosine(angle)
      return Point(cosine, -sine)
    }
    let (arriving, leaving) = (direction(second), direction(first))
    let (rise, fall) = (abs(leaving.cross(chord)) / length, abs(arriving.cross(chord)) / length)
    guard height > 1e-12 * length, min(rise, fall) > 1e-12 else { return straight }
    let (forth, back) = (leaving.dot(chord) / length, arriving.dot(chord) / length)
    /// Returns the lengths of the handles of a curve that is farthest from the chord at a parameter, by the height.
    func handles(_ t: Double) -> (Double, Double) {
      let ratio = (1 - t) * (3 * t - 1) / (t * (2 - 3 * t))
      let first = height / (3 * t * (1 - t) * (1 - t + t * ratio))
      return (first / rise, first * ratio / fall)
    }
    /// Returns how far the farthest point of that curve is from `top`.
    func miss(_ t: Double) -> Double {
      let (a, b) = handles(t)
      let s = 1 - t
      return abs(3 * t * s * s * a * forth + 3 * t * t * s * (length - b * back) + t * t * t * length - along)
    }
    // Walk to the nearest parameter from the middle with the smallest miss. Some pieces have none without a miss.
    var parameter = 0.5
    var step = 1.0 / 16
    for _ in 0..<40 {
      let before = parameter - step > 0.335 ? miss(parameter - step) : .infinity
      let after = parameter + step < 0.665 ? miss(parameter + step) : .infinity
      if min(before, after) < miss(parameter) {
        parameter += before <= after ? -step : step
      } else {
        step /= 2
      }
    }
    let (a, b) = handles(parameter)
    return (start + leaving * a, end - arriving * b, end)
  }
}
