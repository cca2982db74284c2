import ShapeLanguage

/// The files of the system, as the server needs them. The program that runs the server provides them.
public struct WorkspaceFiles: Sendable {
  /// Returns the bytes of a regular file of at most `SourceLimits.fileBytes` that is within a folder, without following
  /// links out of it.
  public var read: @Sendable (_ path: String, _ folder: String) -> Result<[UInt8], LoadFailure>
  /// Returns the paths of the `.shape` files in a folder and in the folders within it, at most some number.
  public var sources: @Sendable (_ folder: String, _ limit: Int) -> [String]
  /// Writes a page for each code, unless that is done already, and returns the folder of the pages. `nil` if they can't be
  /// written. The page of `E0203` is `E0203.md`.
  public var explanations: @Sendable () -> String?

  public init(
    read: @escaping @Sendable (_ path: String, _ folder: String) -> Result<[UInt8], LoadFailure>,
    sources: @escaping @Sendable (_ folder: String, _ limit: Int) -> [String],
    explanations: @escaping @Sendable () -> String? = { nil }
  ) {
    self.read = read
    self.sources = sources
    self.explanations = explanations
  }
}
