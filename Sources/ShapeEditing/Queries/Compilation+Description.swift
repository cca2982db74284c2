import ShapeCore
import ShapeLanguage

extension Compilation {
  /// Returns what the compiled file declares, or `nil` if there are errors.
  /// - Parameter includesProofs: Whether it has the proved minimum sizes of shapes. They take longer than the rest.
  public func description(includesProofs: Bool = false) -> FileDescription? {
    guard !hasErrors, let tree = trees.first else { return nil }
    var describer = FileDescriber(self, includesProofs: includesProofs)
    return describer.description(of: tree)
  }
}

/// Collects the description of a file.
private struct FileDescriber {
  private let compilation: Compilation
  private let program: Program
  private var evaluator: Evaluator
  private let includesProofs: Bool

  init(_ compilation: Compilation, includesProofs: Bool) {
    self.includesProofs = includesProofs
    self.compilation = compilation
    program = compilation.program
    evaluator = Evaluator(program)
  }

  mutating func description(of tree: SyntaxTree) -> FileDescription {
    var result = FileDescription(path: tree.source.path)
    result.imports = compilation.imports.filter { $0.file == 0 }.compactMap { description(of: $0) }
    let declarations = NamedDeclarations(of: program)
    for syntax in tree.declarations {
      guard let place = syntax.name?.span, let declaration = declarations[place] else { continue }
      switch declaration {
      case .global(let id): result.values.append(description(of: program.globals[id], syntax))
      case .enumeration(let id):
        let enumeration = program.enumerations[id]
        let name = DescribedName(
          name: enumeration.name, documentation: enumeration.documentation, isPrivate: syntax.isPrivate, place: place)
        result.enums.append(EnumDescription(name: name, cases: cases(of: id)))
      case .function(let id): result.functions.append(description(of: program.functions[id], syntax))
      case .style(let id):
        let style = program.styles[id]
        let name = self.name(style.name, style.documentation, style.source, syntax)
        result.styles.append(StyleDescription(name: name, parameters: parameters(style.parameters, style.slotCount)))
      case .shape(let id): result.shapes.append(description(of: id, syntax))
      case .file: break
      }
    }
    result.previews = program.previews.filter { $0.source.file == 0 }.map { description(of: $0) }
    return result
  }

  // MARK: Declarations

  private func name(
    _ name: NameID, _ documentation: String, _ place: SourceSpan, _ syntax: DeclarationSyntax? = nil
  ) -> DescribedName {
    DescribedName(
      name: program.names.spelling(name), documentation: documentation, isPrivate: syntax?.isPrivate ?? false,
      place: place)
  }

  private func description(of target: ImportTarget) -> ImportDescription? {
    guard let file = target.target, let path = target.syntax.path else { return nil }
    let alias = target.syntax.alias.map { $0.node.text }
    return ImportDescription(
      path: path.content, file: program.sources[file].path, alias: alias, place: path.span)
  }

  private mutating func description(of global: Global, _ syntax: DeclarationSyntax) -> ValueDescription {
    ValueDescription(
      name: name(global.name, global.documentation, global.source, syntax), type: type(global.type),
      value: value(global.value, global.type, [], global.slotCount))
  }

  private mutating func description(of function: Function, _ syntax: DeclarationSyntax) -> FunctionDescription {
    FunctionDescription(
      name: name(function.name, function.documentation, function.source, syntax),
      parameters: parameters(function.parameters, function.slotCount), result: type(function.result))
  }

  private mutating func description(of id: ShapeID, _ syntax: DeclarationSyntax) -> ShapeDescription {
    let shape = program.shapes[id]
    let defaults = defaults(of: shape.parameters, shape.slotCount)
    func size(_ id: ExpressionID, _ describer: inout FileDescriber) -> DescribedValue? {
      id.isPresent ? describer.value(id, .size, defaults, shape.slotCount) : nil
    }
    return ShapeDescription(
      name: name(shape.name, shape.documentation, shape.source, syntax), designSize: shape.designSize,
      minimumSize: size(shape.minimumSize, &self), maximumSize: size(shape.maximumSize, &self),
      provedMinimum: includesProofs ? program.provedMinimum(of: id) : nil,
      parameters: parameters(shape.parameters, shape.slotCount), slots: shape.slots.map { description(of: $0) })
  }

