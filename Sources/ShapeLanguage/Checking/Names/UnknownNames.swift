import ShapeCore

/// A name in scope that a misspelled one may mean.
struct NearName: Sendable {
  enum Origin: Sendable {
    /// A name of the language or of a layer.
    case known
    /// A local, by its index in the scope.
    case local(Int)
    case declaration(Declaration)
  }
  var spelling: String
  /// The distance as measured by `MisspelledName`.
  var distance: Int
  var origin: Origin
  /// The place of its declaration, if it is in a source.
  var span: SourceSpan?

  /// The distance of one letter from another, which is weak evidence.
  static let ofOtherLetter = 4
}

/// The unknown names. They are reported when all uses of all names are known: one message for each name, with its
/// probable meaning.
struct UnknownNames: Sendable {
  private struct Name: Hashable {
    var file: Int32
    var spelling: String
    var wanted: WantedName
  }

  private struct Use {
    var span: SourceSpan
    /// The candidates at that place.
    var near: [NearName]
  }

  /// An unknown label.
  private struct Label {
    var spelling: String
    var diagnostic: Diagnostic
  }

  private var uses: [Name: [Use]] = [:]
  /// In the order in which they were found.
  private var names: [Name] = []
  private var labels: [Label] = []
  private var unfinishedLines: [Diagnostic] = []
  /// The indices of labels, by the label that each most likely means.
  private var labelsByMeaning: [String: [Int]] = [:]
  /// The remaining number of comparisons with misspelled names.
  private var namesToCompare = SourceLimits.comparedNames
  /// The number of added names and labels.
  private(set) var count = 0

  /// Spends some of the budget for comparing names. Returns whether it suffices. After many mistakes in a large file,
  /// another suggestion is not worth the time.
  mutating func canCompare(_ count: Int) -> Bool {
    namesToCompare -= count
    return namesToCompare >= 0
  }

  mutating func add(_ spelling: String, _ wanted: WantedName, at span: SourceSpan, near: [NearName]) {
    let name = Name(file: span.file, spelling: spelling, wanted: wanted)
    if uses[name] == nil { names.append(name) }
    uses[name, default: []].append(Use(span: span, near: near))
    count += 1
  }

  /// Adds a line without its last value, whose next line begins with a statement that was read as the value.
  mutating func addUnfinishedLine(_ diagnostic: Diagnostic) {
    unfinishedLines.append(diagnostic)
    count += 1
  }

  /// Adds a label with a probable correction.
  mutating func addLabel(_ spelling: String, meaning nearest: String, _ diagnostic: Diagnostic) {
    labelsByMeaning[nearest, default: []].append(labels.count)
    labels.append(Label(spelling: spelling, diagnostic: diagnostic))
    count += 1
  }

  /// Returns the messages. If a name is used several times, and a similar declared name is never used, then the
  /// declaration is misspelled. A name in a doubtful place is not reported.
  func diagnostics(
    isUsed: (NearName.Origin) -> Bool, isDoubtful: (SourceSpan) -> Bool
  ) -> [Diagnostic] {
    var result: [Diagnostic] = []
    var explained: Set<Int> = []
    for name in names {
      let uses = (uses[name] ?? []).filter { !isDoubtful($0.span) }.sorted { $0.span.start < $1.span.start }
      guard let first = uses.first else { continue }
      let near = uses.first { !$0.near.isEmpty }?.near ?? []
      let nearest = UnknownNames.nearest(near, to: name.spelling, isUsed)
      let meant = nearest.first
      // A parameter that is misspelled in its declaration is unknown as a label, too.
      let asLabels = labelsByMeaning[meant?.spelling ?? "", default: []].filter {
        labels[$0].spelling == name.spelling && !isDoubtful(labels[$0].diagnostic.span)
      }
      let places = uses.map { $0.span } + asLabels.map { labels[$0].diagnostic.span }
      if places.count > 1, let meant, !isUsed(meant.origin), let declared = meant.span, declared.file == name.file {
        explained.formUnion(asLabels)
        let notes = places.map { Note(.usedHere(name.spelling), at: $0) }
        result.append(
          Diagnostic(.misspelledDeclaration(meant.spelling, used: name.spelling), at: declared, notes: notes))
      } else {
        let notes = places.dropFirst().map { Note(.usedHere(name.spelling), at: $0) }
        result.append(
          Diagnostic(
            .unknownName(
              name.spelling, name.wanted,
              nearest: meant == nil ? nearestTruths(name.spelling, name.wanted) : nearest.map { $0.spelling }),
            at: first.span, notes: notes))
      }
    }
    return result + unfinishedLines.filter { !isDoubtful($0.span) }
      + labels.indices.filter { !explained.contains($0) }.map { labels[$0].diagnostic }
  }

  /// Returns the names that an unknown one most likely means: the nearest. If several are equally near, those that are
  /// still unused. Another letter only if it is the only unused one.
  private static func nearest(
    _ near: [NearName], to name: String, _ isUsed: (NearName.Origin) -> Bool
  ) -> [NearName] {
    let distance = near.map { $0.distance }.min()
    let nearest = near.filter { $0.distance == distance }
    let unused = nearest.filter { !isUsed($0.origin) }
    if name.utf8.count == 1, distance == NearName.ofOtherLetter { return unused.count == 1 ? unused : [] }
    return MisspelledName(name).slipsFirst(unused.isEmpty ? nearest : unused) { $0.spelling }
  }
}

extension MisspelledName {
  /// Returns the candidates that this name may mean.
  func near(_ candidates: [NearName]) -> [NearName] {
    let near = candidates.compactMap { candidate -> NearName? in
      var candidate = candidate
      if case .local = candidate.origin, isOtherLetter(candidate.spelling) {
        candidate.distance = NearName.ofOtherLetter
        return candidate
      }
      guard let distance = distance(to: candidate.spelling) else { return nil }
      candidate.distance = distance
      return candidate
    }
    guard near.isEmpty, let ending = onlyEnding(among: candidates.map({ $0.spelling })) else { return near }
    return [NearName(spelling: ending, distance: 0, origin: .known)]
  }
}

/// Returns `true` or `false`, if a misspelled value means one of them.
private func nearestTruths(_ wrong: String, _ wanted: WantedName) -> [String] {
  wanted == .value ? nearestNames(to: wrong, among: [Keyword.true.spelling, Keyword.false.spelling]) : []
}
