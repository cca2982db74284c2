/// The bytes of one output file.
package struct Artifact {
  /// The name of the file in a folder, without its extension.
  package var name: String
  package var bytes: [UInt8]
  /// The source file.
  package var source: String

  package init(name: String, bytes: [UInt8], source: String) {
    self.name = name
    self.bytes = bytes
    self.source = source
  }
}

/// The destination of the output.
package struct Destination {
  /// A file or a folder, or `nil` for standard output.
  private let path: String?
  /// The extension of files in a folder, without a dot.
  private let fileExtension: String
  /// The path of a file that lists the dependencies of the output.
  private let depfile: String?

  package init(_ path: String?, as fileExtension: String, depfile: String? = nil) {
    self.path = path
    self.fileExtension = fileExtension
    self.depfile = depfile
  }

  /// Writes all files, or none of them.
  ///
  /// - Parameters:
  ///   - sources: The files that were read, which no output may replace.
  ///   - dependencies: The files that the output depends on, and those of them that the command line names.
  /// - Returns: The paths of the files. Empty for standard output.
  package func write(
    _ artifacts: [Artifact], sources: Set<String>, dependencies: (all: [String], main: [String])
  ) throws(Failure) -> [String] {
    guard let path else {
      try writeToStandardOutput(artifacts)
      return []
    }
    let isFolder = Destination.isFolder(path)
    if !isFolder, artifacts.count > 1 {
      throw .usage(
        UsageError(
          "can't write \(artifacts.count) pictures to one file",
          hint: "name a folder: `-o \(path)/`, or add `--sheet` for a contact sheet"))
    }
    if isFolder { try checkNames(of: artifacts) }
    let folder = path.utf8.last == UInt8(ascii: "/") ? path : path + "/"
    let paths = artifacts.map { isFolder ? "\(folder)\($0.name).\(fileExtension)" : path }
    let dependencies = try depfile.map { depfile throws(Failure) in
      (path: depfile, bytes: try self.dependencies(of: paths, dependencies, depfile, sources))
    }
    var files = zip(paths, artifacts).map { (path: $0, bytes: $1.bytes) }
    if !isFolder, Files.kind(path) == .other, let artifact = artifacts.first {
      do throws(FileFailure) {
        try Files.write(artifact.bytes, toDevice: path)
      } catch {
        throw failure(path, error)
      }
      files = []
    }
    try check(files.map(\.path), sources)
    try EndSignals.delayed { () throws(Failure) in
      try stage(files + (dependencies.map { [$0] } ?? []), folder: isFolder ? path : nil)
    }
    return paths
  }

  /// Returns the contents of the depfile.
  private func dependencies(
    of outputs: [String], _ inputs: (all: [String], main: [String]), _ depfile: String, _ sources: Set<String>
  ) throws(Failure) -> [UInt8] {
    do throws(UsageError) {
      let identity = Files.identity(depfile)
      if identity != nil, sources.union(inputs.all).contains(where: { Files.identity($0) == identity }) {
        throw UsageError("\(depfile) is an input file, and is not overwritten", hint: "name another depfile")
      }
      if outputs.contains(depfile) || identity != nil && outputs.contains(where: { Files.identity($0) == identity }) {
        throw UsageError("the output and the depfile are the same file", hint: "name another depfile")
      }
      let main = Set(inputs.main)
      let text = try Depfile.text(
        outputs: outputs, inputs: inputs.all, imports: inputs.all.filter { !main.contains($0) })
      return Array(text.utf8)
    } catch {
      throw .usage(error)
    }
  }

  /// Whether it is a folder, which may not exist yet.
  package var isFolder: Bool { path.map { Self.isFolder($0) } ?? false }

  /// Returns whether a path is that of a folder, which may not exist yet.
  package static func isFolder(_ path: String) -> Bool {
    path.utf8.last == UInt8(ascii: "/") || Files.kind(path) == .folder
  }

  // MARK: Names

  /// Refuses files that would replace a source, or look like one.
  private func check(_ paths: [String], _ sources: Set<String>) throws(Failure) {
    let sources = Set(sources.compactMap { Files.identity($0) })
    for path in paths {
      if Files.identity(path).map({ sources.contains($0) }) ?? false {
        throw .usage(UsageError("\(path) is an input file, and is not overwritten", hint: "name another output file"))
      }
      if path.utf8.suffix(6).elementsEqual(".shape".utf8) {
        throw .usage(
          UsageError("\(path) has the extension of a source", hint: "use the extension `.\(fileExtension)`"))
      }
    }
  }

  /// Refuses two shapes that would have the same file; many disks ignore the case of letters.
  private func checkNames(of artifacts: [Artifact]) throws(Failure) {
    var origins: [String: Artifact] = [:]
    for artifact in artifacts {
      guard let first = origins.updateValue(artifact, forKey: artifact.name.lowercased()) else { continue }
      throw .usage(
        UsageError(
          "`\(first.name)` in \(first.source) and `\(artifact.name)` in \(artifact.source) need the same output file",
          hint: "draw them one by one, or rename one of them"))
    }
  }

  // MARK: Writing

  private func writeToStandardOutput(_ artifacts: [Artifact]) throws(Failure) {
    if artifacts.count > 1 {
      let names = artifacts.map { "\($0.name) in \($0.source)" }
      throw .usage(
        UsageError(
          "standard output takes one picture, but there are several: \(names.joined(separator: ", "))",
          hint: "add a folder for all of them: `-o out/`, or add `--sheet` for a contact sheet"))
    }
    for artifact in artifacts { try StandardOutput.write(artifact.bytes) }
  }

  /// Writes everything beside the final names first, so that a failure leaves the old files.
  private func stage(_ files: [(path: String, bytes: [UInt8])], folder: String?) throws(Failure) {
    var staged: [StagedFile] = []
    var current = folder ?? ""
    do throws(FileFailure) {
      if let folder { try Files.makeFolder(folder.utf8.last == UInt8(ascii: "/") ? String(folder.dropLast()) : folder) }
      for (path, bytes) in files {
        current = path
        if Files.kind(path) == .folder { throw .isFolder }
        staged.append(try StagedFile(bytes, for: path, number: staged.count))
      }
    } catch {
      for file in staged { file.discard() }
      throw failure(current, error)
    }
    do throws(StagedFileFailure) {
      try StagedFile.commit(staged)
    } catch {
      throw failure(files[error.index].path, error.failure)
    }
  }

  private func failure(_ path: String, _ failure: FileFailure) -> Failure {
    let folder = Files.folder(of: path)
    // `a.svg/` is nothing if `a.svg` is a file.
    let isMissing = !folder.isEmpty && folder != "/" && Files.kind(String(folder.dropLast())) == .nothing
    return .file("can't write \(path): \(failure.reason)", hint: isMissing ? "create the folder \(folder)" : nil)
  }
}
