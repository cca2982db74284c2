/// The names of the language's types and labels, for a parser that knows no declarations.
package enum LanguageNames {
  /// Returns the labels of a function, a method or a statement in alphabetical order.
  package static func labels(of callee: String) -> [String] { (labels[callee] ?? []).sorted() }

  /// The names of all functions, methods and statements in alphabetical order.
  package static var callees: [String] { labels.keys.sorted() }

  /// Returns whether a name is that of a function, a method or a statement, or a label of one.
  package static func contains(_ name: String) -> Bool {
    labels[name] != nil || labels.values.contains { $0.contains(name) }
  }

  /// The names that need no declaration, without those of constants and members.
  package static let words = types.union(labels.keys).union(labels.values.joined())
    .union(LayerValue.allCases.map { $0.name }).union([Keyword.true.spelling, Keyword.false.spelling])

  /// Returns whether a name is that of a type.
  static func isType(_ name: String) -> Bool { types.contains(name) }

  /// Returns whether a name is a label of a layer, or a value in one.
  package static func isOfLayer(_ name: String) -> Bool {
    isLabel(name, of: Keyword.layer.spelling) || LayerValue.allCases.contains { $0.name == name }
  }

  /// Returns whether a name is a label of a function, a method or a statement.
  static func isLabel(_ name: String, of callee: String) -> Bool { labels[callee]?.contains(name) == true }

  /// Returns whether a name is that of a function, a method or a statement without labels.
  static func hasNoLabels(_ callee: String) -> Bool { labels[callee]?.isEmpty == true }

  /// Returns the largest number of values without a label that a function, a method or a statement takes.
  static func valueCount(of callee: String) -> Int { valueCounts[callee] ?? 0 }

  /// The names of all types.
  package static let types = Set(ValueType.named.map { $0.name } + BuiltinEnum.allCases.map { $0.name })

  /// The names of the functions that make a color from the components of a model.
  static let colorModels = Set(ColorModel.allCases.map { Builtin.paint(.color($0)).name })

  private static let signatures =
    BuiltinEntry.all.map { $0.signature } + Command.allCases.map { $0.signature } + [Header.layer, Header.content]

  private static let valueCounts: [String: Int] = {
    var result: [String: Int] = [:]
    for signature in signatures {
      result[signature.name] = max(result[signature.name] ?? 0, signature.parameters.count { $0.isPositional })
    }
    return result
  }()

  private static let labels: [String: Set<String>] = {
    var result: [String: Set<String>] = [:]
    for signature in signatures {
      result[signature.name, default: []].formUnion(signature.parameters.filter { !$0.isPositional }.map { $0.name })
    }
    return result
  }()
}
