import Foundation
import TestSupport
import Testing

/// `ShapeLanguage` is one module, in which Swift allows any order.
@Suite("The folders of the language")
struct FolderOrderTests {
  private static let order = [
    "Source", "Syntax", "Program", "Diagnostics", "Evaluation", "Checking", "Proving", "Linting",
  ]

  /// The folders before `Diagnostics` report mistakes, and a statement may begin with the name of a command. Two words in
  /// a row may be a label without its colon or a type.
  private static let exceptions: [String: Set<String>] = [
    "Syntax": [
      "Command", "Diagnostic", "Expectation", "ForeignWords", "Found", "LanguageNames", "MaskForm", "Note", "Problem",
      "Suppression",
      "WordForm",
    ],
    "Program": ["Diagnostic", "Suppression"],
  ]

  /// Returns the files of a folder without comments and texts.
  private func files(of folder: String) throws -> [(path: String, code: String)] {
    let root = Repository.root.appending(path: "Sources/ShapeLanguage/\(folder)").path
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root).filter { $0.hasSuffix(".swift") }
    return try paths.sorted().map { path in
      let text = try String(contentsOfFile: root + "/" + path, encoding: .utf8)
      return ("\(folder)/\(path)", text.replacing(/\/\/[^\n]*|"""(?s:.*?)"""|"(\\.|[^"\\\n])*"/, with: ""))
    }
  }

  /// Returns the types and functions that a folder declares at the top level, and all that it declares, with generic
  /// parameters.
  private func names(in files: [(path: String, code: String)]) -> (top: Set<String>, all: Set<String>) {
    let code = files.map { "\n" + $0.code }.joined()
    let top = code.matches(
      of: /\n(?:public |package |indirect |@\w+\s)*(?:struct|enum|class|protocol|typealias|func) (\w+)/)
    let all = code.matches(
      of: /\b(?:(?:struct|enum|class|protocol|typealias|associatedtype|func|let|var|case) |(?:func|struct) \w+<)(\w+)/)
    return (Set(top.map { String($0.1) }), Set(all.map { String($0.1) }))
  }

  @Test func `use only the ones before`() throws {
    var violations: [String] = []
    var used: [String: Set<String>] = [:]
    var later: Set<String> = ["Compiler", "Compilation", "IncrementalCompiler", "IncrementalResult"]
    for folder in Self.order.reversed() {
      let files = try files(of: folder)
      let declared = names(in: files)
      #expect(declared.top.count > 3)
      for (path, code) in files {
        let names = Set(code.matches(of: /(?:^|[^\w.])([A-Za-z]\w*)/).map { String($0.1) })
        let wrong = names.intersection(later).subtracting(declared.all)
        used[folder, default: []].formUnion(wrong)
        violations += wrong.subtracting(Self.exceptions[folder] ?? []).sorted().map { "\(path): \($0)" }
      }
      later.formUnion(declared.top)
    }
    #expect(violations == [])
    // No exception outlives its reason.
    for (folder, names) in Self.exceptions { #expect(names.subtracting(used[folder] ?? []) == []) }
  }
}
