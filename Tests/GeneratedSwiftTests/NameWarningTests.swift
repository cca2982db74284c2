import ShapeLanguage
import TestSupport
import Testing

@testable import ShapeSwift

/// Warnings about types that hide others in an app.
struct NameWarningTests {
  private func codes(_ source: String, path: String = "a.shape", namespace: String? = nil) throws -> [String] {
    let compilation = Compiler.compile(SourceFile(path: path, bytes: Array(source.utf8))) { _ in
      .failure(.unreadable("there is none"))
    }
    #expect(!compilation.hasErrors)
    var options = SwiftOptions()
    options.namespace = try namespace.map { try SwiftNamespace($0) }
    let types = SwiftWriter.types(for: compilation.program, shapes: compilation.publicShapes, options: options)
    let warnings = types.compactMap { SwiftWriter.nameWarning(about: $0, options: options) }
    return Linter.unsuppressed(warnings, in: compilation.program).map(\.problem.code)
  }

  @Test func `a type that hides one that apps use is reported`() throws {
    let source =
      "enum State { on, off }\nshape Button(state: State = .on) { size 9 x 9; if state == .on { fill .red } }"
    let codes = try codes(source)
    #expect(codes == ["W0025", "W0025"])
  }

  @Test(arguments: ["Map", "Chart", "Marker", "Spring", "Logger", "Model", "Entry", "Query"])
  func `names of other frameworks are reported`(name: String) throws {
    #expect(try codes("shape \(name) { size 9 x 9; fill .red }") == ["W0025"])
  }

  /// Those of the lists of its API.
  @Test func `the names of ShapeKit are reported`() throws {
    let names = try ["AppKit", "UIKit"].flatMap { platform in
      try Repository.text(of: "Tests/ShapecTests/Adapters/API/\(platform).txt").split(separator: "\n")
        .compactMap { $0.split(separator: " ").first }
    }
    let types = Set(names.filter { $0.allSatisfy(\.isLetter) }.map { String($0) })
    #expect(types.count > 20)
    let known = AppTypeNames.names.filter { $0.module == "ShapeKit" }.flatMap { $0.names.split { $0 <= " " } }
    #expect(known.map { String($0) } == types.sorted())
  }

  @Test func `a palette that hides one is reported`() throws {
    #expect(try codes("let ink = #123456", path: "color.shape") == ["W0025"])
  }

  @Test func `in a namespace a type hides nothing`() throws {
    #expect(try codes("shape Button { size 9 x 9; fill .red }", namespace: "UI") == [])
  }

  @Test(arguments: ["Card", "ToggleSwitch", "Optional", "Int"])
  func `other names and those that are changed are not reported`(name: String) throws {
    #expect(try codes("shape \(name) { size 9 x 9; fill .red }") == [])
  }

  /// The linter, which knows no output, doesn't call the comment unneeded.
  @Test func `a comment suppresses the warning`() throws {
    let source = "// shapec:allow W0025\nshape Button {\n  size 9 x 9\n  fill .red\n}\n"
    #expect(try codes(source) == [])
    let compilation = Compiler.compile(SourceFile(path: "a.shape", bytes: Array(source.utf8))) { _ in
      .failure(.unreadable("there is none"))
    }
    #expect((compilation.diagnostics + Linter.diagnostics(for: compilation.program)).map(\.problem.code) == [])
  }
}
