import ShapeBackends
import ShapeCore
import ShapeLanguage
import ShapeWorkbench
import TestSupport
import Testing

@testable import ShapeCommandLine
@testable import ShapeTool
@testable import ShapeEditing

@Suite("Reports of what formats show")
struct LedgerReportTests {
  private static func region(
    _ width: Int, _ height: Int, _ resolution: Double, _ cause: RasterizationCause
  ) -> Lowering {
    .rasterized(
      RasterizedRegion(
        region: Rect(x: 1.5, y: -2, width: 3.25, height: 40), resolution: resolution, width: width, height: height,
        cause: cause))
  }

  private static func report(
    _ lowerings: [Lowering], _ format: OutputFormat = .eps, title: String? = nil
  ) -> LedgerReport {
    var ledger = Ledger()
    for (index, lowering) in lowerings.enumerated() {
      // In the reverse order of the source.
      let place = SourceSpan(file: 0, start: Int32(100 - index), end: Int32(101 - index))
      ledger.record(Ledger.Entry(element: .fill, layer: "", source: place, lowering: lowering))
      // An image can show several elements.
      if case .rasterized(let region) = lowering, !ledger.images.contains(region) { ledger.record(region) }
    }
    return LedgerReport(ledger, of: "Card", title: title, in: format)
  }

  // MARK: Notes

