import ShapeKit

// Changes that need more of the tree than one word.
extension FixPlace {
  /// The 0 that a number such as `.5` lacks.
  func insertingDigitBeforeDot() -> FixIt? {
    let start = Int(span.start)
    guard isNumber, start > 0, bytes[start - 1] == UInt8(ascii: ".") else { return nil }
    return FixIt(.write("0." + text), [TextEdit(part(from: span.start - 1, to: span.start - 1), "0")])
  }

  /// The quotation mark that a text lacks, at the end of its line.
  func closingString() -> FixIt? {
    let end = span.start + Int32(text.utf8.count - text.reversed().prefix { $0 == " " || $0 == "\t" }.count)
    return FixIt(.close(with: "\""), [TextEdit(part(from: end, to: end), "\"")])
  }

  /// Takes the result's type away that a function in Swift has.
  func deletingResultType() -> FixIt? {
    let rest = tree.source.bytes[Int(span.start)...]
    guard rest.starts(with: "->".utf8), let end = rest.firstIndex(of: UInt8(ascii: "=")),
      !rest[..<end].contains(UInt8(ascii: "\n"))
    else { return nil }
    return FixIt(.leaveOutType, [TextEdit(part(from: span.start, to: Int32(end)), "")])
  }

  /// Takes a word away, with the blanks after it.
  func deletingWord() -> FixIt? {
    var end = Int(span.end)
    while end < tree.source.bytes.count, isBlank(tree.source.bytes[end]) { end += 1 }
    return FixIt(.leaveOut(text), [TextEdit(part(from: span.start, to: Int32(end)), "")])
  }

  /// Takes the round brackets about a statement's arguments away.
  func deletingBrackets() -> FixIt? {
    guard let first = tree.tokens.firstIndex(where: { $0.start >= span.start && $0.kind == .leftParenthesis }) else {
      return nil
    }
    var depth = 0
    for index in first..<tree.tokens.count {
      let kind = tree.tokens[index].kind
      if kind == .leftParenthesis { depth += 1 } else if kind == .rightParenthesis { depth -= 1 }
      guard depth == 0 else { continue }
      var (open, close) = (tree.span(tree.tokens[first]), tree.span(tree.tokens[index]))
      let needsSpace = first > 0 && tree.tokens[first - 1].end == open.start
      while Int(open.end) < bytes.count, isBlank(bytes[Int(open.end)]) { open.end += 1 }
      while close.start > open.end, isBlank(bytes[Int(close.start) - 1]) { close.start -= 1 }
      return FixIt(
        .leaveOutBrackets, [TextEdit(open, needsSpace ? " " : ""), TextEdit(close, "")])
    }
    return nil
  }

  /// The type of a `let` whose value is a constant of it.
  func declaring(_ type: String) -> FixIt? {
    let declaration = tree.nodes.indices.lazy.map { NodeID($0) }.first { id in
      guard tree.kind(id) == .letDeclaration, case let name = tree.firstChild(id), name != .none,
        case let value = tree.nextSibling(name), value != .none
      else { return false }
      return tree.span(value) == span
    }
    guard let declaration else { return nil }
    let name = tree.firstChild(declaration)
    let end = tree.span(name).end
    return FixIt(.write("\(tree.text(name)): \(type)"), [TextEdit(part(from: end, to: end), ": \(type)")])
  }

  /// `a < b && b < c` for `a < b < c`.
  func partingComparison() -> FixIt? {
    for index in tree.nodes.indices {
      let whole = NodeID(index)
      guard tree.kind(whole) == .error, case let left = tree.firstChild(whole), left != .none,
        tree.kind(left) == .binary, case let right = tree.nextSibling(left), right != .none,
        tree.tokenBefore(right).start == span.start, case let middle = tree.nextSibling(tree.firstChild(left)),
        middle != .none
      else { continue }
      let end = tree.span(left).end
      let sign = tree.text(tree.tokenBefore(right))
      return FixIt(
        .write("\(tree.text(left)) && \(tree.text(middle)) \(sign) \(tree.text(right))"),
        [TextEdit(part(from: end, to: end), " && \(tree.text(middle))")])
    }
    return nil
  }

  /// A gradient's stops in the order of their places, where these are written as numbers.
  func sortingStops() -> FixIt? {
    guard
      let list = tree.nodes.indices.map({ NodeID($0) }).first(where: { tree.kind($0) == .list && tree.span($0) == span }
      )
    else { return nil }
    guard !tree.holdsComment(list) else { return nil }
    let elements = Array(tree.children(list))
    let places = elements.compactMap { place(ofStop: $0) }
    guard places.count == elements.count else { return nil }
    let order = places.indices.sorted { (places[$0], $0) < (places[$1], $1) }
    let edits = elements.indices.filter { order[$0] != $0 }.map { index in
      TextEdit(tree.span(elements[index]), tree.text(elements[order[index]]))
    }
    return edits.isEmpty ? nil : FixIt(.sortStops, edits)
  }

  /// The label that a value lacks, where it is the only one: of several values any may be meant for it.
  func adding(label: String) -> FixIt? {
    let statement = tree.nodes.indices.map { NodeID($0) }.first { id in
      tree.kind(id) == .argument && tree.span(id) == span
    }
    guard label != "by", let argument = statement else { return nil }
    let siblings = tree.nodes.indices.map { NodeID($0) }.first { id in tree.children(id).contains { $0 == argument } }
    let unlabelled = siblings.map { tree.children($0).filter { tree.kind($0) == .argument }.count } ?? 0
    return unlabelled <= 2 ? replacing(with: "\(label): \(text)") : nil
  }

  /// Another spelling of what is declared there, where nothing else can know the present one.
  func renamingDeclaration(_ name: String, to other: String) -> FixIt? {
    guard let declaration = tree.declaration(at: span) else { return nil }
    let isOfFile = tree.children(tree.root).contains { $0 == declaration }
    let isPrivate = tree.firstToken(declaration).name == Keyword.private.name
    return isOfFile && !isPrivate ? nil : renaming(name, to: other)
  }

  private func place(ofStop stop: NodeID) -> Double? {
    let text = tree.text(stop)
    guard text.hasPrefix("stop("), let label = text.ranges(of: "at:").last, text.hasSuffix(")") else { return nil }
    let value = text[label.upperBound...].dropLast().drop { $0 == " " }
    return value.hasSuffix("%") ? Double(value.dropLast()).map { $0 / 100 } : Double(value)
  }
}
