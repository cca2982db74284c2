import ShapeCore
import ShapeRaster
import Testing

@testable import ShapeBackends

/// Work on regions that has no result in an output.
@Suite struct FailedRegionTests {
  private let gap = Path.ellipse(in: Rect(x: 46, y: 48, width: 8, height: 4))
  private let statement = SourceSpan(file: 0, start: 3, end: 9)

  /// A picture with a stroke, scaled by two, in which common renderers leave a gap.
  private var scene: Scene {
    SceneBuilder.scene { b in
      b.layer({ $0.scale = Point(2, 2) }) { $0.stroke(gap, .hex(0x336699), StrokeStyle(width: 12)) }
    }
  }

  private func page(_ scene: Scene, _ steps: Int) -> PageWriter {
    var page = PageWriter(
      pdf: scene, box: Rect(x: 0, y: 0, width: 100, height: 100), scale: 1, resolution: 72,
      objects: PDFObjects(isCompressed: false))
    page.work = StepBudget(steps)
    page.write(scene.contents, in: PageWriter.Context())
    return page
  }

  @Test func `the ledger of an SVG has a stroke that may have a gap`() throws {
    let (solid, open) = try scene.withSolidStrokes(StepBudget(1))
    #expect(solid == scene && open.count == 1)
    let ledger = Ledger(exact: scene, scheme: .light, showsSlots: true, except: open)
    #expect(ledger.entries.map(\.lowering) == [.approximated(.distance(24))])
    #expect(try scene.withSolidStrokes().open.isEmpty)
    #expect(try SVGWriter.picture(of: scene).ledger.entries.isEmpty)
    #expect(try SVGWriter.picture(of: scene, listsExactElements: true).ledger.entries.map(\.lowering) == [.exact])
  }

  @Test func `the ledger of a page has a stroke that readers may draw differently`() {
    #expect(page(scene, 1).ledger.entries.map(\.lowering) == [.approximated(.distance(24))])
    #expect(page(scene, 100_000).ledger.entries.map(\.lowering) == [.exact])
  }

  @Test func `a page is refused if a path far beyond it can't be cut`() throws {
    let far = SceneBuilder.scene { $0.fill(.polygon([Point(0, 0), Point(1e6, 10), Point(50, 1e6)])) }
    #expect(throws: PictureError.tooMuchWork) { try page(far, 5).check() }
    try page(far, 100_000).check()
  }

  @Test func `a stroke with numbers that are too large for an outline is refused in pixels, on pages and in SVG`() {
    let wide = Path.ellipse(in: Rect(x: -2e307, y: 0, width: 4e307, height: 80))
    var scene = SceneBuilder.scene { $0.stroke(wide) }
    for node in scene.nodes.indices { scene.nodes[node].source = statement }
    func error(_ write: () throws(PictureError) -> Void) -> PictureError? {
      do throws(PictureError) {
        try write()
        return nil
      } catch {
        return error
      }
    }
    let errors = [
      error { () throws(PictureError) in
        let renderer = SceneRenderer(scene, pixelsPerPoint: 1, origin: .zero, width: 100, height: 100)
        _ = renderer.bitmap(background: nil)
        try renderer.check()
      },
      error { () throws(PictureError) in try page(scene, 100_000).check() },
      error { () throws(PictureError) in _ = try SVGWriter.picture(of: scene, options: SVGOptions(canvas: .bounds)) },
    ]
    #expect(errors == [.fault(statement), .fault(statement), .fault(statement)])
  }

  @Test func `a limit is a limit, and a fault is a fault`() {
    #expect(PictureError(.outOfSteps, at: statement) == .tooMuchWork)
    #expect(PictureError(.fault, at: statement) == .fault(statement))
    #expect(PictureError(.outOfRange, at: statement) == .fault(statement))
    #expect(RasterizationCause(.outOfSteps) == .tooManyPieces)
    #expect(RasterizationCause(.fault) == .fault && RasterizationCause(.outOfRange) == .fault)
  }
}
