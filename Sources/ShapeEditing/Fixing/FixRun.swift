import ShapeCore
import ShapeLanguage

/// Makes the certain changes of one source.
struct FixRun {
  private let fixer: Fixer
  /// Whether only the spelling of words and numbers is corrected.
  private let onlySpelling: Bool
  private(set) var bytes: [UInt8]
  private(set) var changes: [MadeChange] = []
  /// Whether the compiler found mistakes at the beginning.
  private(set) var hadErrors = false
  /// Whether a change was more than another spelling.
  private(set) var hasRestructured = false
  var trials: Trials
  private var owners: [String: [String]]?
  /// Whether many changes were compared at once, and none was certain.
  private var hasComparedMany = false
  /// Statements with a mistake whose fix is not certain.
  private var undecided: Set<String> = []
  /// The names that may be removed: those that were unused when nothing else was wrong.
  private var unused: Set<String> = []

  init(_ fixer: Fixer, _ bytes: [UInt8], onlySpelling: Bool = false) {
    self.fixer = fixer
    self.bytes = bytes
    self.onlySpelling = onlySpelling
    trials = fixer.trials
  }

  private static func unusedName(_ diagnostic: Diagnostic, _ bytes: [UInt8]) -> String? {
    guard diagnostic.problem.kind == .unused, diagnostic.span.file == 0 else { return nil }
    return String(decoding: bytes[Int(diagnostic.span.start)..<Int(diagnostic.span.end)], as: UTF8.self)
  }

  /// Makes changes until no certain one remains.
  mutating func run() {
    hadErrors = trials.compile(bytes).errorCount > 0
    if !hadErrors {
      let diagnostics = fixer.checked(bytes).diagnostics
      let hasErrors = diagnostics.contains { $0.severity == .error }
      unused = hasErrors ? [] : Set(diagnostics.compactMap { Self.unusedName($0, bytes) })
    }
    while changes.count < 10_000, !trials.isCancelled() {
      let outcome = trials.compile(bytes)
      guard let tree = outcome.tree else { return }
      if fixTogether(outcome, tree) || fixInserting(outcome, tree) || fixOne(outcome, tree) { continue }
      guard fixDrawn(tree, hasErrors: outcome.errorCount > 0) else { return }
    }
  }

  private mutating func apply(_ fixIts: [FixIt]) {
    for fixIt in fixIts {
      bytes = fixIt.applied(to: bytes)
      for index in changes.indices { changes[index].follow(fixIt.edits) }
      if let change = MadeChange(fixIt) { changes.append(change) }
    }
  }

  // MARK: Changes that need no trial of others

  /// A change and the mistake that it fixes.
  private struct Offer {
    var diagnostic: Diagnostic
    var fixIt: FixIt
  }

  /// The certain changes of some mistakes, in order and without overlaps.
  ///
  /// - Parameter needingTrial: Whether to return those that compete with others, instead of those that don't.
  private mutating func offers(
    _ diagnostics: [Diagnostic], _ tree: SyntaxTree, needingTrial: Bool = false
  ) -> [Offer] {
    let uncertain = diagnostics.uncertain(in: tree)
    var offers: [Offer] = []
    lazy var names = FileNames(tree)
    let isReadable = !diagnostics.contains { $0.problem.kind.group == .grammar }
    // An unknown name may be the one that is missing.
    let lacksName = diagnostics.contains { diagnostic in
      diagnostic.problem.kind == .expected
        && !TokenEdits(tree, around: diagnostic.span).declaring([Self.unlikelyName]).isEmpty
    }
    for diagnostic in diagnostics
    where diagnostic.needsTrial == needingTrial && !(lacksName && diagnostic.correctsSpelling)
      && (!onlySpelling || diagnostic.correctsSpelling)
    {
      guard !fixer.isDoubtful(diagnostic, beside: uncertain, tree),
        let fixIt = fixer.candidate(for: diagnostic, tree, &owners),
        diagnostic.canBeCertain(fixIt, among: names, isReadable: isReadable)
      else { continue }
      if diagnostic.problem.kind == .unused {
        guard let name = Self.unusedName(diagnostic, bytes), unused.contains(name) else { continue }
      }
      offers.append(Offer(diagnostic: diagnostic, fixIt: fixIt))
    }
    offers.sort { $0.fixIt.start < $1.fixIt.start }
    var result: [Offer] = []
    for offer in offers where result.last.map({ $0.fixIt.end <= offer.fixIt.start }) ?? true {
      // Two insertions at one place may be the same one.
      if result.last?.fixIt.edits != offer.fixIt.edits { result.append(offer) }
    }
    return result
  }

