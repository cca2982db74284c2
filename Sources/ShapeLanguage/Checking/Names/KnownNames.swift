import ShapeCore

/// The sides that leading and trailing ones are from left to right.
enum FixedSide {
  /// Returns the label for the side that a label means from left to right, or `nil` for other labels.
  static func of(_ label: String) -> String? {
    switch label {
    case "leading": "left"
    case "trailing": "right"
    case "topLeading": "topLeft"
    case "topTrailing": "topRight"
    case "bottomTrailing": "bottomRight"
    case "bottomLeading": "bottomLeft"
    default: nil
    }
  }
}

/// The names in the tables of the language, as ids, so that checking compares numbers.
struct KnownNames: Sendable {
  /// A signature with the ids of its labels. A class, since every call that is checked refers to one.
  final class Callable: Sendable {
    let signature: Signature
    let labels: [NameID]
    let owner: LanguageCallable
    /// The parameters for a leading or trailing side, each with the one for the same side from left to right.
    let sides: [(flowing: Int, fixed: Int)]

    init(_ signature: Signature, labels: [NameID], owner: LanguageCallable) {
      self.signature = signature
      self.labels = labels
      self.owner = owner
      let names = signature.parameters.map { $0.name }
      sides = names.indices.compactMap { index in
        FixedSide.of(names[index]).flatMap { names.firstIndex(of: $0) }.map { (index, $0) }
      }
    }
  }

  /// The rows of `BuiltinEntry.all` by name: functions, and methods of any type.
  private(set) var functions: [NameID: [Int]] = [:]
  private(set) var methods: [NameID: [Int]] = [:]
  private(set) var builtins: [Callable] = []
  /// The signatures of `Command.named`.
  private(set) var commands: [Callable] = []
  let endpointArc: Callable
  private(set) var types: [NameID: ValueType] = [:]
  private(set) var edges: [NameID: Edges] = [:]
  private(set) var enumCases: [Arena<Enumeration.Case>] = []
  private(set) var members: [NameID: [Int]] = [:]
  let layerHeader: Callable
  let contentHeader: Callable
  let outline: Callable
  let width: NameID
  let height: NameID
  let bounds: NameID
  let center: NameID
  let pixel: NameID
  let isRightToLeft: NameID
  // The labels of `preview`.
  let size: NameID
  let scheme: NameID
  let direction: NameID
  let named: NameID

  init(_ names: inout NameTable) {
    func callable(_ signature: Signature, _ owner: LanguageCallable) -> Callable {
      Callable(signature, labels: signature.parameters.map { names.intern($0.name) }, owner: owner)
    }
    for (index, entry) in BuiltinEntry.all.enumerated() {
      let name = names.intern(entry.signature.name)
      if entry.receiver == nil {
        functions[name, default: []].append(index)
      } else {
        methods[name, default: []].append(index)
      }
      builtins.append(callable(entry.signature, .builtin(Int32(index))))
    }
    commands = Command.named.map { callable($0.signature, .command($0)) }
    endpointArc = callable(Command.path(.endpointArc).signature, .command(.path(.endpointArc)))
    for (name, type) in ValueType.named { types[names.intern(name)] = type }
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
    layerHeader = callable(Header.layer, .layer)
    contentHeader = callable(Header.content, .content)
    outline = callable(Header.outline, .outline)
    width = names.intern("width")
    height = names.intern("height")
    bounds = names.intern("bounds")
    center = names.intern("center")
    pixel = names.intern("pixel")
    isRightToLeft = names.intern("isRightToLeft")
    size = names.intern("size")
    scheme = names.intern("scheme")
    direction = names.intern("direction")
    named = names.intern("named")
  }

  /// The labels of `preview`, in the order of their declarations.
  var previewLabels: [NameID] { [size, scheme, direction, named] }

  /// Returns whether a name is a value of a layer, if there is one.
  func isOfLayer(_ name: NameID) -> Bool { name == width || name == height || name == bounds || name == center }
}
