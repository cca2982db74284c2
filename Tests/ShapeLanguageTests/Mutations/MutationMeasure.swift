import ShapeCore
import ShapeLanguage
import TestSupport

/// The messages of the compiler for sources in which one token is wrong.
struct MutationMeasure {
  /// The outcome of a mutant that no longer compiles.
  struct Outcome {
    var source: String
    var mutation: SingleMutation
    /// The errors in the order of output, as `line: code: message`.
    var errors: [String]
    var isOnLine: Bool
    /// For a misspelled name, whether the first suggestion is the right one.
    var suggestsRightName: Bool?
  }

  private(set) var outcomes: [Outcome] = []
  private(set) var compiled = 0

  /// Compiles mutants of sources. All kinds are equally frequent, and all tokens equally likely.
  init(
    _ sources: [MutableSource], count: Int, seed: UInt64, load: (String) -> Result<[UInt8], LoadFailure>
  ) {
    var random = RandomSource(seed: seed)
    let places = sources.indices.flatMap { source in sources[source].tokens.indices.map { (source, $0) } }
    var made = 0
    while made < count {
      let (source, token) = places[random.below(places.count)]
      let kind = SingleMutation.Kind.allCases[made % SingleMutation.Kind.allCases.count]
      guard let mutation = sources[source].mutated(kind, at: token, &random) else { continue }
      made += 1
      let file = SourceFile(path: sources[source].name, bytes: mutation.bytes)
      let errors = Compiler.compile(file, load: load).diagnostics.filter { $0.severity == .error }
      guard let first = errors.first else {
        compiled += 1
        continue
      }
      let table = LineTable(file)
      func line(_ diagnostic: Diagnostic) -> Int {
        diagnostic.span.file == 0 ? table.position(of: Int(diagnostic.span.start)).line : 0
      }
      outcomes.append(
        Outcome(
          source: sources[source].name, mutation: mutation,
          errors: errors.map { "\(line($0)): \($0.problem.code): \($0.problem.message); \($0.problem.hint ?? "-")" },
          isOnLine: mutation.lines.contains(line(first)),
          suggestsRightName: mutation.rightName.map { Self.suggests($0, first.problem.hint) }))
    }
  }

  /// Returns whether the first text between backquotes in a hint is a name, with or without its dot or colon.
  private static func suggests(_ name: String, _ hint: String?) -> Bool {
    guard let hint, hint.hasPrefix("did you mean `") || hint.hasPrefix("use `") else { return false }
    let parts = hint.split(separator: "`", omittingEmptySubsequences: false)
    return parts.count > 1 && parts[1].filter { $0 != "." && $0 != ":" } == name
  }

  // MARK: Figures

  var medianErrors: Int {
    let counts = outcomes.map(\.errors.count).sorted()
    return counts.isEmpty ? 0 : counts[counts.count / 2]
  }

  /// The percentage with at most two errors.
  var shareOfFew: Double { share(outcomes.map { $0.errors.count <= 2 }) }
  /// The percentage whose first error is on the line of the mutation.
  var shareOnLine: Double { share(outcomes.map(\.isOnLine)) }
  /// The percentage of misspelled names for which the first suggestion is the right one.
  var shareOfRightNames: Double { share(outcomes.compactMap(\.suggestsRightName)) }

  private func share(_ values: [Bool]) -> Double {
    values.isEmpty ? 0 : 100 * Double(values.count { $0 }) / Double(values.count)
  }

  /// The mutants with the most errors. Among equals, those with a first error elsewhere and no correct suggestion.
  var worst: [Outcome] {
    func badness(_ outcome: Outcome) -> Int {
      4 * outcome.errors.count + (outcome.isOnLine ? 0 : 2) + (outcome.suggestsRightName == false ? 1 : 0)
    }
    return outcomes.indices.sorted { (badness(outcomes[$1]), $0) < (badness(outcomes[$0]), $1) }.prefix(10)
      .map { outcomes[$0] }
  }

  var report: String {
    let names = outcomes.compactMap(\.suggestsRightName)
    return """
      \(outcomes.count + compiled) mutants, of which \(outcomes.count) no longer compile
      errors of the median: \(medianErrors)
      at most two errors: \(rounded(shareOfFew)) %
      the first error on the line of the mutation: \(rounded(shareOnLine)) %
      the right name suggested first: \(rounded(shareOfRightNames)) % of \(names.count) misspelled names
      the ten worst:

      """ + worst.map(\.description).joined(separator: "\n")
  }

  private func rounded(_ share: Double) -> Double { (share * 10).rounded() / 10 }
}

extension MutationMeasure.Outcome: CustomStringConvertible {
  var description: String {
    let line = mutation.lines.sorted().map { "\($0)" }.joined(separator: ", ")
    return (["- \(source), line \(line): \(mutation.summary)"] + errors.prefix(6).map { "    \($0)" })
      .joined(separator: "\n")
  }
}