  private mutating func fixTogether(_ outcome: Trials.Outcome, _ tree: SyntaxTree) -> Bool {
    applyGood(offers(outcome.errors, tree), outcome)
  }

  /// Makes those changes of mistakes found without drawing that are good together.
  private mutating func applyGood(_ offers: [Offer], _ outcome: Trials.Outcome) -> Bool {
    let growth = bytes.count
    return applyGood(offers) { run, changed, chosen in
      let count = chosen.count
      let after = run.trials.compile(changed).errors
      if chosen.leaveMistake(in: after) { return false }
      guard let end = outcome.firstHidden else { return Self.removes(count, from: outcome.errors, leaving: after) }
      // Of the mistakes after this place, others are reported now.
      return Self.removes(
        count, from: outcome.errors, leaving: after.filter { Int($0.span.start) < end + changed.count - growth })
    }
  }

  /// Makes the changes of mistakes that are only found when the shapes are drawn. Warnings wait until there is no error.
  private mutating func fixDrawn(_ tree: SyntaxTree, hasErrors: Bool) -> Bool {
    let all = fixer.checked(bytes).diagnostics
    let errors = all.filter { $0.severity == .error }
    guard !errors.isEmpty || !hasErrors else { return false }
    let found = errors.isEmpty ? all : errors
    return applyGood(offers(found, tree)) { run, changed, chosen in
      let after = run.fixer.checked(changed).diagnostics
      let left = errors.isEmpty ? after : after.filter { $0.severity == .error }
      return Self.removes(chosen.count, from: found, leaving: left)
        && (errors.isEmpty || !chosen.leaveMistake(in: left))
    }
  }

  /// Whether at least a number of mistakes are gone, and no kind of mistake is more frequent.
  private static func removes(_ count: Int, from before: [Diagnostic], leaving after: [Diagnostic]) -> Bool {
    guard after.count + count <= before.count else { return false }
    let counts = before.countsOfKinds
    return after.countsOfKinds.allSatisfy { $0.value <= counts[$0.key, default: 0] }
  }

  /// Makes those changes that are good together: all of them at once if possible, or else those that are good alone.
  private mutating func applyGood(
    _ offers: [Offer], isGood: (inout FixRun, [UInt8], [FixIt]) -> Bool
  ) -> Bool {
    guard !offers.isEmpty else { return false }
    let source = bytes
    func changed(_ offers: [Offer]) -> [UInt8] { offers.flatMap { $0.fixIt.edits }.applied(to: source) }
    func good(_ offers: ArraySlice<Offer>, _ run: inout FixRun) -> [Offer] {
      if isGood(&run, changed(Array(offers)), offers.map { $0.fixIt }) { return Array(offers) }
      // The halves take as long together. Of many bad changes, not each is found.
      guard offers.count > 1, run.trials.spend(source), run.trials.spend(source) else { return [] }
      let middle = offers.startIndex + offers.count / 2
      return good(offers[..<middle], &run) + good(offers[middle...], &run)
    }
    let chosen = good(offers[...], &self)
    guard !chosen.isEmpty,
      chosen.count == offers.count || isGood(&self, changed(chosen), chosen.map { $0.fixIt })
    else { return false }
    hasRestructured = hasRestructured || chosen.contains { !$0.diagnostic.correctsSpelling }
    // From the end, so that the offsets stay right.
    for offer in chosen.reversed() { apply([offer.fixIt]) }
    return true
  }

