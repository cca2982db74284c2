import TestSupport
import Testing

@testable import ShapeServer

@Suite("Dividing bytes into messages")
struct MessageStreamTests {
  /// Returns the parts of an input that arrives in pieces of some size.
  private func parts(_ input: String, inPiecesOf size: Int = 1_000) -> [MessageStream.Part] {
    let bytes = Array(input.utf8)
    var stream = MessageStream()
    var parts: [MessageStream.Part] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      stream.append(bytes[start..<min(bytes.count, start + size)])
      while let part = stream.next() { parts.append(part) }
    }
    return parts
  }

  private func message(_ text: String) -> MessageStream.Part { .message(Array(text.utf8)) }

  @Test(arguments: [1, 2, 7, 1_000])
  func `messages arrive in any pieces`(size: Int) {
    let input = "Content-Length: 2\r\n\r\n{}content-length:3\r\nContent-Type: x\r\n\r\n[1]Content-Length: 0\n\n"
    #expect(parts(input, inPiecesOf: size) == [message("{}"), message("[1]"), message("")])
  }

  @Test(arguments: [
    "Content-Length: x\r\n\r\n", "Content-Length: -4\r\n\r\n", "Content-Length: 99999999999999999999\r\n\r\n",
    "Type: 3\r\n\r\n",
    "garbage\n\n", "\r\n\r\n", "Content-Length:\r\n\r\n",
  ])
  func `continues after a header that can't be read`(header: String) {
    #expect(parts(header + "Content-Length: 2\r\n\r\n{}") == [.badHeader, message("{}")])
  }

  @Test func `a header without an end is not kept`() {
    var stream = MessageStream()
    var bad = 0
    for _ in 0..<2_000 {
      stream.append(Array(repeating: UInt8(ascii: "x"), count: 1_000))
      while let part = stream.next() { if part == .badHeader { bad += 1 } }
    }
    #expect(bad == 1)
    #expect(stream.storedByteCount < 10_000)
  }

  @Test func `a message that is too long is skipped`() {
    let length = MessageStream.longestMessage + 1
    var stream = MessageStream()
    stream.append(Array("Content-Length: \(length)\r\n\r\n".utf8))
    var found: [MessageStream.Part] = []
    var rest = length
    while rest > 0 {
      let count = min(rest, 1 << 22)
      stream.append(Array(repeating: 0, count: count))
      rest -= count
      if let part = stream.next() { found.append(part) }
    }
    stream.append(Array("Content-Length: 2\r\n\r\n{}".utf8))
    while let part = stream.next() { found.append(part) }
    #expect(found == [.tooLong(length), message("{}")])
  }

  /// Whatever bytes come, a message after them is found, unless they are the beginning of a longer one.
  @Test func `random bytes end nothing`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    for number in 0..<RandomCases.count(quick: 300, ci: 3_000, long: 100_000) {
      let scraps = ["Content-Length: 3\r\n\r\n", "\r\n", "\n", ":", "Content-Length", "x", "5", "{}", "\u{0}"]
      let text = (0..<random.below(12)).map { _ in scraps[random.below(scraps.count)] }.joined()
      let end = String(repeating: " ", count: 8_192) + "\r\n\r\nContent-Length: 4\r\n\r\ntrue"
      #expect(parts(text + end).last == message("true"), "seed \(seed), case \(number): \(text.debugDescription)")
    }
  }
}
