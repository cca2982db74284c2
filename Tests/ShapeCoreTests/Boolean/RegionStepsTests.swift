import Testing

@_spi(Generated) @testable import ShapeCore

/// The growth of the number of steps of a region with its path. Steps are counted, not timed.
@Suite struct RegionStepsTests {
  /// Returns the number of steps for simplifying a path.
  private func steps(_ path: Path) throws -> Int {
    let limit = 1_000_000_000
    var budget = StepBudget(limit)
    _ = try path.combined(with: .empty, .union, rule: .nonZero, budget: &budget)
    return limit - budget.remaining
  }

  /// The factor by which the steps grow if a path has twice as many parts.
  private func growth(from count: Int = 200, _ path: (Int) -> Path) throws -> Double {
    try Double(steps(path(2 * count))) / Double(steps(path(count)))
  }

  private func copies(_ count: Int, _ part: (Double) -> Path) -> Path {
    (0..<count).reduce(Path([])) { $0.appending(part(Double($1) / Double(count))) }
  }

  /// Returns a bar across a square of 100 points, at a share of its width.
  private func bar(_ count: Int, _ share: Double) -> Path {
    .rect(Rect(x: 0, y: 100 * share, width: 100, height: 40 / Double(count)))
  }

  @Test(arguments: [0, 30, 45, 88.5])
  func `hatching costs the same per bar at any angle`(degrees: Double) throws {
    let growth = try growth { count in
      copies(count) { bar(count, $0) }.rotated(by: Angle(degrees: degrees), around: Point(50, 50))
    }
    #expect(growth < 2.2)
  }

  @Test func `crossed hatching costs the same per crossing`() throws {
    let growth = try growth(from: 16) { count in
      let bars = copies(count) { bar(count, $0) }
      return bars.appending(bars.rotated(by: Angle(degrees: 90), around: Point(50, 50))).rotated(
        by: Angle(degrees: 30), around: Point(50, 50))
    }
    #expect(growth < 4.4)
  }

  /// Each vertex takes steps later. Without them, the search for more is only slow.
  @Test func `no more crossings are found than there are steps for`() throws {
    let bars = copies(100) { share in
      bar(20, 0.3).rotated(by: Angle(degrees: 180 * share), around: Point(50, 50))
    }
    let operands = try #require(Operands(bars.subpaths, []))
    var arrangement = try #require(Arrangement(operands))
    var budget = StepBudget(200_000)
    #expect(arrangement.findCrossings(&budget) == nil && budget.isSpent)
    #expect(arrangement.vertices.count < 10_500)
  }

  @Test func `bowed hatching costs the same per bar`() throws {
    let growth = try growth { count in
      copies(count) { share in
        let y = 100 * share
        return Path([
          .move(to: Point(0, y)), .quad(to: Point(100, y), control: Point(50, y + 0.01)),
          .line(to: Point(100, y + 0.1)), .line(to: Point(0, y + 0.1)), .close,
        ])
      }.rotated(by: Angle(degrees: 45), around: Point(50, 50))
    }
    #expect(growth < 2.2)
  }

  @Test func `equal circles cost the same each`() throws {
    let growth = try growth { count in copies(count) { _ in .circle(center: Point(5, 5), radius: 3) } }
    #expect(growth < 2.2)
  }

  @Test func `separate circles cost the same each`() throws {
    let growth = try growth { count in
      copies(count) { .circle(center: Point($0 * Double(count) * 10, 5), radius: 3) }
    }
    #expect(growth < 2.2)
  }

  @Test func `nested frames cost the same each`() throws {
    let growth = try growth(from: 400) { count in
      copies(count) { share in
        .rect(Rect(x: 50 * share, y: 50 * share, width: 100 - 100 * share, height: 100 - 100 * share))
      }
    }
    #expect(growth < 2.3)
  }
}
