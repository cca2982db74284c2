/// Finds the cheapest tokens for a range of bytes.
///
/// The cost of a token depends on the codes of its block, and these on the tokens. So the parser repeats: it cuts the
/// tokens into blocks, computes their codes, and finds the tokens that take the fewest bits under these codes, by dynamic
/// programming from the last byte to the first. It keeps the best result.
struct OptimalParser: ~Copyable {
  private static let mostPasses = 3
  /// The smallest share of all bits that must be saved for a further pass: one in 500.
  private static let leastGain = 500
  private static let depth = 160
  /// The largest distance of a repetition that is followed without the tree: there may be a nearer match in it.
  private static let longestPeriod = 16

  private let tree = MatchTree(depth: depth)
  private let costs = SymbolCosts()
  /// The matches of all positions in the range, one after the other.
  private let matches: FixedArray<Token>
  /// The index of each position's first match.
  private let firstMatches: FixedArray<Int32>
  /// The smallest number of bits from each position to the end, and the token that begins there.
  private let restBits: FixedArray<UInt32>
  private let choices: FixedArray<Token>
  private let bestTokens: FixedArray<Token>

  /// Creates a parser for ranges of at most `capacity` bytes.
  init(capacity: Int) {
    // A position has up to 256 matches, but seldom more than a few.
    matches = FixedArray(uninitialized: 6 * capacity + 512)
    firstMatches = FixedArray(uninitialized: capacity + 1)
    restBits = FixedArray(uninitialized: capacity + 1)
    choices = FixedArray(uninitialized: capacity)
    bestTokens = FixedArray(uninitialized: capacity)
  }

  /// Adapts to bytes that moved towards the beginning of their memory.
  func shift(by distance: Int) { tree.shift(by: distance) }

  /// Appends the tokens of a range of bytes. `limit` is the end of the known bytes, and `start` the index of the first
  /// byte of the tokens that are there already.
  func parse(
    _ bytes: UnsafePointer<UInt8>, _ range: Range<Int>, limit: Int, into tokens: inout TokenBuffer, start: Int,
    splitter: borrowing BlockSplitter, coder: inout BlockCoder
  ) {
    let keptCount = tokens.count
    collectMatches(bytes, range, limit: limit)
    appendLongestMatches(bytes, range, into: &tokens)
    var fewestBits = Int.max
    var bestCount = 0
    for pass in 0...Self.mostPasses {
      let blocks = splitter.split(tokens, keptCount: keptCount, start: start, coder: &coder)
      let bits = blocks.reduce(0) { $0 + $1.bits }
      let gain = fewestBits == .max ? .max : (fewestBits - bits) * Self.leastGain
      if bits < fewestBits {
        fewestBits = bits
        bestCount = tokens.count - keptCount
        bestTokens.pointer.update(from: tokens.storage.pointer + keptCount, count: bestCount)
      }
      if gain < bits || pass == Self.mostPasses { break }
      chooseTokens(bytes, range, blocks, splitter, &coder)
      tokens.removeAll(from: keptCount)
      var position = range.lowerBound
      while position < range.upperBound {
        let token = choices[position - range.lowerBound]
        tokens.append(token)
        position += token.byteCount
      }
    }
    tokens.removeAll(from: keptCount)
    for index in 0..<bestCount { tokens.append(bestTokens[index]) }
  }

