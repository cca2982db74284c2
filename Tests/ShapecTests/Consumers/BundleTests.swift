import Foundation
import TestSupport
import Testing

@Suite("The package with a built compiler")
struct BundleTests {
  private func bundle(_ output: String, in work: Workspace) throws -> ShapecRun {
    let script = Repository.root.appending(path: "Sources/ShapePlugin/bundle.py").path
    return try ShapecRun.run(
      "/usr/bin/env", ["python3", script, "-o", output, "--binary", "any-triple=/bin/sh"], in: work.folder)
  }

  @Test
  func `has pages without dead links, and none about its making`() throws {
    let work = try Workspace()
    #expect(try bundle("shapec", in: work).errors == "")
    let folder = work.folder.appending(path: "shapec")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let pages = names.filter { $0.hasSuffix(".md") }
    #expect(pages.count > 10 && pages.contains("README.md"))
    for page in pages {
      let file = folder.appending(path: page)
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(!text.contains("bundle.py"), "\(page)")
      // Without code, in which parentheses after brackets are no links.
      let prose = text.replacing(/(?s)```.*?```/, with: "")
      let links = prose.matches(of: /\]\(([^)\s#]+)|(?:src|href)="([^"#]+)/).map { String($0.1 ?? $0.2 ?? "") }
      for link in links where link.firstMatch(of: /^[a-z]+:/) == nil {
        let target = file.deletingLastPathComponent().path + "/" + (link.removingPercentEncoding ?? link)
        #expect(FileManager.default.fileExists(atPath: target), "\(page): \(link)")
      }
    }
  }

  @Test
  func `must be in a folder with the name of the package`() throws {
    let work = try Workspace()
    let run = try bundle("dist", in: work)
    #expect(run.errors.contains("the folder must have the name shapec, as in dist/shapec: SwiftPM takes"))
    #expect(try run.status == 2 && work.names().isEmpty)
  }
}
