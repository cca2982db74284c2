import Foundation

/// The files of the repository that tests read.
public enum Repository {
  public static let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
  public static let examples = root.appendingPathComponent("Examples")

  /// The pages of the documentation whose code blocks and pictures are tested.
  public static let pages =
    [
      "README.md", "Grammar.md", "Examples/README.md", "Sources/shapec/README.md", "Sources/ShapeKit/README.md",
    ]
    + ["ShapeKit", "GettingStarted", "ContentAndSlots", "DrawingWithoutViews", "Motion", "Sizes", "Colors"].map {
      "Sources/ShapeKit/ShapeKit.docc/\($0).md"
    }
  /// The page of recipes.
  public static let cookbook = "Examples/README.md"

  public static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Returns the fenced blocks of a page with the tag `shape`, including wrong ones, and the text after each.
  public static func shapeBlocks(of page: String) -> [(text: String, following: String)] {
    let text = (try? text(of: page)) ?? ""
    return text.components(separatedBy: "\n```shape").dropFirst().map { part in
      let parts = part.components(separatedBy: "\n```")
      // The rest of the fence's line is not source.
      let source = parts[0].drop { $0 != "\n" }.dropFirst() + "\n"
      return (String(source), parts.count > 1 ? parts[1] : "")
    }
  }
}
