/// The unit of a number literal.
public enum NumberUnit: CaseIterable, Sendable {
  case plain, percent, degrees, radians, turns

  init?(_ spelling: some Collection<UInt8>) {
    // Most numbers have no unit.
    if spelling.isEmpty {
      self = .plain
    } else if let unit = Self.allCases.first(where: { spelling.elementsEqual($0.spelling.utf8) }) {
      self = unit
    } else {
      return nil
    }
  }

  /// Creates the unit that a word after a number stands for in another language. Includes units of length, which don't
  /// exist here.
  init?(meantBy word: String) {
    switch word {
    case Self.degrees.spelling, "degree", "degrees": self = .degrees
    case Self.radians.spelling, "radians": self = .radians
    case Self.turns.spelling: self = .turns
    case "px", "pt", "dp": self = .plain
    default: return nil
    }
  }

  /// The unit in the syntax of a source.
  package var spelling: String {
    switch self {
    case .plain: ""
    case .percent: "%"
    case .degrees: "deg"
    case .radians: "rad"
    case .turns: "turn"
    }
  }
}
