import ShapeSwift

/// The options of both programs, each declared once.
package enum Options {
  // MARK: Files

  package static let output = Option<String>(
    "output", short: "o", value: .path, placeholder: "PATH", example: "card.svg",
    otherNames: ["out", "output-dir", "outdir", "dest", "destination", "file", "d"],
    help: "write to this file, or one file per shape to this folder (default: standard output)",
    "A folder exists already, or its name ends in `/`. `-` is standard output."
  ) { $0 }

  package static let root = Option<String>(
    "root", value: .path, placeholder: "DIR", example: "..",
    otherNames: ["import-root", "base", "basedir", "rootDir", "I", "include"],
    help: "let files import anything in this folder (default: the folders of the command line)"
  ) { $0 }

  // MARK: Swift code

  package static let access = Option<SwiftOptions.Access>(
    choice: "access", placeholder: "LEVEL", example: "public", otherNames: ["access-level", "visibility"],
    help: "give Swift types this access level: internal (default), public or package")

  package static let namespace = Option<SwiftNamespace>(
    "namespace", placeholder: "NAME", example: "UI", otherNames: ["enum", "prefix", "ns"],
    help: "put all Swift types into an enum with this name: `UI.Button` instead of `Button`", read: namespace)

  package static let module = Option<String>(
    "module", placeholder: "NAME", example: "MyViews", otherNames: ["module-name", "target"],
    help: "the name of the Swift module that the code is for, which can't be the namespace, too"
  ) { $0 }

  package static let previews = Option<Bool>(
    flag: "previews", otherNames: ["xcode-previews", "swiftui-previews"],
    help: "write a `#Preview` of SwiftUI for each `preview` of the file")

  package static let optionFile = Option<String>(
    "options", value: .path, placeholder: "PATH", example: "shapes.json",
    otherNames: ["config", "configuration", "settings", "options-file"],
    help: "read options for Swift code from a JSON file, such as `{\"access\": \"public\"}`"
  ) { $0 }

  /// The hint for a namespace that is not possible.
  package static let otherNamespace = "choose another one: `\(namespace.declaration.sample)`"

  private static func namespace(_ text: String) throws(UsageError) -> SwiftNamespace {
    do throws(SwiftNamespace.Failure) {
      return try SwiftNamespace(text)
    } catch {
      switch error {
      case .notAName:
        throw UsageError(
          "`\(text)` can't be a namespace: it is not a name in Swift", hint: "use letters and digits: `--namespace UI`")
      case .reserved: throw UsageError("`\(text)` can't be a namespace: it is a keyword of Swift", hint: otherNamespace)
      case .common:
        throw UsageError(
          "`\(text)` can't be a namespace: it is a type or a module that apps or the generated code use",
          hint: otherNamespace)
      }
    }
  }

  // MARK: For every command

  package static let help = Option<Bool>(
    flag: "help", short: "h", otherNames: ["usage", "?"], help: "show help")

  package static let version = Option<Bool>(
    flag: "version", otherNames: ["v", "V"], help: "show the version")
}
