import ShapeCore
import ShapeLanguage

/// Paths that are drawn by a block of commands.
extension SwiftBodyWriter {
  /// Writes a path that a pen draws, after the beginning of a statement.
  mutating func drawnPath(_ block: BlockID, _ beginning: String) {
    scope.open()
    let pen = scope.add("pen")
    let body = captured { writer in
      writer.indented { writer in writer.drawCommands(block, with: pen) }
    }
    if body.isEmpty {
      line("\(beginning) .empty")
    } else {
      line("\(beginning) .drawn { \(pen) in")
      append(body)
      line("}")
    }
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
        writer.line("\(pen).\(writer.call(command.name, arguments).text)")
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
