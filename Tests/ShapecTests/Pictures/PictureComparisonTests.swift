import ReferencePainter
import Testing

/// The comparison must distinguish a wrong picture from one that is only rendered a little differently.
@Suite struct PictureComparisonTests {
  private static func frame(_ picture: ReferencePicture) -> CanvasFrame {
    CanvasFrame(box: picture.designRequest.bounds.inset(by: -60))
  }

  /// Compares the right picture with the result of `paint`.
  private static func comparison(
    of picture: ReferencePicture, judge: Judge = .rsvg, with paint: (PictureRequest, inout ReferenceCanvas) -> Void
  ) -> PictureComparison {
    var wrong = ReferenceCanvas(frame(picture))
    paint(picture.designRequest, &wrong)
    let right = picture.canvas(picture.designRequest, frame(picture))
    return PictureComparison(expected: right.raster, actual: wrong.raster, tolerance: judge.tolerance)
  }

  @Test(arguments: ReferencePicture.all)
  func `the same picture passes`(_ picture: ReferencePicture) {
    let comparison = Self.comparison(of: picture, with: picture.paint)
    #expect(comparison.isClose && comparison.mean == 0, "\(comparison)")
  }

  @Test(arguments: ReferencePicture.all, Judge.allCases)
  func `an offset of half a pixel fails`(_ picture: ReferencePicture, _ judge: Judge) {
    let comparison = Self.comparison(of: picture, judge: judge) { request, canvas in
      canvas.placement.origin.x += 0.5
      picture.paint(request, &canvas)
    }
    #expect(!comparison.isClose, "\(comparison)")
  }

  /// Opaque shadows; those of the card and the ticket are too faint for so small a difference.
  @Test(
    arguments: ReferencePicture.all.filter { $0.castsShadow && !["Card", "Ticket"].contains($0.shape) }, [0.9, 1.1])
  func `a shadow that is a tenth too small or too large fails`(_ picture: ReferencePicture, factor: Double) {
    let frame = Self.frame(picture)
    let right = picture.canvas(picture.designRequest, frame)
    let wrong = picture.canvas(picture.designRequest, frame) { factor * $0 }
    let comparison = PictureComparison(
      expected: right.raster, actual: wrong.raster, tolerance: Judge.rsvg.tolerance)
    #expect(!comparison.isClose, "\(comparison)")
  }

  @Test(arguments: Judge.allCases) func `a shadow directly under the card instead of lower fails`(_ judge: Judge) {
    let comparison = Self.comparison(of: .card, judge: judge) { request, canvas in
      ReferencePicture.paintCard(request, drop: 0, on: &canvas)
    }
    #expect(!comparison.isClose, "\(comparison)")
  }

  @Test(arguments: Judge.allCases) func `a missing border fails`(_ judge: Judge) {
    let comparison = Self.comparison(of: .roundedView, judge: judge) { request, canvas in
      canvas.fill(.roundedRectangle(request.bounds, radius: 30), with: .white)
    }
    #expect(!comparison.isClose, "\(comparison)")
  }

  @Test(arguments: Judge.allCases) func `a border on the outline instead of inside it fails`(_ judge: Judge) {
    let comparison = Self.comparison(of: .roundedView, judge: judge) { request, canvas in
      let outline = ReferencePath.roundedRectangle(request.bounds, radius: 30)
      canvas.fill(outline, with: .white)
      canvas.stroke(outline, ReferenceStroke(width: 2), with: .black)
    }
    #expect(!comparison.isClose, "\(comparison)")
  }

  @Test(arguments: Judge.allCases) func `a tail below the body fails`(_ judge: Judge) {
    let comparison = Self.comparison(of: .bubble, judge: judge) { request, canvas in
      ReferencePicture.paintBubbleTail(request, on: &canvas)
      ReferencePicture.paintBubbleBody(request, on: &canvas)
    }
    #expect(!comparison.isClose, "\(comparison)")
  }

  @Test(arguments: Judge.allCases) func `a line that is drawn twice as wide fails`(_ judge: Judge) {
    let comparison = Self.comparison(of: .gridCells, judge: judge) { request, canvas in
      var doubled = request
      doubled.values["lineWidth"] = "2"
      ReferencePicture.gridCells.paint(doubled, &canvas)
    }
    #expect(!comparison.isClose, "\(comparison)")
  }

  @Test func `pictures of different sizes are never close`() {
    let comparison = PictureComparison(
      expected: Raster(width: 4, height: 4), actual: Raster(width: 4, height: 5), tolerance: Judge.rsvg.tolerance)
    #expect(!comparison.isClose)
  }
}
