import TestSupport
import Testing

@_spi(Generated) @testable import ShapeCore

/// Paths with hostile numbers: no operation may trap or run forever, whatever its result.
@Suite struct DegenerateInputTests {
  private static let seeds = RandomCases.seeds(quick: 50, ci: 200, long: 5_000)
  private static let numbers: [Double] = [
    0, -0.0, 1, -1, 1, 0, 100, .leastNonzeroMagnitude, 1e-308, -1e-160, 1e150, -1e150, 1e160, 1.7e308, -1.7e308,
    .infinity, -.infinity, .nan,
    Double.pi, 2 * Double.pi, 1e-9, 1e9, 1 + 1e-15,
  ]

  private func path(seed: UInt64, limit: Double = .infinity) -> (Path, RandomSource) {
    var generator = RandomSource(seed: seed)
    // Every other path is finite, so that it passes the first check.
    let usable = Self.numbers.filter { abs($0) <= limit && $0.isFinite || seed % 2 != 0 && limit == .infinity }
    func number() -> Double { usable.randomElement(using: &generator) ?? 0 }
    func point() -> Point { Point(number(), number()) }
    let elements = (0..<12).map { _ -> PathElement in
      switch Int.random(in: 0..<7, using: &generator) {
      case 0: return .move(to: point())
      case 1, 2: return .line(to: point())
      case 3: return .quad(to: point(), control: point())
      case 4: return .curve(to: point(), control1: point(), control2: point())
      case 5:
        return .arc(
          Arc(
            center: point(), radii: Size(abs(number()), abs(number())), rotation: number(), start: number(),
            sweep: number()))
      default: return .close
      }
    }
    return (Path(elements), generator)
  }

  @Test(arguments: seeds)
  func `nothing traps or runs forever`(seed: UInt64) {
    var (path, generator) = path(seed: seed)
    func number() -> Double { Self.numbers.randomElement(using: &generator) ?? 0 }
    let map = Transform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    let style = StrokeStyle(
      width: number(), cap: [.butt, .round, .square].randomElement(using: &generator) ?? .butt,
      join: [.miter, .round, .bevel].randomElement(using: &generator) ?? .miter, miterLimit: number(),
      dash: [number(), number()])
    let results = [
      path, path.transformed(by: map), path.reversed(), path.trimmed(from: number(), to: number()),
      path.rounded(radius: number()), Path(path.lowered()),
      Path(Array(path.elements.prefix(3))).flattened(tolerance: number()),
      path.dashed([number(), number(), number()], phase: number()),
    ]
    let isSane = results.allSatisfy { result in
      _ = result.point(at: number())
      _ = result.tangent(at: number())
      _ = result.nearestPoint(to: Point(number(), number()))
      _ = result.contains(Point(number(), number()))
      _ = result.signedArea
      let rects = [result.bounds, result.strokeBounds(style)]
      return result.length >= 0
        && rects.allSatisfy { $0.map { $0.isFinite && $0.width >= 0 && $0.height >= 0 } ?? true }
    }
    #expect(isSane, "seed \(seed)")
  }

  @Test(arguments: seeds)
  func `finite numbers up to 1e150 give finite results`(seed: UInt64) {
    var (path, generator) = path(seed: seed, limit: 1e150)
    func number() -> Double { Self.numbers.filter { abs($0) <= 1e150 }.randomElement(using: &generator) ?? 0 }
    let map = Transform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    let paths = [
      path, path.transformed(by: map), path.translated(by: Point(number(), number())), path.reversed(),
      path.rotated(by: Angle(radians: number()), around: Point(number(), number())),
      path.scaled(x: number(), y: number(), around: Point(number(), number())), path.appending(path),
      path.trimmed(from: 0.25, to: 0.7), path.rounded(radius: number()), path.dashed([number()], phase: number()),
      Path(Array(path.elements.prefix(3))).flattened(tolerance: number()), Path(path.lowered()),
    ]
    #expect(paths.allSatisfy { $0.isFinite }, "seed \(seed)")
    let near = path.nearestPoint(to: Point(number(), number()))
    let rects = [path.bounds, path.strokeBounds(StrokeStyle(width: 1e150))].compactMap { $0 }
    let angle = path.tangent(at: 0.3)?.radians ?? 0
    let numbers = [path.length, path.signedArea, near?.distance ?? 0, near?.fraction ?? 0, angle]
    #expect(numbers.allSatisfy { $0.isFinite } && rects.allSatisfy { $0.isFinite }, "seed \(seed)")
    #expect(path.point(at: 0.3)?.isFinite ?? true && near?.point.isFinite ?? true, "seed \(seed)")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `measures of paths that are not finite are empty`(number: Double) {
    let paths = [
      Path([.move(to: .zero), .line(to: Point(1, number)), .line(to: Point(5, 5)), .close]),
      Path([.move(to: .zero), .curve(to: Point(1, 1), control1: .zero, control2: Point(number, 0))]),
      Path([.move(to: .zero), .arc(Arc(center: .zero, radii: Size(1, 1), start: number, sweep: 1))]),
      .rect(Rect(x: number, y: 0, width: 1, height: 1)), .ellipse(in: Rect(x: 0, y: number, width: 1, height: 1)),
    ]
    for path in paths {
      #expect(path.bounds == nil && path.nearestPoint(to: .zero) == nil && path.point(at: 0.5) == nil)
      #expect(path.length == 0 && path.signedArea == 0 && path.area() == 0 && path.winding(around: Point(1, 1)) == 0)
      let made = [
        path.trimmed(from: 0.1, to: 0.9), path.rounded(radius: 1), path.dashed([1]), path.flattened(tolerance: 1),
        path.simplified(),
      ]
      #expect(made.allSatisfy { $0.isEmpty })
    }
  }

