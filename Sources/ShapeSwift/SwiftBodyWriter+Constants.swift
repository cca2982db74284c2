@_spi(Generated) import ShapeCore
import ShapeLanguage

/// Numbers, colors, edges and constants of enums.
extension SwiftBodyWriter {
  mutating func number(_ value: Double, _ type: ValueType) -> SwiftExpression {
    type == .angle ? angle(value) : .number(value)
  }

  /// Returns an angle in degrees if the source may have used degrees, otherwise in radians.
  mutating func angle(_ radians: Double) -> SwiftExpression {
    if radians == 0, radians.sign == .plus { return SwiftExpression(".zero", type: .core("Angle")) }
    let degrees = (radians * (180 / Double.pi) * 1e6).rounded() / 1e6
    if Angle(degrees: degrees).radians == radians {
      return .call(core("Angle"), [SwiftExpression.number(degrees).labeled("degrees")])
    }
    return .call(core("Angle"), [SwiftExpression.number(radians).labeled("radians")])
  }

  mutating func color(_ color: Color) -> SwiftExpression {
    if color == .black { return SwiftExpression(".black", type: .core("Color")) }
    if color == .white { return SwiftExpression(".white", type: .core("Color")) }
    if let system = color.system, color == .system(system) {
      callsHidden = true
      return SwiftExpression(".system(.\(system.rawValue))", type: .core("Color"))
    }
    let type = core("Color")
    guard color.isAdaptive else { return .call(type, rgba(color.light, inColor: true)) }
    let (light, dark) = (rgba(color.light, inColor: false), rgba(color.dark, inColor: false))
    return .call(type, [light[0].labeled("light"), dark[0].labeled("dark")])
  }

  /// Returns a color's components, as arguments of a `Color` or one value: hexadecimal if that results in the same bits.
  private mutating func rgba(_ color: RGBA, inColor: Bool) -> [SwiftExpression] {
    func byte(_ value: Float) -> UInt32 { UInt32(max(0, min(255, (value * 255).rounded()))) }
    let hex = byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
    let digits = String(hex, radix: 16, uppercase: true)
    let text: SwiftExpression = "hex: 0x\(String(repeating: "0", count: 6 - digits.count))\(digits)"
    let alpha = byte(color.alpha)
    if inColor, Color(hex: hex, alpha: UInt8(alpha)) == Color(color) {
      return alpha == 255 ? [text] : [text, "alpha: \(alpha)"]
    }
    if !inColor, RGBA(hex: hex) == color { return [.call(core("RGBA"), [text])] }
    let components: [SwiftExpression] = [
      "red: \(color.red)", "green: \(color.green)", "blue: \(color.blue)", "alpha: \(color.alpha)",
    ]
    return [.call(core("RGBA"), components)]
  }

  mutating func edges(_ edges: Edges) -> SwiftExpression {
    if let constant = EdgesConstant.allCases.first(where: { $0.edges == edges }) {
      return SwiftExpression("." + constant.name, type: .core("Edges"))
    }
    let present = EdgesConstant.allCases.filter { $0.isSingle && edges.contains($0.edges) }
    return .list(present.map { SwiftExpression("." + $0.name) }, type: .after(.edges))
  }

  mutating func enumCase(_ index: CaseID, of type: ValueType) -> SwiftExpression {
    guard case .enumeration(let id) = type else { return SwiftExpression("0") }
    let name = names.cases[id][index.index]
    let isOwn = id.index >= BuiltinEnum.allCases.count
    let typeName = names.enumerations[id]
    return SwiftExpression("." + SwiftNames.identifier(name), type: isOwn ? .own(typeName) : .core(typeName))
  }

  /// Returns whether compilers know that an expression is constant.
  mutating func isConstant(_ id: ExpressionID) -> Bool {
    switch program[id].kind {
    case .number, .bool, .enumCase: return true
    case .slot(let slot): return constants.contains(slot)
    case .negate(let operand), .not(let operand), .convert(let operand): return isConstant(operand)
    case .binary(let operation, let left, let right):
      // One side is enough if the other one is not evaluated.
      if operation == .and || operation == .or { return isConstant(left) || isConstant(right) }
      return isConstant(left) && isConstant(right)
    case .conditional(let condition, let then, let otherwise):
      if let known = constantChoices[id] { return known }
      let result = isConstant(condition) && isConstant(then) && isConstant(otherwise)
      constantChoices[id] = result
      return result
    // `pixel` is 1 outside of pictures.
    case .layerValue(let value): return value == .pixel
    case .color, .string, .edges, .global, .point, .size, .list, .element, .slice, .comprehension, .member, .builtin,
      .call, .path, .scoped, .frame, .invalid:
      return false
    }
  }

  /// Returns the condition of a choice. Compilers warn about a constant one.
  mutating func choice(of id: ExpressionID) -> SwiftExpression {
    let value = part(id)
    return isConstant(id) ? .call(core("Mathematics").member("asIs"), [explicit(value)]) : value
  }

  mutating func noteConstant(_ slot: Int32, _ value: ExpressionID) {
    if isConstant(value) { constants.insert(slot) } else { constants.remove(slot) }
  }
}

extension SwiftExpression {
  /// Returns a whole number as an `Int`.
  static func wholeNumber(_ value: Double) -> SwiftExpression {
    SwiftExpression(.text(SwiftNames.wholeNumber(value)), value < 0 && value > -0x1p31 ? .prefix : .postfix)
  }

  static func number(_ value: Double) -> SwiftExpression {
    let text = SwiftNames.number(value)
    var result = SwiftExpression(.text(text), text.hasPrefix("-") ? .prefix : .postfix)
    result.isOfNumerals = value.isFinite
    result.isLiteral = text.utf8.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    return result
  }
}
