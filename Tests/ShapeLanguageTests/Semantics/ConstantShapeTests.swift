import ShapeCore
import Testing

@testable import ShapeLanguage

/// A path has the same elements at every size and for all numbers, so that a change of either can be animated. Only a
/// choice by a whole number, a Bool, an edge or a case can change them, and operations that cut paths: on regions,
/// strokes, dashes and trimming.
@Suite struct ConstantShapeTests {
  /// The examples that cut no path. An erased part is not a path of the picture.
  private static let examples = Mutants.examples.filter { example in
    let cutting = /\.(union|intersection|subtracting|symmetricDifference|simplified|offset|dashed|trimmed|stroked)\(/
    let lines = String(decoding: example.bytes, as: UTF8.self).split(separator: "\n")
    return !lines.contains { $0.contains(cutting) && !$0.contains("erase ") }
  }

  /// Returns the structures of the paths of a file's shapes that change.
  private func changes(_ file: SourceFile) -> [Set<String>] {
    let compilation = Compiler.compile(file) { name in
      guard let example = Mutants.examples.first(where: { $0.name == name }) else {
        return .failure(.unreadable("no such file"))
      }
      return .success(example.bytes)
    }
    let program = compilation.program
    var makes: [Make.Key: Set<String>] = [:]
    for shape in compilation.publicShapes {
      for place in Lattice(program, shape) {
        // Shapes don't support some sizes.
        guard let scene = place.draw(program, shape).scene else { continue }
        for make in Make.all(of: scene, choices: place.choices) { makes[make.key, default: []].insert(make.kinds) }
      }
    }
    #expect(!makes.isEmpty)
    return makes.values.filter { $0.count > 1 }
  }

  @Test func `a path that depends on a number is found`() {
    let source = """
      shape A(n in 0...4 = 1) {
        size 10 x 10
        fill .red, path: path { move (0, 0); if n > 2 { line (5, 5) }; line (width, 2) }
      }
      """
    #expect(changes(SourceFile(path: "a.shape", bytes: Array(source.utf8))) == [["MLL", "ML"]])
  }

  @Test func `most examples cut no path`() {
    #expect(Self.examples.count >= 10)
  }

  @Test(arguments: examples.map { $0.name })
  func `the elements of a path are the same at every size and for all numbers`(example: String) {
    let bytes = Mutants.examples.first { $0.name == example }?.bytes ?? []
    #expect(changes(SourceFile(path: example, bytes: bytes)) == [])
  }
}

/// The kinds of elements of the paths that a statement drew.
private struct Make {
  struct Key: Hashable {
    var source: SourceSpan
    var choices: String
    var role: String
  }
  var key: Key
  var kinds: String

  static func all(of scene: Scene, choices: String) -> [Make] {
    func kinds(_ path: Path) -> String {
      path.elements.map { element in
        switch element {
        case .move: "M"
        case .line: "L"
        case .quad: "Q"
        case .curve: "C"
        case .arc: "A"
        case .close: "Z"
        }
      }.joined()
    }
    return scene.nodes.flatMap { node -> [Make] in
      func make(_ role: String, _ path: Path) -> Make {
        Make(key: Key(source: node.source, choices: choices, role: role), kinds: kinds(path))
      }
      switch node.content {
      case .layer(let index, _):
        let layer = scene.layers[index]
        let outline = layer.outline.map { [make("outline", scene.paths[$0])] } ?? []
        return outline + layer.clips.enumerated().map { make("clip \($0.offset)", $0.element.path) }
      case .fill(let path, _, _): return [make("fill", scene.paths[path])]
      case .stroke(let path, _, _): return [make("stroke", scene.paths[path])]
      }
    }
  }
}

/// Sizes and values for the parameters of a shape.
private struct Lattice: Sequence {
  struct Place {
    var size: Size
    var values: [Value]
    /// The values that are not numbers, which may change the elements.
    var choices: String

    func draw(_ program: Program, _ shape: ShapeID) -> Drawing {
      var evaluator = Evaluator(program)
      return evaluator.draw(shape, size: size, arguments: values)
    }
  }

  private var places: [Place] = []

  init(_ program: Program, _ shape: ShapeID) {
    let declaration = program.shapes[shape]
    var evaluator = Evaluator(program)
    var combinations: [(values: [Value], choices: String)] = [([], "")]
    for parameter in declaration.parameters {
      let values = Self.values(of: parameter, &evaluator)
      let isChoice = parameter.type != .number && parameter.type != .angle
      combinations = combinations.flatMap { combination in
        values.map { (combination.values + [$0], isChoice ? "\(combination.choices) \($0)" : combination.choices) }
      }
    }
    let factors = [0.15, 0.5, 1, 2.3]
    for (values, choices) in combinations {
      for index in 0..<16 {
        let size = Size(
          declaration.designSize.width * factors[index / 4], declaration.designSize.height * factors[index % 4])
        places.append(Place(size: size, values: values, choices: choices))
      }
    }
  }

  func makeIterator() -> IndexingIterator<[Place]> { places.makeIterator() }

  /// Returns the ends of a range, the default and a value between; for other types, all cases or both values.
  private static func values(of parameter: Parameter, _ evaluator: inout Evaluator) -> [Value] {
    guard let normal = try? evaluator.value(parameter.defaultValue) else { return [] }
    if parameter.low.isPresent, let low = try? evaluator.number(parameter.low),
      let high = try? evaluator.number(parameter.high)
    {
      let last = parameter.rangeIsClosed ? high : low + (high - low) * 0.999
      if parameter.type == .integer { return [.number(low), normal] }
      return [.number(low), normal, .number((low + last) / 2), .number(last)]
    }
    switch parameter.type {
    case .bool: return [.bool(false), .bool(true)]
    case .edges: return [.edges(.none), .edges([.left, .top]), .edges(.all)]
    case .enumeration(let id):
      return evaluator.program.enumerations[id].cases.indices.map { .enumCase($0) }
    case .invalid, .number, .integer, .angle, .point, .size, .rect, .color, .paint, .path, .string, .stop, .list:
      return [normal]
    }
  }
}
