/// The tokens that a byte can begin or continue: one look-up in a table instead of a chain of comparisons.
package struct ByteClasses {
  package static let letter: UInt8 = 1
  package static let digit: UInt8 = 2
  static let space: UInt8 = 4
  static let hexadecimal: UInt8 = 8

  /// A class for each byte value.
  package static let table: [UInt8] = {
    var table = [UInt8](repeating: 0, count: 256)
    for byte in UInt8(ascii: "a")...UInt8(ascii: "z") { table[Int(byte)] = letter }
    for byte in UInt8(ascii: "A")...UInt8(ascii: "Z") { table[Int(byte)] = letter }
    table[Int(UInt8(ascii: "_"))] = letter
    for byte in UInt8(ascii: "0")...UInt8(ascii: "9") { table[Int(byte)] = digit | hexadecimal }
    for byte in UInt8(ascii: "a")...UInt8(ascii: "f") { table[Int(byte)] |= hexadecimal }
    for byte in UInt8(ascii: "A")...UInt8(ascii: "F") { table[Int(byte)] |= hexadecimal }
    for byte in [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n")] {
      table[Int(byte)] = space
    }
    return table
  }()
}
