import Foundation
@_spi(Generated) import ShapeCore

/// Prints the results of chains of operations, for a judge in another language (`chains.c`).
///
/// Each line of `--file` (standard input by default) is a chain, its fields separated by tabs: a name, a path, and
/// operations with their arguments. Each operation has the result of the one before it as its path. For each one, a line
/// is printed: the name, the number of the operation, and the result, or an exclamation mark and the error.
func runChains(_ arguments: Arguments) {
  let watchdog = Watchdog(limit: .seconds(30))
  if let file = arguments.file {
    for line in caseLines(arguments) { runChain(line, watchdog, in: file) }
  } else {
    while let line = readLine() { runChain(Substring(line), watchdog, in: "standard input") }
  }
}

private func runChain(_ line: Substring, _ watchdog: Watchdog, in file: String) {
  var fields = line.split(separator: "\t", omittingEmptySubsequences: false)[...]
  guard fields.count >= 2 else { fail("not a chain in \(file): \(line.prefix(60))") }
  let name = fields.removeFirst()
  guard var path = Path(text: fields.removeFirst()) else { fail("not a path in \(file): \(line.prefix(60))") }
  var number = 0
  while !fields.isEmpty {
    guard let operation = ChainOperation(&fields) else { fail("not an operation in \(file): \(line.prefix(60))") }
    watchdog.begin("\(name), operation \(number)")
    defer { watchdog.begin("") }
    do throws(RegionError) {
      path = try operation.result(of: path)
    } catch {
      print("\(name)\t\(number)\t!\(error)")
      return
    }
    print("\(name)\t\(number)\t\(path.textWithArcs)")
    number += 1
  }
  fflush(nil)
}

/// An operation of a chain.
private enum ChainOperation {
  case combined(RegionOperation, FillRule, Path)
  case simplified(FillRule)
  case offset(Double, LineJoin, miterLimit: Double, FillRule)
  case stroked(StrokeStyle)
  case dashed([Double], phase: Double)

  /// Reads the fields of an operation, or returns `nil` if they are none.
  init?(_ fields: inout ArraySlice<Substring>) {
    var isComplete = true
    func next() -> String {
      guard let field = fields.popFirst() else {
        isComplete = false
        return ""
      }
      return String(field)
    }
    func number() -> Double { Double(next()) ?? .nan }
    func rule() -> FillRule { next() == "eo" ? .evenOdd : .nonZero }
    func join() -> LineJoin {
      switch next() {
      case "round": .round
      case "bevel": .bevel
      default: .miter
      }
    }
    func numbers() -> [Double] { next().split(separator: ",").compactMap { Double($0) } }
    switch next() {
    case "union": self = .combined(.union, rule(), Path(text: next()[...]) ?? .empty)
    case "intersection": self = .combined(.intersection, rule(), Path(text: next()[...]) ?? .empty)
    case "subtracting": self = .combined(.subtracting, rule(), Path(text: next()[...]) ?? .empty)
    case "symmetricDifference": self = .combined(.symmetricDifference, rule(), Path(text: next()[...]) ?? .empty)
    case "simplified": self = .simplified(rule())
    case "offset": self = .offset(number(), join(), miterLimit: number(), rule())
    case "stroked":
      let width = number()
      let cap: LineCap =
        switch next() {
        case "round": .round
        case "square": .square
        default: .butt
        }
      self = .stroked(
        StrokeStyle(width: width, cap: cap, join: join(), miterLimit: number(), dash: numbers(), phase: number()))
    case "dashed": self = .dashed(numbers(), phase: number())
    default: return nil
    }
    if !isComplete { return nil }
  }

  func result(of path: Path) throws(RegionError) -> Path {
    var budget = StepBudget(PictureLimits.steps)
    switch self {
    case .combined(let operation, let rule, let other):
      return try path.combined(with: other, operation, rule: rule, budget: &budget)
    case .simplified(let rule): return try path.combined(with: .empty, .union, rule: rule, budget: &budget)
    case .offset(let amount, let join, let miterLimit, let rule):
      return try path.offset(by: amount, join: join, miterLimit: miterLimit, rule: rule, budget: &budget)
    case .stroked(let style): return try path.stroked(style, budget: &budget)
    case .dashed(let pattern, let phase): return path.dashed(pattern, phase: phase)
    }
  }
}
