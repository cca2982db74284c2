import TestSupport

/// A random program in which many symbols have the same name. It knows which one each name means, because it is written
/// from symbols.
struct NamedProgram {
  /// A part of the source: text, or the name of a symbol by its number.
  private enum Piece: ExpressibleByStringInterpolation {
    case text(String)
    case name(Int)
    case several([Piece])

    init(stringLiteral text: String) { self = .text(text) }

    init(stringInterpolation: Parts) { self = .several(stringInterpolation.pieces) }

    struct Parts: StringInterpolationProtocol {
      var pieces: [Piece] = []
      init(literalCapacity: Int, interpolationCount: Int) {}
      mutating func appendLiteral(_ text: String) { pieces.append(.text(text)) }
      mutating func appendInterpolation(_ symbol: Int) { pieces.append(.name(symbol)) }
    }

    var leaves: [Piece] { if case .several(let pieces) = self { pieces.flatMap(\.leaves) } else { [self] } }
  }

  private struct Function {
    var name: Int
    var parameters: [Int]
  }

  private struct Shape {
    var name: Int
    var size: Int
    var tone: Int
    var enumeration: [Int]
    var slot: Int
  }

  private var pieces: [Piece] = []
  /// The name of each symbol.
  private(set) var names: [String] = []
  private var random: RandomSource
  private static let pool = ["a", "b", "ink", "gap", "r", "long_one", "tone", "layer", "fill", "x1", "Dot"]
  private static let comments = ["", "", " ", "/* é😀 a ink */ ", "/* 🂡 gap */", "\n// é r: layer\n", "\r\n"]

  init(seed: UInt64) {
    random = RandomSource(seed: seed)
    write()
  }

  // MARK: Results

  /// Returns the program, with another name for a symbol on request.
  func text(renaming symbol: Int? = nil, to newName: String = "") -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .name(let other): other == symbol ? newName : names[other]
      case .several: ""
      }
    }.joined()
  }

  /// Returns the places of a symbol's names, the declaration first, in the order of the text.
  func places(of symbol: Int) -> [Range<Int>] {
    var offset = 0
    var result: [Range<Int>] = []
    for piece in pieces {
      switch piece {
      case .text(let text): offset += text.utf8.count
      case .name(let other):
        let end = offset + names[other].utf8.count
        if other == symbol { result.append(offset..<end) }
        offset = end
      case .several: break
      }
    }
    return result
  }

  // MARK: Writing

  /// Returns a new symbol with a name that others in its scope don't have.
  private mutating func symbol(_ taken: inout Set<String>) -> Int {
    let name = random.pick(Self.pool.filter { !taken.contains($0) } + ["n\(names.count)"])
    taken.insert(name)
    names.append(name)
    return names.count - 1
  }

  private mutating func symbols(_ count: Int, _ taken: inout Set<String>) -> [Int] {
    (0..<count).map { _ in symbol(&taken) }
  }

  private mutating func add(_ piece: Piece) {
    pieces += piece.leaves + [.text(random.pick(Self.comments) + "\n")]
  }

  /// Returns one of some symbols that no other one with its name hides.
  private mutating func visible(_ outer: [Int], _ inner: [Int]) -> Int {
    let hidden = Set(inner.map { names[$0] })
    return random.pick(inner + outer.filter { !hidden.contains(names[$0]) })
  }

  private mutating func write() {
    var file: Set<String> = []
    let enums = (0..<2).map { _ in
      var cases: Set<String> = []
      return (name: symbol(&file), cases: symbols(3, &cases))
    }
    for item in enums { add("enum \(item.name) { \(item.cases[0]), \(item.cases[1]), \(item.cases[2]) }") }
    let values = symbols(3, &file)
    add("let \(values[0]) = 3")
    add("private let \(values[1]) = \(values[0]) + 1; let \(values[2]) = \(values[1]) - \(values[0])")
    let functions = (0..<2).map { _ -> Function in
      var own: Set<String> = []
      return Function(name: symbol(&file), parameters: symbols(2, &own))
    }
    for item in functions {
      let value = visible(values, item.parameters)
      add(
        "func \(item.name)(\(item.parameters[0]): Number, \(item.parameters[1]) = 2) = \(item.parameters[0]) * \(item.parameters[1]) + \(value)"
      )
    }
    var styleNames: Set<String> = []
    let style = Function(name: symbol(&file), parameters: [symbol(&styleNames)])
    add(
      "style \(style.name)(\(style.parameters[0]) in 0...9 = 1) { stroke .red, width: \(style.parameters[0]) + \(visible(values, style.parameters)) }"
    )
    for _ in 0..<2 { writeShapes(&file, enums[random.below(2)], values, functions, style) }
  }

  private mutating func writeShapes(
    _ file: inout Set<String>, _ enumeration: (name: Int, cases: [Int]), _ values: [Int], _ functions: [Function],
    _ style: Function
  ) {
    // Names of blocks hide none of the file here, but those of parameters do.
    var own: Set<String> = []
    let (name, size, tone) = (symbol(&file), symbol(&own), symbol(&own))
    var inner = own.union(file)
    let (first, local, parameter) = (symbol(&inner), symbol(&inner), symbol(&inner))
    let (loop, value, index, list) = (symbol(&inner), symbol(&inner), symbol(&inner), symbol(&inner))
    var parts: Set<String> = []
    let (back, front, slot) = (symbol(&parts), symbol(&parts), symbol(&parts))
    let shape = Shape(name: name, size: size, tone: tone, enumeration: enumeration.cases, slot: slot)
    let function = functions[random.below(2)]
    let hidden = Set([names[size], names[tone]])
    let isKnown = !hidden.contains(names[function.name])
    add("/// é \nshape \(name)(\(size) in 0...99 = 4, \(tone): \(enumeration.name) = .\(enumeration.cases[1])) {")
    add("size 80 x 40")
    if isKnown {
      add(
        "let \(first) = \(function.name)(\(function.parameters[0]): \(size), \(function.parameters[1]): \(visible(values.filter { !hidden.contains(names[$0]) }, [size])))"
      )
    } else {
      add("let \(first) = \(size) / 2")
    }
    add("func \(local)(\(parameter): Number) = \(parameter) + \(first)")
    add(
      "layer \(back) { repeat \(loop) in 0..<3 where \(loop) > 1 { fill .red, path: circle(center: (\(loop), \(first)), radius: \(size)) } }"
    )
    if hidden.contains(names[style.name]) {
      add("layer \(front)(above: \(back)) { stroke .red, width: \(local)(\(parameter): \(size)) }")
    } else {
      add(
        "layer \(front)(above: \(back)) { apply \(style.name)(\(style.parameters[0]): \(local)(\(parameter): \(size))) }"
      )
    }
    add("if \(tone) == .\(enumeration.cases[0]) { border .left, width: \(first) }")
    add(
      "switch \(tone) { case .\(enumeration.cases[2]), .\(enumeration.cases[1]): clip\ndefault: border .top, width: \(size) }"
    )
    add("let \(list) = [for \(value), \(index) in [1, 2]: \(value) + \(index)]; stroke .red, dash: \(list)")
    add("content \(slot)(width: 3, below: \(front))")
    add("}")
    let user = symbol(&file)
    add(
      "shape \(user)() { size 9 x 9; use \(shape.name)(\(size): 3, \(tone): .\(enumeration.cases[2])) { slot \(slot) { fill .teal } } }"
    )
    add("preview \(shape.name)(\(size): 3)")
  }
}
