import Foundation

/// A completed program with its output.
public struct Command: Sendable {
  public var status: Int32
  public var output: Data
  public var errors: String

  public enum Failure: Error, CustomStringConvertible {
    case failed(program: String, status: Int32, errors: String)

    public var description: String {
      switch self {
      case .failed(let program, let status, let errors): "'\(program)' ended with status \(status): \(errors)"
      }
    }
  }

  /// Runs a program, and ends it if it works longer than `seconds`.
  public static func run(_ program: String, _ arguments: [String], seconds: Double = 60) throws -> Command {
    try TemporaryFolder.with { folder in
      // Files instead of pipes, so that large outputs need no reader.
      let (out, err) = (folder.appending(path: "out"), folder.appending(path: "err"))
      for file in [out, err] { try Data().write(to: file) }
      // `waitUntilExit` polls rarely; most programs here run for a few milliseconds.
      let ended = DispatchSemaphore(value: 0)
      let process = try start(program, arguments, out: out, err: err, ended: ended)
      if !WorkLimit(seconds: seconds).wait(for: process, ended: ended) {
        process.terminate()
        ended.wait()
      }
      let errors = try String(decoding: Data(contentsOf: err), as: UTF8.self)
      return Command(status: process.terminationStatus, output: try Data(contentsOf: out), errors: errors)
    }
  }

  /// Starts a program that writes into two files.
  ///
  /// If many are started right after each other, Foundation very rarely considers an open file closed. Then this
  /// method tries again.
  private static func start(
    _ program: String, _ arguments: [String], out: URL, err: URL, ended: DispatchSemaphore, tries: Int = 3
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = try FileHandle(forWritingTo: err)
    process.terminationHandler = { _ in ended.signal() }
    do {
      try process.run()
      return process
    } catch let error as NSError where error.domain == NSPOSIXErrorDomain && error.code == EBADF && tries > 1 {
      return try start(program, arguments, out: out, err: err, ended: ended, tries: tries - 1)
    }
  }

  /// Runs a program that must succeed. Returns its standard output.
  public static func output(of program: String, _ arguments: [String]) throws -> Data {
    let result = try run(program, arguments)
    guard result.status == 0 else {
      throw Failure.failed(program: program, status: result.status, errors: String(result.errors.prefix(2000)))
    }
    return result.output
  }

  /// Returns the path of the first of these programs that is installed.
  public static func find(_ programs: [String]) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    for program in programs {
      for folder in folders {
        let path = "\(folder)/\(program)"
        if FileManager.default.isExecutableFile(atPath: path) { return path }
      }
    }
    return nil
  }
}

/// Folders for the files of a test.
public enum TemporaryFolder {
  /// Returns a new folder that is not removed.
  public static func make(_ name: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(name)-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Runs `body` with a new folder that is removed afterwards.
  public static func with<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = try make("shapec-test")
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
