import ShapeCore
import ShapeLanguage

/// The places where one declaration uses another: a shape in a `use`, a style in an `apply`, or a function in a call.
public struct CallRelation: Equatable, Sendable {
  /// The other declaration: the caller or the callee.
  package var declaration: Declaration
  /// The places of the callee's name, in source order.
  package var places: [SourceSpan]
}

extension Compilation {
  /// Returns the shape, style or function that is named at an offset.
  package func callable(at offset: Int, in file: Int = 0) -> Declaration? {
    guard case .declaration(let declaration)? = symbol(at: offset, in: file), declaration.isCallable else { return nil }
    return declaration
  }

  /// Returns the top-level declarations that use a shape, a style or a function, in source order. Previews are not
  /// among them.
  ///
  /// - Complexity: O(n) for n names.
  package func callers(of callee: Declaration) -> [CallRelation] {
    relations { reference in
      reference.symbol == .declaration(callee) && !reference.isDeclaration ? reference.owner : nil
    }
  }

  /// Returns the shapes, styles and functions that a declaration uses, in the order of their first uses.
  ///
  /// - Complexity: O(n) for n names.
  package func callees(of caller: Declaration) -> [CallRelation] {
    let symbol = Symbol.declaration(caller)
    // The owner of a name in a function of a block is the declaration around the function.
    guard let whole = fullSpan(of: symbol) else { return [] }
    return relations { reference in
      guard !reference.isDeclaration, whole.contains(reference.span),
        case .declaration(let callee) = reference.symbol, callee.isCallable
      else { return nil }
      return callee
    }
  }

  /// Returns the place of a symbol's whole declaration, or `nil` for an element of the language.
  ///
  /// - Complexity: O(n) for n names.
  package func fullSpan(of symbol: Symbol) -> SourceSpan? { declaringNode(of: symbol)?.span }

  private func relations(_ other: (NameReference) -> Declaration?) -> [CallRelation] {
    var result: [CallRelation] = []
    var positions: [Declaration: Int] = [:]
    for reference in references.all {
      guard let declaration = other(reference) else { continue }
      if let position = positions[declaration] {
        result[position].places.append(reference.span)
      } else {
        positions[declaration] = result.count
        result.append(CallRelation(declaration: declaration, places: [reference.span]))
      }
    }
    return result
  }
}

extension Declaration {
  fileprivate var isCallable: Bool {
    switch self {
    case .shape, .style, .function: true
    case .global, .enumeration, .file: false
    }
  }
}
