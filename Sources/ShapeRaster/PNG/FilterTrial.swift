/// Chooses the filters of several rows at once, by compressing them in several ways.
///
/// In drawn pictures, with their flat areas and repeated edges, a sum of differences is a poor estimate of the compressed
/// size. A trial counts the bits of the rows as one block, with a fast search for matches that includes earlier rows.
struct FilterTrial: ~Copyable {
  /// A rule that chooses the filter of each row.
  private enum Rule {
    case always(RowFilter)
    case smallestSum

    static let all: [Rule] = RowFilter.allCases.map { .always($0) } + [.smallestSum]
  }

  /// The number of bytes from which rows are tried.
  private static let bandSize = 1 << 15
  private static let history = DeflateSymbols.windowSize
  private static let effort = MatchEffort(depth: 12, sufficientLength: 64, lazyLength: 16, storedPositions: 32)

  private let chooser: FilterChooser
  /// The last filtered bytes, and after them the rows under a rule.
  private let window: FixedArray<UInt8>
  private let best: FixedArray<UInt8>
  private let counts = FixedArray<UInt32>(uninitialized: BlockCounts.size)
  private var tokens: TokenBuffer
  private var coder = BlockCoder()
  private var historyCount = 0

  init(rowSize: Int, pixel: Int) {
    chooser = FilterChooser(rowSize: rowSize, pixel: pixel)
    let capacity = Self.mostRows(rowSize: rowSize) * (rowSize + 1)
    window = FixedArray(uninitialized: Self.history + capacity + 8)
    best = FixedArray(uninitialized: capacity)
    tokens = TokenBuffer(capacity: capacity)
  }

  /// Returns the number of rows to try at once, which is the largest number that `filter` accepts.
  static func mostRows(rowSize: Int) -> Int { max(1, bandSize / (rowSize + 1)) }

  /// Returns the filtered bytes of consecutive rows, which are valid until the next call.
  ///
  /// `rows` begins with the row above the first one, or zeros, and has `count` more rows.
  mutating func filter(_ rows: UnsafePointer<UInt8>, count: Int) -> UnsafeBufferPointer<UInt8> {
    let rowSize = chooser.rowSize
    let byteCount = count * (rowSize + 1)
    let filtered = window.pointer + Self.history
    var fewestBits = Int.max
    for rule in Rule.all {
      for index in 0..<count {
        let (above, row) = (rows + index * rowSize, rows + (index + 1) * rowSize)
        let target = filtered + index * (rowSize + 1)
        switch rule {
        case .always(let filter): chooser.apply(filter, row, above: above, to: target)
        case .smallestSum: chooser.applySmallest(row, above: above, to: target)
        }
      }
      let bits = bits(byteCount)
      if bits < fewestBits {
        fewestBits = bits
        best.pointer.update(from: filtered, count: byteCount)
      }
    }
    filtered.update(from: best.pointer, count: byteCount)
    let kept = min(Self.history, historyCount + byteCount)
    let end = filtered + byteCount
    (filtered - kept).update(from: end - kept, count: kept)
    historyCount = kept
    return UnsafeBufferPointer(start: best.pointer, count: byteCount)
  }

  /// Returns the number of bits of a block with the first bytes after the history.
  private mutating func bits(_ count: Int) -> Int {
    var chains = HashChains(effort: Self.effort, start: Self.history - historyCount)
    let end = Self.history + count
    tokens.removeAll(from: 0)
    chains.parse(window.pointer, Self.history..<end, limit: end, into: &tokens)
    let counts = BlockCounts(pointer: counts.pointer)
    let all = UnsafeBufferPointer(start: UnsafePointer(tokens.storage.pointer), count: tokens.count)
    return coder.bits(counts, byteCount: counts.count(all)).count
  }
}
