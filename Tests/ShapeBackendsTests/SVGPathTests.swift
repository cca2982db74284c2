import ShapeCore
import Testing

@Suite struct SVGPathTests {
  private let line = StrokeStyle()

  @Test func `rectangles, circles and ellipses keep their kind`() {
    let text = body { b in
      b.fill(.rect(Rect(0, 1, 20, 30.5)))
      b.fill(.roundedRect(Rect(1, 0, 20, 30), cornerRadius: 4))
      b.fill(.circle(center: Point(0, 5), radius: 5))
      b.fill(.ellipse(in: Rect(0, 0, 20, 10)))
    }
    #expect(
      text == #"<rect y="1" width="20" height="30.5"/><rect x="1" width="20" height="30" rx="4"/>"#
        + #"<circle cy="5" r="5"/><ellipse cx="10" cy="5" rx="10" ry="5"/>"#)
  }

  @Test func `adjacent rectangles are still adjacent after rounding`() {
    let third = 100.0 / 3
    let text = body { b in
      b.fill(.rect(Rect(third, 0, third, 10)))
      b.fill(.rect(Rect(2 * third, 0, third, 10)))
    }
    // 33.3333 + 33.3334 is 66.6667.
    #expect(
      text == #"<rect x="33.3333" width="33.3334" height="10"/><rect x="66.6667" width="33.3333" height="10"/>"#)
  }

  @Test func `a tiny circle keeps a radius`() {
    #expect(body { $0.fill(.circle(center: Point(1, 1), radius: 0.00002)) } == #"<circle cx="1" cy="1" r=".00002"/>"#)
  }

  @Test func `a tiny arc of a path keeps its size`() {
    let arc = Arc(center: Point(1, 1), radii: Size(0.001, 0.001), start: 0, sweep: .pi)
    #expect(pathData([.move(to: arc.startPoint), .arc(arc)]) == "M1.001 1A.001.001 0 0 1 1 1.001.001.001 0 0 1 .999 1")
  }

  @Test func `a curve that ends where it begins is left out only if it is a dot`() {
    let start = Point(10, 20)
    func data(_ elements: PathElement...) -> String {
      pathData([.move(to: start)] + elements + [.line(to: Point(30, 40)), .line(to: Point(50, 0))])
    }
    #expect(data(.quad(to: start, control: start)) == data())
    #expect(data(.curve(to: start, control1: start, control2: start)) == data())
    #expect(data(.quad(to: start, control: Point(60, 70))).hasPrefix("M10 20q50 50 0 0L"))
    #expect(data(.curve(to: start, control1: start, control2: Point(60, 70))).hasPrefix("M10 20c0 0 50 50 0 0L"))
    #expect(data(.curve(to: start, control1: Point(60, 70), control2: start)).hasPrefix("M10 20c50 50 0 0 0 0L"))
  }

  @Test func `flat shapes are stroked as paths`() {
    let text = body { $0.stroke(.rect(Rect(10, 80, 0, 10))) }
    #expect(text == ##"<path d="M10 80V90z" fill="none" stroke="#000" stroke-miterlimit="10"/>"##)
    let ellipses = [Rect(10, 80, 0, 10), Rect(10, 80, 10, 0)].map { rect in
      String(body { $0.stroke(.ellipse(in: rect)) }.prefix { $0 != "z" })
    }
    #expect(ellipses == [#"<path d="M10 85v5-5-5 5"#, #"<path d="M20 80H15 10h5 5"#])
  }

  @Test func `a flat shape has no fill`() {
    #expect(body { $0.fill(.rect(Rect(10, 80, 0, 10))) } == "")
  }

  @Test func `lines use the shorter form`() {
    let text = pathData([
      .move(to: Point(100, 100)), .line(to: Point(101, 101)), .line(to: Point(101, 150)), .line(to: Point(3, 150)),
      .line(to: Point(0.5, 0.25)),
    ])
    #expect(text == "m100 100 1 1v49H3L.5.25")
  }

