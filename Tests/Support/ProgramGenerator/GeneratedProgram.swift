import ShapeLanguage

/// A random program with several shapes.
public struct GeneratedProgram: Sendable {
  /// A public shape, and the sizes for which the program was written.
  public struct Shape: Sendable {
    public var name: String
    public var design: (width: Double, height: Double)
    /// The widths at which it surely can be drawn.
    public var widths: ClosedRange<Double>
    public var heights: ClosedRange<Double>
  }

  /// An imported file.
  public struct Library: Sendable {
    public var name: String
    var template: String
  }

  /// Its number among the programs of one seed.
  public var number: Int
  /// The messages of the programs that were refused before it.
  public internal(set) var refusals: [String] = []
  public var shapes: [Shape]
  public var library: Library?
  var template: String

  public var fileName: String { "Program\(number).shape" }

  /// Returns the source, with all its lengths doubled on request.
  public func source(isDoubled: Bool = false) -> String { Self.text(template, isDoubled: isDoubled) }

  /// Compiles and checks it.
  public func compilation(isDoubled: Bool = false, settings: [Setting] = []) -> Compilation {
    let source = SourceFile(path: fileName, bytes: Array(source(isDoubled: isDoubled).utf8))
    return Compiler.compile(source, settings: settings) { load($0, isDoubled: isDoubled) }
  }

  /// Returns the imported file.
  public func load(_ path: String, isDoubled: Bool = false) -> Result<[UInt8], LoadFailure> {
    guard let library, library.name == path else { return .failure(.unreadable("there is none")) }
    return .success(Array(Self.text(library.template, isDoubled: isDoubled).utf8))
  }

  /// The marks around lengths in a template.
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

  /// Returns a literal with twice the value, which is a whole number only if the original is.
  private static func doubled(_ literal: String) -> String {
    if let whole = Int(literal) { return "\(2 * whole)" }
    return Double(literal).map { "\(2 * $0)" } ?? literal
  }
}
