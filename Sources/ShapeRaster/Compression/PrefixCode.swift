/// A canonical prefix code, ready to be written.
///
/// Source: RFC 1951, section 3.2.2.
struct PrefixCode: ~Copyable {
  static let longestCode = 15

  /// The code of each symbol, reversed since its highest bit is written first.
  let codes: FixedArray<UInt16>
  let lengths: FixedArray<UInt8>

  init(capacity: Int) {
    codes = FixedArray(repeating: 0, count: capacity)
    lengths = FixedArray(repeating: 0, count: capacity)
  }

  /// Creates the code with given lengths.
  init(lengths: [UInt8]) {
    self.init(capacity: lengths.count)
    for (symbol, length) in lengths.enumerated() { self.lengths[symbol] = length }
    assignCodes()
  }

  /// Numbers the codes of the first symbols according to their lengths: shorter codes first, then in the order of
  /// symbols.
  func assignCodes() {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: Self.longestCode + 2) { next in
      next.initialize(repeating: 0)
      for symbol in 0..<lengths.count where lengths[symbol] > 0 { next[Int(lengths[symbol]) + 1] += 1 }
      // `next[n]` becomes the first code with n bits.
      for length in 1...Self.longestCode { next[length] = (next[length] &+ next[length - 1]) &<< 1 }
      for symbol in 0..<lengths.count {
        let length = Int(lengths[symbol])
        guard length > 0 else { continue }
        codes[symbol] = Self.reversed(next[length], width: length)
        next[length] &+= 1
      }
    }
  }

  private static func reversed(_ code: UInt16, width: Int) -> UInt16 {
    var code = code
    code = (code & 0x5555) << 1 | code >> 1 & 0x5555
    code = (code & 0x3333) << 2 | code >> 2 & 0x3333
    code = (code & 0x0F0F) << 4 | code >> 4 & 0x0F0F
    return code.byteSwapped >> UInt16(16 - width)
  }
}

/// Computes the lengths of optimal prefix codes with a limit.
///
/// Reuses its memory, since block splitting computes codes for many candidates.
struct HuffmanLengths: ~Copyable {
  static let largestAlphabet = 320
  private static let longestLimit = 15

  /// The used symbols in order of frequency: the count in the upper bits, the symbol in the lowest 9.
  private let keys = FixedArray<UInt64>(uninitialized: largestAlphabet)
  /// Weights and, later, parents and depths.
  private let nodes = FixedArray<UInt64>(uninitialized: largestAlphabet)
  /// Whether each item of each list of packages is a symbol.
  private let isSymbol = FixedArray<Bool>(uninitialized: longestLimit * 2 * largestAlphabet)
  private let lists = FixedArray<UInt64>(uninitialized: 4 * largestAlphabet)

  /// Stores the length of each symbol's code, 0 for symbols with the count 0. The weighted sum of the lengths is the
  /// smallest of all prefix codes whose lengths are at most `limit`.
  ///
  /// At least two symbols get a code, since some decoders refuse codes with one. `counts` has at least two elements and
  /// at most `2^limit` that aren't 0; `limit` is at most 15. O(n · limit + n log n).
  func compute(_ counts: UnsafeBufferPointer<UInt32>, limit: Int, into lengths: UnsafeMutablePointer<UInt8>) {
    var used = 0
    for symbol in 0..<counts.count {
      lengths[symbol] = 0
      guard counts[symbol] > 0 else { continue }
      keys[used] = UInt64(counts[symbol]) << 9 | UInt64(symbol)
      used += 1
    }
    guard used > 1 else {
      let only = used == 1 ? Int(keys[0] & 511) : 0
      lengths[only] = 1
      lengths[only == 0 ? 1 : 0] = 1
      return
    }
    var sorted = UnsafeMutableBufferPointer(start: keys.pointer, count: used)
    if used > 24 { sorted.sort() } else { sortFew(&sorted) }
    if !assignUnlimited(used, limit: limit, into: lengths) { assignLimited(used, limit: limit, into: lengths) }
  }

