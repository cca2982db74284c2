import ShapeCore
import ShapeLanguage

/// Writes the body of one Swift function: the statements of the source, with a `let` for each of its names.
///
/// A block's statements are written before its `let`s, so that it is known which of them are needed. Then the lines are
/// put in order.
struct SwiftBodyWriter {
  let names: SwiftProgramNames
  var needs = SwiftNeeds()
  var scope: SwiftScope
  private(set) var lines: [String] = []
  var indentation: Int
  /// The fragment for each parameter, `let` and loop variable.
  var slots: [Int32: SwiftFragment] = [:]
  /// The slots that have been read.
  var used: Set<Int32> = []
  /// The slots whose values compilers know.
  var constants: Set<Int32> = []
  /// The cases of the shape's own content slots.
  var ownSlots: [NameID: String] = [:]
  /// Whether the function has a parameter for the direction of the layout, and whether it needs it.
  var hasDirection = false
  private(set) var usesDirection = false
  /// The name of the direction of the layout, in all functions that need it.
  static let directionName = "layoutDirection"
  /// What the current statement draws or declares, and the label of the argument that is being written: the name of a
  /// value that is computed before the statement. So a name depends on nothing else.
  var subject = "value"
  var role = ""
  /// Whether the current statement needs values that are computed before it.
  var declaresValues = false
  /// Whether the code is outside of the types, and the qualifier of the program's types there.
  var isOutside = false
  var prefix = ""
  /// Whether it uses a private member of a palette.
  var usesPrivateMember = false
  /// Whether it reads elements of lists.
  private(set) var usesReader = false
  /// The open layers, innermost last.
  private var layers: [Layer] = []

  /// The values of a layer that are declared as names at the beginning of its body.
  private struct Layer {
    /// The source of the values: the picture, or a size.
    var origin: String
    var isSize: Bool
    var level: Int
    var values: [(value: LayerValue, name: String)] = []
    /// The names of the layers around, which are out of scope here.
    var hidden: [String]
  }

  var program: Program { names.program }

  init(_ names: SwiftProgramNames, taken: Set<String>, parameters: [String] = [], indentation: Int) {
    self.names = names
    scope = SwiftScope(taken: taken, parameters: parameters)
    self.indentation = indentation
  }

  /// The lines of a function: those written, after the reader that they need.
  var functionLines: [String] { (usesReader ? ["    let reader = ShapeCore.ListReader()"] : []) + lines }

  mutating func noteReader() { usesReader = true }
  mutating func forgetReader() { usesReader = false }

  // MARK: Lines

  mutating func line(_ text: String) {
    lines.append(String(repeating: "  ", count: indentation) + text)
  }

  mutating func append(_ more: [String]) { lines += more }

  /// Returns the lines that a closure writes, without keeping them.
  mutating func captured(_ write: (inout SwiftBodyWriter) -> Void) -> [String] {
    let before = lines
    lines = []
    write(&self)
    defer { lines = before }
    return lines
  }

  mutating func indented(_ write: (inout SwiftBodyWriter) -> Void) {
    indentation += 1
    write(&self)
    indentation -= 1
  }

  // MARK: Types

  /// Returns a type of `ShapeCore`.
  mutating func core(_ type: String) -> String {
    if isOutside || names.hiddenTypes.contains(type) { return "ShapeCore." + type }
    needs.types.insert(type)
    return type
  }

  /// Returns a type of the program, in a context where a value could be.
  mutating func own(_ type: String) -> String {
    if isOutside { return prefix + type }
    let alias = names.alias(of: type)
    if alias != type { needs.renamedTypes.insert(type) }
    return alias
  }

  mutating func type(_ type: ValueType) -> String {
    switch type {
    case .number, .integer: return "Double"
    case .bool: return "Bool"
    case .string: return "String"
    case .angle: return core("Angle")
    case .point: return core("Point")
    case .size: return core("Size")
    case .rect: return core("Rect")
    case .color: return core("Color")
    case .paint: return core("Paint")
    case .path: return core("Path")
    case .edges: return core("Edges")
    case .stop: return core("GradientStop")
    case .enumeration(let id):
      if id.index < BuiltinEnum.allCases.count { return core(names.enumerations[id]) }
      needs.enumerations.insert(id)
      return (isOutside ? prefix : "") + names.enumerations[id]
    case .list(let element): return "[\(self.type(element))]"
    case .invalid: return "Never"
    }
  }

  // MARK: Names

  /// Returns the fragment of a slot.
  mutating func read(_ slot: Int32) -> SwiftFragment {
    used.insert(slot)
    // A slot without a fragment must not compile.
    return slots[slot] ?? SwiftFragment("slot\(slot)IsUnknown")
  }

