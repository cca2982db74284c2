import ProgramGenerator
import ShapeSwift
import ShapeLanguage
import TestSupport
import Testing

/// Names with a meaning in Swift: renamed and compiled, they draw the same as the evaluator.
struct SwiftNameTests {
  /// The words that Swift reserves everywhere or in some places (The Swift Programming Language, "Keywords and
  /// Punctuation"), except those that are reserved in the language, too, and names of types that every program has.
  static let words = [
    "associatedtype", "borrowing", "class", "consuming", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "nonisolated", "open", "operator", "precedencegroup", "private", "protocol",
    "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue",
    "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw",
    "where", "while", "Any", "as", "await", "is", "nil", "self", "Self", "super", "throws", "try", "async", "actor",
    "any", "some", "macro", "package", "each", "copy", "discard", "sending", "then", "associativity", "convenience",
    "didSet", "dynamic", "final", "get", "indirect", "infix", "lazy", "left", "mutating", "none", "nonmutating",
    "optional", "override", "postfix", "precedence", "prefix", "required", "right", "set", "unowned", "weak",
    "willSet", "oldValue", "newValue", "Type", "Protocol", "Hashable", "Sendable", "Double", "Array", "Never", "_",
  ]

  private func differences(_ source: String) throws -> [String] {
    var generator = RandomSource(seed: 5)
    var comparison = GeneratedComparison()
    comparison.add(Array(source.utf8), named: "words.shape", using: &generator)
    let result = try comparison.run()
    return result.pictures == 0 ? ["nothing was drawn"] : result.differences
  }

  @Test func `every word can be a shape`() throws {
    let shapes = Self.words.map { "private shape \($0)(r in 1...4 = 2) { size 9 x 9; fill .red, opacity: r / 9 }" }
    let uses = Self.words.map { "use \($0)(); use \($0)(r: width / 9)" }
    #expect(try differences((shapes + ["shape All { size 9 x 9"] + uses + ["}"]).joined(separator: "\n")) == [])
  }

  @Test func `every word can be an enum`() throws {
    let enums = Self.words.map { "enum \($0) { first, second }" }
    let parameters = Self.words.enumerated().map { "p\($0.offset): \($0.element) = .second" }
    let uses = Self.words.indices.map { "if p\($0) == .second { border .top, width: \($0) / 100 }" }
    let head = "shape All(\(parameters.joined(separator: ", "))) { size 9 x 9"
    let source = (enums + [head] + uses + ["}"]).joined(separator: "\n")
    // All defaults, and the other case of all: one picture for each parameter would take a hundred times as long.
    let values: [String?] = [nil, ".first"]
    var comparison = GeneratedComparison()
    comparison.add(
      named: "words.shape",
      requests: { shape in
        values.map { value in ShapeRequest(shape: shape, values: Self.words.map { _ in value }, size: .of(9, 9)) }
      },
      compile: { settings in
        Compiler.compile(SourceFile(path: "words.shape", bytes: Array(source.utf8)), settings: settings) { _ in
          .failure(.unreadable("there is none"))
        }
      })
    let result = try comparison.run()
    #expect(result.pictures == values.count && result.differences == [])
  }

  @Test func `every word can be a value`() throws {
    let lets = Self.words.enumerated().map { "let \($0.element) = bounds.width * \($0.offset + 1)" }
    let uses = Self.words.map {
      "require \($0) > 0 && -\($0) < \($0) * 2 - \($0) / 3; repeat \($0) in [\($0)] { require \($0) > 0 }"
    }
    let corners = Self.words.map { "(\($0), \($0))" }.joined(separator: ", ")
    let list = "fill .red, opacity: [for v in [0.1, 0.2].reversed(): v].last"
    let body = lets + uses + ["fill .red, path: polygon([\(corners)])", list]
    #expect(try differences((["shape All { size 9 x 9"] + body + ["}"]).joined(separator: "\n")) == [])
  }

  /// Members of `Hashable`, `ParametricShape` and other protocols, and names that code for Swift uses often.
  static let members = [
    "allCases", "animatableParameters", "affineSlots", "body", "brokenRequirements", "cgImage", "customMirror",
    "debugDescription", "description", "designSize", "draw", "encode", "frame", "hash", "hashValue", "id", "image",
    "layersAroundSlots", "layoutDirection", "outline", "paintedFrame", "pdfData", "rawValue", "reader", "scene",
    "shapeName", "shapeTitle",
    "silhouette", "size", "sizeLimits", "slotsDependOnSize", "Slot", "with",
  ]

