import TestSupport
import Testing

@testable import ShapeServer

@Suite("Which documents import which files")
struct ImportGraphTests {
  @Test func `is known after any changes`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    let documents = (0..<5).map { DocumentURI("file:///\($0).shape") }
    let paths = (0..<6).map { "/\($0).shape" }
    for _ in 0..<RandomCases.count(quick: 20, ci: 200, long: 10_000) {
      var graph = ImportGraph()
      var plain: [DocumentURI: (imports: Set<String>, fails: Bool)] = [:]
      for _ in 0..<30 {
        let document = random.pick(documents)
        if random.chance(20) {
          graph.remove(document)
          plain[document] = nil
        } else {
          let imports = Set(paths.filter { _ in random.chance(40) })
          let fails = random.chance(20)
          graph.set(document, imports: imports, hasFailedImport: fails)
          plain[document] = (imports, fails)
        }
        let path = random.pick(paths)
        let expected = plain.filter { $0.value.fails || $0.value.imports.contains(path) }.keys
        #expect(graph.dependents(of: path) == Set(expected), "SHAPE_SEED=\(seed)")
      }
    }
  }
}
