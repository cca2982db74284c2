import Foundation
import TestSupport
import Testing

/// The build plugin calls `shapec-swift`, so that an app that builds it from source compiles only what Swift code needs.
@Suite("The tool of the build plugin")
struct BuildToolTests {
  /// The modules that are compiled for it, and the limit of their lines.
  private static let modules = ["ShapeCore", "ShapeLanguage", "ShapeSwift", "ShapeTool", "shapec-swift"]
  private static let limit = 56_500

  @Test
  func `is small`() throws {
    let manifest = try String(contentsOf: Repository.root.appending(path: "Package.swift"), encoding: .utf8)
    var found: Set = ["shapec-swift"]
    var open = ["shapec-swift"]
    while let module = open.popLast() {
      let target = "\n    \\.\\w+\\(\\s*name: \"\(module)\""
      let start = try #require(manifest.range(of: target, options: .regularExpression))
      let rest = manifest[start.upperBound...].prefix { $0 != "]" }
      guard rest.prefixMatch(of: /,\s*dependencies: \[/) != nil else { continue }
      for name in rest.matches(of: /"(\w+)"/).map({ String($0.1) }) where found.insert(name).inserted {
        open.append(name)
      }
    }
    #expect(found.sorted() == Self.modules)
    var lines = 0
    for module in found {
      let folder = Repository.root.appending(path: "Sources/\(module)").path
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder) where path.hasSuffix(".swift") {
        lines += try Data(contentsOf: URL(filePath: folder + "/" + path)).count { $0 == UInt8(ascii: "\n") }
      }
    }
    // If it became smaller, the limit does, too.
    #expect(Self.limit - 1500..<Self.limit ~= lines, "\(lines) lines")
  }

  private static let sources = [
    "theme.shape": "let side = 10\n",
    "dot.shape": """
    import "theme.shape"
    /// A dot.
    shape Dot(tint: Color = .red) { size side x side; fill tint, path: circle(center: center, radius: width / 2) }

    """,
    "ring.shape": "import \"theme.shape\"\nshape Ring { size side x side; stroke .red }\n",
    "wrong.shape": "shape Wrong { size 9 x 9; fill .rad }\n",
    "late.shape": "shape Late(n in 0...2 = 1) { size 9 x 9; require n < 2, \"n is small\"; fill .red }\n",
    "shapes.json": "{\"access\": \"public\", \"namespace\": \"UI\"}\n", "bad.json": "{\"access\": \"secret\"}\n",
  ]

  /// Runs a program with the arguments of the plugin. Returns its exit code, what it wrote, and its messages without fixes.
  private func run(_ program: String, _ arguments: [String], in work: Workspace) throws -> [String] {
    let path = URL(filePath: try ShapecRun.executable()).deletingLastPathComponent().appending(path: program).path
    try? FileManager.default.removeItem(atPath: work.path("out.swift"))
    let run = try ShapecRun.run(path, ["--output", "out.swift"] + arguments, in: work.folder)
    let code = try? String(contentsOfFile: work.path("out.swift"), encoding: .utf8)
    let messages = run.errors.split(separator: "\n").filter { $0.firstMatch(of: #/^  (help|fix|suggestion): /#) == nil }
    return ["\(run.status)", code ?? "none", run.text, messages.joined(separator: "\n")]
  }

  @Test(arguments: [
    (["--module", "App", "--", "dot.shape", "ring.shape"], "0"),
    (["--module", "App", "--root", ".", "--options", "shapes.json", "--", "dot.shape"], "0"),
    (["--module", "UI", "--options", "shapes.json", "--", "dot.shape"], "2"),
    (["--options", "bad.json", "--", "dot.shape"], "2"),
    (["--", "dot.shape", "wrong.shape"], "1"), (["--", "late.shape"], "1"), (["--", "theme.shape", "none.shape"], "3"),
    (["--root", "elsewhere", "--", "dot.shape"], "2"),
    (["--previews", "--access", "package", "--", "ring.shape"], "0"),
    (["--"], "2"), (["--version=1", "--", "dot.shape"], "2"),
  ])
  func `writes what shapec writes`(arguments: [String], status: String) throws {
    let work = try Workspace(Self.sources)
    let found = try run("shapec-swift", arguments, in: work)
    #expect(try found == run("shapec", arguments, in: work))
    #expect(found[0] == status && (found[1] == "none") == (status != "0") && (found[3] == "") == (status == "0"))
  }

  @Test
  func `has no other options`() throws {
    let work = try Workspace(Self.sources)
    let found = try run("shapec-swift", ["--scale", "2", "--", "dot.shape"], in: work)
    #expect(found == ["2", "none", "", "shapec: error: there is no option `--scale`"])
  }
}
