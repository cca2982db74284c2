import ReferencePainter
import Testing

/// The rasterizer of these tests compared with the judges, on handwritten SVG: the basis of the tolerances.
@Suite(.needsJudges) struct JudgeAgreementTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var svg: String
    var zoom = 1.0
    var paint: @Sendable (inout ReferenceCanvas) -> Void
  }

  @Test func `every judge draws the samples as the reference does`() throws {
    let pictures = try Self.samples.map { try Sheet.Picture(svg: $0.svg, zoom: $0.zoom) }
    for judge in Judge.allCases {
      for (i, actual) in try judge.render(pictures).enumerated() {
        let expected = try judge.reference(pictures[i].frame, Self.samples[i].paint).raster
        let comparison = PictureComparison(expected: expected, actual: actual, tolerance: judge.tolerance)
        #expect(comparison.isClose, "\(comparison.report("\(judge), \(Self.samples[i].testDescription)"))")
      }
    }
  }

  private static func svg(_ box: String, _ body: String) -> String {
    let size = box.split(separator: " ")
    return #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="\#(box)" width="\#(size[2])" height="\#(size[3])">"#
      + body + "</svg>"
  }

  private static func blur(_ id: String, _ sigma: Int, _ region: String) -> String {
    #"<filter id="\#(id)" filterUnits="userSpaceOnUse" \#(region) color-interpolation-filters="sRGB">"#
      + #"<feGaussianBlur in="SourceAlpha" stdDeviation="\#(sigma)"/>"#
      + #"<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>"#
  }

  static let samples: [Sample] = [
    Sample(
      testDescription: "circle", svg: svg("0 0 100 80", ##"<circle cx="50.3" cy="40.2" r="33.4" fill="#2060C0"/>"##)
    ) { canvas in
      canvas.fill(.circle(center: Spot(50.3, 40.2), radius: 33.4), with: RGBA(hex: 0x2060C0))
    },
    Sample(
      testDescription: "mitred stroke",
      svg: svg(
        "0 0 120 100",
        ##"<path d="M10 20L60 90L110 20M20 10Q60 60 100 10" fill="none" stroke="#000" stroke-width="7""##
          + #" stroke-miterlimit="10" stroke-linecap="round"/>"#), zoom: 2
    ) { canvas in
      var path = ReferencePath()
      path.move(Spot(10, 20))
      path.line(Spot(60, 90))
      path.line(Spot(110, 20))
      path.move(Spot(20, 10))
      path.quad(Spot(100, 10), control: Spot(60, 60))
      canvas.stroke(path, ReferenceStroke(width: 7, cap: .round), with: .black)
    },
    Sample(
      testDescription: "gradient under a translucent rectangle",
      svg: svg(
        "0 0 100 75",
        ##"<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="75">"##
          + ##"<stop stop-color="#F00"/><stop offset="1" stop-color="#0F0"/></linearGradient>"##
          + ##"<rect width="100" height="75" fill="url(#g)"/>"##
          + ##"<rect x="12" y="12" width="76" height="51" fill="#FFF" fill-opacity=".25"/>"##)
    ) { canvas in
      canvas.fill(
        .rectangle(Box(width: 100, height: 75)), in: Box(width: 100, height: 75), from: RGBA(1, 0, 0), to: RGBA(0, 1, 0)
      )
      canvas.fill(.rectangle(Box(12, 12, 88, 63)), with: RGBA(1, 1, 1, 0.25))
    },
    Sample(
      testDescription: "border ring",
      svg: svg(
        "0 0 90 61",
        ##"<rect width="90" height="61" rx="20" fill="#FFF"/>"##
          + ##"<rect x="1" y="1" width="88" height="59" rx="19" fill="none" stroke="#000" stroke-width="2"/>"##)
    ) { canvas in
      canvas.fill(.roundedRectangle(Box(width: 90, height: 61), radius: 20), with: .white)
      canvas.fill(
        .roundedRing(Box(width: 90, height: 61), radius: 20, width: 2), rule: .evenOdd, with: .black)
    },
    Sample(
      testDescription: "shadow of 20",
      svg: svg(
        "-60 -60 320 240",
        blur("s20", 20, #"x="-60" y="-60" width="320" height="240""#)
          + ##"<g filter="url(#s20)"><rect width="200" height="120" rx="30" fill="#FFF"/></g>"##)
    ) { canvas in
      canvas.layer(shadow: ReferenceShadow(radius: 20)) { canvas in
        canvas.fill(.roundedRectangle(Box(width: 200, height: 120), radius: 30), with: .white)
      }
    },
    Sample(
      testDescription: "shadow of 20 at a quarter of the size",
      svg: svg(
        "-60 -60 520 440",
        blur("q20", 20, #"x="-60" y="-60" width="520" height="440""#)
          + ##"<g filter="url(#q20)"><rect width="400" height="320" rx="30" fill="#FFF"/></g>"##), zoom: 0.25
    ) { canvas in
      canvas.layer(shadow: ReferenceShadow(radius: 20)) { canvas in
        canvas.fill(.roundedRectangle(Box(width: 400, height: 320), radius: 30), with: .white)
      }
    },
    Sample(
      testDescription: "erased swoosh",
      svg: svg(
        "-30 -30 200 180",
        blur("s10", 10, #"x="-30" y="-30" width="200" height="180""#)
          + ##"<mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="140" height="120">"##
          + ##"<rect width="140" height="120" fill="#FFF"/>"##
          + ##"<path d="M35 30Q140 0 105 90" fill="none" stroke="#000" stroke-width="30" stroke-linecap="round"/></mask>"##
          + ##"<g filter="url(#s10)"><g mask="url(#m)"><rect width="140" height="120" fill="#E0E040"/></g></g>"##)
    ) { canvas in
      var swoosh = ReferencePath()
      swoosh.move(Spot(35, 30))
      swoosh.quad(Spot(105, 90), control: Spot(140, 0))
      canvas.layer(shadow: ReferenceShadow(radius: 10)) { canvas in
        canvas.fill(.rectangle(Box(width: 140, height: 120)), with: RGBA(hex: 0xE0E040))
        canvas.erase(swoosh, ReferenceStroke(width: 30, cap: .round, join: .round))
      }
    },
  ]
}
