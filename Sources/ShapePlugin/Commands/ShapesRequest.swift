import Foundation
import PackagePlugin

/// The arguments of `swift package shapes`.
struct ShapesRequest {
  /// A command of shapec that the plugin runs.
  enum Action: String { case format, check }

  let action: Action
  /// The names of the targets. All of them if it is empty.
  let targets: [String]
  /// Further options for shapec.
  private let options: [String]

  /// Returns `nil` if the arguments ask for help.
  ///
  /// - Parameter fallback: The action if the arguments name none. Defaults to `format` if they select targets, because the
  ///   menu of Xcode passes only these.
  /// - Throws: `Failed` if the first argument is not an action, and there is no fallback.
  init?(_ arguments: [String], fallback: Action? = nil) throws {
    if arguments.contains(where: { ["-h", "--help", "help"].contains($0) }) { return nil }
    var rest = ArgumentExtractor(arguments)
    targets = rest.extractOption(named: "target")
    var options = rest.remainingArguments
    if let action = options.first.flatMap({ Action(rawValue: $0) }) {
      options.removeFirst()
      self.action = action
    } else if let fallback = fallback ?? (targets.isEmpty ? nil : .format), options.first?.hasPrefix("-") ?? true {
      action = fallback
    } else {
      throw Failed(description: "write `swift package shapes format` or `swift package shapes check`")
    }
    self.options = options
  }

  static let help = """
    swift package shapes: format or check the .shape files of a package

      swift package --allow-writing-to-package-directory shapes format [--target NAME]... [OPTIONS]
      swift package --allow-writing-to-package-directory shapes check [--target NAME]... [OPTIONS]

      format            format the files in place, like `shapec format`
      check             report what a build would report, like `shapec check --swift`
      --target NAME     only the files of this target; can be repeated

    The other options are those of shapec, such as `format --check` and `check --warnings-as-errors`.
    With `--target` but neither `format` nor `check`, files are formatted, because that is what Xcode passes.
    """

  struct Failed: Error, CustomStringConvertible {
    var description: String
  }

  /// Runs shapec on each target, and fails if one of the runs does.
  func run(_ compiler: URL, on modules: [TargetShapes]) throws {
    var isClean = true
    var unformatted = 0
    for module in modules where !module.sources.isEmpty {
      let run = try shapec(compiler, arguments(for: module) + ["--"] + module.sources)
      isClean = isClean && run.isSuccess
      for path in run.unformatted { print("\(path):1:1: error: this file is not formatted") }
      unformatted += run.unformatted.count
    }
    if unformatted > 0 {
      throw Failed(description: "\(unformatted) not formatted: run `swift package shapes format`")
    }
    if !isClean { throw Failed(description: "`shapec \(action.rawValue)` failed") }
  }

  private func arguments(for module: TargetShapes) -> [String] {
    switch action {
    case .format: ["format"] + options
    case .check: ["check", "--swift"] + options + module.arguments
    }
  }

  /// Runs shapec. Returns the paths that it lists, if it lists unformatted files, and whether it succeeded.
  private func shapec(_ compiler: URL, _ arguments: [String]) throws -> (unformatted: [String], isSuccess: Bool) {
    let process = Process()
    process.executableURL = compiler
    process.arguments = arguments
    let list = action == .format && options.contains("--check") ? Pipe() : nil
    if let list { process.standardOutput = list }
    try process.run()
    let text = list.map { String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }
    process.waitUntilExit()
    let isSuccess = process.terminationReason == .exit && process.terminationStatus == 0
    return (text?.split(separator: "\n").map(String.init) ?? [], isSuccess)
  }
}
