import ShapeCore

@testable import ShapeLanguage

/// An expression with one gap for a Number, in an operator, a member, a function, a method or a list.
struct ValueExpression {
  /// The expression. `#` is the gap.
  var text: String
  var type: ValueType
  /// A `let` that it needs.
  var preparation = ""

  init(_ text: String, _ type: ValueType, _ preparation: String = "") {
    (self.text, self.type, self.preparation) = (text, type, preparation)
  }

  static let all = operators + lists + members + calls

  /// A Number that depends on all numbers of the value, or `nil` for a type without numbers that the language can read.
  var number: String? {
    switch type {
    case .number, .integer: text
    case .angle: "(\(text)) / 1deg"
    case .bool: "(\(text) ? 1 : 2)"
    case .point: "(\(text)).x + 3 * (\(text)).y"
    case .size: "(\(text)).width + 3 * (\(text)).height"
    case .rect: "\(text).minX + 3 * \(text).minY + 5 * \(text).width + 7 * \(text).height"
    case .path: "\(text).bounds.minX + 3 * \(text).bounds.maxY + 5 * \(text).length"
    case .list(.number), .list(.integer): "sum(\(text)) + 3 * (\(text)).first"
    case .invalid, .color, .paint, .edges, .string, .stop, .enumeration, .list: nil
    }
  }

  /// A statement that uses the value.
  var statement: String? {
    switch type {
    case .number, .integer: "stroke .red, width: \(text)"
    case .angle: "layer(rotation: \(text)) { fill .red }"
    case .bool: "if \(text) { fill .red }"
    case .point: "layer(center: \(text)) { fill .red }"
    case .size: "layer(size: \(text)) { fill .red }"
    case .rect: "fill .red, path: rect(\(text))"
    case .color, .paint: "fill \(text)"
    case .stop: "fill linearGradient([.red, \(text)])"
    case .path: "fill .red, path: \(text)"
    case .edges: "border \(text)"
    case .list: "stroke .red, width: (\(text))[0]"
    case .invalid, .string, .enumeration: nil
    }
  }

  private static let operators: [ValueExpression] =
    ["# + 1", "1 + #", "# - 1", "1 - #", "# * 2", "2 * #", "# / 2", "2 / #", "-#"].map { .init($0, .number) }
    + [
      "# > 2 ? 4 : 5", "height > 0 ? # : 5", "height < 0 ? 5 : #", "pixel + #",
      "switch round(#) { case 2: 3; default: 4 }", "switch # > 2 { case true: 4; case false: 5 }",
      "switch height > 0 { case true: #; case false: 5 }", "switch height < 0 { case true: 5; case false: # }",
    ].map { .init("(\($0))", .number) }
    + [
      "(#, 1) + (2, 3)", "(2, 3) + (1, #)", "(#, 1) - (2, 3)", "(2, 3) - (1, #)", "(#, 1) * 2", "(1, 2) * #",
      "# * (1, 2)", "2 * (1, #)", "(#, 1) / 2", "(1, 2) / #", "-(#, 1)", "-(1, #)",
    ].map { .init($0, .point) }
    + [
      "# x 1", "1 x #", "(# x 1) * 2", "(1 x 2) * #", "# * (1 x 2)", "2 * (1 x #)", "(# x 1) / 2", "(1 x 2) / #",
    ].map { .init("(\($0))", .size) }
    + [
      "# * 1deg + 2deg", "2deg + # * 1deg", "# * 1deg - 2deg", "2deg - # * 1deg", "2deg * #", "# * 2deg", "2deg / #",
      "-(# * 2deg)",
    ].map { .init($0, .angle) }
    + ["(# * 2deg) / 3deg", "3deg / (# * 2deg)"].map { .init($0, .number) }
    + [
      "# < 2", "2 < #", "# <= 2", "2 <= #", "# > 2", "2 > #", "# >= 2", "2 >= #", "round(#) == 2", "2 == round(#)",
      "round(#) != 2", "2 != round(#)", "# > 2 && height > 0", "height > 0 && # > 2", "# > 2 || height < 0",
      "height < 0 || # > 2", "!(# > 2)", "(# > 2) == true", "# * 1deg < 2deg", "2deg >= # * 1deg",
    ].map { .init($0, .bool) }

  private static let lists: [ValueExpression] =
    [
      "[1, #] + [3]", "[1] + [3, #]", "[4, 5, 6][round(#)..<3]", "[4, 5, 6][0...round(#)]", "[4, #][0..<2]",
      "[for i in 0..<round(#): i]", "[for i in round(#)...4: i]", "[for i in 0..<3: i * #]",
      "[for i in 0..<3 where i > #: i]", "[for v in [4, #]: v]", "[for v, i in [4, #]: i * v]",
      "[for a, b, i in zip([4, 5], [6, #]): a * b + i]", "[for i in 0..<3, j in 0...round(#): i + j]",
      "[for i in [4, #].indices: i + #]",
    ].map { .init($0, .list(.number)) }
    + ["[4, 5, 6][round(#)]", "[4, #][1]", "[4, #].first", "[#, 4].last", "[[4], [#]][1][0]"].map { .init($0, .number) }