  private func description(of slot: ShapeDeclaration.Slot) -> SlotDescription {
    let name = slot.name == Keyword.content.name ? nil : program.names.spelling(slot.name)
    return SlotDescription(name: name, place: slot.source)
  }

  private mutating func description(of preview: Preview) -> PreviewDescription {
    let shape = program.shapes[preview.shape]
    var arguments: [ArgumentDescription] = []
    for (parameter, operand) in zip(shape.parameters, program[preview.arguments]) where operand.isPresent {
      arguments.append(
        ArgumentDescription(
          name: program.names.spelling(parameter.name),
          value: value(operand, parameter.type, [], preview.slotCount)))
    }
    return PreviewDescription(
      name: preview.name, shape: program.names.spelling(shape.name), arguments: arguments,
      size: Evaluator.size(of: preview, in: program).size, isDark: preview.isDark,
      direction: preview.direction, place: preview.source)
  }

  // MARK: Parameters

  private mutating func parameters(_ parameters: [Parameter], _ slotCount: Int32) -> [ParameterDescription] {
    let defaults = defaults(of: parameters, slotCount)
    var result: [ParameterDescription] = []
    for (index, parameter) in parameters.enumerated() {
      var described = ParameterDescription(
        name: name(parameter.name, parameter.documentation, parameter.source), isUnlabeled: parameter.isUnlabeled,
        type: type(parameter.type))
      if parameter.low.isPresent {
        let earlier = Array(defaults[..<index])
        described.range = RangeDescription(
          low: value(parameter.low, parameter.type, earlier, parameter.rangeSlotCount),
          high: value(parameter.high, parameter.type, earlier, parameter.rangeSlotCount),
          isClosed: parameter.rangeIsClosed)
      }
      if parameter.defaultValue.isPresent {
        described.defaultValue = value(parameter.defaultValue, parameter.type, defaults, slotCount)
        described.defaultValue?.value = program.json(defaults[index], parameter.type)
      }
      result.append(described)
    }
    return result
  }

  /// Returns the default of each parameter, within a range that depends on others. `.missing` for one without a default.
  private mutating func defaults(of parameters: [Parameter], _ slotCount: Int32) -> [Value] {
    var values: [Value] = []
    for index in parameters.indices {
      let value = try? evaluator.withFrame(values, count: slotCount) { inner throws(EvaluationFailure) in
        try inner.argument(.none, index, of: parameters, after: values)
      }
      values.append(value ?? .missing)
    }
    return values
  }

  private func type(_ type: ValueType) -> TypeDescription {
    var described = TypeDescription(name: compilation.describe(type), cases: [])
    var inner = type
    if case .list(let element) = type {
      described.element = compilation.describe(element)
      while case .list(let element) = inner { inner = element }
    }
    if case .enumeration(let id) = inner { described.cases = cases(of: id) }
    return described
  }

  private func cases(of id: EnumID) -> [EnumCaseDescription] {
    program.enumerations[id].cases.map {
      EnumCaseDescription(name: program.names.spelling($0.name), documentation: $0.documentation)
    }
  }

  // MARK: Values

  private mutating func value(
    _ id: ExpressionID, _ type: ValueType, _ frame: [Value], _ slotCount: Int32
  ) -> DescribedValue {
    let span = program[id].source
    let value = try? evaluator.withFrame(frame, count: slotCount) { inner throws(EvaluationFailure) in
      try inner.value(id)
    }
    return DescribedValue(
      value: value.flatMap { program.json($0, type) },
      source: program.source(of: span).text(Int(span.start)..<Int(span.end)))
  }
}

/// The declarations of the first file, by the places of their names.
struct NamedDeclarations {
  private var declarations: [Int32: Declaration] = [:]

  init(of program: Program) {
    for id in program.globals.indices { add(.global(id), program.globals[id].source) }
    for id in program.enumerations.indices { add(.enumeration(id), program.enumerations[id].source) }
    for id in program.functions.indices { add(.function(id), program.functions[id].source) }
    for id in program.styles.indices { add(.style(id), program.styles[id].source) }
    for id in program.shapes.indices { add(.shape(id), program.shapes[id].source) }
  }

  private mutating func add(_ declaration: Declaration, _ span: SourceSpan) {
    if span.file == 0 { declarations[span.start] = declaration }
  }

  subscript(place: SourceSpan) -> Declaration? { declarations[place.start] }
}
