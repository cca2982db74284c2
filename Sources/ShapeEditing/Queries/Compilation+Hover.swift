import ShapeCore
import ShapeLanguage

/// The information that an editor shows about a word or a sign.
public struct Hover: Equatable, Sendable {
  /// The word or the sign.
  package var span: SourceSpan
  public var name: String
  public var kind: SymbolKind
  /// The type of its value in the syntax of a source, or `nil` if it is not a value.
  public var type: String?
  /// The declaration or the form of a call.
  public var signature: String
  public var documentation: String
  /// Its value in the syntax of a source. `nil` if it is not known or has no short form.
  public var value: String?
  /// The size of the picture with the value, such as `200 x 100`. `nil` for the design size.
  public var size: String?
  /// The range of a parameter, as it is written.
  public var range: String?
  /// The default of a parameter, as it is written.
  public var defaultValue: String?
  /// What is proved about it, as a sentence.
  package var proof: String?
  /// The picture to show beside it, if there is one.
  package var picture: HoverPicture?
}

/// A picture of a name's meaning.
package enum HoverPicture: Equatable, Sendable {
  case shape(ShapeID)
  case path(Path)
  case paint(Paint)
  case color(Color)
}

/// The kind of a symbol.
public enum SymbolKind: String, Sendable {
  case value, parameter, loopVariable, function, style, shape, `enum`, enumCase, file, layer, slot, preview
  case layerValue, constant, type, property, method, statement, label
  case `operator`
}

extension Compilation {
  /// Returns the information about the word or the sign at an offset. `nil` for brackets, strings and plain numbers, and
  /// if there is none.
  ///
  /// - Parameter values: The result of `drawnValues`, for the value and the picture. Without it, only shapes and colors
  ///   have a picture.
  public func hover(at offset: Int, in file: Int = 0, values: DrawnValues? = nil) -> Hover? {
    guard trees.indices.contains(file) else { return nil }
    let token = trees[file].token(at: offset) ?? trees[file].wordOrToken(at: offset)
    if let token, let hover = trees[file].hover(ofSign: token) { return hover }
    guard let reference = references.reference(at: offset, in: file) else {
      return token.flatMap { Hover(keyword: $0) }
    }
    let symbol = reference.symbol
    var hover = Hover(
      span: reference.span, name: name(of: symbol), kind: kind(of: symbol), type: type(of: symbol).map { describe($0) },
      signature: signature(of: symbol), documentation: documentation(of: symbol))
    if case .parameter(let owner, let index) = symbol {
      let parameter = program.parameters(of: owner)[Int(index)]
      if parameter.low.isPresent { hover.range = text(at: parameter.rangeSource) }
      if parameter.defaultValue.isPresent { hover.defaultValue = text(at: parameter.defaultSource) }
    }
    var computed = value(of: symbol, at: offset, in: file, values ?? DrawnValues())
    if case .declaration(.shape(let id)) = symbol { hover.picture = .shape(id) }
    if case .builtin = symbol, values != nil { computed = valueOfCall(at: offset, in: file) }
    // A name of the language is its own value.
    if case .color = symbol {} else { hover.value = values == nil ? nil : computed?.text }
    hover.size = hover.value == nil ? nil : computed?.size.map { program.describe($0) }
    hover.picture = hover.picture ?? computed.flatMap { HoverPicture($0.value) }
    return hover
  }

  /// Returns the value of the call whose function is named at an offset.
  private func valueOfCall(at offset: Int, in file: Int) -> ComputedValue? {
    var node = references.reference(at: offset, in: file).map { trees[file].node(at: Int($0.span.start)) }
    while let inner = node, inner.kind != .call, inner.kind != .methodCall { node = inner.parent }
    return node.flatMap { value(ofExpression: $0.span) }
  }

  func text(at span: SourceSpan) -> String {
    guard program.sources.indices.contains(Int(span.file)) else { return "" }
    return program.sources[Int(span.file)].text(Int(span.start)..<Int(span.end))
  }

  /// Returns the kind of a symbol.
  package func kind(of symbol: Symbol) -> SymbolKind {
    switch symbol {
    case .declaration(.global): .value
    case .declaration(.function): .function
    case .declaration(.style): .style
    case .declaration(.shape): .shape
    case .declaration(.enumeration): .enum
    case .declaration(.file): .file
    case .parameter: .parameter
    case .enumCase: .enumCase
    case .local(let index): references.locals[Int(index)].isLoopVariable ? .loopVariable : .value
    case .layer: declaringNode(of: symbol)?.kind == .content ? .slot : .layer
    case .preview: .preview
    case .layerValue: .layerValue
    case .color, .edges: .constant
    case .type: .type
    case .member: .property
    case .builtin(let row): BuiltinEntry.all[Int(row)].receiver == nil ? .function : .method
    case .keyword, .command: .statement
    case .label: .label
    }
  }
}

extension SyntaxTree {
  /// Returns the information about an operator, a color or a number with a unit.
  fileprivate func hover(ofSign token: SyntaxToken) -> Hover? {
    if let help = token.kind.operatorHelp { return Hover(help, .operator, token) }
    switch ExpressionSyntax(node(at: token.start)) {
    case .number(let view) where token.kind == .number:
      guard let unit = view.literal.unit, !unit.documentation.isEmpty else { return nil }
      let type = unit == .percent ? ValueType.number : .angle
      return Hover(
        HelpEntry(name: token.text, signature: token.text, documentation: unit.documentation), .value, token,
        type: type.builtinSpelling)
    case .color(let view):
      guard let color = RGBA(hexadecimal: view.digits) else { return nil }
      var hover = Hover(
        HelpEntry(name: token.text, signature: token.text, documentation: color.cssName.map { "`.\($0)`" } ?? ""),
        .value,
        token, type: ValueType.color.builtinSpelling)
      hover.picture = .color(Color(color))
      return hover
    case .number, .string, .bool, .constant, .name, .call, .member, .methodCall, .path, .group, .point, .list,
      .comprehension, .subscript, .dimensions, .prefix, .binary, .conditional, .switch, .functionBody, .missing, .error:
      return nil
    }
  }
}

extension Hover {
  fileprivate init(_ help: HelpEntry, _ kind: SymbolKind, _ token: SyntaxToken, type: String? = nil) {
    self.init(
      span: token.span, name: help.name, kind: kind, type: type, signature: help.signature,
      documentation: help.documentation)
  }

  /// A word without a meaning of its own is a keyword, or nothing.
  fileprivate init?(keyword token: SyntaxToken) {
    let help = Keyword(token.name)?.help ?? Command(token.name)?.help
    guard token.kind.isWord, let help else { return nil }
    self.init(help, .statement, token)
  }
}

extension HoverPicture {
  /// Creates the picture of a value that can be drawn.
  fileprivate init?(_ value: Value) {
    switch value {
    case .path(let path): self = .path(path)
    case .color(let color), .paint(.color(let color)): self = .color(color)
    case .paint(let paint): self = .paint(paint)
    case .number, .bool, .point, .size, .rect, .edges, .enumCase, .string, .stop, .list, .missing: return nil
    }
  }
}
