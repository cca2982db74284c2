/// One side of an adaptive color.
public enum Appearance: CaseIterable, Sendable { case light, dark }

extension Color {
  /// Returns the components in one appearance.
  public func components(in appearance: Appearance) -> RGBA {
    switch appearance {
    case .light: light
    case .dark: dark
    }
  }

  /// Returns the color of one appearance, which is the same in both.
  fileprivate func resolved(in appearance: Appearance) -> Color { Color(components(in: appearance)) }
}

extension Paint {
  /// Returns the paint of one appearance, which is the same in both.
  fileprivate func resolved(in appearance: Appearance) -> Paint {
    func resolved(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: $0.color.resolved(in: appearance), position: $0.position) }
    }
    switch self {
    case .color(let color): return .color(color.resolved(in: appearance))
    case .linear(var gradient):
      gradient.stops = resolved(gradient.stops)
      return .linear(gradient)
    case .radial(var gradient):
      gradient.stops = resolved(gradient.stops)
      return .radial(gradient)
    case .conic(var gradient):
      gradient.stops = resolved(gradient.stops)
      return .conic(gradient)
    }
  }
}

extension Scene {
  /// Returns the picture as it is in one appearance: no color is adaptive any more.
  public func resolved(in appearance: Appearance) -> Scene {
    var scene = self
    for paint in paints.indices { scene.paints[paint] = paints[paint].resolved(in: appearance) }
    for layer in layers.indices {
      for shadow in layers[layer].shadows.indices {
        scene.layers[layer].shadows[shadow].color = layers[layer].shadows[shadow].color.resolved(in: appearance)
      }
      for shadow in layers[layer].innerShadows.indices {
        scene.layers[layer].innerShadows[shadow].color =
          layers[layer].innerShadows[shadow].color.resolved(in: appearance)
      }
    }
    return scene
  }
}
