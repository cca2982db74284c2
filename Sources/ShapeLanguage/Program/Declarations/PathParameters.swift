/// The parameter of the paths that fill a rectangle.
public enum PathInRectParameter: Int, ParameterList {
  case rect

  public var declaration: ParameterDeclaration {
    switch self {
    case .rect: .value("rect", .rect, "The rectangle that the path fills.")
    }
  }
}

public enum RoundedRectParameter: Int, ParameterList {
  case rect, cornerRadius, topLeft, topRight, bottomRight, bottomLeft, style

  public var declaration: ParameterDeclaration {
    switch self {
    case .rect: .value("rect", .rect, "The rectangle.")
    case .cornerRadius: .optionalLength("cornerRadius", "The radius of all corners, not negative.", default: "`0`")
    case .topLeft: .cornerRadius("topLeft", "top left")
    case .topRight: .cornerRadius("topRight", "top right")
    case .bottomRight: .cornerRadius("bottomRight", "bottom right")
    case .bottomLeft: .cornerRadius("bottomLeft", "bottom left")
    case .style: .optional("style", .of(.cornerStyle), "The curve of the corners.", default: "`.circular`")
    }
  }
}

public enum CircleParameter: Int, ParameterList {
  case center, radius

  public var declaration: ParameterDeclaration {
    switch self {
    case .center: .label("center", .point, "The center.")
    case .radius: .length("radius", "The radius, not negative.")
    }
  }
}

public enum PolygonParameter: Int, ParameterList {
  case points

  public var declaration: ParameterDeclaration {
    switch self {
    case .points: .value("points", .points, "The corners, at least two.")
    }
  }
}

public enum PolylineParameter: Int, ParameterList {
  case points

  public var declaration: ParameterDeclaration {
    switch self {
    case .points: .value("points", .points, "The points, at least two.")
    }
  }
}

public enum SplineParameter: Int, ParameterList {
  case through, closed, tension

  public var declaration: ParameterDeclaration {
    switch self {
    case .through: .label("through", .points, "The points, at least two.")
    case .closed:
      .optional("closed", .bool, "Whether the curve continues from the last point to the first.", default: "`false`")
    case .tension:
      .optional(
        "tension", .number, "The tightness of the curve, in `0...1`. With 1, the points are joined by straight lines.",
        default: "`0`, a uniform Catmull–Rom spline")
    }
  }
}

public enum RegularPolygonParameter: Int, ParameterList {
  case center, sides, radius, rotation

  public var declaration: ParameterDeclaration {
    switch self {
    case .center: .label("center", .point, "The center.")
    case .sides: .label("sides", .integer, "The number of sides, in `3...10000`.")
    case .radius: .length("radius", "The distance of the corners from the center, not negative.")
    case .rotation: .optional("rotation", .angle, "The clockwise rotation around the center.", default: "`0deg`")
    }
  }
}

public enum StarParameter: Int, ParameterList {
  case center, points, outerRadius, innerRadius, rotation

  public var declaration: ParameterDeclaration {
    switch self {
    case .center: .label("center", .point, "The center.")
    case .points: .label("points", .integer, "The number of tips, in `2...10000`.")
    case .outerRadius: .length("outerRadius", "The distance of the tips from the center.")
    case .innerRadius: .length("innerRadius", "The distance of the notches from the center.")
    case .rotation: .optional("rotation", .angle, "The clockwise rotation around the center.", default: "`0deg`")
    }
  }
}

// MARK: Methods

public enum RotatedParameter: Int, ParameterList {
  case receiver, by, around

  public var declaration: ParameterDeclaration {
    switch self {
    case .receiver: .receiver
    case .by: .label("by", .angle, "The clockwise angle.")
    case .around: .fixedPoint
    }
  }
}

public enum ScaledParameter: Int, ParameterList {
  case receiver, by, around

  public var declaration: ParameterDeclaration {
    switch self {
    case .receiver: .receiver
    case .by: .label("by", .number, "The factor. A negative one mirrors.")
    case .around: .fixedPoint
    }
  }
}

public enum ScaledAxesParameter: Int, ParameterList {
  case receiver, x, y, around

