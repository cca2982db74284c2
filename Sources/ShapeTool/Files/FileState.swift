import ShapeLanguage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What differs if a file was written, replaced, deleted or created: its identity, size, and times of modification and change.
package struct FileState: Equatable, Sendable {
  /// `nil` if there is no file.
  private var identity: Files.Identity?
  private var size: Int64 = 0
  private var modified = Time()
  /// A program can set the time of modification, but not this one.
  private var changed = Time()

  private struct Time: Equatable, Sendable {
    var seconds = 0
    var nanoseconds = 0
  }

  /// The state of the file that has a path now.
  package init(_ path: String) {
    var information = stat()
    self.init(stat(path, &information) == 0 ? information : nil)
  }

  package init(_ information: stat?) {
    guard let information else { return }
    identity = Files.Identity(information)
    size = Int64(information.st_size)
    #if canImport(Darwin)
      let (modified, changed) = (information.st_mtimespec, information.st_ctimespec)
    #else
      let (modified, changed) = (information.st_mtim, information.st_ctim)
    #endif
    self.modified = Time(seconds: Int(modified.tv_sec), nanoseconds: Int(modified.tv_nsec))
    self.changed = Time(seconds: Int(changed.tv_sec), nanoseconds: Int(changed.tv_nsec))
  }

  /// The longest step of the clock of a file system, in seconds.
  private static let clockStep = 2

  /// Whether another change would have another time. Until then, the file may be written again without a difference.
  package var isSettled: Bool { identity == nil || time(nil) - changed.seconds > Self.clockStep }
}

/// The files that a run read, or tried to read, with their states before. Each is listed once, in the order of reading.
package struct ReadFiles {
  package private(set) var paths: [String] = []
  package private(set) var states: [FileState] = []
  private var known: Set<String> = []
  /// The imported files, so that each is read once.
  private var imported: [String: Result<[UInt8], LoadFailure>] = [:]
  private var importedSize = 0

  package init() {}

  /// Adds a file that is about to be read. Standard input is not a file.
  package mutating func add(_ path: String) {
    guard path != "-", known.insert(path).inserted else { return }
    states.append(FileState(path))
    paths.append(path)
  }

  /// Returns what is known of an imported file, or reads it. Files are kept up to the size of a program.
  package mutating func imported(
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