  private static let members: [ValueExpression] = Member.allCases.flatMap { member -> [ValueExpression] in
    let declaration = member.declaration
    // Lists are above.
    guard let type = declaration.type, declaration.receiver != .anyList else { return [] }
    return texts(.exact(declaration.receiver)).map { .init("(\($0)).\(declaration.name)", type) }
  }

  private static let calls: [ValueExpression] =
    BuiltinEntry.all.flatMap { entry -> [ValueExpression] in
      let name = entry.signature.name
      let type: ValueType =
        switch entry.result {
        case .exact(let type): type
        case .ofArguments, .element: .number
        case .receiver: .list(.number)
        }
      let plain = arguments(of: entry.signature, gap: false).first ?? ""
      let called = arguments(of: entry.signature)
      if entry.builtin == .list(.zip) {
        return called.map { lists in
          let names = lists.count { $0 == "[" } == 3 ? "a, b, c" : "a, b"
          let sum = names.replacing(", ", with: " + ")
          return .init("[for \(names) in zip(\(lists)): \(sum)]", .list(.number))
        }
      }
      guard let receiver = entry.receiver else { return called.map { .init("\(name)(\($0))", type) } }
      if receiver == .edges {
        let sides = "let sides: Edges = # > 2 ? .left : .top; "
        return [.init("sides.\(name)(\(plain))", type, sides)]
          + called.map { .init("sides.\(name)(\($0))", type, "let sides: Edges = .left; ") }
      }
      let receivers = receiver == .anyList ? ["[4, #]"] : texts(.exact(receiver))
      let constant = receivers.first?.replacing("#", with: "1") ?? ""
      return receivers.map { .init("(\($0)).\(name)(\(plain))", type) }
        + called.map { .init("(\(constant)).\(name)(\($0))", type) }
    } + [
      .init("min(1, 2, #)", .number), .init("max(3deg, 2deg, # * 1deg)", .angle),
      .init("mix((1, 2), (3, #), at: 1)", .point), .init("mix(.red, rgb(0, #, 1), at: 1)", .color),
      .init("sum([(1, 2), (3, #)])", .point), .init("max([1deg, # * 1deg])", .angle),
    ]

  // MARK: Arguments

  /// Returns argument lists with the gap in each of the parameters in turn, without those that may be omitted.
  /// - Parameter gap: Whether there is a gap; if there is none, all that is required is constant.
  static func arguments(of signature: Signature, gap: Bool = true) -> [String] {
    var result: [String] = []
    for (index, parameter) in signature.parameters.enumerated() {
      for text in gap ? texts(parameter.type) : texts(parameter.type).map({ $0.replacing("#", with: "1") }) {
        let list = signature.parameters.indices.compactMap { other -> String? in
          let declaration = signature.parameters[other]
          let group = signature.exactlyOne.first { $0.contains(other) }
          let isChosen = group.map { $0.contains(index) ? other == index : other == $0[0] } ?? false
          guard other == index || declaration.isRequired || isChosen else { return nil }
          let value = other == index ? text : texts(declaration.type).first?.replacing("#", with: "1") ?? ""
          return declaration.isPositional ? value : "\(declaration.name): \(value)"
        }
        result.append(list.joined(separator: ", "))
      }
    }
    return result
  }

  /// Returns values of a type with a gap, which is valid with 1 in it. Empty for types without numbers.
  private static func texts(_ type: ParameterDeclaration.TypePattern) -> [String] {
    switch type {
    case .scalar, .mixable: return ["#"]
    case .factors: return ["#", "(#, 1)", "(1, #)"]
    case .orderedList, .summableList, .anyList: return ["[4, #]"]
    case .layerNames: return []
    case .exact(let type):
      switch type {
      case .number: return ["#"]
      case .integer: return ["4 + round(#)"]
      case .bool: return ["# > 0"]
      case .angle: return ["# * 1deg"]
      case .point: return ["(#, 3)", "(3, #)"]
      case .size: return ["# x 3", "3 x #"]
      case .rect:
        return ["Rect(x: #, y: 1, width: 9, height: 8)", "Rect(x: 1, y: 2, width: 9, height: #)"]
      case .color, .paint: return ["rgb(1, #, 0)"]
      case .path: return ["circle(center: (#, 3), radius: 4)"]
      case .edges: return ["# > 0 ? .left : .top"]
      case .list(.number): return ["[4, #]"]
      case .list(.point): return ["[(0, 0), (5, #), (9, 1)]"]
      case .list(.stop): return ["[.red, stop(.blue, at: #)]"]
      case .enumeration(let id):
        guard let cases = BuiltinEnum(rawValue: id.index)?.cases else { return [] }
        return ["# > 2 ? .\(cases[1]) : .\(cases[0])"]
      case .invalid, .string, .stop, .list: return []
      }
    }
  }
}