  // MARK: Changes that compete with others

  /// Makes the changes of many mistakes that insert a sign, each of which is the only edit of its size that fits.
  private mutating func fixInserting(_ outcome: Trials.Outcome, _ tree: SyntaxTree) -> Bool {
    guard !hasComparedMany else { return false }
    let offers = offers(outcome.errors.filter { $0.span.file == tree.file }, tree, needingTrial: true)
    guard offers.count > 1 else { return false }
    var comparison = RivalComparison(
      offers.map { $0.fixIt }, of: tree, hidesMistakes: outcome.firstHidden != nil, &trials)
    let chosen = comparison.winners(&trials).map { offers[$0] }
    guard applyGood(chosen, outcome) else {
      hasComparedMany = true
      return false
    }
    // The mistakes that were hidden by these cost as much.
    trials.allow(chosen.count)
    return true
  }

  private mutating func fixOne(_ outcome: Trials.Outcome, _ tree: SyntaxTree) -> Bool {
    guard !onlySpelling else { return false }
    for diagnostic in outcome.errors where diagnostic.span.file == tree.file {
      let edits = TokenEdits(tree, around: diagnostic.span)
      let place = diagnostic.problem.code + edits.text
      guard undecided.insert(place).inserted else { continue }
      guard let decision = decision(diagnostic, outcome, tree, bytes), decision.isCertain else { continue }
      hasRestructured = true
      undecided.remove(place)
      apply(decision.fixIts)
      return true
    }
    return false
  }

  /// The changes that fix a mistake, and whether nothing else does.
  struct Decision {
    var fixIts: [FixIt]
    /// Another change that fixes it as well.
    var rival: FixIt.Action?
    var isCertain: Bool
  }

  /// Returns the change that fixes a mistake; nil if there is none, or too many to compare.
  mutating func decision(
    _ diagnostic: Diagnostic, _ outcome: Trials.Outcome, _ tree: SyntaxTree, _ bytes: [UInt8]
  ) -> Decision? {
    guard trials.canTry(bytes), !diagnostic.problem.isUndecided else { return nil }
    guard !fixer.isDoubtful(diagnostic, beside: outcome.uncertain, tree) else { return nil }
    let steps = steps(diagnostic, outcome, tree, bytes, depth: 3)
    let fixed = steps.reduce(bytes) { $1.fixIt.applied(to: $0) }
    let result = steps.isEmpty ? nil : trials.attempt(fixed)
    let edits = TokenEdits(tree, around: diagnostic.span)
    let lines = edits.bytes.moved(by: fixed.count - bytes.count)
    let leavesMistake = result?.errors.contains { $0.isWithin(lines, of: tree) } ?? true
    // One edit is more likely than several, or than one beside another mistake.
    if steps.count != 1 || leavesMistake,
      let found = found(diagnostic, outcome, tree, bytes), steps.count != 1 || found.isCertain
    {
      return found
    }
    // Together, the changes may lead to a mistake that none of them leads to alone.
    guard let result, Self.removes(1, from: outcome.errors, leaving: result.errors),
      steps.last.map({ ![$0.fixIt].leaveMistake(in: result.errors) }) ?? true
    else { return nil }
    return proved(steps, bytes, result)
  }

  /// Returns the edit of one token that fixes a mistake, if there may be one.
  private mutating func found(
    _ diagnostic: Diagnostic, _ outcome: Trials.Outcome, _ tree: SyntaxTree, _ bytes: [UInt8]
  ) -> Decision? {
    let isAboutSigns: Bool =
      switch diagnostic.problem.kind.group {
      case .grammar, .names, .arguments: true
      case .statements: [.misplacedStatement, .repeatedStatement, .maskForm].contains(diagnostic.problem.kind)
      // Another type is a sign of another name, of which there are too many.
      case .types: TokenEdits(tree, around: diagnostic.span).beginsWithConstant
      case .files, .values, .limits, .warnings: false
      }
    guard isAboutSigns, outcome.errorCount <= 20 else { return nil }
    return searched(diagnostic, outcome, tree, bytes)
  }

