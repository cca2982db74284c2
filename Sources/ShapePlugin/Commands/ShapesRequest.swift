import Foundation
import PackagePlugin

/// The arguments of `swift package shapes`.
struct ShapesRequest {
  /// A command of shapec that the plugin runs.
  enum Action: String { case format, check }

  /// The files of a target.
  struct Module {
    var files: [URL]
    /// The folder that imports stay within, or `nil` for the folders of the files.
    var root: URL?
  }

  let action: Action
  /// The names of the targets. All of them if it is empty.
  let targets: [String]
  /// Further options for shapec.
  private let options: [String]

  /// - Parameter fallback: The action if the arguments name none.
  /// - Throws: `Failed` if the first argument is not an action, and there is no fallback.
  init(_ arguments: [String], fallback: Action? = nil) throws {
    var rest = ArgumentExtractor(arguments)
    targets = rest.extractOption(named: "target")
    var options = rest.remainingArguments
    if let action = options.first.flatMap({ Action(rawValue: $0) }) {
      options.removeFirst()
      self.action = action
    } else if let fallback, options.first?.hasPrefix("-") ?? true {
      action = fallback
    } else {
      throw Failed(description: "write `swift package shapes format` or `swift package shapes check`")
    }
    self.options = options
  }

  struct Failed: Error, CustomStringConvertible {
    var description: String
  }

  /// Runs shapec on each target, and fails if one of the runs does.
  func run(_ compiler: URL, on modules: [Module]) throws {
    var isClean = true
    for module in modules {
      let files = module.files.map(\.path).filter { $0.hasSuffix(".shape") }.sorted()
      guard !files.isEmpty else { continue }
      let root: [String] =
        switch action {
        case .format: []
        case .check: module.root.map { ["--root", $0.path] } ?? []
        }
      let process = Process()
      process.executableURL = compiler
      process.arguments = [action.rawValue] + options + root + ["--"] + files
      try process.run()
      process.waitUntilExit()
      isClean = isClean && process.terminationReason == .exit && process.terminationStatus == 0
    }
    if !isClean { throw Failed(description: "`shapec \(action.rawValue)` failed") }
  }
}
