import ShapeCore
import ShapeLanguage

/// Compares changes of many mistakes that insert a sign with all other edits of their size. Each version that is compiled
/// has another edit in the place of each change, so that the number of versions doesn't grow with that of mistakes.
///
/// This needs mistakes that neither hide nor cause each other: each in a statement of its own without braces, which declares
/// nothing, in a file without other grammar mistakes. All others have to be compared one by one.
struct RivalComparison {
  /// A statement with another edit than the change.
  private struct Rival {
    let text: [UInt8]
    /// Whether the first token is another one. Then the statement may continue the one before it.
    let changesStart: Bool
  }

  /// A statement with one change.
  private struct Entry {
    /// The number of the change.
    let change: Int
    /// The bytes of the statement in the source with all changes.
    let range: Range<Int>
    /// The number of statements and declarations around it.
    let depth: Int
    /// The start of the statement before it, or its own.
    let before: Int
    /// The statement without an edit, and with each of the others.
    var rivals: [Rival]
    /// The rival to try next.
    var next = 0
    /// Those that the parser accepts.
    var readable: [Rival] = []
    /// Whether a rival may be right.
    var isContested = false

    var isOpen: Bool { !isContested && next < rivals.count }
  }

  /// The source with all changes.
  private var fixed: [UInt8] = []
  /// The same without the statements that are far from all changes. The parser reads statements one by one, so it needs
  /// only those around a change.
  private var sparse: [UInt8] = []
  /// How many bytes of it are blanks instead of these statements.
  private var blanks = 0
  private var entries: [Entry] = []

  /// - Parameters:
  ///   - changes: In order, without overlaps.
  ///   - tree: The source without the changes.
  ///   - hidesMistakes: Whether the source has more mistakes than are reported.
  init(_ changes: [FixIt], of tree: SyntaxTree, hidesMistakes: Bool, _ trials: inout Trials) {
    let bytes = tree.source.bytes
    fixed = changes.flatMap { $0.edits }.applied(to: bytes)
    guard let after = trials.attempt(fixed), let fixedTree = after.tree else { return }
    let statements = StatementPlaces(fixedTree)
    let made = Self.places(of: changes)
    let owners = made.map { statements.statement(around: $0) }
    let errors = after.errors.filter { $0.span.file == tree.file }
    // Of more mistakes than are reported, those after the last change may be of any kind.
    guard let last = made.last,
      !errors.contains(where: { $0.problem.kind.group == .grammar && (!hidesMistakes || $0.span.start <= last) })
    else { return }
    let balance = BracketBalance(fixedTree)
    let end = hidesMistakes && balance.hasEvenBraces ? owners.last??.range.upperBound : nil
    let isBalanced = balance.isEven || end.map { BracketBalance(fixedTree, in: 0..<$0).hasEvenParentheses } ?? false
    let faulty = Set(errors.flatMap { $0.places }.compactMap { statements.statement(around: Int($0.start))?.range })
    var start = 0
    let starts = owners.map { owner in
      start = max(start, owner?.range.lowerBound ?? 0)
      return start
    }
    let depths = statements.depths(at: starts)
    for (number, change) in changes.enumerated() {
      guard change.edits.count == 1, let owner = owners[number], owner.isSimple, !faulty.contains(owner.range),
        // Two mistakes in one statement are compared one by one.
        number == 0 || owners[number - 1]?.range != owner.range,
        number == owners.count - 1 || owners[number + 1]?.range != owner.range
      else { continue }
      let range = owner.range
      let edit = change.edits[0]
      let offset = Int(edit.span.start) - made[number]
      let own = range.lowerBound + offset..<range.upperBound + offset - edit.growth
      let edits = TokenEdits(tree, around: SourceSpan(file: tree.file, start: edit.span.start, end: edit.span.start))
      // An edit of another statement doesn't fix what is wrong in this one without an edit.
      let rivals = edits.rivals(ofInserting: edit.replacement, at: Int(edit.span.start)).filter { !$0.isOutside(own) }
      guard rivals.allSatisfy({ $0.isWithin(own) }) else { continue }
      let ownBalance = BracketBalance(tree, in: own)
      let chosen = Self.withoutBlanks(fixed[range])
      let others = rivals.filter { !isBalanced || $0.canBalance(ownBalance, in: bytes) }.map {
        $0.applied(to: bytes, within: own)
      }
      let start = bytes[own].prefix(owner.lengthOfFirstToken)
      let texts = [Array(bytes[own])] + others.filter { Self.withoutBlanks($0[...]) != chosen }
      entries.append(
        Entry(
          change: number, range: range, depth: depths[number],
          before: statements.simpleStatement(before: owner)?.range.lowerBound ?? range.lowerBound,
          rivals: texts.map { Rival(text: $0, changesStart: !$0.starts(with: start)) }))
    }
    sparse = fixed
    for range in statements.simpleStatements(farFrom: Set(entries.map { $0.range.lowerBound })) {
      for index in range where fixed[index] != UInt8(ascii: "\n") { sparse[index] = UInt8(ascii: " ") }
      blanks += range.count
    }
  }

