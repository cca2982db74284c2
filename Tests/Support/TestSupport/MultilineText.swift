import Foundation

/// The texts that tests expect, as they are written in their sources: between `"""`, indented.
public enum MultilineText {
  private static let lock = NSLock()

  /// Replaces a text in a Swift file by another one with the same indentation.
  public static func rewrite(_ old: String, as new: String, in path: String) {
    lock.withLock {
      guard let source = try? String(contentsOfFile: path, encoding: .utf8) else { return }
      for depth in 1...8 {
        let indent = String(repeating: "  ", count: depth)
        func indented(_ text: String) -> String {
          text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : indent + $0 }.joined(separator: "\n")
        }
        let (before, after) = ("\"\"\"\n\(indented(old))\n\(indent)\"\"\"", "\"\"\"\n\(indented(new))\n\(indent)\"\"\"")
        guard source.contains(before) else { continue }
        try? source.replacing(before, with: after).write(toFile: path, atomically: true, encoding: .utf8)
        return
      }
    }
  }
}
