/// Reads DEFLATE data as RFC 1951 says, on every machine. Refuses all that a strict reader refuses: codes that are not
/// complete, distances before the first byte, and bits after the end.
public struct Inflater {
  /// A part of the data that breaks the rules.
  public struct Malformed: Error {
    let reason: String

    public init(_ reason: String) { self.reason = reason }
  }

  private let data: [UInt8]
  private var bit = 0
  private var bytes: [UInt8] = []

  /// The number of bits of the data. Three zeros follow it, so that any bits can be read at once.
  private let end: Int

  private init(_ data: [UInt8]) {
    self.data = data + [0, 0, 0]
    end = 8 * data.count
  }

  /// Returns what DEFLATE data stands for.
  public static func bytes(of data: [UInt8]) throws -> [UInt8] {
    var inflater = Inflater(data)
    while try inflater.readBlock() {}
    while inflater.bit % 8 != 0 { if try inflater.bits(1) != 0 { throw Malformed("padding") } }
    guard inflater.bit == inflater.end else { throw Malformed("bytes after the end") }
    return inflater.bytes
  }

  /// Returns what zlib data stands for.
  public static func bytes(ofZlib data: [UInt8]) throws -> [UInt8] {
    guard data.count >= 6, data[0] == 0x78, (Int(data[0]) << 8 | Int(data[1])) % 31 == 0, data[1] & 0x20 == 0 else {
      throw Malformed("header")
    }
    let bytes = try bytes(of: Array(data[2..<data.count - 4]))
    // The definition of Adler-32.
    var (low, high): (UInt64, UInt64) = (1, 0)
    for byte in bytes {
      low = (low + UInt64(byte)) % 65_521
      high = (high + low) % 65_521
    }
    guard data.suffix(4).reduce(0, { $0 << 8 | UInt64($1) }) == high << 16 | low else { throw Malformed("checksum") }
    return bytes
  }

  private mutating func bits(_ count: Int) throws -> Int {
    guard bit + count <= end else { throw Malformed("end of the data") }
    let result = (Int(data[bit >> 3]) | Int(data[bit >> 3 + 1]) << 8 | Int(data[bit >> 3 + 2]) << 16) >> (bit & 7)
    bit += count
    return result & (1 << count - 1)
  }

  /// Reads a block. Returns whether another one follows.
  private mutating func readBlock() throws -> Bool {
    let isLast = try bits(1) == 1
    switch try bits(2) {
    case 0: try readStored()
    case 1:
      let lengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
      try readSymbols(Code(lengths), Code([Int](repeating: 5, count: 32)))
    case 2:
      let (literals, distances) = try readCodes()
      try readSymbols(literals, distances)
    default: throw Malformed("form of a block")
    }
    return !isLast
  }

  private mutating func readStored() throws {
    bit = (bit + 7) & ~7
    let count = try bits(16)
    guard try bits(16) == ~count & 0xFFFF else { throw Malformed("length of a stored block") }
    let start = bit / 8
    guard 8 * (start + count) <= end else { throw Malformed("end of a stored block") }
    bytes += data[start..<start + count]
    bit += 8 * count
  }

  private mutating func readCodes() throws -> (Code, Code) {
    let (literals, distances, count) = (try bits(5) + 257, try bits(5) + 1, try bits(4) + 4)
    guard literals <= 286, distances <= 30 else { throw Malformed("numbers of symbols") }
    var lengths = [Int](repeating: 0, count: 19)
    for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].prefix(count) {
      lengths[symbol] = try bits(3)
    }
    let code = try Code(lengths)
    lengths = []
    while lengths.count < literals + distances {
      let symbol = try read(code)
      switch symbol {
      case ..<16: lengths.append(symbol)
      case 16:
        guard let last = lengths.last else { throw Malformed("repetition of nothing") }
        lengths += [Int](repeating: last, count: try bits(2) + 3)
      case 17: lengths += [Int](repeating: 0, count: try bits(3) + 3)
      default: lengths += [Int](repeating: 0, count: try bits(7) + 11)
      }
    }
    guard lengths.count == literals + distances, lengths[256] > 0 else { throw Malformed("lengths of codes") }
    return (try Code(Array(lengths[..<literals])), try Code(Array(lengths[literals...])))
  }

  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
    8193, 12_289, 16_385, 24_577,
  ]

  private mutating func readSymbols(_ literals: Code, _ distances: Code) throws {
    while true {
      let symbol = try read(literals)
      if symbol < 256 {
        bytes.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return }
      guard symbol <= 285 else { throw Malformed("length") }
      let extra = symbol < 265 || symbol == 285 ? 0 : (symbol - 261) / 4
      let length = Self.lengthBases[symbol - 257] + (try bits(extra))
      let range = try read(distances)
      guard range < 30 else { throw Malformed("distance") }
      let distance = Self.distanceBases[range] + (try bits(max(0, range / 2 - 1)))
      guard distance <= bytes.count else { throw Malformed("distance before the first byte") }
      let start = bytes.count - distance
      if distance >= length {
        bytes += bytes[start..<start + length]
      } else {
        for index in 0..<length { bytes.append(bytes[start + index]) }
      }
    }
  }

  private mutating func read(_ code: Code) throws -> Int {
    var (value, first, index) = (0, 0, 0)
    for length in 1...15 {
      value |= try bits(1)
      let count = code.counts[length]
      if value - first < count { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    throw Malformed("code")
  }

  /// A canonical prefix code: the number of codes of each length, and the symbols in the order of their codes.
  private struct Code {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int] = []

    init(_ lengths: [Int]) throws {
      for length in lengths where length > 0 { counts[length] += 1 }
      let sum = (1...15).reduce(0) { $0 + counts[$1] << (15 - $1) }
      guard sum == 1 << 15 else { throw Malformed("code that is not complete") }
      for length in 1...15 { symbols += lengths.indices.filter { lengths[$0] == length } }
    }
  }
}
