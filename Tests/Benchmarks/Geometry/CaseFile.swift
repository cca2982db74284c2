import Foundation
import GeometryOracle
import ShapeCore

/// A case read from a file: an expression of paths under a rule.
struct FileCase {
  var name: String
  var paths: [Path]
  var expressions: [RegionExpression]
  var rule: FillRule
}

/// Returns the lines of `--file` that may be cases, without empty ones and those that begin with `#`.
func caseLines(_ arguments: Arguments) -> [Substring] {
  guard let file = arguments.file else { fail("`\(arguments.mode.rawValue)` needs `--file FILE`") }
  return lines(of: file).filter { !$0.hasPrefix("#") }
}

/// Returns the lines of a file, without empty ones. Ends the program if there is no such file.
func lines(of file: String) -> [Substring] {
  guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { fail("cannot read \(file)") }
  return text.split(whereSeparator: \.isNewline)
}

/// A result of another engine.
struct EngineResult {
  /// The path, or `nil` if the engine failed.
  var path: Path?
  /// The rule under which to read it.
  var rule: FillRule

  /// Reads a line with tabs: name, `bool`, operation, the rule of the paths, the rule of the result, the result. Nil if
  /// it is not such a line.
  private init?(_ fields: [Substring]) {
    guard fields.count >= 6, fields[1] == "bool", let rule = FillRule(word: fields[4]) else { return nil }
    self.rule = rule
    if fields[5] == "!" { return }
    guard let path = Path(text: fields[5]) else { return nil }
    self.path = path
  }

  /// Returns the results in a file by the name of their case.
  static func all(in file: String) -> [String: EngineResult] {
    var results: [String: EngineResult] = [:]
    for line in lines(of: file) {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard let result = EngineResult(fields) else { fail("not a result: \(line.prefix(60))") }
      results[String(fields[0])] = result
    }
    return results
  }
}

/// The contents of a line of a file.
enum CaseLine {
  case found(FileCase)
  /// A case that the API does not support.
  case skipped(name: String)

  /// Reads a line with tabs (name, `bool`, operation, the rules of both paths, both paths), or a line with spaces
  /// (seed, composite, vertices, error, two lists of points). `nil` if the line is neither.
  init?(_ line: Substring) {
    if line.contains("\t") { self.init(tabbed: line) } else { self.init(polygons: line) }
  }

  private init?(tabbed line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count >= 6, fields[1] == "bool", let operation = BooleanOperation(rawValue: String(fields[2])),
      let first = FillRule(word: fields[3]), let second = FillRule(word: fields[4]), let a = Path(text: fields[5])
    else { return nil }
    let name = String(fields[0])
    switch operation {
    case .simplified:
      self = .found(FileCase(name: name, paths: [a], expressions: [.simplified(.a)], rule: first))
    case .union, .intersection, .subtracting, .symmetricDifference:
      guard fields.count >= 7, let b = Path(text: fields[6]) else { return nil }
      self =
        first == second
        ? .found(FileCase(name: name, paths: [a, b], expressions: [.combined(.a, operation, .b)], rule: first))
        : .skipped(name: name)
    }
  }

  private init?(polygons line: Substring) {
    let words = line.split(separator: " ", maxSplits: 4)
    let lists = line.split(separator: "[").dropFirst().map { Path.polygon(points: $0) }
    guard words.count == 5, lists.count == 2, let a = lists[0], let b = lists[1] else { return nil }
    let expressions: [RegionExpression]
    switch words[1] {
    case "a-d": expressions = [.a.subtracting(.a.subtracting(.b)), .a.intersection(.b)]
    case "u-b": expressions = [.a.union(.b).subtracting(.b), .a.subtracting(.b)]
    default: return nil
    }
    self = .found(
      FileCase(name: "\(words[0]) \(words[1])", paths: [a, b], expressions: expressions, rule: .nonZero))
  }
}

extension FillRule {
  fileprivate init?(word: Substring) {
    switch word {
    case "nz": self = .nonZero
    case "eo": self = .evenOdd
    default: return nil
    }
  }
}

extension Path {
  /// Returns a polygon of points such as `(1, 2), (3, 4)]`.
  fileprivate static func polygon(points text: Substring) -> Path? {
    let numbers = text.split(whereSeparator: { "(), ]\r".contains($0) }).map { Double($0) }
    let values = numbers.compactMap { $0 }
    guard values.count == numbers.count, values.count % 2 == 0, values.count >= 6 else { return nil }
    return .polygon(stride(from: 0, to: values.count, by: 2).map { Point(values[$0], values[$0 + 1]) })
  }
}
