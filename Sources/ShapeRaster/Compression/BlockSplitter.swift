/// Cuts a sequence of tokens into blocks, so that each block has codes that fit its symbols.
///
/// Each chunk of equal numbers of tokens is merged into the block before it, unless one block takes more bits than two,
/// counted exactly. O(n).
struct BlockSplitter: ~Copyable {
  /// The number of tokens of a chunk.
  private static let chunkSize = 4096

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

  private let storage: FixedArray<UInt32>
  private let slotCount: Int

  /// Creates a splitter for at most `capacity` tokens after those of a kept block.
  init(capacity: Int) {
    // A slot for the kept block, one for a chunk that isn't full, and one for sums.
    slotCount = capacity / Self.chunkSize + 3
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
    var (first, byte) = (0, start)
    while first < tokens.count {
      let size = first == 0 && keptCount > 0 ? keptCount : Self.chunkSize
      let range = first..<min(first + size, tokens.count)
      let chunk = UnsafeBufferPointer(start: UnsafePointer(tokens.storage.pointer + first), count: range.count)
      let byteCount = counts(slot: blocks.count).count(chunk)
      let block = block(of: range, byte..<byte + byteCount, slot: blocks.count, &coder)
      if let last = blocks.last, let joined = join(last, block, &coder) {
        blocks[last.slot] = joined
      } else {
        blocks.append(block)
      }
      first = range.upperBound
      byte += byteCount
    }
    return blocks
  }

  /// Returns one block for the tokens of two neighbors, in the slot of the first one, unless it takes more bits.
  private func join(_ first: Block, _ second: Block, _ coder: inout BlockCoder) -> Block? {
    let sum = counts(slot: slotCount - 1)
    sum.store(sumOf: counts(of: first), counts(of: second))
    var joined = block(
      of: first.tokens.lowerBound..<second.tokens.upperBound, first.bytes.lowerBound..<second.bytes.upperBound,
      slot: slotCount - 1, &coder)
    if joined.bits > first.bits + second.bits { return nil }
    joined.slot = first.slot
    counts(of: first).pointer.update(from: sum.pointer, count: BlockCounts.size)
    return joined
  }

  /// Returns a block in its smallest form. Its symbols are counted in the slot.
  private func block(of tokens: Range<Int>, _ bytes: Range<Int>, slot: Int, _ coder: inout BlockCoder) -> Block {
    let size = coder.bits(counts(slot: slot), byteCount: bytes.lowerBound < 0 ? nil : bytes.count)
    return Block(tokens: tokens, bytes: bytes, form: size.form, bits: size.count, slot: slot)
  }
}
