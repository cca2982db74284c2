import ShapeCore
import Testing

@testable import ShapeLanguage

/// The types that each operator accepts, beside the table of the language reference.
@Suite("Types of operands")
struct OperandTypeTests {
  private static let types = [
    "Number", "Int", "Bool", "Angle", "Point", "Size", "Color", "Suit", "Kind", "[Int]",
  ]

  /// Returns the type of the result, or `nil` if the operands are wrong.
  private static func result(_ operation: String, _ left: String, _ right: String) -> String? {
    func isNumber(_ type: String) -> Bool { type == "Number" || type == "Int" }
    let areNumbers = isNumber(left) && isNumber(right)
    switch operation {
    case "+", "-", "*", "/":
      if areNumbers { return left == "Int" && right == "Int" && operation != "/" ? "Int" : "Number" }
      let isSum = operation == "+" || operation == "-"
      if isSum, left == right, left == "Angle" || left == "Point" { return left }
      if operation == "+", left == right, left.hasPrefix("[") { return left }
      if !isSum, isNumber(right), ["Angle", "Point", "Size"].contains(left) { return left }
      if operation == "*", isNumber(left), ["Angle", "Point", "Size"].contains(right) { return right }
      return operation == "/" && left == "Angle" && right == "Angle" ? "Number" : nil
    case "<", "<=", ">", ">=": return areNumbers || left == "Angle" && right == "Angle" ? "Bool" : nil
    case "==", "!=": return left == right && ["Int", "Bool", "Suit", "Kind"].contains(left) ? "Bool" : nil
    case "x": return areNumbers ? "Size" : nil
    default: return left == "Bool" && right == "Bool" ? "Bool" : nil
    }
  }

  @Test func `are those of the reference, and so are the types of results`() {
    var wrong: [Int] = []
    var lines: [String] = []
    for operation in ["+", "-", "*", "/", "<", "<=", ">", ">=", "==", "!=", "x", "&&", "||"] {
      for left in Self.types {
        for right in Self.types {
          let result = Self.result(operation, left, right)
          // A value of another type than the result is refused.
          let stated = result ?? "Bool"
          lines.append(
            "style s\(lines.count)(a: \(left), b: \(right)) { let c: \(stated) = a \(operation) b; fill .red }")
          if result == nil { wrong.append(lines.count) }
        }
      }
    }
    let source = "enum Suit { club, heart }\nenum Kind { near, far }\n" + lines.joined(separator: "\n")
    let file = SourceFile(path: "a.shape", bytes: Array(source.utf8))
    let table = LineTable(file)
    let found = Compiler.compile(file) { _ in .failure(.unreadable("no such file")) }.diagnostics
      .filter { $0.severity == .error }.map { table.position(of: Int($0.span.start)).line - 2 }
    let different = Set(found).symmetricDifference(wrong).sorted().map { lines[$0 - 1] }
    #expect(different == [] && wrong.count > lines.count / 2)
  }
}
