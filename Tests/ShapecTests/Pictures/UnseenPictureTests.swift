import ForeignTools
import Foundation
import ProgramGenerator
import ShapeBackends
import ShapeCore
import ShapeLanguage
import TestSupport
import Testing

/// Warnings about pictures are correct: without the statement, the pictures are the same.
@Suite struct UnseenPictureTests {
  @Test(.needs(.rsvg, .netpbm))
  func `the subjects of warnings are invisible`() throws {
    let count = RandomCases.count(quick: 30, ci: 200, long: 2_000)
    print("unseen layers: SHAPE_SEED=\(RandomPrograms.seed), programs 0 to \(count - 1)")
    var pairs: [(before: String, after: String, about: String)] = []
    var codes: [String: Int] = [:]
    for number in 0..<count {
      var generator = LayerGenerator(seed: RandomPrograms.seed &+ UInt64(number) &* 0x9E37_79B9)
      let source = generator.program()
      let (program, diagnostics) = Self.check(source)
      #expect(diagnostics.allSatisfy { $0.severity == .warning }, "\(source)")
      for diagnostic in diagnostics {
        guard let rest = Self.without(diagnostic, source) else { continue }
        codes[diagnostic.problem.code, default: 0] += 1
        for size in [Size(40, 30), Size(20, 16)] {
          guard let before = Self.picture(program, size), let after = Self.picture(Self.check(rest).program, size)
          else {
            Issue.record("\(rest)\nis not drawn")
            continue
          }
          let about = "\(diagnostic.problem.code) at \(size.width) x \(size.height):\n\(source)\nwithout it:\n\(rest)"
          if before != after { pairs.append((before, after, about)) }
        }
      }
    }
    // Each once: the second of two copies on a sheet could use definitions of the first.
    let documents = Set(pairs.flatMap { [$0.before, $0.after] }).sorted()
    let rasters = try Judge.rsvg.render(documents.map { try Sheet.Picture(svg: $0, zoom: 2) })
    let rasterOf = Dictionary(uniqueKeysWithValues: zip(documents, rasters))
    var wrong: [String] = []
    for pair in pairs {
      let (before, after) = try (#require(rasterOf[pair.before]), #require(rasterOf[pair.after]))
      // The position on the sheet may change a pixel; separately, both have the same position.
      guard before.differingPixels(from: after, atLeast: 1) > 0 else { continue }
      let alone = try (Judge.rsvg.render(svg: pair.before), Judge.rsvg.render(svg: pair.after))
      if alone.0.differingPixels(from: alone.1, atLeast: 1) > 0 { wrong.append(pair.about) }
    }
    print(codes.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", "))
    #expect(wrong.isEmpty, "\(wrong.count) of \(pairs.count): \(wrong.prefix(2).joined(separator: "\n"))")
    #expect(codes.count >= 7)
  }

  private static func check(_ source: String) -> (program: Program, diagnostics: [Diagnostic]) {
    let compilation = Compiler.compile(SourceFile(path: "a.shape", bytes: Array(source.utf8))) { _ in
      .failure(.unreadable("there is none"))
    }
    let checked = compilation.hasErrors ? [] : Linter.diagnostics(for: compilation.program)
    return (compilation.program, compilation.diagnostics + checked)
  }

