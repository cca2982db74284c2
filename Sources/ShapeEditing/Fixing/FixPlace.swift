import ShapeCore
import ShapeLanguage

/// The place of a problem, and the changes that can be made there.
struct FixPlace {
  let tree: SyntaxTree
  let span: SourceSpan

  var text: String { tree.source.text(Int(span.start)..<Int(span.end)) }
  var bytes: [UInt8] { tree.source.bytes }

  // MARK: Replacing

  func replacing(with text: String) -> FixIt? {
    FixIt(.write(text), [TextEdit(span, text)])
  }

  func replacing(with text: String, or other: String) -> FixIt? {
    var fixIt = replacing(with: text)
    fixIt?.rival = .write(other)
    return fixIt
  }

  /// Renames a name at the end of the place.
  ///
  /// - Parameters:
  ///   - rival: Another name that is as likely.
  ///   - sign: A sign that the title shows before the name, such as the dot of a constant.
  func renaming(
    _ name: String, to other: String, or rival: String? = nil, after sign: String = "", alsoAt uses: [SourceSpan] = []
  ) -> FixIt? {
    guard text.hasSuffix(name) else { return nil }
    let edit = TextEdit(part(from: span.end - Int32(name.utf8.count), to: span.end), other)
    var fixIt = FixIt(.write(sign + other), [edit] + uses.map { TextEdit($0, other) })
    if let rival {
      fixIt.rival = .write(sign + rival)
      fixIt.applicability = .possible
    }
    return fixIt
  }

  /// Joins a unit to the number before it.
  func deletingBlanksBefore() -> FixIt? {
    var start = Int(span.start)
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    guard start > 0, start < Int(span.start), UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[start - 1] else {
      return nil
    }
    return FixIt(.removeSpace(before: text), [TextEdit(part(from: Int32(start), to: span.start), "")])
  }

  /// Removes the type before a constant. The place is the whole expression, or only the type.
  func constant(_ name: String, of type: String) -> FixIt? {
    guard text == type else { return replacing(with: "." + name) }
    guard Int(span.end) < bytes.count, bytes[Int(span.end)] == UInt8(ascii: ".") else { return nil }
    return FixIt(.write("." + name), [TextEdit(span, "")])
  }

  /// Removes the quotes around a color.
  func unquotingColor() -> FixIt? {
    let digits = text.dropFirst(2).dropLast()
    guard text.hasPrefix("\"#"), text.hasSuffix("\""), [3, 4, 6, 8].contains(digits.utf8.count),
      digits.allSatisfy({ $0.isHexDigit })
    else { return nil }
    return replacing(with: "#" + digits)
  }

  // MARK: Numbers

  /// Whether the text is a number without a sign or a unit.
  var isNumber: Bool { !text.isEmpty && text.utf8.allSatisfy { ($0 >= 48 && $0 <= 57) || $0 == UInt8(ascii: ".") } }

  /// The number without a decimal point, if it is a whole number.
  var wholeNumber: String? {
    guard isNumber, let value = Double(text), value == value.rounded(), value < 1e15 else { return nil }
    return "\(Int64(value))"
  }

