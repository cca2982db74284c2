import ShapeCore
import Testing

@Suite("Descriptions")
struct DescriptionTests {
  @Test
  func `show values as in a source`() {
    #expect("\(Point(1, 2.5)) \(Size(100, 60)) \(Angle(degrees: 90))" == "(1, 2.5) 100 x 60 90°")
    #expect("\(Rect(x: 1, y: 2, width: 3, height: 4))" == "(1, 2) 3 x 4")
    #expect("\(Point(.nan, .infinity))" == "(nan, inf)")
  }

  @Test
  func `show colors as hexadecimal digits if those are exact`() {
    #expect("\(Color(hex: 0xFF8000)) \(Color(hex: 0xFF8000, alpha: 128))" == "#FF8000 #FF800080")
    #expect("\(Color(RGBA(red: 0.5, green: 0, blue: 1)))" == "rgb(0.5, 0.0, 1.0)")
    #expect("\(Color(light: RGBA(hex: 0xFFFFFF), dark: RGBA(hex: 0)))" == "adaptive(light: #FFFFFF, dark: #000000)")
  }

  @Test
  func `show paths as path data`() {
    #expect("\(Path.rect(Rect(x: 0, y: 0, width: 10, height: 5)))" == "M 0 0 L 10 0 L 10 5 L 0 5 Z")
    #expect("\(Path.circle(center: .zero, radius: 1))" == "M 1 0 A 1 1 0 0 1 -1 0 A 1 1 0 0 1 1 0 Z")
  }

  @Test
  func `show every kind of element, with the control points of SVG`() {
    let arc = Arc(center: Point(20, 30), radii: Size(5, 3), rotation: Double.pi / 2, start: 0, sweep: -Double.pi)
    let path = Path([
      .move(to: Point(1, 2)), .line(to: Point(3.5, 4)), .quad(to: Point(5, 6), control: Point(7, 8)),
      .curve(to: Point(9, 10), control1: Point(11, 12), control2: Point(13, 14)), .line(to: Point(20, 35)), .arc(arc),
      .close,
    ])
    #expect(
      "\(path)"
        == "M 1 2 L 3.5 4 Q 7 8 5 6 C 11 12 13 14 9 10 L 20 35 A 5 3 90 0 0 23 30 A 5 3 90 0 0 20 25 Z")
    #expect(
      "\(Angle(radians: 2.7)) \(Point(-1e16, 123_456_789_012)) \(Angle(degrees: -22.5))"
        == "2.7 radians (-1e+16, 123456789012) -22.5°")
  }
}