  private func collectMatches(_ bytes: UnsafePointer<UInt8>, _ range: Range<Int>, limit: Int) {
    var count = 0
    var skipEnd = range.lowerBound
    // The positions before `repetitionEnd` begin with a longest match at the distance `period`, and so do those that are
    // `period` bytes after them.
    var repetitionEnd = range.lowerBound
    var period = 0
    for position in range {
      firstMatches[position - range.lowerBound] = Int32(truncatingIfNeeded: count)
      let longest = min(DeflateSymbols.longestMatch, limit - position)
      guard longest >= MatchTree.hashedBytes else { continue }
      if position < repetitionEnd {
        // The tree needs only the last of equal positions.
        guard position >= skipEnd else { continue }
        skipEnd = position + DeflateSymbols.longestMatch
        matches[count] = Token(length: DeflateSymbols.longestMatch, distance: period)
        count += 1
        continue
      }
      // The bytes of the longest possible match have no matches of their own: nearly always, that match is taken.
      guard position >= skipEnd else {
        tree.skip(bytes, position, limit: longest)
        continue
      }
      let found = tree.find(bytes, position, limit: longest, into: matches.pointer + count)
      guard found > 0 else { continue }
      let last = matches[count + found - 1]
      if last.length == DeflateSymbols.longestMatch {
        skipEnd = position + last.length
        if last.distance <= Self.longestPeriod {
          period = last.distance
          repetitionEnd = bytes.endOfRepetition(from: position, period: period, limit: limit) - last.length - period
        }
      }
      // If memory gets short, positions keep their longest match only.
      if count + found + 512 + range.upperBound - position > matches.count {
        matches[count] = last
        count += 1
      } else {
        count += found
      }
    }
    firstMatches[range.count] = Int32(truncatingIfNeeded: count)
  }

  /// Returns the longest match of a position, cut at the end of the range.
  private func longestMatch(_ index: Int, _ count: Int) -> Token? {
    let end = Int(firstMatches[index + 1])
    guard index < count, end > Int(firstMatches[index]) else { return nil }
    let match = matches[end - 1]
    let length = min(match.length, count - index)
    return length < DeflateSymbols.shortestMatch ? nil : Token(length: length, distance: match.distance)
  }

  /// Appends the longest matches, unless the next byte has a longer one.
  private func appendLongestMatches(
    _ bytes: UnsafePointer<UInt8>, _ range: Range<Int>, into tokens: inout TokenBuffer
  ) {
    var index = 0
    while index < range.count {
      guard let match = longestMatch(index, range.count) else {
        tokens.append(Token(literal: bytes[range.lowerBound + index]))
        index += 1
        continue
      }
      if index + 1 < range.count, let next = longestMatch(index + 1, range.count), next.length > match.length {
        tokens.append(Token(literal: bytes[range.lowerBound + index]))
        index += 1
      } else {
        tokens.append(match)
        index += match.length
      }
    }
  }

  /// Stores the best token for each position, under the codes of the block that contains the position.
  private func chooseTokens(
    _ bytes: UnsafePointer<UInt8>, _ range: Range<Int>, _ blocks: [BlockSplitter.Block],
    _ splitter: borrowing BlockSplitter, _ coder: inout BlockCoder
  ) {
    restBits[range.count] = 0
    for block in blocks.reversed() where block.bytes.upperBound > range.lowerBound {
      _ = coder.bits(splitter.counts(of: block), byteCount: nil)
      costs.update(from: coder)
      let part = block.bytes.clamped(to: range)
      let first = bytes + range.lowerBound
      chooseTokens(first, part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound, range.count)
    }
  }

  private func chooseTokens(_ bytes: UnsafePointer<UInt8>, _ part: Range<Int>, _ end: Int) {
    let (rest, choices, matches) = (restBits.pointer, choices.pointer, matches.pointer)
    let (lengthCosts, literalCosts) = (costs.lengths.pointer, costs.literals.pointer)
    let distanceCosts = costs.distances.pointer
    var index = part.upperBound
    while index > part.lowerBound {
      index &-= 1
      var fewest = literalCosts[Int(bytes[index])] &+ rest[index &+ 1]
      var choice = Token(literal: bytes[index])
      var length = DeflateSymbols.shortestMatch
      var match = Int(firstMatches[index])
      let matchEnd = Int(firstMatches[index &+ 1])
      while match < matchEnd {
        let (longest, distance) = (min(matches[match].length, end &- index), matches[match].distance)
        let distanceCost = distanceCosts[DeflateSymbols.distanceSymbol(distance)]
        while length <= longest {
          let bits = distanceCost &+ lengthCosts[length] &+ rest[index &+ length]
          if bits < fewest {
            fewest = bits
            choice = Token(length: length, distance: distance)
          }
          length &+= 1
        }
        match &+= 1
      }
      rest[index] = fewest
      choices[index] = choice
    }
  }
}
