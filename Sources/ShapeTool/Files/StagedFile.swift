#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is written under a temporary name first, so that a failure leaves the old file as it was.
package struct StagedFile {
  /// The final name, with links resolved, so that a link stays a link.
  private let target: String
  private let temporary: String
  /// The state of the temporary file. Its new name only changes the time of change.
  package let state: FileState
  /// The name of the old file until all files are written.
  private var old: String { temporary + "-old" }

  /// Writes the bytes to a temporary file in the folder of `path`.
  ///
  /// - Parameter number: How many files were staged before this one, for a name of its own.
  package init(_ bytes: [UInt8], for path: String, number: Int) throws(FileFailure) {
    if path.utf8.last == UInt8(ascii: "/") { throw .isFolder }
    let real = Files.realPath(path)
    if real == nil, Files.isLink(path) { throw FileFailure(reason: "It is a link to no file") }
    if let real, access(real, W_OK) != 0 { throw FileFailure(errno) }
    target = real ?? path
    let (name, descriptor) = try StagedFile.create(in: Files.folder(of: target), number)
    temporary = name
    do throws(FileFailure) {
      state = try StagedFile.fill(descriptor, bytes, like: target)
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

  /// Writes to an open file and closes it. Returns its state.
  private static func fill(
    _ descriptor: Int32, _ bytes: [UInt8], like target: String
  ) throws(FileFailure) -> FileState {
    do throws(FileFailure) {
      try Files.write(bytes, to: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    var (information, own) = (stat(), stat())
    let hasOld = stat(target, &information) == 0
    // Some disks have no permissions, and refuse to change them.
    if hasOld, fstat(descriptor, &own) == 0, own.st_mode != information.st_mode,
      fchmod(descriptor, information.st_mode & 0o777) != 0
    {
      let code = errno
      close(descriptor)
      throw FileFailure(code)
    }
    // After a power failure, the file must not be empty.
    if hasOld, let code = synchronize(descriptor) {
      close(descriptor)
      throw FileFailure(code)
    }
    // A full disk may be reported only now.
    let isWritten = fstat(descriptor, &own) == 0
    if close(descriptor) != 0 || !isWritten { throw FileFailure(errno) }
    return FileState(own)
  }

  /// Waits until the disk has an open file, if the disk supports that. Returns the code of a failure, or `nil` for none.
  static func synchronize(_ descriptor: Int32, _ fsync: (Int32) -> Int32 = fsync) -> Int32? {
    while fsync(descriptor) != 0 {
      let code = errno
      if [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(code) { return nil }
      if code != EINTR { return code }
    }
    return nil
  }

  // MARK: Commitment

  /// Replaces the file with the final name.
  package func commit() throws(FileFailure) {
    if rename(temporary, target) != 0 {
      let code = errno
      discard()
      throw FileFailure(code)
    }
  }

  /// Replaces the files with the final names: all of them, or none.
  ///
  /// A reader may see some new and some old files for a moment. On a disk without hard links, an old file that was replaced
  /// before another one fails is lost.
  package static func commit(_ files: [StagedFile]) throws(StagedFileFailure) {
    for (index, file) in files.enumerated() {
      // One file is replaced in one step.
      if files.count > 1 { link(file.target, file.old) }
      do throws(FileFailure) {
        try file.commit()
      } catch {
        unlink(file.old)
        for done in files[..<index].reversed() { done.restore() }
        for other in files[(index + 1)...] { other.discard() }
        throw StagedFileFailure(index: index, failure: error)
      }
    }
    for file in files where files.count > 1 { unlink(file.old) }
  }

  /// Brings the old file back, if there was one.
  private func restore() {
    if rename(old, target) != 0 { unlink(target) }
  }

  /// Deletes the temporary file.
  package func discard() { unlink(temporary) }
}

/// The file of several that could not be replaced, and why.
package struct StagedFileFailure: Error {
  package var index: Int
  package var failure: FileFailure
}
