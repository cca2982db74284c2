#if os(Linux)
  import Foundation

  /// A public symbol of a module.
  struct PublicSymbol {
    /// The name with those of the types around it, such as `ShapeView.shape`.
    var name: String
    /// The declaration without attributes.
    var declaration: String
    /// The module that it extends, or `nil` if it extends none.
    var extendedModule: String?
    /// Its documentation, or `nil` without one. An override has that of its framework.
    var documentation: String?

    /// The symbol in a list of the API.
    var line: String { (extendedModule.map { "\($0): " } ?? "") + "\(name) | \(declaration)" }

    /// A symbol graph, in the format of `swift-symbolgraph-extract`.
    private struct Graph: Decodable {
      struct Symbol: Decodable {
        struct Fragment: Decodable { var spelling: String }
        struct Documentation: Decodable { var lines: [Line] }
        struct Line: Decodable { var text: String }
        var pathComponents: [String]
        var declarationFragments: [Fragment]?
        var docComment: Documentation?
      }
      var symbols: [Symbol]
    }

    /// Reads the symbols in a file. An extension of another module has a file of its own, such as
    /// `ShapeKit@SwiftUI.symbols.json`.
    static func read(_ data: Data, from file: String) throws -> [PublicSymbol] {
      let names = file.replacing(".symbols.json", with: "").split(separator: "@")
      return try JSONDecoder().decode(Graph.self, from: data).symbols.map { symbol in
        let declaration = (symbol.declarationFragments ?? []).map(\.spelling).joined().replacing("\n", with: " ")
        let isOverride = declaration.split(separator: " ").contains("override")
        return PublicSymbol(
          name: symbol.pathComponents.joined(separator: "."), declaration: declaration,
          extendedModule: names.count > 1 ? String(names[1]) : nil,
          documentation: symbol.docComment.map { $0.lines.map(\.text).joined(separator: "\n") }
            ?? (isOverride ? "" : nil))
      }
    }
  }
#endif
