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

  /// An app with the package is built and run before there is an archive.
  @Test(.enabled(if: TestTier.current != .quick, "building an app takes a minute"))
  func `is archived when an app with it runs, always with the same bytes`() throws {
    let work = try Workspace()
    let script = Repository.root.appending(path: "Sources/ShapePlugin/bundle.py").path
    let info = try ShapecRun.run("/usr/bin/env", ["swiftc", "-print-target-info"], in: work.folder).text
    let triple = try #require(info.firstMatch(of: /"unversionedTriple": "([^"]+)"/)?.1)
    let compiler = try "\(triple)=\(ShapecRun.executable())"
    let run = try ShapecRun.run(
      "/usr/bin/env", ["python3", script, "-o", "shapec", "--archive", "--binary", compiler], in: work.folder,
      seconds: 600)
    try #require(run.status == 0, "\(run.errors)")
    #expect(
      try ShapecRun.run("/usr/bin/env", ["sha256sum", "--check", "shapec.tar.gz.sha256"], in: work.folder).status == 0)
    let files = try ShapecRun.run("/usr/bin/env", ["tar", "-tvzf", "shapec.tar.gz"], in: work.folder).text
    #expect(files.contains(/-rwxr-xr-x .*artifactbundle\/.*shapec\n/))
    let again =
      "import importlib.util as u, pathlib; s = u.spec_from_file_location('b', '\(script)'); b = u.module_from_spec(s); s.loader.exec_module(b); b.archive(pathlib.Path('shapec'))"
    let first = try String(contentsOf: work.folder.appending(path: "shapec.tar.gz.sha256"), encoding: .utf8)
    #expect(try ShapecRun.run("/usr/bin/env", ["python3", "-c", again], in: work.folder).status == 0)
    #expect(try String(contentsOf: work.folder.appending(path: "shapec.tar.gz.sha256"), encoding: .utf8) == first)
  }
}
