import Testing

@_spi(Generated) @testable import ShapeCore

/// Work on regions that has no result is never omitted without a report.
@Suite("Omitted work")
struct OmittedWorkTests {
  private let paint = Paint.color(.black)
  /// A path with crossings, so that its region takes many steps.
  private let star = Path.star(
    center: Point(50, 30), points: 7, outerRadius: 30, innerRadius: 4, rotation: .zero
  ).appending(.star(center: Point(44, 31), points: 9, outerRadius: 30, innerRadius: 5, rotation: .zero))

  /// Returns what is omitted with a number of steps: kinds, causes, and the requirements that an app sees.
  private func omitted(steps: Int, _ body: (inout SceneBuilder) -> Void) -> (
    work: [String], requirements: [Requirement]
  ) {
    var builder = SceneBuilder(name: "Test", title: "Test", size: Size(100, 60))
    builder.budget = StepBudget(steps)
    builder.beginLayer(name: "Test", frame: Rect(x: 0, y: 0, width: 100, height: 60))
    body(&builder)
    builder.endLayer()
    let work = builder.takeOmittedWork().map { "\($0.kind.rawValue) \($0.cause)" }
    #expect(builder.takeOmittedWork().isEmpty)
    return (work, builder.brokenRequirements)
  }

  private let style = StrokeStyle(width: 6, cap: .round, dash: [9, 7])

  private func draw(_ kind: OmittedWork.Kind, _ builder: inout SceneBuilder) {
    switch kind {
    case .erase: builder.erase(star)
    case .stroke: builder.stroke(star, style: style, alignment: .inside, paint: paint)
    case .border:
      builder.setOutline(star)
      builder.border(.top, width: 4, paint: paint)
      builder.border(.left, width: 6, paint: paint)
    case .spread:
      builder.fill(star, paint: paint)
      builder.shadow(Shadow(color: .black, radius: 2, offset: .zero, spread: 3))
    }
  }

  @Test(arguments: [OmittedWork.Kind.erase, .stroke, .border, .spread])
  func `is recorded, and told to apps`(kind: OmittedWork.Kind) {
    let (work, requirements) = omitted(steps: 30) { draw(kind, &$0) }
    #expect(work.first == "\(kind.rawValue) region(ShapeCore.RegionError.outOfSteps)")
    #expect(requirements.first == Requirement(shape: "Test", message: "`\(kind.rawValue)` has no result"))
    #expect(work.count == requirements.count)
    let (none, unbroken) = omitted(steps: 1_000_000) { draw(kind, &$0) }
    #expect(none.isEmpty && unbroken.isEmpty)
  }

  @Test func `is a stroke outside a path whose inside is unknown`() {
    let (work, _) = omitted(steps: 30) {
      $0.stroke(star, style: StrokeStyle(width: 6), alignment: .outside, paint: paint)
    }
    #expect(work == ["stroke region(ShapeCore.RegionError.outOfSteps)"])
  }

  @Test func `is the spread of what a mask shapes`() {
    let (work, requirements) = omitted(steps: 1_000_000) { builder in
      builder.beginLayer(name: "", role: .mask, frame: Rect(x: 0, y: 0, width: 100, height: 60))
      builder.fill(star, paint: paint)
      builder.endLayer()
      draw(.spread, &builder)
    }
    #expect(work == ["spread: mask"])
    #expect(requirements.map(\.message) == ["`spread:` has no result"])
  }
}