  /// Returns changes that fix a mistake and others that it hides, or none: a statement with a grammar mistake shows its next
  /// mistake only when the first one is fixed.
  private mutating func steps(
    _ diagnostic: Diagnostic, _ outcome: Trials.Outcome, _ tree: SyntaxTree, _ bytes: [UInt8],
    depth: Int
  ) -> [Offer] {
    guard let fixIt = fixer.candidate(for: diagnostic, tree, &owners),
      diagnostic.canBeCertain(
        fixIt, among: FileNames(tree), isReadable: !outcome.errors.contains { $0.problem.kind.group == .grammar })
    else { return [] }
    if fixIt.action == .remove("}"), TokenEdits(tree, around: diagnostic.span).isDoubtful(fixIt) { return [] }
    let offer = Offer(diagnostic: diagnostic, fixIt: fixIt)
    let changed = fixIt.applied(to: bytes)
    guard let after = trials.attempt(changed) else { return [] }
    let isFixed = Self.removes(1, from: outcome.errors, leaving: after.errors)
    guard depth > 0, let newTree = after.tree, after.errorCount <= outcome.errorCount else {
      return isFixed ? [offer] : []
    }
    // The other mistakes on the line are fixed too, so that each change is compared in a line without other mistakes.
    let lines = TokenEdits(newTree, around: fixIt.edits[0].span).bytes
    for hidden in after.errors.filter({ lines.contains(Int($0.span.start)) }).prefix(2) {
      let rest = steps(hidden, after, newTree, changed, depth: depth - 1)
      if !rest.isEmpty { return [offer] + rest }
    }
    return isFixed ? [offer] : []
  }

  /// Decides whether each inserted sign is the only one that fits: without it, no other edit of one sign may do.
  ///
  /// - Parameter result: The outcome of all changes.
  private mutating func proved(_ steps: [Offer], _ bytes: [UInt8], _ result: Trials.Outcome) -> Decision? {
    let fixIts = steps.map { $0.fixIt }
    var texts = [bytes]
    for fixIt in fixIts { texts.append(fixIt.applied(to: texts[texts.count - 1])) }
    let final = texts[fixIts.count]
    guard let finalTree = result.tree else { return nil }
    let meaning = Trials.meaning(finalTree)
    for index in steps.indices where steps[index].diagnostic.needsTrial {
      guard fixIts[index].edits.count == 1, var made = MadeChange(fixIts[index]) else { return nil }
      let edit = fixIts[index].edits[0]
      if fixIts[index].closesBeforeComment(in: texts[index]) { return Decision(fixIts: fixIts, isCertain: false) }
      for later in fixIts[(index + 1)...] { made.follow(later.edits) }
      // The source with all changes but this one.
      let old = String(decoding: texts[index][Int(edit.span.start)..<Int(edit.span.end)], as: UTF8.self)
      let base = [TextEdit(made.span, old)].applied(to: final)
      guard let outcome = trials.attempt(base), let tree = outcome.tree else { return nil }
      let place = SourceSpan(file: 0, start: made.span.start, end: made.span.start)
      // A bracket may be closed on each line since it opens, if that is what is missing.
      let unclosed = Set(result.errors.compactMap { $0.opening?.start })
      let opening = outcome.errors.filter { $0.span.file == tree.file && $0.span.start >= place.start }
        .compactMap { $0.opening }.first { $0.start < place.start && !unclosed.contains($0.start) }
      let edits = TokenEdits(tree, around: place, from: opening)
      if let opening, Int(opening.start) < edits.bytes.lowerBound { return Decision(fixIts: fixIts, isCertain: false) }
      let rivals = edits.rivals(ofInserting: edit.replacement, at: Int(place.start))
      // What leaves a mistake on these lines is no rival of what leaves none there.
      let lines = edits.bytes.moved(by: final.count - base.count)
      let isClean = result.tree.map { tree in !result.errors.contains { $0.isWithin(lines, of: tree) } } ?? false
      guard
        let repairs = trials.repairs(
          of: base, by: rivals, in: isClean ? edits.bytes : nil, leaving: result.errors, upTo: 2)
      else {
        return Decision(fixIts: fixIts, isCertain: false)
      }
      if let rival = repairs.first(where: { $0.meaning != meaning }) {
        return Decision(fixIts: fixIts, rival: rival.fixIt.action, isCertain: false)
      }
    }
    return Decision(fixIts: fixIts, isCertain: true)
  }