  /// Marks a slot as not read, because it has a new meaning from here on.
  mutating func markUnused(_ slot: Int32) { used.remove(slot) }

  /// Returns a new name for a value that the statement needs, such as `fillPath`.
  mutating func valueName(else kind: String = "Part") -> String {
    declaresValues = true
    let role = role.isEmpty ? kind : role.prefix(1).uppercased() + role.dropFirst()
    return scope.add(subject + role)
  }

  /// Writes a part of the code whose values are named for a subject.
  mutating func naming<Result>(
    _ subject: String, _ role: String = "", _ write: (inout SwiftBodyWriter) -> Result
  ) -> Result {
    let outer = (self.subject, self.role)
    (self.subject, self.role) = (SwiftNames.plain(subject), role)
    defer { (self.subject, self.role) = outer }
    return write(&self)
  }

  /// Writes a part of a statement whose values are named for a label.
  mutating func labeling<Result>(_ label: String, _ write: (inout SwiftBodyWriter) -> Result) -> Result {
    naming(subject, label.isEmpty ? role : label, write)
  }

  /// Writes a statement. If it needs values that are computed before it, both are in a block, so that the names of these
  /// values don't depend on other statements.
  mutating func statement(_ subject: String, _ write: (inout SwiftBodyWriter) -> Void) {
    let outer = declaresValues
    declaresValues = false
    scope.open()
    let lines = captured { writer in writer.naming(subject) { write(&$0) } }
    scope.close()
    if declaresValues {
      line("do {")
      append(lines.map { "  " + $0 })
      line("}")
    } else {
      append(lines)
    }
    declaresValues = outer
  }

  /// Returns a new name for a value that is computed here.
  mutating func hoist(_ fragment: SwiftFragment, _ type: ValueType) -> SwiftFragment {
    let name = valueName()
    line("let \(name): \(self.type(type)) = \(fragment.text)")
    return SwiftFragment(name)
  }

  /// Writes a block: the needed `let`s, then its statements.
  /// - Parameter isJoined: Whether the lines are a part of the block around it.
  mutating func block(
    _ id: BlockID, namingPaths: Bool, isJoined: Bool = false, _ statements: (inout SwiftBodyWriter) -> Void
  ) {
    // What its `let`s need is a part of the block.
    let outer = declaresValues
    defer { declaresValues = outer }
    scope.open()
    let block = program[id]
    for index in block.bindings {
      let binding = program.bindings[index]
      slots[binding.slot] = SwiftFragment(scope.add(names.spelling(binding.name)))
      used.remove(binding.slot)
      if binding.value.isPresent { noteConstant(binding.slot, binding.value) }
    }
    let body = captured { writer in
      if namingPaths { writer.namePaths(of: block) }
      statements(&writer)
    }
    var declarations: [[String]] = []
    for index in block.bindings.reversed() {
      let binding = program.bindings[index]
      guard used.contains(binding.slot), let name = slots[binding.slot] else { continue }
      declarations.append(
        captured { writer in
          if let function = binding.function {
            writer.declare(name.text, function)
          } else {
            writer.declare(name.text, binding.value)
          }
        })
    }
    for declaration in declarations.reversed() { append(declaration) }
    append(body)
    if isJoined { scope.join() } else { scope.close() }
  }

  /// Writes a `let` of the source.
  private mutating func declare(_ name: String, _ value: ExpressionID) {
    let type = self.type(program[value].type)
    naming(name) { $0.give(value, "let \(name): \(type) =") }
  }

  /// Writes a value after the beginning of a statement.
  mutating func give(_ value: ExpressionID, _ beginning: String) {
    switch program[value].kind {
    case .path(let block): drawnPath(block, beginning)
    case .comprehension(let index): collect(index, beginning)
    case .conditional:
      var short = SwiftFragment("")
      scope.open()
      let lines = captured { short = $0.expression(value) }
      if lines.isEmpty, beginning.utf8.count + short.text.utf8.count < 80 {
        scope.join()
        return line("\(beginning) \(short.text)")
      }
      // After a sign, the choice begins on a line of its own.
      let isAssigned = beginning.hasSuffix("=")
      if isAssigned { indentation += 1 }
      let choice = choiceLines(value, isAssigned ? "" : beginning)
      if isAssigned { indentation -= 1 }
      if let choice {
        scope.close()
        if isAssigned { line(beginning) }
        return append(choice)
      }
      scope.join()
      append(lines)
      line("\(beginning) \(short.text)")
    case .number, .bool, .color, .string, .edges, .enumCase, .slot, .global, .layerValue, .point, .size, .list,
      .element, .slice,
      .negate, .not, .binary, .convert, .member, .builtin, .call, .invalid:
      line("\(beginning) \(expression(value).text)")
    }
  }

