import ShapeCore
import Testing

@Suite struct SVGPaintTests {
  private let square = Path.rect(Rect(10, 10, 50, 50))

  private func stops(_ stops: (hex: UInt32, alpha: Float, position: Double)...) -> [GradientStop] {
    stops.map { GradientStop(color: .hex($0.hex, alpha: $0.alpha), position: $0.position) }
  }

  @Test func `a linear gradient is in user space`() {
    let gradient = Paint.linearGradient(
      stops((0xFFFFFF, 1, 0), (0, 0.25, 1)), from: Point(10, 10), to: Point(10, 60))
    #expect(
      body { $0.fill(square, gradient) }
        == #"<linearGradient id="0" gradientUnits="userSpaceOnUse" x1="10" y1="10" x2="10" y2="60">"#
        + ##"<stop stop-color="#fff"/><stop offset="1" stop-opacity=".25"/></linearGradient>"##
        + ##"<rect x="10" y="10" width="50" height="50" fill="url(#0)"/>"##)
  }

  @Test func `gradients without ends extend over the whole picture`() {
    let text = body { b in
      b.fill(square, .linearGradient(stops((0, 1, 0), (0xFF, 1, 1))))
      b.fill(square, .radialGradient(stops((0, 1, 0), (0xFF, 1, 1))))
    }
    #expect(text.contains(#" x1="50" x2="50" y2="100">"#) && text.contains(#" cx="50" cy="50" r="50">"#))
  }

  @Test func `equal gradients are defined once`() {
    let paint = Paint.radialGradient(stops((0, 1, 0), (0xFF, 1, 1)), center: .zero, radius: 9)
    let text = body { b in
      b.fill(square, paint)
      b.fill(.circle(center: .zero, radius: 3), paint)
    }
    #expect(text.split(separator: "<radialGradient", omittingEmptySubsequences: false).count == 2)
  }

  @Test func `a gradient of one color is a color`() {
    let text = body { $0.fill(square, .linearGradient(stops((0xFF0000, 1, 0), (0xFF0000, 1, 1)))) }
    #expect(text == #"<rect x="10" y="10" width="50" height="50" fill="red"/>"#)
  }

  @Test func `a conic gradient is a pattern of wedges`() {
    // Three steps of one channel: the last of their colors fills the rest.
    let gradient = Paint.conicGradient(stops((0, 1, 0), (3, 1, 1)), center: Point(35, 35))
    #expect(
      body { $0.fill(square, gradient) }
        == ##"<pattern id="0" patternUnits="userSpaceOnUse" x="9" y="9" width="52" height="52">"##
        + ##"<rect width="52" height="52" fill="#000003"/>"##
        + ##"<g transform="translate(26 26)"><path d="M0 0H332L249 218 44 329-183 276" fill="#000001"/>"##
        + ##"<path d="M0 0-166 287-312 113V-113l146-174" fill="#000002"/></g></pattern>"##
        + ##"<rect x="10" y="10" width="50" height="50" fill="url(#0)"/>"##)
  }

  @Test func `a conic gradient of one opacity has no mask`() {
    let gradient = Paint.conicGradient(stops((0, 0.5, 0), (3, 0.5, 1)), center: Point(35, 35))
    #expect(body { $0.fill(square, gradient) }.hasSuffix(##"fill="url(#0)" fill-opacity=".5"/>"##))
  }

  @Test func `wedges of varying opacity have a mask`() {
    let gradient = Paint.conicGradient(stops((0xFF, 0, 0), (0xFF, 0, 0.5), (0xFF, 1, 0.5), (0xFF, 1, 1)))
    let text = body { $0.fill(.rect(Rect(10, 10, 80, 80)), gradient) }
    #expect(
      text.hasPrefix(
        ##"<mask id="0" maskUnits="userSpaceOnUse" x="0" y="0" width="82" height="82"><rect width="82" height="82" fill="#fff"/>"##
          + #"<g transform="translate(41 41)"><path d=""#)
        && text.contains(##"<g mask="url(#0)"><rect width="82" height="82" fill="#00f"/></g></pattern>"##))
  }

  @Test func `no wedge is narrower than half a point`() {
    let gradient = Paint.conicGradient(stops((0, 1, 0), (0xFFFFFF, 1, 1)), center: Point(50, 50))
    let text = body { $0.fill(.circle(center: Point(50, 50), radius: 8), gradient) }
    // A circumference of 50.3 points, and the background is a wedge, too.
    #expect(text.split(separator: "<path").count - 1 == 100)
  }

  @Test func `the edge at a hard stop is exact`() {
    let gradient = Paint.conicGradient(
      stops((0xFF0000, 1, 0), (0xFF0000, 1, 0.3), (0x0000FF, 1, 0.3), (0x0000F0, 1, 1)), center: Point(50, 50))
    let text = body { $0.fill(.circle(center: Point(50, 50), radius: 8), gradient) }
    // 8 times as far as needed, at 108°.
    #expect(text.contains(#"d="m0 0-37.1 114.1"#) || text.contains(#"d="M0 0-37.1 114.1"#))
  }
}
