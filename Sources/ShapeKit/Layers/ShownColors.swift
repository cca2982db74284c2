@_spi(Generated) import ShapeCore

/// How a view shows colors: in an appearance, with its own colors of the system.
struct ShownColors: Hashable {
  let appearance: Appearance
  private var system: [SystemColor: RGBA] = [:]

  /// - Parameters:
  ///   - used: The colors of the system that the view shows.
  ///   - live: Returns their components in the view, or `nil` for those that the platform doesn't have.
  init(_ appearance: Appearance, _ used: Set<SystemColor>, _ live: (SystemColor) -> RGBA?) {
    self.appearance = appearance
    for color in used { system[color] = live(color) }
  }

  subscript(color: SystemColor) -> RGBA? { system[color] }
}

extension Scene {
  /// Returns the picture as a view shows it: no color is adaptive any more.
  func resolved(in colors: ShownColors) -> Scene { resolved(in: colors.appearance) { colors[$0] } }
}
