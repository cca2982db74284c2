import ShapeCore
import ShapeLanguage

/// The reason why a name can't be changed.
package enum RenameRefusal: Error, Sendable {
  /// There is no name at the place.
  case noName
  /// The language declares the name.
  case ofLanguage(String)
  /// A slot without a name, which every `use` fills with its block.
  case unnamedSlot
  /// The name of a preview, which is a text.
  case previewName
  /// The new name is not a name of the language: letters, digits and `_`, without a digit first.
  case notAName(String)
  /// The new name is `true` or `false`.
  case reserved(String)
  /// Another name would get another meaning, or the renamed one would.
  /// - Parameter place: The first such name, before the change.
  case clash(String, at: SourceSpan)
  /// Code with errors may use the name, where the change would miss it.
  /// - Parameters:
  ///   - line: The line of the first such place, counted from 1.
  ///   - path: The path of its file.
  case unreadableUse(String, line: Int, path: String)
  /// The changed files would have a new error, or a new warning such as that a name hides another one.
  case problem(Problem)

  /// One line without a period.
  public var message: String {
    switch self {
    case .noName: "there is no name here"
    case .ofLanguage(let name): "\(quoted(name)) is a name of the language"
    case .unnamedSlot: "the slot has no name"
    case .previewName: "the name of a preview is a text"
    case .notAName(let text): "\(quoted(text)) is not a name; use letters, digits and `_`"
    case .reserved(let text): "\(quoted(text)) is a value of the language"
    case .clash(let name, _): "\(quoted(name)) already has a meaning where the name is used"
    case .unreadableUse(let name, let line, let path):
      "\(quoted(name)) in line \(line) of \(quoted(path)) has no meaning; fix the errors in the file first"
    case .problem(let problem): problem.message
    }
  }
}

/// A name that can be changed.
public struct RenameTarget: Equatable, Sendable {
  package var symbol: Symbol
  /// The place of the name.
  package var span: SourceSpan
  public var name: String
}
