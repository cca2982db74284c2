import ShapeCore
import ShapeLanguage

/// Writes the body of one Swift function: the statements of the source, with a `let` for each of its names.
///
/// A block's statements are written before its `let`s, so that it is known which of them are needed. Then both are put in
/// order.
struct SwiftBodyWriter {
  let names: SwiftProgramNames
  var needs = SwiftNeeds()
  var scope: SwiftScope
  private(set) var statements: [SwiftStatement] = []
  /// The expression for each parameter, `let` and loop variable.
  var slots: [Int32: SwiftExpression] = [:]
  /// The slots that have been read.
  var used: Set<Int32> = []
  /// The slots whose values compilers know, and whether they know those of conditional expressions.
  var constants: Set<Int32> = []
  var constantChoices: [ExpressionID: Bool] = [:]
  /// Whether nothing of a block is written.
  var emptyBlocks: [BlockContent: Bool] = [:]
  /// The cases of the shape's own content slots.
  var ownSlots: [NameID: String] = [:]
  /// Whether the function has a parameter for the direction of the layout, and whether it needs it.
  var hasDirection = false
  private(set) var usesDirection = false
  /// The name of the direction of the layout, in all functions that need it.
  static let directionName = "layoutDirection"
  /// What the current statement draws or declares, and the label of the argument that is being written: the name of a
  /// value that is computed before the statement. So a name depends on nothing else.
  private var subject = "value"
  private var role = ""
  /// Whether the current statement needs values that are computed before it.
  private var declaresValues = false
  /// Whether the code is outside of the types, and the qualifier of the program's types there.
  var isOutside = false
  var prefix = ""
  /// Whether it uses a private member of a palette.
  var usesPrivateMember = false
  /// Whether it reads elements that lists may lack.
  var usesReader = false
  /// The guards that it can omit.
  var proved = GuardProofs()
  /// Whether it has guards that a proof could omit.
  var hasGuards = false
  /// Whether it calls functions that apps don't see.
  var callsHidden = false
  /// The open layers, innermost last.
  private var layers: [Layer] = []

  /// The values of a layer that are declared as names at the beginning of its body.
  private struct Layer {
    /// The source of the values: the picture, or a size.
    var origin: SwiftExpression
    var isSize: Bool
    var level: Int
    var values: [(value: LayerValue, name: String)] = []
    /// The names of the layers around, which are out of scope here.
    var hidden: [String]
  }

  var program: Program { names.program }

  init(_ names: SwiftProgramNames, taken: Set<String>, parameters: [String] = []) {
    self.names = names
    scope = SwiftScope(taken: taken, parameters: parameters)
  }

  /// The body of a function: the statements, after the reader that they need.
  var body: [SwiftStatement] {
    let reader = SwiftStatement.value("ShapeCore.ListReader()", of: "let reader")
    return (usesReader ? [reader] : []) + statements
  }

  // MARK: Statements

  mutating func add(_ statement: SwiftStatement) { statements.append(statement) }

  mutating func add(_ more: [SwiftStatement]) { statements += more }

  /// Returns the statements that a closure writes, without keeping them.
  mutating func collected(_ write: (inout SwiftBodyWriter) -> Void) -> [SwiftStatement] {
    var result: [SwiftStatement] = []
    swap(&statements, &result)
    write(&self)
    swap(&statements, &result)
    return result
  }

  /// Returns the statements of a block in braces, in which names are declared.
  mutating func nested(_ write: (inout SwiftBodyWriter) -> Void) -> [SwiftStatement] {
    scope.open()
    defer { scope.close() }
    return collected(write)
  }

  // MARK: Types

  /// Returns a type of `ShapeCore`.
  mutating func core(_ type: String) -> SwiftExpression {
    if type == "Mathematics" { callsHidden = true }
    if isOutside || names.hiddenTypes.contains(type) { return SwiftExpression("ShapeCore." + type) }
    needs.types.insert(type)
    return SwiftExpression(.type(type))
  }

  /// Returns a type of the program, in a context where a value could be.
  mutating func own(_ type: String) -> SwiftExpression {
    if isOutside { return SwiftExpression(prefix + type) }
    let alias = names.alias(of: type)
    if alias != type { needs.renamedTypes.insert(type) }
    return SwiftExpression(alias)
  }

