import ShapeCore

extension Compilation {
  /// Returns the same compilation with a JSON object of values for the parameters of a shape as its only setting. Only these
  /// values are checked.
  ///
  /// - Complexity: O(n) for n bytes of JSON, and a copy of the expressions.
  package func setting(_ values: SourceFile, for shape: ShapeID) -> Compilation {
    let file = Int32(trees.count)
    let trees = trees + [SyntaxTree(unreadable: values, file: file)]
    var checker = Checker(of: program, trees)
    var settings: [SettingValue] = []
    do throws(JSONError) {
      settings = checker.check(try JSONReader.read(values.bytes), in: file, for: shape)
    } catch {
      checker.add(Diagnostic(.malformedJSON(error), at: SourceSpan(file: file, error.range)))
    }
    var program = checker.program.result
    program.sources.append(values)
    program.hasErrors = hasErrors || checker.diagnostics.hasErrors
    return Compilation(
      program: program, diagnostics: diagnostics + checker.diagnostics.diagnostics, trees: trees,
      references: references, settings: [settings], imports: imports, paths: paths, root: root)
  }
}

extension Checker {
  /// Creates a checker for values that are added to a checked program.
  fileprivate init(of program: Program, _ trees: [SyntaxTree]) {
    self.trees = trees
    var table = program.names
    names = NameResolver(
      table: table, known: KnownNames(&table), files: [], recordsReferences: false, recordsUses: false)
    self.program = ProgramBuilder(program)
    diagnostics = DiagnosticBag([], doubtfulPlaces: trees.map { _ in nil })
  }
}
