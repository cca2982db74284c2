#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// What apps see of the library. With `SHAPE_REWRITE=1` in the environment, the actual lists replace those in `API`.
  @Suite("The public API")
  struct PublicAPITests {
    @Test(arguments: AdapterCase.Platform.allCases)
    func `is the one in the list`(platform: AdapterCase.Platform) throws {
      try compare("ShapeKit", on: platform, with: platform.rawValue)
    }

    /// Code that an earlier version generated calls it, and some of its types have other names in apps.
    @Test
    func `of generated code is the one in the list`() throws {
      try compare("ShapeCore", on: .uiKit, with: "ShapeCore")
    }

    private func compare(_ module: String, on platform: AdapterCase.Platform, with name: String) throws {
      let lines = try AdapterDriver.symbols(of: module, on: platform).map(\.line).sorted()
      let list = Repository.root.appending(path: "Tests/ShapecTests/Adapters/API/\(name).txt")
      if isRewriting { try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: list) }
      let listed = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map { String($0) }
      #expect(Set(lines).subtracting(listed) == [], "not in the list")
      #expect(Set(listed).subtracting(lines) == [], "only in the list")
    }

    /// What only the compiler uses is `package`.
    @Test(arguments: [("ShapeKit", 119), ("ShapeCore", 197)], AdapterCase.Platform.allCases)
    func `is small`(module: (name: String, most: Int), platform: AdapterCase.Platform) throws {
      let count = try AdapterDriver.symbols(of: module.name, on: platform).count
      #expect(count > 50 && count <= module.most, "\(count) symbols")
    }

    @Test(arguments: [
      "ShapeCore.SceneBuilder.self", "ShapeCore.Mathematics.self", "ShapeKit.AnimatableParameter<Bubble>.self",
      "ShapeColor.black.mixed(with: .white, at: 0.5)", "ShapeColor.system(.label)",
    ])
    func `hides what only generated code uses`(expression: String) throws {
      try AdapterDriver.check("import ShapeCore\nimport ShapeKit\nlet value = ShapeColor.black", on: .uiKit)
      #expect(throws: AdapterDriver.Complaint.self) {
        try AdapterDriver.check("import ShapeCore\nimport ShapeKit\nlet value = \(expression)", on: .uiKit)
      }
    }

    /// The compiler refuses a shape that would show nothing.
    @Test func `leaves shapes to generated code`() throws {
      let plain = """
        struct Plain: ParametricShape {
          static let shapeName = "Plain"
          static let shapeTitle = "Plain"
          static let designSize = ShapeSize(9, 9)
          var sizeLimits: ShapeSizeLimits { ShapeSizeLimits() }
          func outline(at size: ShapeSize, direction: ShapeLayoutDirection) -> ShapePath { .empty }
        """
      let draw = "  func draw(into scene: inout ShapeCore.SceneBuilder) { scene.clip() }\n}\n"
      try AdapterDriver.check(
        "@_spi(Generated) import ShapeCore\n@_spi(Generated) import ShapeKit\n\(plain)\n\(draw)", on: .uiKit)
      #expect(throws: AdapterDriver.Complaint.self) {
        try AdapterDriver.check("import ShapeKit\n\(plain)\n}\n", on: .uiKit)
      }
    }

    @Test(arguments: ["ShapeCore", "ShapeKit"], AdapterCase.Platform.allCases)
    func `is documented`(module: String, platform: AdapterCase.Platform) throws {
      let symbols = try AdapterDriver.symbols(of: module, on: platform)
      #expect(!symbols.isEmpty)
      #expect(symbols.filter { $0.documentation == nil }.map(\.line) == [])
    }

    @Test(arguments: AdapterCase.Platform.allCases)
    func `does not name what only generated code uses`(platform: AdapterCase.Platform) throws {
      let hidden = try Repository.text(of: "Sources/ShapeKit/ParametricShape.swift")
        .matches(of: /@_spi\(Generated\) static var (\w+)/).map { String($0.1) }
      #expect(hidden.count == 4)
      let symbols = try AdapterDriver.symbols(of: "ShapeKit", on: platform)
      #expect(
        symbols.filter { symbol in hidden.contains { symbol.documentation?.contains($0) ?? false } }.map(\.line) == [])
    }

    @Test func `contains all that the articles link to`() throws {
      let lists = try AdapterCase.Platform.allCases.map {
        try Repository.text(of: "Tests/ShapecTests/Adapters/API/\($0.rawValue).txt")
      }
      let names = Set(lists.joined().split(separator: "\n").map { String($0.split(separator: " | ")[0]) })
      let links = try Repository.pages.filter { $0.contains(".docc/") }.flatMap { page in
        try Repository.text(of: page).matches(of: /``([^`\n]+)``/).map { String($0.1) }
      }
      #expect(links.count > 40)
      #expect(links.filter { $0 != "ShapeKit" && !names.contains($0.replacing("/", with: ".")) } == [])
    }

    @Test(arguments: AdapterCase.Platform.allCases, AdapterDriver.modes)
    func `leaves the names of Apple's frameworks to them`(platform: AdapterCase.Platform, mode: [String]) throws {
      let program = AppNames.program(importing: ["ShapeKit", "SwiftUI", platform.rawValue])
      try AdapterDriver.check(program, on: platform, flags: mode)
    }

    @Test(arguments: AdapterCase.Platform.allCases)
    func `has no type with a name of Apple's frameworks or of many apps`(platform: AdapterCase.Platform) throws {
      let types = try AdapterDriver.symbols(of: "ShapeKit", on: platform)
        .filter { $0.extendedModule == nil && !$0.name.contains(".") }.map(\.name)
      #expect(types.count > 10)
      #expect(types.filter { AppNames.all.contains($0) } == [])
    }
  }
#endif
