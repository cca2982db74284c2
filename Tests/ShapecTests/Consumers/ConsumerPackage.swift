import Foundation
import TestSupport

/// A package that uses the build plugin, beside a package that `bundle.py` made from the compiler of this build.
///
/// It is built in its folder again and again, so that only the first build compiles the library.
struct ConsumerPackage {
  /// The folder with both packages. It is beside the build, so that cleaning the build removes it.
  private let folder: URL

  struct Failed: Error { var text: String }

  private static let manifest = """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "consumer",
      dependencies: [.package(path: "../shapec")],
      targets: [
        .executableTarget(
          name: "Consumer", dependencies: [.product(name: "ShapeKit", package: "shapec")], exclude: ["Drafts"],
          plugins: [.plugin(name: "ShapePlugin", package: "shapec")])
      ])

    """

  /// Creates the package, without files in its target.
  init() throws {
    let shapec = try ShapecRun.executable()
    // Without links in its path, as in messages.
    folder = URL(filePath: shapec).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "ConsumerTests")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder.appending(path: "consumer"), withIntermediateDirectories: true)
    let bundle = try ShapecRun.run(
      "/usr/bin/env",
      [
        "python3", Repository.root.appending(path: "Sources/ShapePlugin/bundle.py").path,
        "--output", folder.appending(path: "shapec").path, "--binary", "\(try Toolchain.triple)=\(shapec)",
      ], in: folder)
    guard bundle.status == 0 else { throw Failed(text: bundle.errors) }
    try Data(Self.manifest.utf8).write(to: folder.appending(path: "consumer/Package.swift"))
  }

  /// Gives the target these files and no others. Files that are right already keep their dates.
  func reset(to files: [String: String]) throws {
    let present = FileManager.default.enumerator(atPath: path("."))?.compactMap { $0 as? String } ?? []
    for name in present where name.contains(".") && files[name] == nil {
      try FileManager.default.removeItem(at: file(name))
    }
    for (name, text) in files where (try? self.text(of: name)) != text { try write(text, to: name) }
  }

  /// The path of a file of the target.
  func path(_ name: String) -> String { file(name).path }

  private func file(_ name: String) -> URL { folder.appending(path: "consumer/Sources/Consumer/\(name)") }

  func write(_ text: String, to name: String) throws {
    let file = file(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Adds a link to a file elsewhere.
  func link(_ name: String, to path: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self.path(name), withDestinationPath: path)
  }

  func text(of name: String) throws -> String { try String(contentsOf: file(name), encoding: .utf8) }

  /// The path of the folder of the target.
  var folderPath: String { folder.appending(path: "consumer/Sources/Consumer").path }

  /// Runs the command plugin.
  func shapes(_ arguments: String...) throws -> (text: String, isSuccess: Bool) { try shapes(arguments) }

  func shapes(_ arguments: [String]) throws -> (text: String, isSuccess: Bool) {
    try swift(["package", "--allow-writing-to-package-directory", "shapes"] + arguments)
  }

  /// Runs a command of `swift`, and returns its output with that of everything that it ran.
  func swift(_ arguments: String...) throws -> (text: String, isSuccess: Bool) { try swift(arguments) }

  private func swift(_ arguments: [String]) throws -> (text: String, isSuccess: Bool) {
    let run = try ShapecRun.run(
      "/usr/bin/env", ["swift"] + arguments, in: folder.appending(path: "consumer"), seconds: 300)
    return (run.text + run.errors, run.status == 0 && !run.isCrash && !run.isEndless)
  }

  /// Builds the package. Returns how often the compiler of shapes ran, and what the program prints.
  func build() throws -> (runs: Int, output: String) {
    let build = try swift("build")
    guard build.isSuccess else { throw Failed(text: build.text) }
    let runs = build.text.components(separatedBy: "Compiling the shapes of Consumer").count - 1
    let program = folder.appending(path: "consumer/.build/debug/Consumer").path
    waitForNextSecond()
    return (runs, try ShapecRun.run(program, [], in: folder).picture())
  }

  /// Outside Apple's systems, the Swift driver compares the dates of files in whole seconds. A file that changes twice
  /// in a second would not be compiled again.
  private func waitForNextSecond() {
    let now = Date().timeIntervalSince1970
    Thread.sleep(forTimeInterval: now.rounded(.down) + 1 - now)
  }
}

/// The Swift toolchain that runs the tests.
enum Toolchain {
  private struct Information: Decodable {
    struct Target: Decodable { var unversionedTriple: String }
    struct Paths: Decodable { var runtimeResourcePath: String }
    var target: Target
    var paths: Paths
  }

  private static let information = Result {
    let run = try ShapecRun.run(
      "/usr/bin/env", ["swiftc", "-print-target-info"], in: FileManager.default.temporaryDirectory)
    return try JSONDecoder().decode(Information.self, from: run.output)
  }

  /// The triple of this machine.
  static var triple: String { get throws { try information.get().target.unversionedTriple } }

  /// The options for the macros of `Testing`, which have a folder of their own in some toolchains.
  static var testingMacros: [String] {
    get throws {
      let plugins = try information.get().paths.runtimeResourcePath + "/host/plugins"
      return ["-plugin-path", plugins, "-plugin-path", plugins + "/testing"]
    }
  }

  /// The folder with the module `PackagePlugin`.
  static var pluginInterface: String {
    get throws { try information.get().paths.runtimeResourcePath + "/pm/PluginAPI" }
  }
}
