import ShapeCore
import ShapeLanguage
import TestSupport

/// Writes valid random programs as source text.
///
/// It is driven by types: for a value, it chooses among all forms with that type, and tracks the bounds of numbers, so
/// that lengths are not negative and divisors not 0. It also tracks which values scale with the lengths, so that
/// it can write the same program with all lengths doubled.
public struct ProgramGenerator: Sendable {
  public struct Options: Hashable, Sendable {
    /// Whether doubling all lengths must double the picture: no length or area is used as a factor or the other way
    /// around, every line has its width, and `pixel`, which does not double, is omitted.
    public var isHomogeneous: Bool
    /// Whether nothing is translucent: no opacity, no shadow, no translucent color.
    public var isOpaque: Bool

    public init(isHomogeneous: Bool = false, isOpaque: Bool = false) {
      self.isHomogeneous = isHomogeneous
      self.isOpaque = isOpaque
    }
  }

  /// Returns a valid program. One that is refused is discarded, and another is made. The same seed and number result in
  /// the same program.
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

  /// Returns the messages of the compiler and the check for a program.
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
    /// The name in the source, with the file's name if it is imported under a name.
    var text: String
    var kind: Kind
    /// The known properties of its value.
    var term: Term
    /// The number of layers around a layer whose frame it is: others can't use it.
    var layerDepth: Int?
  }

  struct Parameter: Sendable {
    var name: String
    var kind: Kind
    /// The properties of its values.
    var term: Term
    /// The required properties of arguments, which may be fewer: its range may depend on other parameters.
    var arguments: Term
    var hasDefault: Bool
    /// Whether its arguments have no label.
    var isUnlabeled = false
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
    /// Whether it is in a block.
    var isLocal = false
  }

  struct Style: Sendable {
    var text: String
    var parameters: [Parameter]
  }

  struct Shape: Sendable {
    var text: String
    var parameters: [Parameter]
    var size: LayerSize
    /// Its slots.
    var slots: [Slot] = []
  }

  struct LayerSize: Sendable {
    var width: Interval
    var height: Interval
  }

  let number: Int
  let options: Options
  var random: RandomSource
  /// The names in scope, innermost last. A later one hides an earlier one with the same name.
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
  /// The number of layers around what is written.
  var layerDepth = 0
  /// Whether a layer around what is written has a design. Several would scale too much.
  var isDesigned = false
  /// Whether the current expression must be a constant.
  var isConstant = false
  /// A content slot; the unnamed one has no name.
  struct Slot: Sendable {
    var name: String?
    var size: LayerSize
  }

  /// The slots of the current shape.
  var slots: [Slot] = []
  /// Whether a slot is allowed here.
  var maySlot = false
  /// Whether the program has masks. Else it has shadows with a spread, which can't be those of masked layers.
  let hasMasks: Bool

  static let builtinEnumerations: [Enumeration] = BuiltinEnum.allCases.map {
    Enumeration(text: "\($0)".prefix(1).uppercased() + "\($0)".dropFirst(), cases: constants(of: $0))
  }

  private static func constants(of builtin: BuiltinEnum) -> [String] {
    switch builtin {
    case .lineCap: ["butt", "round", "square"]
    case .lineJoin: ["miter", "round", "bevel"]
    case .strokeAlignment: ["center", "inside", "outside"]
    case .fillRule: ["nonZero", "evenOdd"]
    case .cornerStyle: ["circular", "continuous", "bevel", "notch", "scoop"]
    case .scheme: ["light", "dark"]
    case .layoutDirection: ["leftToRight", "rightToLeft"]
    case .blendMode: BlendMode.allCases.map { "\($0)" }
    case .mirroring: ["never", "inRightToLeft"]
    case .colorSpace: ["srgb", "oklab"]
    }
  }

  init(number: Int, options: Options, random: RandomSource) {
    self.number = number
    self.options = options
    self.random = random
    hasMasks = self.random.chance(50)
  }

  mutating func chance(_ percent: Int) -> Bool { random.chance(percent) }

  /// Runs a closure, and removes the names that it declared.
  mutating func scoped<Result>(_ body: (inout ProgramGenerator) -> Result) -> Result {
    let (count, functionCount) = (names.count, functions.count)
    let result = body(&self)
    names.removeSubrange(count...)
    functions.removeSubrange(functionCount...)
    return result
  }

  /// Runs a closure inside a layer with a size, or outside of all layers for `nil`.
  mutating func inLayer<Result>(_ size: LayerSize?, _ body: (inout ProgramGenerator) -> Result) -> Result {
    let outer = (layer, layerDepth)
    layer = size
    layerDepth += 1
    defer { (layer, layerDepth) = outer }
    return scoped(body)
  }

  func isHidden(_ name: String) -> Bool { names.contains { $0.text == name } }

  /// Returns the names in scope whose values are valid for a kind.
  func visibleNames(_ isWanted: (Kind) -> Bool) -> [Name] {
    var seen: Set<String> = []
    return names.reversed().filter {
      seen.insert($0.text).inserted && isWanted($0.kind) && ($0.layerDepth ?? layerDepth) == layerDepth
    }
  }

  // MARK: New names

  private static let words = [
    "gap", "inset", "tint", "body", "frame", "depth", "edge", "reach", "pad", "lift", "hue", "mark", "turn", "span",
    "self", "init", "class", "where", "scene", "draw", "pen", "value", "count", "index", "shape", "fill", "layer",
    "size", "a", "b", "t", "x1", "content", "style", "view", "Path", "Color", "Int", "row", "column", "in", "let",
    "min2", "sum", "bounds2", "ink", "paper", "ring", "inner", "outer", "rest", "part", "default", "repeat",
  ]

  /// Returns a name for a `let` or a layer that nothing in scope has.
  mutating func newName() -> String {
    while true {
      var name = random.pick(Self.words)
      if chance(30) { name += "\(random.whole(2...99))" }
      if !isHidden(name), !taken.contains(name), !Self.reserved.contains(name) { return name }
    }
  }

  /// Returns a name for a parameter or a loop, which may hide a `let` of the file or a value of the layer.
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
