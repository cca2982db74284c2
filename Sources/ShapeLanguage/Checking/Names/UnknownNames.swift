import ShapeKit

/// A name in reach that a misspelled one may mean.
struct NearName: Sendable {
  enum Origin: Sendable {
    /// A name of the language or of a layer.
    case known
    /// A local, by its index in the scope.
    case local(Int)
    case declaration(Declaration)
  }
  var spelling: String
  /// As `MisspeltName` measures it.
  var distance: Int
  var origin: Origin
  /// Where it is declared, if a source declares it.
  var span: SourceSpan?

  /// The distance of one letter from another, which says little.
  static let ofOtherLetter = 4
}

/// The names that mean nothing. They are reported when all uses of all names are known: one message for each name, with
/// what it most likely means.
struct UnknownNames: Sendable {
  private struct Name: Hashable {
    var file: Int32
    var spelling: String
    var wanted: WantedName
  }

  private struct Use {
    var span: SourceSpan
    /// What the name may mean there.
    var near: [NearName]
  }

  /// A label that no parameter has.
  private struct Label {
    var spelling: String
    var diagnostic: Diagnostic
  }

  /// How many uses of an unknown name its message shows.
  private static let shownUses = 8

  private var uses: [Name: [Use]] = [:]
  /// In the order in which they were found.
  private var names: [Name] = []
  private var labels: [Label] = []
  /// The indices of labels by the label that each most likely means.
  private var labelsByMeaning: [String: [Int]] = [:]
  /// How many names may still be compared with misspelled ones.
  private var namesToCompare = SourceLimits.comparedNames
  /// How many names and labels were added.
  private(set) var count = 0

  /// Takes from the budget for comparing names; returns whether it suffices. After so many mistakes in so large a file
  /// the next advice is not worth the time.
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

  /// Adds a label that most likely means another one.
  mutating func addLabel(_ spelling: String, meaning nearest: String, _ diagnostic: Diagnostic) {
    labelsByMeaning[nearest, default: []].append(labels.count)
    labels.append(Label(spelling: spelling, diagnostic: diagnostic))
    count += 1
  }

  /// Returns the messages. If a name is used several times, and nothing uses one that is declared and much like it,
  /// then it is the declaration that is misspelled. A name in a doubtful place is not reported.
  func diagnostics(
    isUsed: (NearName.Origin) -> Bool, isDoubtful: (SourceSpan) -> Bool
  ) -> [Diagnostic] {
    var result: [Diagnostic] = []
    var explained: Set<Int> = []
    for name in names {
      let uses = (uses[name] ?? []).filter { !isDoubtful($0.span) }.sorted { $0.span.start < $1.span.start }
      guard let first = uses.first else { continue }
      let near = uses.first { !$0.near.isEmpty }?.near ?? []
      let meant = UnknownNames.nearest(near, isSingleLetter: name.spelling.utf8.count == 1, isUsed)
      // A parameter that is misspelled where it is declared is unknown as a label too.
      let asLabels = labelsByMeaning[meant?.spelling ?? "", default: []].filter {
        labels[$0].spelling == name.spelling && !isDoubtful(labels[$0].diagnostic.span)
      }
      let places = uses.map(\.span) + asLabels.map { labels[$0].diagnostic.span }
      if places.count > 1, let meant, !isUsed(meant.origin), let declared = meant.span, declared.file == name.file {
        explained.formUnion(asLabels)
        let notes = places.prefix(UnknownNames.shownUses).map { Note(.usedHere(name.spelling), at: $0) }
        result.append(
          Diagnostic(.misspeltDeclaration(meant.spelling, used: name.spelling), at: declared, notes: notes))
      } else {
        let notes = places.dropFirst().prefix(UnknownNames.shownUses).map { Note(.usedHere(name.spelling), at: $0) }
        result.append(
          Diagnostic(
            .unknownName(name.spelling, name.wanted, nearest: meant?.spelling), at: first.span, notes: notes))
      }
    }
    return result + labels.indices.filter { !explained.contains($0) }.map { labels[$0].diagnostic }
  }

  /// Returns the name that an unknown one most likely means: the nearest; of equally near ones one that nothing uses
  /// yet. Another letter only where there is just one, or just one that nothing uses.
  private static func nearest(
    _ near: [NearName], isSingleLetter: Bool, _ isUsed: (NearName.Origin) -> Bool
  ) -> NearName? {
    let distance = near.map(\.distance).min()
    let nearest = near.filter { $0.distance == distance }
    let unused = nearest.filter { !isUsed($0.origin) }
    if isSingleLetter, distance == NearName.ofOtherLetter { return [unused, nearest].first { $0.count == 1 }?[0] }
    return unused.first ?? nearest.first
  }
}

extension MisspeltName {
  /// Returns the names of some candidates that this one may mean.
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
    guard near.isEmpty, let ending = onlyEnding(among: candidates.map(\.spelling)) else { return near }
    return [NearName(spelling: ending, distance: 0, origin: .known)]
  }
}
