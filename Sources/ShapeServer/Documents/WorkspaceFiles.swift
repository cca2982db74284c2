import ShapeLanguage

/// The files of the system, as the server needs them. The program that runs the server provides them.
public struct WorkspaceFiles: Sendable {
  /// Returns the bytes of a regular file of at most `SourceLimits.fileBytes` that is within a folder, without following
  /// links out of it.
  public var read: @Sendable (_ path: String, _ folder: String) -> Result<[UInt8], LoadFailure>
  /// Returns the paths of the `.shape` files in a folder and in the folders within it, at most some number.
  public var sources: @Sendable (_ folder: String, _ limit: Int) -> [String]
  /// Returns the path of a page that explains a code, or `nil` if there is none.
  public var explanation: @Sendable (_ code: String) -> String?

  public init(
    read: @escaping @Sendable (_ path: String, _ folder: String) -> Result<[UInt8], LoadFailure>,
    sources: @escaping @Sendable (_ folder: String, _ limit: Int) -> [String],
    explanation: @escaping @Sendable (_ code: String) -> String? = { _ in nil }
  ) {
    self.read = read
    self.sources = sources
    self.explanation = explanation
  }
}
