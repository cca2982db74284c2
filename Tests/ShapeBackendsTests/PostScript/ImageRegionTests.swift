import Foundation
@_spi(Generated) import ShapeCore
import Testing

@testable import ShapeBackends

/// What pieces can't show becomes an image of its region.
@Suite struct ImageRegionTests {
  private let square = Path.rect(Rect(30, 30, 40, 40))

  private func shadowed(_ content: (inout SceneBuilder) -> Void = { _ in }) -> Scene {
    SceneBuilder.scene { b in
      b.layer({ $0.shadows = [.black(2)] }) { $0.fill(square, 0xFF) }
      content(&b)
    }
  }

  private func regions(_ scene: Scene, _ options: PostScriptOptions = PostScriptOptions(resolution: 72))
    -> [RasterizedRegion]
  {
    let file = try? PostScriptWriter.eps(for: scene, options: options)
    return (file?.ledger.entries ?? []).compactMap {
      if case .rasterized(let region) = $0.lowering { region } else { nil }
    }
  }

  @Test func `a blurred shadow is an image of its region, below its layer`() {
    let text = eps(shadowed(), PostScriptOptions(resolution: 72))
    #expect(
      text.contains(
        """
        % Image of a blurred shadow: [24 24 52 52] in the picture, 52 x 52 pixels, 72 dpi
        q
        52 0 0 -52 24 76 cm
        /DeviceRGB setcolorspace
        {/data currentfile/ASCII85Decode filter def
        <</ImageType 4/MaskColor[255 255 254]/Width 52/Height 52/BitsPerComponent 8/Decode[0 1 0 1 0 1]\
        /ImageMatrix[52 0 0 -52 0 52]
        /DataSource data<</Predictor 15/Colors 3/Columns 52>>/FlateDecode filter>>image data flushfile}
        %%BeginData:
        """) && text.contains("~>\n%%EndData\nQ\n0 0 1 rg\n30 30 40 40 re\n"))
  }

  @Test func `the lines of data are counted`() throws {
    let lines = eps(shadowed()).split(separator: "\n", omittingEmptySubsequences: false)
    let first = try #require(lines.firstIndex { $0.hasPrefix("%%BeginData: ") })
    let last = try #require(lines.firstIndex(of: "%%EndData"))
    #expect(lines[first] == "%%BeginData: \(last - first - 1) ASCII Lines")
  }

  @Test func `lines of data are short, in ASCII, and no comments`() throws {
    let lines = eps(shadowed()).split(separator: "\n")
    let first = try #require(lines.firstIndex(of: "exec"))
    let last = try #require(lines.firstIndex(of: "%%EndData"))
    #expect(
      lines[first..<last].allSatisfy { line in
        line.utf8.count <= 101 && !line.hasPrefix("%") && line.utf8.allSatisfy { 0x20..<0x7F ~= $0 }
      })
  }

  @Test(arguments: [(72.0, 52), (144, 104), (300, 217)])
  func `the resolution determines the number of pixels`(resolution: Double, width: Int) {
    #expect(regions(shadowed(), PostScriptOptions(resolution: resolution)).map(\.width) == [width])
  }

  @Test(arguments: [(8.0, 1.0, 300.0), (20, 1, 184), (20, 0.25, 46), (80, 0.25, 12)])
  func `a wide blur has fewer pixels, between which the color hardly changes`(
    radius: Double, alpha: Double, resolution: Double
  ) {
    func shadow(_ content: (inout SceneBuilder) -> Void = { _ in }) -> [Double] {
      let scene = SceneBuilder.scene { b in
        content(&b)
        let color = Color(RGBA(red: 0, green: 0, blue: 0, alpha: Float(alpha)))
        let shadow = Shadow(color: color, radius: radius, offset: .zero)
        b.layer({ $0.shadows = [shadow] }) { $0.fill(square, 0xFF) }
      }
      return regions(scene, PostScriptOptions()).map(\.resolution)
    }
    #expect(shadow() == [resolution])
    #expect(shadow { $0.fill(.rect(Rect(-900, -900, 2000, 2000)), 0xFFFF00) } == [resolution])
    // Other edges below it stay sharp.
    #expect(shadow { $0.fill(.rect(Rect(-900, -900, 950, 2000)), 0xFFFF00) } == [300])
    #expect(shadow { b in b.layer({ $0.clips = [Clip(path: square)] }) { $0.fill(square, 0) } } == [300])
  }

  @Test func `the ledger has every image`() throws {
    let scene = SceneBuilder.scene { b in
      for x in [0.0, 60] { b.layer({ $0.shadows = [.black(2)] }) { $0.fill(.rect(Rect(x, 0, 9, 9)), 0xFF) } }
      // One element over both images.
      b.fill(.rect(Rect(0, 4, 90, 20)), 0xFF00, alpha: 0.5)
    }
    let file = try PostScriptWriter.eps(for: scene)
    let count = String(decoding: file.bytes, as: UTF8.self).ranges(of: "% Image of").count
    #expect(count > 2 && file.ledger.images.count == count)
  }

  @Test func `the resolution is that of the page that the picture is fitted into`() throws {
    let options = PostScriptOptions(resolution: 144, pageSize: PageSize(300, 400))
    let file = try PostScriptWriter.document(for: [(shadowed(), .light)], options: options)
    let found: [RasterizedRegion] = file.ledgers[0].entries.compactMap {
      if case .rasterized(let region) = $0.lowering { region } else { nil }
    }
    #expect(found.map(\.region) == [Rect(24, 24, 52, 52)])
    #expect(found.map(\.resolution) == [144] && found.map(\.width) == [312])
  }

  @Test func `a region without gaps needs no mask`() {
    let scene = SceneBuilder.scene { b in
      b.fill(.rect(Rect(0, 0, 100, 100)), 0xFFFFFF)
      b.layer({ $0.shadows = [.black(2)] }) { $0.fill(square, 0xFF) }
    }
    #expect(eps(scene).contains("<</ImageType 1/") && !eps(scene).contains("/MaskColor"))
  }

  @Test func `an image ends at the edge of the page`() {
    let scene = SceneBuilder.scene { b in
      b.layer({ $0.shadows = [.black(40)] }) { $0.fill(square, 0xFF) }
    }
    let region = regions(scene, PostScriptOptions(canvas: .bounds, resolution: 72)).map(\.region)
    #expect(region == [Rect(0, 0, 100, 100)])
  }

  /// At 300 pixels per inch, 100.8 points are 420 pixels, and 101 points 420 and a part.
  @Test func `the last pixels end with the picture`() {
    func stops(_ colors: Color...) -> [GradientStop] {
      colors.enumerated().map { GradientStop(color: $1, position: Double($0)) }
    }
    let wide = Path.rect(Rect(0, 0, 100.8, 101))
    let scene = SceneBuilder.scene { b in
      b.fill(wide, .linearGradient(stops(.hex(0), .hex(0xFF)), from: .zero, to: Point(0, 101)))
      let fade = stops(.hex(0xFFFFFF), .hex(0xFFFFFF, alpha: 0))
      b.fill(wide, .radialGradient(fade, center: Point(50, 50), radius: 90))
    }
    let options = PostScriptOptions(resolution: 300)
    let found = regions(scene, options)
    #expect(found.map(\.width) == [420] && found.map(\.height) == [421])
    #expect(found.allSatisfy { abs($0.region.maxX - 100.8) < 1e-9 && abs($0.region.maxY - 101) < 1e-9 })
    #expect(eps(scene, options).contains(" dpi\nq\n100.8 0 0 -101 0 101 cm\n"))
  }

  @Test func `translucent paint over an image is an image where both are`() {
    let scene = shadowed { $0.fill(.rect(Rect(10, 40, 40, 10)), 0xFF0000, alpha: 0.5) }
    #expect(regions(scene).map(\.region) == [Rect(24, 24, 52, 52), Rect(24, 40, 6, 10)])
  }

  @Test func `translucent paint over a layer above its shadow is a piece`() {
    let scene = shadowed { $0.fill(.rect(Rect(40, 40, 10, 10)), 0xFF0000, alpha: 0.5) }
    #expect(regions(scene).count == 1)
  }

  @Test func `two translucent gradients are an image`() {
    func paint(_ to: Point) -> Paint {
      .linearGradient(
        [GradientStop(color: .hex(0, alpha: 0.5), position: 0), GradientStop(color: .hex(0xFF), position: 1)],
        from: .zero, to: to)
    }
    let scene = SceneBuilder.scene { b in
      b.fill(square, paint(Point(100, 0)))
      b.fill(square, paint(Point(0, 100)))
    }
    #expect(regions(scene).map(\.cause) == [.translucentGradient])
  }

  @Test func `an inner shadow with a blur is an image above its layer`() {
    let scene = SceneBuilder.scene { b in
      b.layer({ $0.innerShadows = [.black(3)] }) { $0.fill(square, 0xFF) }
    }
    #expect(regions(scene).map(\.region) == [Rect(30, 30, 40, 40)])
  }

  @Test func `an image of a border shows the inner shadow below it`() throws {
    func text(_ radius: Double) -> String {
      let scene = SceneBuilder.scene { b in
        b.layer({
          $0.innerShadows = [.black(radius)]
          $0.borderCount = 1
        }) {
          $0.fill(square, 0xFF)
          $0.fill(square, 0xFFFFFF, alpha: 0.1)
        }
      }
      return eps(scene, PostScriptOptions(resolution: 72))
    }
    // Only the image of the border is left, and it depends on the shadow.
    #expect(text(3).components(separatedBy: "% Image of").count == 2)
    #expect(text(3) != text(4))
  }

  @Test func `paint over a thousand others is an image`() {
    let scene = SceneBuilder.scene { b in
      for step in 0...1000 { b.fill(.rect(Rect(Double(step % 32), Double(step / 32), 1, 1)), 0xFF) }
      b.fill(.rect(Rect(0, 0, 40, 40)), 0, alpha: 0.5)
    }
    #expect(regions(scene).map(\.cause) == [.tooManyPieces])
  }

  @Test func `images instead of many pieces become one where they overlap, and others stay`() {
    func crowd(_ content: (inout SceneBuilder) -> Void) -> [Rect] {
      let scene = SceneBuilder.scene { b in
        for step in 0..<2112 { b.fill(.rect(Rect(Double(step % 64), Double(step / 64), 1, 1)), 0xFF) }
        b.fill(.rect(Rect(0, 0, 50, 40)), 0, alpha: 0.5)
        content(&b)
      }
      return regions(scene).map(\.region)
    }
    let crowded = crowd { $0.fill(.rect(Rect(20, 0, 50, 40)), 0, alpha: 0.5) }
    #expect(crowded == [Rect(0, 0, 70, 40), Rect(0, 0, 70, 40)])
    let blurred = crowd { b in b.layer({ $0.shadows = [.black(2)] }) { $0.fill(.rect(Rect(40, 36, 20, 20)), 0xFF) } }
    #expect(blurred == [Rect(0, 0, 50, 40), Rect(34, 30, 32, 32)])
  }

  @Test func `rectangles overlap if they have an area in common`() {
    let rect = Rect(10, 20, 30, 40)
    let beside = [Rect(0, 30, 10, 5), Rect(40, 30, 10, 5), Rect(20, 0, 5, 20), Rect(20, 60, 5, 20)]
    #expect(beside.allSatisfy { !rect.overlaps($0) && rect.overlaps($0.inset(by: -1)) })
  }
}
