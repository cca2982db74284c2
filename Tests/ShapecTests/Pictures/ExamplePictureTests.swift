import Testing

/// Every example, compiled and rendered, against the picture that is computed here apart from the compiler.
@Suite(.needsJudges) struct ExamplePictureTests {
  /// Compiled, with the picture that is due.
  private struct Case {
    var name: String
    var request: PictureRequest
    var sheet: Sheet.Picture
  }

  @Test(arguments: ReferencePicture.all)
  func isDrawnRightAtEverySizeAndValue(_ picture: ReferencePicture) throws {
    let source = try ExampleSource(picture)
    let cases = try Self.requests(for: picture, source).map { request, options in
      let sheet = try Self.compile(picture, source, options)
      return Case(name: "\(picture.shape) \(options.joined(separator: " "))", request: request, sheet: sheet)
    }
    for judge in Judge.allCases {
      for (i, actual) in try judge.render(cases.map(\.sheet)).enumerated() {
        let request = cases[i].request
        let (expected, ink) = try judge.reference(cases[i].sheet.frame) { picture.paint(request, &$0) }
        let comparison = PictureComparison(expected: expected, actual: actual, tolerance: judge.tolerance)
        #expect(comparison.isClose, "\(comparison.report("\(judge), \(cases[i].name)"))")
        let surplus = Self.surplus(of: cases[i].sheet.frame.box, over: ink, request.bounds)
        #expect(surplus.isInside, "\(cases[i].name): the canvas should hold the ink with no more around: \(surplus)")
      }
    }
  }

  /// The file as it is written, at its own size and with its own defaults.
  @Test(arguments: ReferencePicture.all)
  func theFileAloneIsThePictureOfTheDefaults(_ picture: ReferencePicture) throws {
    let svg = try BuiltCompiler.svg(ExampleSource(picture), shape: picture.shape)
    let frame = CanvasFrame(box: try Sheet.viewBox(of: svg))
    let expected = try Judge.rsvg.reference(frame) { picture.paint(picture.designRequest, &$0) }.raster
    let comparison = PictureComparison(
      expected: expected, actual: try Judge.rsvg.render(svg: svg), tolerance: Judge.rsvg.tolerance)
    #expect(comparison.isClose, "\(comparison.report(picture.shape))")
  }

  private static func compile(
    _ picture: ReferencePicture, _ source: ExampleSource, _ options: [String]
  ) throws -> Sheet.Picture {
    let svg = try BuiltCompiler.svg(source, shape: picture.shape, options)
    let box = try Sheet.viewBox(of: svg)
    // As large as is cheap: thin lines and small slips show best in many pixels.
    let zoom = [2, 1].first { box.width * box.height * $0 * $0 <= 120_000 } ?? 0.5
    return try Sheet.Picture(svg: svg, zoom: zoom)
  }

  /// How far the canvas reaches beyond what it must hold, on each side.
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

  /// What is drawn of a picture: several sizes with the defaults; then, as designed and as small as it may be, each
  /// parameter at other values; then all numbers at their lower ends and all at their upper ends.
  private static func requests(
    for picture: ReferencePicture, _ source: ExampleSource
  ) throws -> [(PictureRequest, [String])] {
    let (w, h) = (picture.designWidth, picture.designHeight)
    let minimum = try source.minimum()
    var wanted: [(Double, Double, [String: String])] = []
    for (width, height) in [
      (w, h), minimum, (333, 217), (217, 333), (90, 400), (4 * w, h), (4 * w, 4 * h), (0.83 * w, 0.91 * h),
    ] {
      wanted.append((max(width, minimum.width), max(height, minimum.height), [:]))
    }
    var ends: [[String: String]] = [[:], [:]]
    for parameter in picture.parameters {
      let values = try parameter.others ?? source.range(of: parameter.name)
      if parameter.others == nil {
        for i in 0...1 { ends[i][parameter.name] = values[i] }
      }
      for value in values {
        wanted.append((w, h, [parameter.name: value]))
        if parameter.others == nil { wanted.append((minimum.width, minimum.height, [parameter.name: value])) }
      }
    }
    for end in ends where end.count > 1 {
      wanted += [(w, h, end), (minimum.width, minimum.height, end), (333, 217, end)]
    }
    return wanted.compactMap { width, height, changes in
      let request = picture.request(width: width, height: height, changes)
      guard picture.isDrawn(request) else { return nil }
      let sets = changes.sorted { $0.key < $1.key }.flatMap { ["--set", "\($0.key)=\($0.value)"] }
      return (request, ["--size", "\(width)x\(height)"] + sets)
    }
  }
}
