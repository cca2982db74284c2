import ShapeLanguage

/// The files of the system, as the server needs them. The program that runs the server provides them.
public struct WorkspaceFiles: Sendable {
  /// Returns the bytes of a regular file of at most `SourceLimits.fileBytes` that is within a folder, without following
  /// links out of it.
  public var read: @Sendable (_ path: String, _ folder: String) -> Result<[UInt8], LoadFailure>
  /// Returns what is in a folder, but not what is in the folders within it.
  public var list: @Sendable (_ folder: String) -> Listing
  /// Writes a page for each code, unless that is done already, and returns the folder of the pages. `nil` if they can't be
  /// written. The page of `E0203` is `E0203.md`.
  public var explanations: @Sendable () -> String?

  /// The paths of the `.shape` files and of the folders in a folder. Hidden ones are omitted.
  public struct Listing: Sendable {
    public var sources: [String] = []
    public var folders: [String] = []

    public init() {}
  }

  public init(
    read: @escaping @Sendable (_ path: String, _ folder: String) -> Result<[UInt8], LoadFailure>,
    list: @escaping @Sendable (_ folder: String) -> Listing,
    explanations: @escaping @Sendable () -> String? = { nil }
  ) {
    self.read = read
    self.list = list
    self.explanations = explanations
  }
}