  private static func picture(_ program: Program, _ size: Size) -> String? {
    guard let shape = program.shapes.indices.first, let scene = Evaluator.draw(program, shape: shape, size: size).scene
    else { return nil }
    return (try? SVGWriter.svg(for: scene, options: SVGOptions(canvas: .bounds))).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Returns the source without the statement that has no effect according to a warning, or without the layer that is
  /// invisible according to it, or `nil` for other warnings.
  private static func without(_ diagnostic: Diagnostic, _ source: String) -> String? {
    var bytes = Array(source.utf8)
    var range = Int(diagnostic.span.start)..<Int(diagnostic.span.end)
    switch diagnostic.problem.code {
    case "W0010", "W0011": range = range.lowerBound..<end(of: range.lowerBound, bytes)
    case "W0014", "W0016":
      guard let start = layer(around: range.lowerBound, source) else { return nil }
      range = start..<end(of: start, bytes)
    case "W0019":
      bytes.replaceSubrange(range, with: Array("0".utf8))
      return String(decoding: bytes, as: UTF8.self)
    case "W0013", "W0015", "W0017": break
    default: return nil
    }
    bytes.removeSubrange(range)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the end of the statement that begins at a place.
  private static func end(of start: Int, _ bytes: [UInt8]) -> Int {
    var depth = 0
    for index in start..<bytes.count {
      switch UnicodeScalar(bytes[index]) {
      case "{": depth += 1
      case "}" where depth == 0: return index
      case "}":
        depth -= 1
        if depth == 0 { return index + 1 }
      case ";" where depth == 0: return index
      default: break
      }
    }
    return bytes.count
  }

  /// Returns the start of the innermost layer that contains a place.
  private static func layer(around place: Int, _ source: String) -> Int? {
    let bytes = Array(source.utf8)
    return bytes.indices.last { start in
      start < place && bytes[start...].starts(with: "layer(".utf8) && end(of: start, bytes) > place
    }
  }
}

/// Random layers, many of which cover, cut and miss each other.
private struct LayerGenerator {
  private var random: RandomSource

  init(seed: UInt64) { random = RandomSource(seed: seed) }

  mutating func program() -> String {
    var lines = ["size 40 x 30, min: 20 x 16"]
    if chance(40) { lines.append("fill .oldlace") }
    for _ in 0..<Int.random(in: 2...4, using: &random) { lines.append(layer(depth: 0)) }
    return "shape A {\n  \(lines.joined(separator: "\n  "))\n}\n"
  }

  private mutating func layer(depth: Int) -> String {
    var header = ["left: \(place())", "top: \(place())"]
    header += ["width: \(pick(["width", "width / 2", "8"]))", "height: \(pick(["height", "height / 2", "6"]))"]
    if chance(15) { header.append("rotation: \(pick(["45deg", "90deg", "20deg"]))") }
    if chance(15) { header.append("opacity: 60%") }
    if chance(25) { header.append("z: \(pick(["0", "1", "-1", "2"]))") }
    var body: [String] = []
    if chance(25) { body.append("outline \(path())") }
    if chance(85) { body.append("fill \(paint())" + (chance(40) ? ", path: \(path())" : "")) }
    if chance(15) { body.append("stroke \(paint()), width: 2") }
    if chance(25) { body.append("clip" + (chance(70) ? " \(path())" : "")) }
    if chance(25) { body.append("erase \(path())") }
    if chance(25) {
      body.append(
        "shadow \(pick([".black", "#00000000"])), radius: \(pick(["0", "2"])), offset: \(pick(["(0, 0)", "(3, 2)"]))")
    }
    if depth < 2, chance(30) { body.append(layer(depth: depth + 1)) }
    return "layer(\(header.joined(separator: ", "))) { \(body.joined(separator: "; ")) }"
  }

  private mutating func place() -> String {
    pick(["0", "0", "1", "2", "-4", "width / 8", "width / 4", "width", "-width"])
  }

  private mutating func path() -> String {
    pick([
      "rect(bounds)", "rect(bounds.inset(by: -3))", "rect(bounds.inset(by: 2))", "ellipse(bounds)",
      "ellipse(bounds.inset(by: -9))", "circle(center: center, radius: 3)", "circle(center: (40, 0), radius: 4)",
      "roundedRect(bounds, cornerRadius: 3)", "star(center: center, points: 5, outerRadius: 12, innerRadius: 9)",
    ])
  }

  private mutating func paint() -> String {
    pick([".teal", ".gold", ".crimson", ".navy", ".teal", ".gold.opacity(50%)", "linearGradient([.red, .blue])"])
  }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private mutating func pick(_ texts: [String]) -> String { texts[Int.random(in: 0..<texts.count, using: &random)] }
}
