import ShapeCore
import ShapeLanguage

/// Writes the members of a type for the `let`s of files, for functions and for styles.
protocol SwiftMemberWriter {
  var names: SwiftProgramNames { get }
  /// The declarations of the program that it needs.
  var needs: SwiftNeeds { get set }
  /// The access level of what others can see.
  var access: String { get }
  /// Constants for default values.
  var defaults: [[SwiftStatement]] { get set }
  var defaultNames: SwiftNameSet { get set }
  /// The `let`s of files that a visible default uses.
  var visible: Set<GlobalID> { get set }
}

extension SwiftMemberWriter {
  var program: Program { names.program }

  /// Names that no value within the type can have: those that generated code uses itself, and the types that it may
  /// construct.
  var taken: Set<String> { names.reserved }

  /// Returns whether a `let` or a function is visible to others: a public one in the palette that is being written.
  func isPublic(_ source: SourceSpan, isPrivate: Bool) -> Bool {
    !isPrivate && names.palette(at: source)?.isOwn == true
  }

  /// The aliases for types that the code of a type uses under short names.
  var aliases: [SwiftStatement] {
    (needs.types.sorted().map { ($0, "ShapeCore." + $0) }
      + needs.renamedTypes.sorted().map { (names.alias(of: $0), $0) })
      .map { .value(SwiftExpression($1), of: "private typealias \($0)") }
  }

  /// Returns a constant that is computed once.
  mutating func constant(_ name: String, _ id: ExpressionID, type: String, access: String) -> [SwiftStatement] {
    var writer = SwiftBodyWriter(names, taken: taken)
    let value = writer.naming(name) { $0.expression(id) }
    return constant("\(access)static let \(name): \(type)", value, writer)
  }

  private mutating func constant(
    _ declaration: String, _ value: SwiftExpression, _ writer: SwiftBodyWriter
  ) -> [SwiftStatement] {
    needs.form(writer.needs)
    if writer.body.isEmpty { return [.value(value, of: declaration)] }
    let body = writer.body + [.value(value, to: .result)]
    return [.block(SwiftExpression(declaration), opening: " = {", body, closing: "}()")]
  }

  // MARK: Types and values

  /// Returns the Swift name of a type, qualified if it is visible to others. Whole numbers are Doubles, except in the
  /// parameters of shapes.
  mutating func typeText(_ type: ValueType, whole: String = "Double") -> String {
    switch type {
    case .integer: return whole
    case .list(let element): return "[\(typeText(element, whole: whole))]"
    case .enumeration(let id) where !type.isOfCore:
      needs.enumerations.insert(id)
      return names.enumerations[id]
    case .enumeration, .invalid, .number, .bool, .string, .angle, .point, .size, .rect, .color, .paint, .path, .edges,
      .stop:
      return (type.isOfCore ? "ShapeCore." : "") + names.typeName(type)
    }
  }

  /// Returns a part of the source text, or `nil` if there is none.
  func sourceText(_ span: SourceSpan) -> String? {
    guard names.program.sources.indices.contains(Int(span.file)), span.start < span.end else { return nil }
    return names.program.source(of: span).text(Int(span.start)..<Int(span.end))
  }

  /// Returns the default of a parameter, using only visible names if others can see it.
  mutating func defaultValue(of parameter: Parameter, isVisible: Bool = true) -> SwiftExpression {
    let id = parameter.defaultValue
    guard id.isPresent else { return "0" }
    if isVisible, let value = visibleGlobal(id, parameter.type) { return value }
    let parameterName = names.spelling(parameter.name)
    let wanted = "default\(parameterName.prefix(1).uppercased())\(parameterName.dropFirst())"
    var writer = SwiftBodyWriter(names, taken: taken)
    let value = writer.naming(wanted) { $0.expression(id) }
    let isSimple = writer.body.isEmpty
    if isSimple, !isVisible {
      needs.form(writer.needs)
      return value
    }
    if case .number(let value)? = Evaluator.constant(id, in: program) { return number(value, parameter.type) }
    if isSimple, !writer.callsHidden, writer.needs.functions.isEmpty, writer.needs.globals.isEmpty,
      writer.needs.renamedTypes.isEmpty
    {
      return value.qualified
    }
    // A default that takes more than an expression is a constant of the type, and so is one that calls hidden functions:
    // a public declaration can't contain them.
    let members = names.members
    let name = defaultNames.add(wanted) { members.contains($0) }
    defaults.append(constant("\(access)static let \(name): \(typeText(parameter.type))", value, writer))
    return SwiftExpression("Self").member(name)
  }

  /// Returns the `let` of a file that is a default, or `nil` for another value or a hidden name.
  private mutating func visibleGlobal(_ id: ExpressionID, _ type: ValueType) -> SwiftExpression? {
    guard case .global(let index) = program[id].kind, type != .integer else { return nil }
    let global = program.globals[index]
    guard let palette = names.palette(at: global.source), !palette.isOwn else {
      guard !global.isPrivate || names.palette(at: global.source) == nil else { return nil }
      visible.insert(index)
      needs.globals.insert(index)
      return SwiftExpression("Self").member(names.globals[index])
    }
    // A property of the shape may hide the palette.
    guard !global.isPrivate, names.alias(of: palette.type) == palette.type else { return nil }
    return SwiftShapeWriter.counting(SwiftExpression(palette.type).member(names.globals[index]), global.type)
  }

  /// Returns constant whole numbers as they are visible to others: an `Int`, or a list of them. `nil` for other values.
  func wholeNumbers(_ value: Value, _ type: ValueType) -> SwiftExpression? {
    switch (value, type) {
    case (.number(let number), .integer): return .wholeNumber(number)
    case (.list(let values), .list(let element)):
      let elements = values.compactMap { wholeNumbers($0, element) }
      return elements.count == values.count ? .list(elements) : nil
    case (_, _): return nil
    }
  }
}
