import Foundation
import LanguagePairs
import Testing

/// The difference between two programs is not ignored: if it is not visible in a picture, it shows in a message or a
/// file.
struct PairTests {
  @Test func `every row of the tables has a pair`() {
    let paired = Set(Pair.all.flatMap(\.rows))
    let rows = TableRows.all
    #expect(rows.filter { !paired.contains($0) } == [])
    #expect(paired.subtracting(rows) == [])
  }

  @Test func `one of two programs is refused`() {
    var complaints: [String] = []
    for pair in Pair.all {
      let programs = [pair.first, pair.second].map { PairProgram($0, imports: pair.imports).complaints }
      switch pair.difference {
      case .refusal(let code, let words):
        let refused = programs.filter { !$0.isEmpty }
        if refused.count == 1, refused[0].contains(where: { $0.hasPrefix(code) && $0.contains(words) }) { continue }
      case .message(let code, let words):
        if programs.allSatisfy({ $0.count == 1 && $0[0].hasPrefix(code) }),
          programs.map({ $0[0].contains(words) }) == [false, true]
        {
          continue
        }
      case .picture, .files, .preview:
        if programs == [[], []] { continue }
      }
      complaints.append("\(pair.rows): \(programs)")
    }
    #expect(complaints == [])
  }

  @Test func `two programs have different files`() throws {
    let pairs = Pair.all.filter { if case .files = $0.difference { true } else { false } }
    #expect(!pairs.isEmpty)
    for pair in pairs {
      for format in ["svg", "eps", "swift"] {
        let files = try [pair.first, pair.second].map { text in
          let work = try Workspace(source: text)
          // Unused private declarations cause warnings.
          #expect(try work.shapec("a.shape", "--emit", format, "-o", "out/").status == 0)
          return try work.names(in: "out")
        }
        #expect(files == [["A.\(format)"], ["A.\(format)", "B.\(format)"]], "\(pair.rows)")
      }
    }
  }

  /// The preview of one program looks different from that of the other, or is missing. Swift source has no previews,
  /// and the command line reports that.
  @Test(.needsPagePainters, arguments: PairFormat.allCases)
  func `two programs have different previews`(_ format: PairFormat) throws {
    var documents: [String] = []
    var drawn: [Pair] = []
    for pair in Pair.all {
      guard case .preview(let name) = pair.difference else { continue }
      let runs = try [pair.first, pair.second].map { text in
        try Workspace(source: text).shapec(
          "a.shape", "--emit", format == .svg ? "svg" : "eps", "--canvas", "bounds", "--preview", name)
      }
      if runs[0].status == 0 {
        documents += try runs.map { try $0.picture() }
        drawn.append(pair)
      } else {
        #expect(runs[0].errors.contains("no preview `\(name)`") && runs[1].status == 0, "\(pair.rows)")
      }
    }
    let rasters = try format.paint(documents)
    #expect(rasters.count == documents.count && !drawn.isEmpty)
    let ignored = drawn.indices.filter { !rasters[2 * $0].differsVisibly(from: rasters[2 * $0 + 1]) }
    #expect(ignored.map { drawn[$0].rows } == [])
  }
}
