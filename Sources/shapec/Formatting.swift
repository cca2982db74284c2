import ShapeLanguage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Puts files into the one layout.
struct Formatting {
  let options: Options
  let console: Console

  /// Formats all files that can be; the others are left as they are.
  func run() -> ExitCode {
    var result = ExitCode.success
    for path in Emission(options: options, console: console).files { result = max(result, format(path)) }
    return result
  }

  private func format(_ path: String) -> ExitCode {
    let name = path == "-" ? options.standardInputName ?? "standard input" : path
    do throws(FileFailure) {
      let source = SourceFile(path: name, bytes: try read(path))
      return try format(source, at: path)
    } catch {
      console.error("can't format \(name): \(error.reason)")
      return .files
    }
  }

  private func read(_ path: String) throws(FileFailure) -> [UInt8] {
    // What can't be replaced is not read either.
    if path != "-", Files.kind(path) == .other { throw FileFailure(reason: "Not a regular file") }
    return try Files.read(path, limit: SourceLimits.fileBytes)
  }

  private func format(_ source: SourceFile, at path: String) throws(FileFailure) -> ExitCode {
    let edits: [TextEdit]
    do throws(SourceFormatter.Refusal) {
      edits = try SourceFormatter.edits(for: source, in: options.lines.map { source.bytes(ofLines: $0) })
    } catch {
      console.show(error.diagnostics, of: [source])
      return .sourceErrors
    }
    if options.isOnlyChecking {
      if edits.isEmpty { return .success }
      try Files.write(Array("\(source.path)\n".utf8), to: 1)
      return .sourceErrors
    }
    if path == "-" {
      try Files.write(edits.applied(to: source.bytes), to: 1)
    } else if !edits.isEmpty {
      // A new file takes the name of the old one, whose own permission to be written would not be asked for.
      if access(path, W_OK) != 0 { throw FileFailure(errno) }
      try StagedFile(edits.applied(to: source.bytes), for: path).commit()
    }
    return .success
  }
}
