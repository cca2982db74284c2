import ShapeCore

/// A picture that is drawn only to see whether a statement has an effect in it, before a warning is reported.
/// A trial that can't be drawn is ignored.
struct Trial {
  var size: Size
  var arguments: [Value]
  var reach = PictureRule.Reach.intended

  /// The trials of a shape, the cheapest first. These show the effect of most statements.
  static func all(
    of shape: ShapeDeclaration, in program: Program, _ evaluator: inout Evaluator, _ spareSteps: inout Int
  ) -> [Trial] {
    let combinations = SampleValues.combinations(shape, &evaluator)
    guard let defaults = combinations.first else { return [] }
    let points = TurningPoints(shape, of: program, defaults: defaults, stepLimit: min(spareSteps, 100_000))
    spareSteps -= points.steps
    let design = shape.designSize
    let values = SampleValues.nearTurningPoints(shape, points, defaults, &evaluator)
    var result = largerSizes(shape).map { Trial(size: $0, arguments: defaults, reach: .larger) }
    result += muchLargerSizes(shape).map { Trial(size: $0, arguments: defaults, reach: .muchLarger) }
    result += (SampleValues.alternatives(shape, &evaluator) + values).map { Trial(size: design, arguments: $0) }
    for arguments in combinations {
      guard let size = evaluator.statedLimit(shape.maximumSize, of: shape, arguments) else { continue }
      let sizes = [size, Size(size.width, design.height), Size(design.width, size.height)]
      result += sizes.map { Trial(size: $0, arguments: arguments) }
    }
    let turningSizes = turningSizes(shape, points)
    guard points.isComplete, turningSizes.count * (combinations.count + values.count) <= 20_000 else {
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

  /// Sizes for a shape without a maximum size.
  private static func muchLargerSizes(_ shape: ShapeDeclaration) -> [Size] {
    if shape.maximumSize.isPresent { return [] }
    let (size, usual) = (shape.designSize, SizeLimits().maximum)
    let (width, height) = (min(size.width * 8, usual.width), min(size.height * 8, usual.height))
    return [Size(width, height), Size(width, size.height), Size(size.width, height)]
  }

  /// Sizes at and near the values with which the size is compared: one side alone, both sides in the proportion of the
  /// design size, and each width with each height if there are few.
  private static func turningSizes(_ shape: ShapeDeclaration, _ points: TurningPoints) -> [Size] {
    let (design, widths, heights) = (shape.designSize, points.widths, points.heights)
    var result = widths.map { Size($0, design.height) } + heights.map { Size(design.width, $0) }
    result += widths.map { Size($0, $0 * design.height / design.width) }
    result += heights.map { Size($0 * design.width / design.height, $0) }
    if widths.count * heights.count <= 64 { result += widths.flatMap { width in heights.map { Size(width, $0) } } }
    return result
  }
}
