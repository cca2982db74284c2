import ShapeCore

/// The names in the tables of the language, as ids, so that checking compares numbers.
struct KnownNames: Sendable {
  /// A signature with the ids of its labels, `.none` for those that no source has. A class, since every call that is
  /// checked refers to one.
  final class Callable: Sendable {
    let signature: Signature
    let labels: [NameID]
    let owner: LanguageCallable
    /// The parameters for a leading or trailing side, each with the one for the same side from left to right.
    let sides: [(flowing: Int, fixed: Int)]
    /// Groups of parameters of which at most one is given.
    let alternatives: [[Int]]

    init(_ owner: LanguageCallable, in table: NameTable) {
      self.owner = owner
      signature = owner.signature
      let names = signature.parameters.map { $0.name }
      labels = names.map { table.id($0) }
      sides = names.indices.compactMap { index in
        FixedSide.of(names[index]).flatMap { names.firstIndex(of: $0) }.map { (index, $0) }
      }
      alternatives = CornerCurveParameters.alternatives.compactMap { group in
        let indices = group.compactMap { names.firstIndex(of: $0) }
        return indices.count == group.count ? indices : nil
      }
    }
  }

  /// The rows of `BuiltinEntry.all` by name: functions, and methods of any type.
  private(set) var functions: [NameID: [Int]] = Dictionary(minimumCapacity: 64)
  private(set) var methods: [NameID: [Int]] = Dictionary(minimumCapacity: 32)
  private(set) var types: [NameID: ValueType] = Dictionary(minimumCapacity: 32)
  private(set) var edges: [NameID: Edges] = Dictionary(minimumCapacity: 16)
  private(set) var enumCases: [Arena<Enumeration.Case>] = []
  private(set) var members: [NameID: [Int]] = Dictionary(minimumCapacity: 32)
  let width: NameID
  let height: NameID
  let bounds: NameID
  let center: NameID
  let pixel: NameID
  let isRightToLeft: NameID
  // Made when a source needs them.
  private var builtins: [Callable?]
  private var commands: [Callable?]
  private(set) lazy var endpointArc = Callable(.command(.path(.endpointArc)), in: table)
  private(set) lazy var layerHeader = Callable(.layer, in: table)
  private(set) lazy var contentHeader = Callable(.content, in: table)
  private(set) lazy var outline = Callable(.outline, in: table)
  private(set) lazy var preview = Callable(.preview, in: table)
  private let table: NameTable

  init(_ names: inout NameTable) {
    for (index, entry) in BuiltinEntry.all.enumerated() {
      let name = names.intern(entry.signature.name)
      if entry.receiver != nil {
        methods[name, default: []].append(index)
      } else {
        functions[name, default: []].append(index)
      }
    }
    for row in ValueType.named { types[names.intern(row.name)] = row.type }
    for builtin in BuiltinEnum.allCases {
      types[names.intern(builtin.name)] = builtin.type
      var cases = Arena<Enumeration.Case>()
      for constant in builtin.declaration.constants {
        cases.append(Enumeration.Case(name: names.intern(constant.name), documentation: constant.documentation))
      }
      enumCases.append(cases)
    }
    for constant in EdgesConstant.allCases { edges[names.intern(constant.name)] = constant.edges }
    for (index, row) in Member.all.enumerated() {
      members[names.intern(row.declaration.name), default: []].append(index)
    }
    width = names.intern("width")
    height = names.intern("height")
    bounds = names.intern("bounds")
    center = names.intern("center")
    pixel = names.intern("pixel")
    isRightToLeft = names.intern("isRightToLeft")
    builtins = Array(repeating: nil, count: BuiltinEntry.all.count)
    commands = Array(repeating: nil, count: Command.named.count)
    table = names
  }

  /// Returns the function or method in a row of `BuiltinEntry.all`.
  mutating func builtin(_ row: Int) -> Callable {
    if let known = builtins[row] { return known }
    let callable = Callable(.builtin(Int32(row)), in: table)
    builtins[row] = callable
    return callable
  }

  /// Returns the command at a position of `Command.named`.
  mutating func command(_ position: Int) -> Callable {
    if let known = commands[position] { return known }
    let callable = Callable(.command(Command.named[position]), in: table)
    commands[position] = callable
    return callable
  }

  /// Returns whether a name is a value of a layer, if there is one.
  func isOfLayer(_ name: NameID) -> Bool { name == width || name == height || name == bounds || name == center }
}