  /// Looks for an edit of one token that fixes all mistakes on the lines of one.
  private mutating func searched(
    _ diagnostic: Diagnostic, _ outcome: Trials.Outcome, _ tree: SyntaxTree, _ bytes: [UInt8]
  ) -> Decision? {
    let edits = TokenEdits(tree, around: diagnostic.span, from: diagnostic.opening ?? lineOfBracket(diagnostic, tree))
    let lines = edits.bytes
    // Beside another mistake whose fix is unclear, one edit is all that is wrong only if it fixes that one, too.
    let isAllThatIsWrong = outcome.uncertain.contains { $0.span != diagnostic.span }
    let others =
      isAllThatIsWrong
      ? [] : outcome.errors.filter { $0.span.file != tree.file || !lines.contains(Int($0.span.start)) }
    let keywords: [FixIt] =
      switch diagnostic.problem.kind.group {
      case .grammar, .statements: edits.replacedKeywords
      // The keyword is wrong, or a label.
      case .arguments: edits.replacedKeywords + edits.replacedLabels
      // A name that a statement refuses says nothing about its keyword.
      case .names, .types, .files, .values, .limits, .warnings: []
      }
    guard let repairs = repairs(edits, edits.replacedSigns + keywords, bytes, leaving: others),
      let chosen = repairs.first(where: { !edits.isGuess($0.fixIt) })
    else { return nil }
    if diagnostic.problem.kind.group == .types, !edits.insertedKeywords.contains(chosen.fixIt) { return nil }
    let fixed = chosen.fixIt.applied(to: bytes)
    let after = trials.compile(fixed)
    // Another mistake on these lines would take the place of the first one.
    guard Self.removes(1, from: outcome.errors, leaving: after.errors) else { return nil }
    // A mistake before the edit may hide what is wrong after it in the statement.
    let start = Int(chosen.fixIt.edits[0].span.start)
    if let tree = after.tree, let statement = StatementPlaces(tree).statement(around: start),
      after.errors.contains(where: {
        $0.problem.kind.group == .grammar && $0.span.file == tree.file
          && (min(statement.range.lowerBound, start)..<start).contains(Int($0.span.start))
      })
    {
      return nil
    }
    // A label too many is as small a mistake as another statement.
    let isOnlyLabel = if case .removeLabel = diagnostic.problem.change { true } else { false }
    let isDrawn = !others.isEmpty || !fixer.checked(fixed).diagnostics.contains { $0.severity == .error }
    return Decision(
      fixIts: [chosen.fixIt],
      rival: repairs.first { $0.fixIt != chosen.fixIt && !edits.isGuess($0.fixIt) }?.fixIt.action,
      isCertain: repairs.count == 1 && isDrawn && !isOnlyLabel && !edits.isDoubtful(chosen.fixIt)
        // A bracket may as well be missing farther to the left.
        && (edits.reachesStatement || !edits.lacksBracket)
        && !chosen.fixIt.closesBeforeComment(in: bytes))
  }

