/// The labels of the functions, methods and statements of the language, for a parser that knows no types.
enum LabelNames {
  /// Returns whether a name is a label of a function, a method or a statement.
  static func contains(_ label: String, of callee: String) -> Bool { labels[callee]?.contains(label) == true }

  private static let labels: [String: Set<String>] = {
    var result: [String: Set<String>] = [:]
    let signatures =
      BuiltinEntry.all.map(\.signature) + Command.allCases.map(\.signature) + [Header.layer, Header.content]
    for signature in signatures {
      result[signature.name, default: []].formUnion(signature.parameters.filter { !$0.isPositional }.map(\.name))
    }
    return result
  }()
}
