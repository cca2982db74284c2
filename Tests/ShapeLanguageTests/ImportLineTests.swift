import Foundation
import Testing

/// The modules import only what lies below them, and the core keeps away from what does not run everywhere.
@Suite("What the sources import and avoid")
struct ImportLineTests {
  /// The Swift files of a module and their lines, comments aside.
  private func files(_ module: String) throws -> [(name: String, lines: [String])] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/\(module)")
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
    return try names.sorted().map { name in
      let text = try String(contentsOf: root.appending(path: name), encoding: .utf8)
      let lines = text.split(separator: "\n").map { String($0) }
      return (name, lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") })
    }
  }

  private func imports(_ lines: [String]) -> Set<String> {
    Set(
      lines.compactMap { line in
        let words = line.split(separator: " ")
        return words.count > 1 && words.first { $0 != "public" } == "import" ? words.last.map { String($0) } : nil
      })
  }

  @Test(arguments: [
    ("ShapeKit", []), ("ShapeLanguage", ["ShapeKit"]), ("ShapeBackends", ["ShapeKit", "ShapeLanguage"]),
  ])
  func `a module imports what lies below it`(module: String, allowed: [String]) throws {
    let files = try files(module).filter { $0.name != "Geometry/Platform.swift" }
    let wrong = files.filter { !imports($0.lines).isSubset(of: allowed) }.map(\.name)
    #expect(files.count > 10 && wrong == [])
  }

  @Test func `the library of C stands in one file`() throws {
    let platform = try files("ShapeKit").first { $0.name == "Geometry/Platform.swift" }
    #expect(platform.map { imports($0.lines) } == ["Glibc", "Musl", "Darwin"])
  }

  @Test(arguments: ["ShapeKit", "ShapeLanguage", "ShapeBackends"])
  func `the sources avoid what does not run everywhere`(module: String) throws {
    let avoided = [
      "import Foundation", "Mirror(", " as? ", " as! ", "try!", "fatalError", ": Any", "[Any", "any ", "KeyPath",
      "Codable", "Regex", "precondition",
    ]
    let found = try files(module).flatMap { file in
      file.lines.flatMap { line in
        // Prose in messages may have any words.
        avoided.filter { line.contains($0) && !line.contains("\"") && !line.contains("/// ") }.map {
          "\(file.name): \($0)"
        }
      }
    }
    #expect(found == [])
  }
}
