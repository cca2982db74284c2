extension Problem {
  /// The kind of a problem. All problems of one kind have the same code and explanation.
  public struct Kind: Sendable {
    /// The code, such as `E0203`. It never changes its meaning. `E` is an error, and `W` is a warning.
    public let code: String
    private let makeExplanation: @Sendable () -> Explanation

    init(_ code: String, _ explanation: @autoclosure @escaping @Sendable () -> Explanation) {
      self.code = code
      makeExplanation = explanation
    }

    public var severity: Severity { group == .warnings ? .warning : .error }

    public var explanation: Explanation {
      var explanation = makeExplanation()
      explanation.code = code
      return explanation
    }

    var group: Explanation.Group? { Explanation.Group(of: code) }
  }
}

extension Problem.Kind: Hashable {
  public static func == (a: Problem.Kind, b: Problem.Kind) -> Bool { a.code == b.code }

  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension Problem.Kind {
  /// All kinds in the order of their codes: errors, then warnings. A test checks that no declared kind is missing.
  public static let all: [Problem.Kind] = [
    files, tokens, literals, grammar, keywords, syntax, punctuation, foreign, names, nameKinds, cycles, types,
    choices, dotConstants, members, lists, elements, labels, arguments, statements, slots, arithmetic, ranges, paths,
    dashes, limits, groups,
    usage,
    suppression, unseen, unseenCuts, suspicions, motion, swiftNames,
  ].flatMap { $0 }.sorted { $0.code < $1.code }

  /// The kind of a code in upper or lower case; nil if the code is unknown. Takes linear time.
  init?(code: String) {
    let uppercased = code.uppercased()
    guard let kind = Problem.Kind.all.first(where: { $0.code == uppercased }) else { return nil }
    self = kind
  }

  /// Whether it reports that a name is unused.
  var isAboutUse: Bool { self == .unused || self == .unusedParameter }

  /// Whether it is about code that can be removed without a difference.
  public var isAboutUnneededCode: Bool {
    isAboutUse || self == .unneededSuppression || Self.unseen.contains(self) || Self.unseenCuts.contains(self)
  }

  /// Whether it is about a file or its grammar, so that the tree may be incomplete.
  var isAboutText: Bool {
    switch group {
    case .files, .grammar: true
    case .names, .types, .arguments, .statements, .values, .limits, .warnings, nil: false
    }
  }
}
