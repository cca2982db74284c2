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
      if case .command(.path(let command), let operands) = statement.kind { result.merge(path(command, operands)) }
      if case .repeat(let index) = statement.kind { result.addStructure(of: loops(program.repeats[index].nest)) }
      let choice = program.choice(of: statement)
      let deciding = choice.map { value(of: $0.subject).value.ofAnyFunction } ?? .none
      for block in program.branches(of: statement) { result.merge(path(of: block)) }
      if let choice {
        result.value += deciding
        result.add(Jump(change: .elements, dependence: deciding, source: program[choice.subject].source))
      }
    }
    return result
  }

  private mutating func path(_ command: PathCommand, _ operands: OperandRange) -> Variation {
    var result = Variation.constant
    let values = values(of: operands)
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
        let first = value(of: low).value.ofAnyFunction
        let last = value(of: high).value.ofAnyFunction
        result.add(
          Jump(change: .elements, dependence: first + last, source: program[last.isNone ? low : high].source))
        set(loop.variable.slot, to: Variation(value: first))
      case .list(let list):
        let values = value(of: list)
        result.addStructure(of: values)
        set(loop.variable.slot, to: values.element)
        for other in loop.others {
          let values = value(of: other.list)
          result.addStructure(of: values)
          set(other.variable.slot, to: values.element)
        }
        if let index = loop.index { set(index.slot, to: .constant) }
      }
    }
    if nest.condition.isPresent {
      let choice = value(of: nest.condition).value.ofAnyFunction
      result.add(Jump(change: .elements, dependence: choice, source: program[nest.condition].source))
    }
    return result
  }
}
