/// Finds earlier occurrences of the next bytes, and chooses matches from them.
///
/// Positions with the same hash of four bytes form a chain, from the latest on. The latest position with the same three
/// bytes is stored separately. Sources: RFC 1951, section 4; libdeflate by Eric Biggers for the hash of four bytes.
struct HashChains: ~Copyable {
  private static let hashBits: UInt32 = 15
  private static let mask = DeflateSymbols.windowSize - 1
  /// The number of bytes that must follow a position so that it is stored.
  private static let hashedBytes = 4
  /// The largest distance at which three bytes are cheaper as a match than as literals, mostly.
  private static let farthestShortMatch = 4096

  private let effort: MatchEffort
  /// The latest position with each hash of four bytes, and of three. Negative numbers stand for none.
  private let heads = FixedArray<Int32>(repeating: -1, count: 1 << hashBits)
  private let shortHeads = FixedArray<Int32>(repeating: -1, count: 1 << hashBits)
  /// The distance from each position, modulo the size of the window, to the previous one of its chain, at most 65,535.
  private let steps = FixedArray<UInt16>(repeating: .max, count: DeflateSymbols.windowSize)
  /// The first position that isn't stored.
  private var firstUnstored: Int

  init(effort: MatchEffort, start: Int) {
    self.effort = effort
    firstUnstored = start
  }

  /// Adapts to bytes that moved towards the beginning of their memory.
  mutating func shift(by distance: Int) {
    let shift = Int32(truncatingIfNeeded: distance)
    for index in 0..<heads.count {
      heads.pointer[index] = max(heads.pointer[index] &- shift, -1)
      shortHeads.pointer[index] = max(shortHeads.pointer[index] &- shift, -1)
    }
    firstUnstored -= distance
  }

  /// Appends the tokens of a range of bytes. `limit` is the end of the known bytes.
  mutating func parse(
    _ bytes: UnsafePointer<UInt8>, _ range: Range<Int>, limit: Int, into tokens: inout TokenBuffer
  ) {
    let lastStored = limit - Self.hashedBytes
    var position = range.lowerBound
    store(bytes, through: min(position - 1, lastStored))
    var match = Match.none
    while position < range.upperBound {
      let longest = min(DeflateSymbols.longestMatch, range.upperBound - position)
      match = position <= lastStored ? find(bytes, position, longest, better: .none) : .none
      guard match.length >= DeflateSymbols.shortestMatch else {
        tokens.append(Token(literal: bytes[position]))
        position += 1
        continue
      }
      // A better match at the next byte replaces the match by a literal.
      while match.length < effort.lazyLength, position < lastStored, position + 1 < range.upperBound {
        let longest = min(DeflateSymbols.longestMatch, range.upperBound - position - 1)
        let next = find(bytes, position + 1, longest, better: match)
        guard next.gain > match.gain + 2, next.length >= DeflateSymbols.shortestMatch else { break }
        tokens.append(Token(literal: bytes[position]))
        position += 1
        match = next
      }
      tokens.append(Token(length: match.length, distance: match.distance))
      position += match.length
      firstUnstored = max(firstUnstored, position - effort.storedPositions)
      store(bytes, through: min(position - 1, lastStored))
    }
  }

  private struct Match {
    var length: Int
    var distance: Int

    static let none = Match(length: 0, distance: 0)

    /// A measure of the saved bits: four per byte, less those of the distance.
    @inline(__always) var gain: Int {
      4 &* length &+ UInt32(truncatingIfNeeded: distance).leadingZeroBitCount
    }
  }

  @inline(__always)
  private static func hash(_ word: UInt32) -> Int {
    Int(truncatingIfNeeded: (word &* 0x9E37_79B1) &>> (32 &- hashBits))
  }

  /// Stores all positions up to one.
  @inline(__always)
  private mutating func store(_ bytes: UnsafePointer<UInt8>, through last: Int) {
    var position = firstUnstored
    while position <= last {
      let word = bytes.word(at: position)
      let slot = Self.hash(word)
      steps.pointer[position & Self.mask] =
        UInt16(truncatingIfNeeded: min(position &- Int(heads.pointer[slot]), 65_535))
      heads.pointer[slot] = Int32(truncatingIfNeeded: position)
      shortHeads.pointer[Self.hash(word &<< 8)] = Int32(truncatingIfNeeded: position)
      position &+= 1
    }
    firstUnstored = max(firstUnstored, last &+ 1)
  }

  /// Returns the longest of the near matches at a position, which it also stores. `better` is a match that the result
  /// should exceed in length; otherwise the result is undefined, but valid.
  @inline(__always)
  private mutating func find(
    _ bytes: UnsafePointer<UInt8>, _ position: Int, _ longest: Int, better: Match
  ) -> Match {
    let word = bytes.word(at: position)
    let slot = Self.hash(word)
    let shortSlot = Self.hash(word &<< 8)
    let oldest = max(position &- DeflateSymbols.windowSize, 0)
    var candidate = Int(heads.pointer[slot])
    let shortCandidate = Int(shortHeads.pointer[shortSlot])
    store(bytes, through: position)

    var best = Match.none
    if longest < Self.hashedBytes { return best }
    if better.length == 0, shortCandidate >= max(oldest, position &- Self.farthestShortMatch),
      (bytes.word(at: shortCandidate) ^ word) &<< 8 == 0
    {
      best = Match(length: 3, distance: position &- shortCandidate)
    }
    var length = max(3, better.length &- 1)
    let sufficient = min(effort.sufficientLength, longest)
    var depth = better.length == 0 ? effort.depth : effort.depth &>> 1
    if length >= longest { return best }
    var end = bytes.word(at: position &+ length &- 3)
    while candidate >= oldest, depth > 0 {
      // Most candidates differ in the bytes that would make them longer than the best.
      if bytes.word(at: candidate &+ length &- 3) == end, bytes.word(at: candidate) == word {
        let found = bytes.equalBytes(at: position, and: candidate, known: 4, limit: longest)
        if found > length {
          length = found
          best = Match(length: found, distance: position &- candidate)
          if found >= sufficient { break }
          end = bytes.word(at: position &+ length &- 3)
        }
      }
      let step = Int(steps.pointer[candidate & Self.mask])
      candidate &-= step
      depth &-= 1
    }
    return best
  }
}
