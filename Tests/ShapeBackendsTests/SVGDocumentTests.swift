import ShapeBackends
import ShapeCore
import Testing

@Suite struct SVGDocumentTests {
  private let square = Path.rect(Rect(0, 0, 100, 100))
  private let adaptive = Color(light: RGBA(hex: 0xFF0000), dark: RGBA(red: 0, green: 0, blue: 1, alpha: 0.5))

  @Test func `a document describes itself`() {
    let scene = SceneBuilder.scene(240, 120.5, title: "Aces & <kings>\u{1}") { $0.fill(.rect(Rect(0, 0, 9, 9))) }
    #expect(
      svg(scene) == #"<svg xmlns="http://www.w3.org/2000/svg" width="240" height="120.5" viewBox="0 0 240 120.5""#
        + " role=\"img\"><title>Aces &amp; &lt;kings&gt;\u{FFFD}</title><rect width=\"9\" height=\"9\"/></svg>\n")
  }

  @Test func `the ink canvas grows to whole points`() {
    let scene = SceneBuilder.scene { $0.stroke(.rect(Rect(0, 0, 100, 100.4)), .color(.black), StrokeStyle(width: 3)) }
    #expect(svg(scene).contains(#"width="104" height="104" viewBox="-2 -2 104 104""#))
  }

  @Test func `all formats have the same canvas`() throws {
    let scene = SceneBuilder.scene {
      // SVG has outlines of these dots, which are smaller than the bounds of a dashed stroke.
      $0.stroke(.circle(center: Point(98, 50), radius: 4), .color(.black), StrokeStyle(width: 12, dash: [1, 30]))
      // PDF has one appearance.
      $0.fill(
        .rect(Rect(-9, 0, 9, 9)),
        .color(Color(light: RGBA(red: 0, green: 0, blue: 0, alpha: 0), dark: RGBA(hex: 0xFFFFFF))))
    }
    #expect(svg(scene).contains(#"width="117" height="100""#))
    #expect(try PNGPicture.png(for: scene).bytes[16..<24] == [0, 0, 0, 117, 0, 0, 0, 100])
    #expect(pdfText([scene]).contains("/MediaBox[0 0 117 100]"))
    #expect(
      eps(scene).contains("BoundingBox: 0 0 117 100\n"))
  }

  @Test func `the bounds canvas has the size`() {
    let scene = SceneBuilder.scene { $0.fill(.rect(Rect(-5, 0, 200, 10))) }
    #expect(svg(scene, SVGOptions(canvas: .bounds)).contains(#"viewBox="0 0 100 100""#))
  }

  @Test func `a rounding error does not grow the canvas`() {
    let scene = SceneBuilder.scene { $0.fill(.rect(Rect(-1e-12, 0, 100 + 1e-11, 10))) }
    #expect(svg(scene).contains(#"viewBox="0 0 100 100""#))
  }

  /// Fills and clips with flat spikes: from a corner, from the middle of a side, and in a rotated layer.
  @Test(arguments: CanvasSpike.allCases)
  func `parts without area do not grow the canvas`(_ spike: CanvasSpike) {
    #expect(svg(spike.scene).contains(#"viewBox="0 0 100 100""#))
  }

  @Test func `a stroke of a spike grows the canvas`() {
    let scene = SceneBuilder.scene {
      $0.fill(CanvasSpike.square)
      $0.stroke(CanvasSpike.square, .color(.black), StrokeStyle(width: 2))
    }
    #expect(svg(scene).contains(#"viewBox="0 0 150 100""#))
  }

  @Test func `dark colors are in a style`() {
    let text = body { b in
      b.fill(square, .color(adaptive))
      b.stroke(square, .color(adaptive))
    }
    #expect(
      text == #"<rect width="100" height="100" fill="red" stroke="red" class="0 1"/>"#
        + "<style>@media(prefers-color-scheme:dark){.0{fill:#00f;fill-opacity:.5}"
        + ".1{stroke:#00f;stroke-opacity:.5}}</style>")
  }

  @Test func `equal dark colors share a class`() {
    let text = body { b in
      b.fill(square, .color(adaptive))
      b.fill(.rect(Rect(0, 0, 1, 1)), .color(Color(light: RGBA(hex: 0), dark: adaptive.dark)))
      b.fill(.rect(Rect(0, 0, 2, 2)), .color(adaptive))
    }
    #expect(text.split(separator: #"class="0""#, omittingEmptySubsequences: false).count == 4)
  }

  @Test(arguments: [
    (SchemeChoice.light, #"<rect width="100" height="100" fill="red"/>"#),
    (.dark, ##"<rect width="100" height="100" fill="#00f" fill-opacity=".5"/>"##),
  ])
  func `a frozen scheme has no style`(scheme: SchemeChoice, expected: String) {
    let text = body(options: SVGOptions(canvas: .bounds, scheme: scheme)) { $0.fill(square, .color(adaptive)) }
    #expect(text == expected)
  }

  @Test(arguments: [
    (UInt32(0xFF0000), "red"), (0x00FF00, "#0f0"), (0x1C1C1E, "#1c1c1e"), (0xAABBCC, "#abc"), (0xD2B48C, "tan"),
  ])
  func `colors have their shortest form`(hex: UInt32, expected: String) {
    #expect(body { $0.fill(square, hex) }.contains(#"fill="\#(expected)""#))
  }

  @Test func `invisible parts are not written`() {
    let text = body { b in
      b.fill(square, 0xFF0000, alpha: 0)
      b.stroke(square, .hex(0), StrokeStyle(width: 0))
      b.layer({ $0.opacity = 0 }) { $0.fill(square) }
    }
    #expect(text == "")
  }

  @Test func `names of different documents differ`() {
    func names(_ hex: UInt32) -> Set<String> {
      let gradient = Paint.linearGradient([
        GradientStop(color: .hex(hex), position: 0), GradientStop(color: adaptive, position: 1),
      ])
      let text = svg(SceneBuilder.scene { $0.fill(square, gradient) })
      return Set(
        [" id=\"", " class=\""].flatMap { opening in
          text.split(separator: opening).dropFirst().map { $0.split(separator: "\"")[0].description }
        })
    }
    #expect(names(0x102030).isDisjoint(with: names(0x102031)))
  }

  @Test func `no two classes differ in case only`() {
    let scene = SceneBuilder.scene { builder in
      for shade in 1...100 {
        builder.fill(square, .color(Color(light: RGBA(hex: UInt32(shade)), dark: RGBA(hex: UInt32(shade) << 8))))
      }
    }
    let classes = svg(scene).split(separator: " class=\"").dropFirst().map { $0.split(separator: "\"")[0].lowercased() }
    #expect(classes.count == 100 && Set(classes).count == 100)
  }

  @Test func `the same scene gives the same bytes`() {
    let scene = SceneBuilder.scene(root: { $0.shadows = [.black(4)] }) { $0.fill(square, .color(adaptive)) }
    #expect(svg(scene) == svg(scene))
  }

  @Test func `no number is too large to read`() {
    let wild = [0, -0.0, 1e-300, 1e300, -1e300, .nan, .infinity, 1e-5, 123_456_789.123]
    var texts = ""
    for value in wild {
      let style = StrokeStyle(width: abs(value), miterLimit: value, dash: [value], phase: value)
      let arc = Arc(center: Point(value, 0), radii: Size(abs(value), 3), rotation: value, start: 0, sweep: 2)
      texts += svg(
        SceneBuilder.scene(value, value, root: { $0.shadows = [.black(abs(value), value, 1)] }) { b in
          b.stroke(.rect(Rect(value, value, 4, abs(value))), .color(.black), style)
          b.layer({ $0.rotation = Angle(radians: value) }) {
            $0.fill(Path([.move(to: Point(value, 1)), .arc(arc)]))
          }
        }, SVGOptions(canvas: .bounds))
    }
    for word in ["nan", "inf", "e-", "e+", "-0\"", "-0 "] {
      #expect(!texts.replacing("stroke-", with: "").lowercased().contains(word), "\(word)")
    }
  }

  @Test func `all ids and classes begin with the prefix`() {
    let scene = SceneBuilder.scene(90, 50, root: { $0.shadows = [.black(2), .black(3, 4)] }) { b in
      b.fill(.rect(Rect(7, 8, 40, 30)), .color(adaptive))
      b.layer({ $0.clips = [Clip(path: .circle(center: Point(30, 20), radius: 9))] }) { $0.fill(square, 0xFF0000) }
    }
    let own = svg(scene, SVGOptions(idPrefix: "a-"))
    let names = own.matches(of: #/(?:id="|url\(#|href="#|class="|\{\.)([^"){]+)/#).map(\.1)
    #expect(names.count > 2 && names.allSatisfy { $0.hasPrefix("a-") })
  }
}
