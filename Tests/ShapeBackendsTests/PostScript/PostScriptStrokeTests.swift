import ShapeBackends
import ShapeCore
import Testing

/// Strokes. Arcs are curves if `arc` could add its own line to a stroke.
@Suite struct PostScriptStrokeTests {
  private let bar: [PathElement] = [.move(to: Point(10, 50)), .line(to: Point(90, 50))]

  private func quarter(_ center: Point, from start: Double, sweep: Double = 90) -> PathElement {
    let degree = Double.pi / 180
    return .arc(Arc(center: center, radii: Size(10, 10), start: start * degree, sweep: sweep * degree))
  }

  @Test func `a style is set in full`() throws {
    let style = StrokeStyle(width: 2.5, cap: .round, join: .bevel, miterLimit: 4, dash: [4, 2], phase: 1)
    #expect(
      page { $0.stroke(Path(bar), .color(.black), style) }
        == "0 0 0 setrgbcolor 2.5 setlinewidth 1 setlinecap 2 setlinejoin [ 4 2 ] 1 setdash 10 50 m 90 50 l stroke")
  }

  @Test func `unchanged settings are not written again`() throws {
    let text = page { b in
      b.stroke(Path(bar))
      b.stroke(Path(bar), .color(.black), StrokeStyle(miterLimit: 4))
    }
    #expect(
      text == "0 0 0 setrgbcolor 1 setlinewidth 0 setlinecap 0 setlinejoin 10 setmiterlimit [ ] 0 setdash"
        + " 10 50 m 90 50 l stroke 4 setmiterlimit 10 50 m 90 50 l stroke")
  }

  @Test func `settings within a clip end with it`() throws {
    let text = page { b in
      b.layer({ $0.clips = [Clip(path: .rect(Rect(0, 0, 9, 9)))] }) { $0.fill(.rect(Rect(0, 0, 9, 9)), 0xFF0000) }
      b.fill(.rect(Rect(0, 0, 9, 9)), 0xFF0000)
    }
    #expect(text.split(separator: "1 0 0 setrgbcolor", omittingEmptySubsequences: false).count == 3)
  }

  @Test(arguments: [
    (-7.0, "23"), (31, "1"), (1e-12, "0"), (.infinity, "0"),
  ])
  func `phases are within the pattern`(phase: Double, expected: String) throws {
    // An odd number of lengths is counted twice.
    let text = page { $0.stroke(Path(bar), .color(.black), StrokeStyle(dash: [9, 4, 2], phase: phase)) }
    #expect(text.contains("[ 9 4 2 ] \(expected) setdash"))
  }

  @Test func `a pattern without effect is solid`() throws {
    #expect(page { $0.stroke(Path(bar), .color(.black), StrokeStyle(dash: [0, 0])) }.contains("[ ] 0 setdash"))
  }

  @Test func `patterns with more than eleven lengths are cut here`() throws {
    let style = StrokeStyle(dash: [30, 20] + Array(repeating: 1, count: 10), phase: 0)
    #expect(
      line(bar, style) == "10 50 m 40 50 l 60 50 m 61 50 l 62 50 m 63 50 l 64 50 m 65 50 l 66 50 m 67 50 l"
        + " 68 50 m 69 50 l 70 50 m 90 50 l stroke")
  }

  @Test func `dashes without length are filled dots`() throws {
    let text = page { $0.stroke(Path(bar), .color(.black), StrokeStyle(width: 4, cap: .square, dash: [0, 40])) }
    #expect(text.hasSuffix(" fill") && text.contains("8 52 m 12 52 l 12 48 l 8 48 l"))
  }

  /// PostScript would paint the pixels that they touch.
  @Test(arguments: [
    ([0.0, 5], 0.0, ""), ([0, 0, 0, 7], 2, ""),
    ([0, 5, 3, 6], 0, "[ 3 11 ] 9"), ([0, 5, 3, 6], 5, "[ 3 11 ] 0"), ([4, 2, 0, 1], 3, "[ 4 3 ] 3"),
    // Used twice: a dash of 0, a gap of 4, one of 2; a gap of 0, a dash of 4, a gap of 2.
    ([0, 4, 2], 0, "[ 2 0 4 6 ] 8"),
  ])
  func `dashes without length are omitted under butt caps`(dash: [Double], phase: Double, expected: String) throws {
    let text = page { $0.stroke(Path(bar), .color(.black), StrokeStyle(width: 4, dash: dash, phase: phase)) }
    #expect(expected.isEmpty ? text == "" : text.contains(" \(expected) setdash "))
  }

  // MARK: Dots

  @Test func `a dot with round caps is a disc`() throws {
    let dot: [PathElement] = [.move(to: Point(50, 50)), .line(to: Point(50, 50))]
    let text = page { $0.stroke(Path(dot), .color(.black), StrokeStyle(width: 8, cap: .round)) }
    #expect(text.contains("50 50 4 ") && text.hasSuffix("arcn fill"))
  }

  @Test func `a dot with square caps is a square that rotates with its layer`() throws {
    let dot: [PathElement] = [.move(to: Point(50, 50)), .close]
    let text = page { b in
      b.layer({ $0.rotation = Angle(degrees: 45) }) {
        $0.stroke(Path(dot), .color(.black), StrokeStyle(width: 8, cap: .square))
      }
    }
    #expect(text == "0 0 0 setrgbcolor 50 55.6569 m 55.6569 50 l 50 44.3431 l 44.3431 50 l fill")
  }

  @Test func `a dot with butt caps is omitted`() throws {
    #expect(page { $0.stroke(Path([.move(to: Point(50, 50)), .close])) } == "")
  }

  // MARK: Arcs

  @Test func `the line that leads to an arc is drawn by the arc`() throws {
    let path: [PathElement] = [
      .move(to: Point(10, 40)), .line(to: Point(50, 40)), quarter(Point(50, 50), from: -90), .line(to: Point(60, 90)),
    ]
    #expect(line(path) == "10 60 m 50 50 10 90 0 arcn 60 10 l stroke")
  }

  @Test func `an arc after an arc is curves`() throws {
    let path: [PathElement] = [
      .move(to: Point(50, 40)), quarter(Point(50, 50), from: -90), quarter(Point(70, 50), from: 180, sweep: -90),
    ]
    let text = line(path)
    #expect(text.hasPrefix("50 50 10 90 0 arcn ") && text.hasSuffix(" 70 40 c stroke"))
  }

  @Test func `a subpath that begins with an arc is stroked separately`() throws {
    let path: [PathElement] = [
      .move(to: Point(10, 10)), .line(to: Point(20, 10)), .move(to: Point(50, 40)), quarter(Point(50, 50), from: -90),
    ]
    #expect(line(path) == "10 90 m 20 90 l stroke 50 50 10 90 0 arcn stroke")
  }

  @Test func `a closed subpath begins where a line closes it`() throws {
    let text = page { $0.stroke(.roundedRect(Rect(10, 10, 80, 60), cornerRadius: 10)) }
    #expect(
      text.hasSuffix(
        "setdash 20 80 10 180 90 arcn 80 80 10 90 0 arcn 80 40 10 0 -90 arcn 20 40 10 270 180 arcn h stroke"))
  }

  @Test func `dashes of closed subpaths are computed here`() throws {
    let square: [PathElement] = [
      .move(to: Point(10, 10)), .line(to: Point(20, 10)), .line(to: Point(20, 20)), .line(to: Point(10, 20)), .close,
    ]
    // The last dash and the first one are one, with a join at the start.
    #expect(
      line(square, StrokeStyle(dash: [15, 5], phase: 10))
        == "10 80 m 10 90 l 15 90 l 20 90 m 20 80 l 15 80 l stroke")
  }

  @Test func `a circle begins at its rightmost point`() throws {
    let circle = quarter(Point(50, 50), from: 37.3, sweep: -360)
    let path: [PathElement] = [.move(to: Arc.start(of: circle)), circle, .close]
    #expect(line(path) == "50 50 10 0 360 arc h stroke")
  }
}

extension Arc {
  fileprivate static func start(of element: PathElement) -> Point {
    if case .arc(let arc) = element { return arc.startPoint }
    return .zero
  }
}
