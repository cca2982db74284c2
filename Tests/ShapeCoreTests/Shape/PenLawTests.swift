import TestSupport
import Testing

@_spi(Generated) @testable import ShapeCore

/// Random commands, drawn in three ways.
@Suite("Random commands of a pen")
struct PenLawTests {
  /// Three ways to draw the same path: with absolute points, with displacements, and as the evaluator does.
  private struct Trial {
    var absolute = Pen()
    var relative = Pen()
    var builder = PathBuilder()
    var current = Point.zero
    var start = Point.zero

    mutating func run(_ random: inout RandomSource, _ kind: Int) throws {
      // Quarters, so that sums are exact.
      func point() -> Point { Point(Double(random.whole(-40...40)) / 4, Double(random.whole(-40...40)) / 4) }
      let (end, first, second) = (point(), point(), point())
      let (by, firstBy, secondBy) = (end - current, first - current, second - current)
      let radii = Size(Double(random.whole(1...20)), Double(random.whole(21...40)) / 2)
      let (rotation, isLarge, isClockwise) = (Angle(degrees: 30), random.chance(50), random.chance(50))
      switch kind {
      case 0:
        absolute.move(to: end)
        relative.move(by: by)
        try builder.move(to: end)
        start = end
      case 1:
        absolute.line(to: end)
        relative.line(by: by)
        try builder.line(to: end)
      case 2:
        absolute.quad(to: end, control: first)
        relative.quad(by: by, control: firstBy)
        try builder.quad(to: end, control: first)
      case 3:
        absolute.curve(to: end, control1: first, control2: second)
        relative.curve(by: by, control1: firstBy, control2: secondBy)
        try builder.curve(to: end, control1: first, control2: second)
      case 4:
        absolute.smooth(to: end)
        relative.smooth(by: by)
        try builder.smooth(to: end)
      case 5:
        absolute.smooth(to: end, control2: second)
        relative.smooth(by: by, control2: secondBy)
        try builder.smooth(to: end, control2: second)
      case 6:
        absolute.arc(to: end, radii: radii, rotation: rotation, large: isLarge, clockwise: isClockwise)
        relative.arc(by: by, radii: radii, rotation: rotation, large: isLarge, clockwise: isClockwise)
        try builder.arc(to: end, radii: radii, rotation: rotation, large: isLarge, clockwise: isClockwise)
      case 7:
        let radius = radii.width
        absolute.arc(to: end, radius: radius, large: isLarge, clockwise: isClockwise)
        relative.arc(by: by, radius: radius, large: isLarge, clockwise: isClockwise)
        try builder.arc(
          to: end, radii: Size(radius, radius), rotation: .zero, large: isLarge, clockwise: isClockwise)
      default:
        absolute.close()
        relative.close()
        try builder.close()
        current = start
        return
      }
      current = end
    }

    /// Draws arcs around a center and a path in all three ways.
    mutating func end(_ random: inout RandomSource) throws {
      let (from, sweep) = (
        Angle(degrees: Double(random.whole(-90...90))), Angle(degrees: Double(random.whole(1...300)))
      )
      let (radii, rotation) = (Size(3, 7), Angle(degrees: 25))
      let isClockwise = random.chance(50)
      absolute.arc(
        center: Point(1, 2), radii: radii, rotation: rotation, from: from, sweep: sweep, clockwise: isClockwise)
      relative.arc(
        center: Point(1, 2), radii: radii, rotation: rotation, from: from, sweep: sweep, clockwise: isClockwise)
      try builder.arc(
        center: Point(1, 2), radii: radii, rotation: rotation, from: from, sweep: isClockwise ? sweep : -sweep)
      let to = from + sweep
      absolute.arc(center: Point(4, 3), radius: 5, from: from, to: to, clockwise: isClockwise)
      relative.arc(
        center: Point(4, 3), radii: Size(5, 5), from: from, to: to, clockwise: isClockwise)
      try builder.arc(
        center: Point(4, 3), radii: Size(5, 5), rotation: .zero, from: from, to: to, clockwise: isClockwise)
      let line = Path.polyline([Point(8, 9), Point(11, 5), Point(2, 6)])
      absolute.add(line, joined: isClockwise)
      relative.add(line, joined: isClockwise)
      if isClockwise { try builder.join(line) } else { builder.append(line) }
    }
  }

  @Test func `draw the same with displacements, and what the evaluator draws`() throws {
    var faults: [String] = []
    for seed in RandomCases.seeds(quick: 60, ci: 1_000, long: 100_000) {
      var random = RandomSource(seed: seed)
      var trial = Trial()
      // The first command without a current point is a move. Each kind follows each other one.
      try trial.run(&random, 0)
      for _ in 0..<12 { try trial.run(&random, random.below(9)) }
      try trial.end(&random)
      if trial.absolute.path != trial.builder.path || !trial.relative.path.isNear(trial.builder.path) {
        faults.append("seed \(seed): \(trial.absolute.path), \(trial.relative.path), \(trial.builder.path)")
      }
    }
    #expect(faults.prefix(3) == [])
  }

  @Test func `begin where they end without a current point, and a displacement from the origin`() {
    let end = Point(3, 4)
    let commands: [(inout Pen) -> Void] = [
      { $0.line(by: end) }, { $0.quad(by: end, control: Point(1, 2)) },
      { $0.curve(by: end, control1: Point(1, 2), control2: Point(5, 6)) }, { $0.smooth(by: end) },
      { $0.smooth(by: end, control2: Point(5, 6)) }, { $0.arc(by: end, radius: 9) },
      { $0.arc(by: end, radii: Size(8, 9)) }, { $0.corner(end, to: Point(7, 9), radius: 1) },
    ]
    for command in commands { #expect(Path.drawn(command).elements.first == .move(to: end)) }
  }
}

extension Path {
  /// Returns whether two paths differ only by rounding: the end of an arc is not exactly the point that it runs to.
  fileprivate func isNear(_ other: Path) -> Bool {
    let (numbers, others) = (self.numbers, other.numbers)
    return kinds(elements) == kinds(other.elements) && zip(numbers, others).allSatisfy { abs($0 - $1) < 1e-5 }
  }

  private var numbers: [Double] {
    elements.flatMap { element -> [Double] in
      switch element {
      case .move(let to), .line(let to): [to.x, to.y]
      case .quad(let to, let control): [to.x, to.y, control.x, control.y]
      case .curve(let to, let first, let second): [to.x, to.y, first.x, first.y, second.x, second.y]
      case .arc(let arc):
        [arc.center.x, arc.center.y, arc.radii.width, arc.radii.height, arc.rotation, arc.start, arc.sweep]
      case .close: []
      }
    }
  }
}
