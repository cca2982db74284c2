import ShapeCore
import ShapeLanguage

/// How much may be compiled to find out whether a change is the only one that fixes a mistake. What is undecided then is
/// only suggested.
public struct TrialBudget: Sendable {
  /// The number of bytes of all compiled versions.
  fileprivate let bytes: Int

  package init(bytes: Int) { self.bytes = bytes }

  /// For a person who waits for a command: less than a second, and about a second for each thousand mistakes that are fixed.
  public static let command = TrialBudget(bytes: 3_000_000)
  /// For a menu that a person opens: about a quarter of a second.
  public static let menu = TrialBudget(bytes: 1_000_000)
  /// For an answer to an editor, which asks at each move of the caret: less than a twentieth of a second.
  public static let answer = TrialBudget(bytes: 200_000)
}

/// Compiles changed versions of a file, to find out whether a change fixes it.
struct Trials {
  private let path: String
  private let root: ImportRoot?
  private let load: (String) -> Result<[UInt8], LoadFailure>
  /// Whether nobody waits for the result any more.
  let isCancelled: () -> Bool
  private var compiler = IncrementalCompiler()
  /// How many more bytes may be compiled to look for other fixes.
  private var remainingBytes: Int

  init(
    path: String, root: ImportRoot?, budget: TrialBudget, isCancelled: @escaping () -> Bool,
    load: @escaping (String) -> Result<[UInt8], LoadFailure>
  ) {
    self.path = path
    self.root = root
    self.load = load
    self.isCancelled = isCancelled
    remainingBytes = budget.bytes
  }

  /// The mistakes that the compiler finds without drawing.
  struct Outcome {
    let errors: [Diagnostic]
    /// Those of the file with a change that is only possible.
    let uncertain: [Diagnostic]
    let tree: SyntaxTree?

    init(_ diagnostics: [Diagnostic], _ tree: SyntaxTree?) {
      let errors = diagnostics.filter { $0.severity == .error }
      self.errors = errors
      // A file that no parser can read has no changes.
      uncertain = tree.map { errors.uncertain(in: $0) } ?? []
      self.tree = tree
    }

    var errorCount: Int { errors.count }

    /// The names that are declared nowhere.
    var unknownNames: [String] {
      errors.compactMap { if case .name(let name, _) = $0.problem.missing { name } else { nil } }
    }

    /// The place after which mistakes were not reported, because there are too many before it.
    var firstHidden: Int? {
      let own = errors.filter { $0.span.file == tree?.file && $0.problem.kind.group == .grammar }
      return own.count < SourceLimits.fileProblems ? nil : own.map { Int($0.span.start) }.max().map { $0 + 1 }
    }
  }

  mutating func compile(_ bytes: [UInt8]) -> Outcome {
    let result = compiler.diagnostics(of: SourceFile(path: path, bytes: bytes), root: root, load: load)
    return Outcome(result.diagnostics, result.trees.first)
  }

  /// Whether another version may be compiled to look for other fixes.
  func canTry(_ bytes: [UInt8]) -> Bool { canTry(bytes.count) }

  private func canTry(_ count: Int) -> Bool { remainingBytes > count + 500 && !isCancelled() }

  /// Compiles a version of the file to look for other fixes; nil if there were too many.
  mutating func attempt(_ bytes: [UInt8]) -> Outcome? {
    spend(bytes) ? compile(bytes) : nil
  }

  /// Parses a version of the file to look for other fixes, and finds only mistakes of grammar; nil if there were too many.
  ///
  /// - Parameter blanks: How many of its bytes are blanks instead of statements.
  mutating func parse(_ bytes: [UInt8], blanks: Int) -> Outcome? {
    // The parser takes an eighth of the time of the compiler.
    guard spend(bytes.count - blanks, part: 8) else { return nil }
    let result = Parser.parse(SourceFile(path: path, bytes: bytes))
    return Outcome(result.diagnostics, result.tree)
  }

  /// Adds what it costs to compare some changes, after as many were made: those were hidden by them.
  mutating func allow(_ changes: Int) { remainingBytes += 2_000 * changes }

  /// Counts a version that is compiled beside those that are kept. Returns `false` if there were too many.
  mutating func spend(_ bytes: [UInt8]) -> Bool { spend(bytes.count, part: 1) }

  /// - Parameter part: By how much the cost is divided.
  private mutating func spend(_ count: Int, part: Int) -> Bool {
    guard canTry(count) else { return false }
    remainingBytes -= (count + 500) / part
    return true
  }

  /// An edit that fixes a source, and what the source means after it.
  struct Repair {
    var fixIt: FixIt
    var meaning: [String]
    /// The number of errors that are left.
    var left: Int
  }

