/// Memory for a fixed number of plain values, which is freed with its owner.
///
/// The loops of the compressor read and write several arrays per byte. They take the pointers once, which saves bounds
/// checks and tests for shared storage. A value can't be copied, so the memory has exactly one owner.
@usableFromInline
struct FixedArray<Element: BitwiseCopyable>: ~Copyable, @unchecked Sendable {
  let pointer: UnsafeMutablePointer<Element>
  let count: Int

  /// Reserves memory that must be written before it is read.
  init(uninitialized count: Int) {
    pointer = .allocate(capacity: count)
    self.count = count
  }

  init(repeating value: Element, count: Int) {
    self.init(uninitialized: count)
    pointer.initialize(repeating: value, count: count)
  }

  deinit { pointer.deallocate() }

  /// Accesses an element. Only debug builds check the index.
  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return pointer[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      pointer[index] = newValue
    }
  }
}

extension UnsafePointer<UInt8> {
  /// Returns the four bytes at an offset as a number, the first byte in the lowest bits.
  @inline(__always)
  func word(at offset: Int) -> UInt32 {
    UInt32(littleEndian: UnsafeRawPointer(self + offset).loadUnaligned(as: UInt32.self))
  }

  /// Returns the number of equal bytes at two offsets, from `known` bytes that are equal to at most `limit`.
  ///
  /// Reads up to 7 bytes past the limit.
  @inline(__always)
  func equalBytes(at first: Int, and second: Int, known: Int, limit: Int) -> Int {
    var length = known
    while length < limit {
      let left = UnsafeRawPointer(self + (first &+ length)).loadUnaligned(as: UInt64.self)
      let right = UnsafeRawPointer(self + (second &+ length)).loadUnaligned(as: UInt64.self)
      let difference = UInt64(littleEndian: left ^ right)
      if difference != 0 { return Swift.min(limit, length &+ difference.trailingZeroBitCount &>> 3) }
      length &+= 8
    }
    return limit
  }
}
