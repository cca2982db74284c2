/// The scaling of a value with the lengths of a program.
enum Dimension: Sendable {
  /// Shares, factors and counts, which don't scale.
  case none
  case length
  /// Areas, which scale by 4.
  case area
}

/// The type of a value, and its scaling with the lengths.
indirect enum Kind: Equatable, Sendable {
  case number(Dimension), integer, bool, angle, point(Dimension), size(Dimension), rect, color, paint, path, edges
  /// By its index among the enums of the generator.
  case enumeration(Int)
  case list(Kind)
}

/// An expression of the program.
struct Term: Sendable {
  /// The precedence, lowest first.
  enum Level: Int, Comparable, Sendable {
    case conditional, either, both, comparison, dimensions, sum, product, prefix, postfix
    static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    var tighter: Level { Level(rawValue: rawValue + 1) ?? .postfix }
  }

  var text: String
  var level = Level.postfix
  /// The bounds of a number; of an angle in radians; of both coordinates of a point; of the lengths of a size; of the
  /// coordinates of a rectangle; of the elements of a list.
  var bounds = Interval.far
  /// The bounds of the lengths of a rectangle, or of the number of elements of a list.
  var extent = Interval(0, 1e5)
  /// Whether all pieces of a path are closed, and whether some surely have a length.
  var isClosed = false
  var isFilled = false
  /// The approximate number of elements of a path.
  var weight = 1

  init(_ text: String, _ level: Level = .postfix, _ bounds: Interval = .far, extent: Interval = Interval(0, 1e5)) {
    self.text = text
    self.level = level
    self.bounds = bounds
    self.extent = extent
  }

  /// Returns the text as an operand with a minimum precedence.
  func text(at wanted: Level) -> String { level < wanted ? "(\(text))" : text }

  func named(_ name: String) -> Term {
    var result = self
    (result.text, result.level) = (name, .postfix)
    return result
  }
}
