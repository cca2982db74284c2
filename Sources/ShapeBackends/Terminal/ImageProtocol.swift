/// How a terminal shows pictures.
public enum ImageProtocol: String, CaseIterable, Sendable {
  /// The graphics protocol of kitty, with PNG data.
  case kitty
  /// The inline images of iTerm2, with PNG data.
  case iterm
  /// The bitmap graphics of DEC terminals, with 256 colors.
  case sixel
  /// Characters that are two pixels each.
  case blocks
}

/// What the environment tells about the terminal.
public struct TerminalEnvironment: Sendable {
  /// The protocol that the terminal is known for, or `nil` if only the terminal itself knows.
  public let imageProtocol: ImageProtocol?
  /// Whether the terminal shows all colors, and not only 256.
  public let hasTrueColor: Bool
  /// Whether the terminal understands escape sequences, such as questions.
  public let hasSequences: Bool
  /// Why there are no colors, or `nil` if there are: a setting such as `NO_COLOR`.
  public let colorRefusal: String?

  /// Reads the variables of an environment.
  ///
  /// - Parameter variable: Returns a variable, or `nil` if it is not set.
  public init(_ variable: (String) -> String?) {
    func value(_ name: String) -> String { variable(name) ?? "" }
    let terminal = value("TERM")
    hasTrueColor = ["truecolor", "24bit"].contains(value("COLORTERM"))
    hasSequences = terminal != "dumb"
    colorRefusal = !value("NO_COLOR").isEmpty ? "NO_COLOR" : !hasSequences ? "TERM=dumb" : nil
    // A multiplexer inherits the variables of the terminal, but doesn't pass on everything.
    let isMultiplexed =
      !value("TMUX").isEmpty || !value("STY").isEmpty || terminal.hasPrefix("screen") || terminal.hasPrefix("tmux")
    imageProtocol =
      isMultiplexed || !hasSequences
      ? nil : Self.knownProtocol(terminal, program: value("TERM_PROGRAM"), variable)
  }

  private static func knownProtocol(
    _ terminal: String, program: String, _ variable: (String) -> String?
  ) -> ImageProtocol? {
    if ["iTerm.app", "WezTerm", "vscode", "mintty"].contains(program) || variable("LC_TERMINAL") == "iTerm2" {
      return .iterm
    }
    let isKitty = terminal.hasSuffix("kitty") || terminal.hasSuffix("ghostty") || program == "ghostty"
    if isKitty || variable("KITTY_WINDOW_ID") != nil { return .kitty }
    let names = ["foot", "mlterm", "contour", "yaft"]
    let isSixel = names.contains { terminal == $0 || terminal.hasPrefix("\($0)-") } || terminal.hasSuffix("-sixel")
    return isSixel ? .sixel : nil
  }
}
