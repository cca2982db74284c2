import Foundation
import GeometryOracle
import ShapeCore

/// A wrong result of an expression, shrunk for inspection.
struct SmallFault {
  let paths: [Path]
  let expression: RegionExpression
  let rule: FillRule
  let judge: ScanJudge

  /// Creates a fault, or `nil` if the expression is right. It keeps the smallest part that is wrong by itself, without
  /// base paths that it does not use; a third one stays unchanged.
  init?(_ paths: [Path], _ expression: RegionExpression, _ rule: FillRule, _ judge: ScanJudge) {
    func verdict(_ paths: [Path], _ part: RegionExpression) -> ScanJudge.Verdict {
      judge.verdict(
        on: part.result(of: paths, rule: rule, shapeKitEngine), of: part,
        in: ScanScene(paths, exactness: judge.exactness), rule: rule, seed: 1)
    }
    let parts = expression.parts.sorted { $0.depth < $1.depth }
    guard var part = parts.first(where: { $0.depth > 0 && !verdict(paths, $0).isRight }) else { return nil }
    var paths = paths
    let used = part.usedPaths.sorted()
    let renumbered = part.renumbered { used.firstIndex(of: $0) ?? 0 }
    let usedPaths = used.map { paths[$0] }
    if !verdict(usedPaths, renumbered).isRight { (paths, part) = (usedPaths, renumbered) }
    let smallest = part
    let labels = Set(verdict(paths, part).reasons.map(\.label))
    let rest = paths.dropFirst(2)
    var shrinker = Shrinker(paths[0], paths.count > 1 ? paths[1] : .empty) { first, second in
      let found = verdict([first, second] + rest, smallest).reasons
      // A wrong region must not shrink to a fault of form.
      return found.contains { labels.contains("inside") ? $0.label == "inside" : labels.contains($0.label) }
    }
    let (first, second) = shrinker.shrunk()
    self.paths = [first, second] + rest
    self.expression = part
    self.rule = rule
    self.judge = judge
  }

  func print() {
    var text = "```swift\n"
    for (name, path) in zip(["a", "b", "c"], paths) { text += "let \(name) = \(path.swiftLiteral)\n" }
    let result = expression.result(of: paths, rule: rule, shapeKitEngine) ?? .empty
    let verdict = judge.verdict(
      on: result, of: expression, in: ScanScene(paths, exactness: judge.exactness), rule: rule, seed: 1)
    text += "let result = \(expression.source(rule: rule))\n"
    text += "// error \(share(verdict.error)): \(verdict.reasons)\n"
    let isShort = result.elements.count <= 40
    text += "// result: \(isShort ? result.swiftLiteral : "\(result.elements.count) elements")\n```"
    Swift.print(text)
    fflush(nil)
  }
}
