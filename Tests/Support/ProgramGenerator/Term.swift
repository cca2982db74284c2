/// What doubles with the lengths of a program.
enum Dimension: Sendable {
  /// Shares, factors and counts, which stay as they are.
  case none
  case length
  /// What is four times as large.
  case area
}

/// The type of a value, and how it grows with the lengths.
indirect enum Kind: Equatable, Sendable {
  case number(Dimension), integer, bool, angle, point(Dimension), size(Dimension), rect, color, paint, path, edges
  /// By its index among the enums of the generator.
  case enumeration(Int)
  case list(Kind)
}

/// An expression that was written.
struct Term: Sendable {
  /// How tightly it binds, from the loosest.
  enum Level: Int, Comparable, Sendable {
    case conditional, either, both, comparison, dimensions, sum, product, prefix, postfix
    static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    var tighter: Level { Level(rawValue: rawValue + 1) ?? .postfix }
  }

  var text: String
  var level = Level.postfix
  /// Of a number; of an angle in radians; of both coordinates of a point; of the lengths of a size; of the coordinates
  /// of a rectangle; of the elements of a list.
  var bounds = Interval.far
  /// Of the lengths of a rectangle; of the number of elements of a list.
  var extent = Interval(0, 1e5)
  /// Whether all pieces of a path are closed, and whether it surely has some with a length.
  var isClosed = false
  var isFilled = false
  /// About how many elements a path has.
  var weight = 1

  init(_ text: String, _ level: Level = .postfix, _ bounds: Interval = .far, extent: Interval = Interval(0, 1e5)) {
    self.text = text
    self.level = level
    self.bounds = bounds
    self.extent = extent
  }

  /// Returns the text where something binds at least so tightly.
  func text(at wanted: Level) -> String { level < wanted ? "(\(text))" : text }

  func named(_ name: String) -> Term {
    var result = self
    (result.text, result.level) = (name, .postfix)
    return result
  }
}
