import ShapeCore
import ShapeLanguage

extension Compilation {
  /// Returns the type of a symbol's value, or of a function's result. `nil` for a symbol without a value.
  public func type(of symbol: Symbol) -> ValueType? {
    switch symbol {
    case .declaration(.global(let id)): return program.globals[id].type
    case .declaration(.function(let id)): return program.functions[id].result
    case .declaration(.style), .declaration(.shape), .declaration(.enumeration), .declaration(.file): return nil
    case .parameter(let owner, let index): return parameters(of: owner)[Int(index)].type
    case .enumCase(let id, _): return .enumeration(id)
    case .local(let index): return references.locals[Int(index)].type
    case .layerValue(let value): return value.type
    case .color: return .color
    case .edges: return .edges
    case .member(let row): return Member.all[Int(row)].declaration.type
    case .builtin(let row):
      if case .exact(let type) = BuiltinEntry.all[Int(row)].result { return type }
      return nil
    case .label(let callable, let index):
      if case .exact(let type) = callable.labels[Int(index)].type { return type }
      return nil
    case .layer, .preview, .type, .keyword, .command: return nil
    }
  }

  /// Returns a type in the syntax of a source.
  public func describe(_ type: ValueType) -> String { program.describe(type).spelling }
}
