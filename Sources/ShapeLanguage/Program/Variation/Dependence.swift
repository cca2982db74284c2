/// What a value depends on: the size of the shape, and parameters that animations interpolate.
struct Dependence: Hashable, Sendable {
  /// Lengths of the shape.
  struct Lengths: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let width = Lengths(rawValue: 1)
    static let height = Lengths(rawValue: 2)
  }

  private(set) var lengths: Lengths = []
  /// A bit for each parameter, by its index. Those from the 64th share one.
  private var parameters: UInt64 = 0
  /// Whether the value is an affine function of the lengths: a · width + b · height + c, where a, b and c don't depend
  /// on them. Also true without lengths.
  private(set) var isAffine = true

  static let none = Dependence()

  static func on(_ lengths: Lengths) -> Dependence { Dependence(lengths: lengths) }

  static func on(parameter: Int) -> Dependence { Dependence(parameters: 1 << UInt64(min(parameter, 63))) }

  var isNone: Bool { lengths.isEmpty && parameters == 0 }
  var dependsOnSize: Bool { !lengths.isEmpty }

  func includes(parameter: Int) -> Bool { parameters & Dependence.on(parameter: parameter).parameters != 0 }

  /// The dependence of a value that any function makes from the value, such as a condition.
  var ofAnyFunction: Dependence {
    var result = self
    result.isAffine = lengths.isEmpty
    return result
  }

  /// The dependence of a sum.
  static func + (a: Dependence, b: Dependence) -> Dependence {
    var result = a
    result += b
    return result
  }

  static func += (a: inout Dependence, b: Dependence) {
    a.lengths.formUnion(b.lengths)
    a.parameters |= b.parameters
    a.isAffine = a.isAffine && b.isAffine
  }

  /// The dependence of a product. A product of two lengths is not affine.
  static func * (a: Dependence, b: Dependence) -> Dependence {
    let sum = a + b
    return a.dependsOnSize && b.dependsOnSize ? sum.ofAnyFunction : sum
  }

  static func / (a: Dependence, b: Dependence) -> Dependence {
    let sum = a + b
    return b.dependsOnSize ? sum.ofAnyFunction : sum
  }
}