  @Test func `relative commands do not add up rounding errors`() {
    // 100.00004 rounds to 100, and so does every point: without the grid, the tenth would be off by 4 units.
    var elements: [PathElement] = [.move(to: Point(100, 100))]
    for step in 1...10 { elements.append(.line(to: Point(100 + Double(step) * 1.00004, 100 + Double(step % 2)))) }
    #expect(pathData(elements) == "m100 100 1 1 1.0001-1 1 1 1.0001-1 1 1 1-1 1.0001 1 1-1 1.0001 1 1-1")
  }

  @Test func `a filled path needs no line back to its start`() {
    let triangle: [PathElement] = [
      .move(to: Point(0, 0)), .line(to: Point(10, 0)), .line(to: Point(5, 9)), .line(to: Point(0, 0)), .close,
    ]
    #expect(pathData(triangle) == "M0 0H10L5 9")
  }

  @Test func `a stroked path is closed by its last line`() {
    let triangle: [PathElement] = [
      .move(to: Point(0, 0)), .line(to: Point(10, 0)), .line(to: Point(5, 9)), .line(to: Point(0, 0)), .close,
    ]
    #expect(pathData(triangle, stroke: line) == "M0 0H10L5 9z")
  }

  @Test func `a stroked path that meets itself is not closed`() {
    let open: [PathElement] = [.move(to: Point(0, 0)), .line(to: Point(10, 0)), .line(to: Point(0, 0))]
    #expect(pathData(open, stroke: line) == "M0 0H10 0")
    #expect(pathData(open + [.move(to: Point(0, 9)), .line(to: Point(9, 9))], stroke: line) == "M0 0H10 0M0 9H9")
  }

  @Test func `a segment after a close starts where its subpath did`() {
    let path: [PathElement] = [
      .move(to: Point(10, 10)), .line(to: Point(20, 10)), .line(to: Point(20, 20)), .close, .line(to: Point(0, 5)),
    ]
    #expect(pathData(path, stroke: line) == "M10 10H20V20zm0 0L0 5")
  }

  @Test func `omitting an empty subpath has no effect`() {
    let path: [PathElement] = [
      .move(to: Point(10, 10)), .line(to: Point(20, 10)), .line(to: Point(20, 20)), .close, .move(to: Point(90, 90)),
      .close, .move(to: Point(12, 12)), .line(to: Point(19, 18)),
    ]
    #expect(pathData(path, stroke: line) == "M10 10H20V20zm2 2 7 6")
  }

  @Test func `segments without length are dropped`() {
    let path: [PathElement] = [
      .move(to: Point(1, 1)), .move(to: Point(2, 2)), .line(to: Point(2, 2)), .line(to: Point(4, 4)),
      .line(to: Point(4, 4.00001)), .move(to: Point(9, 9)), .line(to: Point(9, 9)),
    ]
    #expect(pathData(path, stroke: line) == "M2 2 4 4")
  }

  @Test(arguments: [LineCap.round, .square]) func `round and square caps keep their dots`(cap: LineCap) {
    let path: [PathElement] = [
      .move(to: Point(20, 20)), .line(to: Point(20, 20)), .move(to: Point(50, 20)), .close, .move(to: Point(80, 20)),
    ]
    #expect(pathData(path, stroke: StrokeStyle(width: 2, cap: cap)) == "M20 20h0m30 0z")
  }

