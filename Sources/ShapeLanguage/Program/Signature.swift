/// The name and the parameters of a function, a method or a statement.
package struct Signature: Sendable {
  package typealias Parameter = ParameterDeclaration
  package typealias TypePattern = ParameterDeclaration.TypePattern
  typealias Direction = ParameterDeclaration.Direction

  package var name: String
  /// The parameters in the parentheses, without the receiver of a method.
  package var parameters: [Parameter]
  /// The number of operands before those of `parameters`: 1 for the receiver of a method.
  var receiverCount: Int
  /// Groups of parameters, by index. Of each group, exactly one is given.
  package var exactlyOne: [[Int]]
  /// Whether the last parameter is variadic.
  package var isVariadic: Bool

  init(
    _ name: String, _ parameters: [Parameter], receiverCount: Int = 0, exactlyOne: [[Int]] = [],
    isVariadic: Bool = false
  ) {
    self.name = name
    self.parameters = parameters
    self.receiverCount = receiverCount
    self.exactlyOne = exactlyOne
    self.isVariadic = isVariadic
  }

  /// Returns the syntax of the call, with the types of required arguments: "`circle(center: Point, radius: Number)`",
  /// "`fill Paint`, optionally with `path:`, `rule:` and `opacity:`".
  /// - Parameter isShort: Whether it is without the values that can be omitted.
  func usage(_ describe: (TypePattern) -> String, isStatement: Bool, isShort: Bool = false) -> String {
    let alternatives = Set(exactlyOne.flatMap { $0.dropFirst() })
    func isNeeded(_ index: Int) -> Bool {
      parameters[index].isRequired || parameters[index].isPositional && !isShort
        || exactlyOne.contains { $0.first == index }
    }
    let needed = parameters.indices.filter(isNeeded).map { index in
      let parameter = parameters[index]
      let type =
        switch parameter.type {
        case .mixable: "value"
        case .orderedList, .summableList, .anyList: "list"
        case .exact, .scalar, .factors, .layerNames: describe(parameter.type)
        }
      return parameter.isPositional ? type : "\(parameter.name): \(type)"
    }.joined(separator: ", ")
    let call = isStatement ? "\(name) \(needed)" : "\(name)(\(needed)\(isVariadic ? ", …" : ""))"
    let form = "`\(isStatement && needed.isEmpty ? name : call)`"
    let others = parameters.indices.filter {
      !isNeeded($0) && !parameters[$0].isPositional && !alternatives.contains($0)
    }.map { "`\(parameters[$0].name):`" }
    guard let last = others.last else { return form }
    let list = others.count == 1 ? last : others.dropLast().joined(separator: ", ") + " and " + last
    return "\(form), optionally with \(list)"
  }
}
