import ReferencePainter
import Testing

/// Ghostscript paints an EPS file like rsvg-convert the SVG, within the errors of both.
@Suite(.needsPagePainters) struct PagePictureTests {
  @Test(arguments: ReferencePicture.all)
  func `every example is the same in both`(_ picture: ReferencePicture) throws {
    let requests = [(72.0, 72.0), (150, 97), (83, 190)].map { picture.request(atLeast: $0, $1) }.filter(picture.isDrawn)
    #expect(!requests.isEmpty)
    for request in requests {
      let options = picture.options(for: request)
      try expectSame(BuiltCompiler.arguments(for: picture) + options, "\(picture.shape) \(options)")
    }
  }

  @Test func `the bounds are cut in both`() throws {
    let request = ReferencePicture.club.request(atLeast: 50, 60, ["inset": "0"])
    try expectSame(
      BuiltCompiler.arguments(for: .club) + ReferencePicture.club.options(for: request) + ["--canvas", "bounds"], "cut")
  }

  @Test(arguments: [
    // Gradients: hard stops, several stops at the ends, all kinds, on strokes, in a rotated layer.
    """
    let warm: [Color] = [.red, .yellow, .blue]
    let hard = [
      stop(.red, at: 0), stop(.green, at: 0), stop(.yellow, at: 50%), stop(.blue, at: 50%), stop(.white, at: 1),
      stop(.black, at: 1),
    ]
    shape A {
      size 200 x 150
      fill linearGradient(hard, from: (20, 10), to: (60, 40)), path: roundedRect(Rect(x: 0, y: 0, width: 90, height: 50), cornerRadius: 12)
      fill radialGradient(hard, center: (150, 30), radius: 24), path: ellipse(Rect(x: 100, y: 0, width: 100, height: 60))
      fill conicGradient(warm, center: (40, 110)), path: circle(center: (40, 110), radius: 36)
      stroke linearGradient(warm, from: (100, 80), to: (190, 140)), width: 12, path: roundedRect(Rect(x: 110, y: 80, width: 80, height: 60), cornerRadius: 22)
      stroke conicGradient(warm, center: (145, 110)), width: 9, cap: .round, dash: [12, 14], path: circle(center: (145, 110), radius: 16)
      layer(left: 60, top: 60, width: 40, height: 30, rotation: 30deg) {
        fill linearGradient(warm)
        stroke radialGradient(warm), width: 4, path: ellipse(bounds.inset(by: -3))
      }
    }
    """,
    // Strokes: dots, dashes of every kind, arcs after lines, arcs and nothing, sharp corners.
    """
    shape A {
      size 200 x 200
      stroke .black, width: 8, cap: .round, path: path { move (10, 10); line (10, 10) }
      stroke .red, width: 8, cap: .square, path: path { move (30, 10); line (30, 10) }
      stroke .blue, width: 5, dash: [9, 4, 2], phase: -7, path: path { move (10, 30); line (100, 30); arc center: (100, 60), radius: 30, from: -90deg, to: 90deg; line (20, 90) }
      stroke .green, width: 6, cap: .round, dash: [0, 9], path: path { move (10, 45); quad (90, 80), control: (60, 20) }
      stroke .black, width: 3, dash: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 2, 3], path: circle(center: (160, 40), radius: 30)
      stroke .tomato, width: 6, dash: [14, 8], phase: 5, path: rect(Rect(x: 10, y: 110, width: 70, height: 50))
      stroke .teal, width: 6, miterLimit: 4, path: polygon([(100, 110), (120, 170), (126, 110), (140, 170), (180, 110)])
      stroke .black, width: 4, path: path { move (150, 180); arc center: (150, 160), radius: 20, from: 90deg, to: 200deg; arc center: (150, 160), radius: 20, from: 200deg, to: 370deg; move (185, 185); arc center: (185, 175), radius: 9, from: 37.3deg, sweep: 250deg }
      stroke .brown, width: 7, join: .bevel, path: path { move (20, 175); line (60, 175); arc center: (60, 185), radius: 10, from: -90deg, to: 90deg; line (20, 195); close }
      stroke .orange, width: 5, align: .inside, path: ellipse(Rect(x: 90, y: 175, width: 40, height: 20))
    }
    """,
    // Layers: rotated clips and erasures, and shadows with sharp edges.
    """
    shape A {
      size 170 x 120
      layer a(left: 0, top: 0, width: 80, height: 80, rotation: 20deg) {
        clip roundedRect(bounds, cornerRadius: 20)
        clip path { add circle(center: center, radius: 36); add circle(center: center, radius: 10) }, rule: .evenOdd
        fill .teal
        layer(left: 20, top: 20, width: 80, height: 80, rotation: 25deg) { fill .orange; erase circle(center: center, radius: 20); border [.left, .top], width: 6 }
      }
      layer b(left: 90, top: 20, width: 50, height: 60, rotation: 15deg) {
        fill .royalblue
        erase circle(center: center, radius: 12)
        shadow .gray, radius: 0, offset: (12, 8)
        shadow .red, radius: 0, offset: (20, 14)
        layer(left: 30, top: 30, width: 40, height: 40) { fill .gold; shadow .black, radius: 0, offset: (4, 4) }
      }
    }
    """,
  ])
  func `whatever is opaque is the same in both`(_ source: String) throws {
    let work = try Workspace(source: source)
    try expectSame([work.path("a.shape")], "sample", shadows: true)
  }

  private func expectSame(_ arguments: [String], _ name: String, shadows: Bool = false) throws {
    let arguments = arguments + (shadows ? [] : ["--without", "shadows"])
    let svg = try PagePainter.rsvg.paint(BuiltCompiler.output(arguments, format: "svg"))
    // Translucent paint mixes with the paper on which rsvg paints.
    let eps = try PagePainter.ghostscript.paint(
      BuiltCompiler.output(arguments + ["--paper", "#\(PagePainter.hex)"], format: "eps"))
    let comparison = PictureComparison(expected: svg, actual: eps, tolerance: PagePainter.agreement)
    #expect(comparison.isClose, "\(comparison.report(name))")
  }
}
