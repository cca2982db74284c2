#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// The package in `Examples/Apps`, with the code that the plugin generates.
  @Suite("The sample app")
  struct SampleAppTests {
    @Test(arguments: AdapterCase.Platform.allCases)
    func `compiles with the modules of the platform`(platform: AdapterCase.Platform) throws {
      let work = try Workspace()
      if platform == .appKit {
        try AdapterDriver.compile(module: "PDFKit", of: [AdapterDriver.standin("PDFKit")], on: platform)
      }
      for target in SampleApp.targets {
        try AdapterDriver.compile(module: target, of: SampleApp.swiftFiles(of: target, in: work), on: platform)
      }
      try AdapterDriver.compile(
        module: "ExampleTests", of: [SampleApp.imageTest.path], on: platform, try Toolchain.testingMacros)
      // The recipe in its README.
      try AdapterDriver.compile(module: "WidgetKit", of: [AdapterDriver.standin("WidgetKit")], on: platform)
      let blocks = try Page("Examples/Apps/README.md").blocks.filter { $0.tag == ["swift"] }
      #expect(blocks.count == 1)
      for block in blocks {
        try work.write(Data(block.text.utf8), to: "Extension.swift")
        try AdapterDriver.compile(module: "Extension", of: [work.path("Extension.swift")], on: platform)
      }
    }

    @Test
    func `has a link to every example`() throws {
      let names = { (folder: URL) in
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".shape") }.sorted()
      }
      let folder = SampleApp.file("ExampleShapes")
      let linked = try names(folder).filter { name in
        let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/" + name)
        return target == "../../../" + name
      }
      #expect(try linked == names(Repository.examples) && linked.count > 10)
    }

    @Test
    func `shows every shape`() throws {
      let work = try Workspace()
      let code = try SampleApp.swiftFiles(of: "ExampleShapes", in: work)
        .map { try String(contentsOfFile: $0, encoding: .utf8) }.joined()
      let shapes = code.matches(of: /public struct (\w+): ShapeKit.ParametricShape/).map { String($0.1) }
      let gallery = try SampleApp.swiftFiles(of: "Gallery", in: work)
        .map { try String(contentsOfFile: $0, encoding: .utf8) }.joined()
      #expect(shapes.count > 15)
      #expect(shapes.filter { !gallery.contains("Example(\($0)())") } == [])
      let test = try String(contentsOf: SampleApp.imageTest, encoding: .utf8)
      #expect(shapes.filter { !test.contains(" \($0)()") } == [])
    }

    /// Each check is one that a person with the app can do.
    @Test
    func `has the tabs and buttons that the checks on devices name`() throws {
      let page = try Repository.text(of: "Sources/ShapeKit/README.md")
      let checks = try #require(page.split(separator: "### Test on devices").last)
      let app = try String(contentsOf: SampleApp.file("GalleryApp/GalleryApp.swift"), encoding: .utf8)
      let tabs = Set(app.matches(of: /\.tab\("(\w+)"\)/).map { String($0.1) })
      let named = checks.matches(of: /\*\*(?<tab>\w+)\*\*/).map { String($0.tab) }
      #expect(Set(named) == tabs)
      let work = try Workspace()
      let code = try SampleApp.targets.flatMap { try SampleApp.swiftFiles(of: $0, in: work) }
        .map { try String(contentsOfFile: $0, encoding: .utf8) }.joined()
      let buttons = checks.matches(of: /“(?<title>[^”]+)”/).map { String($0.title) }
      #expect(buttons.count > 10)
      #expect(buttons.filter { !code.contains("\"\($0)\"") } == [])
    }

    @Test
    func `has the targets of its manifest`() throws {
      let manifest = try Repository.text(of: "Examples/Apps/Package.swift")
      let names = manifest.matches(of: /[tT]arget\(\s*name: "(\w+)"/).map { String($0.1) }
      #expect(Set(names) == Set(SampleApp.targets + ["ExampleTests"]))
      let folders = try FileManager.default.contentsOfDirectory(atPath: SampleApp.folder.path + "/Sources")
      #expect(Set(folders) == Set(SampleApp.targets))
    }
  }
#endif