  /// Returns where the line of a bracket without another one begins: that one may be missing anywhere on it.
  private func lineOfBracket(_ diagnostic: Diagnostic, _ tree: SyntaxTree) -> SourceSpan? {
    let index = tree.firstToken(endingAfter: Int(diagnostic.span.start))
    let isMissing = if case .close = diagnostic.problem.change { true } else { false }
    let isAlone = diagnostic.problem.kind == .unexpected && tree.tokens[index].kind.isClosingBracket
    guard isMissing || isAlone else { return nil }
    return tree.tokens[...index].last { $0.flags.contains(.startsLine) }.map { tree.span($0) }
  }

  /// A name that is no misspelling of another one.
  private static let unlikelyName = "_unnamedDeclaration_"

  /// Returns the first edits that fix a mistake and leave the fewest errors; nil if there are too many to try.
  private mutating func repairs(
    _ edits: TokenEdits, _ replacements: [FixIt], _ bytes: [UInt8], leaving others: [Diagnostic]
  ) -> [Trials.Repair]? {
    let lines = edits.bytes
    func tried(_ fixIts: [FixIt]) -> [Trials.Repair]? {
      trials.repairs(of: bytes, by: fixIts, in: lines, leaving: others, upTo: 2)
    }
    // A declaration without a name hides which names are unknown. One that is used is probably missing.
    if let probe = edits.declaring([Self.unlikelyName]).first,
      let names = trials.attempt(probe.applied(to: bytes))?.unknownNames,
      let repairs = tried(edits.declaring(names)), !repairs.isEmpty
    {
      return repairs
    }
    guard var repairs = tried(edits.small) else { return nil }
    // A doubled sign is more likely than another one in its place, but not than a missing one beside it.
    if repairs.count == 1, edits.removesCopy(repairs[0].fixIt) { return repairs }
    if repairs.count < 2 || repairs[0].left > 0 {
      guard let others = tried(replacements) else { return nil }
      let fewest = min(repairs.first?.left ?? .max, others.first?.left ?? .max)
      repairs = (repairs + others).filter { $0.left == fewest }
      repairs = repairs.enumerated().filter { index, repair in
        !repairs[..<index].contains { $0.meaning == repair.meaning }
      }.map { $0.element }
    }
    if repairs.isEmpty, edits.lacksBracket {
      guard let distant = tried(edits.distant) else { return nil }
      // An edit far away that leaves a mistake near the place explains too little.
      repairs = distant.filter { $0.left == 0 }
    }
    // A sign that is missing near the place may be missing elsewhere.
    if repairs.count == 1 {
      // So may one that is another sign.
      let isOther = if case .write = repairs[0].fixIt.action { true } else { false }
      guard let distant = tried(isOther ? edits.distant : edits.distantSigns) else { return nil }
      repairs += distant.filter { $0.left <= repairs[0].left && $0.meaning != repairs[0].meaning }.prefix(1)
    }
    // To drop a word is the last resort.
    return repairs.isEmpty ? tried(edits.droppingWord) : repairs
  }
}

extension Diagnostic {
  /// Where the bracket opens that is not closed.
  fileprivate var opening: SourceSpan? {
    notes.lazy.compactMap { note in if case .openedHere = note.kind { note.span } else { nil } }.first
  }
}

extension FixIt {
  /// Whether a closing bracket is added before a comment on the same line that contains one: a doubled `/` made it a comment.
  fileprivate func closesBeforeComment(in bytes: [UInt8]) -> Bool {
    guard case .addClosing(let sign) = action, let edit = edits.first else { return false }
    let rest = String(decoding: bytes[Int(edit.span.end)...].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return rest.firstPlace(of: "//").map { String(rest[$0.upperBound...]).includes(sign) } ?? false
  }

  fileprivate var start: Int32 { edits.first?.span.start ?? 0 }
  fileprivate var end: Int32 { edits.last?.span.end ?? 0 }
}
