import ReferencePainter
import TestSupport
import Testing

/// Every example, compiled and rendered, compared with a picture that is computed here independently of the compiler.
@Suite(.needsJudges) struct ExamplePictureTests {
  /// A compiled example with the expected picture.
  private struct Case {
    var name: String
    var request: PictureRequest
    var sheet: Sheet.Picture
  }

  @Test(arguments: ReferencePicture.all)
  func `every example is drawn correctly at every size and value`(_ picture: ReferencePicture) throws {
    let cases = try Self.requests(for: picture).map { request in
      let options = picture.options(for: request)
      let sheet = try Self.compile(picture, options)
      return Case(name: "\(picture.shape) \(options.joined(separator: " "))", request: request, sheet: sheet)
    }
    var common: [Int: Judge.Reference] = [:]
    for judge in Judge.allCases {
      let expectations = try cases.indices.map { i in
        let expected = try common[i] ?? judge.reference(cases[i].sheet.frame) { picture.paint(cases[i].request, &$0) }
        if expected.isCommon { common[i] = expected }
        return expected
      }
      func comparisons() throws -> [PictureComparison] {
        try zip(expectations, judge.render(cases.map(\.sheet))).map { expected, actual in
          PictureComparison(expected: expected.raster, actual: actual, tolerance: judge.tolerance)
        }
      }
      var results = try comparisons()
      // On a busy machine, Chromium may show a page before all of it is painted. A real error occurs twice.
      if !results.allSatisfy(\.isClose) { results = try comparisons() }
      #expect(results.count == cases.count && !cases.isEmpty)
      for (i, comparison) in results.enumerated() {
        let (request, expected) = (cases[i].request, expectations[i])
        #expect(comparison.isClose, "\(comparison.report("\(judge), \(cases[i].name)"))")
        let surplus = Self.surplus(of: cases[i].sheet.frame.box, over: expected.ink, request.bounds)
        #expect(surplus.isInside, "\(cases[i].name): the canvas should hold the ink with no more around: \(surplus)")
      }
    }
  }

  /// The file without options: at its design size and with its defaults.
  @Test(arguments: ReferencePicture.all)
  func `the file alone is the picture of the defaults`(_ picture: ReferencePicture) throws {
    let svg = try BuiltCompiler.svg(picture)
    let frame = CanvasFrame(box: try Sheet.viewBox(of: svg))
    let expected = try Judge.rsvg.reference(frame) { picture.paint(picture.designRequest, &$0) }.raster
    let comparison = PictureComparison(
      expected: expected, actual: try Judge.rsvg.render(svg: svg), tolerance: Judge.rsvg.tolerance)
    #expect(comparison.isClose, "\(comparison.report(picture.shape))")
  }

  @Test func `the previews of the card are their pictures`() throws {
    let previews = [("ace of spades", ".spade", "1"), ("ten of clubs", ".club", "10")]
    let requests = previews.map { ReferencePicture.card.request(width: 200, height: 280, ["suit": $1, "rank": $2]) }
    let pictures = try previews.map { name, _, _ in
      try Sheet.Picture(svg: BuiltCompiler.svg(preview: name, of: .card), zoom: 1)
    }
    for judge in Judge.allCases {
      for (i, actual) in try judge.render(pictures).enumerated() {
        let expected = try judge.reference(pictures[i].frame) { ReferencePicture.card.paint(requests[i], &$0) }
        let comparison = PictureComparison(expected: expected.raster, actual: actual, tolerance: judge.tolerance)
        #expect(comparison.isClose, "\(comparison.report("\(judge), \(previews[i].0)"))")
      }
    }
  }

  private static func compile(_ picture: ReferencePicture, _ options: [String]) throws -> Sheet.Picture {
    let svg = try BuiltCompiler.svg(picture, options)
    let box = try Sheet.viewBox(of: svg)
    // As large as affordable: thin lines and small errors are most visible with many pixels.
    let choices: [(zoom: Double, pixels: Double)] = [(8, 20_000), (4, 20_000), (2, 80_000), (1, 80_000)]
    let area = box.width * box.height
    let choice = choices.first { area * $0.zoom * $0.zoom <= $0.pixels }
    return try Sheet.Picture(svg: svg, zoom: choice?.zoom ?? 0.5)
  }

  /// Returns how far the canvas extends beyond the required box, on each side.
  private static func surplus(of canvas: Box, over ink: Box, _ bounds: Box) -> Surplus {
    let needed = ink.union(bounds)
    return Surplus(sides: [
      needed.minX - canvas.minX, needed.minY - canvas.minY, canvas.maxX - needed.maxX, canvas.maxY - needed.maxY,
    ])
  }

  private struct Surplus: CustomStringConvertible {
    var sides: [Double]
    var isInside: Bool { sides.allSatisfy { (-0.02...1).contains($0) } }
    var description: String { "left, top, right, bottom \(sides)" }
  }

  /// Returns the requests for a picture: several sizes with the defaults; then, at the design size and the minimum
  /// size, each parameter with other values; then all numbers at their lower ends and all at their upper ends.
  private static func requests(for picture: ReferencePicture) -> [PictureRequest] {
    let (w, h) = (picture.designWidth, picture.designHeight)
    // Halves of a unit are whole pixels of Chromium, which cuts a picture within another at whole pixels.
    let odd = ((1.66 * w).rounded() / 2, (1.82 * h).rounded() / 2)
    var wanted = [(w, h), (1, 1), (333, 217), (217, 333), (90, 400), (61, 305), (4 * w, h), (4 * w, 4 * h), odd]
      .map { picture.request(atLeast: $0.0, $0.1) }
    for parameter in picture.parameters {
      for value in parameter.others {
        for (width, height) in [(w, h), (1, 1)] {
          wanted.append(picture.request(atLeast: width, height, [parameter.name: value]))
        }
      }
    }
    for values in [picture.ends(upper: false), picture.ends(upper: true)] where values.count > 1 {
      for (width, height) in [(w, h), (1, 1), (333, 217), (217, 333)] {
        wanted.append(picture.request(atLeast: width, height, values))
      }
    }
    wanted += picture.combinations.map { picture.request(atLeast: 1, 1, $0) }
    let drawn = wanted.filter(picture.isDrawn)
    // The quick tier draws one of five, the design size among them.
    return TestTier.current == .quick ? drawn.enumerated().filter { $0.offset % 5 == 0 }.map(\.element) : drawn
  }
}
