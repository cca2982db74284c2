import Testing

@_spi(Generated) @testable import ShapeCore

/// What operations on regions do if they have no result.
@Suite struct RegionErrorTests {
  private let square = Path.polygon([Point(0, 0), Point(10, 0), Point(10, 10), Point(0, 10)])

  /// Returns the error of each operation on a path, in the order: combined, stroked, offset, area.
  private func errors(of path: Path, steps: Int = 1_000_000, width: Double = 2) -> [RegionError?] {
    func error(_ operation: (inout StepBudget) throws(RegionError) -> Void) -> RegionError? {
      var budget = StepBudget(steps)
      do throws(RegionError) {
        try operation(&budget)
        return nil
      } catch {
        return error
      }
    }
    return [
      error { budget throws(RegionError) in _ = try path.combined(with: square, .union, budget: &budget) },
      error { budget throws(RegionError) in
        _ = try path.stroked(StrokeStyle(width: width, dash: [1, 2]), budget: &budget)
      },
      error { budget throws(RegionError) in _ = try path.offset(by: width / 2, budget: &budget) },
      error { budget throws(RegionError) in _ = try path.area(budget: &budget) },
    ]
  }

  @Test func `operations on everyday paths have results`() {
    #expect(errors(of: square) == [nil, nil, nil, nil])
  }

  @Test func `too few steps are an error`() {
    #expect(errors(of: square, steps: 5) == [.outOfSteps, .outOfSteps, .outOfSteps, .outOfSteps])
  }

  @Test(arguments: [Double.nan, .infinity, 2e150])
  func `a coordinate that is not finite or too large is an error`(number: Double) {
    let path = Path.polygon([Point(0, 0), Point(number, 0), Point(number, 10), Point(3, 10)])
    #expect(errors(of: path) == [.outOfRange, .outOfRange, .outOfRange, .outOfRange])
    #expect(path.union(square).isEmpty || !number.isFinite)
    #expect(path.stroked(width: 2, dash: [1, 2]).isEmpty && path.offset(by: 1).isEmpty && path.area() == 0)
  }

  @Test func `a width that is not finite is an error`() {
    #expect(errors(of: square, width: .infinity) == [nil, .outOfRange, .outOfRange, nil])
  }

  @Test func `an outline that is not finite is a fault, unless the path is very large`() throws {
    let broken = Path([.move(to: .zero), .line(to: Point(.nan, 1)), .close])
    var budget = StepBudget.unlimited
    #expect(throws: RegionError.fault) { try broken.simplifiedOutline(of: square, width: 2, &budget) }
    let large = square.scaled(by: 1e80)
    #expect(throws: RegionError.outOfRange) { try broken.simplifiedOutline(of: large, width: 2, &budget) }
  }

  @Test func `paths without extent have an empty result, not an error`() throws {
    var budget = StepBudget.unlimited
    let dot = Path([.move(to: Point(3, 4)), .line(to: Point(3, 4)), .close])
    #expect(try dot.combined(with: .empty, .union, budget: &budget).isEmpty)
    #expect(try square.stroked(StrokeStyle(width: 0), budget: &budget).isEmpty)
    #expect(try square.offset(by: -6, budget: &budget).isEmpty)
  }

  @Test func `more dashes than numbers can count are a solid line`() {
    #expect(square.dashed([1e-308, 2e-308]) == square)
    #expect(square.stroked(width: 2, dash: [1e-308, 2e-308]) == square.stroked(width: 2))
  }
}
