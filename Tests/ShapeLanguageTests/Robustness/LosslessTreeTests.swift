import Foundation
import ShapeCore
import TestSupport
import Testing

@testable import ShapeLanguage

/// The tree keeps every byte, whatever the bytes are. The seed of random texts is printed.
@Suite("The lossless tree")
struct LosslessTreeTests {
  private static let seed = RandomCases.seed()
  private static let count = RandomCases.count(quick: 500, ci: 3_000, long: 100_000)

  /// Returns the fault in the tree of a text, or `nil` if there is none.
  private func fault(of bytes: [UInt8]) -> String? {
    var names = NameTable()
    let tree = Parser.parse(SourceFile(path: "test.shape", bytes: bytes), file: 0, names: &names).tree
    var end = bytes.starts(with: SourceLimits.byteOrderMark) ? 3 : 0
    for token in tree.tokens {
      guard Int(token.start) >= end else { return "a token begins within the one before it, at \(token.start)" }
      guard isTrivia(bytes[end..<Int(token.start)]) else { return "a gap holds more than white space, at \(end)" }
      guard token.kind == .endOfFile || token.end > token.start else { return "an empty token at \(token.start)" }
      end = Int(token.end)
    }
    guard end == bytes.count, tree.tokens.last?.kind == .endOfFile else { return "the tokens end at \(end)" }
    return nesting(tree.wholeFile, 0..<tree.tokens.count)
  }

  private func nesting(_ node: SyntaxNode, _ outer: Range<Int>) -> String? {
    let range = node.tokens
    guard outer.lowerBound <= range.lowerBound, range.upperBound <= outer.upperBound else {
      return "\(node.kind) \(range) lies outside \(outer)"
    }
    var next = range.lowerBound
    for child in node.children {
      guard child.tokens.lowerBound >= next else { return "children of \(node.kind) overlap" }
      if let fault = nesting(child, next..<range.upperBound) { return fault }
      next = child.tokens.upperBound
    }
    return nil
  }

  /// White space, comments (also of other languages, which are reported), and a comment that never ends.
  private func isTrivia(_ gap: ArraySlice<UInt8>) -> Bool {
    var rest = Substring(decoding: gap, as: UTF8.self).unicodeScalars[...]
    while let first = rest.first {
      if " \t\r\n".unicodeScalars.contains(first) {
        rest.removeFirst()
      } else if rest.starts(with: "//".unicodeScalars) {
        rest = rest.drop { $0 != "\n" }
      } else if rest.starts(with: "/*".unicodeScalars) {
        var depth = 0
        repeat {
          if rest.starts(with: "/*".unicodeScalars) {
            depth += 1
            rest = rest.dropFirst(2)
          } else if rest.starts(with: "*/".unicodeScalars) {
            depth -= 1
            rest = rest.dropFirst(2)
          } else {
            rest = rest.dropFirst()
          }
        } while depth > 0 && !rest.isEmpty
      } else if rest.starts(with: "<!--".unicodeScalars) {
        let end = rest.indices.first { rest[$0...].starts(with: "-->".unicodeScalars) }
        rest = end.map { rest[$0...].dropFirst(3) } ?? rest.drop { $0 != "\n" }
      } else if first == "#" {
        rest = rest.drop { $0 != "\n" }
      } else {
        return false
      }
    }
    return true
  }

  @Test func `keeps every byte of the examples`() {
    let faults = Mutants.examples.compactMap { example in fault(of: example.bytes).map { "\(example.name): \($0)" } }
    #expect(Mutants.examples.count >= 10 && faults == [])
  }

  @Test func `keeps every byte of mutants of the examples and recipes`() {
    print("Trees of mutants: SHAPE_SEED=\(Self.seed)")
    var mutants = Mutants(seed: Self.seed)
    let faults = (0..<Self.count).compactMap { index in
      let text = mutants.mutant(of: Mutants.sources[index % Mutants.sources.count].bytes)
      return fault(of: text).map { "\(index): \($0)\n\(String(decoding: text, as: UTF8.self))" }
    }
    #expect(faults.prefix(3) == [])
  }

  @Test func `keeps every byte of scraps in any order`() {
    print("Trees of scraps: SHAPE_SEED=\(Self.seed)")
    var mutants = Mutants(seed: Self.seed + 1)
    let faults = (0..<Self.count).compactMap { index in
      let text = mutants.soup(mutants.number(60))
      return fault(of: text).map { "\(index): \($0)\n\(String(decoding: text, as: UTF8.self))" }
    }
    #expect(faults.prefix(3) == [])
  }
}
