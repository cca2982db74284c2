import ForeignTools
import Foundation
import TestSupport
import Testing

/// Every output, drawn by every judge, with the same picture: `Tests/Tools/Pictures/matrix.py`.
@Suite(.needsAllJudges) struct MatrixTests {
  /// The quick tier draws a few pictures, and takes the errors of the judges from the committed table. The ci tier measures
  /// the judges, and draws all examples, recipes and articles, and the long one also 200 random programs. In these, the
  /// pictures that differ in the committed table may differ.
  @Test func `all judges of all outputs agree`() throws {
    let options =
      switch TestTier.current {
      case .quick: ["--quick"]
      case .ci: ["--known", "--random", "0"]
      case .long: ["--known"]
      }
    let run = try Self.matrix(["--shapec", ShapecRun.executable()] + options, seconds: 1800)
    let table = String(decoding: run.output, as: UTF8.self)
    let disagreements = table.components(separatedBy: "\n## The picture cases").first ?? ""
    #expect(run.status == 0, "\(disagreements)\n\(run.errors)")
  }

  private static func matrix(_ arguments: [String], seconds: Double) throws -> Command {
    let script = Repository.root.appending(path: "Tests/Tools/Pictures/matrix.py")
    return try Command.run(ForeignTool.python.path(), [script.path] + arguments, seconds: seconds)
  }
}

extension Trait where Self == ConditionTrait {
  /// Those that `Tests/Tools/Pictures/matrix.py` runs.
  fileprivate static var needsAllJudges: Self {
    .needs(
      .python, .rsvg, .chromium, .ghostscript, .poppler, .mutool, .qpdf, .numpy, .pillow, .resvg, .cairosvg, .pdfium)
  }
}
