import ShapeCore
import ShapeLanguage

/// Where the statements and declarations of a file begin and end, and which are in which.
struct StatementPlaces {
  struct Statement {
    fileprivate let node: SyntaxNode
    /// The bytes from its first token to its last one.
    let range: Range<Int>
    var lengthOfFirstToken: Int { node.firstToken.text.utf8.count }

    /// Whether it declares nothing and has no block.
    var isSimple: Bool {
      [.command, .outline, .use].contains(node.kind)
        && !node.tree.tokens[node.tokens].contains { $0.kind == .leftBrace || $0.kind == .rightBrace }
    }
  }

  /// In the order of their starts, those around others first.
  private let statements: [Statement]

  init(_ tree: SyntaxTree) {
    let kinds = SyntaxKind.statements + SyntaxKind.declarations
    statements = tree.allNodes.filter { kinds.contains($0.kind) }.map { node in
      Statement(node: node, range: Int(node.span.start)..<Int(node.span.end))
    }.sorted { ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound) }
  }

  /// Returns the innermost statement around an offset, or right before it.
  ///
  /// - Complexity: O(log n) for n statements, and O(m) if the last m before the offset don't reach it.
  func statement(around offset: Int) -> Statement? {
    statements[..<statements.partitioningIndex { $0.range.lowerBound > offset }].last { offset <= $0.range.upperBound }
  }

  /// Returns the statement that begins last before another one, if it is simple.
  func simpleStatement(before statement: Statement) -> Statement? {
    let index = statements.partitioningIndex { $0.range.lowerBound >= statement.range.lowerBound }
    guard index > 0, statements[index - 1].isSimple else { return nil }
    return statements[index - 1]
  }

  /// Returns how many statements and declarations begin before each of some ascending offsets, and end after it.
  ///
  /// - Complexity: O(n + m) for n statements and m offsets.
  func depths(at offsets: [Int]) -> [Int] {
    var ends: [Int] = []
    var rest = statements[...]
    return offsets.map { offset in
      while let statement = rest.first, statement.range.lowerBound < offset {
        ends.removeLast(while: { $0 <= statement.range.lowerBound })
        ends.append(statement.range.upperBound)
        rest.removeFirst()
      }
      ends.removeLast(while: { $0 <= offset })
      return ends.count
    }
  }
}

extension [Int] {
  /// Removes elements from the end for as long as a condition holds.
  fileprivate mutating func removeLast(while condition: (Int) -> Bool) {
    while let element = last, condition(element) { removeLast() }
  }
}
