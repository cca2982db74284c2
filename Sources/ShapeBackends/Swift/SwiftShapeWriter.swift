import ShapeKit
import ShapeLanguage

/// Writes the struct of one shape.
struct SwiftShapeWriter {
  let names: SwiftProgramNames
  let shape: ShapeDeclaration
  let typeName: String
  /// What it needs of the program, as far as it is written.
  private(set) var needs = SwiftNeeds()
  private let access: String

  /// Names that its functions use themselves.
  private static let ownNames: Set<String> = ["scene", "size", "self"]

  init(_ names: SwiftProgramNames, shape: Int32, options: SwiftOptions) {
    self.names = names
    self.shape = names.program.shapes[Int(shape)]
    typeName = names.shapes[Int(shape)]
    // What is private in its source is for the other types only.
    access =
      options.access == .internal || names.program.shapes[Int(shape)].isPrivate ? "" : "\(options.access.rawValue) "
  }

  private var program: Program { names.program }
  private var shapeName: String { names.spelling(shape.name) }

  mutating func text() -> [String] {
    var lines = documentation()
    lines.append("\(access)struct \(typeName): ShapeKit.ParametricShape {")
    lines += parameters()
    lines += constants()
    lines += ["", "  /// The sizes it works at.", "  \(access)var sizeLimits: ShapeKit.SizeLimits {"]
    lines += sizes()
    lines += ["  }", "", "  /// What bounds it at a size within its limits."]
    lines += ["  \(access)func outline(at size: ShapeKit.Size) -> ShapeKit.Path {"]
    lines += outline()
    lines += ["  }", "", "  /// Draws it into the layer that is open."]
    lines += ["  \(access)func draw(into scene: inout ShapeKit.SceneBuilder) {"]
    lines += drawing()
    lines += ["  }"]
    lines += helpers()
    lines += ["}"]
    let types = needs.types.sorted()
    if !types.isEmpty {
      lines += ["", "extension \(typeName) {"]
      lines += types.map { "  private typealias \($0) = ShapeKit.\($0)" }
      lines += ["}"]
    }
    return lines
  }

