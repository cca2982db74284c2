import ShapeCore
import ShapeLanguage

/// The declarations that a function or a type needs.
struct SwiftNeeds {
  var globals = SwiftNeed<GlobalID>()
  var functions = SwiftNeed<FunctionID>()
  var styles = SwiftNeed<StyleID>()
  var shapes: Set<ShapeID> = []
  var enumerations: Set<EnumID> = []
  /// Types of `ShapeCore` that are used without a qualifier.
  var types: Set<String> = []
  /// Types of the program that are used under another name.
  var renamedTypes: Set<String> = []

  mutating func form(_ other: SwiftNeeds) {
    globals.form(other.globals)
    functions.form(other.functions)
    styles.form(other.styles)
    shapes.formUnion(other.shapes)
    enumerations.formUnion(other.enumerations)
    types.formUnion(other.types)
    renamedTypes.formUnion(other.renamedTypes)
  }
}

/// Needed declarations, each to be written once.
struct SwiftNeed<ID: Hashable & Comparable> {
  private var all: Set<ID> = []
  /// Those that are not written yet, the first one last.
  private var waiting: [ID] = []

  var isEmpty: Bool { all.isEmpty }

  mutating func insert(_ id: ID) {
    guard all.insert(id).inserted else { return }
    waiting.insert(id, at: waiting.partitioningIndex { $0 <= id })
  }

  mutating func form(_ other: SwiftNeed) { for id in other.all { insert(id) } }

  /// Removes the next declaration that is not written yet.
  mutating func next() -> ID? { waiting.popLast() }
}
