/// Decimal text for numbers: the one way in which every backend writes them.
///
/// A number is rounded once, to a whole count of decimal units (ten-thousandths unless said), and that count is written
/// in its shortest form: no exponent, no trailing zeros, no zero before the point, no `-0`. What is not finite becomes
/// 0; what is too large for the count becomes the largest one.
enum NumberWriter {
  /// How many digits stand after the point at most, unless a number needs more so as not to vanish.
  static let decimals = 4
  /// Room that `write` needs, in bytes.
  static let capacity = 32

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12,
  ]

  /// The nearest count of units of ten to the power of `-decimals`, for 0 to 12 decimals.
  @inline(__always)
  static func units(_ value: Double, decimals: Int = decimals) -> Int64 {
    let scaled = value * (decimals == 4 ? 1e4 : powers[decimals])
    // Most numbers pass the first test, which NaN fails.
    if abs(scaled) < 9e18 { return Int64(scaled < 0 ? scaled - 0.5 : scaled + 0.5) }
    if !value.isFinite { return 0 }
    return scaled < 0 ? -9_000_000_000_000_000_000 : 9_000_000_000_000_000_000
  }

  /// A length's count of units and the decimals that it counts in. Short lengths get more decimals than other numbers,
  /// so that no positive length becomes 0.
  static func length(_ value: Double) -> (units: Int64, decimals: Int) {
    if !(value > 0) || value >= 0.01 { return (units(value), decimals) }
    let fine = units(value, decimals: 8)
    if fine >= 10 { return (fine, 8) }
    return (max(units(value, decimals: 12), 1), 12)
  }

  /// Writes a count of units and returns how many bytes it took. `target` has room for `capacity` bytes.
  static func write(_ units: Int64, decimals: Int, to target: UnsafeMutablePointer<UInt8>) -> Int {
    var rest = units.magnitude
    if rest == 0 {
      target[0] = UInt8(ascii: "0")
      return 1
    }
    var places = decimals
    if places == 4, rest % 10_000 == 0 {
      rest /= 10_000
      places = 0
    }
    while places > 0, rest % 10 == 0 {
      rest /= 10
      places -= 1
    }
    var at = capacity
    if places > 0 {
      for _ in 0..<places {
        at -= 1
        target[at] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
      at -= 1
      target[at] = UInt8(ascii: ".")
    }
    while rest > 0 {
      at -= 1
      target[at] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    if units < 0 {
      at -= 1
      target[at] = UInt8(ascii: "-")
    }
    let count = capacity - at
    for index in 0..<count { target[index] = target[at + index] }
    return count
  }
}