  private func documentation() -> [String] {
    var lines = shape.documentation.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let text = SwiftNames.comment(line)
      return text.isEmpty ? "///" : "/// \(text)"
    }
    while lines.last == "///" { lines.removeLast() }
    if !lines.isEmpty { lines.append("///") }
    return lines + ["/// Made from `shape \(shapeName)`, \(names.place(shape.source))."]
  }

  // MARK: Parameters

  /// Types are said in full where others see them.
  private mutating func typeText(_ type: ValueType) -> String {
    switch type {
    case .integer: return "Int"
    case .number: return "Double"
    case .bool: return "Bool"
    case .string: return "String"
    case .list(let element): return "[\(element == .integer ? "Double" : typeText(element))]"
    case .enumeration(let id):
      let name = names.enumerations[Int(id.index)]
      if Int(id.index) < BuiltinEnum.allCases.count { return "ShapeKit.\(name)" }
      needs.enumerations.insert(id.index)
      return name
    case .invalid, .angle, .point, .size, .rect, .color, .paint, .path, .edges, .stop:
      return "ShapeKit.\(kitName(type))"
    }
  }

  private func kitName(_ type: ValueType) -> String {
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

  private mutating func parameters() -> [String] {
    var lines: [String] = []
    var arguments: [String] = []
    var assignments: [String] = []
    for (parameter, plain) in zip(shape.parameters, names.parameters(shape.parameters)) {
      let name = SwiftNames.identifier(plain)
      let type = typeText(parameter.type)
      let defaultValue = defaultText(parameter)
      let range = rangeText(parameter)
      let usual = documented(defaultValue)
      if !lines.isEmpty { lines.append("") }
      if let range {
        lines.append("  /// In \(range.text)\(usual.map { "; \($0) unless said" } ?? "").")
        lines.append("  \(access)var \(name): \(type) {")
        lines.append("    didSet { \(name) = \(clamped(name, range, defaultValue, parameter.type)) }")
        lines.append("  }")
        assignments.append("    self.\(name) = \(clamped(name, range, defaultValue, parameter.type))")
      } else {
        if let usual { lines.append("  /// \(usual) unless said.") }
        lines.append("  \(access)var \(name): \(type)")
        assignments.append("    self.\(name) = \(name)")
      }
      arguments.append("\(name): \(type) = \(defaultValue)")
    }
    if !lines.isEmpty { lines.append("") }
    if shape.parameters.contains(where: { $0.low.isPresent }) {
      lines.append("  /// Values outside their ranges are brought to the nearest end.")
    }
    let head = "  \(access)init("
    let list = arguments.joined(separator: ", ")
    if assignments.isEmpty {
      lines.append("\(head)) {}")
    } else if head.count + list.count <= 115 {
      lines.append("\(head)\(list)) {")
      lines += assignments + ["  }"]
    } else {
      lines.append(head)
      lines += arguments.enumerated().map { "    \($0.element)\($0.offset == arguments.count - 1 ? "" : ",")" }
      lines.append("  ) {")
      lines += assignments + ["  }"]
    }
    return lines
  }

  /// A default value as documentation says it; nil where it takes a line of its own.
  private func documented(_ text: String) -> String? {
    text.count > 60 ? nil : text.hasPrefix(".") ? "`\(text)`" : text.contains("(") ? "`\(text)`" : text
  }

  private struct Range {
    var low: Double
    var high: Double
    /// How the source has it.
    var text: String
  }

  private func rangeText(_ parameter: Parameter) -> Range? {
    guard parameter.low.isPresent, case .number(let low) = Evaluator.constant(parameter.low, in: program),
      case .number(let high) = Evaluator.constant(parameter.high, in: program)
    else { return nil }
    let span = parameter.rangeSource
    let source = names.program.sources.indices.contains(Int(span.file)) ? names.program.sources[Int(span.file)] : nil
    let text = source?.text(Int(span.start)..<Int(span.end)) ?? "\(low)...\(high)"
    // An open end is not in the range itself.
    let last = parameter.rangeIsClosed ? high : parameter.type == .integer ? high - 1 : high.nextDown
    return Range(low: low, high: max(low, last), text: SwiftNames.comment(text))
  }

  private func clamped(_ name: String, _ range: Range, _ fallback: String, _ type: ValueType) -> String {
    let (low, high) = (number(range.low, type), number(range.high, type))
    if type == .integer { return "ShapeKit.Mathematics.clamp(\(name), \(low), \(high))" }
    return "ShapeKit.Mathematics.clamp(\(name), \(low), \(high), else: \(fallback))"
  }

  private func number(_ value: Double, _ type: ValueType) -> String {
    if type == .integer { return SwiftNames.wholeNumber(value) }
    if type == .angle {
      var writer = SwiftBodyWriter(names, taken: [], indentation: 0)
      let angle = writer.angle(value)
      return angle.type == nil ? "ShapeKit." + angle.text : angle.text
    }
    return SwiftNames.number(value)
  }

  /// The default of a parameter, in what others may see.
  private mutating func defaultText(_ parameter: Parameter) -> String {
    let id = parameter.defaultValue
    guard id.isPresent else { return "0" }
    if case .global(let index) = program[id].kind, parameter.type != .integer {
      visible.insert(index)
      needs.globals.insert(index)
      return "\(typeName).\(names.globals[Int(index)])"
    }
    if case .number(let value)? = Evaluator.constant(id, in: program) { return number(value, parameter.type) }
    var writer = SwiftBodyWriter(names, taken: [], indentation: 2)
    let value = writer.expression(id)
    if writer.lines.isEmpty, writer.needs.functions.isEmpty, writer.needs.globals.isEmpty {
      return qualified(value, writer.needs)
    }
    // What takes more than an expression is a constant of the type.
    let wanted =
      "default\(names.spelling(parameter.name).prefix(1).uppercased())\(names.spelling(parameter.name).dropFirst())"
    var name = wanted
    var number = 2
    while names.members.contains(name) || defaultNames.contains(name) {
      name = "\(wanted)\(number)"
      number += 1
    }
    defaultNames.insert(name)
    defaults.append((name, parameter))
    return "\(typeName).\(name)"
  }

  /// An expression as others may see it: with the names of the library's types in full.
  private func qualified(_ value: SwiftFragment, _ needs: SwiftNeeds) -> String {
    var text = ""
    var word = ""
    func flush() {
      text += needs.types.contains(word) && !text.hasSuffix(".") ? "ShapeKit." + word : word
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

  /// Constants that a default value is, and `let`s of files that others see in one.
  private var defaults: [(name: String, parameter: Parameter)] = []
  private var defaultNames: Set<String> = []
  private var visible: Set<Int32> = []

  private func constants() -> [String] {
    let name = SwiftNames.string(shapeName)
    let title = SwiftNames.string(shape.title(named: shapeName))
    let size = "\(SwiftNames.number(shape.designSize.width)), \(SwiftNames.number(shape.designSize.height))"
    return [
      "", "  \(access)static let shapeName = \(name)", "  \(access)static let shapeTitle = \(title)",
      "  \(access)static let designSize = ShapeKit.Size(\(size))",
    ]
  }

  /// A value that is computed once.
  private mutating func constant(
    _ name: String, _ id: ExpressionID, type: String, access: String
  ) -> [String] {
    var writer = SwiftBodyWriter(names, taken: Self.ownNames, indentation: 2)
    let value = writer.expression(id)
    needs.form(writer.needs)
    if writer.lines.isEmpty { return ["  \(access)static let \(name): \(type) = \(value.text)"] }
    return ["  \(access)static let \(name): \(type) = {"] + writer.lines + ["    return \(value.text)", "  }()"]
  }

  // MARK: Functions

  /// A writer for the inside of a function that sees the parameters.
  private func bodyWriter() -> SwiftBodyWriter {
    let taken = Self.ownNames.union(shape.parameters.map { names.spelling($0.name) })
    var writer = SwiftBodyWriter(names, taken: taken, indentation: 2)
    let plainNames = names.parameters(shape.parameters)
    for (index, parameter) in shape.parameters.enumerated() {
      let isHidden = Self.ownNames.contains(plainNames[index])
      let name = (isHidden ? "self." : "") + SwiftNames.identifier(plainNames[index])
      writer.slots[Int32(index)] = SwiftFragment(parameter.type == .integer ? "Double(\(name))" : name)
    }
    return writer
  }

  private mutating func sizes() -> [String] {
    var writer = bodyWriter()
    var arguments: [String] = []
    if shape.minimumSize.isPresent { arguments.append("minimum: \(writer.part(shape.minimumSize).text)") }
    if shape.maximumSize.isPresent { arguments.append("maximum: \(writer.part(shape.maximumSize).text)") }
    needs.form(writer.needs)
    return writer.lines + ["    return ShapeKit.SizeLimits(\(arguments.joined(separator: ", ")))"]
  }

  private mutating func outline() -> [String] {
    var writer = bodyWriter()
    let block = program[shape.body]
    let bounds = "ShapeKit.Rect(x: 0, y: 0, width: size.width, height: size.height)"
    guard block.holdsOutline else { return ["    return .rect(\(bounds))"] }
    writer.layer(from: "size", isSize: true) { writer in
      let result = writer.scope.add("outline")
      let isOnly =
        writer.countOutlines(block) == 1
        && block.statements.contains { index in
          if case .outline = writer.program.statements[Int(index)].kind { return true }
          return false
        }
      let body = writer.captured { writer in
        writer.block(shape.body, namingPaths: false) { inner in
          inner.outlines(block) { isOnly ? "return \($0)" : "\(result) = \($0)" }
        }
      }
      // A branch that is never taken may leave nothing.
      let isChanged = body.contains { $0.contains("\(result) = ") }
      if !isOnly { writer.line("\(isChanged ? "var" : "let") \(result): \(writer.kit("Path")) = .rect(\(bounds))") }
      writer.append(body)
      if !isOnly { writer.line("return \(result)") }
    }
    needs.form(writer.needs)
    return writer.lines
  }

  private mutating func drawing() -> [String] {
    var writer = bodyWriter()
    writer.layer(from: "scene") { $0.body(shape.body, outline: "self.outline(at: scene.bounds.size)") }
    needs.form(writer.needs)
    return writer.lines
  }

  // MARK: Helpers

  /// The `let`s of files, the functions and the styles that are needed, and what those need.
  private mutating func helpers() -> [String] {
    var done = SwiftNeeds()
    var constants: [Int32: [String]] = [:]
    var functions: [Int32: [String]] = [:]
    var styles: [Int32: [String]] = [:]
    var defaultValues: [String] = []
    while true {
      if !defaults.isEmpty {
        let (name, parameter) = defaults.removeFirst()
        let type = typeText(parameter.type == .integer ? .number : parameter.type)
        defaultValues += [""] + constant(name, parameter.defaultValue, type: type, access: access)
      } else if let next = needs.globals.subtracting(done.globals).min() {
        done.globals.insert(next)
        constants[next] = global(next)
      } else if let next = needs.functions.subtracting(done.functions).min() {
        done.functions.insert(next)
        functions[next] = function(next)
      } else if let next = needs.styles.subtracting(done.styles).min() {
        done.styles.insert(next)
        styles[next] = style(next)
      } else {
        break
      }
    }
    var lines = defaultValues
    for key in constants.keys.sorted() { lines += [""] + (constants[key] ?? []) }
    for key in functions.keys.sorted() { lines += [""] + (functions[key] ?? []) }
    for key in styles.keys.sorted() { lines += [""] + (styles[key] ?? []) }
    return lines
  }

  private mutating func global(_ index: Int32) -> [String] {
    let global = program.globals[Int(index)]
    let name = names.globals[Int(index)]
    let type = typeText(global.type == .integer ? .number : global.type)
    let access = visible.contains(index) ? self.access : "private "
    return ["  /// \(names.place(global.source))"] + constant(name, global.value, type: type, access: access)
  }

  /// A line that brings the value of a parameter, by its slot, into its range; of use where the value is.
  private typealias Clamping = (slot: Int32, line: String)

  /// The parameters of a function or a style, and what brings their values into their ranges.
  private mutating func parameters(
    _ parameters: [Parameter], _ writer: inout SwiftBodyWriter
  ) -> (list: [String], clamping: [Clamping]) {
    var list: [String] = []
    var clamping: [Clamping] = []
    for (index, plain) in names.parameters(parameters).enumerated() {
      let parameter = parameters[index]
      let isHidden = Self.ownNames.contains(plain)
      let name = isHidden ? plain + "Value" : SwiftNames.identifier(plain)
      let type = typeText(parameter.type == .integer ? .number : parameter.type)
      var text = "\(isHidden ? "\(SwiftNames.label(plain)) " : "")\(name): \(type)"
      if parameter.defaultValue.isPresent {
        var trial = SwiftBodyWriter(names, taken: [], indentation: 2)
        let value = trial.expression(parameter.defaultValue)
        if trial.lines.isEmpty {
          needs.form(trial.needs)
          text += " = \(value.text)"
        } else {
          // A default that takes several lines is a constant of its own.
          text += " = \(defaultText(parameter))"
        }
      }
      list.append(text)
      if let range = rangeText(parameter) {
        let kind = parameter.type == .integer ? ValueType.number : parameter.type
        let line =
          "    let \(name): \(type) = ShapeKit.Mathematics.clamp(\(name), \(number(range.low, kind)), "
          + "\(number(range.high, kind)), else: \(number(range.low, kind)))"
        clamping.append((Int32(index), line))
      }
      writer.slots[Int32(index)] = SwiftFragment(name)
    }
    return (list, clamping)
  }

  private mutating func function(_ index: Int32) -> [String] {
    let function = program.functions[Int(index)]
    let taken = Self.ownNames.union(function.parameters.map { names.spelling($0.name) })
    var writer = SwiftBodyWriter(names, taken: taken, indentation: 2)
    let (list, clamping) = parameters(function.parameters, &writer)
    let result = typeText(function.result == .integer ? .number : function.result)
    let name = names.functions[Int(index)]
    writer.give(function.value, "return")
    needs.form(writer.needs)
    return [
      "  /// \(names.place(function.source))",
      "  private static func \(name)(\(list.joined(separator: ", "))) -> \(result) {",
    ]
      + clamping.filter { writer.used.contains($0.slot) }.map(\.line) + writer.lines + ["  }"]
  }

  private mutating func style(_ index: Int32) -> [String] {
    let style = program.styles[Int(index)]
    let taken = Self.ownNames.union(style.parameters.map { names.spelling($0.name) })
    var writer = SwiftBodyWriter(names, taken: taken, indentation: 2)
    let (list, clamping) = parameters(style.parameters, &writer)
    writer.layer(from: "scene") { $0.styleBody(style.body) }
    needs.form(writer.needs)
    let name = names.styles[Int(index)]
    let all = ["_ scene: inout ShapeKit.SceneBuilder"] + list
    return ["  /// \(names.place(style.source))", "  private static func \(name)(\(all.joined(separator: ", "))) {"]
      + clamping.filter { writer.used.contains($0.slot) }.map(\.line) + writer.lines + ["  }"]
  }
}
