import ShapeCore

/// The statements, declarations and parameters of a file that contain a syntax error, without the statements of their
/// blocks. Their meaning is unknown, so no other mistakes in them are reported.
struct DoubtfulPlaces: Sendable {
  /// A range of bytes, and the end of the part that contains it.
  private struct Stretch {
    var start: Int32
    var end: Int32
    var endOfWhole: Int32
  }

  /// In source order.
  private var stretches: [Stretch] = []

  /// - Parameter nodes: The declarations with syntax errors, in source order.
  init(_ nodes: [SyntaxNode]) {
    var position: Int32 = 0
    for node in nodes { collect(node, &position) }
    close(at: Int32.max, endOfWhole: nil, &position)
  }

  /// Returns whether a place is in doubt.
  ///
  /// Complexity: O(log n) for n broken parts of the file.
  func contains(_ span: SourceSpan) -> Bool {
    let next = stretches.partitioningIndex { $0.start > span.start }
    guard next > 0 else { return false }
    let stretch = stretches[next - 1]
    return span.start <= stretch.end && span.end <= stretch.endOfWhole
  }

  /// Divides a node into stretches that are in doubt and others.
  /// - Parameter endOfWhole: The end of the broken part that contains the node.
  private mutating func collect(_ node: SyntaxNode, endOfWhole: Int32? = nil, _ position: inout Int32) {
    let span = node.span
    switch node.kind {
    case .block:
      // Something missing before a block is not in the block.
      close(at: span.start, endOfWhole: endOfWhole, &position)
      position = span.start + 1
      collectChildren(of: node, endOfWhole: nil, &position)
      close(at: span.end, endOfWhole: nil, &position)
    case .parameters:
      let end = node.isBroken ? span.end : nil
      close(at: span.start, endOfWhole: endOfWhole, &position)
      collectChildren(of: node, endOfWhole: end, &position)
      close(at: span.end, endOfWhole: end, &position)
    case let kind:
      guard endOfWhole == nil, node.isBroken, DoubtfulPlaces.canBeInDoubt(kind) else {
        return collectChildren(of: node, endOfWhole: endOfWhole, &position)
      }
      close(at: span.start, endOfWhole: nil, &position)
      collectChildren(of: node, endOfWhole: span.end, &position)
      close(at: span.end, endOfWhole: span.end, &position)
    }
  }

  private mutating func collectChildren(of node: SyntaxNode, endOfWhole: Int32?, _ position: inout Int32) {
    for child in node.children { collect(child, endOfWhole: endOfWhole, &position) }
  }

  private mutating func close(at end: Int32, endOfWhole: Int32?, _ position: inout Int32) {
    if let endOfWhole, end >= position {
      stretches.append(Stretch(start: position, end: end, endOfWhole: endOfWhole))
    }
    position = end
  }

  /// Returns whether a syntax error in a node leaves all of the node in doubt.
  private static func canBeInDoubt(_ kind: SyntaxKind) -> Bool {
    [.letDeclaration, .functionDeclaration, .previewDeclaration].contains(kind) || SyntaxKind.statements.contains(kind)
  }
}
