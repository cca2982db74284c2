#if os(Linux)
  import Foundation
  import TestSupport

  /// The package in `Examples/Apps`.
  enum SampleApp {
    static let folder = Repository.examples.appending(path: "Apps")

    /// A file of its sources.
    static func file(_ path: String) -> URL { folder.appending(path: "Sources/" + path) }

    /// The targets, each after those that it uses.
    static let targets = ["ExampleShapes", "Gallery", "GalleryUIKit", "GalleryAppKit", "GalleryWidgets", "GalleryApp"]

    /// The test of the images of all shapes.
    static let imageTest = folder.appending(path: "Tests/ExampleTests/ExampleImageTests.swift")

    /// Returns the paths of the Swift files of a target, with the one that the plugin writes.
    ///
    /// - Parameter work: A folder for that file.
    static func swiftFiles(of target: String, in work: Workspace) throws -> [String] {
      let names = try FileManager.default.contentsOfDirectory(atPath: file(target).path).sorted()
      let paths = { ending in names.filter { $0.hasSuffix(ending) }.map { file(target + "/" + $0).path } }
      let shapes = paths(".shape")
      if shapes.isEmpty { return paths(".swift") }
      let output = work.path("GeneratedShapes.swift")
      // As in `TargetShapes` of the plugin.
      let run = try ShapecRun.run(
        ShapecRun.executable(),
        [
          "--emit", "swift", "--output", output, "--root", file(target).path, "--options",
          file(target + "/shapes.json").path, "--",
        ] + shapes, in: work.folder)
      guard run.status == 0, run.errors.isEmpty else { throw ShapecRun.Failed(verdict: run.verdict) }
      return paths(".swift") + [output]
    }
  }
#endif
