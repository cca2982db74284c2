/// Compresses a sequence of bytes that arrives in pieces, in the format DEFLATE.
///
/// The result depends on the bytes and the level only, not on how the bytes are cut into pieces. Memory is bounded: about
/// 2.5 MB, whatever the number of bytes. Takes O(n) time.
///
/// A compressor can't be copied, and finishing consumes it, so that nothing can be appended afterwards.
/// Source: RFC 1951.
public struct Deflater: ~Copyable, Sendable {
  /// The number of bytes that must be known after a segment, so that matches near its end can be compared.
  private static let lookahead = DeflateSymbols.longestMatch
  private static let history = DeflateSymbols.windowSize
  /// The number of bytes after the known ones that may be read.
  private static let padding = 8
  /// The number of tokens from which a block isn't kept for the tokens of the next segment.
  private static let mostKeptTokens = 1 << 16

  private let segmentSize: Int
  /// The last bytes of the previous segments, the segment, and the bytes that must be known after it.
  private let window: FixedArray<UInt8>
  private var end = history
  private var tokens: TokenBuffer
  /// The index of the first byte of the tokens, which is negative if that byte is no longer in memory.
  private var tokenStart = history
  private var chains: HashChains
  private let splitter: BlockSplitter
  private var coder = BlockCoder()
  private var writer = BitWriter()

  /// The size of a segment, in bytes. It is a multiple of the size of the window.
  private static let usualSegmentSize = 1 << 18

  public init(level: CompressionLevel = .default) { self.init(level: level, segmentSize: Self.usualSegmentSize) }

  /// Creates a compressor that keeps segments of a size in memory, which is a multiple of the size of the window.
  init(level: CompressionLevel, segmentSize: Int) {
    assert(segmentSize % Self.history == 0)
    self.segmentSize = segmentSize
    chains = HashChains(effort: level.effort, start: Self.history)
    window = FixedArray(uninitialized: Self.history + segmentSize + Self.lookahead + Self.padding)
    tokens = TokenBuffer(capacity: Self.mostKeptTokens + segmentSize)
    splitter = BlockSplitter(capacity: segmentSize)
  }

  /// Compresses the next bytes, and appends the finished part of the result to `output`.
  public mutating func append(_ bytes: ArraySlice<UInt8>, to output: inout [UInt8]) {
    bytes.withUnsafeBufferPointer { append($0, to: &output) }
  }

  /// Compresses the next bytes, and appends the finished part of the result to `output`.
  public mutating func append(_ bytes: [UInt8], to output: inout [UInt8]) { append(bytes[...], to: &output) }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    guard var source = bytes.baseAddress else { return }
    var rest = bytes.count
    let full = Self.history + segmentSize + Self.lookahead
    while rest > 0 {
      if end == full {
        compress(Self.history..<Self.history + segmentSize, isLast: false, to: &output)
        slide()
      }
      let count = min(rest, full - end)
      (window.pointer + end).update(from: source, count: count)
      end += count
      source += count
      rest -= count
    }
  }

  /// Ends the compressed data, and appends the rest of it to `output`, padded with zero bits to a whole byte.
  public consuming func finish(to output: inout [UInt8]) {
    if end > Self.history + segmentSize {
      compress(Self.history..<Self.history + segmentSize, isLast: false, to: &output)
      slide()
    }
    compress(Self.history..<end, isLast: true, to: &output)
    writer.align(to: &output)
    writer.flush(to: &output)
  }

  /// Moves the bytes after the segment to its place, and the segment's last bytes before them.
  private mutating func slide() {
    window.pointer.update(from: window.pointer + segmentSize, count: end - segmentSize)
    end -= segmentSize
    tokenStart -= segmentSize
    chains.shift(by: segmentSize)
  }

  private mutating func compress(_ range: Range<Int>, isLast: Bool, to output: inout [UInt8]) {
    let keptCount = tokens.count
    chains.parse(window.pointer, range, limit: end, into: &tokens)
    write(splitter.split(tokens, keptCount: keptCount, start: tokenStart, coder: &coder), isLast: isLast, to: &output)
  }

  /// Writes blocks, but keeps the last one if it may grow.
  private mutating func write(_ blocks: [BlockSplitter.Block], isLast: Bool, to output: inout [UInt8]) {
    guard !blocks.isEmpty else {
      // All data is in earlier blocks, or there is none.
      let none = UnsafeBufferPointer<Token>(start: nil, count: 0)
      if isLast { coder.write(none, isDynamic: false, isLast: true, to: &writer, &output) }
      return
    }
    for (index, block) in blocks.enumerated() {
      let isFinal = index == blocks.count - 1
      // A stored block needs its bytes, which may be gone after the next segment.
      if isFinal, !isLast, block.form != .stored, block.tokens.count <= Self.mostKeptTokens {
        tokens.removeFirst(block.tokens.lowerBound)
        tokenStart = block.bytes.lowerBound
        return
      }
      write(block, isLast: isLast && isFinal, to: &output)
      tokenStart = block.bytes.upperBound
    }
    tokens.removeFirst(tokens.count)
  }

  private mutating func write(_ block: BlockSplitter.Block, isLast: Bool, to output: inout [UInt8]) {
    switch block.form {
    case .stored:
      let bytes = UnsafeBufferPointer(
        start: UnsafePointer(window.pointer + block.bytes.lowerBound), count: block.bytes.count)
      coder.writeStored(bytes, isLast: isLast, to: &writer, &output)
    case .fixed, .dynamic:
      let part = UnsafeBufferPointer(
        start: UnsafePointer(tokens.storage.pointer + block.tokens.lowerBound), count: block.tokens.count)
      let isDynamic = block.form == .dynamic
      // The coder has the codes of the block that it saw last.
      if isDynamic { _ = coder.bits(splitter.counts(of: block), byteCount: nil) }
      coder.write(part, isDynamic: isDynamic, isLast: isLast, to: &writer, &output)
    }
  }
}
