/// The reason why a file can't be loaded.
public enum LoadFailure: Error, Sendable {
  /// In the words of the operating system.
  case unreadable(String)
  /// - Parameter root: The folder that contains the file, for `--root`. `nil` if it follows from the path.
  case outsideFolder(root: String? = nil)
}

/// The folder that imports stay within.
public struct ImportRoot: Sendable {
  /// The beginning of the paths of its files: empty, or with a `/` at its end.
  public var path: String
  /// The folder of the compiled file, as a path from the root: empty, or with a `/` at its end.
  public var mainFolder: String
  /// The folder as it was given by `--root`. `nil` if it follows from the files.
  public var given: String?

  public init(path: String, mainFolder: String, given: String? = nil) {
    self.path = path
    self.mainFolder = mainFolder
    self.given = given
  }
}
