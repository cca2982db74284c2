import Testing

@testable import ShapeKit

/// Paths of hostile numbers: nothing may trap or run on, whatever comes out.
@Suite struct DegenerateInputTests {
  private static let numbers: [Double] = [
    0, -0.0, 1, -1, 1, 0, 100, .leastNonzeroMagnitude, 1e-160, 1e160, 1.7e308, -1.7e308, .infinity, -.infinity, .nan,
    Double.pi, 2 * Double.pi, 1e-9, 1e9, 1 + 1e-15,
  ]

  private func path(seed: UInt64) -> (Path, SeededGenerator) {
    var generator = SeededGenerator(seed: seed)
    // One path in two is finite, so that it gets past the first check.
    let usable = seed % 2 == 0 ? Self.numbers.filter { $0.isFinite } : Self.numbers
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

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func nothingTrapsOrRunsOn(seed: UInt64) {
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
    ]
    let isSane = results.allSatisfy { result in
      _ = result.point(at: number())
      _ = result.tangent(at: number())
      let rects = [result.bounds, result.strokeBounds(style)]
      return result.length >= 0
        && rects.allSatisfy { $0.map { $0.isFinite && $0.width >= 0 && $0.height >= 0 } ?? true }
    }
    #expect(isSane, "seed \(seed)")
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func readyMadePathsOfAnyNumbersAreHarmless(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
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
}
