import ShapeKit

/// The names in the tables of the language, as ids, so that checking compares numbers.
struct KnownNames: Sendable {
  /// A signature with the ids of its labels. A class, since every call that is checked refers to one.
  final class Callable: Sendable {
    let signature: Signature
    let labels: [NameID]
    let owner: LanguageCallable

    init(_ signature: Signature, labels: [NameID], owner: LanguageCallable) {
      self.signature = signature
      self.labels = labels
      self.owner = owner
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
  let count: NameID
  // The labels of `preview`.
  let size: NameID
  let scheme: NameID
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
    for (index, row) in Member.all.enumerated() { members[names.intern(row.name), default: []].append(index) }
    layerHeader = callable(Header.layer, .layer)
    contentHeader = callable(Header.content, .content)
    outline = callable(Header.outline, .outline)
    width = names.intern("width")
    height = names.intern("height")
    bounds = names.intern("bounds")
    center = names.intern("center")
    pixel = names.intern("pixel")
    count = names.intern("count")
    size = names.intern("size")
    scheme = names.intern("scheme")
    named = names.intern("named")
  }

  /// Returns whether a name is a value of a layer, if there is one.
  func isOfLayer(_ name: NameID) -> Bool { name == width || name == height || name == bounds || name == center }
}
