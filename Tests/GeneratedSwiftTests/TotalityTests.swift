import Foundation
@testable import ShapeSwift
import ShapeCore
import ShapeLanguage
import Testing

/// Generated code never traps, and no number in a picture is not finite, whatever the size and the values are.
struct TotalityTests {
  /// Sizes that no shape supports.
  private static let sizes = [
    "Size(0, -3)", "Size(.nan, 40)", "Size(.infinity, .infinity)", "Size(0.001, 5000)",
  ]

  @Test func `hostile sizes and values result in finite pictures`() throws {
    var sources: [(name: String, text: String)] = []
    var calls: [String] = []
    for (name, source) in LanguageEqualityTests.programs + Self.programs {
      let compilation = Compiler.compile(SourceFile(path: "\(name).shape", bytes: Array(source.utf8))) { _ in
        .failure(.unreadable("there is none"))
      }
      #expect(!compilation.hasErrors, "\(compilation.diagnostics)")
      let program = compilation.program
      let text = SwiftWriter.file(of: SwiftWriter.types(for: program, shapes: compilation.publicShapes))
      sources.append(("\(name).swift", String(decoding: text, as: UTF8.self)))
      let names = SwiftProgramNames(program)
      for shape in compilation.publicShapes {
        let type = names.shapes[shape]
        calls.append("check(\"\(type)\", \(type)())")
        let parameters = program.shapes[shape].parameters
        for (parameter, plain) in zip(parameters, names.parameters(parameters)) {
          let label = SwiftNames.label(plain)
          for value in Self.hostile(parameter.type) {
            calls.append("check(\"\(type)(\(label): \(value))\", \(type)(\(label): \(value)))")
          }
        }
      }
    }
    let module = try GeneratedModule(sources + [("main.swift", Self.main(calls))])
    defer { module.remove() }
    let output = try module.run()
    #expect(output == "pictures: \(calls.count * Self.sizes.count)\n")
  }

  private static func hostile(_ type: ValueType) -> [String] {
    switch type {
    case .number: [".nan", ".infinity", "-1e300", "-0.0"]
    case .integer: ["Int.min", "Int.max", "-1"]
    case .angle: ["ShapeCore.Angle(radians: .nan)", "ShapeCore.Angle(radians: 1e300)"]
    case .point: ["ShapeCore.Point(.nan, .infinity)", "ShapeCore.Point(1e200, -1e200)"]
    case .size: ["ShapeCore.Size(-1, .nan)"]
    case .list(.number): ["[]", "[.nan, -1]", "[0, 0]"]
    case .color: ["ShapeCore.Color(ShapeCore.RGBA(red: .nan, green: 3, blue: -1, alpha: .infinity))"]
    case .edges: ["ShapeCore.Edges(rawValue: 255)"]
    case .invalid, .bool, .rect, .paint, .path, .string, .stop, .enumeration, .list: []
    }
  }

  private static func main(_ calls: [String]) -> String {
    let groups = stride(from: 0, to: calls.count, by: 50).map { Array(calls[$0..<min($0 + 50, calls.count)]) }
    var lines = [
      """
      @testable import ShapeCore
      @testable import ShapeKit
      nonisolated(unsafe) var pictures = 0
      func check<S: ParametricShape>(_ name: String, _ shape: S) {
        for size in [\(sizes.joined(separator: ", "))] as [Size] {
          let scene = shape.scene(in: size)
          var isFinite = scene.size.isFinite && scene.paths.allSatisfy(\\.isFinite) && shape.path(in: size).isFinite
          for layer in scene.layers {
            isFinite = isFinite && layer.frame.isFinite && layer.opacity.isFinite && layer.rotation.radians.isFinite
              && layer.scale.isFinite
            isFinite = isFinite && layer.clips.allSatisfy { $0.path.isFinite } && layer.erasure?.isFinite != false
            isFinite = isFinite && layer.shadows.allSatisfy { $0.radius.isFinite && $0.offset.isFinite }
          }
          isFinite = isFinite && scene.strokeStyles.allSatisfy { $0.width.isFinite && $0.dash.allSatisfy(\\.isFinite) }
          for case .color(let color) in scene.paints {
            for rgba in [color.light, color.dark] {
              isFinite = isFinite && [rgba.red, rgba.green, rgba.blue, rgba.alpha].allSatisfy { (0...1).contains($0) }
            }
          }
          if !isFinite { print(name, "at", size) } else { pictures += 1 }
          for slot in S.Slot.allCases { _ = shape.frame(of: slot, in: size) }
          _ = (shape.brokenRequirements(in: size), scene.rootGroup)
        }
      }
      """
    ]
    for (index, group) in groups.enumerated() {
      lines += ["func group\(index)() {"] + group + ["}", "group\(index)()"]
    }
    return (lines + ["print(\"pictures: \\(pictures)\")"]).joined(separator: "\n")
  }

  private static let programs: [(name: String, source: String)] = [
    (
      "unguarded",
      """
      func share(of: Number, by: Number) = of / by
      shape Unguarded(a: Number = 3, n: Int = 3, t: Angle = 20deg, p: Point = (4, 5), s: Size = 10 x 10, d: [Number] = [3, 2]) {
        size 60 x 50, min: 20 + 0 * a x 20
        let far = p * a / 3 + center / max(n, 1)
        let c = path { move p; arc center: far, radius: abs(a), from: t, sweep: 2 * t; corner (5, 5), to: far, radius: abs(a); line far; close }
        outline c
        fill linearGradient([.red, .blue], from: far, to: p)
        fill .red, path: star(center: p, points: clamp(n, 2, 20), outerRadius: abs(a), innerRadius: share(of: 8, by: 2)), opacity: 50%
        stroke .black, width: abs(a), dash: d, path: c.rotated(by: t).scaled(by: 2)
        fill .green, path: roundedRect(Rect(center: p, size: s), cornerRadius: abs(a)).trimmed(from: 0, to: 50%)
        repeat i in 0..<min(n, 40) { fill .gold, path: circle(center: (i, i), radius: 1) }
        layer inner(left: a / 10, width: 10, opacity: 50%, rotation: t, z: a) { fill .blue; shadow .black, radius: abs(a); erase circle(center: p, radius: 3) }
        border .left, width: abs(a), dash: d
        require sqrt(abs(a)) < 9, "small"
      }
      """
    )
  ]
}
