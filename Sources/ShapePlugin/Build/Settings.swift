import Foundation
import PackagePlugin

/// What the file `shapes.json` says about the Swift code of a target.
struct Settings {
  /// The keys of the file. Each is the name of an option of shapec, with a text as its value.
  private enum Key: String, CaseIterable {
    case access, namespace
  }

  /// The file, or `nil` if there is none.
  private(set) var file: URL?
  /// The options of shapec.
  private(set) var arguments = ["--access", "internal"]

  /// Reads the nearest file, in a folder or in those around it up to the one of the project.
  ///
  /// - Throws: `Refused`, after the message is shown.
  init(in folder: URL, project: URL) throws {
    file = Self.nearest(to: folder, project: project)
    guard let file else { return }
    let text = try String(contentsOf: file, encoding: .utf8)
    let values: [String: String]
    do {
      values = try JSONDecoder().decode([String: String].self, from: Data(text.utf8))
    } catch {
      throw Refused("expected a JSON object with texts, such as {\"namespace\": \"UI\"}", in: file)
    }
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let key = Key(rawValue: name) else {
        let keys = Key.allCases.map { "`\($0.rawValue)`" }.joined(separator: " or ")
        throw Refused("unknown key `\(name)`: use \(keys)", in: file, line: Self.line(of: "\"\(name)\"", in: text))
      }
      switch key {
      case .access: arguments = ["--access", value] + arguments.dropFirst(2)
      case .namespace: arguments += ["--namespace", value]
      }
    }
  }

  /// The build can't go on. The message is shown already.
  struct Refused: Error, CustomStringConvertible {
    let description: String

    fileprivate init(_ message: String, in file: URL, line: Int = 1) {
      Diagnostics.error(message, file: file.path, line: line)
      description = "can't use \(file.path)"
    }
  }

  private static func nearest(to folder: URL, project: URL) -> URL? {
    var folder = folder.standardizedFileURL
    let last = project.standardizedFileURL.pathComponents.count
    while true {
      let file = folder.appending(path: "shapes.json")
      if FileManager.default.fileExists(atPath: file.path) { return file }
      guard folder.pathComponents.count > max(last, 1) else { return nil }
      folder.deleteLastPathComponent()
    }
  }

  /// Returns the number of the first line that contains a text, from 1.
  private static func line(of part: String, in text: String) -> Int {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.firstIndex { $0.contains(part) } ?? 0) + 1
  }
}