  mutating func type(_ type: ValueType) -> SwiftExpression {
    switch type {
    case .list(let element): return self.type(element).prefixed("[").appending("]")
    case .enumeration(let id) where id.index >= BuiltinEnum.allCases.count:
      needs.enumerations.insert(id)
      return SwiftExpression((isOutside ? prefix : "") + names.enumerations[id])
    case .enumeration, .invalid, .number, .integer, .bool, .string, .angle, .point, .size, .rect, .color, .paint, .path,
      .edges, .stop:
      let name = names.typeName(type)
      return type.isOfCore ? core(name) : SwiftExpression(name)
    }
  }

  // MARK: Names

  /// Returns the expression for a slot.
  mutating func read(_ slot: Int32) -> SwiftExpression {
    used.insert(slot)
    // A slot without an expression must not compile.
    return slots[slot] ?? SwiftExpression("slot\(slot)IsUnknown")
  }

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
  mutating func statement(_ subject: String, isBlock: Bool = false, _ write: (inout SwiftBodyWriter) -> Void) {
    let outer = declaresValues
    declaresValues = false
    let body = nested { writer in writer.naming(subject) { write(&$0) } }
    if isBlock || declaresValues { add(.block("do", body)) } else { add(body) }
    declaresValues = outer
  }

  /// Returns a new name for a value that is computed here.
  mutating func hoist(_ value: SwiftExpression, _ type: ValueType) -> SwiftExpression {
    let name = valueName()
    add(.value(value, of: "let \(name): \(self.type(type).text)"))
    return SwiftExpression(name)
  }

  // MARK: Blocks

  /// Writes a block as a part of the block around it: the needed `let`s, then its statements.
  mutating func block(_ id: BlockID, namingPaths: Bool, _ write: (inout SwiftBodyWriter) -> Void) {
    // What its `let`s need is a part of the block.
    let outer = declaresValues
    defer { declaresValues = outer }
    let block = program[id]
    for index in block.bindings {
      let binding = program.bindings[index]
      slots[binding.slot] = SwiftExpression(
        binding.name == .none ? valueName(else: "Term") : scope.add(names.spelling(binding.name)))
      used.remove(binding.slot)
      if binding.value.isPresent { noteConstant(binding.slot, binding.value) }
    }
    let body = collected { writer in
      if namingPaths { writer.namePaths(of: block) }
      write(&writer)
    }
    var declarations: [[SwiftStatement]] = []
    for index in block.bindings.reversed() {
      let binding = program.bindings[index]
      guard used.contains(binding.slot), let name = slots[binding.slot]?.text else { continue }
      declarations.append(
        collected { writer in
          if let function = binding.function {
            writer.declare(name, function)
          } else {
            let type = writer.type(writer.program[binding.value].type).text
            writer.naming(name) { $0.give(binding.value, to: .name("let \(name): \(type)")) }
          }
        })
    }
    for declaration in declarations.reversed() { add(declaration) }
    add(body)
  }

  /// Returns a value that can use the `let`s of a block, which are written before the statement.
  mutating func scoped(_ id: BlockID, _ value: ExpressionID) -> SwiftExpression {
    var result: SwiftExpression = ""
    block(id, namingPaths: false) { result = $0.part(value) }
    declaresValues = true
    return result
  }

  private mutating func namePaths(of block: Block) {
    for index in block.bindings {
      let binding = program.bindings[index]
      guard binding.value.isPresent, program[binding.value].type == .path else { continue }
      let name = SwiftExpression(.string(SwiftNames.string(names.spelling(binding.name))))
      add(.value(.call("scene.name", [name, read(binding.slot)])))
    }
  }

  // MARK: Results

