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
        /shapec 32 dict def
        shapec begin
        /q{gsave}bind def/Q{grestore}bind def/cm{6 array astore concat}bind def
        /w{setlinewidth}bind def/J{setlinecap}bind def/j{setlinejoin}bind def/M{setmiterlimit}bind def/d{setdash}bind def
        /g{setgray}bind def/rg{setrgbcolor}bind def/sh{shfill}bind def
        /m{moveto}bind def/l{lineto}bind def/c{curveto}bind def/h{closepath}bind def
        /re{4 2 roll moveto 1 index 0 rlineto 0 exch rlineto neg 0 rlineto closepath}bind def
        /S{stroke}bind def/f{fill}bind def/f*{eofill}bind def/W{clip}bind def/W*{eoclip}bind def/n{newpath}bind def
        end
        %%EndProlog
        %%Page: 1 1
        shapec begin
        q
        false setstrokeadjust
        .002 setsmoothness
        1 0 0 -1 0 120.5 cm
        1 .502 0 rg
        0 0 9 10 re
        f
        Q
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
    #expect(page(scene).contains("-1.5 0 10 103.2 re f"))
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
    #expect(page(scene, options).hasPrefix("0 0 100 100 re W n 0 g -5 0 200 10 re f"))
  }

  @Test(arguments: [(SchemeChoice.automatic, "1 0 0"), (.light, "1 0 0"), (.dark, "0 0 1")])
  func `a file has one appearance`(scheme: SchemeChoice, expected: String) throws {
    let adaptive = Color(light: RGBA(hex: 0xFF0000), dark: RGBA(hex: 0xFF))
    let text = page(options: PostScriptOptions(scheme: scheme)) { $0.fill(square, .color(adaptive)) }
    #expect(text.hasPrefix("\(expected) rg"))
  }

  @Test func `the same scene gives the same bytes`() throws {
    let scene = SceneBuilder.scene { $0.stroke(square, .hex(0x123456)) }
    #expect(eps(scene) == eps(scene))
  }

  @Test func `no number is too large to read`() throws {
    let wild = [0, -0.0, 1e-300, 1e140, -1e300, .nan, .infinity, 1e-5, 123_456_789.123]
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
      texts += page(scene, PostScriptOptions(canvas: .bounds)) + " "
    }
    let words = texts.split { " \n[]".contains($0) }.filter { $0.contains { $0.isNumber } && !$0.hasPrefix("%") }
    let plain = /-?[0-9]*\.?[0-9]*/
    #expect(words.filter { $0.wholeMatch(of: plain) == nil || $0 == "-0" } == [])
  }

  // MARK: Documents

  private func document(_ scenes: [Scene], _ options: PostScriptOptions = PostScriptOptions()) -> String {
    let document = try? PostScriptWriter.document(for: scenes.map { ($0, .light) }, options: options)
    return String(decoding: document?.bytes ?? [], as: UTF8.self)
  }

  @Test func `a document has a page of its size for each scene`() throws {
    let scenes = [SceneBuilder.scene(240, 120.5, title: "Aces") { $0.fill(square) }, SceneBuilder.scene { _ in }]
    let text = document(scenes)
    #expect(text.hasPrefix("%!PS-Adobe-3.0\n%%BoundingBox: 0 0 240 121\n%%Creator: shapec\n%%Title: (Aces)\n"))
    #expect(text.contains("\n%%Pages: 2\n"))
    for (page, size) in [("1 1", "240 120.5"), ("2 2", "100 100")] {
      let setup = "%%BeginPageSetup\n<</PageSize[\(size)]>>setpagedevice\n%%EndPageSetup"
      #expect(text.contains("\n%%Page: \(page)\n\(setup)\nshapec begin\nq\n"))
    }
    #expect(text.ranges(of: "\nQ\nend\nshowpage\n").count == 2 && text.hasSuffix("showpage\n%%Trailer\n%%EOF\n"))
  }

  @Test func `a page is that of the EPS`() {
    let scene = SceneBuilder.scene { b in
      b.layer({ $0.shadows = [.black(2, 3, 4)] }) {
        $0.fill(.circle(center: Point(50, 50), radius: 20), 0xFF, alpha: 0.5)
      }
    }
    func pages(_ text: String) -> Substring? {
      text.firstRange(of: ".002 setsmoothness\n").map { text[$0.upperBound...] }
    }
    #expect(pages(document([scene])) == pages(eps(scene)))
  }

  @Test func `a picture is fitted into the page and centered`() {
    let scene = SceneBuilder.scene(100, 50) { $0.fill(.rect(Rect(-20, 0, 100, 50))) }
    let text = document([scene], PostScriptOptions(canvas: .bounds, pageSize: PageSize(300, 400)))
    #expect(text.contains("<</PageSize[300 400]>>setpagedevice"))
    #expect(text.contains("\n3 0 0 -3 0 275 cm\n0 0 100 50 re\nW n\n0 g\n-20 0 100 50 re\nf\n"))
    let high = document([SceneBuilder.scene(50, 200) { _ in }], PostScriptOptions(pageSize: PageSize(300, 100)))
    #expect(high.contains("\n.5 0 0 -.5 137.5 100 cm\n"))
  }
}
