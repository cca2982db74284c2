/// The parameters of `move` and `line`.
public enum PlaceParameter: Int, ParameterList {
  case to, by

  public var declaration: ParameterDeclaration {
    switch self {
    case .to: .optionalValue("to", .point, "Where to go.")
    case .by: .optional("by", .point, "How far to go from the current point.")
    }
  }
}

public enum QuadParameter: Int, ParameterList {
  case to, by, control

  public var declaration: ParameterDeclaration {
    switch self {
    case .to: .end
    case .by: .displacement
    case .control: .label("control", .point, "The control point.")
    }
  }
}

public enum CurveParameter: Int, ParameterList {
  case to, by, control1, control2

  public var declaration: ParameterDeclaration {
    switch self {
    case .to: .end
    case .by: .displacement
    case .control1: .label("control1", .point, "The control point of the start.")
    case .control2: .label("control2", .point, "The control point of the end.")
    }
  }
}

public enum SmoothParameter: Int, ParameterList {
  case to, by, control2

  public var declaration: ParameterDeclaration {
    switch self {
    case .to: .end
    case .by: .displacement
    case .control2:
      .optional(
        "control2", .point, "The control point of the end, which makes the curve cubic.", default: "a quadratic curve")
    }
  }
}

/// The parameters of an `arc` from the current point to another.
public enum EndpointArcParameter: Int, ParameterList {
  case to, by, radius, radii, rotation, large, clockwise

  public var declaration: ParameterDeclaration {
    switch self {
    case .to: .optionalValue("to", .point, "The end of the arc.")
    case .by: .optional("by", .point, "The end, measured from the current point.")
    case .radius: .optionalLength("radius", "The radius of a circle, not negative. Enlarged if it is too small.")
    case .radii: .optional("radii", .size, "The radii of an ellipse, not negative. Enlarged if they are too small.")
    case .rotation: .rotation
    case .large:
      .optional("large", .bool, "Whether the arc is the longer one of the two on its ellipse.", default: "`false`")
    case .clockwise: .clockwise
    }
  }
}

/// The parameters of an `arc` around a center.
public enum ArcParameter: Int, ParameterList {
  case center, radius, radii, rotation, from, to, sweep, clockwise

  public var declaration: ParameterDeclaration {
    switch self {
    case .center: .label("center", .point, "The center of the circle or ellipse.")
    case .radius: .optionalLength("radius", "The radius of a circle, not negative.")
    case .radii: .optional("radii", .size, "The radii of an ellipse, not negative.")
    case .rotation: .rotation
    case .from: .label("from", .angle, "The direction from the center to the start.")
    case .to: .optional("to", .angle, "The direction from the center to the end.")
    case .sweep: .optional("sweep", .angle, "How far the arc runs.")
    case .clockwise: .clockwise
    }
  }
}

public enum CornerParameter: Int, ParameterList {
  case corner, to, radius

  public var declaration: ParameterDeclaration {
    switch self {
    case .corner: .value("corner", .point, "The point that the arc cuts off.")
    case .to: .label("to", .point, "A point on the line that follows the corner.")
    case .radius: .length("radius", "The radius of the arc, not negative.")
    }
  }
}

public enum AddParameter: Int, ParameterList {
  case path, joined

  public var declaration: ParameterDeclaration {
    switch self {
    case .path: .value("path", .path, "The path to add.")
    case .joined:
      .optional(
        "joined", .bool, "Whether a line from the current point to the start of the path joins both.",
        default: "`false`")
    }
  }
}

extension ParameterDeclaration {
  fileprivate static let rotation = optional(
    "rotation", .angle, "The clockwise rotation of the ellipse.", default: "`0deg`")
  fileprivate static let clockwise = optional("clockwise", .bool, "Whether the arc runs clockwise.", default: "`true`")
  fileprivate static let end = optionalValue("to", .point, "The end of the curve.")
  fileprivate static let displacement = optional(
    "by", .point, "The end, measured from the current point, as are the control points.")
}
