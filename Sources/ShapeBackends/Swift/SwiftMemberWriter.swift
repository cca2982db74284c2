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
  var defaults: [(name: String, parameter: Parameter)] { get set }
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
  var aliases: [String] {
    needs.types.sorted().map { "  private typealias \($0) = ShapeCore.\($0)" }
      + needs.renamedTypes.sorted().map { "  private typealias \(names.alias(of: $0)) = \($0)" }
  }

  /// Returns a constant that is computed once.
  mutating func constant(
    _ name: String, _ id: ExpressionID, type: String, access: String
  ) -> [String] {
    var writer = SwiftBodyWriter(names, taken: taken, indentation: 2)
    let value = writer.naming(name) { $0.expression(id) }
    needs.form(writer.needs)
    let lines = writer.functionLines
    if lines.isEmpty { return ["  \(access)static let \(name): \(type) = \(value.text)"] }
    return ["  \(access)static let \(name): \(type) = {"] + lines + ["    return \(value.text)", "  }()"]
  }

  // MARK: Types and values

  /// Returns the Swift name of a type, qualified if it is visible to others. Whole numbers are Doubles, except in the
  /// parameters of shapes.
  mutating func typeText(_ type: ValueType) -> String {
    switch type {
    case .number, .integer: return "Double"
    case .bool: return "Bool"
    case .string: return "String"
    case .list(let element): return "[\(typeText(element))]"
    case .enumeration(let id):
      let name = names.enumerations[id]
      if id.index < BuiltinEnum.allCases.count { return "ShapeCore.\(name)" }
      needs.enumerations.insert(id)
      return name
    case .invalid, .angle, .point, .size, .rect, .color, .paint, .path, .edges, .stop:
      return "ShapeCore.\(coreName(type))"
    }
  }

  private func coreName(_ type: ValueType) -> String {
    switch type {
    case .angle: "Angle"
    case .point: "Point"
    case .size: "Size"
    case .rect: "Rect"
    case .color: "Color"
    case .paint: "Paint"
    case .path: "Path"
    case .edges: "Edges"
    case .stop: "GradientStop"
    case .invalid, .number, .integer, .bool, .string, .enumeration, .list: "Never"
    }
  }

  /// Returns a part of the source text, or `nil` if there is none.
  func sourceText(_ span: SourceSpan) -> String? {
    guard names.program.sources.indices.contains(Int(span.file)), span.start < span.end else { return nil }
    return names.program.source(of: span).text(Int(span.start)..<Int(span.end))
  }

  /// Returns the default of a parameter, using only visible names.
  mutating func defaultText(_ parameter: Parameter) -> String {
    let id = parameter.defaultValue
    guard id.isPresent else { return "0" }
    if case .global(let index) = program[id].kind, parameter.type != .integer,
      case let global = program.globals[index], !global.isPrivate || names.palette(at: global.source) == nil
    {
      let palette = names.palette(at: global.source)
      if palette?.isOwn != false {
        visible.insert(index)
        needs.globals.insert(index)
        return "Self.\(names.globals[index])"
      }
      // A property of the shape may hide the palette.
      if let palette, names.alias(of: palette.type) == palette.type {
        return SwiftShapeWriter.counting("\(palette.type).\(names.globals[index])", global.type)
      }
    }
    if case .number(let value)? = Evaluator.constant(id, in: program) { return number(value, parameter.type) }
    var writer = SwiftBodyWriter(names, taken: [], indentation: 2)
    let value = writer.expression(id)
    if writer.lines.isEmpty, !writer.usesReader, writer.needs.functions.isEmpty, writer.needs.globals.isEmpty,
      writer.needs.renamedTypes.isEmpty
    {
      return qualified(value, writer.needs)
    }
    // A default that takes more than an expression is a constant of the type.
    let wanted =
      "default\(names.spelling(parameter.name).prefix(1).uppercased())\(names.spelling(parameter.name).dropFirst())"
    let members = names.members
    let name = defaultNames.add(wanted) { members.contains($0) }
    defaults.append((name, parameter))
    return "Self.\(name)"
  }

  /// Returns constant whole numbers as they are visible to others: an `Int`, or a list of them. `nil` for other values.
  func wholeNumbers(_ value: Value, _ type: ValueType) -> String? {
    switch (value, type) {
    case (.number(let number), .integer): return SwiftNames.wholeNumber(number)
    case (.list(let values), .list(let element)):
      let texts = values.compactMap { wholeNumbers($0, element) }
      return texts.count == values.count ? "[\(texts.joined(separator: ", "))]" : nil
    case (_, _): return nil
    }
  }

  /// Returns the type of whole numbers as they are visible to others, or `nil` for other types.
  func wholeNumberType(_ type: ValueType) -> String? {
    switch type {
    case .integer: "Int"
    case .list(let element): wholeNumberType(element).map { "[\($0)]" }
    case .invalid, .number, .bool, .string, .angle, .point, .size, .rect, .color, .paint, .path, .edges, .stop,
      .enumeration:
      nil
    }
  }

  /// Returns an expression with the names of the library's types qualified.
  private func qualified(_ value: SwiftFragment, _ needs: SwiftNeeds) -> String {
    var text = ""
    var word = ""
    func flush() {
      text += needs.types.contains(word) && !text.hasSuffix(".") ? "ShapeCore." + word : word
      word = ""
    }
    for character in value.text {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        flush()
        text.append(character)
      }
    }
    flush()
    return text
  }
}
