import ShapeCore

/// A place where an animation jumps: what is drawn there changes at once, although a length or a parameter changes
/// gradually.
public struct Jump: Hashable, Sendable {
  /// What changes.
  public enum Change: Hashable, Sendable {
    /// The elements of a path, by a condition or a number that counts.
    case elements
    /// The elements of a path, by an operation with a name.
    case operation(String)
    /// Whether or how often something is drawn.
    case drawing
  }

  var change: Change
  var dependence: Dependence
  /// The place of the condition, the number, or the operation.
  public var source: SourceSpan
}

extension ShapeDeclaration {
  /// Returns what a jump depends on, in the words of the source, such as "`width` and `inset`", and what an animation
  /// then changes, such as "the size or `inset`".
  func words(for jump: Jump, in names: NameTable) -> (causes: String, animated: String) {
    var causes: [String] = []
    var animated: [String] = []
    if jump.dependence.lengths.contains(.width) { causes.append("`width`") }
    if jump.dependence.lengths.contains(.height) { causes.append("`height`") }
    if jump.dependence.dependsOnSize { animated.append("the size") }
    if let parameter = jump.dependence.parameter {
      let name = "`\(names.spelling(parameters[parameter].name))`"
      causes.append(name)
      animated.append(name)
    }
    let list = causes.count < 3 ? causes.joined(separator: " and ") : "\(causes[0]), \(causes[1]) and \(causes[2])"
    return (list, animated.joined(separator: " or "))
  }
}