  /// Returns one of several values as an `if`, or `nil` if a part of it needs lines of its own.
  private mutating func choiceLines(_ id: ExpressionID, _ beginning: String) -> [String]? {
    guard case .conditional(let condition, let then, let otherwise) = program[id].kind else {
      var value = SwiftFragment("")
      guard captured({ value = $0.expression(id) }).isEmpty else { return nil }
      return captured { $0.line(beginning.isEmpty ? value.text : "\(beginning) \(value.text)") }
    }
    var test = SwiftFragment("")
    guard captured({ test = $0.choice(of: condition) }).isEmpty else { return nil }
    let margin = beginning.isEmpty ? "" : beginning + " "
    var result = captured { $0.line("\(margin)if \(test.text) {") }
    indentation += 1
    let first = choiceLines(then, "")
    indentation -= 1
    guard let first else { return nil }
    result += first
    if case .conditional = program[otherwise].kind {
      guard let rest = choiceLines(otherwise, "} else") else { return nil }
      return result + rest
    }
    indentation += 1
    let last = choiceLines(otherwise, "")
    indentation -= 1
    guard let last else { return nil }
    return result + captured { $0.line("} else {") } + last + captured { $0.line("}") }
  }

  private mutating func namePaths(of block: Block) {
    for index in block.bindings {
      let binding = program.bindings[index]
      guard binding.value.isPresent, program[binding.value].type == .path else { continue }
      line("scene.name(\(SwiftNames.string(names.spelling(binding.name))), \(read(binding.slot).text))")
    }
  }

  // MARK: Layers

  /// Writes the body of a layer, after the values of the layer that it needs.
  mutating func layer(from origin: String, isSize: Bool = false, _ body: (inout SwiftBodyWriter) -> Void) {
    let hidden = layers.last?.values.map(\.name) ?? []
    scope.free(hidden)
    scope.open()
    layers.append(Layer(origin: origin, isSize: isSize, level: scope.level, hidden: hidden))
    let lines = captured(body)
    guard let layer = layers.popLast() else { return }
    // In a fixed order, so that it doesn't change with the first use.
    for value in LayerValue.allCases {
      for (other, name) in layer.values where other == value { line(declaration(of: value, name, layer)) }
    }
    append(lines)
    scope.close()
    scope.take(hidden)
  }

  /// Returns the direction of the layout: that of the picture, or a parameter. Constants are the same in both.
  mutating func direction() -> String {
    if let layer = layers.last, !layer.isSize {
      if !layer.values.contains(where: { $0.value == .isRightToLeft }) {
        layers[layers.count - 1].values.append((.isRightToLeft, Self.directionName))
      }
    } else {
      guard hasDirection else { return ".leftToRight" }
      usesDirection = true
    }
    return Self.directionName
  }

  /// Returns the name of a value of the open layer.
  mutating func layerValue(_ value: LayerValue) -> SwiftFragment {
    if value == .isRightToLeft { return SwiftFragment("\(direction()) == .rightToLeft", .comparison, weight: 2) }
    // Outside of all layers there are no other values than the pixel.
    guard let layer = layers.last else { return SwiftFragment("1") }
    if let known = layer.values.first(where: { $0.value == value }) { return SwiftFragment(known.name) }
    let name = scope.add(value.name, at: layer.level)
    layers[layers.count - 1].values.append((value, name))
    return SwiftFragment(name)
  }

  private mutating func declaration(of value: LayerValue, _ name: String, _ layer: Layer) -> String {
    let origin = layer.origin
    switch value {
    case .width, .height: return "let \(name): Double = \(origin).\(value.name)"
    case .pixel: return "let \(name): Double = \(layer.isSize ? "1" : "\(origin).pixel")"
    case .isRightToLeft: return "let \(name): \(core("LayoutDirection")) = \(origin).direction"
    case .bounds:
      let rect = core("Rect")
      let text =
        layer.isSize ? "\(rect)(x: 0, y: 0, width: \(origin).width, height: \(origin).height)" : "\(origin).bounds"
      return "let \(name): \(rect) = \(text)"
    case .center:
      let point = core("Point")
      let text = layer.isSize ? "\(point)(\(origin).width / 2, \(origin).height / 2)" : "\(origin).center"
      return "let \(name): \(point) = \(text)"
    }
  }
}

extension LayerValue {
  fileprivate var name: String {
    switch self {
    case .width: "width"
    case .height: "height"
    case .bounds: "bounds"
    case .center: "center"
    case .pixel: "pixel"
    case .isRightToLeft: SwiftBodyWriter.directionName
    }
  }
}
