import ShapeCore
import TestSupport
import Testing

@testable import ShapeEditing
@testable import ShapeLanguage

/// In the examples, what is extracted draws the same, and so does what is inlined again. The seed is printed.
@Suite("Refactorings of the examples")
struct ExampleRefactoringTests {
  @Test func `draw the same, back and forth`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    var places: [(text: [UInt8], range: Range<Int>)] = []
    for (_, text) in Mutants.examples {
      let compilation = Refactored.compile(text)
      if compilation.hasErrors { continue }
      for node in compilation.trees[0].allNodes where node.isExpression || SyntaxKind.statements.contains(node.kind) {
        places.append((text, node.bytes))
      }
    }
    let count = min(RandomCases.count(quick: 60, ci: 1_000, long: 1_000_000), places.count)
    var (made, inlined): ([String: Int], Int) = ([:], 0)
    var faults: [String] = []
    for _ in 0..<count {
      let (text, range) = places.remove(at: random.below(places.count))
      let compilation = Refactored.compile(text)
      let pictures = Refactored.pictures(compilation)
      for action in compilation.refactorings(of: range) where action.kind == .extract {
        // Such as "extract `let".
        made[action.title.split(separator: " ").prefix(2).joined(separator: " "), default: 0] += 1
        let changed = action.edits.applied(to: text)
        let extracted = Refactored.compile(changed)
        let name = action.title.split(separator: "`")[1].split(separator: " ").last.map { String($0) } ?? ""
        let declared = extracted.references.all.filter { $0.isDeclaration && extracted.text(at: $0.span) == name }
        let isShape = action.title.hasPrefix("extract `shape")
        let isSame =
          isShape ? extracted.draws(compilation, besides: name) : Refactored.pictures(extracted) == pictures
        if !isSame || declared.count != 1 {
          faults.append("SHAPE_SEED=\(seed): \(action.title)\n\(String(decoding: changed, as: UTF8.self))")
          continue
        }
        let start = Int(declared[0].span.start)
        for action in extracted.refactorings(of: start..<start) where action.kind == .inline {
          inlined += 1
          let back = action.edits.applied(to: changed)
          if Refactored.pictures(Refactored.compile(back)) != pictures {
            faults.append("SHAPE_SEED=\(seed): \(action.title)\n\(String(decoding: back, as: UTF8.self))")
          }
        }
      }
    }
    print("Refactorings of the examples: SHAPE_SEED=\(seed) SHAPE_COUNT=\(count): \(made), inlined \(inlined)")
    #expect(made.count > 2 && inlined > 10)
    #expect(faults.prefix(3) == [])
  }
}
