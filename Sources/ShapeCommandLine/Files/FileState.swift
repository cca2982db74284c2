import ShapeLanguage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What differs if a file was written, replaced, deleted or created: its identity, size and modification time.
package struct FileState: Equatable, Sendable {
  /// `nil` if there is no file.
  private var identity: Files.Identity?
  private var size: Int64 = 0
  private var seconds = 0
  private var nanoseconds = 0

  package init(_ path: String) {
    var information = stat()
    guard stat(path, &information) == 0 else { return }
    identity = Files.Identity(information)
    size = Int64(information.st_size)
    #if canImport(Darwin)
      let time = information.st_mtimespec
    #else
      let time = information.st_mtim
    #endif
    (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec))
  }
}

/// The files that a run read, or tried to read, with their states before. Each is listed once, in the order of reading.
struct ReadFiles {
  private(set) var paths: [String] = []
  private(set) var states: [FileState] = []
  private var known: Set<String> = []
  /// The imported files, so that each is read once.
  private var imported: [String: Result<[UInt8], LoadFailure>] = [:]
  private var importedSize = 0

  /// Adds a file that is about to be read. Standard input is not a file.
  mutating func add(_ path: String) {
    guard path != "-", known.insert(path).inserted else { return }
    states.append(FileState(path))
    paths.append(path)
  }

  /// Returns what is known of an imported file, or reads it. Files are kept up to the size of a program.
  mutating func imported(
    _ path: String, _ read: (String) -> Result<[UInt8], LoadFailure>
  ) -> Result<[UInt8], LoadFailure> {
    if let known = imported[path] { return known }
    add(path)
    let result = read(path)
    if case .success(let bytes) = result { importedSize += bytes.count }
    if importedSize <= SourceLimits.programBytes { imported[path] = result }
    return result
  }
}
