import ShapeCore
import Testing

@testable import ShapeEditing
@testable import ShapeLanguage

@Suite("Descriptions of files")
struct DescriptionTests {
  private static let source = """
    import "other.shape" as other
    /// The space
    /// around.
    ///
    /// In points.
    let inset = other.gap * 2
    private let tint = adaptive(light: .white, dark: #102030)
    let turn = 30deg
    let fade = linearGradient([.red, .blue])
    /// A look.
    enum Look {
      /// Without edges.
      plain, round
    }
    func half(of: Number, up: Bool = true) = up ? of / 2 : of
    style ring(weight in 0..<4 = 2) { stroke .red, width: weight }
    /// A card
    /// for games.
    shape Card(
      /// How round.
      radius in 0...inset = inset / 2, look: Look = .round, list: [Look] = [.plain], edges: Edges = [.left, .top],
      way: Path = circle(center: (1, 1), radius: 1), at: Point = (1, 2), count: Int in 0..<list.count + 3 = 3, angle: Angle = 0.25turn
    ) {
      size 80 x 40, min: 2 * radius + 1 x 10
      apply ring()
      fill tint, path: circle(center: at, radius: count)
      fill fade, path: way
      layer(rotation: angle + turn, height: half(of: list.count)) { border edges }
      if look == .round { content; content icon(width: 9) }
    }
    private shape Dot { size 4 x 4; fill .red }
    shape Pair { size 19 x 19; use Card() { fill .red }; use Dot() }
    preview Card(radius: 4, look: .plain), size: 20 x 10, scheme: .dark, named: "small"
    preview Pair()
    """

  private static func compilation(_ source: String) -> Compilation {
    Compiler.compile(SourceFile(path: "main.shape", bytes: Array(source.utf8))) { _ in
      .success(Array("let gap = 4".utf8))
    }
  }

  /// Returns the JSON of a part of the description, without places.
  private func json(_ path: String...) throws -> String {
    let compilation = Self.compilation(Self.source)
    #expect(compilation.diagnostics.map { "\($0.problem)" } == [])
    let file = try #require(compilation.description())
    var value = DescriptionJSON.object(file, sources: compilation.program.sources)
    for step in path {
      guard case .array(let elements) = value else {
        value = try #require(value[step])
        continue
      }
      value = try #require(elements.first { $0["name"] == .string(step) })
    }
    return JSONWriter.compact(value.withoutPlaces)
  }

