public enum RGBParameter: Int, ParameterList {
  case red, green, blue, opacity

  public var declaration: ParameterDeclaration {
    switch self {
    case .red: .value("red", .number, "The red component, in `0...1`.")
    case .green: .value("green", .number, "The green component, in `0...1`.")
    case .blue: .value("blue", .number, "The blue component, in `0...1`.")
    case .opacity: .opacity
    }
  }
}

public enum HSLParameter: Int, ParameterList {
  case hue, saturation, lightness, opacity

  public var declaration: ParameterDeclaration {
    switch self {
    case .hue: .value("hue", .angle, "The hue: `0deg` is red, `120deg` green, `240deg` blue.")
    case .saturation: .value("saturation", .number, "The saturation, in `0...1`.")
    case .lightness: .value("lightness", .number, "The lightness, in `0...1`.")
    case .opacity: .opacity
    }
  }
}

public enum OKLCHParameter: Int, ParameterList {
  case lightness, chroma, hue, opacity

  public var declaration: ParameterDeclaration {
    switch self {
    case .lightness: .value("lightness", .number, "The perceived lightness, in `0...1`.")
    case .chroma: .value("chroma", .number, "The chroma, not negative.")
    case .hue: .value("hue", .angle, "The hue.")
    case .opacity: .opacity
    }
  }
}

public enum MixParameter: Int, ParameterList {
  case first, second, at

  public var declaration: ParameterDeclaration {
    switch self {
    case .first: .value("first", .mixable, "The value at 0.")
    case .second: .value("second", .mixable, "The value at 1.")
    case .at: .label("at", .number, "The position between them, in `0...1`.")
    }
  }
}

public enum AdaptiveParameter: Int, ParameterList {
  case light, dark

  public var declaration: ParameterDeclaration {
    switch self {
    case .light: .label("light", .color, "The color in the light appearance.")
    case .dark: .label("dark", .color, "The color in the dark appearance.")
    }
  }
}

public enum StopParameter: Int, ParameterList {
  case color, at

  public var declaration: ParameterDeclaration {
    switch self {
    case .color: .value("color", .color, "The color.")
    case .at: .label("at", .number, "The position in the gradient, in `0...1`.")
    }
  }
}

public enum LinearGradientParameter: Int, ParameterList {
  case colors, from, to

  public var declaration: ParameterDeclaration {
    switch self {
    case .colors: .colors
    case .from: .optional("from", .point, "The start of the line.", default: "the top center of the layer")
    case .to: .optional("to", .point, "The end of the line.", default: "the bottom center of the layer")
    }
  }
}

public enum RadialGradientParameter: Int, ParameterList {
  case colors, center, radius

  public var declaration: ParameterDeclaration {
    switch self {
    case .colors: .colors
    case .center: .gradientCenter
    case .radius:
      .optionalLength("radius", "The radius, not negative.", default: "half of the longer side of the layer")
    }
  }
}

public enum ConicGradientParameter: Int, ParameterList {
  case colors, center, from

  public var declaration: ParameterDeclaration {
    switch self {
    case .colors: .colors
    case .center: .gradientCenter
    case .from: .optional("from", .angle, "The direction of the first color.", default: "`0deg`")
    }
  }
}

public enum OpacityParameter: Int, ParameterList {
  case receiver, opacity

  public var declaration: ParameterDeclaration {
    switch self {
    case .receiver: .receiver
    case .opacity: .value("opacity", .number, "The factor, in `0...1`.")
    }
  }
}

extension ParameterDeclaration {
  fileprivate static let colors = value("colors", .stops, "The colors and stops, at least two.")
  fileprivate static let gradientCenter = optional(
    "center", .point, "The center.", default: "the center of the layer")
}
