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

  /// The limit is on the bytes of the header with its empty line.
  @Test(arguments: ["\r\n", "\n"])
  func `a header has at most 4096 bytes`(lineEnd: String) {
    for length in [4_095, 4_096, 4_097] {
      let start = "Content-Length: 2\(lineEnd)X: "
      let end = lineEnd + lineEnd
      let header = start + String(repeating: "x", count: length - start.utf8.count - end.utf8.count) + end
      let rest = "{}Content-Length: 4\n\ntrue"
      let isRight = length <= MessageStream.longestHeader
      let expected = isRight ? [message("{}"), message("true")] : [.badHeader, message("true")]
      for size in [900, 4_095, 4_096, 4_097, 9_000] {
        #expect(parts(header + rest, inPiecesOf: size) == expected, "\(length) bytes in pieces of \(size)")
      }
    }
  }

  @Test func `a message has at most the bytes of the limit`() {
    for (length, isRight) in [(MessageStream.longestMessage, true), (MessageStream.longestMessage + 1, false)] {
      var stream = MessageStream()
      stream.append(Array("Content-Length: \(length)\n\n".utf8))
      #expect((stream.next() == nil) == isRight, "\(length)")
    }
  }

  @Test func `messages in random pieces are those that were sent`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    for _ in 0..<RandomCases.count(quick: 60, ci: 600, long: 20_000) {
      let sent = (0..<random.below(5) + 1).map { _ in
        (0..<random.pick([0, 1, 2, 40, 300])).map { _ in random.pick(Array("{}\r\n:Content-Length 0".utf8)) }
      }
      var bytes: [UInt8] = []
      for content in sent {
        let name = random.pick(["Content-Length", "content-length", "CONTENT-LENGTH"])
        let other = random.chance(30) ? "Content-Type: a; b=c\r\n" : ""
        bytes += Array("\(other)\(name):\(random.pick(["", " ", "  "]))\(content.count)\r\n\r\n".utf8) + content
      }
      var stream = MessageStream()
      var received: [MessageStream.Part] = []
      while !bytes.isEmpty {
        let count = min(bytes.count, random.below(50) + 1)
        stream.append(bytes.prefix(count))
        bytes.removeFirst(count)
        while let part = stream.next() { received.append(part) }
      }
      #expect(received == sent.map { .message($0) }, "SHAPE_SEED=\(seed)")
    }
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
