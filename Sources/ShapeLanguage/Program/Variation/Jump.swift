import ShapeCore

/// A place where an animation jumps: what is drawn there changes at once, although a length or a parameter changes
/// gradually.
public struct Jump: Hashable, Sendable {
  /// What changes.
  package enum Change: Hashable, Sendable {
    /// The elements of a path, by a condition or a number that counts.
    case elements
    /// The elements of a path, by an operation whose result depends on the numbers of a path.
    case operation(Operation)
    /// Whether or how often something is drawn.
    case drawing
  }

  /// An operation on a path.
  package enum Operation: Hashable, Sendable {
    case method(PathDerivation)
    case erase
    case fittedDashes
  }

  var change: Change
  var dependence: Dependence
  /// The place of the condition, the number, or the operation.
  package var source: SourceSpan
}

extension ShapeDeclaration {
  /// Returns the names of what jumps depend on, such as `width` and `inset`, and what an animation then changes, such as
  /// "the size" and "`inset`".
  func words(for jumps: [Jump], in names: NameTable) -> (causes: [String], animated: [String]) {
    let dependence = jumps.reduce(Dependence.none) { $0 + $1.dependence }
    var causes: [String] = []
    var animated: [String] = []
    if dependence.lengths.contains(.width) { causes.append("width") }
    if dependence.lengths.contains(.height) { causes.append("height") }
    if dependence.dependsOnSize { animated.append("the size") }
    for (index, parameter) in parameters.enumerated() where dependence.includes(parameter: index) {
      guard parameter.type.isInterpolated else { continue }
      let name = names.spelling(parameter.name)
      causes.append(name)
      animated.append(quoted(name))
    }
    return (causes, animated)
  }

  /// Returns what an animation changes if it jumps, such as "the size and `inset`".
  public func animatedCauses(of jumps: [Jump], in names: NameTable) -> String {
    enumeration(words(for: jumps, in: names).animated)
  }
}
