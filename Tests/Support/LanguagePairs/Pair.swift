/// Two programs that differ in one place only, and the required effect of that difference.
public struct Pair: Sendable {
  /// The rows of the language's tables that it is for.
  public var rows: [String]
  /// A program with its one place marked: `⟨first|second⟩`, or `⟨text of the second one⟩`.
  public var template: String
  /// The imports of the programs, by path.
  public var imports: [String: String] = [:]
  /// Whether the pictures are drawn for a dark appearance.
  public var isDark = false
  public var difference = Difference.picture

  /// The place where the difference shows.
  public enum Difference: Sendable {
    /// Both programs are drawn, and the pictures of their shapes `A` differ in every format.
    case picture
    /// One program is refused with this code, by a message that contains these words.
    case refusal(String, naming: String)
    /// Both programs are refused with this code, and the message of the second one contains these words.
    case message(String, naming: String)
    /// The command line writes different files for them.
    case files
    /// The command line draws the preview with this name differently, or finds it in one program only.
    case preview(String)
  }

  public init(
    _ rows: String, program template: String, imports: [String: String] = [:], dark: Bool = false,
    _ difference: Difference = .picture
  ) {
    self.rows = rows.split(separator: ",").map { String($0.drop { $0 == " " }) }
    self.template = template
    self.imports = imports
    isDark = dark
    self.difference = difference
  }

  /// Creates the body of a shape of 40 by 40 points.
  public init(_ rows: String, _ body: String, dark: Bool = false, _ difference: Difference = .picture) {
    self.init(rows, program: "shape A {\n  size 40 x 40\n  \(body)\n}\n", dark: dark, difference)
  }

  public var first: String { filled(0) }
  public var second: String { filled(1) }

  private func filled(_ index: Int) -> String {
    let parts = template.split(maxSplits: 2, omittingEmptySubsequences: false) { $0 == "⟨" || $0 == "⟩" }
    precondition(parts.count == 3, "one place is marked in \(template)")
    var choices = parts[1].split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    if choices.count == 1 { choices.insert("", at: 0) }
    return String(parts[0] + choices[index] + parts[2])
  }

  public static let all: [Pair] =
    declarations + forms + lists + statements + layers + slots + choices + commands + numbers + rects + colors + paints
    + readyMadePaths + derivedPaths + pathMeasures + members + constants + operators + types
}

// Statements that make a value visible.
extension Pair {
  static func radius(_ rows: String, _ number: String) -> Pair {
    Pair(rows, "fill .red, path: circle(center: center, radius: \(number))")
  }

  static func turn(_ rows: String, _ angle: String) -> Pair {
    Pair(rows, "layer(left: 4, right: 4, centerY: 20, height: 6, rotation: \(angle)) { fill .red }")
  }

  static func place(_ rows: String, _ point: String) -> Pair {
    Pair(rows, "fill .red, path: circle(center: \(point), radius: 4)")
  }

  static func rect(_ rows: String, _ rect: String) -> Pair { Pair(rows, "fill .red, path: rect(\(rect))") }

  static func paint(_ rows: String, _ paint: String, dark: Bool = false, _ difference: Difference = .picture) -> Pair {
    Pair(rows, "fill \(paint)", dark: dark, difference)
  }

  static func area(_ rows: String, _ path: String) -> Pair { Pair(rows, "fill .red, path: \(path)") }

  static func line(_ rows: String, _ path: String) -> Pair { Pair(rows, "stroke .red, width: 4, path: \(path)") }

  static func either(_ rows: String, _ condition: String) -> Pair { radius(rows, "\(condition) ? 5 : 15") }
}
