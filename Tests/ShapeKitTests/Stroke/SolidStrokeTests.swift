import Testing

@testable import ShapeKit

/// Strokes that the outlines of both sides do not describe.
@Suite struct SolidStrokeTests {
  private func solid(_ path: Path, width: Double, dash: [Double] = []) -> Path? {
    var budget = StepBudget.unlimited
    return path.solidStroke(StrokeStyle(width: width, dash: dash), budget: &budget)
  }

  @Test func `a circle stroked wider than its diameter is a disc`() throws {
    let disc = try #require(solid(.circle(center: Point(20, 20), radius: 2), width: 12))
    #expect(abs(disc.area() - 64 * Double.pi) < 1e-9)
  }

  @Test func `a ring is drawn by both sides`() {
    #expect(solid(.circle(center: Point(20, 20), radius: 6.5), width: 12) == nil)
  }

  @Test func `a corner tighter than the stroke is drawn by both sides`() {
    #expect(solid(.roundedRect(Rect(x: 0, y: 0, width: 60, height: 40), cornerRadius: 2), width: 12) == nil)
  }

  @Test func `a tight corner has an outline on request`() throws {
    let path = Path.roundedRect(Rect(x: 0, y: 0, width: 60, height: 40), cornerRadius: 2)
    var budget = StepBudget.unlimited
    let outline = try #require(path.solidStroke(StrokeStyle(width: 12), whereverTight: true, budget: &budget))
    #expect(abs(outline.area() - path.stroked(width: 12).area()) < 1e-6)
  }

  /// Ghostscript and PDFium leave a notch at the inner side of such a corner.
  @Test(arguments: [(2.0, true), (9.0, false)])
  func `a corner with a short leg has an outline on request`(leg: Double, isTight: Bool) {
    let path = Path(subpaths: [
      Subpath(
        start: Point(0, 0),
        segments: [.line(from: Point(0, 0), to: Point(40, 0)), .line(from: Point(40, 0), to: Point(40, leg))])
    ])
    var budget = StepBudget.unlimited
    let outline = path.solidStroke(StrokeStyle(width: 12), whereverTight: true, budget: &budget)
    #expect(outline.map { abs($0.area() - path.stroked(width: 12).area()) < 1e-6 } == (isTight ? true : nil))
  }

  @Test func `a flat ellipse loses a gap in its middle`() throws {
    let ellipse = Path.ellipse(in: Rect(x: 0, y: 0, width: 8, height: 4))
    let area = try #require(solid(ellipse, width: 12)).area()
    #expect(abs(area - ellipse.stroked(width: 12).area()) < 1e-6)
  }

  @Test func `lines and paths that are not finite have no gaps`() {
    #expect(solid(.polygon([Point(0, 0), Point(1, 0), Point(0, 1)]), width: 12) == nil)
    #expect(solid(.circle(center: Point(.nan, 0), radius: 2), width: 12) == nil)
    #expect(solid(.circle(center: Point(0, 0), radius: 2), width: .infinity) == nil)
  }

  @Test func `a stroke that takes too long stays a stroke`() {
    var budget = StepBudget(1)
    #expect(Path.circle(center: Point(0, 0), radius: 2).solidStroke(StrokeStyle(width: 12), budget: &budget) == nil)
  }
}
