/// Prints statements, and breaks long lines as the Swift formatter does, so that generated code passes its lint.
///
/// Each argument of a call that is too long gets a line of its own. So a change of one of them changes one line.
struct SwiftPrinter {
  private typealias Parts = ArraySlice<SwiftExpression.Part>

  /// The lines, each with its end.
  private(set) var bytes: [UInt8] = []
  private let width: Int

  /// - Parameter width: The line length, by default that of the Swift formatter, unless it is configured.
  init(width: Int = 100) { self.width = width }

  private mutating func append(_ text: String, margin: Int) { append(text, [], "", margin: margin) }

  /// Appends a line with an expression, and text before and after it. An empty one has no margin.
  private mutating func append(_ before: String, _ parts: Parts, _ end: String, margin: Int) {
    if !(before.isEmpty && parts.isEmpty && end.isEmpty) {
      bytes += repeatElement(UInt8(ascii: " "), count: margin)
      bytes += before.utf8
      for part in parts { part.write(to: &bytes) }
      bytes += end.utf8
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  // MARK: Statements

  mutating func add(_ statements: [SwiftStatement], margin: Int = 0) {
    for statement in statements { add(statement, margin: margin) }
  }

  private mutating func add(_ statement: SwiftStatement, margin: Int) {
    switch statement {
    case .text(let text): append(text, margin: margin)
    case .value(let value, let target, let end): addValue(value, to: target, margin: margin, end: end)
    case .closure(let function, let parameter, let body, let target):
      let head = "\(function) { \(parameter) in"
      if case .name(let name) = target, margin + target.text.utf8.count + head.utf8.count > width {
        append(name + " =", margin: margin)
        append(head, margin: margin + 2)
      } else {
        append(target.text + head, margin: margin)
      }
      add(body, margin: margin + 2)
      append("}", margin: margin)
    case .block(let head, let opening, let body, let closing):
      add(head.parts[...], margin: margin, inner: margin + 2, end: opening)
      add(body, margin: margin + 2)
      if let closing { append(closing, margin: margin) }
    case .loop(let variable, let sequence, let body):
      if margin + variable.utf8.count + sequence.width + 10 <= width {
        append("for \(variable) in \(sequence.text) {", margin: margin)
      } else {
        append("for \(variable)", margin: margin)
        add(sequence.parts[...], margin: margin + 2, inner: margin + 4, before: "in ")
        append("{", margin: margin)
      }
      add(body, margin: margin + 2)
      append("}", margin: margin)
    case .choice(let test, let then, let otherwise, let target):
      addChoice(target.text, test, then, otherwise, margin: margin)
    case .switch(let subject, let cases):
      addHead("switch ", subject, margin: margin)
      add(cases, margin: margin)
      append("}", margin: margin)
    case .function(let head, let parameters, let result, let body):
      let list = SwiftExpression(.brackets(.call, parameters))
      if margin + head.utf8.count + list.width + result.utf8.count + 2 <= width {
        append("\(head)\(list.text)\(result) {", margin: margin)
      } else {
        append("\(head)(", margin: margin)
        addElements(parameters, margin: margin + 2, end: "")
        append(")\(result) {", margin: margin)
      }
      add(body, margin: margin + 2)
      append("}", margin: margin)
    case .accessor(let head, let value, let target):
      if margin + head.utf8.count + target.text.utf8.count + value.width + 5 <= width {
        append("\(head) { \(target.text)\(value.text) }", margin: margin)
      } else {
        add(.block(SwiftExpression(head), [.value(value, to: target)]), margin: margin)
      }
    }
  }

  /// Adds the head of a choice. After a broken one, the body begins on a line of its own.
  private mutating func addHead(_ keyword: String, _ test: SwiftExpression, margin: Int) {
    if fits(test.parts[...], margin: margin, before: keyword, end: " {") {
      return append(keyword + test.text + " {", margin: margin)
    }
    add(test.parts[...], margin: margin, inner: margin + 2, before: keyword)
    append("{", margin: margin)
  }

  private mutating func addChoice(
    _ keyword: String, _ test: SwiftExpression, _ then: [SwiftStatement], _ otherwise: [SwiftStatement], margin: Int
  ) {
    var (keyword, test, then, otherwise) = (keyword, test, then, otherwise)
    while true {
      addHead(keyword + "if ", test, margin: margin)
      add(then, margin: margin + 2)
      // An `if` that is all of an `else`.
      guard otherwise.count == 1, case .choice(let next, let body, let rest, _)? = otherwise.first else { break }
      (keyword, test, then, otherwise) = ("} else ", next, body, rest)
    }
    if !otherwise.isEmpty {
      append("} else {", margin: margin)
      add(otherwise, margin: margin + 2)
    }
    append("}", margin: margin)
  }

  private mutating func addValue(
    _ value: SwiftExpression, to target: SwiftStatement.Target, margin: Int, end: String
  ) {
    let before = target.text
    let first = margin + before.utf8.count
    if first + value.width + end.utf8.count <= width {
      return append(before, value.parts[...], end, margin: margin)
    }
    guard case .name(let name) = target else {
      return add(value.parts[...], margin: margin, inner: margin + 2, before: before, end: end)
    }
    if case .string(let literal)? = value.parts.first, isBroken(value, margin: margin + 2, end: end) {
      append(before + "\"\"\"", margin: margin)
      addContents(of: literal, margin: margin + 2, end: end)
    } else if !value.parts.contains(where: { $0.isBinary }),
      breakableBrackets(in: value.parts[...], within: width - first) != nil
    {
      // A call or a list begins behind the sign.
      addOperand(value.parts[...], margin: margin, before: before, end: end)
    } else {
      append(name + " =", margin: margin)
      add(value.parts[...], margin: margin + 2, inner: margin + 2, end: end)
    }
  }

  // MARK: Expressions

  /// Adds an expression.
  /// - Parameters:
  ///   - inner: The margin of the lines that begin with an operator.
  ///   - before: Text before it, on the same line.
  ///   - end: Text after it, on the same line.
  private mutating func add(
    _ parts: Parts, margin: Int, inner: Int, before: String = "", end: String = ""
  ) {
    if fits(parts, margin: margin, before: before, end: end) { return append(before, parts, end, margin: margin) }
    let operators = parts.indices.filter { parts[$0].isBinary }
    if operators.isEmpty { return addOperand(parts, margin: margin, before: before, end: end) }
    // A choice has a line for each of its parts.
    if let sign = operators.first(where: { parts[$0] == .binary("?") }),
      let other = operators.last(where: { parts[$0] == .binary(":") })
    {
      add(parts[..<sign], margin: margin, inner: inner, before: before)
      add(parts[(sign + 1)..<other], margin: inner, inner: inner + 2, before: "? ")
      return add(parts[(other + 1)...], margin: inner, inner: inner + 2, before: ": ", end: end)
    }
    // As many operands as fit on each line: conditions if there are several.
    let connectives = operators.filter { parts[$0] == .binary("&&") || parts[$0] == .binary("||") }
    var (start, margin, before, last) = (parts.startIndex, margin, before, Int?.none)
    func addLine(_ part: Parts, _ printer: inout SwiftPrinter, end: String) {
      if connectives.isEmpty {
        printer.addOperand(part, margin: margin, before: before, end: end)
      } else {
        printer.add(part, margin: margin, inner: margin == inner ? inner + 2 : inner, before: before, end: end)
      }
    }
    for place in (connectives.isEmpty ? operators : connectives) + [parts.endIndex] {
      let isLast = place == parts.endIndex
      if let previous = last, !fits(parts[start..<place], margin: margin, before: before, end: isLast ? end : "") {
        addLine(parts[start..<previous], &self, end: "")
        (start, margin, before) = (previous + 1, inner, parts[previous].symbol + " ")
      }
      last = place
    }
    addLine(parts[start...], &self, end: end)
  }

  private func fits(_ parts: Parts, margin: Int, before: String, end: String) -> Bool {
    margin + before.utf8.count + parts.width + end.utf8.count <= width
  }

  /// Adds an operand, whose brackets may be broken.
  private mutating func addOperand(_ parts: Parts, margin: Int, before: String, end: String) {
    guard !fits(parts, margin: margin, before: before, end: end),
      let place = breakableBrackets(in: parts, within: width - margin - before.utf8.count),
      case .brackets(let kind, let elements) = parts[place]
    else { return append(before, parts, end, margin: margin) }
    let head = before + parts[..<place].text + kind.ends.open
    let rest = parts[(place + 1)...]
    switch kind {
    case .parentheses:
      for element in elements {
        add(element.parts[...], margin: margin, inner: margin + 2, before: head, end: kind.ends.close + rest.text + end)
      }
    case .list:
      append(head, margin: margin)
      addElements(elements, margin: margin + 2, end: elements.count > 1 ? "," : "")
      append(kind.ends.close + rest.text + end, margin: margin)
    case .call:
      append(head, margin: margin)
      if case .member? = rest.first {
        addElements(elements, margin: margin + 2, end: "")
        addOperand(rest, margin: margin, before: kind.ends.close, end: end)
      } else {
        addElements(elements, margin: margin + 2, end: kind.ends.close + rest.text + end)
      }
    }
  }

  /// Returns the last brackets whose beginning fits into a width and that contain something.
  private func breakableBrackets(in parts: Parts, within width: Int) -> Int? {
    var (column, result) = (0, Int?.none)
    for (index, part) in zip(parts.indices, parts) where column < width {
      if case .brackets(_, let elements) = part, !elements.isEmpty { result = index }
      column += part.width
    }
    return result
  }

  private mutating func addElements(_ elements: [SwiftExpression], margin: Int, end: String) {
    for (index, element) in elements.enumerated() {
      let end = index == elements.count - 1 ? end : ","
      if case .string(let literal)? = element.parts.first, isBroken(element, margin: margin, end: end) {
        append("\"\"\"", margin: margin)
        addContents(of: literal, margin: margin, end: end)
      } else {
        add(element.parts[...], margin: margin, inner: margin + 2, end: end)
      }
    }
  }

  /// Returns whether a string, and nothing else, needs several lines. A space at its end would be in none of them.
  private func isBroken(_ string: SwiftExpression, margin: Int, end: String) -> Bool {
    string.parts.count == 1 && margin + string.width + end.utf8.count > width && !string.text.hasSuffix(" \"")
  }

  /// Adds the contents of a string in several lines, and its end.
  private mutating func addContents(of string: String, margin: Int, end: String) {
    var line: String?
    for word in string.dropFirst().dropLast().split(separator: " ", omittingEmptySubsequences: false) {
      if let text = line, margin + text.utf8.count + word.utf8.count + 3 > width, !word.isEmpty {
        append(text + " \\", margin: margin)
        line = String(word)
      } else {
        line = line.map { "\($0) \(word)" } ?? String(word)
      }
    }
    append(line ?? "", margin: margin)
    append("\"\"\"" + end, margin: margin)
  }
}

extension SwiftExpression.Part {
  fileprivate var isBinary: Bool { if case .binary = self { true } else { false } }

  fileprivate var symbol: String { if case .binary(let symbol) = self { symbol } else { "" } }
}
