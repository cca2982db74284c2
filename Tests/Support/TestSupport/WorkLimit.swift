import Dispatch
import Foundation

/// A limit of the time for which a program may work. Other tests take most of the time of the machine, so what counts is the
/// work of the program, and the time only if it is much longer.
public struct WorkLimit: Sendable {
  private let seconds: Double

  /// How many times longer than its work a program may take.
  private static let patience = 10.0

  public init(seconds: Double) { self.seconds = seconds }

  /// Waits until a program ends. Returns `false` if it passed the limit first.
  ///
  /// - Parameter ended: Signalled when the program ends.
  public func wait(for process: Process, ended: DispatchSemaphore) -> Bool {
    let deadline = DispatchTime.now() + seconds * Self.patience
    while ended.wait(timeout: .now() + 0.5) == .timedOut {
      if DispatchTime.now() > deadline { return false }
      if let work = Self.work(of: process.processIdentifier), work > seconds { return false }
    }
    return true
  }

  /// Returns the seconds that a process and those of its children that ended have worked.
  private static func work(of process: Int32) -> Double? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let name = text.lastIndex(of: ")")
    else { return nil }
    // The state of the process is the third field; its times are those from the fourteenth on.
    let fields = text[name...].split(separator: " ").dropFirst(12).prefix(4)
    return Double(fields.compactMap { Int($0) }.reduce(0, +)) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
}
