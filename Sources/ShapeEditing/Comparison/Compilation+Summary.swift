import ShapeCore
import ShapeLanguage

extension Compilation {
  /// Returns a summary of the compiled file, or `nil` if there are errors.
  public func summary() -> FileSummary? {
    guard !hasErrors, let tree = trees.first else { return nil }
    let summarizer = FileSummarizer(self, tree)
    return FileSummary(declarations: summarizer.items())
  }
}

private struct FileSummarizer {
  private let compilation: Compilation
  private let program: Program
  private let tree: SyntaxTree
  private let lines: LineText

  init(_ compilation: Compilation, _ tree: SyntaxTree) {
    self.compilation = compilation
    self.tree = tree
    program = compilation.program
    lines = LineText(tree)
  }

  func items() -> [SummaryItem] {
    let declarations = NamedDeclarations(of: program)
    var result: [SummaryItem] = []
    for syntax in tree.declarations {
      if case .import(let syntax) = syntax { result.append(item(of: syntax)) }
      guard let name = syntax.name, let declaration = declarations[name.span] else { continue }
      if let item = item(of: declaration, named: name.node.text, syntax) { result.append(item) }
    }
    result += program.previews.filter { $0.source.file == 0 }.map { item(of: $0) }
    return result
  }

  private func item(of syntax: ImportSyntax) -> SummaryItem {
    var item = SummaryItem("import \(syntax.path?.node.text ?? "")", isNamed: true)
    item.add("as", syntax.alias.map { $0.node.text })
    return item
  }

  // MARK: Declarations

  private func item(of declaration: Declaration, named name: String, _ syntax: DeclarationSyntax) -> SummaryItem? {
    func item(_ keyword: Keyword) -> SummaryItem {
      var item = SummaryItem("\(keyword.spelling) \(name)", isNamed: true)
      if syntax.isPrivate { item.add("access", "private") }
      return item
    }
    switch declaration {
    case .file: return nil
    case .global(let id):
      var item = item(.let)
      item.add("type", compilation.describe(program.globals[id].type))
      item.add("value", text(of: program.globals[id].value))
      return item
    case .enumeration(let id):
      var item = item(.enum)
      item.items = program.enumerations[id].cases.map {
        SummaryItem("case \(program.names.spelling($0.name))", isNamed: true)
      }
      return item
    case .function(let id):
      var item = item(.func)
      item.add("result", compilation.describe(program.functions[id].result))
      item.add("value", text(of: program.functions[id].value))
      item.items = parameters(program.functions[id].parameters)
      return item
    case .style(let id):
      var item = item(.style)
      item.items = parameters(program.styles[id].parameters) + statements(of: syntax)
      return item
    case .shape(let id):
      var item = item(.shape)
      describe(id, syntax, &item)
      return item
    }
  }

  private func describe(_ id: ShapeID, _ syntax: DeclarationSyntax, _ item: inout SummaryItem) {
    let shape = program.shapes[id]
    item.add("size", SummaryText.dimensions(shape.designSize))
    item.add("min", text(of: shape.minimumSize))
    item.add("draws from", program.provedMinimum(of: id).map { "\(SummaryText.dimensions($0)) up" })
    item.add("max", text(of: shape.maximumSize))
    item.items = parameters(shape.parameters)
    for slot in shape.slots {
      let name = program.names.spelling(slot.name)
      item.items.append(SummaryItem("slot" + (slot.name == Keyword.content.name ? "" : " \(name)"), isNamed: true))
    }
    guard let scene = Evaluator.draw(program, shape: id, size: shape.designSize).scene else {
      item.items += statements(of: syntax)
      return
    }
    item.add(SummaryItem.source, body(of: syntax).map { Self.hash(lines.text(of: $0.node.span)) })
    let picture = SceneSummary.item(of: scene)
    item.properties += picture.properties
    item.items += picture.items
  }

  private func body(of syntax: DeclarationSyntax) -> BlockSyntax? {
    switch syntax {
    case .shape(let syntax): syntax.body
    case .style(let syntax): syntax.body
    case .import, .let, .function, .enum, .preview, .error: nil
    }
  }

  private func statements(of syntax: DeclarationSyntax) -> [SummaryItem] {
    body(of: syntax)?.statements.map { SummaryItem(lines.text(of: $0.node.span)) } ?? []
  }

  private func parameters(_ parameters: [Parameter]) -> [SummaryItem] {
    parameters.map { parameter in
      var item = SummaryItem("parameter \(program.names.spelling(parameter.name))", isNamed: true)
      item.add("label", parameter.isUnlabeled ? "none" : nil)
      item.add("type", compilation.describe(parameter.type))
      if let low = text(of: parameter.low), let high = text(of: parameter.high) {
        item.add("range", low + (parameter.rangeIsClosed ? "..." : "..<") + high)
      }
      item.add("default", text(of: parameter.defaultValue))
      return item
    }
  }

  private func item(of preview: Preview) -> SummaryItem {
    var item = SummaryItem("preview \"\(preview.name)\"", isNamed: true)
    item.add("shape", program.names.spelling(program.shapes[preview.shape].name))
    let parameters = program.shapes[preview.shape].parameters
    for (parameter, operand) in zip(parameters, program[preview.arguments]) {
      item.add(program.names.spelling(parameter.name), text(of: operand))
    }
    item.add("size", text(of: preview.size))
    item.add("scheme", preview.isDark.map { ($0 ? Scheme.dark : .light).constant.name })
    item.add("direction", preview.direction?.constant.name)
    return item
  }

  // MARK: Texts

  /// Returns the source of an expression of the file. `nil` if it is omitted.
  private func text(of id: ExpressionID) -> String? {
    guard id.isPresent, program[id].source.file == tree.file else { return nil }
    return lines.text(of: program[id].source)
  }

  /// Returns a short text that differs for different texts, but for an unlikely coincidence. Source: FNV-1a, 64 bits.
  private static func hash(_ text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return String(hash & 0xFFFF_FFFF, radix: 16)
  }
}
