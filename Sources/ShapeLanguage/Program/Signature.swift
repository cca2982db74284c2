/// The name and the parameters of a function, a method or a statement.
struct Signature: Sendable {
  typealias Parameter = ParameterDeclaration
  typealias TypePattern = ParameterDeclaration.TypePattern
  typealias Direction = ParameterDeclaration.Direction

  var name: String
  /// The parameters in the parentheses, without the receiver of a method.
  var parameters: [Parameter]
  /// The number of operands before those of `parameters`: 1 for the receiver of a method.
  var receiverCount: Int
  /// Groups of parameters, by index. Of each group, exactly one is given.
  var exactlyOne: [[Int]]
  /// Whether the last parameter is variadic.
  var isVariadic = false

  /// - Parameter list: The cases of a parameter list, from the first one on.
  init<List: ParameterList>(
    _ name: String, _ list: some Sequence<List>, exactlyOne: [[List]] = [], isVariadic: Bool = false
  ) {
    let declarations = list.map { $0.declaration }
    let receiverCount = declarations.first?.isReceiver == true ? 1 : 0
    self.name = name
    self.receiverCount = receiverCount
    parameters = Array(declarations.dropFirst(receiverCount))
    self.exactlyOne = exactlyOne.map { group in group.map { $0.rawValue - receiverCount } }
    self.isVariadic = isVariadic
  }

  init<List: ParameterList>(
    _ name: String, _ list: List.Type, exactlyOne: [[List]] = [], isVariadic: Bool = false
  ) {
    self.init(name, List.allCases, exactlyOne: exactlyOne, isVariadic: isVariadic)
  }

  /// Returns the form of a call, with the types of the required arguments: "`circle(center: Point, radius: Number)`",
  /// "`fill Paint`, and `path:`, `rule:` and `opacity:` may follow".
  func usage(_ describe: (TypePattern) -> String, isStatement: Bool) -> String {
    let alternatives = Set(exactlyOne.flatMap { $0.dropFirst() })
    func isNeeded(_ index: Int) -> Bool {
      parameters[index].isRequired || parameters[index].isPositional || exactlyOne.contains { $0.first == index }
    }
    let needed = parameters.indices.filter(isNeeded).map { index in
      let parameter = parameters[index]
      let type = describe(parameter.type)
      return parameter.isPositional ? type : "\(parameter.name): \(type)"
    }.joined(separator: ", ")
    let call = isStatement ? "\(name) \(needed)" : "\(name)(\(needed)\(isVariadic ? ", …" : ""))"
    let form = "`\(isStatement && needed.isEmpty ? name : call)`"
    let others = parameters.indices.filter { !isNeeded($0) && !alternatives.contains($0) }.map {
      "`\(parameters[$0].name):`"
    }
    guard let last = others.last else { return form }
    let list = others.count == 1 ? last : others.dropLast().joined(separator: ", ") + " and " + last
    return "\(form), and \(list) may follow"
  }
}
