import Foundation
import Testing

/// Dependencies are acyclic, and the core has no dependencies that make it start slowly or link large.
@Suite("The import lines of the modules")
struct ModuleImportTests {
  private static let cLibraries: Set = ["Glibc", "Musl", "Darwin"]
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Returns the files of a module with their lines.
  private func files(of module: String) throws -> [(path: String, lines: [String])] {
    let folder = Self.root.appending(path: "Sources/\(module)").path
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
    return try paths.map { path in
      (path, try String(contentsOfFile: folder + "/" + path, encoding: .utf8).components(separatedBy: "\n"))
    }
  }

  /// Returns the module that a line imports.
  private static func imported(by line: String) -> String? {
    guard line.hasPrefix("import ") || line.hasPrefix("public import ") || line.hasPrefix("@"),
      let place = line.range(of: "import ", options: .backwards)
    else { return nil }
    // In an example of the language a file's name follows.
    let rest = line[place.upperBound...]
    if rest.hasPrefix("\"") { return nil }
    // The module of a single declaration.
    let name = rest.split(separator: " ").last ?? rest
    return String(name.split(separator: ".").first ?? name)
  }

  @Test(arguments: [
    ("ShapeCore", []), ("ShapeKit", ["ShapeCore"]), ("ShapeLanguage", ["ShapeCore"]),
    ("ShapeSwift", ["ShapeCore", "ShapeLanguage"]), ("ShapeTool", ["ShapeCore", "ShapeLanguage", "ShapeSwift"]),
    ("ShapeEditing", ["ShapeCore", "ShapeLanguage"]), ("ShapeBackends", ["ShapeCore", "ShapeLanguage", "ShapeRaster"]),
    ("ShapeRaster", ["ShapeCore"]),
    ("ShapeWorkbench", ["ShapeBackends", "ShapeCore", "ShapeEditing", "ShapeLanguage", "ShapeRaster", "ShapeSwift"]),
    ("ShapeServer", ["ShapeBackends", "ShapeCore", "ShapeEditing", "ShapeLanguage", "ShapeWorkbench"]),
    (
      "ShapeCommandLine",
      [
        "ShapeBackends", "ShapeCore", "ShapeEditing", "ShapeLanguage", "ShapeRaster", "ShapeSwift", "ShapeTool",
        "ShapeWorkbench",
      ]
    ),
    ("ShapePreview", ["ShapePage"]),
    ("shapec", ["ShapeCommandLine", "ShapeLanguage", "ShapePreview", "ShapeServer", "ShapeTool"]),
  ])
  func `import only lower modules`(module: String, allowed: [String]) throws {
    let files = try files(of: module)
    #expect(files.count > 2)
    for (path, lines) in files where !(module == "ShapeKit" && path.hasPrefix("Apple/")) {
      let imports = lines.compactMap { Self.imported(by: $0.trimmingCharacters(in: .whitespaces)) }
      let linksC = ["ShapeTool", "ShapeCommandLine", "ShapePreview", "shapec"].contains(module)
      let extra = Set(imports).subtracting(allowed).subtracting(linksC ? Self.cLibraries : [])
      #expect(extra == [], "\(module)/\(path)")
    }
  }

  @Test func `leave a file of adapters empty if its imports are missing`() throws {
    let adapters = try files(of: "ShapeKit").filter { $0.path.hasPrefix("Apple/") }
    #expect(adapters.count > 5)
    for (path, lines) in adapters {
      let code = lines.filter { !$0.isEmpty && !$0.hasPrefix("//") }
      #expect(code.first?.hasPrefix("#if ") == true && code.last == "#endif", "\(path)")
      var conditions: [String] = []
      for line in code.dropLast() {
        if line.hasPrefix("#") {
          conditions = line.components(separatedBy: " ").filter { $0.hasPrefix("canImport(") }
          continue
        }
        #expect(line.hasPrefix("  "), "\(path): only lines within the condition")
        if line.hasPrefix("  import "), line != "  import ShapeCore" {
          #expect(conditions.contains("canImport(\(line.dropFirst("  import ".count)))"), "\(path)")
        }
      }
    }
  }

  @Test(arguments: [
    "ShapeCore", "ShapeKit", "ShapeLanguage", "ShapeSwift", "ShapeTool", "ShapeEditing", "ShapeBackends", "ShapeRaster",
    "ShapeWorkbench", "ShapeServer", "ShapeCommandLine", "shapec",
  ])
  func `use nothing that traps on input or looks into types at run time`(module: String) throws {
    let forbidden = ["try!", "as!", "as?", "fatalError(", "Mirror(", "any Error", "weak var", "NSRegular"]
    for (path, lines) in try files(of: module) {
      let code = lines.filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
      #expect(forbidden.filter { word in code.contains { $0.contains(word) } } == [], "\(module)/\(path)")
      // A class constraint is fine, and so is prose.
      let mentions = code.filter { $0.contains(": Any") }
      #expect(!mentions.contains { $0.contains(/: Any(?!Object| \w)/) }, "\(module)/\(path)")
    }
  }

  /// The playground's build has the last word, but takes minutes.
  @Test(arguments: [
    "ShapeCore", "ShapeLanguage", "ShapeSwift", "ShapeEditing", "ShapeRaster", "ShapeBackends", "ShapeWorkbench",
    "ShapeServer",
  ])
  func `use nothing that Embedded Swift lacks`(module: String) throws {
    let forbidden =
      #/
      [(\x20]\\\.[a-zA-Z_]                                  # a key path
      | \bany\x20[A-Z(] | \bthrows\b(?!["(])                # a value or an error of any type
      | uniquingKeysWith | \.merg(?:e|ing)\(.*\)\x20\{      # dictionaries that merge
      | anges?\(of:\x20" | "\.contains\(                     # searching for a text
      /#
    for (path, lines) in try files(of: module) {
      let code = lines.filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
      #expect(code.filter { $0.contains(forbidden) } == [], "\(module)/\(path)")
    }
  }
}
