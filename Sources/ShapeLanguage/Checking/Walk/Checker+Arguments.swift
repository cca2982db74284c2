import ShapeCore

/// The arguments of declarations in a program.
extension Checker {
  mutating func bind(
    _ arguments: ArgumentsSyntax?, to parameters: [Parameter], of callee: Declaration, named name: NameID,
    at span: SourceSpan
  ) -> OperandRange {
    let range = program.reserveOperands(parameters.count)
    var isIncomplete = false
    if let arguments {
      isIncomplete = arguments.hasErrors
      for argument in arguments.elements {
        guard let label = argument.label else {
          if let free = parameters.indices.first(where: {
            parameters[$0].isUnlabeled && !program.operand(range, $0).isPresent
          }) {
            program.setOperand(range, free, check(argument.value, as: parameters[free].type))
            continue
          }
          bindUnlabeled(argument, to: parameters, range, of: name)
          isIncomplete = true
          continue
        }
        guard let index = parameters.firstIndex(where: { $0.name == label.name }) else {
          reportUnknownLabel(label, of: name, parameters)
          _ = checkMisplaced(argument.value)
          isIncomplete = true
          continue
        }
        names.note(.parameter(of: callee, Int32(index)), at: label.span)
        if parameters[index].isUnlabeled { report(.labelOnValue(spelling(label.name)), at: label) }
        let first = program.operand(range, index)
        if first.isPresent {
          let text = spelling(label.name)
          report(.repeatedLabel(text), at: argument, notes: [Note(.firstDeclared(text), at: program[first].source)])
          continue
        }
        program.setOperand(range, index, check(argument.value, as: parameters[index].type))
      }
    }
    if !isIncomplete { checkCompleteness(of: range, parameters, of: name, at: span) }
    return range
  }

  /// Checks a value without its label, which is probably the first one that is still missing and accepts such a value.
  private mutating func bindUnlabeled(
    _ argument: ArgumentSyntax, to parameters: [Parameter], _ range: OperandRange, of name: NameID
  ) {
    let free = parameters.indices.filter { !program.operand(range, $0).isPresent }
    let value = checkMisplaced(argument.value)
    let type = program.type(of: value)
    let fitting = free.filter { accepts(.exact(parameters[$0].type), argument.value, of: type) }
    let labels = (fitting.isEmpty ? free : fitting).map { spelling(parameters[$0].name) }
    // A missing value has been reported.
    if !argument.value.node.isEmpty {
      report(.missingLabel(labels, of: spelling(name), value: argument.text), at: argument)
    }
    if let first = fitting.first ?? free.first { program.setOperand(range, first, value) }
  }

  private mutating func reportUnknownLabel(_ label: SyntaxToken, of callee: NameID, _ parameters: [Parameter]) {
    // If there are errors in parameters, this may be one of them.
    let lost = names.lostNames()
    if parameters.contains(where: { $0.type == .invalid }) || lost?.contains(label.name) == true { return }
    if surroundings.constantPurpose == .preview, names.known.preview.labels.contains(label.name) {
      return report(.misplacedPreviewLabel(label.text, of: spelling(callee)), at: label.span)
    }
    let labels = parameters.filter { !$0.isUnlabeled }.map { spelling($0.name) }
    if labels.isEmpty, !parameters.isEmpty { return report(.labelOnValue(spelling(label.name)), at: label) }
    reportUnknownLabel(label, of: spelling(callee), labels)
  }

  /// Reports an unknown label.
  mutating func reportUnknownLabel(_ label: SyntaxToken, of callee: String, _ labels: [String]) {
    let text = spelling(label.name)
    let nearest = nearestNames(to: text, among: labels)
    let diagnostic = Diagnostic(.unknownLabel(text, of: callee, labels: labels, nearest: nearest), at: label.span)
    if let first = nearest.first {
      names.noteUnknownLabel(text, meaning: first, diagnostic)
    } else {
      add(diagnostic)
    }
  }

  private mutating func checkCompleteness(
    of range: OperandRange, _ parameters: [Parameter], of name: NameID, at span: SourceSpan
  ) {
    for (index, parameter) in parameters.enumerated()
    where !program.operand(range, index).isPresent && !parameter.defaultValue.isPresent && parameter.type != .invalid {
      let label = spelling(parameter.name)
      report(
        .missingArgument(label, of: spelling(name), isLabel: !parameter.isUnlabeled, usage: nil), at: span,
        notes: [Note(.declared(label), at: parameter.source)])
    }
  }

  /// Returns whether a parameter accepts a value, which has a type unless it is a constant.
  func accepts(_ pattern: Signature.TypePattern, _ value: ExpressionSyntax, of type: ValueType) -> Bool {
    let constant: ConstantSyntax? = if case .constant(let view) = value { view } else { nil }
    if type == .invalid, constant == nil { return true }
    switch pattern {
    case .exact(let wanted):
      if let constant { return isConstant(constant.name.id, of: wanted) }
      return type == wanted || type.converts(to: wanted)
    case .scalar, .mixable: return type == .number || type == .integer
    case .orderedList, .summableList, .anyList: return type.element != nil
    case .factors: return type == .number || type == .integer || type == .point
    case .layerNames: return false
    }
  }
}
