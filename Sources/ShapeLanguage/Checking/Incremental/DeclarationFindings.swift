import ShapeCore

/// What the check of one top-level declaration found, in places that stay valid when the text around it changes.
///
/// It exists only for declarations whose check depends on nothing but their text and their `CheckKey`.
struct DeclarationFindings: Sendable {
  /// A top-level name of a file.
  struct Name: Hashable, Sendable {
    var file: Int
    var name: NameID
  }

  /// A span, relative to the first byte of a declaration.
  struct Place: Sendable {
    enum Base: Sendable {
      case own
      case other(Name)
      /// The span is that of no source.
      case nowhere
    }

    var base: Base
    var start: Int32 = 0
    var end: Int32 = 0
  }

  struct Finding: Sendable {
    var problem: Problem
    var place: Place
    var notes: [(kind: Note.Kind, place: Place)]
  }

  /// The warnings.
  var warnings: [Finding] = []
  /// The warnings about unused names, which are reported if no file has an error.
  var unused: [Finding] = []
  /// The top-level declarations that it uses.
  var uses: [Name] = []
  /// The shapes that it uses, if it is a shape, and the styles that it applies, if it is a style.
  var calls: [(target: Name, place: Place)] = []
  /// The slots that it fills.
  var fillings: [(shape: Name, slot: NameID, place: Place)] = []
  /// The slots that it has.
  var slots: [(name: NameID, place: Place)] = []
}

/// What the check of a declaration, or the picture of a shape, depends on: two with equal keys find the same.
struct CheckKey: Hashable, Sendable {
  /// A hash of its text.
  var text: Int
  /// A hash of the names in it that have a meaning at the top level of its file, each with all that it depends on.
  var environment: Int
}

/// The findings of earlier runs. It keeps those of the last runs, up to a number in proportion to the program, so that
/// an undone edit finds them again.
struct FindingsCache<Findings: Sendable>: Sendable {
  private var recent: [CheckKey: Findings] = [:]
  private var older: [CheckKey: Findings] = [:]

  /// Returns the findings of a check, or `nil` if they are not known.
  mutating func findings(for key: CheckKey) -> Findings? {
    if let known = recent[key] { return known }
    guard let known = older.removeValue(forKey: key) else { return nil }
    recent[key] = known
    return known
  }

  mutating func add(_ findings: Findings, for key: CheckKey) { recent[key] = findings }

  /// Forgets findings that were not needed for some time.
  /// - Parameter count: The number of declarations of the program.
  mutating func endRun(declarations count: Int) {
    guard recent.count > 2 * count + 64 else { return }
    older = recent
    recent = [:]
  }
}
