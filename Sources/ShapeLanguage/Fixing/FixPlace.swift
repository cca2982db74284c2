import ShapeKit

/// The place of a problem, and the changes that can be made there.
struct FixPlace {
  let tree: SyntaxTree
  let span: SourceSpan

  var text: String { tree.source.text(Int(span.start)..<Int(span.end)) }
  private var bytes: [UInt8] { tree.source.bytes }

  // MARK: Replacing

  func replacing(with text: String) -> FixIt? {
    FixIt("write `\(text)`", [TextEdit(span, text)])
  }

  /// Another spelling of a name that stands at the end of the place.
  ///
  /// - Parameter sign: what stands before it in what the change says, such as the dot of a constant.
  func renaming(_ name: String, to other: String?, after sign: String = "") -> FixIt? {
    guard let other, text.hasSuffix(name) else { return nil }
    return FixIt(
      "write `\(sign)\(other)`", [TextEdit(part(from: span.end - Int32(name.utf8.count), to: span.end), other)])
  }

  /// What the language writes for a character that it does not know.
  func replacingCharacter(_ character: String) -> FixIt? {
    switch character {
    case "%": deletingBlanksBefore()
    case "≤": replacing(with: "<=")
    case "≥": replacing(with: ">=")
    case "≠": replacing(with: "!=")
    case "–", "—", "−": replacing(with: "-")
    case "·": replacing(with: "*")
    case "°": replacing(with: "deg")
    case "…": replacing(with: "...")
    case "&": replacing(with: "&&")
    case "|": replacing(with: "||")
    default: nil
    }
  }

  /// Joins a unit to the number before it.
  private func deletingBlanksBefore() -> FixIt? {
    var start = Int(span.start)
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    guard start > 0, start < Int(span.start), UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[start - 1] else {
      return nil
    }
    return FixIt("leave the space before `\(text)` out", [TextEdit(part(from: Int32(start), to: span.start), "")])
  }

  func replacingUnit(_ unit: String, _ number: String) -> FixIt? {
    switch unit {
    case "px", "pt", "dp": replacing(with: number)
    case "degrees", "degree": replacing(with: number + "deg")
    case "radians": replacing(with: number + "rad")
    default: nil
    }
  }

  // MARK: Numbers

  /// Whether a plain number stands there.
  var isNumber: Bool { !text.isEmpty && text.utf8.allSatisfy { ($0 >= 48 && $0 <= 57) || $0 == UInt8(ascii: ".") } }

  /// The number that stands there without a point, where nothing is lost by it.
  var wholeNumber: String? {
    guard isNumber, let value = Double(text), value == value.rounded(), value < 1e15 else { return nil }
    return "\(Int64(value))"
  }

