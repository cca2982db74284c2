/// Cuts a sequence of tokens into blocks, so that each block has codes that fit its symbols.
///
/// The candidates are chunks of equal numbers of tokens. Neighbors become one block if that takes fewer bits than two,
/// counted exactly.
struct BlockSplitter: ~Copyable {
  /// The order in which neighbors are merged.
  enum Strategy {
    /// Merges each chunk into the block before it, or begins a new block. O(n).
    case sequential
    /// Merges the pair that saves the most bits, as long as there is one. O(n²) for n chunks.
    case bestPairs

    /// The number of tokens of a chunk.
    var chunkSize: Int {
      switch self {
      case .sequential: 4096
      case .bestPairs: 1024
      }
    }
  }

  /// Consecutive tokens, and the place of their bytes.
  struct Block {
    var tokens: Range<Int>
    var bytes: Range<Int>
    var form: BlockForm
    /// The exact number of bits, or its upper bound for a stored block.
    var bits: Int
    /// The number of its symbol counts.
    fileprivate(set) var slot: Int
  }

  private let strategy: Strategy
  private let storage: FixedArray<UInt32>
  private let slotCount: Int

  /// Creates a splitter for at most `capacity` tokens after those of a kept block.
  init(strategy: Strategy, capacity: Int) {
    self.strategy = strategy
    // A slot for the kept block, one for a chunk that isn't full, and one for sums.
    slotCount = capacity / strategy.chunkSize + 3
    storage = FixedArray(uninitialized: slotCount * BlockCounts.size)
  }

  /// Returns the symbol counts of a block, which are valid until the next call of `split`.
  func counts(of block: Block) -> BlockCounts { counts(slot: block.slot) }

  private func counts(slot: Int) -> BlockCounts {
    BlockCounts(pointer: storage.pointer + slot * BlockCounts.size)
  }

  /// Returns the blocks of tokens. The first `keptCount` tokens aren't cut.
  ///
  /// `start` is the index of their first byte, which is negative if that byte is no longer in memory.
  func split(
    _ tokens: borrowing TokenBuffer, keptCount: Int, start: Int, coder: inout BlockCoder
  ) -> [Block] {
    var blocks: [Block] = []
    var (first, byte, slot) = (0, start, 0)
    while first < tokens.count {
      let size = first == 0 && keptCount > 0 ? keptCount : strategy.chunkSize
      let range = first..<min(first + size, tokens.count)
      let chunk = UnsafeBufferPointer(start: UnsafePointer(tokens.storage.pointer + first), count: range.count)
      let byteCount = counts(slot: slot).count(chunk)
      blocks.append(
        cost(Block(tokens: range, bytes: byte..<byte + byteCount, form: .dynamic, bits: 0, slot: slot), &coder))
      first = range.upperBound
      byte += byteCount
      slot += 1
      if strategy == .sequential, blocks.count > 1 {
        let joined = join(blocks[blocks.count - 2], blocks[blocks.count - 1], &coder)
        if joined.gain >= 0 {
          blocks.removeLast()
          accept(joined.block, at: blocks.count - 1, in: &blocks)
          slot = blocks[blocks.count - 1].slot + 1
        }
      }
    }
    if strategy == .bestPairs { mergeBestPairs(&blocks, &coder) }
    return blocks
  }

  private func mergeBestPairs(_ blocks: inout [Block], _ coder: inout BlockCoder) {
    guard blocks.count > 1 else { return }
    var gains = (1..<blocks.count).map { join(blocks[$0 - 1], blocks[$0], &coder).gain }
    while let best = gains.indices.max(by: { gains[$0] < gains[$1] }), gains[best] >= 0 {
      let joined = join(blocks[best], blocks[best + 1], &coder).block
      blocks.remove(at: best + 1)
      gains.remove(at: best)
      accept(joined, at: best, in: &blocks)
      if best > 0 { gains[best - 1] = join(blocks[best - 1], blocks[best], &coder).gain }
      if best < gains.count { gains[best] = join(blocks[best], blocks[best + 1], &coder).gain }
    }
  }

  /// Returns a block for the tokens of two neighbors, and the number of bits that it saves. Its counts are in the last
  /// slot.
  private func join(_ first: Block, _ second: Block, _ coder: inout BlockCoder) -> (block: Block, gain: Int) {
    counts(slot: slotCount - 1).store(sumOf: counts(of: first), counts(of: second))
    var joined = first
    joined.tokens = first.tokens.lowerBound..<second.tokens.upperBound
    joined.bytes = first.bytes.lowerBound..<second.bytes.upperBound
    joined.slot = slotCount - 1
    joined = cost(joined, &coder)
    return (joined, first.bits + second.bits - joined.bits)
  }

  /// Replaces a block by the one that `join` returned last.
  private func accept(_ joined: Block, at index: Int, in blocks: inout [Block]) {
    let slot = blocks[index].slot
    counts(slot: slot).pointer.update(from: counts(of: joined).pointer, count: BlockCounts.size)
    blocks[index] = joined
    blocks[index].slot = slot
  }

  private func cost(_ block: Block, _ coder: inout BlockCoder) -> Block {
    var block = block
    let size = coder.bits(counts(of: block), byteCount: block.bytes.lowerBound < 0 ? nil : block.bytes.count)
    (block.form, block.bits) = (size.form, size.count)
    return block
  }
}