  /// Returns those of some edits that leave the fewest errors, at most some and none of another kind, without those that mean the same
  /// as an earlier one; nil if there are too many edits to try. A brace alone is no repair: it hides mistakes behind its own.
  ///
  /// - Parameters:
  ///   - lines: The bytes in which no error may be left. Errors that an edit hides count as fixed, so this has to be known.
  ///   - limit: The number of repairs after which the others don't matter.
  mutating func repairs(
    of bytes: [UInt8], by edits: [FixIt], in lines: ClosedRange<Int>? = nil, leaving errors: [Diagnostic],
    upTo limit: Int
  ) -> [Repair]? {
    var repairs: [Repair] = []
    let allowed = errors.countsOfKinds
    let tree = compile(bytes).tree
    let comments = tree.map { Self.comments($0) }
    let balance = tree.map { BracketBalance($0) }
    // What is wrong elsewhere may be a bracket, too.
    let isElsewhere = errors.contains { $0.problem.kind.group == .grammar }
    var tried: Set<[UInt8]> = []
    for edit in edits {
      if let balance, !edit.canBalance(balance, in: bytes, beside: isElsewhere) { continue }
      let changed = edit.applied(to: bytes)
      guard tried.insert(changed).inserted else { continue }
      guard spend(bytes) else { return nil }
      let source = SourceFile(path: path, bytes: changed)
      guard let result = compiler.diagnostics(of: source, root: root, withAtMost: errors.count, load: load),
        let tree = result.trees.first
      else { continue }
      let left = result.diagnostics.filter { $0.severity == .error }
      guard left.count <= repairs.first?.left ?? errors.count,
        left.countsOfKinds.allSatisfy({ $0.value <= allowed[$0.key, default: 0] })
      else { continue }
      if let lines {
        let changed = lines.moved(by: changed.count - bytes.count)
        if left.contains(where: { $0.isWithin(changed, of: tree) }) { continue }
      }
      // What also fixes a mistake elsewhere is more likely.
      if let first = repairs.first, left.count < first.left { repairs = [] }
      guard Self.comments(tree) == comments else { continue }
      let meaning = Self.meaning(tree)
      if repairs.contains(where: { $0.meaning == meaning }) { continue }
      repairs.append(Repair(fixIt: edit, meaning: meaning, left: left.count))
      if repairs.count == limit, left.isEmpty { break }
    }
    return repairs
  }

  /// The text between tokens without white space.
  private static func comments(_ tree: SyntaxTree) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    for token in tree.tokens {
      result += tree.source.bytes[end..<Int(token.start)].lazy.filter { $0 > UInt8(ascii: " ") }
      end = Int(token.end)
    }
    return result
  }

  /// The expressions whose extent parentheses can change.
  private static let operations: [SyntaxKind] = [
    .binary, .dimensions, .prefix, .conditional, .member, .methodCall, .subscript, .range,
  ]

  /// Returns the tokens without parentheses around single values and commas that end a list, and with brackets around each operation instead, so that
  /// sources differ only if they may mean something else.
  static func meaning(_ tree: SyntaxTree) -> [String] {
    var opening = Array(repeating: 0, count: tree.tokens.count)
    var closing = opening
    var isParenthesis = Array(repeating: false, count: tree.tokens.count)
    for node in tree.allNodes where node.kind == .group || operations.contains(node.kind) {
      let (first, last) = (node.firstToken.index, node.lastToken.index)
      if node.kind == .group {
        isParenthesis[first] = true
        isParenthesis[last] = true
      } else {
        opening[first] += 1
        closing[last] += 1
      }
    }
    var result: [String] = []
    for (index, token) in tree.tokens.enumerated() {
      result += Array(repeating: "(", count: opening[index])
      let next = tree.tokens[min(index + 1, tree.tokens.count - 1)].kind
      // A comma before a closing bracket means nothing.
      let endsList = token.kind == .comma && [.rightParenthesis, .rightBracket].contains(next)
      if !isParenthesis[index], !endsList { result.append(tree.text(token)) }
      result += Array(repeating: ")", count: closing[index])
    }
    return result
  }
}

extension ClosedRange<Int> {
  /// The same lines after some bytes were added to them.
  func moved(by count: Int) -> ClosedRange<Int> { lowerBound...Swift.max(lowerBound, upperBound + count) }
}

extension Diagnostic {
  /// Whether it is at some bytes of a file.
  func isWithin(_ bytes: ClosedRange<Int>, of tree: SyntaxTree) -> Bool {
    span.file == tree.file && bytes.contains(Int(span.start))
  }
}

extension [Diagnostic] {
  /// How many there are of each kind.
  var countsOfKinds: [Problem.Kind: Int] {
    var counts: [Problem.Kind: Int] = [:]
    for diagnostic in self { counts[diagnostic.problem.kind, default: 0] += 1 }
    return counts
  }
}
