import Foundation
import GeometryOracle
import ShapeKit

/// Judges ShapeKit on the cases of a file, one per line, and prints the wrong ones by name.
func judgeCases(_ arguments: Arguments) {
  guard let file = arguments.file else { fail("`cases` needs `--file FILE`") }
  guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { fail("cannot read \(file)") }
  let judge = ScanJudge(exactness: arguments.exactness, lines: arguments.lines ?? 10_000)
  var (cases, wrong, skipped, unread) = (0, 0, 0, 0)
  var worst = 0.0
  for line in text.split(whereSeparator: \.isNewline) {
    switch CaseLine(line) {
    case nil:
      unread += 1
      print("not a case: \(line.prefix(60))")
    case .skipped: skipped += 1
    case .found(let found):
      cases += 1
      let complaints = judge.complaints(on: found)
      guard !complaints.isEmpty else { continue }
      wrong += 1
      worst = max(worst, complaints.map(\.error).max() ?? 0)
      for complaint in complaints { print("wrong: \(found.name): \(complaint.text)") }
    }
    fflush(nil)
  }
  print("\(cases) cases, \(wrong) wrong (largest error \(share(worst))), \(skipped) skipped, \(unread) not read")
}

extension ScanJudge {
  /// What is wrong with the results of a case.
  fileprivate func complaints(on found: FileCase) -> [(text: String, error: Double)] {
    let scene = ScanScene(found.paths, exactness: exactness)
    return found.expressions.compactMap { expression in
      let (result, time) = timed { expression.result(of: found.paths, rule: found.rule, shapeKitEngine) }
      let verdict = verdict(on: result, of: expression, in: scene, rule: found.rule, seed: 1)
      guard !verdict.isRight else { return nil }
      let reasons = verdict.reasons.map { "\($0)" }.joined(separator: ", ")
      let text = "\(expression), \(found.rule): error \(share(verdict.error)), \(fixed(time, 3)) s: \(reasons)"
      return (text, verdict.error)
    }
  }
}

/// A share of the diameter as text.
func share(_ value: Double) -> String { String(format: "%.3g", value) }

/// Ends the program with a message.
func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(1)
}
