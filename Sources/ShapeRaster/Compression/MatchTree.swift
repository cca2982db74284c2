/// Finds, for each length, the nearest earlier occurrence of the next bytes.
///
/// Positions with the same hash of four bytes form a binary tree, ordered by the bytes that follow, with the latest
/// position at the root. Each search rebuilds the path that it follows, so that the new position becomes the root.
/// Source: the match finder of LZMA by Igor Pavlov; libdeflate by Eric Biggers uses the same for DEFLATE.
struct MatchTree: ~Copyable {
  private static let hashBits: UInt32 = 16
  private static let shortHashBits: UInt32 = 15
  private static let mask = DeflateSymbols.windowSize - 1
  static let hashedBytes = 4
  private static let none: Int32 = -1

  private let depth: Int
  private let heads = FixedArray<Int32>(repeating: none, count: 1 << hashBits)
  private let shortHeads = FixedArray<Int32>(repeating: none, count: 1 << shortHashBits)
  /// The subtrees of each position, modulo the size of the window: first the one with smaller bytes.
  private let children = FixedArray<Int32>(repeating: none, count: 2 * DeflateSymbols.windowSize)

  init(depth: Int) { self.depth = depth }

  /// Adapts to bytes that moved towards the beginning of their memory.
  func shift(by distance: Int) {
    let shift = Int32(truncatingIfNeeded: distance)
    for index in 0..<heads.count { heads.pointer[index] = max(heads.pointer[index] &- shift, Self.none) }
    for index in 0..<shortHeads.count {
      shortHeads.pointer[index] = max(shortHeads.pointer[index] &- shift, Self.none)
    }
    for index in 0..<children.count { children.pointer[index] = max(children.pointer[index] &- shift, Self.none) }
  }

  @inline(__always)
  private static func hash(_ word: UInt32, bits: UInt32) -> Int {
    Int(truncatingIfNeeded: (word &* 0x9E37_79B1) &>> (32 &- bits))
  }

  /// Stores a position without matches. At least four bytes must be known, and all positions use the same `limit`,
  /// except at the end of all data.
  func skip(_ bytes: UnsafePointer<UInt8>, _ position: Int, limit: Int) {
    let word = bytes.word(at: position)
    shortHeads[Self.hash(word &<< 8, bits: Self.shortHashBits)] = Int32(truncatingIfNeeded: position)
    _ = search(bytes, position, word: word, limit: limit, shortest: limit, into: nil)
  }

  /// Stores a position and writes its matches, with growing lengths and distances. Returns their number, less than 258.
  func find(
    _ bytes: UnsafePointer<UInt8>, _ position: Int, limit: Int, into matches: UnsafeMutablePointer<Token>
  ) -> Int {
    let word = bytes.word(at: position)
    let slot = Self.hash(word &<< 8, bits: Self.shortHashBits)
    let candidate = Int(shortHeads[slot])
    shortHeads[slot] = Int32(truncatingIfNeeded: position)
    var count = 0
    if candidate >= max(position &- DeflateSymbols.windowSize, 0), (bytes.word(at: candidate) ^ word) &<< 8 == 0 {
      matches[0] = Token(length: 3, distance: position &- candidate)
      count = 1
    }
    return count
      + search(bytes, position, word: word, limit: limit, shortest: 3, into: matches + count)
  }

  /// Writes the matches that are longer than `shortest`, if `matches` isn't `nil`.
  @inline(__always)
  private func search(
    _ bytes: UnsafePointer<UInt8>, _ position: Int, word: UInt32, limit: Int, shortest: Int,
    into matches: UnsafeMutablePointer<Token>?
  ) -> Int {
    let children = children.pointer
    let slot = Self.hash(word, bits: Self.hashBits)
    var node = Int(heads[slot])
    heads[slot] = Int32(truncatingIfNeeded: position)
    // The children of the node at the largest distance are in the same memory as those of the position.
    let oldest = max(position &- DeflateSymbols.windowSize &+ 1, 0)
    var smaller = 2 &* (position & Self.mask)
    var greater = smaller &+ 1
    var (smallerLength, greaterLength, length) = (0, 0, 0)
    var (longest, count, depth) = (shortest, 0, depth)
    while node >= oldest, depth > 0 {
      depth &-= 1
      let pair = 2 &* (node & Self.mask)
      length = bytes.equalBytes(at: position, and: node, known: length, limit: limit)
      if let matches, length > longest {
        longest = length
        matches[count] = Token(length: length, distance: position &- node)
        count &+= 1
      }
      if length >= limit {
        children[smaller] = children[pair]
        children[greater] = children[pair &+ 1]
        return count
      }
      if bytes[node &+ length] < bytes[position &+ length] {
        children[smaller] = Int32(truncatingIfNeeded: node)
        smaller = pair &+ 1
        node = Int(children[smaller])
        smallerLength = length
      } else {
        children[greater] = Int32(truncatingIfNeeded: node)
        greater = pair
        node = Int(children[greater])
        greaterLength = length
      }
      // All nodes between two share at least the bytes that the position shares with both.
      length = min(smallerLength, greaterLength)
    }
    children[smaller] = Self.none
    children[greater] = Self.none
    return count
  }
}
