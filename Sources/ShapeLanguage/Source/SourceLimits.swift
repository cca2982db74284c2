import ShapeKit

/// The limits of the language, which `Grammar.md` states; beyond each there is a diagnostic.
public enum SourceLimits {
  /// The longest file, in bytes.
  public static let fileBytes = 32 * 1024 * 1024
  /// All the files of one program together, in bytes.
  public static let programBytes = 64 * 1024 * 1024
  /// How many files one program may be made of.
  public static let files = 1_000
  /// How deep brackets, blocks and operators may nest.
  public static let nesting = 250
  /// How many elements (layers, fills, strokes, borders) one picture may have.
  public static var elements: Int { PictureLimits.elements }
  /// How many steps (statements, values, path commands, rounds of a `repeat`) one picture may take.
  public static var steps: Int { PictureLimits.steps }
  /// How many steps one `check` may take over all its sizes and values.
  public static let checkSteps = 40_000_000
  /// How deep `use`, functions and styles may call each other, and names depend on later names.
  public static let calls = 100
  /// How many levels of brackets, blocks and operators may lie within each other in all, over shapes, functions and
  /// names that need each other: so deep the compiler itself must go, on a stack that has an end.
  public static let levels = 800
  /// The largest whole number that `Int` holds exactly.
  public static let largestInteger = 9_007_199_254_740_992.0
  /// The largest number that may reach a picture, either way of 0.
  public static var largestCoordinate: Double { PictureLimits.coordinate }
  /// The largest side that a shape may be drawn at.
  public static var largestSide: Double { PictureLimits.side }
  /// How many values of parameters `check` combines at most.
  public static let checkCombinations = 64

  /// How many lexical errors, and how many syntax errors, are kept of one file.
  static let fileProblems = 1_000
  /// How many names one run compares to find those that misspelt ones may mean.
  static let comparedNames = 200_000

  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
