import ShapeKit

/// Draws a shape at the ends of all that can change: its design size and the least size that it says, each with every
/// combination of its parameters' ends (of which there are at most `SourceLimits.checkCombinations`).
public enum Checkup {
  /// What breaks, each mistake once, with the first size and values at which it shows. Of many parameters the ends are
  /// taken one parameter at a time, and all low ends and all high ends together. Previews are drawn too, and the values
  /// of files computed, whether or not a shape needs them.
  public static func diagnostics(for program: Program) -> [Diagnostic] {
    diagnostics(for: program, Evaluator.Limits(), total: SourceLimits.checkSteps)
  }

  static func diagnostics(for program: Program, _ limits: Evaluator.Limits, total: Int) -> [Diagnostic] {
    var checkup = Run(program: program, limits: limits, budget: total)
    checkup.run()
    checkup.takeFindings()
    var allowances = program.allowances
    let result = allowances.silence(checkup.result)
    // A comment may silence what there was no time to find.
    return checkup.sawAll && checkup.spareSteps > 0 ? result + allowances.unneeded : result
  }

  struct Run {
    let program: Program
    let limits: Evaluator.Limits
    var budget: Int
    var evaluator: Evaluator
    var result: [Diagnostic] = []
    var seen: Set<Diagnostic.Identity> = []
    var review: PictureReview
    /// The steps that are left for looking at pictures, and for those that are drawn to look at them only.
    var spareSteps: Int

    init(program: Program, limits: Evaluator.Limits, budget: Int) {
      self.program = program
      self.limits = limits
      self.budget = budget
      seen = program.reported
      review = PictureReview(of: program)
      spareSteps = budget / 4
      evaluator = Evaluator(program, limits: limits)
      evaluator.notes = PictureNotes()
    }

    mutating func run() {
      for id in program.globals.indices { _ = try? evaluator.global(id, at: program.globals[id].source) }
      take(evaluator.diagnostics)
      if evaluator.isExhausted { return }
      for shape in program.shapes.indices {
        let declaration = program.shapes[shape]
        evaluator.reset(limits)
        for arguments in Checkup.combinations(declaration, &evaluator) {
          for size in sizes(declaration, arguments) {
            guard draw(shape, size: size, arguments: arguments) else { return }
          }
        }
      }
      for preview in program.previews {
        let shape = program.shapes[preview.shape]
        evaluator.reset(limits)
        let arguments = try? evaluator.withFrame([], count: preview.slotCount) { inner throws(EvaluationFailure) in
          try inner.arguments(preview.arguments, of: shape.parameters)
        }
        let size = preview.size.isPresent ? (try? evaluator.size(preview.size)) : shape.designSize
        take(evaluator.diagnostics)
        guard let arguments, let size else { continue }
        evaluator.pushUse(shape.name, preview.source)
        defer { evaluator.popUse() }
        let place = preview.size.isPresent ? program[preview.size].source : nil
        guard draw(preview.shape, size: size, arguments: arguments, sizeSource: place) else { return }
      }
    }

    mutating func take(_ diagnostics: [Diagnostic]) {
      for diagnostic in diagnostics where seen.insert(diagnostic.identity).inserted { result.append(diagnostic) }
    }

    /// Draws one picture; gives whether there is time for another.
    private mutating func draw(
      _ shape: ShapeID, size: Size, arguments: [Value], sizeSource: SourceSpan? = nil
    ) -> Bool {
      let source = program.shapes[shape].source
      guard budget > 0 else {
        take([Diagnostic(.checkCutShort, at: source)])
        return false
      }
      evaluator.reset(Evaluator.Limits(steps: min(budget, limits.steps), elements: limits.elements))
      let drawing = evaluator.draw(shape, size: size, arguments: arguments, sizeSource: sizeSource)
      if drawing.isExhausted, budget < limits.steps {
        take([Diagnostic(.checkCutShort, at: source)])
        return false
      }
      take(drawing.diagnostics)
      look(at: drawing)
      // An element takes about as long as ten steps.
      budget -= drawing.steps + 10 * drawing.elements + 1
      // Where one picture goes on for ever, the others most likely do.
      return !drawing.isExhausted
    }

    /// The design size, and the least one for these values where the shape says one. A least size that can't be computed is left to the
    /// drawing at the design size to report.
    private mutating func sizes(_ shape: ShapeDeclaration, _ arguments: [Value]) -> [Size] {
      guard shape.minimumSize.isPresent else { return [shape.designSize] }
      evaluator.reset(limits)
      let minimum = try? evaluator.withFrame(arguments, count: shape.slotCount) { inner throws(EvaluationFailure) in
        try inner.limit(shape.minimumSize, else: Size(1, 1))
      }
      guard let minimum, minimum != shape.designSize else { return [shape.designSize] }
      return [shape.designSize, minimum]
    }
  }

  // MARK: Values

  /// The defaults first, so that what is wrong with them is not put down to something else.
  static func combinations(_ shape: ShapeDeclaration, _ evaluator: inout Evaluator) -> [[Value]] {
    var defaults: [Value] = []
    var ends: [[Value]] = []
    for parameter in shape.parameters {
      guard let value = try? evaluator.value(parameter.defaultValue) else { return [] }
      defaults.append(value)
      ends.append(Checkup.ends(of: parameter, defaultValue: value, &evaluator))
    }
    var count = 1
    for values in ends { count = min(count * values.count, SourceLimits.checkCombinations + 1) }
    var result = [defaults]
    if count <= SourceLimits.checkCombinations {
      for index in 0..<count {
        var rest = index
        result.append(
          ends.map { values in
            defer { rest /= values.count }
            return values[rest % values.count]
          })
      }
    } else {
      for (index, values) in ends.enumerated() {
        for value in values {
          var arguments = defaults
          arguments[index] = value
          result.append(arguments)
        }
      }
      result.append(ends.map { $0[0] })
      result.append(ends.map { $0[$0.count - 1] })
    }
    return result
  }

  /// Both ends of a range, both values of a Bool, every case of an enum, no edge and all.
  private static func ends(of parameter: Parameter, defaultValue: Value, _ evaluator: inout Evaluator) -> [Value] {
    if parameter.low.isPresent, let low = try? evaluator.number(parameter.low),
      let high = try? evaluator.number(parameter.high)
    {
      // An open end itself is not in the range.
      let last = parameter.rangeIsClosed ? high : parameter.type == .integer ? high - 1 : low + (high - low) * 0.999
      return low == last ? [.number(low)] : [.number(low), .number(last)]
    }
    switch parameter.type {
    case .bool: return [.bool(false), .bool(true)]
    case .edges: return [.edges(.none), .edges(.all)]
    case .enumeration(let id):
      return evaluator.program.enumerations[id].cases.indices.map { .enumCase($0) }
    case .invalid, .number, .integer, .angle, .point, .size, .rect, .color, .paint, .path, .string, .stop,
      .list:
      return [defaultValue]
    }
  }
}
