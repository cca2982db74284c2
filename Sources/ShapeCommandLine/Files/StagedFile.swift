#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is written under a temporary name first, so that a failure leaves the old file as it was.
struct StagedFile {
  /// The final name, with links resolved, so that a link stays a link.
  private let target: String
  private let temporary: String

  /// Writes the bytes to a temporary file in the folder of `path`.
  ///
  /// - Parameter number: How many files were staged before this one, for a name of its own.
  init(_ bytes: [UInt8], for path: String, number: Int) throws(FileFailure) {
    if path.utf8.last == UInt8(ascii: "/") { throw FileFailure(EISDIR) }
    target = Files.realPath(path) ?? path
    let (name, descriptor) = try StagedFile.create(in: Files.folder(of: target), number)
    temporary = name
    do throws(FileFailure) {
      try StagedFile.fill(descriptor, bytes, like: target)
    } catch {
      unlink(name)
      throw error
    }
  }

  /// Opens a new file with a name that no other file has.
  private static func create(in folder: String, _ number: Int) throws(FileFailure) -> (name: String, descriptor: Int32)
  {
    // A killed process may have left a file, and its number may be reused.
    for attempt in 0..<100 {
      let name = "\(folder).shapec-\(getpid())-\(number)-\(attempt)"
      let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL, 0o666)
      if descriptor >= 0 { return (name, descriptor) }
      if errno != EEXIST { break }
    }
    throw FileFailure(errno)
  }

  /// Writes to an open file and closes it.
  private static func fill(_ descriptor: Int32, _ bytes: [UInt8], like target: String) throws(FileFailure) {
    do throws(FileFailure) {
      try Files.write(bytes, to: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    var information = stat()
    if stat(target, &information) == 0 { fchmod(descriptor, information.st_mode & 0o777) }
    // A full disk may be reported only now.
    if close(descriptor) != 0 { throw FileFailure(errno) }
  }

  /// Replaces the file with the final name.
  func commit() throws(FileFailure) {
    if rename(temporary, target) != 0 {
      let code = errno
      unlink(temporary)
      throw FileFailure(code)
    }
  }

  /// Deletes the temporary file.
  func discard() { unlink(temporary) }
}
