import ShapeCore
import ShapeLanguage

/// Numbers, colors, edges and constants of enums.
extension SwiftBodyWriter {
  func plainNumber(_ value: Double) -> SwiftFragment {
    let text = SwiftNames.number(value)
    let isWhole = text.utf8.allSatisfy { ($0 >= 48 && $0 <= 57) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    return SwiftFragment(text, text.hasPrefix("-") ? .prefix : .postfix, isLiteral: isWhole)
  }

  mutating func number(_ value: Double, _ type: ValueType) -> SwiftFragment {
    type == .angle ? angle(value) : plainNumber(value)
  }

  /// Returns an angle in degrees if the source may have used degrees, otherwise in radians.
  mutating func angle(_ radians: Double) -> SwiftFragment {
    if radians == 0, radians.sign == .plus { return SwiftFragment(".zero", type: .core("Angle")) }
    let degrees = (radians * (180 / Double.pi) * 1e6).rounded() / 1e6
    if Angle(degrees: degrees).radians == radians {
      return SwiftFragment("\(core("Angle"))(degrees: \(SwiftNames.number(degrees)))")
    }
    return SwiftFragment("\(core("Angle"))(radians: \(SwiftNames.number(radians)))")
  }

  mutating func color(_ color: Color) -> SwiftFragment {
    if color == .black { return SwiftFragment(".black", type: .core("Color")) }
    if color == .white { return SwiftFragment(".white", type: .core("Color")) }
    let type = core("Color")
    guard color.isAdaptive else { return SwiftFragment("\(type)(\(rgba(color.light, inColor: true)))") }
    return SwiftFragment(
      "\(type)(light: \(rgba(color.light, inColor: false)), dark: \(rgba(color.dark, inColor: false)))")
  }

  /// Returns a color's components: hexadecimal if that results in the same bits.
  private mutating func rgba(_ color: RGBA, inColor: Bool) -> String {
    func byte(_ value: Float) -> UInt32 { UInt32(max(0, min(255, (value * 255).rounded()))) }
    let hex = byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
    let digits = String(hex, radix: 16, uppercase: true)
    let text = "0x" + String(repeating: "0", count: 6 - digits.count) + digits
    let alpha = byte(color.alpha)
    if inColor, Color(hex: hex, alpha: UInt8(alpha)) == Color(color) {
      return alpha == 255 ? "hex: \(text)" : "hex: \(text), alpha: \(alpha)"
    }
    if !inColor, RGBA(hex: hex) == color { return "\(core("RGBA"))(hex: \(text))" }
    return "\(core("RGBA"))(red: \(color.red), green: \(color.green), blue: \(color.blue), alpha: \(color.alpha))"
  }

  mutating func edges(_ edges: Edges) -> SwiftFragment {
    if let constant = EdgesConstant.allCases.first(where: { $0.edges == edges }) {
      return SwiftFragment("." + constant.name, type: .core("Edges"))
    }
    let present = EdgesConstant.allCases.filter { $0.isSingle && edges.contains($0.edges) }.map { "." + $0.name }
    return SwiftFragment("[\(present.joined(separator: ", "))]", type: .after(.edges))
  }

  mutating func enumCase(_ index: CaseID, of type: ValueType) -> SwiftFragment {
    guard case .enumeration(let id) = type else { return SwiftFragment("0") }
    let name = names.cases(of: program.enumerations[id])[index.index]
    let isOwn = id.index >= BuiltinEnum.allCases.count
    let typeName = names.enumerations[id]
    return SwiftFragment("." + SwiftNames.identifier(name), type: isOwn ? .own(typeName) : .core(typeName))
  }

  /// Returns whether compilers know that an expression is constant.
  func isConstant(_ id: ExpressionID) -> Bool {
    switch program[id].kind {
    case .number, .bool, .enumCase: return true
    case .slot(let slot): return constants.contains(slot)
    case .negate(let operand), .not(let operand), .convert(let operand): return isConstant(operand)
    case .binary(let operation, let left, let right):
      // One side is enough if the other one is not evaluated.
      if operation == .and || operation == .or { return isConstant(left) || isConstant(right) }
      return isConstant(left) && isConstant(right)
    case .conditional(let condition, let then, let otherwise):
      return isConstant(condition) && isConstant(then) && isConstant(otherwise)
    // `pixel` is 1 outside of pictures.
    case .layerValue(let value): return value == .pixel
    case .color, .string, .edges, .global, .point, .size, .list, .element, .slice, .comprehension, .member, .builtin,
      .call, .path, .invalid:
      return false
    }
  }

  /// Returns the condition of a choice. Compilers warn about a constant one.
  mutating func choice(of id: ExpressionID) -> SwiftFragment {
    let value = part(id)
    return isConstant(id) ? SwiftFragment("\(core("Mathematics")).asIs(\(explicit(value).text))") : value
  }

  mutating func noteConstant(_ slot: Int32, _ value: ExpressionID) {
    if isConstant(value) { constants.insert(slot) } else { constants.remove(slot) }
  }
}
