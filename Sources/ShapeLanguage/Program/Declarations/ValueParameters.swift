/// The parameters of `min` and `max`, the last of which is variadic.
public enum ExtremeParameter: Int, ParameterList {
  case first, second

  public var declaration: ParameterDeclaration {
    switch self {
    case .first: .value("first value", .scalar, "A value.")
    case .second: .value("second value", .scalar, "Another value, of which there may be several.")
    }
  }
}

/// The parameter of `min` and `max` of a list.
public enum OrderedListParameter: Int, ParameterList {
  case list

  public var declaration: ParameterDeclaration {
    switch self {
    case .list: .value("list", .orderedList, "A list with at least one element.")
    }
  }
}

/// The parameter of `sum`.
public enum SummedListParameter: Int, ParameterList {
  case list

  public var declaration: ParameterDeclaration {
    switch self {
    case .list: .value("list", .summableList, "A list.")
    }
  }
}

/// The parameter of `abs`.
public enum ScalarParameter: Int, ParameterList {
  case number

  public var declaration: ParameterDeclaration {
    switch self {
    case .number: .value("number", .scalar, "A number or an angle.")
    }
  }
}

public enum ClampParameter: Int, ParameterList {
  case number, low, high

  public var declaration: ParameterDeclaration {
    switch self {
    case .number: .value("number", .scalar, "The value to bring into the range.")
    case .low: .value("lower bound", .scalar, "The lower bound.")
    case .high: .value("upper bound", .scalar, "The upper bound, not less than the lower one.")
    }
  }
}

public enum ModuloParameter: Int, ParameterList {
  case dividend, divisor

  public var declaration: ParameterDeclaration {
    switch self {
    case .dividend: .value("dividend", .scalar, "The dividend.")
    case .divisor: .value("divisor", .scalar, "The divisor, not 0.")
    }
  }
}

/// The parameter of functions of one number.
public enum NumberParameter: Int, ParameterList {
  case number

  public var declaration: ParameterDeclaration {
    switch self {
    case .number: .value("number", .number, "A number.")
    }
  }
}

/// The parameter of functions of one angle.
public enum AngleParameter: Int, ParameterList {
  case angle

  public var declaration: ParameterDeclaration {
    switch self {
    case .angle: .value("angle", .angle, "An angle.")
    }
  }
}

public enum PowerParameter: Int, ParameterList {
  case base, exponent

  public var declaration: ParameterDeclaration {
    switch self {
    case .base: .value("base", .number, "The base.")
    case .exponent: .value("exponent", .number, "The exponent.")
    }
  }
}

public enum HypotenuseParameter: Int, ParameterList {
  case x, y

  public var declaration: ParameterDeclaration {
    switch self {
    case .x: .value("first side", .number, "One side.")
    case .y: .value("second side", .number, "The other side.")
    }
  }
}

public enum DirectionParameter: Int, ParameterList {
  case y, x

  public var declaration: ParameterDeclaration {
    switch self {
    case .y: .value("y coordinate", .number, "The y coordinate.")
    case .x: .value("x coordinate", .number, "The x coordinate.")
    }
  }
}

public enum DistanceParameter: Int, ParameterList {
  case first, second

  public var declaration: ParameterDeclaration {
    switch self {
    case .first: .value("first point", .point, "A point.")
    case .second: .value("second point", .point, "Another point.")
    }
  }
}

// MARK: Rectangles

public enum RectFromOriginParameter: Int, ParameterList {
  case x, y, width, height

  public var declaration: ParameterDeclaration {
    switch self {
    case .x: .length("x", along: .horizontal, "The x coordinate of the left edge.")
    case .y: .length("y", along: .vertical, "The y coordinate of the top edge.")
    case .width: .length("width", along: .horizontal, "The width, not negative.")
    case .height: .length("height", along: .vertical, "The height, not negative.")
    }
  }
}

public enum RectFromCenterParameter: Int, ParameterList {
  case center, size

  public var declaration: ParameterDeclaration {
    switch self {
    case .center: .label("center", .point, "The center.")
    case .size: .label("size", .size, "The width and the height.")
    }
  }
}

public enum InsetParameter: Int, ParameterList {
  case receiver, by

  public var declaration: ParameterDeclaration {
    switch self {
    case .receiver: .receiver
    case .by: .length("by", "The distance by which every edge moves inwards.")
    }
  }
}

public enum InsetEdgesParameter: Int, ParameterList {
  case receiver, left, top, right, bottom, leading, trailing

  public var declaration: ParameterDeclaration {
    switch self {
    case .receiver: .receiver
    case .left:
      .optionalLength("left", along: .horizontal, "The distance by which the left edge moves inwards.", default: "`0`")
    case .top:
      .optionalLength("top", along: .vertical, "The distance by which the top edge moves inwards.", default: "`0`")
    case .right:
      .optionalLength(
        "right", along: .horizontal, "The distance by which the right edge moves inwards.", default: "`0`")
    case .bottom:
      .optionalLength(
        "bottom", along: .vertical, "The distance by which the bottom edge moves inwards.", default: "`0`")
    case .leading:
      .optionalLength(
        "leading", along: .horizontal,
        "The distance by which the left edge moves inwards, or the right one in a layout from right to left.",
        default: "`0`")
    case .trailing:
      .optionalLength(
        "trailing", along: .horizontal,
        "The distance by which the right edge moves inwards, or the left one in a layout from right to left.",
        default: "`0`")
    }
  }
}

/// The parameters of the methods that move a rectangle or a path.
public enum TranslatedParameter: Int, ParameterList {
  case receiver, by

  public var declaration: ParameterDeclaration {
    switch self {
    case .receiver: .receiver
    case .by: .label("by", .point, "How far to move.")
    }
  }
}

public enum EdgesContainsParameter: Int, ParameterList {
  case receiver, edge

  public var declaration: ParameterDeclaration {
    switch self {
    case .receiver: .receiver
    case .edge: .value("edge", .edges, "The edge or edges to look for.")
    }
  }
}
