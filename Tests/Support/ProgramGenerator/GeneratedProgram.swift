import ShapeLanguage

/// A program of several shapes that was made at random.
public struct GeneratedProgram: Sendable {
  /// A public shape, and the sizes for which the program was written.
  public struct Shape: Sendable {
    public var name: String
    public var design: (width: Double, height: Double)
    /// Where it surely can be drawn.
    public var widths: ClosedRange<Double>
    public var heights: ClosedRange<Double>
  }

  /// A file that it imports.
  public struct Library: Sendable {
    public var name: String
    var template: String
  }

  /// Its number among those of one seed.
  public var number: Int
  /// How many were refused before it.
  public internal(set) var refusals: [String] = []
  public var shapes: [Shape]
  public var library: Library?
  var template: String

  public var fileName: String { "Program\(number).shape" }

  /// Returns the source; with all its lengths doubled where that is asked for.
  public func source(isDoubled: Bool = false) -> String { Self.text(template, isDoubled: isDoubled) }

  /// Reads and checks it.
  public func compilation(isDoubled: Bool = false, settings: [Setting] = []) -> Compilation {
    let source = SourceFile(path: fileName, bytes: Array(source(isDoubled: isDoubled).utf8))
    return Compiler.compile(source, settings: settings) { load($0, isDoubled: isDoubled) }
  }

  /// Returns the file that it imports.
  public func load(_ path: String, isDoubled: Bool = false) -> Result<[UInt8], LoadFailure> {
    guard let library, library.name == path else { return .failure(.unreadable("there is none")) }
    return .success(Array(Self.text(library.template, isDoubled: isDoubled).utf8))
  }

  /// Lengths stand between these in a template.
  static let (openingMark, closingMark): (Character, Character) = ("‹", "›")

  private static func text(_ template: String, isDoubled: Bool) -> String {
    var result = ""
    var length: String?
    for character in template {
      if character == openingMark {
        length = ""
      } else if character == closingMark {
        result += isDoubled ? doubled(length ?? "") : length ?? ""
        length = nil
      } else if length != nil {
        length?.append(character)
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// Returns a literal that means twice as much, and is a whole number only where it was one.
  private static func doubled(_ literal: String) -> String {
    if let whole = Int(literal) { return "\(2 * whole)" }
    return Double(literal).map { "\(2 * $0)" } ?? literal
  }
}
