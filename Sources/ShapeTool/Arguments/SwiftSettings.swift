import ShapeLanguage
import ShapeSwift

/// How the files of a command line become Swift code: the values of the options for it.
package struct SwiftSettings {
  /// What the code is like.
  package var writer = SwiftOptions()
  /// The name of the Swift module that the code is for, if it is known.
  package var module: String?
  /// A file with further options.
  package var optionFile: String?
  /// The names of the options in the command line, without dashes.
  package private(set) var given: Set<String> = []

  private static let access = CommandOption<SwiftSettings>(Options.access) { $0.writer.access = $1 }
  private static let namespace = CommandOption<SwiftSettings>(Options.namespace) { $0.writer.namespace = $1 }
  private static let previews = CommandOption<SwiftSettings>(Options.previews) { $0.writer.writesPreviews = $1 }

  /// The options that a file can have, too.
  package static let fileOptions = [access, namespace, previews]
  /// The options that names depend on.
  package static let nameOptions = [
    namespace, CommandOption(Options.module) { $0.module = $1 },
    CommandOption(Options.optionFile) { $0.optionFile = $1 },
  ]
  /// All options for Swift code.
  package static let options = [access] + nameOptions + [previews]

  package init() {}

  /// Notes the options of the command line, and checks those for Swift code.
  package mutating func finish(_ given: [OptionDeclaration]) throws(UsageError) {
    self.given = Set(given.map(\.name))
    try checkNamespace()
  }

  /// Checks that the namespace isn't the module: then its name would no longer mean the module, in the whole module.
  package func checkNamespace() throws(UsageError) {
    guard let namespace = writer.namespace?.name, namespace == module else { return }
    throw UsageError(
      "`\(namespace)` can't be a namespace: it is the name of the module", hint: Options.otherNamespace)
  }

  /// Reads the file with options, if there is one. Returns whether it is correct.
  package mutating func readOptionFile(in session: inout Session) -> Bool {
    guard let optionFile else { return true }
    session.note(source: optionFile)
    do throws(Failure) {
      try OptionFile(optionFile).apply(to: &self)
      return true
    } catch {
      session.report(error)
      return false
    }
  }

  /// The file in which people set options: the one that was named, or the one of the build plugin, which alone names the
  /// module. `nil` if they set them in the command line.
  package var writtenIn: String? {
    if let optionFile { return optionFile.split(separator: "/").last.map(String.init) }
    return module == nil ? nil : Options.optionFile.declaration.example
  }
}
