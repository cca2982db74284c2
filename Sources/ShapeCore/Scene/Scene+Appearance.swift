/// One side of an adaptive color.
public enum Appearance: CaseIterable, Sendable {
  /// The light appearance.
  case light
  /// The dark appearance.
  case dark
}

extension Color {
  /// Returns the components in one appearance.
  public func components(in appearance: Appearance) -> RGBA {
    switch appearance {
    case .light: light
    case .dark: dark
    }
  }
}

extension Scene {
  /// Returns the picture as it is in one appearance: no color is adaptive any more. Those of the system stay marked.
  /// - Parameter live: Returns the components of a color of the system, or `nil` for the stored ones.
  package func resolved(in appearance: Appearance, _ live: (SystemColor) -> RGBA? = { _ in nil }) -> Scene {
    mappingColors { color in
      var result = Color(color.components(in: appearance, live))
      (result.system, result.systemOpacity) = (color.system, color.systemOpacity)
      return result
    }
  }

  /// The colors of the system in the picture.
  package var systemColors: Set<SystemColor> {
    var result: Set<SystemColor> = []
    _ = mappingColors { color in
      if let system = color.system { result.insert(system) }
      return color
    }
    return result
  }

  /// Returns the picture with other colors.
  package func mappingColors(_ transform: (Color) -> Color) -> Scene {
    var scene = self
    for paint in paints.indices { scene.paints[paint] = paints[paint].mappingColors(transform) }
    for layer in layers.indices {
      for shadow in layers[layer].shadows.indices {
        scene.layers[layer].shadows[shadow].color = transform(layers[layer].shadows[shadow].color)
      }
      for shadow in layers[layer].innerShadows.indices {
        scene.layers[layer].innerShadows[shadow].color = transform(
          layers[layer].innerShadows[shadow].color)
      }
    }
    return scene
  }
}