  @Test func `no arc turns by more than a third of a turn`() {
    let circle = Arc(center: Point(50, 50), radii: Size(40, 40), start: 0, sweep: 2 * .pi)
    #expect(
      pathData([.move(to: circle.startPoint), .arc(circle)])
        == "M90 50A40 40 0 0 1 30 84.641a40 40 0 0 1 0-69.282A40 40 0 0 1 90 50")
  }

  @Test func `a counterclockwise arc has sweep flag zero`() {
    let arc = Arc(center: Point(50, 50), radii: Size(20, 10), rotation: .pi / 2, start: 0, sweep: -.pi / 2)
    #expect(pathData([.move(to: arc.startPoint), .arc(arc)]) == "M50 70A20 10 90 0 0 60 50")
  }

  @Test func `an arc without a radius runs back and forth`() {
    let arc = Arc(center: Point(50, 50), radii: Size(20, 0), start: 0, sweep: 2 * .pi)
    #expect(pathData([.move(to: arc.startPoint), .arc(arc)], stroke: line) == "M70 50H50 30 50 70")
  }

  @Test func `an omitted subpath does not move the pen`() {
    let path: [PathElement] = [
      .move(to: Point(1, 2)), .line(to: Point(3, 2)), .close, .move(to: Point(30, 40)), .close,
      .line(to: Point(31, 45)),
    ]
    #expect(pathData(path, stroke: line) == "M1 2H3zM30 40l1 5")
  }

  @Test func `smooth curves use smooth commands`() {
    let path: [PathElement] = [
      .move(to: Point(0, 0)), .curve(to: Point(20, 20), control1: Point(0, 10), control2: Point(10, 20)),
      .curve(to: Point(40, 0), control1: Point(30, 20), control2: Point(40, 10)),
      .quad(to: Point(50, 0), control: Point(45, 9)), .quad(to: Point(60, 0), control: Point(55, -9)),
    ]
    #expect(pathData(path, stroke: line) == "M0 0C0 10 10 20 20 20S40 10 40 0q5 9 10 0T60 0")
  }

  @Test func `the fill rule is written if it has an effect`() {
    let text = body { b in
      b.fill(Path([.move(to: .zero), .line(to: Point(9, 0)), .line(to: Point(9, 9))]), .color(.black), rule: .evenOdd)
      b.fill(.rect(Rect(0, 0, 5, 5)), .color(.black), rule: .evenOdd)
    }
    #expect(text == #"<path d="M0 0H9V9" fill-rule="evenodd"/><rect width="5" height="5"/>"#)
  }

  @Test func `every property of a stroke is written`() {
    let style = StrokeStyle(width: 2.5, cap: .square, join: .bevel, dash: [4, 0.5, 3], phase: -1)
    let text = body { $0.stroke(.rect(Rect(0, 0, 5, 5)), .hex(0xFF0000), style) }
    #expect(
      text == #"<rect width="5" height="5" fill="none" stroke="red" stroke-width="2.5" stroke-linecap="square""#
        + #" stroke-linejoin="bevel" stroke-dasharray="4 .5 3" stroke-dashoffset="-1"/>"#)
  }

  /// Cairo omits them, unless the pattern begins with one.
  @Test(
    arguments: [
      ([10, 10, 0, 10], .round, "10 10 .0001 10"), ([10, 10, 0, 10], .square, "10 10 .0001 10"),
      ([10, 10, 0, 10], .butt, "10 10 0 10"), ([0, 10, 10, 10], .round, "0 10 10 10"),
      ([10, 0, 5, 5], .round, "10 0 5 5"),
      ([10, 0, 5], .round, "10 .0001 5"),
    ] as [([Double], LineCap, String)])
  func `dashes without length are written as short ones`(dash: [Double], cap: LineCap, expected: String) {
    let path = Path([.move(to: Point(10, 45)), .line(to: Point(83, 45))])
    let text = body { $0.stroke(path, .color(.black), StrokeStyle(width: 6, cap: cap, dash: dash)) }
    #expect(text.contains(#" stroke-dasharray="\#(expected)"/>"#))
  }

  @Test func `a fill and a stroke of one path are one element`() {
    let text = body { b in
      b.fill(.rect(Rect(0, 0, 5, 5)), 0xFFFFFF)
      b.stroke(.rect(Rect(0, 0, 5, 5)))
    }
    #expect(text == ##"<rect width="5" height="5" fill="#fff" stroke="#000"/>"##)
  }
}
