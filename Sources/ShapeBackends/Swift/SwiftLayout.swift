/// Breaks long lines as the Swift formatter does, so that generated code passes its lint.
///
/// Each argument of a call that is too long gets a line of its own. So a change of one of them changes one line.
struct SwiftLayout {
  /// The line length of the Swift formatter, unless it is configured.
  static let width = 100

  private(set) var lines: [String] = []
  private let indentation: Int

  /// - Parameter indentation: The number of spaces before each line.
  init(indentation: Int = 0) { self.indentation = indentation }

  mutating func add(_ lines: [String]) { for line in lines { add(line) } }

  mutating func add(_ line: String) {
    guard !line.isEmpty else { return lines.append("") }
    let spaces = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
    let margin = spaces + indentation
    // The second line of a comment would not be a comment.
    if line.utf8.count <= Self.width - indentation || line.utf8.dropFirst(spaces).starts(with: "//".utf8) {
      return lines.append(String(repeating: " ", count: indentation) + line)
    }
    add(SwiftLine(line.utf8.dropFirst(spaces)), margin: margin)
  }

  private mutating func append(_ text: String, margin: Int) {
    lines.append(String(repeating: " ", count: margin) + text)
  }

  // MARK: Statements

  private mutating func add(_ line: SwiftLine, margin: Int) {
    if margin + line.count <= Self.width { return append(line.text, margin: margin) }
    if line.isFunction, let list = line.brackets.first { return addFunction(line, list, margin: margin) }
    if line.hasSuffix(" {"), line.beginsBlock {
      let count = lines.count
      let head = line[..<(line.count - 2)]
      if let place = head.loopedValue {
        append(head[..<place].text, margin: margin)
        addExpression(head[(place + 1)...], margin: margin + 2, inner: margin + 4)
      } else {
        addExpression(head, margin: margin, inner: margin + 2)
      }
      // The body of a broken head begins on a line of its own.
      if lines.count > count + 1 { append("{", margin: margin) } else { lines[count] += " {" }
      return
    }
    if line.hasSuffix(" }"), let block = line.brackets.last, line.isBrace(block) {
      append(line.text(...block.lowerBound), margin: margin)
      add(line[(block.lowerBound + 2)..<(block.upperBound - 2)], margin: margin + 2)
      return append("}", margin: margin)
    }
    guard let value = line.assignedValue else { return addExpression(line, margin: margin, inner: margin + 2) }
    let head = line[..<(value - 1)]
    if line[value...].isString, margin + 2 + line.count - value > Self.width {
      append("\(head.text) \"\"\"", margin: margin)
      addContents(of: line[value...], margin: margin + 2, end: "")
    } else if line[value...].operators.isEmpty, line.breakableBracket(within: Self.width - margin) != nil {
      // A call or a list begins behind the sign.
      addExpression(line, margin: margin, inner: margin + 2)
    } else {
      append(head.text, margin: margin)
      addExpression(line[value...], margin: margin + 2, inner: margin + 2)
    }
  }

  /// Adds the head of a function: a line for each parameter.
  private mutating func addFunction(_ line: SwiftLine, _ list: Range<Int>, margin: Int) {
    append(line.text(...list.lowerBound), margin: margin)
    addElements(line[(list.lowerBound + 1)..<(list.upperBound - 1)].elements, margin: margin + 2, end: "")
    append(line.text((list.upperBound - 1)...), margin: margin)
  }

  // MARK: Expressions

  /// Adds an expression.
  /// - Parameters:
  ///   - inner: The margin of the lines that begin with an operator.
  ///   - before: Text before it, on the same line.
  ///   - end: Text after it, on the same line.
  private mutating func addExpression(
    _ line: SwiftLine, margin: Int, inner: Int, before: String = "", end: String = ""
  ) {
    let (width, first) = (Self.width - margin, before.utf8.count)
    if first + line.count + end.utf8.count <= width { return append(before + line.text + end, margin: margin) }
    guard let operators = line.operators.nonempty else {
      return addCall(line, margin: margin, before: before, end: end)
    }
    if let parts = line.choice {
      // A choice has a line for each of its parts.
      addExpression(parts[0], margin: margin, inner: inner, before: before)
      for part in parts.dropFirst().dropLast() { addExpression(part, margin: inner, inner: inner + 2) }
      return addExpression(parts[parts.count - 1], margin: inner, inner: inner + 2, end: end)
    }
    // As many operands as fit on each line: conditions if there are several.
    let connectives = line.connectives
    let isConnected = !connectives.isEmpty
    var (start, margin, before, last) = (0, margin, before, Int?.none)
    func add(_ part: SwiftLine, _ layout: inout SwiftLayout, end: String) {
      if isConnected {
        layout.addExpression(part, margin: margin, inner: margin == inner ? inner + 2 : inner, before: before, end: end)
      } else {
        layout.addCall(part, margin: margin, before: before, end: end)
      }
    }
    for place in (isConnected ? connectives : operators) + [line.count] {
      let length = before.utf8.count + place - start + (place == line.count ? end.utf8.count : 0)
      if margin + length > Self.width, let previous = last {
        add(line[start..<previous].trimmed, &self, end: "")
        (start, margin, before) = (previous + 1, inner, "")
      }
      last = place
    }
    add(line[start...], &self, end: end)
  }

  /// Adds an operand, whose brackets may be broken.
  private mutating func addCall(_ line: SwiftLine, margin: Int, before: String, end: String) {
    let width = Self.width - margin - before.utf8.count
    guard line.count + end.utf8.count > width, let bracket = line.breakableBracket(within: width) else {
      return append(before + line.text + end, margin: margin)
    }
    let head = before + line.text(...bracket.lowerBound)
    let inside = line[(bracket.lowerBound + 1)..<(bracket.upperBound - 1)]
    let tail = line.text((bracket.upperBound - 1)...) + end
    if line.isParenthesized(bracket) {
      addExpression(inside, margin: margin, inner: margin + 2, before: head, end: tail)
    } else {
      append(head, margin: margin)
      let elements = inside.elements
      if head.hasSuffix("[") {
        addElements(elements, margin: margin + 2, end: elements.count > 1 ? "," : "")
        append(tail, margin: margin)
      } else if tail.hasPrefix(").") {
        addElements(elements, margin: margin + 2, end: "")
        addCall(line[(bracket.upperBound - 1)...], margin: margin, before: "", end: end)
      } else {
        addElements(elements, margin: margin + 2, end: tail)
      }
    }
  }

  private mutating func addElements(_ elements: [SwiftLine], margin: Int, end: String) {
    for (index, element) in elements.enumerated() {
      let end = index == elements.count - 1 ? end : ","
      if element.isString, margin + element.count + end.utf8.count > Self.width {
        append("\"\"\"", margin: margin)
        addContents(of: element, margin: margin, end: end)
      } else {
        addExpression(element, margin: margin, inner: margin + 2, end: end)
      }
    }
  }

  /// Adds the contents of a string in several lines, and its end.
  private mutating func addContents(of string: SwiftLine, margin: Int, end: String) {
    var line: String?
    for word in string[1..<(string.count - 1)].text.split(separator: " ", omittingEmptySubsequences: false) {
      if let text = line, margin + text.utf8.count + word.utf8.count + 3 > Self.width, !word.isEmpty {
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

extension Array {
  fileprivate var nonempty: [Element]? { isEmpty ? nil : self }
}
