import ShapeLanguage
import TestSupport

/// Writes valid programs at random, as source text.
///
/// It goes by types: for a value that is wanted it chooses among all that can give it, and keeps account of between
/// what numbers lie, so that lengths are not negative and divisors not 0. It also knows what grows with the lengths of
/// a program, so that it can write the same program with all lengths doubled.
public struct ProgramGenerator: Sendable {
  public struct Options: Sendable {
    /// Whether doubling all lengths is to double the picture: no length and no area stands where a factor is due or the
    /// other way round, every line has its width, and `pixel`, which does not double, is omitted.
    public var isHomogeneous: Bool
    /// Whether nothing is translucent: no opacity, no shadow, no color with one.
    public var isOpaque: Bool

    public init(isHomogeneous: Bool = false, isOpaque: Bool = false) {
      self.isHomogeneous = isHomogeneous
      self.isOpaque = isOpaque
    }
  }

  /// Returns a valid program: one that is refused is thrown away, and another is made. The same seed and number give
  /// the same.
  public static func program(_ number: Int, seed: UInt64, options: Options = Options()) -> GeneratedProgram {
    var refusals: [String] = []
    var random = RandomSource(seed: seed &+ UInt64(number) &* 0xD1B5_4A32_D192_ED03)
    while true {
      var generator = ProgramGenerator(number: number, options: options, random: RandomSource(seed: random.next()))
      var program = generator.program()
      let problems = Self.problems(of: program, options)
      if problems.isEmpty {
        program.refusals = refusals
        return program
      }
      refusals.append(problems.joined(separator: "; "))
    }
  }

  /// What is wrong with a program, as compiler and checkup see it.
  static func problems(of program: GeneratedProgram, _ options: Options) -> [String] {
    for isDoubled in options.isHomogeneous ? [false, true] : [false] {
      let compilation = program.compilation(isDoubled: isDoubled)
      var diagnostics = compilation.diagnostics
      if !compilation.hasErrors { diagnostics += Linter.diagnostics(for: compilation.program) }
      let problems = diagnostics.filter {
        $0.problem.code == "W0006" || $0.severity == .error
      }
      if !problems.isEmpty { return problems.map { $0.problem.message } }
    }
    return []
  }

  // MARK: State

  struct Name: Sendable {
    /// How it is written, where it comes from another file with that file's name.
    var text: String
    var kind: Kind
    /// What is known of its value.
    var term: Term
  }

  struct Parameter: Sendable {
    var name: String
    var kind: Kind
    /// What its values have to be.
    var term: Term
    var hasDefault: Bool
  }

  struct Enumeration: Sendable {
    var text: String
    var cases: [String]
  }

  struct Function: Sendable {
    var text: String
    var parameters: [Parameter]
    var kind: Kind
    var result: Term
  }

  struct Style: Sendable {
    var text: String
    var parameters: [Parameter]
  }

  struct Shape: Sendable {
    var text: String
    var parameters: [Parameter]
    var size: LayerSize
    /// The size of its slot, if it has one.
    var slot: LayerSize?
  }

  struct LayerSize: Sendable {
    var width: Interval
    var height: Interval
  }

  let number: Int
  let options: Options
  var random: RandomSource
  /// In reach, innermost last: a later one hides an earlier one of its name.
  var names: [Name] = []
  /// Names of the file's own declarations.
  var taken: Set<String> = []
  var enumerations = ProgramGenerator.builtinEnumerations
  var functions: [Function] = []
  var styles: [Style] = []
  var shapes: [Shape] = []
  var publicShapes: [GeneratedProgram.Shape] = []
  /// The layer whose body is written, or `nil` if there is none.
  var layer: LayerSize?
  /// Whether what is written has to be a constant.
  var isConstant = false
  /// The slot of the shape that is written.
  var slot: LayerSize?
  /// Where a slot may stand, and no more than one.
  var maySlot = false

  static let builtinEnumerations: [Enumeration] = BuiltinEnum.allCases.map {
    Enumeration(text: "\($0)".prefix(1).uppercased() + "\($0)".dropFirst(), cases: constants(of: $0))
  }

  private static func constants(of builtin: BuiltinEnum) -> [String] {
    switch builtin {
    case .lineCap: ["butt", "round", "square"]
    case .lineJoin: ["miter", "round", "bevel"]
    case .strokeAlignment: ["center", "inside", "outside"]
    case .fillRule: ["nonZero", "evenOdd"]
    case .cornerStyle: ["circular", "continuous"]
    case .scheme: ["light", "dark"]
    }
  }

  init(number: Int, options: Options, random: RandomSource) {
    self.number = number
    self.options = options
    self.random = random
  }

  mutating func chance(_ percent: Int) -> Bool { random.chance(percent) }

  /// Runs something, and takes the names that it brought out of reach again.
  mutating func scoped<Result>(_ body: (inout ProgramGenerator) -> Result) -> Result {
    let count = names.count
    let result = body(&self)
    names.removeSubrange(count...)
    return result
  }

  /// Runs something inside a layer of a size, or `nil` for outside of all layers.
  mutating func inLayer<Result>(_ size: LayerSize?, _ body: (inout ProgramGenerator) -> Result) -> Result {
    let outer = layer
    layer = size
    defer { layer = outer }
    return scoped(body)
  }

  func isHidden(_ name: String) -> Bool { names.contains { $0.text == name } }

  /// Returns the names in reach whose values may stand for a kind.
  func visibleNames(_ isWanted: (Kind) -> Bool) -> [Name] {
    var seen: Set<String> = []
    return names.reversed().filter { seen.insert($0.text).inserted && isWanted($0.kind) }
  }

  // MARK: New names

  private static let words = [
    "gap", "inset", "tint", "body", "frame", "depth", "edge", "reach", "pad", "lift", "hue", "mark", "turn", "span",
    "self", "init", "class", "where", "scene", "draw", "pen", "value", "count", "index", "shape", "fill", "layer",
    "size", "a", "b", "t", "x1", "content", "style", "view", "Path", "Color", "Int", "row", "column", "in", "let",
    "min2", "sum", "bounds2", "ink", "paper", "ring", "inner", "outer", "rest", "part", "default", "repeat",
  ]

  /// Returns a name for a `let` or a layer: one that nothing in reach has.
  mutating func newName() -> String {
    while true {
      var name = random.pick(Self.words)
      if chance(30) { name += "\(random.whole(2...99))" }
      if !isHidden(name), !taken.contains(name), !Self.reserved.contains(name) { return name }
    }
  }

  /// Returns a name for a parameter or a loop, which may hide a `let` of the file or what the layer has.
  mutating func parameterName(_ others: [String]) -> String {
    while true {
      let name = chance(3) ? random.pick(["width", "height", "center", "bounds"]) : newName()
      if !others.contains(name) { return name }
    }
  }

  /// Returns a name for a declaration of the file, with the program's number, so that many programs fit in one module.
  mutating func declarationName(_ stem: String) -> String {
    while true {
      let name = "\(stem)\(number)_\(random.whole(1...99))"
      if taken.insert(name).inserted { return name }
    }
  }

  private static let reserved: Set<String> = ["width", "height", "center", "bounds", "pixel", "true", "false", "path"]
}
