import Foundation

/// Swift source that the tests have made, compiled into a program.
struct GeneratedModule {
  struct Failure: Error, CustomStringConvertible { var description: String }

  let folder: URL

  /// Compiles sources, by the names of their files, in Swift 6 mode. Any message of the compiler is a failure, as is an
  /// expression that takes longer than a tenth of a second to check.
  init(_ sources: [(name: String, text: String)], flags: [String] = []) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("generated-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for source in sources {
      try source.text.write(to: folder.appendingPathComponent(source.name), atomically: true, encoding: .utf8)
    }
    let build = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    let objects = try ["ShapeCore.build", "ShapeKit.build"].flatMap { folder in
      try FileManager.default
        .contentsOfDirectory(at: build.appendingPathComponent(folder), includingPropertiesForKeys: nil)
        .map(\.path).filter { $0.hasSuffix(".o") }.sorted()
    }
    let arguments =
      [
        "swiftc", "-swift-version", "6", "-Onone", "-module-name", "Generated", "-I",
        build.appendingPathComponent("Modules").path, "-Xfrontend",
        "-warn-long-expression-type-checking=400",
        // The package links it by itself.
        "-lm",
        "-o",
        program.path,
      ] + flags + sources.map { folder.appendingPathComponent($0.name).path } + objects
    let (status, _, messages) = try Self.run(arguments)
    guard status == 0, messages.isEmpty else { throw Failure(description: messages) }
  }

  /// Returns the messages of the compiler for sources that it only checks.
  /// - Parameter checks: Whether it checks types, or only parses.
  static func messages(
    for sources: [(name: String, text: String)], flags: [String], checks: Bool = true
  ) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("generated-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for source in sources {
      try source.text.write(to: folder.appendingPathComponent(source.name), atomically: true, encoding: .utf8)
    }
    let paths = sources.map { folder.appendingPathComponent($0.name).path }
    return try run(
      ["swiftc", checks ? "-typecheck" : "-parse", "-parse-as-library", "-module-name", "Generated", "-I", modules]
        + flags + paths
    ).messages
  }

  private static var modules: String {
    URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("Modules").path
  }

  private var program: URL { folder.appendingPathComponent("program") }

  /// Returns the program's output for some arguments.
  func run(_ arguments: [String] = []) throws -> String {
    let (status, output, messages) = try Self.run([program.path] + arguments)
    guard status == 0 else { throw Failure(description: "exit status \(status): \(messages)") }
    return output
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  static func run(_ arguments: [String]) throws -> (status: Int32, output: String, messages: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let files = ["out", "err"].map {
      FileManager.default.temporaryDirectory.appendingPathComponent("generated-\(UUID().uuidString).\($0)")
    }
    for file in files { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    // Files instead of pipes, which would have to be read.
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    return (
      process.terminationStatus, try String(contentsOf: files[0], encoding: .utf8),
      try String(contentsOf: files[1], encoding: .utf8)
    )
  }
}
