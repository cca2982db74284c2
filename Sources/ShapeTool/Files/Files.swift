#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The reason why a file could not be read or written, in the operating system's words.
package struct FileFailure: Error {
  package var reason: String

  package init(_ code: Int32) { reason = String(cString: strerror(code)) }
  package init(reason: String) { self.reason = reason }

  /// A folder has no bytes.
  package static var isFolder: FileFailure { FileFailure(EISDIR) }
  /// A pipe or a device can't be replaced, and opening it may wait forever.
  package static var notRegular: FileFailure { FileFailure(reason: "Not a regular file") }
}

package enum Files {
  // MARK: Reading

  /// Returns the bytes of a file, or of standard input for `-`.
  ///
  /// - Parameter limit: The maximum number of bytes. A longer file is read only a little beyond it.
  package static func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
    if path == "-" { return try readAll(0, limit: limit) }
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw FileFailure(errno) }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw FileFailure(errno) }
    if information.st_mode & S_IFMT == S_IFDIR { throw .isFolder }
    return try readAll(descriptor, limit: limit, expected: Int(information.st_size))
  }

  /// Returns the bytes of a regular file, and its state before they were read. Never waits for another program, as the
  /// reader of a pipe does.
  ///
  /// - Parameter limit: The maximum number of bytes. A longer file is read only a little beyond it.
  package static func readRegular(
    _ path: String, limit: Int
  ) throws(FileFailure) -> (bytes: [UInt8], state: FileState) {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileFailure(errno) }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw FileFailure(errno) }
    switch information.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .isFolder
    case _: throw .notRegular
    }
    let bytes = try readAll(descriptor, limit: limit, expected: Int(information.st_size))
    return (bytes, FileState(information))
  }

  /// Returns the next bytes of an open file, after waiting until there are some. Empty at its end.
  package static func readSome(_ descriptor: Int32) throws(FileFailure) -> [UInt8] {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { systemRead(descriptor, $0) }
      if count >= 0 { return Array(chunk[..<count]) }
      try prepareRetry(descriptor, Int16(POLLIN))
    }
  }

  private static func readAll(
    _ descriptor: Int32, limit: Int, expected: Int = 0
  ) throws(FileFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(expected, limit) + 1)
    var chunk = [UInt8](repeating: 0, count: max(1 << 16, min(expected + 1, 1 << 22)))
    while bytes.count <= limit {
      let count = chunk.withUnsafeMutableBytes { systemRead(descriptor, $0) }
      if count == 0 { break }
      if count < 0 {
        try prepareRetry(descriptor, Int16(POLLIN))
      } else {
        bytes.append(contentsOf: chunk[..<count])
      }
    }
    return bytes
  }

  // MARK: Writing

  /// Writes all bytes to an open file, such as standard output.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileFailure) {
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, start + (1 << 16))
      let count = bytes[start..<end].withUnsafeBytes { systemWrite(descriptor, $0) }
      if count < 0 {
        try prepareRetry(descriptor, Int16(POLLOUT))
      } else {
        start += count
      }
    }
  }

  /// Writes all bytes to a pipe or a device, which can't be replaced as a whole.
  package static func write(_ bytes: [UInt8], toDevice path: String) throws(FileFailure) {
    let descriptor = open(path, O_WRONLY)
    guard descriptor >= 0 else { throw FileFailure(errno) }
    defer { close(descriptor) }
    try write(bytes, to: descriptor)
  }

  /// Prepares to repeat a call that failed: waits if the file is a pipe in nonblocking mode. Throws if that is no use.
  private static func prepareRetry(_ descriptor: Int32, _ event: Int16) throws(FileFailure) {
    let code = errno
    if code == EINTR { return }
    guard code == EAGAIN else { throw FileFailure(code) }
    var request = pollfd(fd: descriptor, events: event, revents: 0)
    _ = poll(&request, 1, -1)
  }

  // MARK: Paths

  /// The kinds of files that shapec distinguishes.
  package enum Kind { case nothing, folder, regular, other }

  package static func kind(_ path: String) -> Kind {
    var information = stat()
    guard stat(path, &information) == 0 else { return .nothing }
    switch information.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .regular
    default: return .other
    }
  }

  /// Returns the paths of the sources in a folder and in the folders within it, in the order of their bytes.
  ///
  /// Hidden files and folders are skipped, and so are links to folders, which may form cycles.
  package static func sources(in folder: String) -> [String] {
    entries(in: folder).flatMap { entry in
      switch entry {
      case .source(let path): [path]
      case .folder(let path): sources(in: path)
      }
    }
  }

  /// What `sources(in:)` visits in a folder.
  package enum Entry { case source(String), folder(String) }

  /// Returns the sources and the folders in a folder, but not those in the folders within it, in the order of their bytes.
  package static func entries(in folder: String) -> [Entry] {
    let isHere = folder == "." || folder == "./"
    let prefix = isHere ? "" : folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
    let found = listing(prefix).filter { name, type in
      // Most folders have many files of other kinds, which need no further call.
      let isOther = (type == DT_REG || type == DT_LNK) && !name.hasSuffix(".shape")
      return !isOther && name.utf8.first != UInt8(ascii: ".")
    }
    return found.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }.compactMap { name, type in
      let path = prefix + name
      if type == DT_DIR { return .folder(path) }
      let isSource = name.hasSuffix(".shape")
      switch kind(path) {
      case .folder: return isLink(path) ? nil : .folder(path)
      // A link to a missing file is reported when it is read.
      case .regular, .nothing: return isSource ? .source(path) : nil
      case .other: return nil
      }
    }
  }

  package static func isLink(_ path: String) -> Bool {
    var information = stat()
    return lstat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFLNK
  }

  /// Returns the names in a folder, ordered by their bytes. Empty if the folder can't be read.
  package static func names(in folder: String) -> [String] {
    listing(folder).map(\.name).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns the names in a folder in any order, each with one of the constants `DT_DIR`, ….
  private static func listing(_ folder: String) -> [(name: String, type: Int)] {
    guard let stream = opendir(folder.isEmpty ? "." : folder) else { return [] }
    defer { closedir(stream) }
    var names: [(name: String, type: Int)] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      names.append((name, Int(entry.pointee.d_type)))
    }
    return names
  }

  /// The identity of a file, independent of its path.
  package struct Identity: Hashable {
    package var device: UInt64
    package var number: UInt64

    package init(_ information: stat) {
      device = UInt64(truncatingIfNeeded: information.st_dev)
      number = UInt64(truncatingIfNeeded: information.st_ino)
    }
  }

  /// Returns the identity of a file, or `nil` if there is none.
  package static func identity(_ path: String) -> Identity? {
    var information = stat()
    return stat(path, &information) == 0 ? Identity(information) : nil
  }

  /// Creates a folder and those above it, if they don't exist.
  package static func makeFolder(_ path: String) throws(FileFailure) {
    if path.isEmpty || kind(path) == .folder { return }
    if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex {
      try makeFolder(String(path[..<slash]))
    }
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw FileFailure(errno) }
    if kind(path) != .folder { throw FileFailure(ENOTDIR) }
  }

  /// Returns the path without links and dots, or `nil` if there is no file.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Returns a text as a part of a file's name: characters that separate folders, or that some disks refuse, become `-`.
  package static func nameWithoutSeparators(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { name, scalar in
      let isRefused =
        scalar.value < 32 || (127..<160).contains(scalar.value) || "/\\:*?\"<>|".unicodeScalars.contains(scalar)
      name.unicodeScalars.append(isRefused ? "-" : scalar)
    }
  }

  /// Returns the path up to its last `/`, including it. Empty if there is none.
  package static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
  }

  /// Returns the name of a file without its folder and its extension.
  package static func stem(of path: String) -> String {
    let name = path.utf8.suffix(path.utf8.count - folder(of: path).utf8.count)
    let end = name.lastIndex(of: UInt8(ascii: ".")) ?? name.endIndex
    return String(Substring(name[..<(end == name.startIndex ? name.endIndex : end)]))
  }
}

// The system calls whose names are also those of functions of `Files`, which hide them there.

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
  write(descriptor, buffer.baseAddress, buffer.count)
}
