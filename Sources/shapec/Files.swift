#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a file could not be read or written, in the operating system's words.
struct FileFailure: Error {
  var reason: String

  init(_ code: Int32) { reason = String(cString: strerror(code)) }
  init(reason: String) { self.reason = reason }
}

enum Files {
  /// The bytes of a file, or of standard input for `-`; of one that is longer than a limit no more than one byte more.
  static func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
    if path == "-" { return try readAll(0, limit: limit) }
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw FileFailure(errno) }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw FileFailure(errno) }
    if information.st_mode & S_IFMT == S_IFDIR { throw FileFailure(EISDIR) }
    return try readAll(descriptor, limit: limit, expected: Int(information.st_size))
  }

  private static func readAll(
    _ descriptor: Int32, limit: Int, expected: Int = 0
  ) throws(FileFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(expected, limit) + 1)
    var chunk = [UInt8](repeating: 0, count: max(1 << 16, min(expected + 1, 1 << 22)))
    while bytes.count <= limit {
      let count = chunk.withUnsafeMutableBytes { Platform.read(descriptor, $0) }
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileFailure(errno)
      }
      bytes.append(contentsOf: chunk[..<count])
    }
    return bytes
  }

  /// Writes a file whole or not at all: into a new file beside it, which then takes its name.
  static func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    var information = stat()
    if stat(path, &information) == 0, information.st_mode & S_IFMT == S_IFDIR { throw FileFailure(EISDIR) }
    // A pipe or a device is written to as it is: there is nothing to keep whole.
    if stat(path, &information) == 0, information.st_mode & S_IFMT != S_IFREG {
      let descriptor = open(path, O_WRONLY)
      guard descriptor >= 0 else { throw FileFailure(errno) }
      defer { close(descriptor) }
      return try write(bytes, to: descriptor)
    }
    let temporary = "\(path).\(getpid()).new"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL, 0o666)
    guard descriptor >= 0 else { throw FileFailure(errno) }
    do throws(FileFailure) {
      try write(bytes, to: descriptor)
      // A full disk may show itself only now.
      if close(descriptor) != 0 { throw FileFailure(errno) }
    } catch {
      close(descriptor)
      unlink(temporary)
      throw error
    }
    if rename(temporary, path) != 0 {
      let code = errno
      unlink(temporary)
      throw FileFailure(code)
    }
  }

  /// Writes to an open file, such as standard output.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileFailure) {
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, start + (1 << 16))
      let count = bytes[start..<end].withUnsafeBytes { Platform.write(descriptor, $0) }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileFailure(errno)
      }
      start += count
    }
  }

  /// Whether a path is a folder.
  static func isFolder(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
  }

  /// Makes a folder, and those above it, unless it is there.
  static func makeFolder(_ path: String) throws(FileFailure) {
    if path.isEmpty || isFolder(path) { return }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex { try makeFolder(String(path[..<slash])) }
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw FileFailure(errno) }
    if !isFolder(path) { throw FileFailure(ENOTDIR) }
  }

  /// The path without links and dots; nil where nothing is there.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

/// The system calls whose names collide with those of `Files`.
private enum Platform {
  static func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      Musl.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  static func write(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, buffer.baseAddress, buffer.count)
    #else
      Darwin.write(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }
}
