import ShapeCore

extension Evaluator {
  /// Computes the `let`s of a block. A failure doesn't affect the others.
  mutating func bind(_ block: Block) throws(EvaluationFailure) {
    for index in block.bindings {
      let binding = program.bindings[index]
      // A constant has no room for names. Reported by the checker.
      guard base + Int(binding.slot) < slots.count else { throw .failed }
      try step(at: binding.source)
      if binding.function != nil {
        slots[base + Int(binding.slot)] = .size(layerSize)
        continue
      }
      slots[base + Int(binding.slot)] = .missing
      do throws(EvaluationFailure) {
        slots[base + Int(binding.slot)] = try value(binding.value)
        if values != nil {
          values?.record(slots[base + Int(binding.slot)], at: binding.source)
          probe(at: binding.source)
        }
      } catch {
        if error == .exhausted { throw error }
      }
    }
  }

  /// Returns the block of a `switch` for its value, or `nil` if no case matches.
  mutating func chosenCase(_ index: Arena<SwitchStatement>.ID) throws(EvaluationFailure) -> BlockID? {
    let statement = program.switches[index]
    let value = try value(statement.subject)
    for choice in statement.cases {
      try step(choice.labels.count, at: program[statement.subject].source)
      if choice.labels.contains(where: { $0.matches(value) }) { return choice.body }
    }
    return statement.otherwise
  }

  /// Runs the body of a `repeat` for each of its iterations. The last variable changes fastest.
  mutating func forEachIteration(
    _ index: Arena<RepeatStatement>.ID, _ body: (inout Evaluator, BlockID) throws(EvaluationFailure) -> Void
  ) throws(EvaluationFailure) {
    let statement = program.repeats[index]
    try forEachIteration(of: statement.nest) { evaluator throws(EvaluationFailure) in
      try body(&evaluator, statement.body)
    }
  }

  /// Runs a closure for each iteration of some loops. The last variable changes fastest.
  mutating func forEachIteration(
    of nest: LoopNest, _ body: (inout Evaluator) throws(EvaluationFailure) -> Void
  ) throws(EvaluationFailure) {
    try run(nest, loop: 0, body)
  }

  private mutating func run(
    _ nest: LoopNest, loop: Int, _ body: (inout Evaluator) throws(EvaluationFailure) -> Void
  ) throws(EvaluationFailure) {
    guard loop < nest.loops.count else {
      if nest.condition.isPresent, try !bool(nest.condition) { return }
      return try body(&self)
    }
    let slot = base + Int(nest.loops[loop].variable.slot)
    let indexSlot = nest.loops[loop].index.map { base + Int($0.slot) }
    guard slot < slots.count, (indexSlot ?? 0) < slots.count else { throw .failed }
    let source = nest.loops[loop].source
    switch nest.loops[loop].domain {
    case .range(let low, let high, let isClosed):
      let first = try number(low)
      let last = try number(high) - (isClosed ? 0 : 1)
      let iterations = last - first + 1
      if iterations > Double(SourceLimits.steps) { throw exhaust(.repeatTooLong(iterations), at: source) }
      var value = first
      while value <= last {
        try step(at: source)
        slots[slot] = .number(value)
        if values != nil { values?.record(.number(value), at: source) }
        try run(nest, loop: loop + 1, body)
        value += 1
      }
    case .list(let list):
      let elements = try self.list(list)
      var others: [(slot: Int, values: [Value])] = []
      for other in nest.loops[loop].others {
        others.append((base + Int(other.variable.slot), try self.list(other.list)))
      }
      if others.contains(where: { $0.slot >= slots.count }) { throw .failed }
      if others.contains(where: { $0.values.count != elements.count }) {
        throw fail(.zippedLengths([elements.count] + others.map { $0.values.count }), at: source)
      }
      for (index, value) in elements.enumerated() {
        try step(at: source)
        slots[slot] = value
        for other in others { slots[other.slot] = other.values[index] }
        if values != nil { values?.record(value, at: source) }
        if let indexSlot { slots[indexSlot] = .number(Double(index)) }
        try run(nest, loop: loop + 1, body)
      }
    }
  }
}
