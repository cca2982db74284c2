import ShapeBackends
import ShapeCore
import Testing

@Suite struct PostScriptDocumentTests {
  private let square = Path.rect(Rect(0, 0, 100, 100))

  @Test func `a file describes itself`() throws {
    let scene = SceneBuilder.scene(240, 120.5, title: "Aces") { $0.fill(.rect(Rect(0, 0, 9, 10)), 0xFF8000) }
    #expect(
      eps(scene) == """
        %!PS-Adobe-3.0 EPSF-3.0
        %%BoundingBox: 0 0 240 121
        %%HiResBoundingBox: 0 0 240 120.5
        %%Creator: shapec
        %%Title: (Aces)
        %%LanguageLevel: 3
        %%DocumentData: Clean7Bit
        %%Pages: 1
        %%EndComments
        %%BeginProlog
        /shapec 8 dict def
        shapec begin
        /m { moveto } bind def
        /l { lineto } bind def
        /c { curveto } bind def
        /h { closepath } bind def
        end
        %%EndProlog
        %%Page: 1 1
        shapec begin
        gsave
        false setstrokeadjust
        .002 setsmoothness
        1 .502 0 setrgbcolor
        0 120.5 m
        9 120.5 l
        9 110.5 l
        0 110.5 l
        fill
        grestore
        end
        showpage
        %%Trailer
        %%EOF

        """)
  }

  @Test(arguments: [
    ("Aces (two\\)", "(Aces \\(two\\\\\\))"), ("tab\tline\n", "(tab\\011line\\012)"), ("é", "(\\303\\251)"), ("", "()"),
  ])
  func `titles are escaped`(title: String, expected: String) throws {
    #expect(eps(SceneBuilder.scene(title: title) { _ in }).contains("\n%%Title: \(expected)\n"))
  }

  @Test(arguments: ["a", "(", "é", "👩‍👩‍👧"]) func `long titles are cut`(character: String) throws {
    let title = String(repeating: character, count: 400)
    let lines = eps(SceneBuilder.scene(title: title) { _ in }).split(separator: "\n")
    let cut = try #require(lines.first { $0.hasPrefix("%%Title: ") })
    #expect((230...255).contains(cut.utf8.count) && cut.hasSuffix(")"))
  }

  @Test func `the ink canvas grows to whole points and begins at the origin`() throws {
    let scene = SceneBuilder.scene { $0.fill(.rect(Rect(-1.5, 0, 10, 103.2))) }
    let text = eps(scene)
    #expect(text.contains("\n%%BoundingBox: 0 0 102 104\n%%HiResBoundingBox: .5 .8 102 104\n"))
    #expect(page(scene).contains(".5 104 m 10.5 104 l 10.5 .8 l .5 .8 l fill"))
  }

  @Test func `the bounding box is of whole points around the exact one`() throws {
    // The page begins a whole point above the scene, and ends at the end of the scene.
    let scene = SceneBuilder.scene(100, 100.5) { $0.fill(.rect(Rect(0, -0.25, 10, 50))) }
    #expect(eps(scene).contains("\n%%BoundingBox: 0 0 100 101\n%%HiResBoundingBox: 0 0 100 100.75\n"))
  }

  @Test(arguments: CanvasSpike.allCases)
  func `flat parts do not grow the canvas`(_ spike: CanvasSpike) throws {
    #expect(eps(spike.scene).contains("\n%%BoundingBox: 0 0 100 100\n%%HiResBoundingBox: 0 0 100 100\n"))
  }

  @Test func `the bounds canvas cuts off everything outside`() throws {
    let scene = SceneBuilder.scene { $0.fill(.rect(Rect(-5, 0, 200, 10))) }
    let options = PostScriptOptions(canvas: .bounds)
    #expect(eps(scene, options).contains("\n%%BoundingBox: 0 0 100 100\n"))
    #expect(page(scene, options).hasPrefix("0 0 100 100 rectclip 0 0 0 setrgbcolor -5 100 m"))
  }

  @Test(arguments: [(SchemeChoice.automatic, "1 0 0"), (.light, "1 0 0"), (.dark, "0 0 1")])
  func `a file has one appearance`(scheme: SchemeChoice, expected: String) throws {
    let adaptive = Color(light: RGBA(hex: 0xFF0000), dark: RGBA(hex: 0xFF))
    let text = page(options: PostScriptOptions(scheme: scheme)) { $0.fill(square, .color(adaptive)) }
    #expect(text.hasPrefix("\(expected) setrgbcolor"))
  }

  @Test func `the same scene gives the same bytes`() throws {
    let scene = SceneBuilder.scene { $0.stroke(square, .hex(0x123456)) }
    #expect(eps(scene) == eps(scene))
  }

  @Test func `no number is too large to read`() throws {
    let wild = [0, -0.0, 1e-300, 1e300, -1e300, .nan, .infinity, 1e-5, 123_456_789.123]
    var texts = ""
    for value in wild {
      let style = StrokeStyle(width: abs(value), miterLimit: value, dash: [value], phase: value)
      let arc = Arc(center: Point(value, 0), radii: Size(abs(value), 3), rotation: value, start: 0, sweep: 2)
      let scene = SceneBuilder.scene(value, value, root: { $0.shadows = [.black(0, value, 1)] }) { b in
        b.stroke(.rect(Rect(value, value, 4, abs(value))), .color(.black), style)
        b.layer({ $0.rotation = Angle(radians: value) }) {
          $0.fill(Path([.move(to: Point(value, 1)), .arc(arc)]))
        }
      }
      texts += eps(scene, PostScriptOptions(canvas: .bounds))
    }
    let words = texts.split { " \n".contains($0) }.filter { $0.contains { $0.isNumber } && !$0.hasPrefix("%") }
    let plain = /-?[0-9]*\.?[0-9]*|EPSF-3\.0|\(.*\)|Clean7Bit/
    #expect(words.filter { $0.wholeMatch(of: plain) == nil || $0 == "-0" } == [])
  }
}
