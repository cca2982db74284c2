import TestSupport

#if os(Linux)
  import Foundation
  import Testing

  /// A Swift snippet that uses the adapters, and its output.
  struct AdapterCase: Sendable, CustomTestStringConvertible {
    enum Platform: String, CaseIterable, Sendable { case uiKit = "UIKit", appKit = "AppKit" }

    var name: String
    var platform: Platform
    var code: String
    var expected: String
    /// The path of its source.
    var path: String

    init(
      _ name: String, on platform: Platform = .uiKit, _ code: String, gives expected: String, path: String = #filePath
    ) {
      (self.name, self.platform, self.code, self.expected, self.path) = (name, platform, code, expected, path)
    }

    var testDescription: String { "\(name) (\(platform.rawValue))" }
  }

  /// The adapters compiled against stand-ins for the platform's modules, with a program that runs snippets, which can
  /// use the shapes of `shown.shape`.
  ///
  /// All of `ShapeKit` is compiled. `ShapeCore` doesn't depend on the platform, so its object files of this build are used.
  struct AdapterDriver: Sendable {
    static func shared(_ platform: AdapterCase.Platform) throws -> AdapterDriver {
      switch platform {
      case .uiKit: try uiKit.get()
      case .appKit: try appKit.get()
      }
    }
    private static let uiKit = Result { try AdapterDriver(.uiKit) }
    private static let appKit = Result { try AdapterDriver(.appKit) }

    /// The flags of an app: those of Swift 6, of a new project of Xcode 26, and of one that enables more features.
    static let modes: [[String]] = [
      [], ["-swift-version", "5", "-default-isolation", "MainActor"] + memberImports,
      memberImports + ["-enable-upcoming-feature", "InternalImportsByDefault"],
    ]
    /// A file can only use the members of modules that it imports.
    static let memberImports = ["-enable-upcoming-feature", "MemberImportVisibility"]

    /// The message of the compiler.
    struct Complaint: Error { var text: String }

    /// The folder for the compiled files. It is beside the build, so that cleaning the build removes it.
    private let folder: URL

    /// The output of a snippet.
    static func output(of snippet: AdapterCase) throws -> String {
      let driver = try shared(snippet.platform)
      return try ShapecRun.run(driver.path("driver"), [snippet.name], in: driver.folder).picture()
    }

    /// Type-checks a file of an app that has the bubble and the spade of the examples, and the button of the sample app.
    static func check(_ source: String, on platform: AdapterCase.Platform, flags: [String] = []) throws {
      let driver = try shared(platform)
      let app = try Workspace.ofExamples()
      try app.write(Data(source.utf8), to: "App.swift")
      try app.write(Data(contentsOf: SampleApp.file("ExampleShapes/push-button.shape")), to: "push-button.shape")
      let shapes = try app.shapec(
        "bubble.shape", "spade.shape", "push-button.shape", "--emit", "swift", "-o", "shapes/")
      guard shapes.status == 0 else { throw ShapecRun.Failed(verdict: shapes.verdict) }
      let files = try app.names(in: "shapes").map { app.path("shapes/" + $0) }
      try driver.compile(["-typecheck", app.path("App.swift")] + files + ["-module-name", "app"], flags: flags)
    }

    /// Type-checks the files of a module, and makes it available to the modules that are compiled after it.
    ///
    /// - Parameter options: Further options for the Swift compiler.
    static func compile(
      module: String, of files: [String], on platform: AdapterCase.Platform, _ options: [String] = []
    ) throws {
      let driver = try shared(platform)
      let files = options + files
      try driver.compile(["-typecheck"] + files + ["-module-name", module])
      try driver.compile(
        ["-emit-module"] + files + ["-module-name", module, "-emit-module-path", module + ".swiftmodule"])
    }

    /// Returns the public symbols of a module that is built against the platform, and of its extensions of others.
    static func symbols(of module: String, on platform: AdapterCase.Platform) throws -> [PublicSymbol] {
      let driver = try shared(platform)
      let output = driver.path("symbols-\(UUID())")
      try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: output) }
      let run = try ShapecRun.run(
        "/usr/bin/env",
        [
          "swift-symbolgraph-extract", "-module-name", module, "-I", ".", "-I", build.appending(path: "Modules").path,
          "-target", target, "-output-dir", output, "-minimum-access-level", "public", "-skip-synthesized-members",
        ], in: driver.folder, seconds: 120)
      guard run.status == 0 else { throw Complaint(text: run.errors + run.text) }
      return try FileManager.default.contentsOfDirectory(atPath: output).sorted().flatMap {
        try PublicSymbol.read(Data(contentsOf: URL(filePath: output + "/" + $0)), from: $0)
      }
    }

    private static var target: String {
      #if arch(arm64)
        "aarch64-unknown-linux-gnu"
      #else
        "x86_64-unknown-linux-gnu"
      #endif
    }

    /// The folder of the build.
    private static var build: URL {
      get throws { URL(filePath: try ShapecRun.executable()).deletingLastPathComponent() }
    }

    /// The name that the build gives the package: that of its folder, as a name of C.
    private static let package = Repository.root.lastPathComponent.lowercased().replacing(/[^a-z0-9]/, with: "_")

    private static let standins = Repository.root.appending(path: "Tests/ShapecTests/Adapters/Standins")

    /// The files of a stand-in beside the one with its name.
    private static let furtherFiles = [
      "CoreGraphics": ["CGContext"], "QuartzCore": ["QuartzCoreMotion"],
      "UIKit": ["AutoLayout", "UIKitApps", "UIKitMotion"], "AppKit": ["AutoLayout", "AppKitApps"],
      "SwiftUI": [
        "SwiftUIApps", "SwiftUIControls", "SwiftUICustomLayout", "SwiftUIDrawing", "SwiftUIGraphics", "SwiftUILayout",
      ],
    ]

    static func standin(_ name: String) -> String { standins.appending(path: name + ".swift").path }

    private init(_ platform: AdapterCase.Platform) throws {
      let build = try Self.build
      folder = build.appending(path: "AdapterTests/\(platform.rawValue)")
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for name in ["CoreGraphics", "QuartzCore", platform.rawValue, "os", "SwiftUI"] {
        let files = ([name] + Self.furtherFiles[name, default: []]).map { Self.standin($0) }
        try compile(
          ["-c"] + files + ["-module-name", name, "-emit-module-path", name + ".swiftmodule"], to: name)
      }

      let kit = Repository.root.appending(path: "Sources/ShapeKit").path
      let files = try FileManager.default.subpathsOfDirectory(atPath: kit).filter { $0.hasSuffix(".swift") }.sorted()
      try compile(
        ["-c", "-enable-testing", "-module-name", "ShapeKit", "-emit-module-path", "ShapeKit.swiftmodule"]
          + ["-emit-module-doc-path", "ShapeKit.swiftdoc"]
          + ["-package-name", Self.package] + files.map { kit + "/" + $0 }, to: "ShapeKit")

      try Data(Self.program(platform).utf8).write(to: folder.appending(path: "main.swift"))
      let shapes = Self.standins.appending(path: "shown.shape").path
      let written = try ShapecRun.run(
        ShapecRun.executable(), [shapes, "--emit", "swift", "-o", path("Shown.swift")], in: folder)
      guard written.status == 0 else { throw ShapecRun.Failed(verdict: written.verdict) }
      try compile(
        ["-c", "main.swift", "Shown.swift", Self.standin("Prelude"), Self.standin("Views"), "-module-name", "driver"],
        to: "main")
      let library = build.appending(path: "ShapeCore.build")
      let objects = try FileManager.default.contentsOfDirectory(atPath: library.path).filter { $0.hasSuffix(".o") }
      try swiftc(
        objects.map { library.appending(path: $0).path }
          + [
            "ShapeKit.o", "CoreGraphics.o", "QuartzCore.o", platform.rawValue + ".o", "os.o", "SwiftUI.o", "main.o",
            // `ShapeCore` rounds by functions of the C library.
            "-lm", "-o", "driver",
          ])
    }

    private func path(_ name: String) -> String { folder.appending(path: name).path }

    /// One function for each snippet, and a switch that calls one of them.
    private static func program(_ platform: AdapterCase.Platform) -> String {
      let snippets = AdapterCase.all.filter { $0.platform == platform }
      var text = ["ShapeCore", "ShapeKit"].map { "@_spi(Generated) @testable import \($0)\n" }.joined()
      text += "import \(platform.rawValue)\nimport SwiftUI\n"
      for (index, snippet) in snippets.enumerated() {
        text += "@MainActor func snippet\(index)() {\n\(snippet.code)\n}\n"
      }
      text += "switch CommandLine.arguments[1] {\n"
      for (index, snippet) in snippets.enumerated() { text += "case \"\(snippet.name)\": snippet\(index)()\n" }
      return text + "default: fatalError()\n}\n"
    }

    /// Compiles in Swift 6 mode, unless a flag changes it; a warning is an error.
    private func compile(
      _ arguments: [String], flags: [String] = [], to output: String? = nil, suffix: String = ".o"
    ) throws {
      let mode = [
        "-swift-version", "6", "-warnings-as-errors", "-I", ".", "-I", try Self.build.appending(path: "Modules").path,
      ]
      let isProgram = output == "main"
      try swiftc(
        ["-frontend"] + arguments + mode + flags + (isProgram ? [] : ["-parse-as-library"])
          + (output.map { ["-o", $0 + suffix] } ?? []))
    }

    private func swiftc(_ arguments: [String]) throws {
      let run = try ShapecRun.run("/usr/bin/env", ["swiftc"] + arguments, in: folder, seconds: 120)
      guard run.status == 0, !run.isCrash, !run.isEndless else { throw Complaint(text: run.errors + run.text) }
    }
  }
#endif
