import ShapeKit

/// A name in reach that a misspelt one may mean.
struct NearName: Sendable {
  enum Origin: Sendable {
    /// A name of the language or of a layer.
    case known
    case local(Int)
    case symbol(FileScope.Symbol, SourceSpan)
  }
  var spelling: String
  /// As `MisspeltName` measures it.
  var distance: Int
  var origin: Origin

  /// The distance of one letter from another, which says little.
  static let ofOtherLetter = 4
}

extension Checker {
  /// Whether something else uses a name that an unknown one may mean.
  private func isUsed(_ origin: NearName.Origin) -> Bool {
    switch origin {
    case .known: true
    case .local(let index): scope.locals[index].isUsed
    case .symbol(.global(let index), _): globalStates[index].isUsed
    case .symbol(.function(let index), _): functionStates[index].isUsed
    case .symbol(.style(let index), _): styleNodes[index].isUsed
    case .symbol(.shape(let index), _): shapeNodes[index].isUsed
    case .symbol(.enumeration(let id), _): usedSpans.contains(program.enumerations[id].source)
    case .symbol(.file, _): true
    }
  }

  private func declaration(_ origin: NearName.Origin) -> SourceSpan? {
    switch origin {
    case .known: nil
    case .local(let index): scope.locals[index].span
    case .symbol(_, let span): span
    }
  }

  /// The name that an unknown one most likely means: the nearest; of equally near ones one that nothing uses yet. Another
  /// letter only where there is just one, or just one that nothing uses.
  private func nearest(_ near: [NearName], isSingleLetter: Bool) -> NearName? {
    let distance = near.map(\.distance).min()
    let nearest = near.filter { $0.distance == distance }
    let unused = nearest.filter { !isUsed($0.origin) }
    if isSingleLetter, distance == NearName.ofOtherLetter { return [unused, nearest].first { $0.count == 1 }?[0] }
    return unused.first ?? nearest.first
  }

  /// Completes the reports of unknown names when all uses of all names are known: one for each name, with what it most
  /// likely means. Where a name is used several times, and nothing uses one that is declared and much like it, it is the
  /// declaration that is misspelt.
  mutating func completeUnknownNames() {
    var groups: [UnknownName: [Int]] = [:]
    var order: [UnknownName] = []
    for (index, diagnostic) in diagnostics.enumerated() {
      guard case .name(let name, let wanted) = diagnostic.problem.missing else { continue }
      let key = UnknownName(file: diagnostic.span.file, name: name, wanted: wanted)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(index)
    }
    var dropped: Set<Int> = []
    let labels = unknownLabels()
    for key in order {
      let indices = (groups[key] ?? []).sorted { diagnostics[$0].span.start < diagnostics[$1].span.start }
      guard let first = indices.first else { continue }
      let near =
        indices.first { nearNames[diagnostics[$0].span]?.isEmpty == false }
        .flatMap { nearNames[diagnostics[$0].span] } ?? []
      let meant = nearest(near, isSingleLetter: key.name.utf8.count == 1)
      // A parameter that is misspelt where it is declared is unknown as a label too.
      let asLabels = labels[meant?.spelling ?? "", default: []].filter { $0.label == key.name }.map(\.index)
      let uses = (indices + asLabels).map { diagnostics[$0].span }
      dropped.formUnion(indices.dropFirst())
      if uses.count > 1, let meant, !isUsed(meant.origin), let place = declaration(meant.origin), place.file == key.file
      {
        dropped.formUnion(asLabels)
        let notes = uses.prefix(Checker.shownUses).map { Note(.usedHere(key.name), at: $0) }
        diagnostics[first] = Diagnostic(.misspeltDeclaration(meant.spelling, used: key.name), at: place, notes: notes)
      } else {
        let others = uses.dropFirst().prefix(Checker.shownUses)
        diagnostics[first].problem = .unknownName(key.name, key.wanted, nearest: meant?.spelling)
        diagnostics[first].notes += others.map { Note(.usedHere(key.name), at: $0) }
      }
    }
    diagnostics = diagnostics.indices.filter { !dropped.contains($0) }.map { diagnostics[$0] }
  }

  /// The reports of unknown labels, by the label that they most likely mean.
  private func unknownLabels() -> [String: [(label: String, index: Int)]] {
    var result: [String: [(label: String, index: Int)]] = [:]
    for (index, diagnostic) in diagnostics.enumerated() {
      guard case .label(let label, let nearest?) = diagnostic.problem.missing else { continue }
      result[nearest, default: []].append((label, index))
    }
    return result
  }

  /// How many of the places where an unknown name is used are shown.
  private static let shownUses = 8

  private struct UnknownName: Hashable {
    var file: Int32
    var name: String
    var wanted: WantedName
  }
}
