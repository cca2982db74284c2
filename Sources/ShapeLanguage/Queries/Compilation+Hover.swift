import ShapeKit

/// The information that an editor shows about a name.
public struct Hover: Equatable, Sendable {
  public var name: String
  public var kind: SymbolKind
  /// The type of its value in the syntax of a source, or `nil` if it is not a value.
  public var type: String?
  /// The declaration or the form of a call.
  public var signature: String
  public var documentation: String
}

/// The kind of a symbol.
public enum SymbolKind: String, Sendable {
  case value, parameter, loopVariable, function, style, shape, `enum`, enumCase, file, layer, preview
  case layerValue, constant, type, property, method, statement, label
}

extension Compilation {
  /// Returns the information about the name at an offset, or `nil` if there is no name.
  public func hover(at offset: Int, in file: Int = 0) -> Hover? {
    symbol(at: offset, in: file).map { symbol in
      Hover(
        name: name(of: symbol), kind: kind(of: symbol), type: type(of: symbol).map { describe($0) },
        signature: signature(of: symbol), documentation: documentation(of: symbol))
    }
  }

  /// Returns the kind of a symbol.
  public func kind(of symbol: Symbol) -> SymbolKind {
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
    case .layer: .layer
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
