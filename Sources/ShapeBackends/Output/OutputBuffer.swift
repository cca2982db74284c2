/// The growing bytes of an output file.
struct OutputBuffer {
  /// The bytes, followed by room to grow.
  private var storage: [UInt8]
  private(set) var count = 0

  init(capacity: Int) {
    storage = [UInt8](repeating: 0, count: max(capacity, 64))
  }

  @inline(__always)
  private mutating func reserve(_ more: Int) {
    if storage.count - count < more { grow(by: more) }
  }

  @inline(never)
  private mutating func grow(by more: Int) {
    // What the room contains doesn't matter. A copy takes no time in any build, unlike zeros.
    repeat { storage += storage } while storage.count - count < more
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    reserve(1)
    storage[count] = byte
    count += 1
  }

  @inline(__always)
  mutating func append(_ text: StaticString) { append(text.utf8Start, count: text.utf8CodeUnitCount) }

  @inline(__always)
  private mutating func append(_ source: UnsafePointer<UInt8>, count length: Int) {
    reserve(length)
    let start = count
    storage.withUnsafeMutableBufferPointer { target in
      guard let base = target.baseAddress else { return }
      base.advanced(by: start).update(from: source, count: length)
    }
    count += length
  }

  /// Appends some bytes.
  mutating func append(contentsOf bytes: [UInt8]) {
    reserve(bytes.count)
    storage.replaceSubrange(count..<count + bytes.count, with: bytes)
    count += bytes.count
  }

  /// Appends the UTF-8 form of a character.
  mutating func append(_ scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte) }
  }

  /// Appends a number, rounded.
  @inline(__always)
  mutating func number(_ value: Double) {
    number(units: NumberWriter.units(value), decimals: NumberWriter.decimals)
  }

  /// Appends a length. A positive one does not become 0.
  mutating func length(_ value: Double) {
    let (units, decimals) = NumberWriter.length(value)
    number(units: units, decimals: decimals)
  }

  /// Appends a number of decimal units.
  mutating func number(units: Int64, decimals: Int) {
    reserve(NumberWriter.capacity)
    let start = count
    count += storage.withUnsafeMutableBufferPointer { target in
      guard let base = target.baseAddress else { return 0 }
      return NumberWriter.write(units, decimals: decimals, to: base.advanced(by: start))
    }
  }

  mutating func integer(_ value: Int) { number(units: Int64(value), decimals: 0) }

  /// Appends numbers in brackets.
  mutating func array(_ values: [Double], decimals: Int = NumberWriter.decimals) {
    append(UInt8(ascii: "["))
    numbers(values, decimals: decimals)
    append(UInt8(ascii: "]"))
  }

  /// Appends numbers with spaces between them.
  mutating func numbers(_ values: [Double], decimals: Int = NumberWriter.decimals) {
    for (index, value) in values.enumerated() {
      if index > 0 { append(UInt8(ascii: " ")) }
      number(units: NumberWriter.units(value, decimals: decimals), decimals: decimals)
    }
  }

  /// Removes all but the first bytes.
  mutating func truncate(to length: Int) {
    count = min(count, length)
  }

  /// Removes the bytes from `start` up to `end`.
  mutating func remove(from start: Int, to end: Int) {
    let tail = count - end
    for offset in 0..<tail { storage[start + offset] = storage[end + offset] }
    count = start + tail
  }

  /// Overwrites a byte.
  mutating func replace(at index: Int, with byte: UInt8) {
    storage[index] = byte
  }

  /// Appends bytes of another buffer.
  mutating func append(_ range: Range<Int>, of other: OutputBuffer) {
    reserve(range.count)
    let start = count
    storage.withUnsafeMutableBytes { target in
      other.storage.withUnsafeBytes { source in
        UnsafeMutableRawBufferPointer(rebasing: target[start..<start + range.count])
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: source[range]))
      }
    }
    count += range.count
  }

  /// The byte at an offset.
  subscript(index: Int) -> UInt8 { storage[index] }

  /// Returns whether two ranges have the same bytes.
  func equal(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    if a.count != b.count { return false }
    return storage.withUnsafeBytes { bytes in
      var (first, second) = (a.lowerBound, b.lowerBound)
      while first + 8 <= a.upperBound {
        let one = bytes.loadUnaligned(fromByteOffset: first, as: UInt64.self)
        if one != bytes.loadUnaligned(fromByteOffset: second, as: UInt64.self) { return false }
        (first, second) = (first + 8, second + 8)
      }
      while first < a.upperBound {
        if bytes[first] != bytes[second] { return false }
        (first, second) = (first + 1, second + 1)
      }
      return true
    }
  }

  /// Returns a hash of some of the bytes, the same in every run and on every machine: FNV-1a over words of eight bytes
  /// instead of bytes, with the high half folded into the low one after each.
  func hash(_ range: Range<Int>, seed: UInt64 = 0xcbf2_9ce4_8422_2325) -> UInt64 {
    storage.withUnsafeBytes { bytes in
      var hash = seed ^ UInt64(range.count)
      var at = range.lowerBound
      while at + 8 <= range.upperBound {
        let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self))
        hash = (hash ^ word) &* 0x0000_0100_0000_01b3
        hash ^= hash >> 32
        at += 8
      }
      while at < range.upperBound {
        hash = (hash ^ UInt64(bytes[at])) &* 0x0000_0100_0000_01b3
        hash ^= hash >> 32
        at += 1
      }
      // The prime is small: mix once more, so that every input bit affects every bit of the result.
      hash = (hash ^ hash >> 29) &* 0xbf58_476d_1ce4_e5b9
      return hash ^ hash >> 32
    }
  }

  /// Returns the bytes.
  consuming func finish() -> [UInt8] {
    storage.removeLast(storage.count - count)
    return storage
  }
}
