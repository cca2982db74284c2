import ShapeKit

/// Draws a shape at the ends of all that can change: its design size and its least size, each with every combination
/// of its parameters' ends (of which there are at most `SourceLimits.checkCombinations`).
public enum Checkup {
  /// What breaks, each mistake once, with the first size and values at which it shows. Of many parameters the ends are
  /// taken one parameter at a time, and all low ends and all high ends together. The previews of the compiled file are
  /// drawn too.
  public static func diagnostics(for program: Program) -> [Diagnostic] {
    var result: [Diagnostic] = []
    var seen: Set<Diagnostic.Identity> = []
    var budget = SourceLimits.checkSteps
    for shape in program.shapes.indices {
      let declaration = program.shapes[shape]
      for arguments in combinations(program, declaration) {
        for size in sizes(program, declaration, arguments) {
          guard budget > 0 else {
            result.append(Diagnostic(.checkCutShort, at: declaration.source))
            return result
          }
          var evaluator = Evaluator(program, stepLimit: min(budget, SourceLimits.steps))
          let drawing = evaluator.draw(Int32(shape), size: size, arguments: arguments)
          budget -= drawing.cost + 1
          for diagnostic in drawing.diagnostics where seen.insert(diagnostic.identity).inserted {
            result.append(diagnostic)
          }
        }
      }
    }
    for preview in program.previews where preview.source.file == 0 {
      let (size, problems) = Evaluator.size(of: preview, in: program)
      for diagnostic in problems where seen.insert(diagnostic.identity).inserted { result.append(diagnostic) }
      guard let size, budget > 0 else { continue }
      let values = (0..<Int(preview.arguments.count)).map { program.operand(preview.arguments, $0) }
      let drawing = Evaluator.draw(program, shape: preview.shape, size: size, values: values)
      budget -= drawing.cost + 1
      for diagnostic in drawing.diagnostics where seen.insert(diagnostic.identity).inserted {
        result.append(diagnostic)
      }
    }
    return result
  }

  /// The design size, and the least one for these values. A least size that can't be computed is left to the drawing
  /// at the design size to report.
  private static func sizes(_ program: Program, _ shape: ShapeDeclaration, _ arguments: [Value]) -> [Size] {
    var evaluator = Evaluator(program)
    let minimum = try? evaluator.withFrame(arguments, count: shape.slotCount) { inner throws(EvaluationFailure) in
      try inner.limit(shape.minimumSize, else: Size(1, 1))
    }
    guard shape.minimumSize.isPresent, let minimum, minimum != shape.designSize else { return [shape.designSize] }
    return [shape.designSize, minimum]
  }

  // MARK: Values

  /// The defaults first, so that what is wrong with them is not put down to something else.
  private static func combinations(_ program: Program, _ shape: ShapeDeclaration) -> [[Value]] {
    var evaluator = Evaluator(program)
    var defaults: [Value] = []
    var ends: [[Value]] = []
    for parameter in shape.parameters {
      guard let value = try? evaluator.value(parameter.defaultValue) else { return [] }
      defaults.append(value)
      ends.append(self.ends(of: parameter, defaultValue: value, &evaluator))
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
      return evaluator.program.enumerations[Int(id.index)].cases.indices.map { .enumCase(Int32($0)) }
    case .invalid, .number, .integer, .angle, .point, .size, .rect, .color, .paint, .path, .string, .stop,
      .strokedPath, .list:
      return [defaultValue]
    }
  }
}