  /// Writes the statement that gives a value to a name or the caller.
  mutating func give(_ value: ExpressionID, to target: SwiftStatement.Target) {
    switch program[value].kind {
    case .path(let block): drawnPath(block, to: target)
    case .comprehension(let index): collect(index, to: target)
    case .scoped(let block, let value): self.block(block, namingPaths: false) { $0.give(value, to: target) }
    case .conditional(let condition, let then, let otherwise):
      scope.open()
      var choice = Choice()
      let before = collected { choice = $0.choice(condition, then, otherwise, $0.program[value].type) }
      if let branches = choice.branches, let given = branches.giving(to: target),
        !before.isEmpty || target.text.utf8.count + choice.value.width > 80
      {
        // None of the names is needed.
        scope.close()
        if case .name(let name) = target {
          // After a sign, the choice begins on a line of its own.
          add(.block(SwiftExpression(name), opening: " =", [branches], closing: nil))
        } else {
          add(given)
        }
      } else {
        scope.join()
        add(before + [.value(choice.value, to: target)])
      }
    case .number, .bool, .color, .string, .edges, .enumCase, .slot, .global, .layerValue, .point, .size, .list,
      .element, .slice,
      .negate, .not, .binary, .convert, .member, .builtin, .call, .frame, .invalid:
      add(.value(expression(value), to: target))
    }
  }

  // MARK: Layers

  /// Writes the body of a layer, after the values of the layer that it needs.
  mutating func layer(from origin: String, isSize: Bool = false, _ body: (inout SwiftBodyWriter) -> Void) {
    let hidden = layers.last?.values.map { $0.name } ?? []
    scope.free(hidden)
    scope.open()
    layers.append(Layer(origin: SwiftExpression(origin), isSize: isSize, level: scope.level, hidden: hidden))
    let body = collected(body)
    guard let layer = layers.popLast() else { return }
    // In a fixed order, so that it doesn't change with the first use.
    for value in LayerValue.allCases {
      for (other, name) in layer.values where other == value { add(declaration(of: value, name, layer)) }
    }
    add(body)
    // Ranges of parameters are written after the body, in the same block.
    if layers.isEmpty { scope.join() } else { scope.close() }
    scope.take(hidden)
  }

  /// Returns the direction of the layout: that of the picture, or a parameter. Constants are the same in both.
  mutating func direction() -> SwiftExpression {
    if let layer = layers.last, !layer.isSize {
      if !layer.values.contains(where: { $0.value == .isRightToLeft }) {
        layers[layers.count - 1].values.append((.isRightToLeft, Self.directionName))
      }
    } else {
      guard hasDirection else { return ".leftToRight" }
      usesDirection = true
    }
    return SwiftExpression(Self.directionName)
  }

  /// Returns the name of a value of the open layer.
  mutating func layerValue(_ value: LayerValue) -> SwiftExpression {
    if value == .isRightToLeft {
      var test = SwiftExpression.sequence(direction(), ("==", ".rightToLeft"), as: .comparison)
      test.weight = 2
      return test
    }
    // Outside of all layers there are no other values than the pixel.
    guard let layer = layers.last else { return SwiftExpression("1") }
    if let known = layer.values.first(where: { $0.value == value }) { return SwiftExpression(known.name) }
    let name = scope.add(value.swiftName, at: layer.level)
    layers[layers.count - 1].values.append((value, name))
    return SwiftExpression(name)
  }

  private mutating func declaration(of value: LayerValue, _ name: String, _ layer: Layer) -> SwiftStatement {
    let origin = layer.origin
    let (width, height) = (origin.member("width"), origin.member("height"))
    let type: SwiftExpression
    var known = origin.member(value == .isRightToLeft ? "direction" : value.swiftName)
    switch value {
    case .width, .height: type = "Double"
    case .pixel:
      type = "Double"
      if layer.isSize { known = "1" }
    case .isRightToLeft: type = core("LayoutDirection")
    case .bounds:
      type = core("Rect")
      if layer.isSize {
        known = .call(type, ["x: 0", "y: 0", width.labeled("width"), height.labeled("height")])
      }
    case .center:
      type = core("Point")
      let halves = [width, height].map { SwiftExpression.sequence($0, ("/", "2"), as: .multiplication) }
      if layer.isSize { known = .call(type, halves) }
    }
    return .value(known, of: "let \(name): \(type.text)")
  }
}

extension LayerValue {
  fileprivate var swiftName: String { self == .isRightToLeft ? SwiftBodyWriter.directionName : name }
}
