#if canImport(CoreGraphics)
  import CoreGraphics

  /// One side of an adaptive color.
  public enum Appearance: Sendable { case light, dark }

  extension Color {
    /// Returns the components in one appearance.
    public func components(in appearance: Appearance) -> RGBA {
      switch appearance {
      case .light: light
      case .dark: dark
      }
    }

    /// Returns the color of one appearance, in sRGB. Components beyond 0...1 are clamped; NaN counts as 0.
    public func cgColor(in appearance: Appearance) -> CGColor {
      func component(_ value: Float) -> CGFloat { CGFloat(clampedToUnit(Double(value))) }
      let color = components(in: appearance)
      return CGColor(
        srgbRed: component(color.red), green: component(color.green), blue: component(color.blue),
        alpha: component(color.alpha))
    }
  }

  extension Scene {
    /// Returns the picture as it is in one appearance: no color is adaptive any more.
    public func resolved(in appearance: Appearance) -> Scene {
      func resolved(_ color: Color) -> Color { Color(color.components(in: appearance)) }
      func resolved(_ stops: [GradientStop]) -> [GradientStop] {
        stops.map { GradientStop(color: resolved($0.color), position: $0.position) }
      }
      func resolved(_ paint: Paint) -> Paint {
        switch paint {
        case .color(let color): return .color(resolved(color))
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
      var scene = self
      for paint in paints.indices { scene.paints[paint] = resolved(paints[paint]) }
      for layer in layers.indices {
        for shadow in layers[layer].shadows.indices {
          scene.layers[layer].shadows[shadow].color = resolved(layers[layer].shadows[shadow].color)
        }
        for shadow in layers[layer].innerShadows.indices {
          scene.layers[layer].innerShadows[shadow].color = resolved(layers[layer].innerShadows[shadow].color)
        }
      }
      return scene
    }
  }
#endif
