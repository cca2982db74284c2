import ShapeBackends
import ShapeCore
import Testing

/// Strokes, as they are in PDF.
@Suite struct PostScriptStrokeTests {
  private let bar: [PathElement] = [.move(to: Point(10, 50)), .line(to: Point(90, 50))]

  @Test func `a style is set in full`() throws {
    let style = StrokeStyle(width: 2.5, cap: .round, join: .bevel, miterLimit: 4, dash: [4, 2], phase: 1)
    #expect(
      page { $0.stroke(Path(bar), .color(.black), style) }
        == "0 g 2.5 w 1 J 2 j [4 2 ] 1 d 10 50 m 90 50 l S")
  }

  @Test func `unchanged settings are not written again`() throws {
    let text = page { b in
      b.stroke(Path(bar))
      b.stroke(Path(bar), .color(.black), StrokeStyle(miterLimit: 4))
    }
    #expect(
      text == "0 g 1 w 0 J 0 j 10 M [] 0 d"
        + " 10 50 m 90 50 l S 4 M 10 50 m 90 50 l S")
  }

  @Test func `settings within a clip end with it`() throws {
    let text = page { b in
      b.layer({ $0.clips = [Clip(path: .rect(Rect(0, 0, 9, 9)))] }) { $0.fill(.rect(Rect(0, 0, 9, 9)), 0xFF0000) }
      b.fill(.rect(Rect(0, 0, 9, 9)), 0xFF0000)
    }
    #expect(text.split(separator: "1 0 0 rg", omittingEmptySubsequences: false).count == 3)
  }

  @Test(arguments: [
    (-7.0, "23"), (31, "1"), (1e-12, "0"), (.infinity, "0"),
  ])
  func `phases are within the pattern`(phase: Double, expected: String) throws {
    // An odd number of lengths is counted twice.
    let text = page { $0.stroke(Path(bar), .color(.black), StrokeStyle(dash: [9, 4, 2], phase: phase)) }
    #expect(text.contains("[9 4 2 ] \(expected) d"))
  }

  @Test func `a pattern without effect is solid`() throws {
    #expect(page { $0.stroke(Path(bar), .color(.black), StrokeStyle(dash: [0, 0])) }.contains("[] 0 d"))
  }

  @Test func `patterns with more than eleven lengths are cut here`() throws {
    let style = StrokeStyle(dash: [30, 20] + Array(repeating: 1, count: 10), phase: 0)
    #expect(
      line(bar, style) == "10 50 m 40 50 l 60 50 m 61 50 l 62 50 m 63 50 l 64 50 m 65 50 l 66 50 m 67 50 l"
        + " 68 50 m 69 50 l 70 50 m 90 50 l S")
  }

  @Test func `dashes without length are filled dots`() throws {
    let text = page { $0.stroke(Path(bar), .color(.black), StrokeStyle(width: 4, cap: .square, dash: [0, 40])) }
    #expect(text.hasSuffix(" f") && text.contains("8 48 m 12 48 l 12 52 l 8 52 l"))
  }

  /// PostScript would paint the pixels that they touch.
  @Test(arguments: [
    ([0.0, 5], 0.0, ""), ([0, 0, 0, 7], 2, ""),
    ([0, 5, 3, 6], 0, "[3 11 ] 9"), ([0, 5, 3, 6], 5, "[3 11 ] 0"), ([4, 2, 0, 1], 3, "[4 3 ] 3"),
    // Used twice: a dash of 0, a gap of 4, one of 2; a gap of 0, a dash of 4, a gap of 2.
    ([0, 4, 2], 0, "[2 0 4 6 ] 8"),
  ])
  func `dashes without length are omitted under butt caps`(dash: [Double], phase: Double, expected: String) throws {
    let text = page { $0.stroke(Path(bar), .color(.black), StrokeStyle(width: 4, dash: dash, phase: phase)) }
    #expect(expected.isEmpty ? text == "" : text.contains(" \(expected) d "))
  }

  // MARK: Dots

  @Test func `a dot with round caps is a disc`() throws {
    let dot: [PathElement] = [.move(to: Point(50, 50)), .line(to: Point(50, 50))]
    let text = page { $0.stroke(Path(dot), .color(.black), StrokeStyle(width: 8, cap: .round)) }
    #expect(text.hasPrefix("0 g 54 50 m ") && text.hasSuffix(" arc f"))
  }

  @Test func `a dot with square caps is a square that rotates with its layer`() throws {
    let dot: [PathElement] = [.move(to: Point(50, 50)), .close]
    let text = page { b in
      b.layer({ $0.rotation = Angle(degrees: 45) }) {
        $0.stroke(Path(dot), .color(.black), StrokeStyle(width: 8, cap: .square))
      }
    }
    #expect(
      text
        == "q .7071067812 .7071067812 -.7071067812 .7071067812 50 -20.7107 cm 0 g 46 46 m 54 46 l 54 54 l 46 54 l f Q")
  }

  @Test func `a dot with butt caps is omitted`() throws {
    #expect(page { $0.stroke(Path([.move(to: Point(50, 50)), .close])) } == "")
  }

  @Test func `dashes of closed subpaths are computed here`() throws {
    let square: [PathElement] = [
      .move(to: Point(10, 10)), .line(to: Point(20, 10)), .line(to: Point(20, 20)), .line(to: Point(10, 20)), .close,
    ]
    // The last dash and the first one are one, with a join at the start.
    #expect(
      line(square, StrokeStyle(dash: [15, 5], phase: 10))
        == "10 20 m 10 10 l 15 10 l 20 10 m 20 20 l 15 20 l S")
  }
}
