import Foundation
import ReferencePainter
import Testing

/// The painters compared with shapes of known area and edge: the basis of the tolerances.
@Suite(.needsPagePainters) struct PagePainterTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var eps: String
    var svg: String
    var area: Double?
    var paint: @Sendable (inout ReferenceCanvas) -> Void
  }

  private static let frame = CanvasFrame(box: Box(width: 100, height: 80))

  @Test(arguments: PagePainter.allCases, samples)
  func `every painter paints the samples correctly`(painter: PagePainter, sample: Sample) throws {
    var canvas = ReferenceCanvas(Self.frame)
    canvas.fill(.rectangle(Self.frame.box), with: PagePainter.paper)
    sample.paint(&canvas)
    let actual = try Self.paint(sample, by: painter)
    let comparison = PictureComparison(expected: canvas.raster, actual: actual, tolerance: painter.error)
    #expect(comparison.isClose, "\(comparison.report("\(painter), \(sample.testDescription)"))")
  }

  /// A black shape has its area, and Ghostscript's half a pixel around it.
  @Test(arguments: PagePainter.allCases, samples.filter { $0.area != nil })
  func `every painter paints the known area`(painter: PagePainter, sample: Sample) throws {
    let raster = try Self.paint(sample, by: painter)
    var ink = 0.0
    for i in stride(from: 0, to: raster.samples.count, by: 4) {
      ink += Double(1 - raster.samples[i] / PagePainter.paper.red)
    }
    let area = try #require(sample.area)
    #expect(abs(ink / area - 1) < (painter == .ghostscript ? 0.008 : 0.001), "\(ink) instead of \(area)")
  }

  private static func paint(_ sample: Sample, by painter: PagePainter) throws -> Raster {
    switch painter {
    case .ghostscript:
      return try painter.paint(
        """
        %!PS-Adobe-3.0 EPSF-3.0
        %%BoundingBox: 0 0 100 80
        %%EndComments
        %%Page: 1 1
        \(sample.eps)
        showpage
        %%EOF

        """)
    case .rsvg:
      return try painter.paint(
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 80" width="100" height="80">\#(sample.svg)</svg>"#)
    }
  }

  static let samples: [Sample] = [
    Sample(
      testDescription: "circle", eps: "50.3 39.8 33.4 0 360 arc fill", svg: #"<circle cx="50.3" cy="40.2" r="33.4"/>"#,
      area: Double.pi * 33.4 * 33.4
    ) { $0.fill(.circle(center: Spot(50.3, 40.2), radius: 33.4), with: .black) },
    Sample(
      testDescription: "rectangle between pixels",
      eps: "10.3 9.4 m 80.45 9.4 l 80.45 70.2 l 10.3 70.2 l fill"
        .replacing(" m ", with: " moveto ").replacing(" l ", with: " lineto "),
      svg: #"<path d="M10.3 70.6H80.45V9.8H10.3"/>"#, area: 70.15 * 60.8
    ) { $0.fill(.rectangle(Box(10.3, 9.8, 80.45, 70.6)), with: .black) },
    Sample(
      testDescription: "triangle", eps: "5 5 moveto 95 20 lineto 30 77 lineto fill",
      svg: #"<path d="M5 75L95 60L30 3"/>"#, area: (90.0 * 72 - 25 * 15) / 2
    ) { $0.fill(.polygon([Spot(5, 75), Spot(95, 60), Spot(30, 3)]), with: .black) },
    Sample(
      testDescription: "mitred stroke",
      eps:
        "7 setlinewidth 10 setmiterlimit 1 setlinecap 1 0 0 setrgbcolor 10 65 moveto 50 10 lineto 90 65 lineto stroke",
      svg: ##"<path d="M10 15L50 70L90 15" fill="none" stroke="#F00" stroke-width="7" stroke-miterlimit="10""##
        + #" stroke-linecap="round"/>"#
    ) { canvas in
      var path = ReferencePath()
      path.move(Spot(10, 15))
      path.line(Spot(50, 70))
      path.line(Spot(90, 15))
      canvas.stroke(path, ReferenceStroke(width: 7, cap: .round), with: RGBA(1, 0, 0))
    },
    Sample(
      testDescription: "rings",
      eps: "2 setlinewidth 8 6 38 { newpath 50.3 39.8 3 -1 roll 0 360 arc stroke } for",
      svg: (0...5).map {
        ##"<circle cx="50.3" cy="40.2" r="\##(8 + 6 * $0)" fill="none" stroke="#000" stroke-width="2"/>"##
      }
      .joined()
    ) { canvas in
      for i in 0...5 {
        canvas.stroke(
          .circle(center: Spot(50.3, 40.2), radius: Double(8 + 6 * i)), ReferenceStroke(width: 2), with: .black)
      }
    },
    Sample(
      testDescription: "gradient",
      eps: "10 10 80 60 rectclip << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [ 0 70 0 10 ] "
        + "/Function << /FunctionType 2 /N 1 /Domain [ 0 1 ] /C0 [ 1 0 0 ] /C1 [ 0 1 0 ] >> >> .002 setsmoothness shfill",
      svg: ##"<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="10" x2="0" y2="70">"##
        + ##"<stop stop-color="#F00"/><stop offset="1" stop-color="#0F0"/></linearGradient>"##
        + ##"<rect x="10" y="10" width="80" height="60" fill="url(#g)"/>"##
    ) { canvas in
      let box = Box(10, 10, 90, 70)
      canvas.fill(.rectangle(box), in: box, from: RGBA(1, 0, 0), to: RGBA(0, 1, 0))
    },
  ]
}