  /// Another number, where a number is written.
  func number(_ value: Double, _ isAngle: Bool = false) -> FixIt? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let unit = digits.drop { $0.isNumber || $0 == "." }
    guard !digits.isEmpty, digits.first?.isNumber == true, unit.allSatisfy({ $0.isLetter || $0 == "%" }) else {
      return nil
    }
    if unit == "%" { return replacing(with: ShapeLanguage.number(value * 100) + "%") }
    return replacing(with: ShapeLanguage.number(value, isAngle))
  }

  /// The ends of a range the other way round.
  func swappingEnds() -> FixIt? {
    for sign in ["...", "..<"] {
      guard let range = text.ranges(of: sign).first, text.ranges(of: "..").count == 1 || sign == "..." else { continue }
      let low = text[..<range.lowerBound].trimming
      let high = text[range.upperBound...].trimming
      guard !low.isEmpty, !high.isEmpty, sign == "..." else { return nil }
      return replacing(with: "\(high)...\(low)")
    }
    return nil
  }

  // MARK: Inserting and deleting

  /// A sign after what stands before the place.
  func insertingBefore(_ sign: String, title: String) -> FixIt? {
    var end = Int(span.start)
    // A constant begins with its dot.
    if end > 0, bytes[end - 1] == UInt8(ascii: ".") { end -= 1 }
    while end > 0, isBlank(bytes[end - 1]) { end -= 1 }
    return FixIt(title, [TextEdit(part(from: Int32(end), to: Int32(end)), sign)])
  }

  /// A sign after a word that stands right before the place or at its end.
  func insertingAfter(_ word: String, _ sign: String) -> FixIt? {
    var end = Int(span.end)
    if !text.hasSuffix(word) {
      end = Int(span.start)
      while end > 0, isBlank(bytes[end - 1]) { end -= 1 }
      guard bytes[..<end].reversed().starts(with: word.utf8.reversed()) else { return nil }
    }
    return FixIt("write `\(word)\(sign)`", [TextEdit(part(from: Int32(end), to: Int32(end)), sign)])
  }

  /// Takes away a sign at the place, or the first one after it.
  func deletingNext(_ sign: String) -> FixIt? {
    var start = Int(span.start)
    if text != sign {
      start = Int(span.end)
      while start < bytes.count, isBlank(bytes[start]) { start += 1 }
    }
    let end = start + sign.utf8.count
    guard end <= bytes.count, bytes[start..<end].elementsEqual(sign.utf8) else { return nil }
    return FixIt("leave `\(sign)` out", [TextEdit(part(from: Int32(start), to: Int32(end)), "")])
  }

  /// Takes a label away, with its colon.
  func deletingLabel() -> FixIt? {
    var end = Int(span.end)
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ":") else { return nil }
    end += 1
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    return FixIt("leave the label out", [TextEdit(part(from: span.start, to: Int32(end)), "")])
  }

  /// Takes away what says the same as another place: an argument with its comma, or a statement with its line.
  func deletingCopy(of first: SourceSpan?) -> FixIt? {
    guard let first, first.file == span.file else { return nil }
    guard let node = tree.node(covering: span), let original = tree.node(covering: first),
      tree.text(node) == tree.text(original)
    else { return nil }
    return deleting(tree.span(node), title: "leave the second one out")
  }

  /// Takes away the declaration whose name stands there.
  /// - Parameter first: a place whose declaration must say the same; nil where any goes.
  func deletingDeclaration(copyOf first: SourceSpan?) -> FixIt? {
    guard let first, first.file == span.file, let node = tree.declaration(at: span),
      let original = tree.declaration(at: first), tree.text(node) == tree.text(original)
    else { return nil }
    return deleting(tree.span(node), title: "leave the second one out")
  }

  func deletingDeclaration() -> FixIt? {
    guard let node = tree.declaration(at: span) else { return nil }
    return deleting(tree.span(node), title: "delete it")
  }

  /// Takes bytes away: with their line where nothing else stands in it, else with the comma or the semicolon before.
  private func deleting(_ span: SourceSpan, title: String) -> FixIt? {
    var start = Int(span.start)
    var end = Int(span.end)
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    let beginsLine = start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
    let endsLine = end == bytes.count || bytes[end] == UInt8(ascii: "\n")
    if beginsLine, endsLine {
      if end < bytes.count { end += 1 }
    } else if start > 0, bytes[start - 1] == UInt8(ascii: ",") || bytes[start - 1] == UInt8(ascii: ";") {
      start -= 1
      end = Int(span.end)
    } else if end < bytes.count, bytes[end] == UInt8(ascii: ";") || bytes[end] == UInt8(ascii: ",") {
      end += 1
      start = Int(span.start)
      while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    } else {
      (start, end) = (Int(span.start), Int(span.end))
    }
    return FixIt(title, [TextEdit(part(from: Int32(start), to: Int32(end)), "")])
  }

  /// The ending that an import lacks.
  func completingImport() -> FixIt? {
    guard text.hasPrefix("\""), text.hasSuffix("\""), !text.contains(".") else { return nil }
    return replacing(with: text.dropLast() + ".shape\"")
  }

  func part(from start: Int32, to end: Int32) -> SourceSpan {
    SourceSpan(file: span.file, start: start, end: end)
  }

  func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}

extension FixPlace {
  fileprivate func replacing(with text: some StringProtocol) -> FixIt? { replacing(with: String(text)) }
}

extension Substring {
  /// Without the white space at its ends.
  fileprivate var trimming: Substring {
    var result = drop { $0 == " " || $0 == "\n" }
    while let last = result.last, last == " " || last == "\n" { result.removeLast() }
    return result
  }
}

extension SyntaxTree {
  /// The smallest node that is just these bytes; the argument or the statement that begins with them otherwise.
  func node(covering span: SourceSpan) -> NodeID? {
    var best: NodeID?
    for index in nodes.indices {
      let id = NodeID(index)
      switch kind(id) {
      case .argument, .labeledArgument, .command, .outline, .layer, .content, .use, .letDeclaration:
        let whole = self.span(id)
        guard whole.start <= span.start, whole.end >= span.end else { continue }
        if best == nil || self.span(best ?? id).end - self.span(best ?? id).start > whole.end - whole.start {
          best = id
        }
      case .file, .importDeclaration, .functionDeclaration, .styleDeclaration, .shapeDeclaration, .enumDeclaration,
        .previewDeclaration, .parameters, .parameter, .typeReference, .listType, .reference, .block, .if, .switch,
        .case, .caseLabels, .repeat, .binding, .arguments, .range, .conditional, .binary, .dimensions, .prefix,
        .member, .methodCall, .number, .color, .string, .bool, .constant, .call, .path, .group, .point, .list, .name,
        .missing, .error:
        continue
      }
    }
    return best
  }

  /// The declaration whose name, or whose path, stands at a place.
  func declaration(at span: SourceSpan) -> NodeID? {
    var best: NodeID?
    for index in nodes.indices {
      let id = NodeID(index)
      switch kind(id) {
      case .importDeclaration, .letDeclaration, .functionDeclaration, .styleDeclaration, .shapeDeclaration,
        .enumDeclaration:
        let whole = self.span(id)
        guard whole.start <= span.start, whole.end >= span.end else { continue }
        if best == nil || self.span(best ?? id).end - self.span(best ?? id).start > whole.end - whole.start {
          best = id
        }
      case .file, .previewDeclaration, .parameters, .parameter, .typeReference, .listType, .reference, .block, .command,
        .outline, .layer, .content, .use, .if, .switch, .case, .caseLabels, .repeat, .binding, .arguments, .argument,
        .labeledArgument, .range, .conditional, .binary, .dimensions, .prefix, .member, .methodCall, .number, .color,
        .string, .bool, .constant, .call, .path, .group, .point, .list, .name, .missing, .error:
        continue
      }
    }
    return best
  }
}
