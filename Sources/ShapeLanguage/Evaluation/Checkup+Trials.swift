import ShapeKit

extension Checkup.Run {
  /// Whether nothing was wrong, so that all sizes and values could be looked at.
  var sawAll: Bool { !program.hasErrors && result.allSatisfy { $0.severity == .warning && !$0.isCutShort } }

  /// Warns of what does nothing in any picture: where all could be drawn, and after a few more were tried.
  mutating func takeFindings() {
    guard sawAll else { return }
    take(CertainRequirements.diagnostics(for: program))
    guard !review.held.isEmpty else { return }
    for shape in program.shapes.indices {
      let declaration = program.shapes[shape]
      evaluator.reset(limits)
      let values = Checkup.trialValues(declaration, &evaluator)
      guard let defaults = Checkup.combinations(declaration, &evaluator).first else { continue }
      let pictures =
        Checkup.trialSizes(declaration).map { ($0, defaults) } + values.map { (declaration.designSize, $0) }
      for (size, arguments) in pictures where !review.held.isEmpty {
        evaluator.reset(Evaluator.Limits(steps: max(0, min(spareSteps, limits.steps)), elements: limits.elements))
        let drawing = evaluator.draw(Int32(shape), size: size, arguments: arguments)
        spareSteps -= drawing.steps + 10 * drawing.elements + 1
        look(at: drawing, isLarger: size != declaration.designSize)
      }
    }
    guard spareSteps > 0 else { return }
    take(review.diagnostics(in: evaluator))
  }

  /// Looks at a picture for what does nothing in it, if there is time for that.
  mutating func look(at drawing: Drawing, isLarger: Bool = false) {
    guard spareSteps > 0, let scene = drawing.scene, let notes = evaluator.notes else { return }
    spareSteps -= review.look(at: scene, notes, isLarger: isLarger)
  }
}

/// Sizes and values beyond those that are checked for mistakes. They are tried only to see whether a statement does
/// nothing in these pictures either, before a warning says so.
extension Checkup {
  static func trialSizes(_ shape: ShapeDeclaration) -> [Size] {
    let size = shape.designSize
    return [(2, 2), (2, 1), (1, 2), (1.4, 1.1)].map { Size(size.width * $0.0, size.height * $0.1) }
  }

  /// The defaults with one value changed, for each value that has no ends; and the middles of all that have some.
  static func trialValues(_ shape: ShapeDeclaration, _ evaluator: inout Evaluator) -> [[Value]] {
    var defaults: [Value] = []
    for parameter in shape.parameters {
      guard let value = try? evaluator.value(parameter.defaultValue) else { return [] }
      defaults.append(value)
    }
    var middles = defaults
    var result: [[Value]] = []
    for (index, parameter) in shape.parameters.enumerated() {
      if parameter.low.isPresent, let low = try? evaluator.number(parameter.low),
        let high = try? evaluator.number(parameter.high)
      {
        let middle = (low + high) / 2
        middles[index] = .number(parameter.type == .integer ? middle.rounded() : middle)
      }
      for value in others(parameter, than: defaults[index], middle: middles[index]) {
        var arguments = defaults
        arguments[index] = value
        result.append(arguments)
      }
    }
    return result.isEmpty ? [] : result + [middles]
  }

  private static func others(_ parameter: Parameter, than value: Value, middle: Value) -> [Value] {
    switch value {
    case .number(let number):
      if parameter.low.isPresent { return [middle] }
      let step = parameter.type == .angle ? Double.pi / 5 : 10
      return [.number(0), .number(1), .number(number + step), .number(2 * number + 10 * step), .number(-number)]
    case .color: return [.color(.black), .color(Color(RGBA(red: 1, green: 1, blue: 1, alpha: 0)))]
    case .paint: return [.color(.black), .color(Color(RGBA(red: 1, green: 1, blue: 1, alpha: 0)))]
    case .point(let point):
      return [.point(.zero), .point(point + Point(17, 31)), .point(point * -1), .point(point * 2)]
    case .size(let size): return [.size(Size(size.width * 2, size.height * 2)), .size(Size(1, 1))]
    case .rect(let rect):
      return [.rect(rect.inset(by: -20)), .rect(rect.translated(by: Point(17, 31))), .rect(.zero)]
    case .edges: return [.edges(.top), .edges(.right), .edges(.bottom), .edges(.left)]
    case .list: return [.list([])]
    case .bool, .enumCase, .string, .stop, .path, .missing: return []
    }
  }
}
