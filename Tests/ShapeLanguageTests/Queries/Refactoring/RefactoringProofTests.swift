import ShapeCore
import TestSupport
import Testing

@testable import ShapeEditing
@testable import ShapeLanguage

/// Refactorings change no picture, wherever they are offered. The seed is printed.
@Suite("Refactorings change no picture")
struct RefactoringProofTests {
  @Test func `in the corpus`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    let snippets = FormattingCorpus.snippets.filter { !$0.compileRecording($0.files[0].bytes).hasErrors }
    // Few places of the corpus are paths that can be written in another way.
    let paths = ["path {", "rect(", "polygon(", "roundedRect("].map { Array($0.utf8) }
    let withPaths = snippets.filter { snippet in paths.contains { snippet.files[0].bytes.firstRange(of: $0) != nil } }
    let count = RandomCases.count(quick: 250, ci: 2_500, long: 100_000)
    var made: [String: Int] = [:]
    var faults: [String] = []
    for _ in 0..<count {
      let isPath = random.chance(20)
      let snippet = random.pick(isPath ? withPaths : snippets)
      let bytes = snippet.files[0].bytes
      let compilation = snippet.compileRecording(bytes)
      let nodes = compilation.trees[0].allNodes.filter { node in
        !isPath || paths.contains { bytes[node.bytes].starts(with: $0) }
      }
      guard !nodes.isEmpty else { continue }
      let node = random.pick(nodes)
      let last = random.chance(30) ? node.nextSibling ?? node : node
      let range =
        random.chance(20)
        ? node.bytes.lowerBound..<node.bytes.lowerBound : node.bytes.lowerBound..<last.bytes.upperBound
      let isLaidOut = SourceFormatter.edits(for: compilation.trees[0]).isEmpty
      for action in compilation.refactorings(of: range) {
        made[String(action.title.prefix { $0 != "`" }), default: 0] += 1
        let changed = action.edits.applied(to: bytes)
        let (before, after) = (Self.pictures(compilation), Self.pictures(snippet.compileRecording(changed)))
        // What can't be drawn for a value that it doesn't need can be drawn when the value is only where it is needed.
        let isMoved = action.title.hasPrefix("inline") && before?.contains(nil) == true
        let name = action.title.hasPrefix("extract `shape ") ? String(action.title.dropFirst(15).dropLast()) : nil
        let drawsShape = name.map { snippet.compileRecording(changed).draws(compilation, besides: $0) }
        let isSame = drawsShape ?? (before == after || isMoved && after != nil)
        // A circle made of arcs has the same points, which another test compares.
        let isRounded = action.edits.contains { $0.replacement.contains("sweep: 360deg") }
        let isRight = isRounded ? !snippet.compileRecording(changed).hasErrors : isSame
        let staysLaidOut = !isLaidOut || SourceFormatter.edits(for: snippet.compileRecording(changed).trees[0]).isEmpty
        if !isRight || !staysLaidOut {
          faults.append("seed \(seed): \(action.title)\n\(String(decoding: changed, as: UTF8.self))")
        }
      }
    }
    print("Refactorings: SHAPE_SEED=\(seed) SHAPE_COUNT=\(count): \(made)")
    #expect(made.count > 3)
    #expect(faults.prefix(3) == [])
  }

  private static func pictures(_ compilation: Compilation) -> [Scene?]? {
    Refactored.pictures(compilation)?.map { $0?.withPathElements }
  }
}

extension Snippet {
  /// Compiles the first file with other bytes, as an editor does.
  func compileRecording(_ bytes: [UInt8]) -> Compilation {
    Compiler.compile(SourceFile(path: files[0].path, bytes: bytes), recordsReferences: true) { path in
      guard let file = files.first(where: { $0.path == path }) else { return .failure(.unreadable("no such file")) }
      return .success(file.bytes)
    }
  }
}
