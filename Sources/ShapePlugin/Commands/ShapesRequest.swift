import Foundation
import PackagePlugin

/// The arguments of `swift package shapes`.
struct ShapesRequest {
  /// A command of shapec that the plugin runs.
  enum Action: String, CaseIterable { case format, check }

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

  /// - Throws: `Failed` if the first argument is not an action.
  init(_ arguments: [String]) throws {
    var rest = ArgumentExtractor(arguments)
    targets = rest.extractOption(named: "target")
    var options = rest.remainingArguments
    // The menu of Xcode adds only targets.
    guard let word = options.first(where: { !$0.hasPrefix("-") }) ?? (targets.isEmpty ? nil : Action.format.rawValue),
      let action = Action(rawValue: word)
    else {
      throw Failed(description: "write `swift package shapes format` or `swift package shapes check`")
    }
    if let index = options.firstIndex(of: word) { options.remove(at: index) }
    self.action = action
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
    if !isClean { throw Failed(description: "`shapec \(action.rawValue)` found errors") }
  }
}
