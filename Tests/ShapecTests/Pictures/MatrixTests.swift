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

  /// A judge that is missing has another status than a picture that differs.
  static var isReady: Bool { (try? matrix(["--judges"], seconds: 60))?.status == 0 }

  private static func matrix(_ arguments: [String], seconds: Double) throws -> Command {
    guard let python = Command.find(["python3"]) else {
      throw Command.Failure.notFound(program: "python3", package: "python3")
    }
    let script = Repository.root.appending(path: "Tests/Tools/Pictures/matrix.py")
    return try Command.run(python, [script.path] + arguments, seconds: seconds)
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test if a judge of the matrix is missing, unless the environment requires it.
  static var needsAllJudges: Self {
    .enabled(
      if: TestTier.current != .quick || MatrixTests.isReady,
      "needs the judges that Tests/Tools/Pictures/matrix.py lists; SHAPE_TESTS=ci makes this a failure")
  }
}
