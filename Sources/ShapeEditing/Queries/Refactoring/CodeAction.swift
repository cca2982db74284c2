import ShapeCore
import ShapeLanguage

/// A change of a source that an editor offers.
public struct CodeAction: Equatable, Sendable {
  public enum Kind: CaseIterable, Sendable {
    /// Fixes or suppresses a problem.
    case quickFix
    /// Names a part of the source.
    case extract
    /// Replaces a name with what it stands for.
    case inline
    /// Writes the same in another form.
    case rewrite
    /// Fixes all problems whose fix is certain.
    case fixAll
    /// Sorts imports, and removes those without effect.
    case organizeImports
  }

  /// An imperative without a period, such as "extract `let radius`".
  public var title: String
  public var kind: Kind
  /// Edits of one file, in order and without overlaps.
  public var edits: [TextEdit]

  public init(title: String, kind: Kind, edits: [TextEdit]) {
    self.title = title
    self.kind = kind
    self.edits = edits
  }

  /// Creates the action for a fix-it.
  public init(_ fixIt: FixIt) {
    self.init(title: fixIt.title, kind: .quickFix, edits: fixIt.edits)
  }
}

extension Compilation {
  /// Returns the refactorings of a selection. None of them changes a picture.
  ///
  /// - Parameters:
  ///   - range: The selected bytes, or an empty range at the caret.
  ///   - file: The index of the file. The compilation must have recorded references.
  /// - Complexity: O(n) for n bytes of the file and n names of the program.
  public func refactorings(of range: Range<Int>, in file: Int = 0) -> [CodeAction] {
    guard let place = RefactoringPlace(self, range, in: file) else { return [] }
    return place.extractingLet()
      + [
        place.extractingFunction(), place.extractingStyle(), place.extractingShape(), place.makingParameter(),
        place.inliningLet(), place.inliningFunction(), place.writingPathBlock(), place.writingReadyMadePath(),
      ].compactMap { $0 }
  }
}

extension Fixer {
  /// The title of the action that `fixingAll` returns.
  public static let titleOfFixingAll = "fix all"

  /// Returns the action that makes all certain changes that fix something, or `nil` if there are none. Its edits are as
  /// short as possible.
  ///
  /// - Parameters:
  ///   - bytes: The source.
  ///   - file: The index of the file, for the edits. Defaults to that of the compiled file.
  public func fixingAll(_ bytes: [UInt8], file: Int32 = 0) -> CodeAction? {
    let result = fixed(bytes)
    guard !result.changes.isEmpty else { return nil }
    return CodeAction(
      title: Self.titleOfFixingAll, kind: .fixAll,
      edits: TextDifference.edits(from: bytes, to: result.bytes, file: file))
  }
}
