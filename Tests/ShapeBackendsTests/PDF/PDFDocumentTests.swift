import ForeignTools
import Foundation
import ShapeCore
import TestSupport
import Testing

@testable import ShapeBackends

@Suite struct PDFDocumentTests {
  private let square = Path.rect(Rect(0, 0, 50, 50))
  private func scene(_ title: String = "T", _ side: Double = 100) -> Scene {
    SceneBuilder.scene(side, side, title: title) { $0.fill(square) }
  }

  @Test func `every scene is a page`() {
    #expect(pdfText([scene(), scene(), scene("U", 50)]).contains("/Type/Pages/Count 3"))
  }

  @Test func `the last lines contain the place of the cross-reference stream`() throws {
    let bytes = try PDFWriter.pdf(for: [scene()]).bytes
    let end = String(decoding: bytes.suffix(40), as: UTF8.self).split(separator: "\n").suffix(3)
    let start = try #require(Int(end.dropFirst().first ?? ""))
    #expect(String(decoding: bytes[start...].prefix(30), as: UTF8.self).contains("0 obj\n<</Type/XRef"))
  }

  @Test func `the title is in ASCII if it can be`() {
    #expect(pdfText([scene("Aces (2) \\")]).contains("/Title(Aces \\(2\\) \\\\)"))
  }

  @Test func `other titles are in UTF-16`() throws {
    let title = try PDFWriter.pdf(for: [scene("Ä🂡")], options: .uncompressed).bytes
    let expected: [UInt8] = [0x28, 0xFE, 0xFF, 0, 0xC4, 0xD8, 0x3C, 0xDC, 0xA1, 0x29]
    #expect(title.indices.contains { title[$0...].starts(with: expected) })
  }

  @Test func `the same scene results in the same bytes, another one in another identifier`() throws {
    func identifier(_ scene: Scene) -> Substring? { pdfText([scene]).split(separator: "/ID").last?.prefix(34) }
    #expect(try PDFWriter.pdf(for: [scene()]).bytes == PDFWriter.pdf(for: [scene()]).bytes)
    #expect(identifier(scene()) != identifier(scene("T", 99)))
    // The identifier of the file and that of this version.
    let both = try? #/ID\s*\[\s*(<\w+>)\s*(<\w+>)\s*\]/#.firstMatch(in: pdfText([scene()]))
    #expect(both.map { $0.1 == $0.2 } == true)
  }

  @Test func `a page larger than readers allow has a larger unit`() {
    func boxes(_ width: Double, _ height: Double) -> String {
      let text = pdfText([SceneBuilder.scene(width, height) { $0.fill(.rect(Rect(60, 30, 200, 90))) }])
      guard let start = text.firstRange(of: "/MediaBox") else { return text }
      return String(text[start.lowerBound...].prefix { $0 != "\n" && $0 != "R" })
    }
    #expect(boxes(14_400, 300) == "/MediaBox[0 0 14400 300]/TrimBox[0 0 14400 300]/")
    #expect(boxes(300, 14_401) == "/MediaBox[0 0 150 7200.5]/TrimBox[0 0 150 7200.5]/UserUnit 2/")
    #expect(boxes(30_000, 15_000) == "/MediaBox[0 0 10000 5000]/TrimBox[0 0 10000 5000]/UserUnit 3/")
  }

  @Test func `a picture is fitted into the page and centered`() {
    let scene = SceneBuilder.scene(100, 50) { $0.fill(.rect(Rect(-20, 0, 100, 50))) }
    let text = pdfText([scene], PDFOptions(canvas: .bounds, pageSize: PageSize(300, 400)))
    #expect(text.contains("/MediaBox[0 0 300 400]/TrimBox[0 125 300 275]"))
    // The page of a picture is larger than the shape if something is painted beside it.
    #expect(pdfText([scene]).contains("/MediaBox[0 0 120 50]/TrimBox[20 0 120 50]"))
    #expect(text.contains("\n3 0 0 -3 0 275 cm\n0 0 100 50 re\nW n\n-20 0 100 50 re\nf\n"))
  }

  @Test func `the page is the canvas`() {
    let scene = SceneBuilder.scene { $0.fill(.rect(Rect(-10.5, 0, 50, 120))) }
    #expect(pdfText([scene]).contains("/MediaBox[0 0 111 120]"))
    #expect(pdfText([scene], PDFOptions(canvas: .bounds)).contains("/MediaBox[0 0 100 100]"))
  }

  @Test func `equal shadows at different places are stored once`() {
    let scene = SceneBuilder.scene { b in
      for x in [10.0, 60] {
        b.layer({ $0.shadows = [.black(4, 0, 2)] }) { $0.fill(.rect(Rect(x, 20, 20, 20)), 0xFFFFFF) }
      }
    }
    #expect(pdfText([scene]).ranges(of: "/ShadingType 5").count == 1)
  }

  @Test func `no scenes are a file without pages`() {
    #expect(pdfText([]).contains("/Count 0/Kids[]"))
  }

  @Test func `a card with a shadow takes less than 3 KB`() throws {
    let scene = SceneBuilder.scene(240, 160) { b in
      b.layer({ $0.shadows = [.black(8, 0, 4)] }) {
        $0.fill(.roundedRect(Rect(0, 0, 240, 160), cornerRadius: 12), 0xFFFFFF)
      }
    }
    #expect(try PDFWriter.pdf(for: [scene]).bytes.count < 3072)
  }

  @Test(.needs(.qpdf)) func `qpdf finds no mistake`() throws {
    let scene = SceneBuilder.scene(title: "Ä") { b in
      b.layer({ ($0.opacity, $0.shadows) = (0.5, [.black(4, 0, 2)]) }) { b in
        b.fill(square, 0xFF0000)
        b.stroke(square, .hex(0xFF), StrokeStyle(width: 2, dash: [3, 1]))
      }
    }
    try TemporaryFolder.with { folder in
      let file = folder.appending(path: "t.pdf")
      try Data(PDFWriter.pdf(for: [scene, scene]).bytes).write(to: file)
      _ = try Command.output(of: ForeignTool.qpdf.path(), ["--check", file.path])
    }
  }
}

extension PDFOptions {
  fileprivate static var uncompressed: PDFOptions {
    var options = PDFOptions()
    options.isCompressed = false
    return options
  }
}
