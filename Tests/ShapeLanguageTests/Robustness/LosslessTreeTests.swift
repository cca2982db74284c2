import Foundation
import ShapeKit
import Testing

@testable import ShapeLanguage

/// The tree keeps every byte, whatever the bytes are. The seed of random texts is printed; `SHAPE_FUZZ_SEED` sets it,
/// and `SHAPE_FUZZ_COUNT` how many texts there are.
@Suite("The lossless tree")
struct LosslessTreeTests {
  static func setting(_ name: String, else fallback: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? fallback
  }

  /// What is amiss with the tree of a text; nil where all is well.
  private func fault(of bytes: [UInt8]) -> String? {
    var names = NameTable()
    let (tree, _) = Parser.parse(SourceFile(path: "test.shape", bytes: bytes), file: 0, names: &names)
    var end = bytes.starts(with: SourceLimits.byteOrderMark) ? 3 : 0
    for token in tree.tokens {
      guard Int(token.start) >= end else { return "a token begins within the one before it, at \(token.start)" }
      guard isTrivia(bytes[end..<Int(token.start)]) else { return "a gap holds more than white space, at \(end)" }
      guard token.kind == .endOfFile || token.end > token.start else { return "an empty token at \(token.start)" }
      end = Int(token.end)
    }
    guard end == bytes.count, tree.tokens.last?.kind == .endOfFile else { return "the tokens end at \(end)" }
    return nesting(tree, tree.root, 0..<tree.tokens.count)
  }

  private func nesting(_ tree: SyntaxTree, _ id: NodeID, _ outer: Range<Int>) -> String? {
    let node = tree.nodes[Int(id.index)]
    let range = Int(node.firstToken)..<Int(node.endToken)
    guard outer.lowerBound <= range.lowerBound, range.upperBound <= outer.upperBound else {
      return "\(node.kind) \(range) lies outside \(outer)"
    }
    var next = range.lowerBound
    for child in tree.children(id) {
      guard Int(tree.nodes[Int(child.index)].firstToken) >= next else { return "children of \(node.kind) overlap" }
      if let fault = nesting(tree, child, next..<range.upperBound) { return fault }
      next = Int(tree.nodes[Int(child.index)].endToken)
    }
    return nil
  }

  /// White space, comments, those of other languages too (which are reported), and a comment that never ends.
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

  @Test func `of the examples`() {
    let faults = Mutants.examples.compactMap { example in fault(of: example.bytes).map { "\(example.name): \($0)" } }
    #expect(Mutants.examples.count >= 10 && faults == [])
  }

  @Test func `of mutants of the examples`() {
    let seed = Self.setting("SHAPE_FUZZ_SEED", else: 1)
    print("Trees of mutants: SHAPE_FUZZ_SEED=\(seed)")
    var mutants = Mutants(seed: UInt64(seed))
    let faults = (0..<Self.setting("SHAPE_FUZZ_COUNT", else: 1_500)).compactMap { index in
      let text = mutants.mutant(of: Mutants.examples[index % Mutants.examples.count].bytes)
      return fault(of: text).map { "\(index): \($0)\n\(String(decoding: text, as: UTF8.self))" }
    }
    #expect(faults.prefix(3) == [])
  }

  @Test func `of scraps in any order`() {
    let seed = Self.setting("SHAPE_FUZZ_SEED", else: 1)
    print("Trees of scraps: SHAPE_FUZZ_SEED=\(seed)")
    var mutants = Mutants(seed: UInt64(seed) + 1)
    let faults = (0..<Self.setting("SHAPE_FUZZ_COUNT", else: 1_500)).compactMap { index in
      let text = mutants.soup(mutants.number(60))
      return fault(of: text).map { "\(index): \($0)\n\(String(decoding: text, as: UTF8.self))" }
    }
    #expect(faults.prefix(3) == [])
  }
}
