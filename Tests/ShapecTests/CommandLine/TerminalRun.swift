import Foundation

/// A run of `shapec` whose standard output is a terminal, with a window of a certain size.
struct TerminalRun {
  /// The size of a window in characters and in pixels.
  struct Window {
    var columns: UInt16
    var rows: UInt16
    var width: UInt16 = 0
    var height: UInt16 = 0
  }

  var status: Int32
  var text: String
  var errors: String

  struct NoTerminal: Error {}

  /// Whether tests can make terminals here.
  static let isPossible = FileManager.default.fileExists(atPath: "/dev/pts/ptmx")

  init(
    _ work: Workspace, _ arguments: [String], window: Window, environment: [String: String] = [:]
  ) throws {
    // Programs that other tests start at the same time must not keep the terminal open.
    let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    // The requests `TIOCSPTLCK` and `TIOCGPTN` of Linux, which Swift doesn't import.
    var (lock, number) = (Int32(0), UInt32(0))
    guard ioctl(master, 0x4004_5431, &lock) == 0, ioctl(master, 0x8004_5430, &number) == 0 else { throw NoTerminal() }
    defer { close(master) }
    let terminal = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard terminal >= 0 else { throw NoTerminal() }
    // Without a carriage return before each line break.
    var mode = termios()
    tcgetattr(terminal, &mode)
    cfmakeraw(&mode)
    tcsetattr(terminal, TCSANOW, &mode)
    var size = winsize(
      ws_row: window.rows, ws_col: window.columns, ws_xpixel: window.width, ws_ypixel: window.height)
    guard ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0 else { throw NoTerminal() }
    let messages = work.file("messages")
    try Data().write(to: messages)
    let process = Process()
    process.executableURL = URL(filePath: try ShapecRun.executable())
    process.arguments = arguments
    process.currentDirectoryURL = work.folder
    let inherited = ProcessInfo.processInfo.environment.filter {
      ["PATH", "HOME", "LD_LIBRARY_PATH"].contains($0.key) || $0.key.hasPrefix("SHAPE_")
    }
    process.environment = inherited.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(fileDescriptor: terminal)
    process.standardError = try FileHandle(forWritingTo: messages)
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    let limit = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 120, execute: limit)
    defer { limit.cancel() }
    // Reading ends when nobody has the terminal open.
    close(terminal)
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while case let count = read(master, &chunk, chunk.count), count > 0 { bytes += chunk[..<count] }
    ended.wait()
    status = process.terminationStatus
    text = String(decoding: bytes, as: UTF8.self)
    errors = try work.text("messages")
  }
}
