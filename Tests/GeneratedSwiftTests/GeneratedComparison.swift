import Foundation
@testable import ShapeSwift
import ShapeCore
import ShapeLanguage

/// Programs whose generated Swift is compiled into one module, to draw the same pictures as the evaluator.
struct GeneratedComparison {
  private struct Item {
    var compilation: Compilation
    var request: ShapeRequest
    var name: String
    /// The values, by parameter, as expressions of the program.
    var values: [ExpressionID]
  }

  private var items: [Item] = []
  private var sources: [(name: String, text: String)] = []
  private var cases: [String] = []
  /// Programs that do not compile, although they should.
  private var broken: [String] = []

  /// The result.
  struct Result {
    var pictures = 0
    var differences: [String] = []
  }

  /// Adds all public shapes of a file, whose imports are in a folder.
  mutating func add(
    _ bytes: [UInt8], named file: String, in folder: URL? = nil, using generator: inout some RandomNumberGenerator
  ) {
    let compile = { (settings: [Setting]) in
      Compiler.compile(SourceFile(path: file, bytes: bytes), settings: settings) { name in
        guard let folder, let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else {
          return .failure(.unreadable("there is none"))
        }
        return .success(Array(data))
      }
    }
    let program = compile([]).program
    add(named: file, requests: { ShapeRequest.all(of: $0, in: program, using: &generator) }, compile: compile)
  }

  /// Adds all public shapes of a file, each with its requests.
  mutating func add(
    named file: String, requests: (ShapeID) -> [ShapeRequest], compile: ([Setting]) -> Compilation
  ) {
    let compilation = compile([])
    if compilation.hasErrors {
      let messages = compilation.diagnostics.map { $0.problem.message }
      broken.append("\(file): \(messages.joined(separator: "; "))")
      return
    }
    for type in SwiftWriter.types(for: compilation.program, shapes: compilation.publicShapes) {
      let text = String(decoding: SwiftWriter.file(of: [type]), as: UTF8.self)
      let source = (name: type.name + ".swift", text: text)
      // Imports of several files are the same each time.
      if !sources.contains(where: { $0 == source }) { sources.append(source) }
    }
    for shape in compilation.publicShapes {
      for request in requests(shape) {
        let settings = request.settings(in: compilation.program)
        add(request, settings.isEmpty ? compilation : compile(settings), file)
      }
    }
  }

  private mutating func add(_ request: ShapeRequest, _ compilation: Compilation, _ file: String) {
    let program = compilation.program
    let shape = program.shapes[request.shape]
    var values = [ExpressionID](repeating: .none, count: shape.parameters.count)
    for setting in compilation.settings.flatMap({ $0 }) { values[setting.parameter] = setting.value }
    var arguments: [String] = []
    for (index, parameter) in shape.parameters.enumerated() where request.values[index] != nil {
      guard values[index].isPresent, let value = Evaluator.constant(values[index], in: program) else {
        broken.append("\(file): `\(request.values[index] ?? "")` has no value")
        return
      }
      arguments.append(
        "\(SwiftNames.label(SwiftProgramNames(program).parameters(shape.parameters)[index])): \(swiftLiteral(value, parameter.type, in: program))"
      )
    }
    let type = SwiftProgramNames(compilation.program).shapes[request.shape]
    cases.append(
      "draw(\(cases.count), \(type)(\(arguments.joined(separator: ", "))), .\(request.direction)) { shape in \(request.size.swift) }"
    )
    let text = arguments.joined(separator: ", ")
    items.append(
      Item(compilation: compilation, request: request, name: "\(file) \(type)(\(text))", values: values))
  }

  /// Compiles, runs and compares.
  func run() throws -> Result {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let sceneText = try String(contentsOf: folder.appendingPathComponent("SceneText.swift"), encoding: .utf8)
    let module = try GeneratedModule(sources + [("SceneText.swift", sceneText), ("main.swift", main)])
    defer { module.remove() }
    var result = Result(pictures: 0, differences: broken)
    for line in try module.run().split(separator: "\n") {
      let parts = line.split(separator: " ").map(String.init)
      guard parts.count == 4, let index = Int(parts[0]), let width = Double(parts[1]), let height = Double(parts[2])
      else { continue }
      let item = items[index]
      let size = Size(width, height)
      let drawing = Evaluator.draw(
        item.compilation.program, shape: item.request.shape, size: size, values: item.values,
        direction: item.request.direction)
      // Generated code draws pictures that the evaluator refuses, but they are not compared.
      guard let scene = drawing.scene else { continue }
      result.pictures += 1
      let expected = text(of: scene)
      if String(hash(of: expected), radix: 16) != parts[3] {
        let actual = try module.run([parts[0]])
        result.differences.append("\(item.name) at \(width) x \(height): \(difference(expected, actual))")
      }
    }
    return result
  }

  private func difference(_ expected: String, _ actual: String) -> String {
    let (a, b) = (expected.split(separator: "\n"), actual.split(separator: "\n"))
    for (first, second) in zip(a, b) where first != second {
      // From a little before the first difference.
      let start = max(0, zip(first.utf8, second.utf8).prefix { $0 == $1 }.count - 80)
      return
        "\(first.prefix(30)) … \(first.dropFirst(start).prefix(200))\n  but … \(second.dropFirst(start).prefix(200))"
    }
    return "\(a.count) lines but \(b.count)"
  }

  /// The program that draws: all pictures as numbers, or the requested one as text.
  private var main: String {
    var lines = [
      "@testable import ShapeCore", "@testable import ShapeKit",
      "let wanted = CommandLine.arguments.dropFirst().first.flatMap { Int($0) }",
      "func draw<S: ParametricShape>(_ index: Int, _ shape: S, _ direction: LayoutDirection, _ size: (S) -> Size) {",
      "  if let wanted, wanted != index { return }",
      "  let scene = shape.scene(in: size(shape), direction: direction)",
      "  let text = text(of: scene)",
      "  if wanted != nil { print(text) } else {",
      "    print(index, scene.size.width, scene.size.height, String(hash(of: text), radix: 16))", "  }", "}",
    ]
    // Small functions are quick to compile.
    for (number, start) in stride(from: 0, to: cases.count, by: 50).enumerated() {
      lines += ["func group\(number)() {"] + cases[start..<min(start + 50, cases.count)].map { "  " + $0 } + ["}"]
      lines += ["group\(number)()"]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
