import Foundation
import TestSupport

/// One run of the compiler, to its end.
struct ShapecRun {
  var status: Int32
  var isCrash: Bool
  var isEndless: Bool
  var output: Data
  var errors: String

  var text: String { String(decoding: output, as: UTF8.self) }

  /// The first message.
  var message: String { errors.split(separator: "\n").first.map(String.init) ?? "" }

  /// The outcome, in one line: the exit code, then place, severity and code of the first message (all of it if it has
  /// no code), and a word about output if there is some.
  var verdict: String {
    if isEndless { return "no end" }
    if isCrash { return "signal \(status)" }
    var line = message
    if line.hasSuffix("]"), let code = line.lastIndex(of: "["),
      let colon = line.range(of: "error: ") ?? line.range(of: "warning: ")
    {
      line = line[..<colon.lowerBound] + line[colon].dropLast(2) + " " + line[code...].dropFirst().dropLast()
    }
    return "\(status)" + (line.isEmpty ? "" : " \(line)") + (output.isEmpty ? "" : " and output")
  }

  /// What was drawn.
  func picture() throws -> String {
    guard status == 0, !isCrash, !isEndless, errors.isEmpty else { throw Failed(verdict: verdict) }
    return text
  }

  struct Failed: Error { var verdict: String }
  struct NotBuilt: Error {}

  /// Returns the path of the executable, which is beside the bundle of the tests, whose path is among the arguments of
  /// the test run.
  static func executable() throws -> String {
    for argument in CommandLine.arguments {
      var url = URL(filePath: argument)
      guard url.pathComponents.contains(where: { $0.hasSuffix(".xctest") }) else { continue }
      while !url.lastPathComponent.hasSuffix(".xctest") { url.deleteLastPathComponent() }
      let executable = url.deletingLastPathComponent().appending(path: "shapec").path
      if FileManager.default.isExecutableFile(atPath: executable) { return executable }
    }
    throw NotBuilt()
  }

  static func run(
    _ program: String, _ arguments: [String], in folder: URL, input: Data = Data(),
    environment: [String: String] = [:], seconds: Double = 20
  ) throws -> ShapecRun {
    // Files instead of pipes, so that large outputs need no reader.
    let streams = FileManager.default.temporaryDirectory.appending(path: "shapec-run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: streams) }
    let (standardInput, output, errors) = (
      streams.appending(path: "in"), streams.appending(path: "out"), streams.appending(path: "err")
    )
    try input.write(to: standardInput)
    for file in [output, errors] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var all = ProcessInfo.processInfo.environment
    all["NO_COLOR"] = nil
    // A crash must end the run at once, without a backtrace.
    all["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = all.merging(environment) { $1 }
    let handles = try [
      FileHandle(forReadingFrom: standardInput), FileHandle(forWritingTo: output), FileHandle(forWritingTo: errors),
    ]
    // With thousands of open files, `Process` of Swift 6.3 can crash.
    defer { for handle in handles { try? handle.close() } }
    process.standardInput = handles[0]
    process.standardOutput = handles[1]
    process.standardError = handles[2]
    // `waitUntilExit` polls rarely; most runs take a few milliseconds.
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    let isEndless = !WorkLimit(seconds: seconds).wait(for: process, ended: ended)
    if isEndless {
      kill(process.processIdentifier, SIGKILL)
      ended.wait()
    }
    return try ShapecRun(
      status: process.terminationStatus, isCrash: process.terminationReason == .uncaughtSignal, isEndless: isEndless,
      output: Data(contentsOf: output), errors: String(decoding: Data(contentsOf: errors), as: UTF8.self))
  }
}

/// A folder for one test, removed with it.
final class Workspace {
  let folder: URL

  init(_ files: [String: String] = [:]) throws {
    // Without links in its path, so that paths can be compared.
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "shapec-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try write(Data(text.utf8), to: name) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Creates a folder with one source, named `a.shape`.
  convenience init(source: String) throws { try self.init(["a.shape": source]) }

  /// Returns a folder with a copy of the examples.
  static func ofExamples() throws -> Workspace {
    let workspace = try Workspace()
    for example in try FileManager.default.contentsOfDirectory(at: Repository.examples, includingPropertiesForKeys: nil)
    where example.pathExtension == "shape" {
      try FileManager.default.copyItem(at: example, to: workspace.folder.appending(path: example.lastPathComponent))
    }
    return workspace
  }

  func path(_ name: String) -> String { file(name).path }

  func file(_ name: String) -> URL { folder.appending(path: name) }

  func write(_ data: Data, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func text(_ name: String) throws -> String { try String(contentsOf: folder.appending(path: name), encoding: .utf8) }

  /// Returns the names in a folder, hidden ones too, in order.
  func names(in subfolder: String = ".") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(subfolder)).sorted()
  }

  func shapec(
    _ arguments: String..., input: String = "", environment: [String: String] = [:], seconds: Double = 20
  ) throws -> ShapecRun {
    try ShapecRun.run(
      ShapecRun.executable(), arguments, in: folder, input: Data(input.utf8), environment: environment,
      seconds: seconds)
  }

  /// Runs a line of shell in which `$shapec` is the compiler.
  func shell(_ line: String, environment: [String: String] = [:]) throws -> ShapecRun {
    let shapec = ["shapec": try ShapecRun.executable()]
    return try ShapecRun.run("/bin/sh", ["-c", line], in: folder, environment: environment.merging(shapec) { $1 })
  }
}

/// Sources that many tests use.
enum Source {
  static let dot = "shape Dot { size 10 x 10; fill .red }\n"
  static let two = "shape One { size 10 x 10; fill .red }\nshape Two { size 20 x 10; fill .blue }\n"
  static let badge = """
    enum Look { plain, round }
    shape Badge(inset in 0...40 = 4, turn: Angle in 0deg...90deg = 0deg, look: Look = .plain, edges: Edges = .all) {
      size 100 x 50, min: 20 x 20
      layer(inset: min(inset, min(width, height) / 2 - 1), rotation: turn) { fill look == .round ? .teal : .tomato }
      border edges, width: 2
    }
    preview Badge(inset: 10, look: .round), size: 60 x 40, scheme: .dark, named: "dark, small"

    """
  /// A picture too large for the buffer of a pipe.
  static let long = """
    shape Long {
      size 100 x 100
      repeat i in 0..<3000 { fill .red, path: circle(center: (mod(i, 97), mod(i, 89)), radius: 1 + i / 3000) }
    }

    """
}
