import ShapeKit

extension Checkup.Run {
  /// Whether nothing was wrong, so that all sizes and values could be looked at.
  var sawAll: Bool { !program.hasErrors && result.allSatisfy { $0.severity == .warning && !$0.isCutShort } }

  /// Warns of what does nothing in any picture: where all could be drawn, and after a few more were tried.
  mutating func takeFindings() {
    guard sawAll else { return }
    take(CertainRequirements.diagnostics(for: program))
    for shape in program.shapes.indices where !review.held.isEmpty && spareSteps > 0 {
      let declaration = program.shapes[shape]
      evaluator.reset(limits)
      let trials = Checkup.trials(declaration, in: program, &evaluator, &spareSteps)
      for trial in trials where !review.held.isEmpty && spareSteps > 0 {
        evaluator.reset(Evaluator.Limits(steps: max(0, min(spareSteps, limits.steps)), elements: limits.elements))
        let drawing = evaluator.draw(shape, size: trial.size, arguments: trial.arguments)
        spareSteps -= drawing.steps + 10 * drawing.elements + 1
        look(at: drawing, trial.reach)
      }
    }
    // What was not tried to the end may yet be of use.
    guard spareSteps > 0 else { return }
    take(review.diagnostics(in: evaluator))
  }

  /// Looks at a picture for what does nothing in it, if there is time for that.
  mutating func look(at drawing: Drawing, _ reach: PictureReview.Reach = .intended) {
    guard spareSteps > 0, let scene = drawing.scene, let notes = evaluator.notes else { return }
    spareSteps -= review.look(at: scene, notes, reach)
  }
}

/// Sizes and values beyond those that are checked for mistakes. They are tried only to see whether a statement does
/// nothing in these pictures either, before a warning says so. What can't be drawn so, or must not, is no picture.
extension Checkup {
  struct Trial {
    var size: Size
    var arguments: [Value]
    var reach = PictureReview.Reach.intended
  }

  /// The cheapest first: most of what is there for another size or value is seen in one of them.
  static func trials(
    _ shape: ShapeDeclaration, in program: Program, _ evaluator: inout Evaluator, _ spareSteps: inout Int
  ) -> [Trial] {
    let combinations = combinations(shape, &evaluator)
    guard let defaults = combinations.first else { return [] }
    let points = TurningPoints(shape, of: program, defaults: defaults, mostSteps: min(spareSteps, 100_000))
    spareSteps -= points.steps
    let design = shape.designSize
    let values = turningValues(shape, points, defaults, &evaluator)
    var result = largerSizes(shape).map { Trial(size: $0, arguments: defaults, reach: .larger) }
    result += muchLargerSizes(shape).map { Trial(size: $0, arguments: defaults, reach: .muchLarger) }
    result += (trialValues(shape, &evaluator) + values).map { Trial(size: design, arguments: $0) }
    for arguments in combinations {
      guard let size = maximumSize(shape, arguments, &evaluator) else { continue }
      let sizes = [size, Size(size.width, design.height), Size(design.width, size.height)]
      result += sizes.map { Trial(size: $0, arguments: arguments) }
    }
    let turningSizes = turningSizes(shape, points)
    guard points.isWhole, turningSizes.count * (combinations.count + values.count) <= 20_000 else {
      spareSteps = 0
      return []
    }
    for size in turningSizes {
      result += (combinations + values).map { Trial(size: size, arguments: $0) }
    }
    return result
  }

  // MARK: Sizes

  private static func largerSizes(_ shape: ShapeDeclaration) -> [Size] {
    let size = shape.designSize
    return [(2, 2), (2, 1), (1, 2), (1.4, 1.1)].map { Size(size.width * $0.0, size.height * $0.1) }
  }

  /// Sizes that are tried where it is not said how large the shape may be.
  private static func muchLargerSizes(_ shape: ShapeDeclaration) -> [Size] {
    if shape.maximumSize.isPresent { return [] }
    let (size, usual) = (shape.designSize, SizeLimits().maximum)
    let (width, height) = (min(size.width * 8, usual.width), min(size.height * 8, usual.height))
    return [Size(width, height), Size(width, size.height), Size(size.width, height)]
  }

  /// The largest size that a shape says it is made for; nil where it says nothing.
  private static func maximumSize(_ shape: ShapeDeclaration, _ arguments: [Value], _ evaluator: inout Evaluator)
    -> Size?
  {
    guard shape.maximumSize.isPresent else { return nil }
    return try? evaluator.withFrame(arguments, count: shape.slotCount) { inner throws(EvaluationFailure) in
      try inner.limit(shape.maximumSize, else: shape.designSize)
    }
  }

  /// The sizes on both sides of what the size is compared with: one side of the shape alone, both in the proportion of
  /// the design size, and, of a few, each width with each height.
  private static func turningSizes(_ shape: ShapeDeclaration, _ points: TurningPoints) -> [Size] {
    let (design, widths, heights) = (shape.designSize, points.widths, points.heights)
    var result = widths.map { Size($0, design.height) } + heights.map { Size(design.width, $0) }
    result += widths.map { Size($0, $0 * design.height / design.width) }
    result += heights.map { Size($0 * design.width / design.height, $0) }
    if widths.count * heights.count <= 64 { result += widths.flatMap { width in heights.map { Size(width, $0) } } }
    return result
  }

  // MARK: Values

  /// The defaults with one number on either side of what it is compared with, and all numbers at once.
  private static func turningValues(
    _ shape: ShapeDeclaration, _ points: TurningPoints, _ defaults: [Value], _ evaluator: inout Evaluator
  ) -> [[Value]] {
    var (least, most) = (defaults, defaults)
    var result: [[Value]] = []
    for (index, parameter) in shape.parameters.enumerated() {
      var numbers = points.values(ofParameter: index)
      if parameter.type == .integer { numbers = numbers.map { $0.rounded() } }
      if parameter.low.isPresent, let low = try? evaluator.number(parameter.low),
        let high = try? evaluator.number(parameter.high)
      {
        numbers = numbers.filter { $0 >= low && (parameter.rangeIsClosed ? $0 <= high : $0 < high) }
      }
      guard let first = numbers.first, let last = numbers.last else { continue }
      (least[index], most[index]) = (.number(first), .number(last))
      for number in numbers {
        var arguments = defaults
        arguments[index] = .number(number)
        result.append(arguments)
      }
    }
    return result.isEmpty ? [] : result + [least, most]
  }

  /// The defaults with one value changed, for each value that has no ends; and the middles of all that have some.
  private static func trialValues(_ shape: ShapeDeclaration, _ evaluator: inout Evaluator) -> [[Value]] {
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
