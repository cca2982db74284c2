import ShapeKit

extension Checker {
  /// Checks a value from outside the program against a parameter. It sees what the shape's file sees.
  mutating func addValue(
    _ source: SourceFile, for parameter: Int, of shape: ShapeID
  ) -> (value: ExpressionID, diagnostics: [Diagnostic]) {
    let file = Int32(trees.count)
    if let offset = firstInvalidUTF8(in: source.bytes) {
      let span = SourceSpan(file: file, start: Int32(offset), end: Int32(offset + 1))
      trees.append(SyntaxTree(unreadable: source, file: file))
      program.sources.append(source)
      return (.none, [Diagnostic(.notUTF8(byte: source.bytes[offset]), at: span)])
    }
    let (tree, problems) = Parser.parseExpression(source, file: file, names: &program.names)
    trees.append(tree)
    program.sources.append(source)
    var symbols = files[Int(program.shapes[shape].file)]
    symbols.hasSyntaxErrors = false
    files.append(symbols)
    scope.makeRoom(for: program.names.count)
    let before = diagnostics.count
    let declaration = program.shapes[shape].parameters[parameter]
    let value = atTopLevel(of: Int(file)) { checker in
      checker.surroundings.constantPurpose = .commandLine
      return checker.check(checker.tree.firstChild(checker.tree.root), as: declaration.type)
    }
    completeUnknownNames()
    let found = problems.isEmpty ? Array(diagnostics[before...]) : problems
    diagnostics.removeSubrange(before...)
    return (value, found)
  }
}
