import Foundation
import TestSupport
import Testing

/// Only the views know where in a node its parts are.
@Suite("The parts of a node")
struct TreeAccessTests {
  @Test func `are found by views alone`() throws {
    let root = Repository.root.appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { path in
      path.hasSuffix(".swift") && !path.hasPrefix("ShapeCore/") && !path.hasPrefix("ShapeKit/")
        && !path.hasPrefix("ShapeLanguage/Syntax/")
    }
    // The parts of which the views consist.
    let finders = [
      "NodeID", "NodeRecord", "tree.nodes", "tokenBefore", ".firstChild", ".child(", ".expressionChild(", ".nameChild(",
    ]
    var found: [String] = []
    for path in paths {
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      found += finders.filter { text.contains($0) }.map { "\(path): \($0)" }
    }
    #expect(paths.count > 100)
    #expect(found == [])
  }
}