  @Test(arguments: seeds)
  func `ready-made paths of any numbers are harmless`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    func number() -> Double { Self.numbers.randomElement(using: &generator) ?? 0 }
    let rect = Rect(x: number(), y: number(), width: number(), height: number())
    let radii = CornerRadii(topLeft: number(), topRight: number(), bottomRight: number(), bottomLeft: number())
    let paths = [
      Path.rect(rect), .ellipse(in: rect), .capsule(rect), .circle(center: rect.origin, radius: number()),
      .roundedRect(rect, radii: radii), .roundedRect(rect, radii: radii, style: .continuous),
      .star(
        center: rect.origin, points: 5, outerRadius: number(), innerRadius: number(), rotation: Angle(radians: number())
      ),
    ]
    let makes = paths.map { kinds($0.elements) }
    #expect(
      makes == ["MLLLZ", "MAZ", "MLALALALAZ", "MAZ", "MLALALALAZ", "MLCLCLCLCLCLCLCLCLCLCLCLCZ", "MLLLLLLLLLZ"])
    #expect(paths.allSatisfy { $0.bounds.map { $0.isFinite } ?? true }, "seed \(seed)")
  }

  @Test(arguments: seeds)
  func `regions of any numbers end and are finite`(seed: UInt64) {
    var (path, generator) = path(seed: seed)
    path = Path(Array(path.elements.prefix(6)))
    func number() -> Double { Self.numbers.randomElement(using: &generator) ?? 0 }
    let style = StrokeStyle(
      width: number(), cap: [.butt, .round, .square].randomElement(using: &generator) ?? .butt,
      join: [.miter, .round, .bevel].randomElement(using: &generator) ?? .miter, miterLimit: number())
    // A tenth of a second's worth, which a few elements should hardly take.
    var budget = StepBudget(1_000_000)
    let other = Path.rect(Rect(x: number(), y: number(), width: number(), height: number()))
    let made = [
      try? path.stroked(style, budget: &budget),
      try? path.offset(by: number(), join: style.join, miterLimit: number(), rule: .evenOdd, budget: &budget),
      try? other.offset(by: number(), join: style.join, miterLimit: number(), rule: .nonZero, budget: &budget),
      try? path.combined(with: other, .symmetricDifference, rule: .nonZero, budget: &budget),
    ]
    #expect(made.allSatisfy { $0?.isFinite ?? true }, "seed \(seed)")
  }

  @Test func `an extreme too large to be squared is found`() {
    let arch = Path([
      .move(to: .zero), .curve(to: .zero, control1: Point(0, 1e300), control2: Point(-1e150, 1)), .close,
    ])
    #expect(abs((arch.bounds?.height ?? 0) / 1e300 - 4.0 / 9) < 1e-12)
    #expect(arch.simplified().isEmpty)
    let highest = Path([.move(to: .zero), .quad(to: .zero, control: Point(0, 1.6e308))])
    #expect(abs((highest.bounds?.height ?? 0) / 1.6e308 - 0.5) < 1e-12)
  }

  @Test func `a rectangle beyond all numbers is not finite`() {
    let path = Path.rect(Rect(x: 1e308, y: 0, width: 1e308, height: 1))
    #expect(!path.isFinite && path.bounds == nil && path.nearestPoint(to: .zero) == nil)
    #expect(Path.rect(Rect(x: 0, y: 0, width: 1.7e308, height: 9)).strokeBounds(StrokeStyle(width: 1.7e308)) == nil)
  }
}
