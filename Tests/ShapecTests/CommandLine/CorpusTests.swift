import Foundation
import ShapeWorkbench
import SourceLaws
import TestSupport
import Testing

@testable import ShapeCommandLine
@testable import ShapeTool

/// The sources that the fuzzer found to reach different code, and those that broke a law once.
@Suite("The corpus of the fuzzer")
struct CorpusTests {
  @Test func `breaks no law`() throws {
    var random = RandomSource(seed: RandomCases.seed())
    let folder = Repository.root.appending(path: "Tests/Fuzzing/Corpus")
    let all = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let files = all.shuffled(using: &random).prefix(RandomCases.count(quick: 40, ci: all.count, long: all.count))
    let laws = SourceLaws()
    let faults = try files.flatMap { file in
      let bytes = Array(try Data(contentsOf: file))
      return (laws.faults(inMessagesOf: bytes) + laws.faults(inOutputsOf: bytes)).map {
        "\(file.lastPathComponent): \($0)"
      }
    }
    #expect(!files.isEmpty && faults == [])
  }

  @Test func `is written in every format of pictures`() {
    #expect(SourceLaws.writers.keys.sorted() == OutputFormat.pictures.map(\.rawValue).sorted())
  }
}
