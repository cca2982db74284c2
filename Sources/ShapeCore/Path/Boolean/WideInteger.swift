/// A 128-bit integer, for products of grid coordinates.
struct WideInteger {
  private var high: Int64
  private var low: UInt64
}

extension WideInteger {
  /// Creates a × b − c × d.
  init(_ a: Double, _ b: Double, minus c: Double, _ d: Double) {
    let first = Int64(a).multipliedFullWidth(by: Int64(b))
    let second = Int64(c).multipliedFullWidth(by: Int64(d))
    self = WideInteger(high: first.high, low: first.low) - WideInteger(high: second.high, low: second.low)
  }

  static func + (a: WideInteger, b: WideInteger) -> WideInteger {
    let (low, carries) = a.low.addingReportingOverflow(b.low)
    return WideInteger(high: a.high &+ b.high &+ (carries ? 1 : 0), low: low)
  }

  static func - (a: WideInteger, b: WideInteger) -> WideInteger {
    let (low, borrows) = a.low.subtractingReportingOverflow(b.low)
    return WideInteger(high: a.high &- b.high &- (borrows ? 1 : 0), low: low)
  }

  /// -1, 0 or 1.
  var sign: Int { high < 0 ? -1 : high == 0 && low == 0 ? 0 : 1 }

  /// The number, with its sign, rounded.
  var value: Double {
    // Both words need the same sign, or the low one would be lost against the high one.
    if high < 0 {
      let (negated, carries) = (~low).addingReportingOverflow(1)
      return -(Double(~high &+ (carries ? 1 : 0)) * 0x1p64 + Double(negated))
    }
    return Double(high) * 0x1p64 + Double(low)
  }

  // MARK: Products of three

  private static let shift = 45

  /// The number as `upper` × 2⁴⁵ + `lower`, with the lower part not negative.
  private var parts: (upper: Int64, lower: Int64) {
    let mask = UInt64(1) << UInt64(Self.shift) - 1
    let upper = high << Int64(64 - Self.shift) | Int64(bitPattern: low >> UInt64(Self.shift))
    return (upper, Int64(low & mask))
  }

  /// Returns the sign of a × x + b × y, for numbers a and b of 46 bits and x and y of 90.
  static func signOfSum(_ a: Int64, _ x: WideInteger, _ b: Int64, _ y: WideInteger) -> Int {
    let (x, y) = (x.parts, y.parts)
    func sum(_ x: Int64, _ y: Int64) -> WideInteger {
      let (first, second) = (a.multipliedFullWidth(by: x), b.multipliedFullWidth(by: y))
      return WideInteger(high: first.high, low: first.low) + WideInteger(high: second.high, low: second.low)
    }
    let lower = sum(x.lower, y.lower).parts
    let carried = lower.upper.multipliedFullWidth(by: 1)
    let upper = sum(x.upper, y.upper) + WideInteger(high: carried.high, low: carried.low)
    return upper.sign != 0 ? upper.sign : lower.lower == 0 ? 0 : 1
  }
}
