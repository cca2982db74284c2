#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// One picture that is made.
struct Artifact {
  var name: String
  var bytes: [UInt8]
  /// The file it came from.
  var source: String
}

/// Where pictures go.
struct Destination {
  /// A file or a folder; nil for standard output.
  let path: String?
  /// What the name of a file ends in, without the dot.
  let fileExtension: String
  let console: Console

  /// Writes all pictures. Nothing takes its name before everything is written.
  ///
  /// - Parameter sources: The files that were read, which nothing may replace.
  func write(_ artifacts: [Artifact], sources: Set<Files.Identity>) -> ExitCode {
    guard let path else { return writeToStandardOutput(artifacts) }
    let kind = Files.kind(path)
    let isFolder = Destination.isFolder(path)
    if !isFolder, artifacts.count > 1 {
      console.error("\(artifacts.count) shapes do not go into one file", hint: "name a folder: `-o \(path)/`")
      return .usage
    }
    if isFolder, let clash = clash(of: artifacts) { return clash }
    if !isFolder, kind == .other, let artifact = artifacts.first { return write(artifact, toDevice: path) }
    let folder = path.hasSuffix("/") ? path : path + "/"
    let paths = artifacts.map { isFolder ? "\(folder)\($0.name).\(fileExtension)" : path }
    for path in paths {
      if Files.identity(path).map({ sources.contains($0) }) ?? false {
        console.error("\(path) is a source of the picture: it is not overwritten")
        return .usage
      }
      if Array(path.utf8.suffix(6)) == Array(".shape".utf8) {
        console.error("\(path) has the name of a source", hint: "let the name of a picture end in .\(fileExtension)")
        return .usage
      }
    }
    return stage(artifacts, at: paths, folder: isFolder ? path : nil)
  }

  /// Whether a path leads to a folder, or to one that is to be made.
  static func isFolder(_ path: String) -> Bool {
    path.utf8.last == UInt8(ascii: "/") || Files.kind(path) == .folder
  }

  /// Two shapes that would have the same file; on many disks the case of letters makes no difference.
  private func clash(of artifacts: [Artifact]) -> ExitCode? {
    var origins: [String: Artifact] = [:]
    for artifact in artifacts {
      if let first = origins.updateValue(artifact, forKey: artifact.name.lowercased()) {
        console.error(
          "`\(first.name)` in \(first.source) and `\(artifact.name)` in \(artifact.source) would have the same file",
          hint: "draw them one by one, or give one of them another name")
        return .usage
      }
    }
    return nil
  }

  // MARK: Ways out

  private func writeToStandardOutput(_ artifacts: [Artifact]) -> ExitCode {
    if artifacts.count > 1 {
      let names = artifacts.map { "\($0.name) in \($0.source)" }
      console.error(
        "there are several shapes: \(names.joined(separator: ", "))",
        hint: "standard output takes one; name a folder for all of them with -o")
      return .usage
    }
    do throws(FileFailure) {
      for artifact in artifacts { try Files.write(artifact.bytes, to: 1) }
      return .success
    } catch {
      console.error("can't write to standard output: \(error.reason)")
      return .files
    }
  }

  /// A pipe or a device is written to as it is: there is nothing to keep whole.
  private func write(_ artifact: Artifact, toDevice path: String) -> ExitCode {
    let descriptor = open(path, O_WRONLY)
    guard descriptor >= 0 else { return failure(path, FileFailure(errno)) }
    defer { close(descriptor) }
    do throws(FileFailure) {
      try Files.write(artifact.bytes, to: descriptor)
      return .success
    } catch {
      return failure(path, error)
    }
  }

  private func stage(_ artifacts: [Artifact], at paths: [String], folder: String?) -> ExitCode {
    var staged: [StagedFile] = []
    var current = folder ?? ""
    do throws(FileFailure) {
      if let folder { try Files.makeFolder(folder.hasSuffix("/") ? String(folder.dropLast()) : folder) }
      for (artifact, path) in zip(artifacts, paths) {
        current = path
        if Files.kind(path) == .folder { throw FileFailure(EISDIR) }
        staged.append(try StagedFile(artifact.bytes, for: path))
      }
      for (index, path) in paths.enumerated() {
        current = path
        do throws(FileFailure) {
          try staged[index].commit()
        } catch {
          staged.removeFirst(index + 1)
          throw error
        }
      }
      return .success
    } catch {
      for file in staged { file.discard() }
      return failure(current, error)
    }
  }

  private func failure(_ path: String, _ failure: FileFailure) -> ExitCode {
    let folder = Files.folder(of: path)
    let isMissing = !folder.isEmpty && Files.kind(folder) == .nothing
    console.error("can't write \(path): \(failure.reason)", hint: isMissing ? "there is no folder \(folder)" : nil)
    return .files
  }
}
