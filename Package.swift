// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "shapec",
  platforms: [.macOS(.v12), .macCatalyst(.v15), .iOS(.v15), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
  products: [
    .executable(name: "shapec", targets: ["shapec"]),
    .library(name: "ShapeKit", targets: ["ShapeKit"]),
  ],
  targets: [
    .target(name: "ShapeKit", exclude: []),
    .target(name: "ShapeLanguage", dependencies: ["ShapeKit"]),
    .target(name: "ShapeBackends", dependencies: ["ShapeKit", "ShapeLanguage"]),
    .executableTarget(name: "shapec", dependencies: ["ShapeKit", "ShapeLanguage", "ShapeBackends"]),
    .target(name: "LanguagePairs", dependencies: ["ShapeKit"], path: "Tests/Support/LanguagePairs"),
    .target(name: "GeometryOracle", dependencies: ["ShapeKit"], path: "Tests/Support/GeometryOracle"),
    .executableTarget(
      name: "geometry-benchmark", dependencies: ["ShapeKit", "GeometryOracle"], path: "Tests/Benchmarks/Geometry",
      exclude: ["cases.py", "compare.py", "others.py", "strokes.py"]),
    .testTarget(name: "ShapeKitTests", dependencies: ["ShapeKit", "GeometryOracle"]),
    .testTarget(name: "ShapeLanguageTests", dependencies: ["ShapeKit", "ShapeLanguage", "ProgramGenerator"]),
    .testTarget(name: "ShapeBackendsTests", dependencies: ["ShapeKit", "ShapeLanguage", "ShapeBackends"]),
    .target(
      name: "ProgramGenerator", dependencies: ["ShapeKit", "ShapeLanguage"], path: "Tests/Support/ProgramGenerator"),
    .testTarget(
      name: "GeneratedSwiftTests",
      dependencies: ["ShapeKit", "ShapeLanguage", "ShapeBackends", "LanguagePairs", "ProgramGenerator"],
      exclude: []),
    .testTarget(
      name: "ShapecTests", dependencies: ["shapec", "LanguagePairs", "ProgramGenerator"],
      exclude: ["Adapters/Standins"]),
  ],
  swiftLanguageModes: [.v6]
)
