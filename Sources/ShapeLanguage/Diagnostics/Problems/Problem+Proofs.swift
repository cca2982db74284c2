extension Problem {
  /// - Parameter message: That of the error.
  static func failsAtUnusualSize(_ message: String) -> Problem {
    Problem(
      .failsAtUnusualSize, "at an unusual size, which the shape allows: \(message)",
      hint: "state the sizes that the shape supports with `min:` and `max:`")
  }
}

/// A narrower domain, in which an error doesn't happen.
package enum Exclusion: Equatable, Sendable {
  /// A smallest or largest width or height.
  case side(String, isMinimum: Bool, Double)
  /// A range of a parameter, as in a source.
  case range(String, String)

  var text: String {
    switch self {
    case .side(let side, true, let length):
      "it doesn't happen from a \(side) of \(number(length)) on: state it in `min:`"
    case .side(let side, false, let length):
      "it doesn't happen up to a \(side) of \(number(length)): state it in `max:`"
    case .range(let name, let range): "it doesn't happen with \(quoted(name)) in \(quoted(range))"
    }
  }
}
