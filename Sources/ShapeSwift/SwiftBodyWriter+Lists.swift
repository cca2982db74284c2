import ShapeCore
import ShapeLanguage

/// Elements of lists, and lists from loops. A reader notes the elements that are missing.
extension SwiftBodyWriter {
  /// Writes the statement that makes the shape draw nothing if an element was missing.
  mutating func checkReader() {
    if usesReader { add(.value(.call("scene.drawNothing", ["ifMissingIn: reader"]))) }
  }

  // MARK: Elements

  /// Returns the call that reads a list, with the value to return if there is no such element.
  mutating func reading(
    _ method: String, of list: ExpressionID, _ arguments: [LabeledArgument] = [], else type: ValueType,
    at place: SourceSpan
  ) -> SwiftExpression {
    let value = part(list, atMost: 5)
    let other = nothing(type).labeled("else")
    return reading(method, of: value, arguments, [other], at: place)
  }

  /// Nothing has to note an element that is proved to be there. The call is total, too.
  private mutating func reading(
    _ method: String, of list: SwiftExpression, _ arguments: [LabeledArgument], _ others: [SwiftExpression],
    at place: SourceSpan
  ) -> SwiftExpression {
    hasGuards = true
    if proved.areElementsProved(at: place) {
      callsHidden = true
      var result = call(receiver(list).member(method), arguments, before: others)
      result.weight += list.weight + 1
      return result
    }
    let list = explicit(list)
    usesReader = true
    var result = call(
      SwiftExpression("reader").member(method), arguments, after: [list.labeled("of")], before: others)
    result.weight += list.weight + 1
    return result
  }

  mutating func slice(
    of list: ExpressionID, _ low: ExpressionID, _ high: ExpressionID, isClosed: Bool, at place: SourceSpan
  ) -> SwiftExpression {
    let value = part(list, atMost: 5)
    return reading(
      "elements", of: value, [("from", low), ("to", high)], isClosed ? ["closed: true"] : [], at: place)
  }

  /// Returns a value that is used where an element is missing. It is not drawn.
  private mutating func nothing(_ type: ValueType) -> SwiftExpression {
    switch type {
    case .number, .integer: return "0"
    case .bool: return "false"
    case .string: return SwiftExpression(.string("\"\""))
    case .angle, .point, .rect: return ".zero"
    case .size: return .call(core("Size"), ["0", "0"])
    case .color: return ".black"
    case .paint: return .call(".color", [".black"])
    case .stop: return .call(".stop", [".black"])
    case .path: return ".empty"
    case .edges, .list: return .list([])
    case .enumeration(let id):
      guard let first = program.enumerations[id].cases.indices.first else { return "0" }
      return enumCase(first, of: type)
    case .invalid: return "0"
    }
  }

  // MARK: Functions

  mutating func list(
    _ function: ListFunction, _ operands: OperandRange, at place: SourceSpan
  ) -> SwiftExpression {
    switch function {
    case .minimum: return extreme("minimum", operands, at: place)
    case .maximum: return extreme("maximum", operands, at: place)
    case .sum:
      let value = explicit(part(program[operands, ListParameters.summed], atMost: 5))
      return .call(core("Mathematics").member("sum"), [value], weight: value.weight + 2)
    case .reversed:
      let value = receiver(part(program.receiver(operands), atMost: 5)).member("reversed()", addedWeight: 2)
      return .call("Swift.Array", [value], weight: value.weight)
    case .zip: return SwiftExpression("[]")
    }
  }

  /// Returns the pairs of elements of two lists, as many as the shorter one has.
  mutating func zipped(_ first: SwiftExpression, _ second: SwiftExpression, at place: SourceSpan) -> SwiftExpression {
    hasGuards = true
    if proved.areElementsProved(at: place) { return .call("Swift.zip", [first, second]) }
    usesReader = true
    return .call(SwiftExpression("reader").member("zipped"), [first, second])
  }

  private mutating func extreme(
    _ method: String, _ operands: OperandRange, at place: SourceSpan
  ) -> SwiftExpression {
    let list = program[operands, ListParameters.ordered]
    return reading(method, of: list, else: program[list].type.element ?? .invalid, at: place)
  }

  // MARK: Lists from loops

  /// Returns a list with a value for each iteration of some loops, with a name.
  mutating func collected(_ index: Arena<Comprehension>.ID, _ type: ValueType) -> SwiftExpression {
    let name = valueName(else: "Values")
    collect(index, to: .name("let \(name): \(self.type(type).text)"))
    return SwiftExpression(name)
  }

  /// Writes such a list as the value of a name or a function.
  mutating func collect(_ index: Arena<Comprehension>.ID, to target: SwiftStatement.Target) {
    let list = program.comprehensions[index]
    scope.open()
    let builder = scope.add("list")
    let body = collected { writer in
      writer.iterations(list.nest, countedBy: builder) { writer in
        writer.naming("element") { writer in
          let element = writer.part(list.value)
          writer.add(.value(.call(SwiftExpression(builder).member("append"), [element])))
        }
      }
    }
    add(.closure(".collected", parameter: builder, body, to: target))
    scope.close()
  }
}
