import ShapeCore
import ShapeLanguage

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