  /// Returns where the first edit of a change is in the source with all changes.
  private static func places(of changes: [FixIt]) -> [Int] {
    var shift = 0
    return changes.map { change in
      defer { shift += change.edits.reduce(0) { $0 + $1.growth } }
      return (change.edits.first.map { Int($0.span.start) } ?? 0) + shift
    }
  }

  private static func withoutBlanks(_ bytes: ArraySlice<UInt8>) -> [UInt8] { bytes.filter { $0 > UInt8(ascii: " ") } }

  /// A statement with an edit in a source with edits of others.
  private struct Tried {
    let entry: Int
    /// Where what the edit can change begins and ends.
    let range: Range<Int>
  }

  /// Returns the source with the next other edit of each change that is open. An edit that may change what the statement before
  /// means waits until that one has no other edit.
  ///
  /// - Parameter source: The source with all changes.
  private func nextVersion(of source: [UInt8]) -> (bytes: [UInt8], tried: [Tried]) {
    var version: [UInt8] = []
    version.reserveCapacity(source.count)
    var tried: [Tried] = []
    var last = -1
    var end = 0
    for (index, entry) in entries.enumerated() where entry.isOpen {
      let rival = entry.rivals[entry.next]
      if rival.changesStart, entry.before == last { continue }
      last = entry.range.lowerBound
      version += source[end..<last]
      let start = version.count - (rival.changesStart ? last - entry.before : 0)
      version += rival.text
      tried.append(Tried(entry: index, range: start..<version.count))
      end = entry.range.upperBound
    }
    return (version + source[end...], tried)
  }

  /// Returns the numbers of the changes that no other edit can replace. Each version takes some of what may be tried.
  ///
  /// The parser refutes most other edits, and takes a part of the time of the compiler.
  mutating func winners(_ trials: inout Trials) -> [Int] {
    while let (tried, isRefuted) = attempt(sparse, { trials.parse($0, blanks: blanks) }) {
      for (tried, isRefuted) in zip(tried, isRefuted) {
        let entry = entries[tried.entry]
        if !isRefuted { entries[tried.entry].readable.append(entry.rivals[entry.next]) }
        entries[tried.entry].next += 1
      }
    }
    // A change that was not compared with each other edit is not certain.
    entries.removeAll { $0.isOpen }
    for index in entries.indices {
      entries[index].rivals = entries[index].readable
      entries[index].next = 0
    }
    while let (tried, isRefuted) = attempt(fixed, { trials.attempt($0) }) {
      for (tried, isRefuted) in zip(tried, isRefuted) {
        if isRefuted { entries[tried.entry].next += 1 } else { entries[tried.entry].isContested = true }
      }
    }
    return entries.filter { !$0.isContested && !$0.isOpen }.map { $0.change }
  }

  /// Tries the next version, and returns which of its edits leave a mistake; nil if there is nothing left to try.
  private func attempt(
    _ source: [UInt8], _ outcome: ([UInt8]) -> Trials.Outcome?
  ) -> (tried: [Tried], isRefuted: [Bool])? {
    let (version, all) = nextVersion(of: source)
    guard !all.isEmpty, let outcome = outcome(version), let tree = outcome.tree else { return nil }
    let hidden = outcome.firstHidden ?? version.count
    let tried = all.prefix { $0.range.upperBound < hidden }
    guard !tried.isEmpty else { return nil }
    let depths = StatementPlaces(tree).depths(at: tried.map { $0.range.lowerBound })
    let places = outcome.errors.flatMap { $0.places }.filter { $0.file == tree.file }.map { Int($0.start) }.sorted()
    let isRefuted = zip(tried, depths).map { tried, depth in
      // What is found at the start may be about the statement before.
      depth == entries[tried.entry].depth
        && places.hasElement(from: tried.range.lowerBound + 1, through: tried.range.upperBound)
    }
    return (Array(tried), isRefuted)
  }
}

extension Diagnostic {
  /// Its own place, and the others with the same mistake: an unknown name is reported once for all of its uses.
  fileprivate var places: [SourceSpan] {
    [span] + notes.compactMap { if case .usedHere = $0.kind { $0.span } else { nil } }
  }
}

extension TextEdit {
  /// How many bytes the edit adds.
  fileprivate var growth: Int { replacement.utf8.count - Int(span.end - span.start) }
}

extension FixIt {
  fileprivate func isWithin(_ range: Range<Int>) -> Bool {
    edits.allSatisfy { range.lowerBound <= Int($0.span.start) && Int($0.span.end) <= range.upperBound }
  }

  fileprivate func isOutside(_ range: Range<Int>) -> Bool {
    edits.allSatisfy { Int($0.span.end) < range.lowerBound || range.upperBound < Int($0.span.start) }
  }

  /// Returns a part of a source after the change, which is within the part.
  fileprivate func applied(to bytes: [UInt8], within range: Range<Int>) -> [UInt8] {
    let start = Int32(range.lowerBound)
    return edits.map { edit in
      var edit = edit
      edit.span.start -= start
      edit.span.end -= start
      return edit
    }.applied(to: Array(bytes[range]))
  }
}

extension [Int] {
  /// Whether a sorted list has an element in a range.
  fileprivate func hasElement(from start: Int, through end: Int) -> Bool {
    let index = partitioningIndex { $0 >= start }
    return index < count && self[index] <= end
  }
}
