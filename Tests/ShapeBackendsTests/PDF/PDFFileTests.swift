import ShapeCore
import Testing

@testable import ShapeBackends

/// Reads the objects of files.
@Suite struct PDFFileTests {
  @Test func `a file of many pages has every object in its place`() throws {
    // Three streams of objects, and more than 65,536 bytes.
    let scenes = (0..<230).map { index in
      SceneBuilder.scene(20 + Double(index), 30, title: "\(index)") { $0.fill(.rect(Rect(1, 2, 3 + Double(index), 4))) }
    }
    var options = PDFOptions(canvas: .bounds)
    options.isCompressed = false
    let file = try PDFObjectFile(PDFWriter.pdf(for: scenes, options: options).bytes)
    let pages = file.resolve(file.resolve(file.trailer["Root"])["Pages"])
    let kids = pages["Kids"]?.items.map { file.resolve($0) } ?? []
    #expect(kids.map { $0["MediaBox"]?.numbers ?? [] } == scenes.map { [0, 0, $0.size.width, 30] })
    let contents = try kids.map { try file.data($0["Contents"] ?? .array([])) }
    #expect(
      zip(contents, scenes).allSatisfy {
        String(decoding: $0, as: UTF8.self).contains("1 2 \(Int($1.size.width) - 17) 4 re")
      })
    #expect(file.resolve(file.trailer["Info"])["Title"] == .text(Array("0".utf8)) && pages["Count"] == .number(230))
  }
}
