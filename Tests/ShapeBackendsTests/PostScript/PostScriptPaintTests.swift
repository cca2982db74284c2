import ShapeBackends
import ShapeCore
import Testing

@Suite struct PostScriptPaintTests {
  private let square = Path.rect(Rect(10, 10, 50, 50))
  private let clip = "q 10 10 50 50 re W n "

  private func stops(_ stops: (hex: UInt32, position: Double)...) -> [GradientStop] {
    stops.map { GradientStop(color: .hex($0.hex), position: $0.position) }
  }

  @Test func `a linear gradient is an axial shading`() throws {
    let gradient = Paint.linearGradient(stops((0xFF0000, 0), (0xFF, 1)), from: Point(10, 10), to: Point(10, 60))
    #expect(
      page { $0.fill(square, gradient) }
        == clip
        + "<</ShadingType 2/ColorSpace/DeviceRGB/Extend[true true]/Coords[10 10 10 60]"
        + "/Function<</FunctionType 2/N 1/Domain[0 1]/C0[1 0 0]/C1[0 0 1]>>>> sh Q")
  }

  @Test func `a radial gradient is a radial shading`() throws {
    let gradient = Paint.radialGradient(stops((0, 0), (0xFFFFFF, 1)), center: Point(30, 20), radius: 8)
    #expect(
      page { $0.fill(square, gradient) }
        == clip + "<</ShadingType 3/ColorSpace/DeviceRGB/Extend[true true]/Coords[30 20 0 30 20 8]"
        + "/Function<</FunctionType 2/N 1/Domain[0 1]/C0[0 0 0]/C1[1 1 1]>>>> sh Q")
  }

  @Test func `several stops are stitched`() throws {
    let gradient = Paint.linearGradient(stops((0, 0.25), (0xFF, 0.5), (0xFF0000, 0.5), (0xFFFFFF, 1)))
    let text = page { $0.fill(square, gradient) }
    #expect(
      text.contains(
        "/Function<</FunctionType 3/Domain[0 1]/Bounds[.25 .5]/Encode[0 1 0 1 0 1]/Functions["
          + "<</FunctionType 2/N 1/Domain[0 1]/C0[0 0 0]/C1[0 0 0]>>"
          + "<</FunctionType 2/N 1/Domain[0 1]/C0[0 0 0]/C1[0 0 1]>>"
          + "<</FunctionType 2/N 1/Domain[0 1]/C0[1 0 0]/C1[1 1 1]>>]>>"))
  }

  @Test func `a second stop at an end leaves the first color beyond it`() throws {
    let gradient = Paint.linearGradient(
      stops((0xFF, 0), (0, 0), (0, 1), (0xFF0000, 1)), from: Point(0, 0), to: Point(100, 0))
    let text = page { $0.fill(square, gradient) }
    #expect(text.contains("/Coords[-1 0 101 0]/Domain[-.01 1.01]") && text.contains("/Bounds[0 1]"))
  }

  @Test func `a gradient in a rotated layer is rotated`() throws {
    let gradient = Paint.linearGradient(stops((0, 0), (0xFF, 1)), from: Point(0, 50), to: Point(100, 50))
    let text = page { b in
      b.layer({ $0.rotation = Angle(degrees: 90) }) { $0.fill(square, gradient) }
    }
    #expect(text.hasPrefix("q 0 1 -1 0 100 0 cm q") && text.contains("/Coords[0 50 100 50]"))
  }

  @Test func `a gradient of one color is a color`() throws {
    let text = page { $0.fill(square, .linearGradient(stops((0xFF0000, 0), (0xFF0000, 1)))) }
    #expect(text == "1 0 0 rg 10 10 50 50 re f")
  }

  @Test func `a gradient without length is its last color`() throws {
    let gradient = Paint.linearGradient(stops((0xFF0000, 0), (0xFF, 1)), from: .zero, to: .zero)
    #expect(page { $0.fill(square, gradient) }.hasPrefix("0 0 1 rg"))
  }

  @Test func `a stroked gradient fills the stroke`() throws {
    let gradient = Paint.linearGradient(stops((0xFF0000, 0), (0xFF, 1)))
    let text = page { $0.stroke(square, gradient) }
    #expect(
      text.hasPrefix(
        "q 9.5 9.5 m 60.5 9.5 l 60.5 60.5 l 9.5 60.5 l 10.5 10.5 m 10.5 59.5 l 59.5 59.5 l 59.5 10.5 l "
          + "W n <</ShadingType 2"))
  }

  @Test func `a conic gradient is a fan of wedges`() throws {
    // Three steps of one channel: the last of their colors fills the rest.
    let gradient = Paint.conicGradient(stops((0, 0), (3, 1)), center: Point(35, 35))
    #expect(
      page { $0.fill(square, gradient) }
        == clip + "0 0 .0118 rg 9 9 52 52 re f "
        + "0 0 .0039 rg 35 35 m 76.4465 35 l 66.185 62.3004 l 40.4816 76.0824 l 12.0639 69.5217 l f "
        + "0 0 .0078 rg 35 35 m 14.2767 70.8937 l -3.947 49.1755 l -3.947 20.8245 l 14.2767 -.8937 l f "
        + "Q")
  }
}
