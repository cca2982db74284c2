import ShapeCore
import ShapeLanguage

/// Functions of blocks, which are nested functions in Swift.
extension SwiftBodyWriter {
  /// Writes a function of a block. (It is Sendable because the content of a slot, which may call it, is.)
  mutating func declare(_ name: String, _ id: FunctionID) {
    let function = program.functions[id]
    guard let first = function.local?.firstParameter else { return }
    scope.open()
    var inner: [String] = []
    var list: [SwiftExpression] = []
    for (index, label) in names.parameters(function.parameters).enumerated() {
      let (slot, name) = (first + Int32(index), scope.add(label))
      slots[slot] = SwiftExpression(name)
      used.remove(slot)
      constants.remove(slot)
      inner.append(name)
      let label = function.parameters[index].isUnlabeled ? "_" : SwiftNames.label(label)
      // A name may need backticks where the label doesn't.
      let isBoth = [label, "`\(label)`"].contains(name)
      list.append(type(function.parameters[index].type).labeled(isBoth ? name : "\(label) \(name)"))
    }
    let body = collected { writer in writer.naming("result") { $0.give(function.value, to: .result) } }
    // A range may need earlier parameters, so it is known from the last one on which of them are needed.
    var limits: [[SwiftStatement]] = []
    for (index, parameter) in function.parameters.enumerated().reversed()
    where parameter.low.isPresent && used.contains(first + Int32(index)) {
      for other in parameter.rangeUses { used.insert(first + Int32(other)) }
      limits.append(collected { $0.limit(inner[index], parameter, inner) })
    }
    let result = " -> \(type(function.result).text)"
    add(.function("@Sendable func \(name)", list, result: result, limits.reversed().flatMap { $0 } + body))
    scope.close()
  }

  /// Limits a parameter to its range, whose expressions have the parameters in the slots from 0 on.
  private mutating func limit(_ name: String, _ parameter: Parameter, _ parameters: [String]) {
    let outer = (slots, used)
    for (index, name) in parameters.enumerated() { slots[Int32(index)] = SwiftExpression(name) }
    let (low, high) = ends(of: parameter, named: name)
    (slots, used) = outer
    let arguments = [SwiftExpression(name), low, high, low.labeled("else")]
    let type = self.type(parameter.type).text
    add(.value(.call(core("Mathematics").member("clamp"), arguments), of: "let \(name): \(type)"))
  }

  /// Returns a call of a function of a block, with all arguments.
  mutating func call(_ function: Function, _ local: LocalPlace, _ operands: OperandRange) -> SwiftExpression {
    let arguments: [LabeledArgument] = names.labels(function.parameters).enumerated().map { position, label in
      let given = program.operand(operands, position)
      return (label, given.isPresent ? given : function.parameters[position].defaultValue)
    }
    return call(read(local.slot), arguments)
  }
}
