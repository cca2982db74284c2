import ShapeCore
import ShapeLanguage

/// Paths that are drawn by a block of commands.
extension SwiftBodyWriter {
  /// Writes a path that a pen draws as the value of a name or a function.
  mutating func drawnPath(_ block: BlockID, to target: SwiftStatement.Target) {
    scope.open()
    let pen = scope.add("pen")
    let body = nested { $0.drawCommands(block, with: pen) }
    add(body.isEmpty ? .value(".empty", to: target) : .closure(".drawn", parameter: pen, body, to: target))
    scope.close()
  }

  private mutating func drawCommands(_ id: BlockID, with pen: String) {
    block(id, namingPaths: false) { writer in
      for index in writer.program[id].statements { writer.drawCommand(writer.program.statements[index], pen) }
    }
  }

  private mutating func drawCommand(_ statement: Statement, _ pen: String) {
    switch statement.kind {
    case .command(let command, let operands):
      self.statement(command.name) { writer in
        let arguments = writer.program.labeledArguments(of: command, operands)
        writer.add(.value(writer.call(SwiftExpression(pen).member(command.name), arguments)))
      }
    case .if(let condition, let then, let otherwise):
      branch(condition, then, otherwise, of: .path) { writer, block in writer.drawCommands(block, with: pen) }
    case .switch(let index): choice(index, of: .path) { writer, block in writer.drawCommands(block, with: pen) }
    case .repeat(let index):
      iterations(index, of: .path, countedBy: pen) { writer, block in writer.drawCommands(block, with: pen) }
    case .outline, .layer, .mask, .content, .use, .apply: break
    }
  }
}
