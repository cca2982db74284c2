import ShapeSwift
import ShapeLanguage
import Testing

/// Generated types in a namespace, with any access level, in modules with other rules than the usual ones.
struct NamespaceTests {
  /// Shapes and enums with the names of types that apps and generated code use, each of which uses another.
  private static let source = """
    enum State { on, off }
    enum Color { light, dark }
    shape Button(state: State = .on, tint: Color = .light, origin: Point = (1, 2)) {
      size 40 x 20
      fill .red, path: circle(center: origin, radius: 4)
      layer(inset: 2) { use Toggle(state: state) }
      if tint == .dark { border .all }
    }
    shape Toggle(state: State = .off) { size 9 x 9; if state == .on { use Path() } }
    shape Path { size 9 x 9; fill .blue, path: rect(bounds).offset(by: 1) }
    shape Task { size 9 x 9; use Error(); use ShapeKit() }
    shape Error { size 9 x 9; let size = (3, 4); fill .teal, path: polygon([(0, 0), size, (0, 4)]) }
    shape ShapeKit { size 9 x 9; fill .gold }
    shape Gem(cut = circle(center: (4, 4), radius: 4).rounded(radius: 1), at = mix((0, 0), (4, 8), at: 0.5)) {
      size 9 x 9
      fill .gold, path: cut
      layer(left: at.x, opacity: at.y / 8) { content }
    }
    shape Swift { size 9 x 9; fill .gold, opacity: min(width, height) / 20 }
    """

  private static func generated(_ options: SwiftOptions) -> [(name: String, text: String)] {
    let compilation = Compiler.compile(SourceFile(path: "ui.shape", bytes: Array(source.utf8))) { _ in
      .failure(.unreadable("there is none"))
    }
    #expect(!compilation.hasErrors)
    let types = SwiftWriter.types(for: compilation.program, shapes: compilation.publicShapes, options: options)
    return SwiftWriter.files(of: types, options: options).map { file in
      ("\(file.name).swift", String(decoding: file.bytes, as: UTF8.self))
    }
  }

  private static func options(_ access: SwiftOptions.Access, in namespace: String?) throws -> SwiftOptions {
    var options = SwiftOptions()
    options.access = access
    options.namespace = try namespace.map { try SwiftNamespace($0) }
    return options
  }

  /// In an app, the namespace hides nothing, and outside of it the names keep their meaning.
  @Test func `names in a namespace hide no others`() throws {
    let sources = Self.generated(try Self.options(.internal, in: "UI"))
    #expect(sources.map(\.name).contains("UI.swift") && sources.map(\.name).contains("Task.swift"))
    let main = """
      import ShapeKit
      struct State { var isOn = true }
      enum Failure: Error { case none }
      func wait() async throws { try await Task.sleep(nanoseconds: 1); throw Failure.none }
      let button = UI.Button(state: .off, tint: UI.Color.dark)
      print(State().isOn, UI.State.allCases.count, button.path(in: UI.Button.designSize).length > 0)
      """
    let module = try GeneratedModule(sources + [("main.swift", main)])
    defer { module.remove() }
    #expect(try module.run() == "true 2 true\n")
  }

  static let modes: [(access: SwiftOptions.Access, flags: [String])] = [
    (.public, ["-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault"]),
    (.public, ["-swift-version", "5"]),
    (.package, ["-swift-version", "6", "-enable-upcoming-feature", "MemberImportVisibility", "-package-name", "app"]),
    (.internal, ["-swift-version", "5", "-enable-upcoming-feature", "ExistentialAny"]),
    (.public, ["-swift-version", "6", "-default-isolation", "MainActor"]),
    (.internal, ["-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault"]),
    (.internal, ["-swift-version", "5", "-strict-concurrency=complete"]),
    (
      .public,
      ["-swift-version", "5", "-strict-concurrency=complete", "-default-isolation", "MainActor"]
        + ["-enable-upcoming-feature", "MemberImportVisibility"]
    ),
  ]

  @Test(arguments: modes.indices, [nil, "UI"])
  func `generated code compiles without warnings in modules with other rules`(mode: Int, namespace: String?) throws {
    let (access, flags) = Self.modes[mode]
    let sources = Self.generated(try Self.options(access, in: namespace))
    let messages = try GeneratedModule.messages(for: sources, flags: flags)
    #expect(messages == "", "\(messages)")
  }

  @Test(arguments: [
    ("UI", nil), ("_UI2", nil), ("", SwiftNamespace.Failure.notAName), ("2UI", .notAName), ("My UI", .notAName),
    ("Ünder", .notAName), ("_", .notAName), ("class", .reserved), ("open", .reserved), ("Self", .common),
    ("Swift", .common), ("ShapeCore", .common), ("ShapeKit", .common), ("Color", .common), ("Hashable", .common),
  ])
  func `a namespace has a name that means nothing else`(name: String, failure: SwiftNamespace.Failure?) {
    var found: SwiftNamespace.Failure?
    do throws(SwiftNamespace.Failure) { _ = try SwiftNamespace(name) } catch { found = error }
    #expect(found == failure)
  }
}