  private static let lowerings: [(Lowering, text: String, json: String)] = [
    (.exact, "exact", #""kind":"exact""#),
    (.approximated(.distance(0.126)), "approximated within 0.13 points", #""kind":"approximated","points":0.126"#),
    (.approximated(.color(7)), "approximated within 7/255", #""kind":"approximated","colorSteps":7"#),
    (.flattened(pieces: 1), "flattened to an opaque piece", #""kind":"flattened","pieces":1"#),
    (.flattened(pieces: 23), "flattened to 23 opaque pieces", #""kind":"flattened","pieces":23"#),
    (.dropped(.option), "omitted, because an option omits it", #""kind":"dropped","cause":"an option omits it""#),
    (
      .dropped(.emptySlot), "omitted, because an app fills the slot",
      #""kind":"dropped","cause":"an app fills the slot""#
    ),
  ]

  private static let causes: [(RasterizationCause, String)] = [
    (.blur, "a blur"), (.mask, "a mask"), (.translucentGradient, "a translucent gradient"), (.blend, "a blend mode"),
    (.tooManyPieces, "too many pieces"), (.nesting, "deeply nested groups"),
    (.fault, "a region that `shapec` failed to compute"),
  ]

  private static let elements: [(Ledger.Entry.Element, String)] = [
    (.fill, "fill"), (.stroke, "stroke"), (.shadow, "shadow"), (.innerShadow, "inner shadow"), (.mask, "mask"),
    (.layer, "layer"), (.slot, "slot"),
  ]

  @Test func `say how each element is shown, as text and as JSON`() {
    let rasterized = Self.causes.map { cause, text in
      (
        Self.region(17, 230, 72.5, cause),
        text: "image of 3.25 x 40 points at (1.5, -2), 72.5 dpi, 17 x 230 pixels, because of \(text)",
        json:
          #""kind":"rasterized","region":[1.5,-2,3.25,40],"resolution":72.5,"width":17,"height":230,"cause":"\#(text)""#
      )
    }
    let source = SourceFile(path: "a.shape", bytes: Array("\nfill red\n".utf8))
    for (index, (lowering, text, json)) in (Self.lowerings + rasterized).enumerated() {
      let (element, word) = Self.elements[index % Self.elements.count]
      let layer = index % 2 == 0 ? "" : "plate"
      var ledger = Ledger()
      let place = SourceSpan(file: 0, start: 6, end: 9)
      ledger.record(Ledger.Entry(element: element, layer: layer, source: place, lowering: lowering))
      let notes = LedgerReport(ledger, of: "Card small", in: .pdf).notes
      #expect(notes.map(\.message) == ["PDF: \(word)\(layer.isEmpty ? "" : " in `plate`"): \(text)"])
      #expect(notes.map(\.span) == [place])
      var lines = DiagnosticJSON(sources: [source])
      let line = lines.line(notes[0]).replacing(": ", with: ":").replacing(", ", with: ",")
      let members = #""format":"pdf","picture":"Card small","element":"\#(word)","layer":"\#(layer)","lowering":{"#
      let expected = (members + json).replacing(": ", with: ":").replacing(", ", with: ",")
      #expect(line.contains(expected) && line.contains(#""line":2,"column":6,"#), "\(line)")
    }
  }

  @Test func `are in the order of the source, and of recording at one place`() {
    let seed = RandomCases.seed(9)
    var random = RandomSource(seed: seed)
    let entries = (0..<40).map { index in
      Ledger.Entry(
        element: .fill, layer: "\(index)",
        source: SourceSpan(file: Int32(random.below(3)), start: Int32(random.below(4)), end: 9),
        lowering: index % 3 == 0 ? .exact : .flattened(pieces: index))
    }
    var ledger = Ledger()
    for entry in entries { ledger.record(entry) }
    // Buckets instead of a comparison.
    let expected = (0..<3).flatMap { file in
      (0..<4).flatMap { start in entries.filter { $0.source.file == Int32(file) && $0.source.start == Int32(start) } }
    }
    let report = LedgerReport(ledger, of: "A", in: .svg)
    #expect(report.notes.map(\.span) == expected.map(\.source), "seed \(seed)")
    #expect(report.notes.map { $0.message.split(separator: "`")[1] } == expected.map { $0.layer[...] }, "seed \(seed)")
    let losses = expected.filter { $0.lowering != .exact }
    #expect(report.losses.map { $0.message.split(separator: "`")[1] } == losses.map { $0.layer[...] }, "seed \(seed)")
  }

  // MARK: Summaries

  @Test(
    arguments: [
      ([], nil), ([(9, 11, 300)], "an image, 99 pixels at 300 dpi"),
      ([(99, 101, 72.126)], "an image, 9999 pixels at 72.13 dpi"),
      ([(100, 100, 150)], "an image, 10 thousand pixels at 150 dpi"),
      ([(3, 5, 301), (1000, 10, 300)], "2 images, 10 thousand pixels at most 301 dpi"),
      // The same image shows several elements.
      ([(7, 3, 300), (7, 3, 300)], "an image, 21 pixels at 300 dpi"),
      ([(9999, 1000, 300), (7, 9, 9)], "2 images, 9999 thousand pixels at most 300 dpi"),
      ([(10_000, 1000, 300), (9999, 1, 9), (1, 1, 9)], "3 images, 10 million pixels at most 300 dpi"),
    ] as [([(Int, Int, Double)], String?)])
  func `count images and their pixels`(sizes: [(Int, Int, Double)], text: String?) {
    let lowerings = sizes.map { Self.region($0, $1, $2, .blur) }
    let expected = text.map { "EPS of `Card` contains \($0); `--report` lists what they show" }
    #expect(Self.report([.exact] + lowerings).summaries == [expected].compactMap { $0 })
    #expect(Self.report(lowerings, .pdf, title: "the sheet").summaries.allSatisfy { $0.hasPrefix("PDF of the sheet ") })
  }

  @Test func `count visible differences`() {
    let invisible: [Lowering] = [
      .exact, .flattened(pieces: 3), .dropped(.option), .dropped(.emptySlot), .approximated(.color(8)),
      .approximated(.distance(0.1)),
    ]
    let end = "with visible differences; `--report` lists them"
    #expect(Self.report(invisible).summaries == [])
    #expect(
      Self.report(invisible + [.approximated(.color(8.01))]).summaries == ["EPS of `Card` shows an element \(end)"])
    let three: [Lowering] = [.approximated(.distance(0.11)), .approximated(.color(255)), .approximated(.distance(9))]
    #expect(Self.report(three + invisible).summaries == ["EPS of `Card` shows 3 elements \(end)"])
    let both = Self.report([Self.region(2, 3, 4, .mask)] + three).summaries
    #expect(
      both.count == 2 && both[0].contains("contains an image, 6 pixels at 4 dpi") && both[1].contains("3 elements"))
  }

  // MARK: Refusals

  @Test func `refuse what is not exact, with a hint that helps`() {
    func refusal(_ lowerings: [Lowering], title: String? = nil) -> String {
      Self.report(lowerings, title: title).refusal.map { "\($0.message): \($0.hint ?? "")" } ?? ""
    }
    #expect(refusal([]) == "" && refusal([.exact, .exact]) == "")
    let options = "the EPS of `Card` omits shadows: remove `--strict`, or remove `--without shadows`"
    #expect(refusal([.exact, .dropped(.option), .dropped(.option)]) == options)
    let start = "EPS can't show all of the sheet exactly:"
    let losses = Self.lowerings.map(\.0).filter { $0 != .exact && $0 != .dropped(.option) }
    for lowering in losses + [Self.region(1, 2, 3, .blur)] {
      let way = if case .approximated = lowering { "add `--tolerance`" } else { "remove `--strict`" }
      let other = "\(start) \(way), or use another format"
      #expect(refusal([.exact, lowering], title: "the sheet") == other)
      let omitted = refusal([.dropped(.option), lowering, .dropped(.option)], title: "the sheet")
      #expect(omitted == "\(start) remove `--strict`, or use another format")
    }
  }

  @Test(arguments: [
    (0, "0"), (3, "3"), (-2, "-2"), (0.005, "0.01"), (0.0049, "0"), (1.004, "1"), (1.5, "1.5"), (2.996, "3"),
    (72.126, "72.13"),
    (-0.25, "-0.25"), (1_080_000_000, "1080000000"),
  ])
  func `round numbers to two decimals`(number: Double, text: String) {
    #expect(LedgerReport.number(number) == text)
  }

  @Test func `name the limit that a picture exceeds`() {
    let errors: [(PictureError, String)] = [
      (.tooManyPixels(width: 30, height: 4000), "`A` would have 30 x 4000 pixels: use a smaller `--scale` or `--size`"),
      (
        .pageTooLarge(width: 2.5, height: 70),
        "`A` would be 2.5 x 70 points; a page of a PDF can have at most 1080000000 on a side: "
          + "use `--canvas bounds`, or a smaller `--size`"
      ),
      (
        .tooManyShadows,
        "the shadows of `A` are nested too deeply to draw them: "
          + "remove shadows of layers in each other or in masks, or use `--without shadows`"
      ),
      (
        .fault(SourceSpan(file: 0, start: 12, end: 16)),
        "drawing `A` failed: `shapec` can't compute a region for the statement at A.shape:2:5: "
          + "report this bug, and change a number of the statement slightly"
      ),
      (
        .tooMuchWork,
        "drawing `A` would take too long: use fewer or smaller shadows, conic gradients and layers, shorter paths, "
          + "or a smaller `--size`"
      ),
    ]
    for (error, text) in errors {
      let source = SourceFile(path: "A.shape", bytes: Array("shape A\n    fill".utf8))
      let usage = UsageError(error, error.message(about: "`A`", [source]))
      #expect("\(usage.message): \(usage.hint ?? "")" == text)
    }
  }
}
