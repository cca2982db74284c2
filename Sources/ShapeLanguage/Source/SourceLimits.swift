import ShapeCore

/// The limits of the language, as listed in `Grammar.md`. Exceeding one is reported.
public enum SourceLimits {
  /// The maximum size of a file, in bytes.
  public static let fileBytes = 32 * 1024 * 1024
  /// The maximum total size of the files of one program, in bytes.
  public static let programBytes = 64 * 1024 * 1024
  /// The maximum number of files of one program.
  public static let files = 1_000
  /// The maximum number of nested brackets, blocks and operators, and of the cases of a `switch` that is a value.
  public static let nesting = 250
  /// The maximum number of elements (layers, fills, strokes, borders) of one picture.
  public static var elements: Int { PictureLimits.elements }
  /// The maximum number of steps (statements, values, path commands, iterations of a `repeat`) of one picture.
  public static var steps: Int { PictureLimits.steps }
  /// The maximum number of steps of one `check` over all its sizes and values.
  public static let checkSteps = 40_000_000
  /// The maximum depth of `use`, functions and styles that call each other, and of names that depend on later names.
  public static let calls = 100
  /// The maximum total number of nested brackets, blocks and operators over shapes, functions and names that need each
  /// other. The compiler recurses as deep, on a limited stack.
  public static let levels = 800
  /// The maximum number of steps of all searches for sizes and values with errors in one `check`.
  static let checkProofSteps = 1_000_000
  /// The maximum number of steps to decide the conditions of one shape while somebody waits.
  static let quickProofSteps = 50_000
  /// The maximum number of steps to decide one condition of a shape, if all are asked for.
  public static let proofSteps = 1_000_000
  /// The maximum number of steps of all searches for the smallest size of a shape without `min:`.
  static let minimumProofSteps = 50_000
  /// The maximum number of expressions and statements that are visited to find the guards that a shape in Swift can omit.
  static let guardProofVisits = 100_000
  /// The largest whole number that `Int` holds exactly.
  public static let largestInteger = 9_007_199_254_740_992.0
  /// The largest absolute value of a number in a picture.
  public static var largestCoordinate: Double { PictureLimits.coordinate }
  /// The largest side of a shape.
  public static var largestSide: Double { PictureLimits.side }
  /// The maximum number of combinations of values in `check`.
  public static let checkCombinations = 64

  /// The maximum number of lexical errors, and of syntax errors, that are reported in one file.
  package static let fileProblems = 1_000
  /// The maximum number of names that one run compares with misspelled ones.
  static let comparedNames = 200_000

  package static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
