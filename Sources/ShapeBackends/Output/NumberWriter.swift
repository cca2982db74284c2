/// Decimal text for numbers, shared by all backends.
///
/// A number is rounded once, to a whole number of decimal units (by default ten-thousandths), and written in its
/// shortest form: no exponent, no trailing zeros, no zero before the point, no `-0`. A number that is not finite
/// becomes 0, and one that is too large becomes the largest possible.
enum NumberWriter {
  /// The maximum number of digits after the point, unless a number needs more so as not to vanish.
  static let decimals = 4
  /// The number of digits after the point of the factors of a transform, by which coordinates are multiplied.
  static let factorDecimals = 10
  /// The number of bytes that `write` needs.
  static let capacity = 32

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12,
  ]

  /// Returns the nearest number of units of ten to the power of `-decimals`, for 0 to 12 decimals.
  @inline(__always)
  static func units(_ value: Double, decimals: Int = decimals) -> Int64 {
    let scaled = value * (decimals == 4 ? 1e4 : powers[decimals])
    // Most numbers pass the first test, which NaN fails.
    if abs(scaled) < 4e18 { return Int64(scaled < 0 ? scaled - 0.5 : scaled + 0.5) }
    if !value.isFinite { return 0 }
    return scaled < 0 ? -4_000_000_000_000_000_000 : 4_000_000_000_000_000_000
  }

  /// Returns the number of units of a length, and their decimals. Short lengths get more decimals than other numbers,
  /// so that no positive length becomes 0.
  static func length(_ value: Double) -> (units: Int64, decimals: Int) {
    if !(value > 0) || value >= 0.01 { return (units(value), decimals) }
    let fine = units(value, decimals: 8)
    if fine >= 10 { return (fine, 8) }
    return (max(units(value, decimals: 12), 1), 12)
  }

  /// Writes a number of units and returns how many bytes it took. `target` must have room for `capacity` bytes.
  @inline(__always)
  static func write(_ units: Int64, decimals: Int, to target: UnsafeMutablePointer<UInt8>) -> Int {
    if decimals == 4, units.magnitude < 100_000_000 { return writeShort(units, to: target) }
    return writeLong(units, decimals: decimals, to: target)
  }

  /// Writes ten-thousandths of a number below 10,000, without a loop. Nearly all numbers of a picture are like this.
  private static func writeShort(_ units: Int64, to target: UnsafeMutablePointer<UInt8>) -> Int {
    let magnitude = UInt32(truncatingIfNeeded: units.magnitude)
    let whole = magnitude / 10_000
    let fraction = magnitude - whole * 10_000
    var at = 0
    func pair(_ value: UInt32) {
      target[at] = UInt8(truncatingIfNeeded: 48 &+ value / 10)
      target[at + 1] = UInt8(truncatingIfNeeded: 48 &+ value % 10)
      at += 2
    }
    func short(_ value: UInt32) {
      if value >= 10 { return pair(value) }
      target[at] = UInt8(truncatingIfNeeded: 48 &+ value)
      at += 1
    }
    if units < 0 {
      target[at] = UInt8(ascii: "-")
      at += 1
    }
    if whole >= 100 {
      short(whole / 100)
      pair(whole % 100)
    } else if whole > 0 || fraction == 0 {
      short(whole)
    }
    if fraction > 0 {
      target[at] = UInt8(ascii: ".")
      at += 1
      pair(fraction / 100)
      if fraction % 100 > 0 { pair(fraction % 100) }
      if target[at - 1] == UInt8(ascii: "0") { at -= 1 }
    }
    return at
  }

  /// Writes any number of units, from its last digit to its first.
  private static func writeLong(_ units: Int64, decimals: Int, to target: UnsafeMutablePointer<UInt8>) -> Int {
    var rest = units.magnitude
    var places = decimals
    while places > 0, rest % 10 == 0 {
      rest /= 10
      places -= 1
    }
    var at = capacity
    func put(_ byte: UInt8) {
      at -= 1
      target[at] = byte
    }
    if places > 0 {
      for _ in 0..<places {
        put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
        rest /= 10
      }
      put(UInt8(ascii: "."))
    } else if rest == 0 {
      put(UInt8(ascii: "0"))
    }
    while rest > 0 {
      put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    }
    if units < 0 { put(UInt8(ascii: "-")) }
    let count = capacity - at
    for index in 0..<count { target[index] = target[at + index] }
    return count
  }
}
