// swift-tools-version: 6.2
import PackageDescription

// Lets the linker remove what an app doesn't call. Otherwise Swift keeps every function that another module can call. SwiftPM
// takes such a flag from dependencies since 6.2. Previews and debuggers of a debug build find all functions.
let internalizesAtLink: [SwiftSetting] = [
  .unsafeFlags(["-Xfrontend", "-internalize-at-link"], .when(configuration: .release))
]

// For the plugins, SwiftPM builds the compiler a second time. Whoever builds or tests this package itself does without. A
// package that depends on it by a URL gets the plugins, and one that depends on it by a path says `traits: ["Plugins"]`.
// The tool of the build plugin is a program of its own, so that an app compiles only a part of the compiler.
let hasPlugins = ["/checkouts/", "/registry/downloads/"].contains { Context.packageDirectory.contains($0) }
let buildTool: [Target.Dependency] = [.target(name: "shapec-swift", condition: .when(traits: ["Plugins"]))]
let commandTool: [Target.Dependency] = [.target(name: "shapec", condition: .when(traits: ["Plugins"]))]

let package = Package(
  name: "shapec",
  platforms: [.macOS(.v12), .macCatalyst(.v15), .iOS(.v15), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
  products: [
    .executable(name: "shapec", targets: ["shapec"]),
    .library(name: "ShapeKit", targets: ["ShapeKit", "ShapeCore"]),
    .plugin(name: "ShapePlugin", targets: ["ShapePlugin"]),
    .plugin(name: "ShapeCommands", targets: ["ShapeCommands"]),
  ],
  traits: [
    .trait(name: "Plugins", description: "Builds the compiler for the plugins."),
    .default(enabledTraits: hasPlugins ? ["Plugins"] : []),
  ],
  targets: [
    .target(
      name: "ShapeCore", exclude: ["README.md"], swiftSettings: internalizesAtLink,
      // Without instructions for it, the compiler calls functions such as `floor`, which are exact, for `rounded`.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "ShapeKit", dependencies: ["ShapeCore"], exclude: ["README.md", "Layers/README.md"],
      swiftSettings: internalizesAtLink),
    .target(name: "ShapeLanguage", dependencies: ["ShapeCore"], exclude: ["README.md"]),
    .target(name: "ShapeSwift", dependencies: ["ShapeCore", "ShapeLanguage"], exclude: ["README.md"]),
    .target(name: "ShapeTool", dependencies: ["ShapeCore", "ShapeLanguage", "ShapeSwift"], exclude: ["README.md"]),
    .target(name: "ShapeEditing", dependencies: ["ShapeCore", "ShapeLanguage"], exclude: ["README.md"]),
    .target(
      name: "ShapeBackends", dependencies: ["ShapeCore", "ShapeLanguage", "ShapeRaster"],
      exclude: ["README.md", "PDF/README.md", "Page/README.md", "PostScript/README.md", "SVG/README.md"]),
    .target(name: "ShapeRaster", dependencies: ["ShapeCore"], exclude: ["README.md"]),
    .target(
      name: "ShapeWorkbench",
      dependencies: ["ShapeCore", "ShapeLanguage", "ShapeSwift", "ShapeEditing", "ShapeRaster", "ShapeBackends"],
      exclude: ["README.md"]),
    .target(
      name: "ShapeServer",
      dependencies: ["ShapeCore", "ShapeLanguage", "ShapeEditing", "ShapeBackends", "ShapeWorkbench"],
      exclude: ["README.md"]),
    // The page as a part of the program, by `#embed`.
    .target(name: "ShapePage"),
    .target(name: "ShapePreview", dependencies: ["ShapePage"], exclude: ["README.md"]),
    .target(
      name: "ShapeCommandLine",
      dependencies: [
        "ShapeCore", "ShapeLanguage", "ShapeSwift", "ShapeTool", "ShapeEditing", "ShapeRaster", "ShapeBackends",
        "ShapeWorkbench",
      ],
      exclude: ["README.md", "Explanations/Pages"]),
    .executableTarget(
      name: "shapec",
      dependencies: ["ShapeCore", "ShapeLanguage", "ShapeTool", "ShapeServer", "ShapePreview", "ShapeCommandLine"],
      exclude: ["README.md"]),
    .executableTarget(name: "shapec-swift", dependencies: ["ShapeTool"]),
    .plugin(
      name: "ShapePlugin", capability: .buildTool(), dependencies: buildTool, path: "Sources/ShapePlugin/Build"),
    .plugin(
      name: "ShapeCommands",
      capability: .command(
        intent: .custom(verb: "shapes", description: "Formats or checks the .shape files of the package."),
        permissions: [.writeToPackageDirectory(reason: "`format` changes .shape files.")]),
      dependencies: commandTool, path: "Sources/ShapePlugin/Commands"),
    .target(name: "TestSupport", path: "Tests/Support/TestSupport"),
    // Libraries that only tests use are test targets, so `swift build` leaves them out.
    .testTarget(name: "ForeignTools", dependencies: ["TestSupport"], path: "Tests/Support/ForeignTools"),
    .testTarget(
      name: "LanguagePairs", dependencies: ["ShapeCore", "ShapeLanguage"], path: "Tests/Support/LanguagePairs"),
    .target(name: "GeometryOracle", dependencies: ["ShapeCore", "TestSupport"], path: "Tests/Support/GeometryOracle"),
    .executableTarget(
      name: "geometry-benchmark", dependencies: ["ShapeCore", "GeometryOracle", "TestSupport"],
      path: "Tests/Benchmarks/Geometry",
      exclude: ["cases.py", "chains.c", "compare.py", "others.py", "strokes.py"]),
    .executableTarget(
      name: "raster-benchmark", dependencies: ["ShapeCore", "ShapeLanguage", "ShapeRaster"],
      path: "Tests/Benchmarks/Raster", exclude: ["compare.py", "render.py"]),
    .executableTarget(
      name: "proof-benchmark", dependencies: ["ProgramGenerator", "ShapeCore", "ShapeLanguage", "TestSupport"],
      path: "Tests/Benchmarks/Proofs"),
    .executableTarget(
      name: "arithmetic-benchmark", dependencies: ["ShapeCore", "TestSupport"], path: "Tests/Benchmarks/Arithmetic",
      exclude: ["coefficients.py", "hardcases.py", "judge.c", "measure.py"]),
    .testTarget(
      name: "ReferencePainter", dependencies: ["ForeignTools", "TestSupport"], path: "Tests/Support/ReferencePainter",
      // It paints millions of pixels. No product has this target, so packages may still depend on this one.
      swiftSettings: [.unsafeFlags(["-O"])]),
    .testTarget(name: "ShapeRasterTests", dependencies: ["ShapeCore", "ShapeRaster", "ForeignTools", "TestSupport"]),
    .testTarget(
      name: "SceneOracle", dependencies: ["ShapeCore", "TestSupport"], path: "Tests/Support/SceneOracle",
      // It samples thousands of points.
      swiftSettings: [.unsafeFlags(["-O"])]),
    .testTarget(
      name: "ShapeCoreTests", dependencies: ["ShapeCore", "GeometryOracle", "SceneOracle", "TestSupport"]),
    .testTarget(
      name: "ShapeKitTests",
      dependencies: [
        "ShapeCore", "ShapeKit", "ShapeLanguage", "ShapeRaster", "ProgramGenerator", "SceneOracle", "TestSupport",
      ]),
    .testTarget(
      name: "ShapeLanguageTests",
      dependencies: [
        "ShapeCore", "ShapeLanguage", "ShapeEditing", "ForeignTools", "ProgramGenerator", "SourceLaws", "TestSupport",
      ],
      exclude: ["Messages/Snippets"]),
    .testTarget(
      name: "ShapeBackendsTests",
      dependencies: [
        "ShapeCore", "ShapeLanguage", "ShapeRaster", "ShapeBackends", "ForeignTools", "ReferencePainter", "TestSupport",
      ]),
    .testTarget(
      name: "ShapeWorkbenchTests",
      dependencies: [
        "ShapeCore", "ShapeLanguage", "ShapeEditing", "ShapeBackends", "ShapeWorkbench", "SceneOracle", "TestSupport",
      ]),
    .testTarget(name: "ShapeServerTests", dependencies: ["ShapeCore", "ShapeLanguage", "ShapeServer", "TestSupport"]),
    .target(
      name: "ProgramGenerator", dependencies: ["ShapeCore", "ShapeLanguage", "TestSupport"],
      path: "Tests/Support/ProgramGenerator"),
    .executableTarget(
      name: "random-programs", dependencies: ["ProgramGenerator"], path: "Tests/Support/RandomProgramFiles"),
    .target(
      name: "SourceLaws",
      dependencies: ["ShapeCore", "ShapeLanguage", "ShapeSwift", "ShapeEditing", "ShapeBackends"],
      path: "Tests/Support/SourceLaws"),
    .executableTarget(
      name: "fuzz", dependencies: ["SourceLaws"], path: "Tests/Fuzzing", exclude: ["Corpus", "fuzz.py"]),
    .testTarget(
      name: "GeneratedSwiftTests",
      dependencies: [
        "ShapeCore", "ShapeKit", "ShapeLanguage", "ShapeSwift", "ShapeEditing", "ShapeBackends", "LanguagePairs",
        "ProgramGenerator", "TestSupport",
      ]),
    .testTarget(
      name: "ShapecTests",
      dependencies: [
        "shapec", "shapec-swift", "random-programs", "ForeignTools", "LanguagePairs", "ProgramGenerator",
        "ReferencePainter",
        "SourceLaws", "TestSupport",
      ],
      exclude: [
        "Adapters/API", "Adapters/Standins", "Editors/VSCode", "LanguageServer/Clients", "Consumers/Standins",
        "Playground/Browser", "Playground/Types",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
