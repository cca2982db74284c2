import ShapeCore
import ShapeEditing
import ShapeLanguage

/// What is known about a file without compiling it. It is much smaller than the tree.
struct FileOutline: Sendable {
  /// The number of bytes of the text.
  let size: Int
  /// A hash of the text.
  let hash: Int
  /// The paths of the files that it imports.
  let imports: [String]
  /// Its public names.
  let exports: [ImportCandidate.Name]
  /// The names in its text.
  let names: NameSet
  /// What it declares, in source order.
  let symbols: [Symbol]

  /// A declaration, or a part of one.
  struct Symbol: Sendable {
    let name: String
    let kind: SymbolKind
    /// The index of the symbol around it. `nil` at the top level.
    let container: Int?
    let start: LineIndex.Position
    let end: LineIndex.Position
  }

  init(_ tree: SyntaxTree, _ lines: LineIndex) {
    size = tree.source.bytes.count
    hash = tree.source.bytes.hashValue
    imports = tree.importedPaths
    exports = ImportCandidate(path: tree.source.path, tree: tree).names
    names = NameSet(tree)
    var symbols: [Symbol] = []
    func add(_ symbol: DocumentSymbol, in container: Int?) {
      let index = symbol.declaresName(in: container) ? symbols.count : container
      if index == symbols.count {
        symbols.append(
          Symbol(
            name: symbol.name, kind: symbol.kind, container: container,
            start: lines.position(of: Int(symbol.span.start)), end: lines.position(of: Int(symbol.span.end))))
      }
      for child in symbol.children { add(child, in: index) }
    }
    for symbol in tree.documentSymbols() { add(symbol, in: nil) }
    self.symbols = symbols
  }
}

extension DocumentSymbol {
  /// Whether it is not a `use`, or a part without a name.
  fileprivate func declaresName(in container: Int?) -> Bool {
    switch kind {
    case .shape: container == nil
    case .layer, .slot: nameSpan.start > span.start
    case .value, .parameter, .loopVariable, .function, .style, .enum, .enumCase, .preview, .file, .type, .property,
      .method, .layerValue, .constant, .label, .statement, .operator:
      true
    }
  }
}

/// A set of names, in 4 bytes each.
struct NameSet: Sendable {
  /// Ordered, each once.
  private let hashes: [UInt32]

  init(_ tree: SyntaxTree) {
    hashes = tree.distinctNames().map { Self.hash($0) }.sorted()
  }

  private static func hash(_ name: String) -> UInt32 { UInt32(truncatingIfNeeded: name.hashValue) }

  /// Returns `false` if the set doesn't contain a name. `true` means that it probably does.
  ///
  /// - Complexity: O(log n) for n names.
  func mayContain(_ name: String) -> Bool {
    let wanted = Self.hash(name)
    let index = hashes.partitioningIndex { $0 >= wanted }
    return index < hashes.count && hashes[index] == wanted
  }
}
