#if os(Linux)
  import Foundation

  /// A Swift snippet that uses the adapters, and what it prints.
  struct AdapterCase: Sendable, CustomTestStringConvertible {
    enum Platform: String, CaseIterable, Sendable { case UIKit, AppKit }

    var name: String
    var platform: Platform
    var code: String
    var expected: String

    init(_ name: String, on platform: Platform = .UIKit, _ code: String, gives expected: String) {
      (self.name, self.platform, self.code, self.expected) = (name, platform, code, expected)
    }

    var testDescription: String { "\(name) (\(platform.rawValue))" }
  }

  /// The adapters compiled against stand-ins for the platform's modules, with a program that runs snippets.
  ///
  /// The adapters are part of `ShapeKit`, and so they are compiled as part of it; of its other files the objects of this
  /// build will do, for these have nothing to do with the platform.
  struct AdapterDriver: Sendable {
    static let shared: [AdapterCase.Platform: Result<AdapterDriver, any Error>] = {
      var drivers: [AdapterCase.Platform: Result<AdapterDriver, any Error>] = [:]
      for platform in AdapterCase.Platform.allCases {
        drivers[platform] = Result { try AdapterDriver(platform, AdapterCase.all.filter { $0.platform == platform }) }
      }
      return drivers
    }()

    /// What the compiler says.
    struct Complaint: Error { var text: String }

    /// Where all is compiled: beside the build, which knows how to get rid of it.
    private let folder: URL

    /// What a snippet prints.
    static func output(of snippet: AdapterCase) throws -> String {
      guard let driver = try shared[snippet.platform]?.get() else { throw ShapecRun.NotBuilt() }
      return try ShapecRun.run(driver.path("driver"), [snippet.name], in: driver.folder).picture()
    }

    private init(_ platform: AdapterCase.Platform, _ snippets: [AdapterCase]) throws {
      let build = URL(filePath: try ShapecRun.executable()).deletingLastPathComponent()
      folder = build.appending(path: "AdapterTests/\(platform.rawValue)")
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let standins = Workspace.root.appending(path: "Tests/ShapecTests/Adapters/Standins")
      func standin(_ name: String) -> String { standins.appending(path: name + ".swift").path }
      for name in ["CoreGraphics", "QuartzCore", platform.rawValue, "SwiftUI"] {
        try compile(["-c", standin(name), "-module-name", name, "-emit-module-path", name + ".swiftmodule"], to: name)
      }

      let kit = Workspace.root.appending(path: "Sources/ShapeKit").path
      let files = try FileManager.default.subpathsOfDirectory(atPath: kit).filter { $0.hasSuffix(".swift") }.sorted()
      let adapters = files.filter { $0.hasPrefix("Apple/") }
      let others = files.filter { !$0.hasPrefix("Apple/") }.map { kit + "/" + $0 }
      try compile(
        ["-emit-module", "-experimental-skip-non-inlinable-function-bodies", "-module-name", "ShapeKit"]
          + adapters.map { kit + "/" + $0 } + others, to: "ShapeKit", suffix: ".swiftmodule")
      let objects = adapters.map { $0.replacingOccurrences(of: "/", with: "-") + ".o" }
      try compile(
        ["-c", "-module-name", "ShapeKit"] + adapters.flatMap { ["-primary-file", kit + "/" + $0] } + others
          + objects.flatMap { ["-o", $0] })

      try Data(Self.program(platform, snippets).utf8).write(to: folder.appending(path: "main.swift"))
      try compile(["-c", "main.swift", standin("Prelude"), "-module-name", "driver"], to: "main")
      let adapterNames = Set(adapters.map { URL(filePath: $0).lastPathComponent + ".o" })
      let library = try FileManager.default.contentsOfDirectory(
        at: build.appending(path: "ShapeKit.build"), includingPropertiesForKeys: nil
      ).filter { $0.pathExtension == "o" && !adapterNames.contains($0.lastPathComponent) }.map { $0.path }
      try swiftc(
        objects + library + ["CoreGraphics.o", "QuartzCore.o", platform.rawValue + ".o", "SwiftUI.o", "main.o"]
          + ["-o", "driver"])
    }

    private func path(_ name: String) -> String { folder.appending(path: name).path }

    /// One function a snippet, and a choice between them.
    private static func program(_ platform: AdapterCase.Platform, _ snippets: [AdapterCase]) -> String {
      var text = "import ShapeKit\nimport \(platform.rawValue)\nimport SwiftUI\n"
      for (index, snippet) in snippets.enumerated() {
        text += "@MainActor func snippet\(index)() {\n\(snippet.code)\n}\n"
      }
      text += "switch CommandLine.arguments[1] {\n"
      for (index, snippet) in snippets.enumerated() { text += "case \"\(snippet.name)\": snippet\(index)()\n" }
      return text + "default: fatalError()\n}\n"
    }

    /// Compiles in Swift 6 mode; a warning is an error.
    private func compile(_ arguments: [String], to output: String? = nil, suffix: String = ".o") throws {
      let mode = ["-swift-version", "6", "-warnings-as-errors", "-I", "."]
      let isProgram = output == "main"
      try swiftc(
        ["-frontend"] + arguments + mode + (isProgram ? [] : ["-parse-as-library"])
          + (output.map { ["-o", $0 + suffix] } ?? []))
    }

    private func swiftc(_ arguments: [String]) throws {
      let run = try ShapecRun.run("/usr/bin/env", ["swiftc"] + arguments, in: folder, seconds: 120)
      guard run.status == 0, !run.isCrash, !run.isEndless else { throw Complaint(text: run.errors + run.text) }
    }
  }
#endif
