import ShapeCore
import ShapeLanguage

/// How much may be compiled to find out whether a change is the only one that fixes a mistake. What is undecided then is
/// only suggested.
public struct TrialBudget: Sendable {
  /// The number of bytes of all compiled versions.
  fileprivate let bytes: Int

  package init(bytes: Int) { self.bytes = bytes }

  /// For a person who waits for a command: less than half a second.
  public static let command = TrialBudget(bytes: 1_500_000)
  /// For an answer to an editor, which asks at each move of the caret: less than a twentieth of a second.
  public static let answer = TrialBudget(bytes: 200_000)
}

/// Compiles changed versions of a file, to find out whether a change fixes it.
struct Trials {
  private let path: String
  private let root: ImportRoot?
  private let load: (String) -> Result<[UInt8], LoadFailure>
  private var compiler = IncrementalCompiler()
  /// How many more bytes may be compiled to look for other fixes.
  private var remainingBytes: Int

  init(
    path: String, root: ImportRoot?, budget: TrialBudget, load: @escaping (String) -> Result<[UInt8], LoadFailure>
  ) {
    self.path = path
    self.root = root
    self.load = load
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
  }

  mutating func compile(_ bytes: [UInt8]) -> Outcome {
    let result = compiler.diagnostics(of: SourceFile(path: path, bytes: bytes), root: root, load: load)
    return Outcome(result.diagnostics, result.trees.first)
  }

  /// Whether another version may be compiled to look for other fixes.
  func canTry(_ bytes: [UInt8]) -> Bool { remainingBytes > bytes.count + 500 }

  /// Compiles a version of the file to look for other fixes; nil if there were too many.
  mutating func attempt(_ bytes: [UInt8]) -> Outcome? {
    spend(bytes) ? compile(bytes) : nil
  }

  /// Counts a version that is compiled to look for other fixes. Returns `false` if there were too many.
  private mutating func spend(_ bytes: [UInt8]) -> Bool {
    guard canTry(bytes) else { return false }
    remainingBytes -= bytes.count + 500
    return true
  }

  /// An edit that fixes a source, and the tokens after it.
  struct Repair {
    var fixIt: FixIt
    var tokens: [String]
  }

  /// Returns those of some edits that leave at most a number of errors, without those that lead to the same tokens as an
  /// earlier one; nil if there are too many edits to try.
  mutating func repairs(of bytes: [UInt8], by edits: [FixIt], leaving errors: Int) -> [Repair]? {
    var repairs: [Repair] = []
    let comments = compile(bytes).tree.map { Self.comments($0) }
    var tried: Set<[UInt8]> = []
    for edit in edits {
      let changed = edit.applied(to: bytes)
      guard tried.insert(changed).inserted else { continue }
      guard spend(bytes) else { return nil }
      let source = SourceFile(path: path, bytes: changed)
      guard let result = compiler.diagnostics(of: source, root: root, withAtMost: errors, load: load),
        result.diagnostics.count(where: { $0.severity == .error }) <= errors, let tree = result.trees.first
      else { continue }
      guard Self.comments(tree) == comments else { continue }
      let tokens = Self.tokens(tree)
      if !repairs.contains(where: { $0.tokens == tokens }) { repairs.append(Repair(fixIt: edit, tokens: tokens)) }
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

  static func tokens(_ tree: SyntaxTree) -> [String] { tree.tokens.map { tree.text($0) } }
}
