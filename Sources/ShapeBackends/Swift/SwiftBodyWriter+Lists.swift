import ShapeCore
import ShapeLanguage

/// Elements of lists, and lists from loops. A reader notes the elements that are missing.
extension SwiftBodyWriter {
  /// Writes the statement that makes the shape draw nothing if an element was missing.
  mutating func checkReader() {
    if usesReader { line("scene.drawNothing(ifMissingIn: reader)") }
  }

  // MARK: Elements

  /// Returns the call of a reader's method, with the value to return if there is no such element.
  mutating func reading(
    _ method: String, of list: ExpressionID, _ arguments: [LabeledArgument] = [], else type: ValueType
  ) -> SwiftFragment {
    noteReader()
    let value = explicit(part(list, atMost: 5))
    let rest = call("", arguments)
    let labels = rest.text == "()" ? "" : ", " + rest.text.dropFirst().dropLast()
    return SwiftFragment(
      "reader.\(method)(of: \(value.text)\(labels), else: \(nothing(type)))", weight: value.weight + rest.weight + 1)
  }

  mutating func slice(
    of list: ExpressionID, _ low: ExpressionID, _ high: ExpressionID, isClosed: Bool
  ) -> SwiftFragment {
    noteReader()
    let value = explicit(part(list, atMost: 5))
    let ends = call("", [("from", low), ("to", high)])
    return SwiftFragment(
      "reader.elements(of: \(value.text), \(ends.text.dropFirst().dropLast())\(isClosed ? ", closed: true" : ""))",
      weight: value.weight + ends.weight + 1)
  }

  /// Returns a value that is used where an element is missing. It is not drawn.
  private mutating func nothing(_ type: ValueType) -> String {
    switch type {
    case .number, .integer: return "0"
    case .bool: return "false"
    case .string: return "\"\""
    case .angle, .point, .rect: return ".zero"
    case .size: return "\(core("Size"))(0, 0)"
    case .color: return ".black"
    case .paint: return ".color(.black)"
    case .stop: return ".stop(.black)"
    case .path: return ".empty"
    case .edges, .list: return "[]"
    case .enumeration(let id):
      guard let first = program.enumerations[id].cases.indices.first else { return "0" }
      return enumCase(first, of: type).text
    case .invalid: return "0"
    }
  }

  // MARK: Functions

  mutating func list(_ function: ListFunction, _ operands: OperandRange) -> SwiftFragment {
    switch function {
    case .minimum: return extreme("minimum", operands)
    case .maximum: return extreme("maximum", operands)
    case .sum:
      let value = explicit(part(program[operands, ListParameters.summed], atMost: 5))
      return SwiftFragment("\(core("Mathematics")).sum(\(value.text))", weight: value.weight + 2)
    case .reversed:
      let value = part(program.receiver(operands), atMost: 5)
      return SwiftFragment("Swift.Array(\(receiver(value)).reversed())", weight: value.weight + 2)
    }
  }

  private mutating func extreme(_ method: String, _ operands: OperandRange) -> SwiftFragment {
    let list = program[operands, ListParameters.ordered]
    return reading(method, of: list, else: program[list].type.element ?? .invalid)
  }

  // MARK: Lists from loops

  /// Returns a list with a value for each iteration of some loops, with a name.
  mutating func collected(_ index: Arena<Comprehension>.ID, _ type: ValueType) -> SwiftFragment {
    let name = valueName(else: "Values")
    collect(index, "let \(name): \(self.type(type)) =")
    return SwiftFragment(name)
  }

  /// Writes such a list after the beginning of a statement.
  mutating func collect(_ index: Arena<Comprehension>.ID, _ beginning: String) {
    let list = program.comprehensions[index]
    scope.open()
    let builder = scope.add("list")
    let body = captured { writer in
      writer.indented { writer in
        writer.iterations(list.nest, countedBy: builder) { writer in
          writer.naming("element") { $0.line("\(builder).append(\($0.part(list.value).text))") }
        }
      }
    }
    line("\(beginning) .collected { \(builder) in")
    append(body)
    line("}")
    scope.close()
  }

  // MARK: Values that are not always computed

  /// A value that is computed only if a condition holds, and the lines that it needs. An element that is missing where
  /// it is not needed is no mistake, so lines that read elements are written in a block.
  struct LazyValue {
    var value: SwiftFragment
    var lines: [String]
    var readsElements: Bool

    var needsBlock: Bool { readsElements && !lines.isEmpty }
  }

  mutating func lazy(_ id: ExpressionID, atMost weight: Int) -> LazyValue {
    let outer = usesReader
    forgetReader()
    var value = SwiftFragment("")
    let lines = captured { value = $0.part(id, atMost: weight) }
    let readsElements = usesReader
    if outer { noteReader() }
    return LazyValue(value: value, lines: lines, readsElements: readsElements)
  }

  /// Writes a choice between two values as an `if`, and returns its name.
  mutating func choice(
    _ test: SwiftFragment, _ then: LazyValue, _ otherwise: LazyValue, _ type: ValueType
  ) -> SwiftFragment {
    let name = valueName(else: "Choice")
    line("let \(name): \(self.type(type))")
    line("if \(test.text) {")
    assign(then, to: name)
    line("} else {")
    assign(otherwise, to: name)
    line("}")
    return SwiftFragment(name)
  }

  private mutating func assign(_ value: LazyValue, to name: String) {
    append(value.lines.map { "  " + $0 })
    indented { $0.line("\(name) = \(value.value.text)") }
  }

  /// Returns `left && right` or `left || right`.
  mutating func connected(
    _ operation: BinaryOperation, _ left: SwiftFragment, _ right: ExpressionID
  ) -> SwiftFragment {
    var b = lazy(right, atMost: .max)
    b.value = explicit(b.value)
    let isHeavy = left.weight + b.value.weight > Self.largestWeight
    if b.needsBlock || b.readsElements && isHeavy {
      let name = valueName(else: "Choice")
      line("var \(name) = \(left.text)")
      line("if \(operation == .and ? name : "!\(name)") {")
      assign(b, to: name)
      line("}")
      return SwiftFragment(name)
    }
    append(b.lines)
    var a = left
    if isHeavy {
      if a.weight >= b.value.weight { a = hoist(a, .bool) } else { b.value = hoist(b.value, .bool) }
      if a.weight + b.value.weight > Self.largestWeight { b.value = hoist(b.value, .bool) }
    }
    let precedence: SwiftFragment.Precedence = operation == .and ? .conjunction : .disjunction
    return SwiftFragment(
      "\(a.operand(precedence)) \(operation == .and ? "&&" : "||") \(b.value.operand(precedence))", precedence,
      weight: a.weight + b.value.weight + 1)
  }
}
