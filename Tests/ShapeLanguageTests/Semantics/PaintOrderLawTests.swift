import ShapeCore
import TestSupport
import Testing

@testable import ShapeLanguage

/// Random layers in layers paint their parts in the order of the language page.
@Suite("The order of random layers")
struct PaintOrderLawTests {
  /// Writes random bodies of layers, and the order in which their parts are painted.
  private struct Writer {
    var random: RandomSource
    private var number = 0

    init(seed: UInt64) { random = RandomSource(seed: seed) }

    /// A color that is used once.
    private mutating func color() -> String {
      number += 1
      let digits = String(number, radix: 16, uppercase: true)
      return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }

    /// The parts of a layer, in the order of the source within each list.
    private struct Parts {
      var masks: [String] = []
      var items: [(z: Double, text: String)] = []
      var borders: [String] = []
      var shadows: [String] = []
      var innerShadows: [String] = []
      var clips: [String] = []

      var painted: String {
        // The standard library's sort is stable.
        (masks + items.sorted { $0.z < $1.z }.map(\.text) + borders).joined(separator: " ")
      }

      /// What is cut and cast by the layer itself.
      var effects: String {
        (shadows.map { "shadow \($0)" } + innerShadows.map { "inner \($0)" } + clips.map { "clip \($0)" })
          .joined(separator: " ")
      }
    }

    /// Returns the body of a shape, and its order of painting.
    mutating func body() -> (source: String, painted: String) {
      var parts = Parts()
      let source = statements(&parts, depth: 0, isMask: false)
      return (source, "A(\(parts.effects): \(parts.painted))")
    }

    private mutating func statements(_ parts: inout Parts, depth: Int, isMask: Bool) -> String {
      (0..<random.whole(2...6)).map { _ in statement(&parts, depth: depth, isMask: isMask) }.joined(separator: "; ")
    }

    private mutating func statement(_ parts: inout Parts, depth: Int, isMask: Bool) -> String {
      let color = color()
      switch random.below(depth < 3 ? 12 : 6) {
      case 0, 1:
        parts.items.append((0, color))
        return "fill \(color)"
      case 2:
        parts.items.append((0, color))
        return "stroke \(color), width: 2"
      case 3:
        parts.borders.append(color)
        return "border .all, width: 1, dash: [3, 2], color: \(color)"
      case 4:
        let isInner = random.chance(40)
        if isInner { parts.innerShadows.append(color) } else { parts.shadows.append(color) }
        return "shadow \(color), radius: 1\(isInner ? ", inner: true" : "")"
      case 5:
        let radius = random.whole(1...40)
        parts.clips.append("\(radius)")
        return "clip circle(center: (0, 0), radius: \(radius))"
      case 6:
        var inner = Parts()
        let body = statements(&inner, depth: depth + 1, isMask: true)
        parts.masks.append("mask(\(inner.effects): \(inner.painted))")
        return "mask layer { \(body) }"
      case 7:
        // The same parts in an `if` are painted in their place.
        let body = statements(&parts, depth: depth + 1, isMask: isMask)
        return random.chance(50) ? "if width > 0 { \(body) }" : "if width < 0 { fill .red } else { \(body) }"
      case 8:
        let numbers = (0..<3).map { _ in random.whole(-2...2) }
        for number in numbers { parts.items.append((Double(number), "r(: \(color))")) }
        return "repeat n in [\(numbers.map { "\($0)" }.joined(separator: ", "))] { layer r(z: n) { fill \(color) } }"
      default:
        let name = "l\(color.dropFirst())"
        let z = random.chance(70) ? Double(random.whole(-2...2)) / 2 : nil
        var inner = Parts()
        let body = statements(&inner, depth: depth + 1, isMask: isMask)
        parts.items.append((z ?? 0, "\(name)(\(inner.effects): \(inner.painted))"))
        return "layer \(name)\(z.map { "(z: \($0))" } ?? "") { \(body) }"
      }
    }
  }

  @Test func `is that of the language page`() throws {
    let seed = RandomCases.seed()
    var writer = Writer(seed: seed)
    var faults: [String] = []
    for _ in 0..<RandomCases.count(quick: 12, ci: 200, long: 10_000) {
      let (body, painted) = writer.body()
      let compilation = Snippet("shape A { size 40 x 30; \(body) }").compile()
      #expect(compilation.diagnostics.filter { $0.severity == .error }.map(\.problem.message) == [])
      let shape = try #require(compilation.shape(named: "A"))
      let drawing = Evaluator.draw(compilation.program, shape: shape, size: Size(40, 30))
      let scene = try #require(drawing.scene, "\(drawing.diagnostics.map(\.problem.message))")
      let found = text(of: scene.nodes[...], in: scene)
      if found != painted { faults.append("seed \(seed):\n\(body)\n\(painted)\n\(found)") }
    }
    #expect(faults == [], "\(faults.first ?? "")")
  }

  private func text(of nodes: ArraySlice<SceneNode>, in scene: Scene) -> String {
    var (rest, result) = (nodes, [String]())
    while let node = rest.popFirst() {
      switch node.content {
      case .layer(let index, let count):
        let layer = scene.layers[index]
        let name = layer.role == .mask ? "mask" : layer.name
        let effects =
          layer.shadows.map { "shadow \(hex($0.color))" } + layer.innerShadows.map { "inner \(hex($0.color))" }
          + layer.clips.map { "clip \(Int((($0.path.bounds?.width ?? 0) / 2).rounded()))" }
        let inside = text(of: rest.prefix(Int(count)), in: scene)
        // A dashed border is in a part of its own.
        result.append(layer.role == .part ? inside : "\(name)(\(effects.joined(separator: " ")): \(inside))")
        rest = rest.dropFirst(Int(count))
      case .fill(_, _, let paint), .stroke(_, _, let paint):
        if case .color(let color) = scene.paints[paint] { result.append(hex(color)) }
      }
    }
    return result.joined(separator: " ")
  }

  private func hex(_ color: Color) -> String {
    let bytes = [color.light.red, color.light.green, color.light.blue].map { Int(($0 * 255).rounded()) }
    let digits = String(bytes[0] << 16 | bytes[1] << 8 | bytes[2], radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
