import ShapeCore
import ShapeLanguage

extension CodeSnapshot {
  /// Returns what can be inserted at an offset, the most likely first. The names that begin as the word at the offset are
  /// not selected: editors do that.
  ///
  /// - Parameters:
  ///   - offset: The offset of the caret. Offsets outside of the file count as its nearest end.
  ///   - importPaths: Returns the paths of the files that could be imported, as an import would write them. Called only
  ///     if they are needed.
  ///   - candidates: Returns the names of files that are not imported. Their items add the import. Called only if they are
  ///     needed.
  /// - Complexity: O(n) for n tokens of the top-level declaration around the offset, n names in scope and n candidates.
  public func completions(
    at offset: Int, importPaths: () -> [String] = { [] }, candidates: () -> [ImportCandidate] = { [] }
  ) -> CompletionList {
    withoutActuallyEscaping(importPaths) { importPaths in
      withoutActuallyEscaping(candidates) { candidates in
        var completer = Completer(CodeContext(self, at: offset), importPaths: importPaths, candidates: candidates)
        completer.run()
        return CompletionList(items: completer.sortedItems, isIncomplete: completer.isIncomplete)
      }
    }
  }
}

/// Collects the items for an offset.
struct Completer {
  let context: CodeContext
  let importPaths: () -> [String]
  let candidates: () -> [ImportCandidate]
  /// Whether items were left out that may fit when more is typed.
  var isIncomplete = false
  private(set) var items: [CompletionItem] = []

  /// The groups of items, the most likely first. Items that can only be a part of the expected value come after all others,
  /// and those of another type last.
  enum Rank: Int, CaseIterable {
    case missingLabel, constant, label, local, declared, language, namedColor, statement, unimported
  }

  init(
    _ context: CodeContext, importPaths: @escaping () -> [String], candidates: @escaping () -> [ImportCandidate]
  ) {
    self.context = context
    self.importPaths = importPaths
    self.candidates = candidates
  }

  var caret: Caret { context.caret }

  /// The items by priority. Those with the same one keep their order.
  var sortedItems: [CompletionItem] {
    var groups: [[CompletionItem]] = []
    for item in items {
      while groups.count <= item.priority { groups.append([]) }
      groups[item.priority].append(item)
    }
    return Array(groups.joined())
  }

  mutating func add(
    _ label: String, _ kind: SymbolKind, _ rank: Rank, fit: CodeExpectation.Fit = .whole, detail: String = "",
    documentation: CodeDocumentation = .none, inserting insertion: [InsertionPart]? = nil, color: RGBA? = nil
  ) {
    items.append(
      CompletionItem(
        label: label, kind: kind, detail: detail, documentation: documentation, insertion: insertion ?? [.text(label)],
        replaced: caret.token.span, priority: rank.rawValue + fit.rawValue * Rank.allCases.count, color: color))
  }

  mutating func append(_ item: CompletionItem) { items.append(item) }

  mutating func run() {
    switch caret.place {
    case .nothing: break
    case .importPath: addImportPaths(in: caret.token)
    case .statement: addStatements()
    case .declaration: addDeclarations(afterPrivate: true)
    case .keyword(.as): addKeyword(.as, inserting: "as ")
    case .keyword(.layer): addKeyword(.layer, inserting: "layer {\n  ‹›\n}")
    case .keyword(let keyword): addKeyword(keyword)
    case .slot: addSlots()
    case .type: addTypes()
    case .reference(let kind, let file): addReferences(kind, of: file)
    case .member(let base): addMembers(of: base)
    case .constant: addConstants(of: context.expectation, withDot: false)
    case .argument: addArgument()
    case .value: addValues()
    }
  }

  private mutating func addImportPaths(in literal: SyntaxToken) {
    var (opening, closing, span) = ("\"", "\"", literal.span)
    if literal.kind == .string {
      opening = ""
      span.start += 1
      if literal.end - literal.start > 1, literal.text.hasSuffix("\"") {
        closing = ""
        span.end -= 1
      }
    }
    for path in importPaths() {
      let text = opening + path + closing
      append(CompletionItem(label: path, kind: .file, insertion: [.text(text)], replaced: span, priority: 0))
    }
  }
}
