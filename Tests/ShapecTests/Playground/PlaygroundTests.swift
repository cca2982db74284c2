import ForeignTools
import Foundation
import TestSupport
import Testing

/// The page in Chromium and Firefox, served by `shapec preview`, and that server: the tests of `Browser`.
@Suite("the page in a browser", .serialized)
struct PlaygroundTests {
  private static let browser = Repository.root.appending(path: "Tests/ShapecTests/Playground/Browser")

  /// The files of `Browser` with tests.
  private static let files = ["access", "elements", "files", "follow", "loopback", "picture", "typing"]

  @Test(.needs(.python, .chromium, .pytest, .playwright), arguments: files)
  func `works in Chromium`(file: String) throws { try run(file, chromium: ForeignTool.chromium.path()) }

  @Test(.needs(.python, .firefox, .pytest, .playwright)) func `works in Firefox`() throws { try run("firefox") }

  private func run(_ file: String, chromium: String = "") throws {
    let arguments = ["-m", "pytest", Self.browser.appending(path: file + "_test.py").path]
    let environment = [
      "SHAPEC": try ShapecRun.executable(), "CHROMIUM": chromium, "PYTHONDONTWRITEBYTECODE": "1",
    ]
    let work = try Workspace()
    let run = try ShapecRun.run(
      ForeignTool.python.path(), arguments, in: work.folder, environment: environment, seconds: 1_200)
    #expect(run.status == 0, "\(run.text.suffix(6_000))\n\(run.errors)")
  }

  @Test func `runs each file of tests`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.browser.path)
    let tests = names.filter { $0.hasSuffix("_test.py") }.map { String($0.dropLast(8)) }
    #expect(Set(tests) == Set(Self.files + ["firefox"]))
  }

  /// The comments of the JavaScript state its types. A Worker has other globals than the page.
  @Test(.needs(.deno), arguments: [("page", ["main"]), ("worker", ["worker", "service-worker"])])
  func `has the types that its comments state`(globals: String, modules: [String]) throws {
    let configuration = Repository.root.appending(path: "Tests/ShapecTests/Playground/Types/\(globals).json").path
    let files = modules.map { Repository.root.appending(path: "Sources/ShapePlayground/Page/\($0).js").path }
    let work = try Workspace()
    let run = try ShapecRun.run(
      ForeignTool.deno.path(), ["check", "--no-lock", "--no-remote", "--config", configuration] + files,
      in: work.folder, environment: ["DENO_DIR": work.folder.path, "NO_COLOR": "1"], seconds: 120)
    #expect(run.status == 0, "\(run.errors.suffix(6_000))")
  }

  /// The compiler knows the language, and the page shows what it says.
  @Test func `knows nothing that the compiler can tell`() throws {
    let folder = "Sources/ShapePlayground/Page"
    let names = try FileManager.default.contentsOfDirectory(atPath: Repository.root.appending(path: folder).path)
    var lines = 0
    for name in names where !name.hasSuffix(".md") {
      let text = try Repository.text(of: "\(folder)/\(name)")
      lines += text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      guard name.hasSuffix(".js") else { continue }
      for keyword in ["'outline'", "'stroke'", "'border'", "'repeat'", "'layer'", "'roundedRect'"] {
        #expect(!text.contains(keyword), "\(name) contains \(keyword)")
      }
      // Its own files are all that it asks for.
      #expect(!text.contains(/https?:\/\/(?!www\.w3\.org\/)/), "\(name) has an address")
    }
    #expect(names.count > 20)
    #expect(lines <= 2_500)
  }
}
