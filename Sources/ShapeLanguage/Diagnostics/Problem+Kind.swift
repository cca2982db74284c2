extension Problem {
  /// What problems of one code have in common.
  public struct Kind: Sendable {
    /// The code by which a message can be looked up, such as `E0203`; it never changes its meaning. `E` is an error, `W`
    /// a warning.
    public let code: String
    private let makeExplanation: @Sendable () -> Explanation

    init(_ code: String, _ explanation: @autoclosure @escaping @Sendable () -> Explanation) {
      self.code = code
      makeExplanation = explanation
    }

    public var severity: Severity { group == .warnings ? .warning : .error }

    /// What the code means, and examples.
    public var explanation: Explanation {
      var explanation = makeExplanation()
      explanation.code = code
      return explanation
    }

    /// What the first characters of the code say.
    var group: Explanation.Group? { Explanation.Group(of: code) }
  }
}

extension Problem.Kind: Hashable {
  public static func == (a: Problem.Kind, b: Problem.Kind) -> Bool { a.code == b.code }

  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension Problem.Kind {
  /// All kinds, in the order of their codes: errors, then warnings. A test looks for kinds that are declared and not here.
  public static let all: [Problem.Kind] = [
    files, tokens, literals, grammar, syntax, punctuation, names, nameKinds, cycles, types, choices, dotConstants, members, labels, arguments,
    statements, arithmetic, ranges, paths, limits, formats, usage, suppression, unseen, suspicions,
  ].flatMap { $0 }.sorted { $0.code < $1.code }

  /// The kind of a code in capitals or small letters; nil where there is no such code. Looks through all of them.
  init?(code: String) {
    let capitals = code.uppercased()
    guard let kind = Problem.Kind.all.first(where: { $0.code == capitals }) else { return nil }
    self = kind
  }

  /// Whether it says that nothing uses a name.
  var isAboutUse: Bool { self == .unused || self == .unusedParameter }

  /// Whether a file or its grammar is what is wrong, so that there may be no tree worth drawing.
  var isAboutText: Bool {
    switch group {
    case .files, .grammar: true
    case .names, .types, .arguments, .statements, .values, .limits, .formats, .warnings, nil: false
    }
  }
}