  private func generated(_ source: String, path: String) -> (name: String, text: String) {
    let compilation = Compiler.compile(SourceFile(path: path, bytes: Array(source.utf8))) { _ in
      .failure(.unreadable("there is none"))
    }
    #expect(compilation.diagnostics.map { $0.problem.message } == [])
    let types = SwiftWriter.types(for: compilation.program, shapes: compilation.publicShapes)
    return (path + ".swift", String(decoding: SwiftWriter.file(of: types), as: UTF8.self))
  }

  @Test(arguments: ["5", "6"])
  func `the name of a member that other types have causes no warning`(version: String) throws {
    // Two of them are statements of the language.
    let members = Self.members.filter { $0 != "size" && $0 != "outline" }
    let shape = """
      enum Kind { \(members.joined(separator: ", ")) }
      shape All(kind: Kind = .hashValue, \(members.map { "\($0): Int in 0...9 = 1" }.joined(separator: ", "))) {
        size 9 x 9
        \(members.map { "if kind == .\($0) { border .top, width: \($0) }" }.joined(separator: "\n  "))
        \(members.map { "content \($0)(inset: 1)" }.joined(separator: "\n  "))
      }
      """
    let sources = [
      generated(shape, path: "shape"),
      generated(members.map { "let \($0) = 1.5" }.joined(separator: "\n"), path: "values"),
      generated(members.map { "func \($0)(n: Number) = 2 * n" }.joined(separator: "\n"), path: "functions"),
    ]
    let messages = try GeneratedModule.messages(for: sources, flags: ["-swift-version", version])
    #expect(messages == "", "\(messages)")
  }

  @Test func `renamed names don't collide with others`() throws {
    let source = """
      let self = 3
      let self_ = 4
      let Double_ = 5
      let Double = 6
      let _ = 7
      let blank1 = 8
      style init { fill .red, opacity: 10% }
      style init_(scene: Number = 2, sceneValue: Number = 3) { stroke .blue, width: scene * 2 + sceneValue / width }
      func Any(size: Number, sizeValue: Number = 2, sizeValue2: Number = 4) = size * 3 + sizeValue - sizeValue2
      func Any_(init: Number, init_: Number) = init * 10 + init_
      enum Sendable { a, b }
      enum SendableShape { b, a }
      shape Type(deinit: Number = 1, deinit_: Number = 2, s: Sendable = .b, t: SendableShape = .b) {
        size 20 x 20
        let init = 1
        let init_ = width / 10
        if s == .b && t == .b { apply init(); apply init_(scene: 1) }
        let subscript = path { let init = 5; let init_ = init + 1; move (0, 0); line (init, init_); line (init_, init) }
        let deinit2 = deinit_ * 5
        repeat self in 0..<2, self_ in 0..<3 { border .top, width: self * 4 + self_ + init * 3 + init_ }
        fill .green, path: subscript, opacity: (self + self_ * 2 + Double * 3 + Double_ * 4 + _ * 5 + blank1 * 6) / 200
        fill .navy, path: circle(center: (deinit, deinit2), radius: Any(size: 2) + Any_(init: deinit, init_: deinit_))
      }
      shape TypeShape(init: Number = 4, init_: Number = 3) {
        size 20 x 20
        use Type(deinit: init, deinit_: init_)
        let init2 = init - init_
        fill .red, opacity: init2 / 3
      }
      """
    #expect(try differences(source) == [])
  }

  @Test func `values can have the names of types`() throws {
    let source = """
      enum Mode { on, off }
      shape Dot(r in 1...4 = 2) { size 9 x 9; fill .red, opacity: r / 9 }
      shape Half { size 9 x 9; fill .red, opacity: 50% }
      func wide(Half: Number, dot: Number = 3) = Half * dot
      style mark(Dot: Number = 1, Mode: Bool = true) { if Mode { border .top, width: Dot } }
      shape A(Dot: Number = 2, Mode: Mode = .on, A: Number = base) {
        size 20 x 20
        use Dot()
        let Half = wide(Half: A)
        layer(left: Half / 9) { let DotType = 4; use Dot(r: DotType / 2); let m: Mode = .off; border .left, width: m == Mode ? 1 : 2 }
        layer(left: Half / 7) { use Half() }
        apply mark(Dot: Dot)
        if Mode == .on || .off == Mode { fill .blue, opacity: Half / 20 }
      }
      let base = 1 + 2
      """
    #expect(try differences(source) == [])
  }
}
