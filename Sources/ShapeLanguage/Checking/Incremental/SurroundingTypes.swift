import ShapeCore

/// The types of names and expressions around a place where code is being written.
///
/// The declaration at the place is checked, and of all others only what their names mean: no body of another shape or
/// style, so that the answer is there right after a keystroke.
package struct SurroundingTypes: Sendable {
  private let checker: Checker
  /// The names of parameters, blocks and loops, by the places of their declarations. Indices in the scope.
  private let locals: [SourceSpan: Int]

  /// - Parameter offset: A place in the main file.
  package init(_ loaded: Loader, at offset: Int) {
    let tree = loaded.trees[0]
    // Between two declarations, the earlier one may still be written.
    let declaration = tree.wholeFile.children.reversed().first { Int($0.span.start) <= offset }
    let names = Set(tree.tokens[declaration?.tokens ?? 0..<0].lazy.map { $0.name })
    var checker = Checker(loaded, recordsReferences: false)
    checker.collect(loaded)
    let states = checker.names.declarations
    checker.checkDeclarations { other in
      guard let state = states[other] else { return false }
      switch other {
      case .shape, .style: return state.node != declaration
      case .global, .function, .enumeration, .file: return false
      }
    }
    for id in checker.program.result.styles.indices { checker.checkStyleSignature(id) }
    for id in checker.program.result.shapes.indices where names.contains(checker.program.result.shapes[id].name) {
      checker.checkShapeSignature(id)
    }
    self.checker = checker
    let found = checker.names.scope.locals
    locals = found.indices.reduce(into: [:]) { $0[found[$1].span] = $1 }
  }

  /// The program, as far as it is checked.
  package var program: Program { checker.program.result }

  /// Returns the type of the name that is declared at a place: that of a value or of a function's result, or an enum.
  /// `nil` if it has none or an unknown one.
  package func type(of name: NameSyntax) -> ValueType? { type(of: name.token) }

  package func type(of name: SyntaxToken) -> ValueType? {
    let type: ValueType
    if let index = locals[name.span] {
      let local = checker.names.scope.locals[index]
      if case .function(let id) = local.kind { type = program.functions[id].result } else { type = local.type }
    } else {
      switch declaration(of: name) {
      case .global(let id)?: type = program.globals[id].type
      case .function(let id)?: type = program.functions[id].result
      case .enumeration(let id)?: type = .enumeration(id)
      case .style, .shape, .file, nil: return nil
      }
    }
    return type == .invalid ? nil : type
  }

  /// Returns the function of a block that declares a name.
  package func localFunction(_ name: SyntaxToken) -> FunctionSyntax? {
    guard let index = locals[name.span], case .function(let id) = checker.names.scope.locals[index].kind else {
      return nil
    }
    return FunctionSyntax(checker.names.declarations[id].node)
  }

  /// Returns the first names of the layers that a block declares, in source order.
  package func layerNames(in block: BlockSyntax) -> [SyntaxToken] {
    checker.layerNames(in: block).values.sorted().compactMap { block.tree.token(at: Int($0)) }
  }

  private func declaration(of name: SyntaxToken) -> Declaration? {
    let entry = checker.names.declarations.entry(name.name, in: Int(name.tree.file))
    return entry.flatMap { $0.span == name.span ? $0.declaration : nil }
  }

  /// Returns the type of an expression of the main file, also in a statement that can't be checked as a whole.
  ///
  /// - Parameters:
  ///   - names: The declared names that are in scope.
  ///   - hasLayer: Whether `width`, `height`, `bounds` and `center` are available.
  package func type(of expression: ExpressionSyntax, names: [SyntaxToken], hasLayer: Bool) -> ValueType? {
    var checker = checker
    return checker.atTopLevel(of: 0, in: nil) { checker in
      _ = checker.names.setHasLayer(hasLayer)
      var layers: [NameID: Int32] = [:]
      for name in names {
        guard let index = locals[name.span] else { continue }
        var local = checker.names.scope.locals[index]
        if local.kind == .frame {
          // It needs no value of a block.
          (local.progress, local.slot) = (.done, 0)
          layers[local.name] = Int32(local.span.start)
        }
        checker.names.scope.declare(local)
      }
      _ = checker.names.setSiblings(layers)
      let value = checker.check(expression, expecting: nil)
      let type = checker.program.type(of: value)
      return type == .invalid ? nil : type
    }
  }
}
