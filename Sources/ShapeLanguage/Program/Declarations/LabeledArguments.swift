/// An argument with its label, for Swift.
public typealias LabeledArgument = (label: String, value: ExpressionID)

/// Arguments for a generator whose target has the same parameters under the same names.
extension Program {
  /// Returns the arguments of a command, in order, with `.none` for those that are omitted.
  public func labeledArguments(of command: Command, _ operands: OperandRange) -> [LabeledArgument] {
    labeledArguments(of: command.signature, operands)
  }

  /// Returns the arguments in the parentheses of a call, in order, with `.none` for those that are omitted.
  package func labeledArguments(of builtin: Builtin, _ operands: OperandRange) -> [LabeledArgument] {
    labeledArguments(of: builtin.entry.signature, operands)
  }

  /// Returns the value before the dot of a method's call.
  public func receiver(_ operands: OperandRange) -> ExpressionID { self.operands[operands.indices.lowerBound] }

  private func labeledArguments(of signature: Signature, _ operands: OperandRange) -> [LabeledArgument] {
    let values = self[operands].dropFirst(signature.receiverCount)
    return zip(signature.parameters.indices, values).map { index, value in
      let parameter = signature.parameters[index]
      // Swift distinguishes a value from its alternatives by a label.
      let hasLabel = !parameter.isPositional || signature.exactlyOne.contains { $0.contains(index) }
      return (hasLabel ? parameter.name : "", value)
    }
  }
}
