import ShapeCore
import ShapeLanguage

/// A text that an editor shows between the letters of a source.
public struct InlayHint: Equatable, Sendable {
  public enum Kind: Sendable {
    /// The value of a `let` at the design size, such as `= 12`, after the declaration.
    case value
    /// The name of a parameter with a colon, such as `red:`, before an argument.
    case parameter
  }

  public var kind: Kind
  /// The offset of the byte before which it is shown.
  public var offset: Int
  public var text: String
}

extension Compilation {
  /// Returns the hints in a range of bytes, in source order: the values of `let`s that are computed, except colors and
  /// texts, and the names of arguments without a label in calls with several.
  ///
  /// - Parameters:
  ///   - range: The bytes. Defaults to the whole file.
  ///   - values: The result of `drawnValues`.
  /// - Complexity: O(n log n) for n nodes of the file.
  public func inlayHints(in file: Int = 0, range: Range<Int>? = nil, values: DrawnValues) -> [InlayHint] {
    guard trees.indices.contains(file) else { return [] }
    let tree = trees[file]
    let range = range ?? 0..<tree.source.bytes.count + 1
    var result: [InlayHint] = []
    tree.forEachNode { number, kind in
      guard kind == .letDeclaration || kind == .call || kind == .methodCall else { return }
      let node = tree[node: number]
      let span = node.span
      guard Int(span.start) < range.upperBound, Int(span.end) >= range.lowerBound else { return }
      if let view = LetSyntax(node) { hint(for: view, in: file, values).map { result.append($0) } }
      if case .call(let view) = ExpressionSyntax(node) { result += hints(for: view.arguments, of: view.name, in: file) }
      if let view = MethodCallSyntax(node) { result += hints(for: view.arguments, of: view.name, in: file) }
    }
    return result.filter { range.lowerBound <= $0.offset && $0.offset <= range.upperBound }
      .sorted { $0.offset < $1.offset }
  }

  private func hint(for view: LetSyntax, in file: Int, _ values: DrawnValues) -> InlayHint? {
    guard !view.isBroken, !view.name.isMissing, let value = view.value, !value.isLiteral,
      let reference = references.reference(at: Int(view.name.span.start), in: file), reference.isDeclaration,
      let computed = self.value(of: reference.symbol, at: 0, in: file, values), let text = computed.text
    else { return nil }
    switch computed.value {
    case .number, .bool, .point, .size, .rect:
      return InlayHint(kind: .value, offset: Int(view.span.end), text: "= " + text)
    case .color, .edges, .enumCase, .string, .stop, .list, .paint, .path, .missing: return nil
    }
  }

  private func hints(for arguments: ArgumentsSyntax?, of name: NameSyntax, in file: Int) -> [InlayHint] {
    guard let arguments, !name.isMissing,
      let symbol = references.reference(at: Int(name.span.start), in: file)?.symbol
    else { return [] }
    let names = argumentNames(of: symbol)
    guard names.count > 1 else { return [] }
    return zip(arguments.elements.filter { $0.label == nil }, names).compactMap { argument, name in
      guard !name.isEmpty, argument.value.lastName != name else { return nil }
      return InlayHint(kind: .parameter, offset: Int(argument.span.start), text: name + ":")
    }
  }

  /// Returns the names of the parameters of a function whose arguments have no label.
  private func argumentNames(of function: Symbol) -> [String] {
    if case .declaration(.function(let id)) = function {
      return program.functions[id].parameters.filter { $0.isUnlabeled }.map { program.names.spelling($0.name) }
    }
    guard case .builtin(let row) = function else { return [] }
    let signature = BuiltinEntry.all[Int(row)].signature
    let positional = signature.parameters.filter { $0.isPositional }
    // The names of values of any type say nothing: `mix(a, b, at: 50%)`.
    let areExact = positional.allSatisfy { if case .exact = $0.type { true } else { false } }
    return areExact && !signature.isVariadic ? positional.map { $0.name } : []
  }
}

extension ExpressionSyntax {
  /// Whether the source states the value itself.
  fileprivate var isLiteral: Bool {
    switch self {
    case .number, .color, .string, .bool, .constant, .missing, .error: true
    case .prefix(let view): view.operand.isLiteral
    case .group(let view): view.value.isLiteral
    case .point(let view): view.x.isLiteral && view.y.isLiteral
    case .dimensions(let view): view.width.isLiteral && view.height.isLiteral
    case .list(let view): view.elements.allSatisfy { $0.isLiteral }
    case .call, .name, .member, .methodCall, .path, .comprehension, .subscript, .binary, .conditional, .switch,
      .functionBody:
      false
    }
  }

  /// The name at the end of a name or a member.
  fileprivate var lastName: String? {
    if case .name(let view) = self { return view.name.text }
    if case .member(let view) = self { return view.name.text }
    return nil
  }
}
