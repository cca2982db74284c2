import ShapeCore

extension VariationWalk {
  /// Returns the path that a block draws.
  mutating func path(of id: BlockID) -> Variation {
    guard step() else { return .constant }
    let block = program[id]
    var result = Variation.constant
    bind(block)
    for index in block.statements {
      let statement = program.statements[index]
      switch statement.kind {
      case .command(.path(let command), let operands): result.merge(path(command, operands))
      case .if(let condition, let then, let otherwise):
        let choice = variation(of: condition).value.ofAnyFunction
        result.merge(path(of: then))
        if let otherwise { result.merge(path(of: otherwise)) }
        result.value += choice
        result.add(Jump(change: .elements, dependence: choice, source: program[condition].source))
      case .switch(let index):
        let choice = program.switches[index]
        let subject = variation(of: choice.subject).value.ofAnyFunction
        for body in choice.bodies { result.merge(path(of: body)) }
        result.value += subject
        result.add(Jump(change: .elements, dependence: subject, source: program[choice.subject].source))
      case .repeat(let index):
        let loop = program.repeats[index]
        result.addStructure(of: loops(loop.nest))
        result.merge(path(of: loop.body))
      case .command, .outline, .layer, .mask, .content, .use, .apply: break
      }
    }
    return result
  }

  private mutating func path(_ command: PathCommand, _ operands: OperandRange) -> Variation {
    var result = Variation.constant
    var values: [Variation] = []
    for operand in program[operands] { values.append(variation(of: operand)) }
    for value in values {
      result.value += value.value.ofAnyFunction
      result.traits.formUnion(value.traits)
      result.addStructure(of: value)
    }
    result.traits.remove(.readyMade)
    if command.addsCurves { result.traits.insert(.curves) }
    if command == .close { result.traits.insert(.closes) }
    decide(&result, command.decidingOperands, values, operands)
    return result
  }

  /// Visits loops, and sets their variables. Returns what the number of iterations depends on.
  mutating func loops(_ nest: LoopNest) -> Variation {
    var result = Variation.constant
    for loop in nest.loops {
      switch loop.domain {
      case .range(let low, let high, _):
        let first = variation(of: low).value.ofAnyFunction
        let last = variation(of: high).value.ofAnyFunction
        result.add(
          Jump(change: .elements, dependence: first + last, source: program[last.isNone ? low : high].source))
        set(loop.variable.slot, to: Variation(value: first))
      case .list(let list):
        let values = variation(of: list)
        result.addStructure(of: values)
        set(loop.variable.slot, to: values.element)
        if let index = loop.index { set(index.slot, to: .constant) }
      }
    }
    if nest.condition.isPresent {
      let choice = variation(of: nest.condition).value.ofAnyFunction
      result.add(Jump(change: .elements, dependence: choice, source: program[nest.condition].source))
    }
    return result
  }
}
