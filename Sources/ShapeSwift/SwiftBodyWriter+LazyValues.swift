import ShapeCore
import ShapeLanguage

/// Values that are computed only if a condition holds.
extension SwiftBodyWriter {
  /// A value, and the statements that it needs. An element that is missing where it is not needed is no mistake, so
  /// statements that read elements are written in a block.
  struct LazyValue {
    var value: SwiftExpression
    var statements: [SwiftStatement]
    var readsElements: Bool
    /// The value as a branch of an `if`, unless it needs statements.
    var branch: SwiftStatement?

    var needsBlock: Bool { readsElements && !statements.isEmpty }
  }

  /// One of two values: as an expression, and as an `if` unless a part of it needs statements.
  struct Choice {
    var value: SwiftExpression = ""
    var branches: SwiftStatement?
  }

  private mutating func lazy(_ id: ExpressionID, atMost weight: Int) -> LazyValue {
    let outer = usesReader
    usesReader = false
    var value: SwiftExpression = ""
    var branch: SwiftStatement?
    let statements = collected { writer in
      let expression = writer.program[id]
      if case .conditional(let condition, let then, let otherwise) = expression.kind {
        let choice = writer.choice(condition, then, otherwise, expression.type)
        value = choice.value
        branch = choice.branches
      } else {
        value = writer.expression(id)
        if writer.statements.isEmpty { branch = .value(value) }
      }
      if value.weight > weight { value = writer.hoist(value, expression.type) }
    }
    let readsElements = usesReader
    usesReader = usesReader || outer
    return LazyValue(value: value, statements: statements, readsElements: readsElements, branch: branch)
  }

  /// Returns one of two values.
  mutating func choice(
    _ condition: ExpressionID, _ then: ExpressionID, _ otherwise: ExpressionID, _ type: ValueType
  ) -> Choice {
    var whole: SwiftExpression = ""
    let before = collected { whole = $0.choice(of: condition) }
    add(before)
    let test = whole.weight > 4 ? hoist(whole, .bool) : whole
    let (first, second) = (lazy(then, atMost: 3), lazy(otherwise, atMost: 3))
    var result = Choice()
    if before.isEmpty, let then = first.branch, let otherwise = second.branch {
      result.branches = .choice(whole, [then], otherwise: [otherwise])
    }
    if first.needsBlock || second.needsBlock {
      let name = valueName(else: "Choice")
      add(.value(SwiftExpression("let \(name): \(self.type(type).text)")))
      add(.choice(test, Self.assignment(first, to: name), otherwise: Self.assignment(second, to: name)))
      result.value = SwiftExpression(name)
      return result
    }
    add(first.statements + second.statements)
    var (a, b) = (first.value, second.value)
    if a.isLiteral, b.isLiteral { a = a.asDouble }
    result.value = .sequence(
      test.operand(.disjunction), ("?", a.operand(.disjunction)), (":", b.operand(.disjunction)), as: .ternary)
    if a.type != nil || b.type != nil { result.value.type = .after(type) }
    return result
  }

  private static func assignment(_ value: LazyValue, to name: String) -> [SwiftStatement] {
    value.statements + [.value(value.value, of: name)]
  }

  /// Returns `left && right` or `left || right`.
  mutating func connected(
    _ operation: BinaryOperation, _ left: SwiftExpression, _ right: ExpressionID
  ) -> SwiftExpression {
    var b = lazy(right, atMost: .max)
    b.value = explicit(b.value)
    let isHeavy = left.weight + b.value.weight > Self.largestWeight
    if b.needsBlock || b.readsElements && isHeavy {
      let name = valueName(else: "Choice")
      add(.value(left, of: "var \(name)"))
      let test = SwiftExpression(name)
      add(.choice(operation == .and ? test : test.inverted, Self.assignment(b, to: name)))
      return test
    }
    add(b.statements)
    var a = left
    if isHeavy {
      if a.weight >= b.value.weight { a = hoist(a, .bool) } else { b.value = hoist(b.value, .bool) }
      if a.weight + b.value.weight > Self.largestWeight { b.value = hoist(b.value, .bool) }
    }
    let (symbol, precedence) = operation.swift
    return .sequence(a.operand(precedence), (symbol, b.value.operand(precedence)), as: precedence)
  }
}