  @Test func `list imports and values`() throws {
    #expect(try json("imports") == #"[{"path":"other.shape","file":"other.shape","alias":"other"}]"#)
    #expect(
      try json("values", "inset")
        == #"{"name":"inset","documentation":{"title":"The space around.","text":"The space\naround.\n\nIn points."},"isPrivate":false,"type":{"name":"Int","element":null,"cases":[]},"value":{"value":8,"source":"other.gap * 2"}}"#
    )
    #expect(try json("values", "tint", "value", "value") == ##"{"light":"#FFFFFF","dark":"#102030"}"##)
    #expect(try json("values", "tint", "isPrivate") == "true")
    #expect(try json("values", "turn", "value", "value") == #""30deg""#)
    #expect(try json("values", "fade", "value", "value") == "null")
  }

  @Test func `list enums, functions and styles`() throws {
    #expect(
      try json("enums", "Look", "cases")
        == #"[{"name":"plain","documentation":{"title":"Without edges.","text":"Without edges."}},{"name":"round","documentation":null}]"#
    )
    #expect(try json("functions", "half", "result", "name") == #""Number""#)
    #expect(try json("functions", "half", "parameters", "of", "default") == "null")
    #expect(try json("functions", "half", "parameters", "up", "default") == #"{"value":true,"source":"true"}"#)
    #expect(
      try json("styles", "ring", "parameters", "weight", "range")
        == #"{"low":{"value":0,"source":"0"},"high":{"value":4,"source":"4"},"includesHigh":false}"#)
  }

  @Test func `list shapes with their sizes, parameters and slots`() throws {
    #expect(try json("shapes", "Card", "designSize") == #"{"width":80,"height":40}"#)
    #expect(
      try json("shapes", "Card", "minimumSize")
        == #"{"value":{"width":9,"height":10},"source":"2 * radius + 1 x 10"}"#)
    #expect(try json("shapes", "Card", "maximumSize") == "null")
    #expect(try json("shapes", "Card", "slots") == #"[{"name":null},{"name":"icon"}]"#)
    #expect(try json("shapes", "Pair", "slots") == "[]" && json("shapes", "Dot", "isPrivate") == "true")
    #expect(try json("shapes", "Card", "parameters", "radius", "range", "high") == #"{"value":8,"source":"inset"}"#)
    #expect(try json("shapes", "Card", "parameters", "radius", "documentation", "title") == #""How round.""#)
    #expect(try json("shapes", "Card", "parameters", "list", "type", "element") == #""Look""#)
  }

  @Test func `show ranges that depend on other parameters, at the defaults`() throws {
    #expect(
      try json("shapes", "Card", "parameters", "count", "range", "high") == #"{"value":4,"source":"list.count + 3"}"#)
    #expect(try json("shapes", "Card", "parameters", "count", "default") == #"{"value":3,"source":"3"}"#)
  }

  @Test(arguments: [
    ("radius", "4"), ("look", #""round""#), ("list", #"["plain"]"#), ("edges", #"["top","left"]"#), ("way", "null"),
    ("at", #"{"x":1,"y":2}"#), ("count", "3"), ("angle", #""90deg""#),
  ])
  func `give defaults as values`(name: String, value: String) throws {
    #expect(try json("shapes", "Card", "parameters", name, "default", "value") == value)
  }

  @Test func `list previews`() throws {
    #expect(
      try json("previews", "small")
        == #"{"name":"small","shape":"Card","arguments":[{"name":"radius","value":{"value":4,"source":"4"}},{"name":"look","value":{"value":"plain","source":".plain"}}],"size":{"width":20,"height":10},"scheme":"dark","direction":null}"#
    )
    #expect(
      try json("previews", "Pair", "size") == #"{"width":19,"height":19}"#
        && json("previews", "Pair", "scheme") == "null"
    )
  }

  @Test func `say where names are`() throws {
    let file = try #require(Self.compilation("// ä\nshape Dot { size 4 x 4; fill .red }").description())
    #expect(file.shapes.map(\.name.place) == [SourceSpan(file: 0, start: 12, end: 15)])
  }

  @Test func `list declarations and parameters in the order of the source`() throws {
    let source = """
      enum Side { left, right }
      shape B(z: Number = 1, a: Side = .right, m: Color = .red) { size 9 x 9; fill m, opacity: a == .left ? z / 9 : 1 }
      shape A { size 9 x 9; fill .red }
      """
    let file = try #require(Self.compilation(source).description())
    #expect(file.shapes.map(\.name.name) == ["B", "A"])
    #expect(file.shapes.map { $0.parameters.map(\.name.name) } == [["z", "a", "m"], []])
  }

  @Test func `don't exist for files with errors`() {
    #expect(Self.compilation("shape Dot { size 4 x 4; fil .red }").description() == nil)
  }

  @Test(arguments: [0.1, 1, 1.0 / 3, .pi, .pi / 180 * 77.7, 1e-9, -2.5])
  func `give angles that are read back as the same number`(radians: Double) throws {
    let text = try #require(Program().json(.number(radians), .angle))
    let source =
      "shape A(a: Angle = \(JSONWriter.compact(text).dropFirst().dropLast())) { size 9 x 9; layer(rotation: a) { } }"
    let program = Self.compilation(source).program
    let shape = try #require(program.shapes.first)
    guard case .number(let read)? = Evaluator.constant(shape.parameters[0].defaultValue, in: program) else {
      Issue.record("no number")
      return
    }
    #expect(read == radians)
  }
}

extension JSONValue {
  /// The value without the members named `place`.
  fileprivate var withoutPlaces: JSONValue {
    switch self {
    case .array(let elements): .array(elements.map(\.withoutPlaces))
    case .object(let members):
      .object(members.filter { $0.name != "place" }.map { Member($0.name, $0.value.withoutPlaces) })
    case .null, .bool, .number, .string: self
    }
  }
}