  /// Replaces a number literal.
  func number(_ value: Double, _ isAngle: Bool = false) -> FixIt? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let unit = digits.drop { $0.isNumber || $0 == "." }
    guard !digits.isEmpty, digits.first?.isNumber == true, unit.allSatisfy({ $0.isLetter || $0 == "%" }) else {
      return nil
    }
    if unit == "%" { return replacing(with: ShapeLanguage.number(value * 100) + "%") }
    return replacing(with: ShapeLanguage.number(value, isAngle))
  }

  /// Adds `%` to a number that is most likely meant as a percentage: 50 becomes 50%.
  func percentage(_ value: Double) -> FixIt? {
    guard isNumber, (5...100).contains(value) else { return nil }
    var fixIt = replacing(with: text + "%")
    if isBesideShareInHSL { fixIt?.applicability = .possible }
    return fixIt
  }

  /// Whether the number is a component of an `hsl` beside one such as `1`. In CSS, both are percentages, and only this one
  /// is out of range here.
  private var isBesideShareInHSL: Bool {
    var argument = tree.node(at: Int(span.start)).parent
    while let group = argument, group.kind == .group { argument = group.parent }
    guard let argument, argument.kind == .argument, let list = argument.parent.flatMap({ ArgumentsSyntax($0) }),
      let call = list.node.parent, CallSyntax(node: call).name.text == Builtin.paint(.color(.hsl)).name
    else { return false }
    return list.elements.dropFirst().contains { other in
      guard other.node != argument, other.label == nil else { return false }
      var value = other.value
      while case .group(let group) = value { value = group.value }
      guard case .number(let number) = value else { return true }
      return Double(number.node.text).map { $0 > 0 && $0 <= 1 } ?? false
    }
  }

  /// Divides a color component in `0...255`, as in CSS, by 255.
  func component(_ value: Double) -> FixIt? {
    guard let whole = wholeNumber, (2...255).contains(value) else { return nil }
    return replacing(with: whole + " / 255")
  }

  /// Swaps the ends of a range.
  func swappingEnds() -> FixIt? {
    guard let range = text.firstPlace(of: "...") else { return nil }
    let low = text[..<range.lowerBound].trimming
    let high = text[range.upperBound...].trimming
    return low.isEmpty || high.isEmpty ? nil : replacing(with: "\(high)...\(low)")
  }

  // MARK: Inserting and deleting

  /// Inserts a sign after the token before the place.
  func insertingBefore(_ sign: String, _ action: FixIt.Action) -> FixIt? {
    var end = Int(span.start)
    // A constant begins with its dot.
    if end > 0, bytes[end - 1] == UInt8(ascii: ".") { end -= 1 }
    while end > 0, isBlank(bytes[end - 1]) { end -= 1 }
    return FixIt(action, [TextEdit(part(from: Int32(end), to: Int32(end)), sign)])
  }

  /// Replaces labels with the same in parentheses, right after the name before them.
  func addingParentheses(_ text: String) -> FixIt? {
    guard let start = tree.token(at: Int(span.start))?.previous?.end else { return nil }
    var end = start
    while end < span.start, isBlank(bytes[end]) { end += 1 }
    let gap = part(from: Int32(start), to: Int32(end))
    if end == span.start { return FixIt(.write(text), [TextEdit(part(from: gap.start, to: span.end), text)]) }
    // A comment is between.
    return FixIt(.write(text), [TextEdit(gap, ""), TextEdit(span, text)])
  }

  /// Inserts a colon after a label at the place, instead of an `=` there.
  func insertingColon(after label: String) -> FixIt? {
    guard text == label else { return nil }
    var end = Int(span.end)
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "=") else {
      return FixIt(.write(label + ":"), [TextEdit(part(from: span.end, to: span.end), ":")])
    }
    end += 1
    let isSeparated = end < bytes.count && isBlank(bytes[end])
    return FixIt(.write(label + ":"), [TextEdit(part(from: span.end, to: Int32(end)), isSeparated ? ":" : ": ")])
  }

  /// Deletes a sign at the place or right after it.
  func deletingNext(_ sign: String) -> FixIt? {
    var start = Int(span.start)
    if text != sign {
      start = Int(span.end)
      while start < bytes.count, isBlank(bytes[start]) { start += 1 }
    }
    let end = start + sign.utf8.count
    guard end <= bytes.count, bytes[start..<end].elementsEqual(sign.utf8) else { return nil }
    return FixIt(.remove(sign), [TextEdit(part(from: Int32(start), to: Int32(end)), "")])
  }

  /// Deletes a sign between two words, and leaves a space between them.
  func deletingSign() -> FixIt? {
    var end = Int(span.end)
    var replacement = ""
    if span.start > 0, isBlank(bytes[Int(span.start) - 1]) {
      while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    } else if end < bytes.count, !isBlank(bytes[end]) {
      replacement = " "
    }
    return FixIt(.remove(text), [TextEdit(part(from: span.start, to: Int32(end)), replacement)])
  }

  /// Deletes a label with its colon.
  func deletingLabel() -> FixIt? {
    var end = Int(span.end)
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ":") else { return nil }
    end += 1
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    return FixIt(.removeLabel, [TextEdit(part(from: span.start, to: Int32(end)), "")])
  }

  /// Adds `.shape` to the path of an import.
  func completingImport() -> FixIt? {
    guard text.hasPrefix("\""), text.hasSuffix("\""), !text.contains(".") else { return nil }
    return replacing(with: text.dropLast() + ".shape\"")
  }

  /// Adds quotes around the path of an import, or the first one before a path with the other one.
  func quotingPath() -> FixIt? {
    let quote = UInt8(ascii: "\"")
    let path = bytes[Int(span.start)...].prefix { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: ";") && $0 != quote }
    var name = String(decoding: path, as: UTF8.self)
    let isClosed = path.endIndex < bytes.count && bytes[path.endIndex] == quote
    guard isClosed || name.hasSuffix(".shape"), !name.isEmpty, !name.contains("'") else { return nil }
    if !name.reversed().prefix(while: { $0 != "/" }).contains(".") { name += ".shape" }
    let end = Int32(path.endIndex) + (isClosed ? 1 : 0)
    return FixIt(.write("\"\(name)\""), [TextEdit(part(from: span.start, to: end), "\"\(name)\"")])
  }

  func part(from start: Int32, to end: Int32) -> SourceSpan {
    SourceSpan(file: span.file, start: start, end: end)
  }

  /// Whether a byte is white space within a line. The CR of a line break is not: it must stay.
  func isBlank(_ byte: UInt8) -> Bool { byte != UInt8(ascii: "\r") && GapScanner.isBlank(byte) }
}

extension FixPlace {
  fileprivate func replacing(with text: some StringProtocol) -> FixIt? { replacing(with: String(text)) }
}

extension Substring {
  /// The text without the white space at its ends.
  fileprivate var trimming: Substring {
    var result = drop { $0 == " " || $0 == "\n" }
    while let last = result.last, last == " " || last == "\n" { result.removeLast() }
    return result
  }
}
