import ShapeBackends
import ShapeCore
import Testing

@Suite struct PostScriptPaintTests {
  private let square = Path.rect(Rect(10, 10, 50, 50))
  private let clip = "gsave 10 90 m 60 90 l 60 40 l 10 40 l clip newpath "

  private func stops(_ stops: (hex: UInt32, position: Double)...) -> [GradientStop] {
    stops.map { GradientStop(color: .hex($0.hex), position: $0.position) }
  }

  @Test func `a linear gradient is an axial shading`() throws {
    let gradient = Paint.linearGradient(stops((0xFF0000, 0), (0xFF, 1)), from: Point(10, 10), to: Point(10, 60))
    #expect(
      page { $0.fill(square, gradient) }
        == clip
        + "<< /ShadingType 2 /ColorSpace /DeviceRGB /Extend [ true true ] /Coords [ 10 90 10 40 ] /Domain [ 0 1 ] "
        + "/Function << /FunctionType 2 /N 1 /Domain [ 0 1 ] /C0 [ 1 0 0 ] /C1 [ 0 0 1 ] >> >> shfill grestore")
  }

  @Test func `a radial gradient is a radial shading`() throws {
    let gradient = Paint.radialGradient(stops((0, 0), (0xFFFFFF, 1)), center: Point(30, 20), radius: 8)
    #expect(
      page { $0.fill(square, gradient) }
        == clip + "<< /ShadingType 3 /ColorSpace /DeviceRGB /Extend [ true true ] /Coords [ 30 80 0 30 80 8 ] "
        + "/Domain [ 0 1 ] /Function << /FunctionType 2 /N 1 /Domain [ 0 1 ] /C0 [ 0 0 0 ] /C1 [ 1 1 1 ] >> "
        + ">> shfill grestore")
  }

  @Test func `several stops are stitched`() throws {
    let gradient = Paint.linearGradient(stops((0, 0.25), (0xFF, 0.5), (0xFF0000, 0.5), (0xFFFFFF, 1)))
    let text = page { $0.fill(square, gradient) }
    #expect(
      text.contains(
        "/Function << /FunctionType 3 /Domain [ 0 1 ] /Bounds [ .25 .5 ] /Encode [ 0 1 0 1 0 1 ] /Functions [ "
          + "<< /FunctionType 2 /N 1 /Domain [ 0 1 ] /C0 [ 0 0 0 ] /C1 [ 0 0 0 ] >> "
          + "<< /FunctionType 2 /N 1 /Domain [ 0 1 ] /C0 [ 0 0 0 ] /C1 [ 0 0 1 ] >> "
          + "<< /FunctionType 2 /N 1 /Domain [ 0 1 ] /C0 [ 1 0 0 ] /C1 [ 1 1 1 ] >> ] >>"))
  }

  @Test func `a second stop at an end leaves the first color beyond it`() throws {
    let gradient = Paint.linearGradient(
      stops((0xFF, 0), (0, 0), (0, 1), (0xFF0000, 1)), from: Point(0, 0), to: Point(100, 0))
    let text = page { $0.fill(square, gradient) }
    #expect(text.contains("/Coords [ -1 100 101 100 ] /Domain [ -.01 1.01 ]") && text.contains("/Bounds [ 0 1 ]"))
  }

  @Test func `a gradient in a rotated layer is rotated`() throws {
    let gradient = Paint.linearGradient(stops((0, 0), (0xFF, 1)), from: Point(0, 50), to: Point(100, 50))
    let text = page { b in
      b.layer({ $0.rotation = Angle(degrees: 90) }) { $0.fill(square, gradient) }
    }
    #expect(text.contains("/Coords [ 50 100 50 0 ]"))
  }

  @Test func `a gradient of one color is a color`() throws {
    let text = page { $0.fill(square, .linearGradient(stops((0xFF0000, 0), (0xFF0000, 1)))) }
    #expect(text == "1 0 0 setrgbcolor 10 90 m 60 90 l 60 40 l 10 40 l fill")
  }

  @Test func `a gradient without length is its last color`() throws {
    let gradient = Paint.linearGradient(stops((0xFF0000, 0), (0xFF, 1)), from: .zero, to: .zero)
    #expect(page { $0.fill(square, gradient) }.hasPrefix("0 0 1 setrgbcolor"))
  }

  @Test func `a stroked gradient fills the stroke`() throws {
    let gradient = Paint.linearGradient(stops((0xFF0000, 0), (0xFF, 1)))
    let text = page { $0.stroke(square, gradient) }
    #expect(
      text.hasPrefix(
        "gsave 9.5 90.5 m 60.5 90.5 l 60.5 39.5 l 9.5 39.5 l 10.5 89.5 m 10.5 40.5 l 59.5 40.5 l 59.5 89.5 l "
          + "clip newpath << /ShadingType 2"))
  }

  @Test func `a conic gradient is a fan of wedges`() throws {
    // Three steps of one channel: the last of their colors fills the rest.
    let gradient = Paint.conicGradient(stops((0, 0), (3, 1)), center: Point(35, 35))
    #expect(
      page { $0.fill(square, gradient) }
        == clip + "0 0 .0118 setrgbcolor 9 91 m 61 91 l 61 39 l 9 39 l fill "
        + "0 0 .0039 setrgbcolor 35 65 m 76.4465 65 l 66.185 37.6996 l 40.4816 23.9176 l 12.0639 30.4783 l fill "
        + "0 0 .0078 setrgbcolor 35 65 m 14.2767 29.1063 l -3.947 50.8245 l -3.947 79.1755 l 14.2767 100.8937 l fill "
        + "grestore")
  }
}
