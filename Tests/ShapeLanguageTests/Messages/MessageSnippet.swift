import Foundation
import TestSupport
import Testing

/// A snippet of a file in `Snippets`, with its messages as `expect(_:)` describes them.
///
/// A line `=== name` begins a snippet, and the empty line before the next one ends it. What comes before the first is a
/// comment.
struct MessageSnippet: Sendable, CustomTestStringConvertible {
  /// The path of its file.
  var path: String
  /// The number of its first line, counted from 1.
  var line: Int
  var name: String
  var text: String

  var testDescription: String { "\(fileName): \(name)" }

  private var fileName: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

  /// Those with `SHAPE_SNIPPET` in their descriptions, by default all.
  static var wanted: [MessageSnippet] {
    guard let part = ProcessInfo.processInfo.environment["SHAPE_SNIPPET"], !part.isEmpty else { return all }
    return all.filter { $0.testDescription.contains(part) }
  }

  /// The snippets of all files that can be read. A test checks that these are all.
  static let all: [MessageSnippet] = ((try? paths()) ?? []).flatMap(read)

  /// The paths of the files.
  static func paths() throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Snippets").path
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { "\(folder)/\($0)" }
  }

  private static func read(_ path: String) -> [MessageSnippet] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let starts = lines.indices.filter { lines[$0].hasPrefix(mark) }
    let ends = starts.dropFirst() + [lines.endIndex]
    return zip(starts, ends).map { start, end in
      MessageSnippet(
        path: path, line: start + 2, name: String(lines[start].dropFirst(mark.count)),
        text: lines[start + 1..<end - 1].joined(separator: "\n"))
    }
  }

  private static let mark = "=== "

  // MARK: Rewriting

  private static let lock = NSLock()

  /// Replaces the text in the file.
  func rewrite(as new: String) throws {
    try Self.lock.withLock {
      let file = try String(contentsOfFile: path, encoding: .utf8)
      let start = "\(Self.mark)\(name)\n"
      try file.replacing(start + text + "\n", with: start + new + "\n")
        .write(toFile: path, atomically: true, encoding: .utf8)
    }
  }
}
