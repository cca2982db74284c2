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
  enum Rank: Int, CaseIterable { case missingLabel, constant, label, local, declared, language, statement, unimported }

  init(
    _ context: CodeContext, importPaths: @escaping () -> [String], candidates: @escaping () -> [ImportCandidate]
  ) {
    self.context = context
    self.importPaths = importPaths
    self.candidates = candidates
  }

  var cursor: Cursor { context.cursor }

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
        replaced: cursor.replaced, priority: rank.rawValue + fit.rawValue * Rank.allCases.count, color: color))
  }

  mutating func append(_ item: CompletionItem) { items.append(item) }

  mutating func run() {
    guard !cursor.isInComment else { return }
    if let literal = cursor.literal { return addImportPaths(in: literal) }
    if cursor.previous?.kind == .dot, let dot = cursor.previous { return addNames(after: dot) }
    if cursor.isAtStatement { return addStatements() }
    switch cursor.frame.kind {
    case .enumCases: break
    case .parameters: addInParameters()
    case .arguments: addArgument()
    case .list: if isInType { addTypes() } else { addValues() }
    case .group, .subscript: addValues()
    case .file, .block, .cases: addInStatement()
    }
  }

  // MARK: Statements

  private mutating func addInStatement() {
    guard let previous = cursor.previous else { return }
    if previous.keyword == .private, previous.index == cursor.frame.statement {
      return addDeclarations(afterPrivate: true)
    }
    guard let head = cursor.head else { return }
    let isFirst = previous == head
    switch head.keyword {
    case .import:
      if previous.kind == .string { add(Keyword.as.spelling, .statement, .statement, inserting: [.text("as ")]) }
    case .let: addInLet(after: head)
    case .func: if hasToken(.equals) { addValues() }
    case .use, .preview:
      if isFirst {
        addReferences(.shape)
      } else if cursor.frame.elements.count > 1 {
        addArgument()
      }
    case .mask: if isFirst { addKeyword(.layer, inserting: "layer {\n  ‹›\n}") }
    case .slot: if isFirst { addSlots() }
    case .if:
      if previous.kind == .rightBrace {
        addKeyword(.else)
      } else if previous.keyword == .else {
        addKeyword(.if)
      } else {
        addValues()
      }
    case .switch: addValues()
    case .repeat: if hasToken(.name, Keyword.in.name) { addValues() }
    case .case: addValues()
    case .outline: addArgument()
    case .private, .as, .style, .shape, .enum, .layer, .content, .else, .default, .in, .for, .where, .true, .false,
      .path, .x:
      break
    case nil:
      guard let command = Command(head.name) else { return isFirst && head.name == .none ? addValues() : () }
      if command == .apply { if isFirst { addReferences(.style) } } else { addArgument() }
    }
  }

  /// Returns whether the statement has a token before the offset.
  func hasToken(_ kind: TokenKind, _ name: NameID? = nil) -> Bool {
    guard cursor.frame.statement <= cursor.last else { return false }
    return (cursor.frame.statement...cursor.last).contains { index in
      cursor.token(index).map { $0.kind == kind && (name == nil || $0.name == name) } ?? false
    }
  }

  /// Whether the innermost brackets are those of a list type.
  private var isInType: Bool {
    guard let before = cursor.token(cursor.frame.open - 1), before.kind == .colon,
      let outer = cursor.frames.dropLast().last
    else { return false }
    switch outer.kind {
    case .parameters: return true
    case .file, .block, .cases:
      return cursor.token(outer.statement).map { [.let, .private].contains($0.keyword) } ?? false
    case .enumCases, .arguments, .group, .list, .subscript: return false
    }
  }

  private mutating func addInLet(after head: SyntaxToken) {
    if hasToken(.equals) {
      addValues()
    } else if cursor.previous?.kind == .colon || cursor.previous?.kind == .leftBracket {
      addTypes()
    }
  }

  private mutating func addInParameters() {
    guard let previous = cursor.previous, cursor.frame.element <= cursor.last else { return }
    switch previous.kind {
    case .colon: addTypes()
    case .equals, .halfOpenRange, .closedRange, .plus, .minus, .star, .slash, .question: addValues()
    case .name: if previous.keyword == .in, cursor.frame.element < cursor.last { addValues() }
    case .endOfFile, .invalid, .terminator, .number, .color, .string, .path, .leftBrace, .rightBrace, .leftParenthesis,
      .rightParenthesis, .leftBracket, .rightBracket, .comma, .dot, .not, .less, .lessOrEqual, .greater,
      .greaterOrEqual, .equal, .notEqual, .and, .or:
      break
    }
  }

  private mutating func addImportPaths(in literal: SyntaxToken) {
    guard literal.kind == .string, literal.previous?.keyword == .import, cursor.frame.kind == .file else { return }
    let isClosed = literal.end - literal.start > 1 && literal.text.hasSuffix("\"")
    let span = SourceSpan(
      file: cursor.tree.file, start: Int32(literal.start + 1), end: Int32(literal.end - (isClosed ? 1 : 0)))
    for path in importPaths() {
      append(
        CompletionItem(
          label: path, kind: .file, insertion: [.text(isClosed ? path : path + "\"")], replaced: span, priority: 0))
    }
  }
}
