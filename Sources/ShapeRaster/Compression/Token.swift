/// A literal byte, or a match: a copy of earlier bytes.
///
/// A match has its length, in 3...258, in the upper half and its distance, in 1...32,768, in the lower half. The upper
/// half of a literal is 0.
struct Token: BitwiseCopyable {
  let bits: UInt32

  @inline(__always)
  init(literal: UInt8) { bits = UInt32(literal) }

  @inline(__always)
  init(length: Int, distance: Int) {
    bits = UInt32(truncatingIfNeeded: length &<< 16 | distance)
  }

  @inline(__always) var isLiteral: Bool { bits < 1 << 16 }
  /// The length of a match, or 0.
  @inline(__always) var length: Int { Int(truncatingIfNeeded: bits &>> 16) }
  /// The distance of a match, or the value of a literal.
  @inline(__always) var distance: Int { Int(truncatingIfNeeded: bits & 0xFFFF) }
}

/// The tokens that are not yet in a block.
struct TokenBuffer: ~Copyable {
  let storage: FixedArray<Token>
  private(set) var count = 0

  init(capacity: Int) { storage = FixedArray(uninitialized: capacity) }

  @inline(__always)
  mutating func append(_ token: Token) {
    storage[count] = token
    count &+= 1
  }

  /// Removes tokens from the beginning.
  mutating func removeFirst(_ removed: Int) {
    storage.pointer.update(from: storage.pointer + removed, count: count - removed)
    count -= removed
  }
}
