import ShapeCore
import Testing

@testable import ShapeBackends

@Suite struct PictureBoxTests {
  /// A picture that extends beyond each side by another length: shadows to the left, above and below, a stroke to the
  /// right.
  private static let scene = SceneBuilder.scene(40, 30) { b in
    b.layer({ layer in
      layer.shadows = [
        Shadow(color: .black, radius: 0.5, offset: Point(-14.75, -9)),
        Shadow(color: .black, radius: 0, offset: Point(3, 17.75)),
      ]
    }) { $0.fill(.rect(Rect(10, 8, 20, 10))) }
    b.stroke(.polyline([Point(45, 11), Point(45, 19)]), .color(.black), StrokeStyle(width: 5))
  }

  @Test func `all formats show everything that is painted, on whole points`() {
    // From (-6.25, -2.5) to (47.5, 35.75).
    #expect(svg(Self.scene).contains(#"viewBox="-7 -3 55 39""#))
    let text = eps(Self.scene)
    #expect(text.contains("\n%%BoundingBox: 0 0 55 39\n%%HiResBoundingBox: .75 .25 54.5 38.5\n"))
    let page = pdfText([Self.scene])
    #expect(page.contains("/MediaBox[0 0 55 39]") && page.contains("1 0 0 -1 7 36 cm"))
  }
}
