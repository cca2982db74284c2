import ShapeLanguage

/// Reads and compiles files with their imports.
struct SourceReader {
  private let input: Input

  init(_ input: Input) { self.input = input }

  func compile(_ path: String, _ settings: [Setting]) throws(Failure) -> Compilation {
    let name = input.name(of: path)
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try Files.read(path, limit: SourceLimits.fileBytes)
    } catch {
      throw .file("can't read \(name): \(error.reason)")
    }
    let folder = Files.folder(of: name)
    return Compiler.compile(SourceFile(path: name, bytes: bytes), settings: settings) {
      Self.load($0, besideFilesOf: folder)
    }
  }

  /// Returns a fixer for a file, which may import others of its folder.
  static func fixer(for path: String) -> Fixer {
    let folder = Files.folder(of: path)
    let neighbors = { Files.names(in: folder).filter { $0.hasSuffix(".shape") && folder + $0 != path } }
    return Fixer(path: path, neighbors: neighbors) { load($0, besideFilesOf: folder) }
  }

  /// Reads an imported file. A link must not lead out of the folder either.
  private static func load(_ path: String, besideFilesOf folder: String) -> Result<[UInt8], LoadFailure> {
    let full = folder + path
    if let root = Files.realPath(folder.isEmpty ? "." : folder), let real = Files.realPath(full),
      !real.utf8.starts(with: (root == "/" ? root : root + "/").utf8)
    {
      return .failure(.outsideFolder)
    }
    // Opening a pipe would wait for a writer.
    if Files.kind(full) == .other { return .failure(.unreadable("Not a regular file")) }
    do throws(FileFailure) {
      return .success(try Files.read(full, limit: SourceLimits.fileBytes))
    } catch {
      return .failure(.unreadable(error.reason))
    }
  }
}
