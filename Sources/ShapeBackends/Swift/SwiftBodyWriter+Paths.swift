import ShapeKit
import ShapeLanguage

/// Paths that a block of commands draws.
extension SwiftBodyWriter {
  /// Writes a path as what a pen draws, after the beginning of a statement that takes it.
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
    case .command(let command, let operands): line("\(pen).\(penCall(command, operands))")
    case .if(let condition, let then, let otherwise):
      branch(condition, then, otherwise, of: .path) { writer, block in writer.drawCommands(block, with: pen) }
    case .switch(let index): choice(index, of: .path) { writer, block in writer.drawCommands(block, with: pen) }
    case .repeat(let index):
      rounds(index, of: .path, countedBy: pen) { writer, block in writer.drawCommands(block, with: pen) }
    case .outline, .layer, .content, .use, .apply: break
    }
  }

  private mutating func penCall(_ command: Command, _ operands: OperandRange) -> String {
    func operand(_ index: Int) -> ExpressionID { program.operand(operands, index) }
    /// The arguments of a command that goes to a place, or by a distance.
    func towards(_ more: [(label: String, value: ExpressionID)]) -> [(label: String, value: ExpressionID)] {
      [operand(1).isPresent ? ("by", operand(1)) : ("to", operand(0))] + more
    }
    switch command {
    case .move: return call("move", towards([])).text
    case .line: return call("line", towards([])).text
    case .quad: return call("quad", towards([("control", operand(2))])).text
    case .curve: return call("curve", towards([("control1", operand(2)), ("control2", operand(3))])).text
    case .arc:
      return call(
        "arc",
        [
          ("center", operand(0)), ("radius", operand(2).isPresent ? .none : operand(1)), ("radii", operand(2)),
          ("rotation", operand(3)), ("from", operand(4)), ("to", operand(6).isPresent ? .none : operand(5)),
          ("sweep", operand(6)), ("clockwise", operand(7)),
        ]
      ).text
    case .corner: return call("corner", [("", operand(0)), ("to", operand(1)), ("radius", operand(2))]).text
    case .close: return "close()"
    case .add: return call("add", [("", operand(0))]).text
    case .size, .require, .fill, .stroke, .border, .shadow, .clip, .erase, .mask, .apply: return "close()"
    }
  }
}
