/// What a number literal counts.
public enum NumberUnit: CaseIterable, Sendable {
  case plain, percent, degrees, radians, turns

  init?(_ spelling: some Collection<UInt8>) {
    // Most numbers have none.
    if spelling.isEmpty {
      self = .plain
    } else if let unit = Self.allCases.first(where: { spelling.elementsEqual($0.spelling.utf8) }) {
      self = unit
    } else {
      return nil
    }
  }

  /// Creates the unit that a word after a number stands for in some language: also that of lengths, which have none
  /// here.
  init?(meantBy word: String) {
    switch word {
    case Self.degrees.spelling, "degree", "degrees": self = .degrees
    case Self.radians.spelling, "radians": self = .radians
    case Self.turns.spelling: self = .turns
    case "px", "pt", "dp": self = .plain
    default: return nil
    }
  }

  /// How a source spells the unit.
  var spelling: String {
    switch self {
    case .plain: ""
    case .percent: "%"
    case .degrees: "deg"
    case .radians: "rad"
    case .turns: "turn"
    }
  }
}
