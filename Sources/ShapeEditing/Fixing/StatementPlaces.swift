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

    /// Whether no other token is on its lines.
    fileprivate var hasOwnLines: Bool {
      let (tokens, next) = (node.tree.tokens, node.tokens.upperBound)
      return tokens[node.tokens.lowerBound].flags.contains(.startsLine)
        && (tokens[next].flags.contains(.startsLine) || tokens[next].kind == .endOfFile)
    }
  }

  /// In the order of their starts, those around others first.
  private let statements: [Statement]

  init(_ tree: SyntaxTree) {
    let kinds = Set((SyntaxKind.statements + SyntaxKind.declarations).map { $0.rawValue })
    let isPlace = (0...UInt8.max).map { kinds.contains($0) }
    var places: [Statement] = []
    // One node of many is a statement, so no views of the others are created.
    tree.forEachNode { number, kind in
      guard isPlace[Int(kind.rawValue)] else { return }
      let node = tree[node: number]
      let span = node.span
      places.append(Statement(node: node, range: Int(span.start)..<Int(span.end)))
    }
    statements = places.sorted {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
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

  /// Returns the bytes of each simple statement that has its lines to itself, and is neither one of those that begin at some
  /// offsets, nor the next before or after one.
  func simpleStatements(farFrom starts: Set<Int>) -> [Range<Int>] {
    let isNear = statements.map { starts.contains($0.range.lowerBound) }
    return statements.indices.compactMap { index in
      let around = max(0, index - 1)...min(index + 1, statements.count - 1)
      let statement = statements[index]
      return !isNear[around].contains(true) && statement.isSimple && statement.hasOwnLines ? statement.range : nil
    }
  }

  /// Returns how many statements and declarations begin before each of some ascending offsets, and end after it.
  ///
  /// - Complexity: O(n + m) for n statements and m offsets.
  func depths(at offsets: [Int]) -> [Int] {
    var ends: [Int] = []
    var next = 0
    return offsets.map { offset in
      while next < statements.count, case let range = statements[next].range, range.lowerBound < offset {
        ends.removeLast(while: { $0 <= range.lowerBound })
        ends.append(range.upperBound)
        next += 1
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