  public var declaration: ParameterDeclaration {
    switch self {
    case .receiver: .receiver
    case .x: .label("x", .number, "The horizontal factor. A negative one mirrors.")
    case .y: .label("y", .number, "The vertical factor. A negative one mirrors.")
    case .around: .fixedPoint
    }
  }
}

public enum TrimmedParameter: Int, ParameterList {
  case receiver, from, to

  public var declaration: ParameterDeclaration {
    switch self {
    case .receiver: .receiver
    case .from: .label("from", .number, "The start, as a fraction of the length, in `0...1`.")
    case .to: .label("to", .number, "The end, as a fraction of the length, in `0...1`.")
    }
  }
}

public enum RoundedParameter: Int, ParameterList {
  case receiver, radius

  public var declaration: ParameterDeclaration {
    switch self {
    case .receiver: .receiver
    case .radius: .length("radius", "The radius of the arcs, not negative.")
    }
  }
}

public enum StrokedParameter: Int, ParameterList {
  case receiver, width, cap, join, miterLimit, dash, phase, fitted

  public var declaration: ParameterDeclaration {
    switch self {
    case .receiver: .receiver
    case .width: .length("width", "The width of the line, not negative.")
    case .cap: .cap
    case .join: .join
    case .miterLimit: .miterLimit
    case .dash: .dash
    case .phase: .phase
    case .fitted: .fitted
    }
  }
}

public enum OffsetParameter: Int, ParameterList {
  case receiver, by, join, miterLimit, rule

  public var declaration: ParameterDeclaration {
    switch self {
    case .receiver: .receiver
    case .by: .length("by", "How far the region grows; a negative distance shrinks it.")
    case .join: .join
    case .miterLimit: .miterLimit
    case .rule: .fillRule
    }
  }
}

/// The parameters of the methods that combine two paths.
public enum CombinedParameter: Int, ParameterList {
  case receiver, other, rule

  public var declaration: ParameterDeclaration {
    switch self {
    case .receiver: .receiver
    case .other: .value("other", .path, "The other path.")
    case .rule: .fillRule
    }
  }
}

public enum SimplifiedParameter: Int, ParameterList {
  case receiver, rule

  public var declaration: ParameterDeclaration {
    switch self {
    case .receiver: .receiver
    case .rule: .fillRule
    }
  }
}

public enum DashedParameter: Int, ParameterList {
  case receiver, pattern, phase, fitted

  public var declaration: ParameterDeclaration {
    switch self {
    case .receiver: .receiver
    case .pattern: .value("pattern", .numbers, "The lengths of dashes and gaps in turn.")
    case .phase: .phase
    case .fitted: .fitted
    }
  }
}

public enum FlattenedParameter: Int, ParameterList {
  case receiver, tolerance

  public var declaration: ParameterDeclaration {
    switch self {
    case .receiver: .receiver
    case .tolerance: .length("tolerance", "The largest distance from the curves, at least `0.0001`.")
    }
  }
}

/// The parameters of the methods for a position along a path.
public enum FractionParameter: Int, ParameterList {
  case receiver, at

  public var declaration: ParameterDeclaration {
    switch self {
    case .receiver: .receiver
    case .at: .label("at", .number, "The fraction of the length, in `0...1`.")
    }
  }
}

public enum NearestPointParameter: Int, ParameterList {
  case receiver, to

  public var declaration: ParameterDeclaration {
    switch self {
    case .receiver: .receiver
    case .to: .label("to", .point, "The point to be near to.")
    }
  }
}

public enum WindingParameter: Int, ParameterList {
  case receiver, around

  public var declaration: ParameterDeclaration {
    switch self {
    case .receiver: .receiver
    case .around: .label("around", .point, "The point.")
    }
  }
}

public enum PathContainsParameter: Int, ParameterList {
  case receiver, point, rule

  public var declaration: ParameterDeclaration {
    switch self {
    case .receiver: .receiver
    case .point: .value("point", .point, "The point.")
    case .rule: .fillRule
    }
  }
}

extension ParameterDeclaration {
  fileprivate static let fixedPoint = optional(
    "around", .point, "The point that stays where it is.", default: "the center of the bounds of the path")

  fileprivate static func cornerRadius(_ name: String, _ corner: String) -> ParameterDeclaration {
    optionalLength(name, "The radius of the \(corner) corner, not negative.", default: "`cornerRadius:`")
  }
}
