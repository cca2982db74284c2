import ProgramGenerator
import ShapeCore
import ShapeLanguage
@testable import ShapeSwift
import TestSupport
import Testing

/// Code with and without the guards that are proved draws the same and breaks the same requirements, whatever an app passes.
@Suite("Law of omitted guards")
struct OmittedGuardLawTests {
  @Test func `omitted guards are never needed in random programs`() throws {
    let programs = RandomPrograms.programs(quick: 12, ci: 100, long: 2_000)
    for start in stride(from: 0, to: programs.count, by: 20) {
      var comparison = GuardComparison()
      for program in programs[start..<min(start + 20, programs.count)] { comparison.add(program.compilation()) }
      let result = try comparison.run()
      #expect(result.differences == [], "SHAPE_SEED=\(RandomPrograms.seed)")
      #expect(result.pictures > 0)
    }
  }

  @Test func `omitted guards are never needed where they are hard to prove`() throws {
    var comparison = GuardComparison()
    for program in OmittedGuardTests.omitted + OmittedGuardTests.kept {
      let source = OmittedGuardTests.source(program)
      comparison.add(
        Compiler.compile(SourceFile(path: "a.shape", bytes: Array(source.utf8))) { _ in
          .failure(.unreadable("there is none"))
        })
    }
    let result = try comparison.run()
    #expect(result.differences == [])
    #expect(result.omitted >= OmittedGuardTests.omitted.count)
  }
}

/// Programs as Swift code in two namespaces each: with all guards, and without those that are proved.
private struct GuardComparison {
  private var sources: [(name: String, text: String)] = []
  private var calls: [String] = []
  private var omitted = 0
  private var random = RandomSource(seed: RandomPrograms.seed)

  struct Result {
    var pictures = 0
    /// The lines of code that are omitted.
    var omitted = 0
    var differences: [String] = []
  }

  mutating func add(_ compilation: Compilation) {
    let number = sources.count
    var lengths: [Int] = []
    for name in ["Kept", "Omitted"] {
      var options = SwiftOptions()
      options.namespace = try? SwiftNamespace("\(name)\(number)")
      options.keepsGuards = name == "Kept"
      let types = SwiftWriter.types(for: compilation.program, shapes: compilation.publicShapes, options: options)
      let text = String(decoding: SwiftWriter.file(of: types, options: options), as: UTF8.self)
      lengths.append(text.split(separator: "\n").count)
      sources.append((name: "\(name)\(number).swift", text: text))
    }
    omitted += lengths[0] - lengths[1]
    let names = SwiftProgramNames(compilation.program)
    for shape in compilation.publicShapes {
      for arguments in arguments(of: shape, compilation.program, names) {
        let value = "\(names.shapes[shape])(\(arguments))"
        let title = value.replacing("\"", with: "'")
        calls.append("compare(Kept\(number).\(value), Omitted\(number).\(value), \"\(title)\")")
      }
    }
  }

  /// Returns arguments: none, then each value of each parameter, then some together.
  private mutating func arguments(of shape: ShapeID, _ program: Program, _ names: SwiftProgramNames) -> [String] {
    let parameters = program.shapes[shape].parameters
    let values = zip(parameters, names.parameters(parameters)).map { parameter, name in
      self.values(of: parameter.type, program, names).map { "\(SwiftNames.label(name)): \($0)" }
    }
    var result = [""] + values.flatMap { $0 }
    for _ in 0..<6 {
      let some = values.compactMap { random.chance(70) ? $0.randomElement(using: &random) : nil }
      result.append(some.joined(separator: ", "))
    }
    return result
  }

  private mutating func values(of type: ValueType, _ program: Program, _ names: SwiftProgramNames) -> [String] {
    switch type {
    case .number: [".nan", ".infinity", "-1e300", "0", "\(random.number(-9...99))"]
    case .integer: ["Int.min", "3000", "0", "1", "\(Int(random.number(-3...12)))"]
    case .angle: ["ShapeCore.Angle(radians: .nan)", "ShapeCore.Angle(radians: \(random.number(-9...9)))"]
    case .bool: ["false", "true"]
    case .point: ["ShapeCore.Point(.nan, .infinity)", "ShapeCore.Point(-1e200, 3)"]
    case .size: ["ShapeCore.Size(-1, .nan)"]
    case .rect: ["ShapeCore.Rect(x: .nan, y: 1e300, width: -1, height: .infinity)"]
    case .list(.number): ["[]", "[.nan, -1]", "[3]"]
    case .list(.integer): ["[]", "[Int.max, -1]"]
    case .enumeration(let id) where id.index >= BuiltinEnum.allCases.count: names.cases[id].map { ".\($0)" }
    case .invalid, .color, .paint, .path, .edges, .string, .stop, .list, .enumeration: []
    }
  }

  func run() throws -> Result {
    let text = try Repository.text(of: "Tests/GeneratedSwiftTests/SceneText.swift")
    let module = try GeneratedModule(sources + [("SceneText.swift", text), ("main.swift", main)])
    defer { module.remove() }
    let lines = try module.run().split(separator: "\n").map(String.init)
    return Result(pictures: Int(lines.last ?? "") ?? 0, omitted: omitted, differences: lines.dropLast())
  }

  private var main: String {
    var lines = [
      """
      @testable import ShapeCore
      @testable import ShapeKit
      nonisolated(unsafe) var pictures = 0
      func compare<A: ParametricShape, B: ParametricShape>(_ kept: A, _ omitted: B, _ name: String) {
        let (least, most) = (kept.sizeLimits.minimum, kept.sizeLimits.maximum)
        let design = A.designSize
        for size in [
          design, least, most, Size(least.width - 9e-10, least.height - 9e-10),
          Size(most.width + 9e-10, most.height + 9e-10), Size(least.width, most.height), Size(1, 1), Size(.nan, 40),
          Size(.infinity, 0), Size(0.7 * design.width, 1.9 * design.height), Size(5.3 * design.width, 0.1 * design.height),
        ] {
          for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let (first, second) = (kept.drawn(in: size, direction: direction), omitted.drawn(in: size, direction: direction))
            pictures += 1
            let (path, other) = (kept.path(in: size, direction: direction), omitted.path(in: size, direction: direction))
            // Texts tell apart what isn't equal to itself. They are long.
            let differ = first.scene != second.scene && text(of: first.scene) != text(of: second.scene)
            let pathsDiffer = path != other && String(reflecting: path) != String(reflecting: other)
            if first.brokenRequirements != second.brokenRequirements || differ || pathsDiffer
              || kept.sizeLimits != omitted.sizeLimits && !least.width.isNaN
            {
              print(A.self, name, "at", size, first.brokenRequirements, second.brokenRequirements)
            }
          }
        }
      }
      """
    ]
    for (index, start) in stride(from: 0, to: calls.count, by: 50).enumerated() {
      lines += ["func group\(index)() {"] + calls[start..<min(start + 50, calls.count)] + ["}", "group\(index)()"]
    }
    return (lines + ["print(pictures)"]).joined(separator: "\n")
  }
}
