@_spi(Generated) import ShapeCore
import Testing

@testable import ShapeBackends

@Suite struct PDFPaintTests {
  private let square = Path.rect(Rect(0, 0, 50, 50))
  private let open = Path([.move(to: Point(10, 10)), .line(to: Point(90, 10))])

  private func linear(_ stops: (UInt32, Float)...) -> Paint {
    let stops = stops.enumerated().map { index, stop in
      GradientStop(color: .hex(stop.0, alpha: stop.1), position: Double(index) / Double(stops.count - 1))
    }
    return .linearGradient(stops, from: Point(0, 0), to: Point(50, 0))
  }

  @Test func `black is the color at the start`() {
    #expect(pdfPage { $0.fill(square) } == "0 0 50 50 re f")
  }

  @Test func `a color is set once`() {
    let text = pdfPage { b in
      b.fill(square, 0xFF0000)
      b.fill(square, 0xFF0000)
      b.fill(square, 0x333333)
    }
    #expect(text == "1 0 0 rg 0 0 50 50 re f 0 0 50 50 re f .2 g 0 0 50 50 re f")
  }

  @Test func `opacities of fills and strokes are parameters`() {
    let scene = SceneBuilder.scene { b in
      b.fill(square, 0, alpha: 0.5)
      b.stroke(open, .hex(0, alpha: 0.25))
    }
    #expect(pdfText([scene]).contains("/ExtGState<</G1<</ca .5>>/G2<</CA .25>>>>"))
  }

  @Test func `an opaque fill resets the opacity`() {
    let text = pdfPage { b in
      b.fill(square, 0, alpha: 0.5)
      b.fill(square)
    }
    #expect(text == "/G1 gs 0 0 50 50 re f /G2 gs 0 0 50 50 re f")
  }

  @Test func `holes follow the even-odd rule`() {
    #expect(pdfPage { $0.fill(square.appending(.rect(Rect(9, 9, 9, 9))), .hex(0), rule: .evenOdd) }.hasSuffix("f*"))
  }

  @Test(arguments: [(9.0, 4), (30.0, 8)]) func `larger circles have more curves`(_ radius: Double, _ curves: Int) {
    let text = pdfPage { $0.fill(.circle(center: Point(50, 50), radius: radius)) }
    #expect(text.split(separator: " ").filter { $0 == "c" }.count == curves)
  }

  @Test func `a stroke sets what differs from the start of a page`() {
    let style = StrokeStyle(width: 3, cap: .round, join: .bevel, dash: [4, 2], phase: 1)
    #expect(
      pdfPage { $0.stroke(open, .hex(0xFF0000), style) }
        == "1 0 0 RG 3 w 1 J 2 j [4 2 ] 1 d 10 10 m 90 10 l S")
  }

  @Test func `a translucent line and its dots are one area`() {
    let dotted = Path([
      .move(to: Point(20, 20)), .line(to: Point(20, 20)), .move(to: Point(23, 20)), .line(to: Point(80, 20)),
    ])
    let cases: [(cap: LineCap, alpha: Float, paints: [Substring])] = [
      (.round, 0.5, ["f"]), (.square, 0.5, ["f"]), (.butt, 0.5, ["S"]), (.round, 1, ["f", "S"]),
    ]
    let paints = cases.map { cap, alpha, _ in
      pdfPage { $0.stroke(dotted, .hex(0xFF0000, alpha: alpha), StrokeStyle(width: 12, cap: cap)) }
        .split(separator: " ").filter { ["f", "f*", "S"].contains($0) }
    }
    #expect(paints == cases.map(\.paints))
  }

  @Test func `a stroke scales with its layer`() {
    let inside = Path([.move(to: Point(10, 40)), .line(to: Point(90, 40))])
    let text = pdfPage { b in b.layer({ $0.scale = Point(0.5, 2) }) { $0.stroke(inside, .color(.black)) } }
    #expect(text == "q .5 0 0 2 25 -50 cm 10 40 m 90 40 l S Q")
  }

  @Test func `a gradient is a shading inside a clip`() {
    let scene = SceneBuilder.scene { $0.fill(square, linear((0xFF0000, 1), (0xFF, 1))) }
    #expect(
      pdfText([scene]).contains(
        "/ShadingType 2/ColorSpace/DeviceRGB/Extend[true true]/Coords[0 0 50 0]"
          + "/Function<</FunctionType 2/N 1/Domain[0 1]/C0[1 0 0]/C1[0 0 1]>>>>"))
  }

  @Test func `several stops are several functions`() {
    let scene = SceneBuilder.scene { $0.fill(square, linear((0xFF0000, 1), (0xFF, 1), (0, 1))) }
    #expect(pdfText([scene]).contains("<</FunctionType 3/Domain[0 1]/Bounds[.5]/Encode[0 1 0 1]/Functions["))
  }

  @Test func `opacities of a gradient are a gray shading`() {
    let scene = SceneBuilder.scene { $0.fill(square, linear((0xFF0000, 1), (0xFF0000, 0))) }
    let text = pdfText([scene])
    #expect(text.contains("/S/Luminosity"))
    #expect(text.contains("/ColorSpace/DeviceGray/Extend[true true]/Coords[0 0 50 0]"))
    #expect(text.contains("/C0[1]/C1[0]"))
  }

  @Test func `a translucent conic gradient is a group`() {
    let stops = [GradientStop(color: .hex(0xFF0000), position: 0), GradientStop(color: .hex(0xFF), position: 1)]
    let conic = Paint.conicGradient(stops, center: Point(25, 25))
    let scene = SceneBuilder.scene { b in b.layer({ $0.opacity = 0.5 }) { $0.fill(square, conic) } }
    #expect(streams(with: "/Subtype/Form", of: scene).count == 1)
  }

  @Test func `a conic gradient under its opacities is a group`() {
    let stops = [
      GradientStop(color: .hex(0xFF0000), position: 0), GradientStop(color: .hex(0xFF, alpha: 0), position: 1),
    ]
    let conic = Paint.conicGradient(stops, center: Point(25, 25))
    let text = pdfPage { $0.fill(square, conic) }
    #expect(text.hasPrefix("q 0 0 50 50 re W n q 0 0 0 rg /G1 gs /X"))
    #expect(text.hasSuffix("Do Q Q"))
  }

  @Test func `a path far beyond the page is cut`() {
    let text = pdfPage { $0.fill(.polygon([Point(0, 0), Point(1e7, 0), Point(1e7, 1e7)])) }
    #expect(text.split(separator: " ").compactMap { Double($0) }.allSatisfy { $0 < 1_000_000 })
  }

  @Test func `what is not on the page is not written`() {
    let scene = SceneBuilder.scene { $0.fill(.rect(Rect(200, 0, 9, 9))) }
    #expect(!pdfText([scene], PDFOptions(canvas: .bounds)).contains(" re"))
  }

  @Test func `fills and strokes are exact`() {
    let entries = pdfLedger { b in
      b.fill(square)
      b.stroke(open)
    }
    #expect(entries.map(\.element) == [.fill, .stroke])
    #expect(entries.allSatisfy { $0.lowering == .exact })
  }
}
