/// The path of a folder as text. Links are not resolved.
public struct FolderPath: Equatable, Sendable {
  private var isAbsolute: Bool
  /// The number of `..` at the start.
  private var parents = 0
  private var names: [Substring] = []

  /// Creates the path without `.`, and without names before a `..`. An empty path is the current folder.
  public init(_ text: String) {
    isAbsolute = text.hasPrefix("/")
    for name in text.split(separator: "/") where name != "." {
      if name != ".." {
        names.append(name)
      } else if !names.isEmpty {
        names.removeLast()
      } else if !isAbsolute {
        parents += 1
      }
    }
  }

  /// Creates the path of the folder of a file.
  public init(ofFile path: String) {
    self.init(path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? "")
  }

  /// The path, without `/` at its end. `.` is the current folder.
  public var text: String {
    let parts = Array(repeating: "..", count: parents) + names
    return (isAbsolute ? "/" : "") + (parts.isEmpty && !isAbsolute ? "." : parts.joined(separator: "/"))
  }

  /// Returns the innermost folder that contains both, or `nil` if only one of them is absolute.
  public func common(with other: FolderPath) -> FolderPath? {
    guard isAbsolute == other.isAbsolute else { return nil }
    var result = self
    result.parents = max(parents, other.parents)
    result.names = []
    if parents == other.parents {
      for (name, second) in zip(names, other.names) {
        guard name == second else { break }
        result.names.append(name)
      }
    }
    return result
  }
}