  private func sortFew(_ keys: inout UnsafeMutableBufferPointer<UInt64>) {
    for index in 1..<keys.count {
      let key = keys[index]
      var hole = index
      while hole > 0, keys[hole - 1] > key {
        keys[hole] = keys[hole - 1]
        hole -= 1
      }
      keys[hole] = key
    }
  }

  /// Stores the lengths of a Huffman code. Returns `false`, and stores nothing, if one exceeds the limit.
  ///
  /// Source: Moffat, Katajainen, "In-place calculation of minimum-redundancy codes" (1995).
  private func assignUnlimited(_ used: Int, limit: Int, into lengths: UnsafeMutablePointer<UInt8>) -> Bool {
    let (node, keys) = (nodes.pointer, keys.pointer)
    for index in 0..<used { node[index] = keys[index] >> 9 }
    // Pairs the lightest symbols and packages. A package replaces a weight, and a used package's weight its parent.
    var (symbol, package) = (0, 0)
    for next in 0..<used - 1 {
      var weight: UInt64 = 0
      for _ in 0..<2 {
        if symbol >= used || (package < next && node[package] < node[symbol]) {
          weight += node[package]
          node[package] = UInt64(next)
          package += 1
        } else {
          weight += node[symbol]
          symbol += 1
        }
      }
      node[next] = weight
    }
    // Replaces parents by depths, from the root on.
    node[used - 2] = 0
    for index in stride(from: used - 3, through: 0, by: -1) { node[index] = node[Int(node[index])] + 1 }
    // The first package is the deepest, with two symbols below it.
    if node[0] >= UInt64(limit) { return false }
    // Gives the places of each depth that no package takes to symbols.
    var (depth, places, next) = (0, 1, used - 1)
    var inner = used - 2
    while places > 0 {
      var packages = 0
      while inner >= 0, node[inner] == UInt64(depth) {
        packages += 1
        inner -= 1
      }
      for _ in 0..<places - packages {
        lengths[Int(keys[next] & 511)] = UInt8(depth)
        next -= 1
      }
      places = 2 * packages
      depth += 1
    }
    return true
  }

  /// Stores the lengths of an optimal code with a limit.
  ///
  /// Source: Larmore, Hirschberg, "A fast algorithm for optimal length-limited Huffman codes" (1990): package-merge.
  private func assignLimited(_ used: Int, limit: Int, into lengths: UnsafeMutablePointer<UInt8>) {
    let keys = keys.pointer
    var (previous, current) = (lists.pointer, lists.pointer + 2 * Self.largestAlphabet)
    // The list of a level has every symbol, and the pairs of the list below.
    var previousCount = 0
    for level in 0..<limit {
      let flags = isSymbol.pointer + level * 2 * Self.largestAlphabet
      var (count, symbol, pair) = (0, 0, 0)
      let pairs = previousCount / 2
      while symbol < used || pair < pairs {
        let pairWeight = pair < pairs ? previous[2 * pair] + previous[2 * pair + 1] : .max
        let takesSymbol = symbol < used && keys[symbol] >> 9 <= pairWeight
        current[count] = takesSymbol ? keys[symbol] >> 9 : pairWeight
        flags[count] = takesSymbol
        count += 1
        if takesSymbol { symbol += 1 } else { pair += 1 }
      }
      (previous, current) = (current, previous)
      previousCount = count
    }
    // The cheapest 2n - 2 items of the last list are the solution. Each occurrence of a symbol adds a bit to its code.
    var taken = 2 * used - 2
    for level in stride(from: limit - 1, through: 0, by: -1) {
      let flags = isSymbol.pointer + level * 2 * Self.largestAlphabet
      var symbols = 0
      for index in 0..<taken where flags[index] { symbols += 1 }
      for index in 0..<symbols { lengths[Int(keys[index] & 511)] += 1 }
      taken = 2 * (taken - symbols)
    }
  }
}
