import ShapeBackends
import ShapeCore
import Testing

/// Filled paths, as they are in PDF.
@Suite struct PostScriptPathTests {
  @Test func `lines are in the coordinates of the scene`() throws {
    let path: [PathElement] = [.move(to: Point(10, 10)), .line(to: Point(20, 10)), .line(to: Point(20, 30.25)), .close]
    #expect(area(path) == "10 10 m 20 10 l 20 30.25 l")
  }

  @Test func `the fill adds the line back to the start`() throws {
    let path: [PathElement] = [
      .move(to: Point(0, 0)), .line(to: Point(9, 0)), .line(to: Point(9, 9)), .line(to: Point(0, 0)),
    ]
    #expect(area(path) == "0 0 m 9 0 l 9 9 l")
  }

  @Test func `a quadratic curve becomes a cubic one`() throws {
    let path: [PathElement] = [.move(to: Point(0, 0)), .quad(to: Point(60, 0), control: Point(30, 30))]
    #expect(area(path) == "0 0 m 20 20 40 20 60 0 c")
  }

  private func arc(_ radius: Double, from start: Double, sweep: Double) -> Arc {
    let degree = Double.pi / 180
    return Arc(center: Point(50, 50), radii: Size(radius, radius), start: start * degree, sweep: sweep * degree)
  }

  @Test func `a clockwise arc is an arc, and another one an arcn`() throws {
    #expect(area([.move(to: Point(60, 50)), .arc(arc(10, from: 0, sweep: 180))]) == "60 50 m 50 50 10 0 180 arc")
    #expect(area([.move(to: Point(60, 50)), .arc(arc(10, from: 0, sweep: -90))]) == "60 50 m 50 50 10 0 -90 arcn")
  }

  @Test func `angles begin in one turn`() throws {
    #expect(area([.move(to: Point(50, 40)), .arc(arc(10, from: -450, sweep: 45))]) == "50 40 m 50 50 10 270 315 arc")
  }

  @Test func `a tiny circle does not vanish`() throws {
    let text = page { $0.fill(.circle(center: Point(50, 50), radius: 1e-6)) }
    #expect(text == "0 g 50.000001 50 m 50 50 .000001 0 360 arc f")
  }

  /// Ghostscript stops at arcs that reach 2^23 of its pixels from the origin.
  @Test(arguments: [(29_900.0, true), (2_000_050, false)])
  func `arcs that extend far are curves`(radius: Double, isArc: Bool) throws {
    let text = page(options: PostScriptOptions(canvas: .bounds)) {
      $0.fill(.circle(center: Point(50 - radius, 50), radius: radius))
    }
    #expect(text.contains("arc") == isArc && text.contains(" c ") != isArc)
  }

  @Test(arguments: [(10.0, true), (50, false)])
  func `arcs in an enlarged layer that extend far are curves`(scale: Double, isArc: Bool) throws {
    let text = page {
      $0.layer({ $0.scale = Point(scale, scale) }) { $0.fill(.circle(center: .zero, radius: 2000)) }
    }
    #expect(text.contains("arc") == isArc && text.contains(" c ") != isArc)
  }

  @Test func `an ellipse is eight curves`() throws {
    let text = page { $0.fill(.ellipse(in: Rect(10, 10, 80, 20))) }
    #expect(text.hasPrefix("0 g 90 20 m ") && text.split(separator: " c ").count == 9)
  }

  @Test func `an arc without a radius is a line back and forth`() throws {
    let flat = Arc(center: Point(50, 50), radii: Size(20, 0), start: 0, sweep: 2 * .pi)
    #expect(
      area([.move(to: Point(70, 50)), .arc(flat), .line(to: Point(60, 90)), .line(to: Point(80, 90))])
        == "70 50 m 50 50 l 30 50 l 50 50 l 70 50 l 60 90 l 80 90 l")
  }

  // MARK: Flat paths

  /// PostScript paints every pixel that a path touches.
  @Test(arguments: [
    Path.rect(Rect(10, 10, 50, 0)), .polygon([Point(0, 0), Point(90, 30), Point(60, 20)]),
    .polygon([Point(0, 0), Point(10, 0), Point(10, 10), Point(10, 0)]),
    // Flat in the numbers of the file.
    .polygon([Point(0, 0), Point(90, 30), Point(60, 20.00004)]),
  ])
  func `flat paths are not filled`(path: Path) throws {
    #expect(page { $0.fill(path) } == "")
  }

  @Test func `spurs are not filled`() throws {
    let corners = [Point(0, 0), Point(9, 0), Point(9, 9), Point(50, 9), Point(9, 9), Point(0, 9)]
    let text = page { $0.fill(.polygon(corners)) }
    #expect(text.hasPrefix("0 g ") && !text.contains("50"))
  }

  @Test func `a flat clip leaves nothing`() throws {
    let clip = Clip(path: .polygon([Point(0, 0), Point(90, 30), Point(60, 20)]))
    let text = page { b in b.layer({ $0.clips = [clip] }) { $0.fill(.rect(Rect(0, 0, 90, 90))) } }
    #expect(text == "")
  }

  // MARK: Far away

  @Test func `curves stay close to large arcs`() throws {
    let radius = 2_000_000.0
    let text = page(options: PostScriptOptions(canvas: .bounds)) {
      $0.fill(.circle(center: Point(50 - radius, 50), radius: radius))
    }
    let words = text.split(separator: " ")
    // The middle of the first curve, with its start.
    let curve = try #require(words.firstIndex(of: "c"))
    let numbers = words[(curve - 9)..<curve].compactMap { Double($0) }
    let x = (numbers[0] + 3 * numbers[2] + 3 * numbers[4] + numbers[6]) / 8
    let y = (numbers[1] + 3 * numbers[3] + 3 * numbers[5] + numbers[7]) / 8
    let distance = Point(x, y).distance(to: Point(50 - radius, 50))
    #expect(abs(distance - radius) < 0.01)
  }

  @Test func `segments without length are omitted`() throws {
    let path: [PathElement] = [
      .move(to: Point(3, 3)), .move(to: Point(0, 0)), .line(to: Point(0, 1e-9)), .line(to: Point(9, 0)),
      .curve(to: Point(9, 0), control1: Point(9, 0), control2: Point(9, 0)), .line(to: Point(9, 9)), .close, .close,
      .line(to: Point(5, 50)), .line(to: Point(50, 5)),
    ]
    #expect(area(path) == "0 0 m 9 0 l 9 9 l 0 0 m 5 50 l 50 5 l")
  }

  @Test func `the rule is written`() throws {
    #expect(page { $0.fill(.rect(Rect(0, 0, 9, 9)), rule: .evenOdd) }.hasSuffix(" f*"))
  }
}
