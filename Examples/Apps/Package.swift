// swift-tools-version: 6.1
import PackageDescription

let shapeKit = Target.Dependency.product(name: "ShapeKit", package: "shapec")

let package = Package(
  name: "Apps",
  platforms: [.macOS(.v14), .macCatalyst(.v17), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "Gallery", targets: ["Gallery"]),
    .library(name: "GalleryUIKit", targets: ["GalleryUIKit"]),
    .library(name: "GalleryWidgets", targets: ["GalleryWidgets"]),
    .executable(name: "GalleryApp", targets: ["GalleryApp"]),
  ],
  // The name is needed because the folder of the repository can have any name.
  dependencies: [.package(name: "shapec", path: "../..", traits: ["Plugins"])],
  targets: [
    .target(
      name: "ExampleShapes", dependencies: [shapeKit], plugins: [.plugin(name: "ShapePlugin", package: "shapec")]),
    .target(name: "Gallery", dependencies: ["ExampleShapes", shapeKit]),
    .target(name: "GalleryUIKit", dependencies: ["ExampleShapes", shapeKit]),
    .target(name: "GalleryAppKit", dependencies: ["ExampleShapes", shapeKit]),
    .target(name: "GalleryWidgets", dependencies: ["ExampleShapes", shapeKit]),
    .executableTarget(
      name: "GalleryApp",
      dependencies: [
        "Gallery",
        .target(name: "GalleryUIKit", condition: .when(platforms: [.iOS, .macCatalyst, .visionOS])),
        .target(name: "GalleryAppKit", condition: .when(platforms: [.macOS])),
      ]),
    .testTarget(name: "ExampleTests", dependencies: ["ExampleShapes", shapeKit]),
  ],
  swiftLanguageModes: [.v6]
)
