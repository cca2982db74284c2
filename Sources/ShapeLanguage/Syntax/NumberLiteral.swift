/// The value of a number literal.
package struct NumberLiteral {
  /// The value. Infinite if it is too large.
  package var value: Double
  /// The unit, or `nil` for an unknown one.
  package var unit: NumberUnit?
  /// Whether it has neither a point nor an exponent.
  package var isWhole: Bool

  package init(_ text: ArraySlice<UInt8>) {
    var end = text.startIndex
    var mantissa: UInt64 = 0
    var digits = 0
    var exponent = 0
    var whole = true
    func isDigit(_ index: Int) -> Bool {
      index < text.endIndex && text[index] >= UInt8(ascii: "0") && text[index] <= UInt8(ascii: "9")
    }
    func take(_ isFraction: Bool) {
      while isDigit(end) {
        if digits < 19 {
          mantissa = mantissa * 10 + UInt64(text[end] - UInt8(ascii: "0"))
          if mantissa > 0 { digits += 1 }
          if isFraction { exponent -= 1 }
        } else {
          // Too many digits for the fast path: the exact one below reads them all.
          digits = 20
        }
        end += 1
      }
    }
    take(false)
    if end < text.endIndex, text[end] == UInt8(ascii: "."), isDigit(end + 1) {
      whole = false
      end += 1
      take(true)
    }
    if end < text.endIndex, text[end] | 0x20 == UInt8(ascii: "e") {
      let signed = end + 1 < text.endIndex && (text[end + 1] == UInt8(ascii: "-") || text[end + 1] == UInt8(ascii: "+"))
      let first = end + (signed ? 2 : 1)
      if isDigit(first) {
        whole = false
        var power = 0
        var index = first
        while isDigit(index) {
          power = min(power * 10 + Int(text[index] - UInt8(ascii: "0")), 100_000)
          index += 1
        }
        exponent += signed && text[end + 1] == UInt8(ascii: "-") ? -power : power
        end = index
      }
    }
    if digits <= 15, abs(exponent) <= 22 {
      // Both factors are exact, so rounding once results in the nearest number (Clinger).
      let power = NumberLiteral.powersOfTen[abs(exponent)]
      value = exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
    } else {
      value = Double(String(decoding: text[..<end], as: UTF8.self)) ?? .infinity
    }
    unit = NumberUnit(text[end...])
    isWhole = whole && unit == NumberUnit.plain
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]
}
