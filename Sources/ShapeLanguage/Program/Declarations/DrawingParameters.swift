public enum SizeParameter: Int, ParameterList {
  case size, min, max

  public var declaration: ParameterDeclaration {
    switch self {
    case .size: .value("size", .size, "The design size, a constant.", along: .any)
    case .min: .optional("min", .size, "The smallest size the shape supports.", default: "`1 x 1`", along: .any)
    case .max: .optional("max", .size, "The largest size the shape supports.", default: "`4096 x 4096`", along: .any)
    }
  }
}

public enum RequireParameter: Int, ParameterList {
  case condition, message

  public var declaration: ParameterDeclaration {
    switch self {
    case .condition: .value("condition", .bool, "The condition that must be true at every size and for all values.")
    case .message: .optionalValue("message", .string, "The reason, for the message.", default: "`\"\"`")
    }
  }
}

public enum FillParameter: Int, ParameterList {
  case paint, path, rule, opacity

  public var declaration: ParameterDeclaration {
    switch self {
    case .paint: .value("paint", .paint, "The color or gradient to fill with.")
    case .path: .optional("path", .path, "The path to fill.", default: "the outline of the layer")
    case .rule: .fillRule
    case .opacity: .opacity
    }
  }
}

public enum StrokeParameter: Int, ParameterList {
  case paint, width, align, cap, join, miterLimit, dash, phase, fitted, path, opacity

  public var declaration: ParameterDeclaration {
    switch self {
    case .paint: .value("paint", .paint, "The color or gradient of the line.")
    case .width: .optionalLength("width", "The width of the line, not negative.", default: "`1`")
    case .align:
      .optional(
        "align", .of(.strokeAlignment), "The position of the line: centered, or on one side of a closed path.",
        default: "`.center`")
    case .cap: .cap
    case .join: .join
    case .miterLimit: .miterLimit
    case .dash: .dash
    case .phase: .phase
    case .fitted: .fitted
    case .path: .optional("path", .path, "The path to stroke.", default: "the outline of the layer")
    case .opacity: .opacity
    }
  }
}

public enum BorderParameter: Int, ParameterList {
  case edges, width, color, dash, phase, fitted, opacity

  public var declaration: ParameterDeclaration {
    switch self {
    case .edges: .optionalValue("edges", .edges, "The edges of the outline to draw.", default: "`.all`")
    case .width: .optionalLength("width", "The width of the border, inside the outline.", default: "`1`")
    case .color: .optional("color", .paint, "The color or gradient of the border.", default: "`.black`")
    case .dash: .dash
    case .phase: .phase
    case .fitted: .fitted
    case .opacity: .opacity
    }
  }
}

public enum ShadowParameter: Int, ParameterList {
  case color, radius, offset, opacity, spread, inner

  public var declaration: ParameterDeclaration {
    switch self {
    case .color: .optionalValue("color", .color, "The color of the shadow.", default: "`.black`")
    case .radius: .length("radius", "The standard deviation of the blur, not negative.")
    case .offset: .optional("offset", .point, "The displacement of the shadow.", default: "`(0, 0)`")
    case .opacity: .opacity
    case .spread:
      .optionalLength(
        "spread",
        "The distance by which the shadow extends beyond the layer before the blur. A negative one makes it "
          + "smaller.", default: "`0`")
    case .inner: .optional("inner", .bool, "Whether the shadow is inside the layer, above it.", default: "`false`")
    }
  }
}

public enum ClipParameter: Int, ParameterList {
  case path, rule

  public var declaration: ParameterDeclaration {
    switch self {
    case .path: .optionalValue("path", .path, "The path to clip with.", default: "the outline of the layer")
    case .rule: .fillRule
    }
  }
}

public enum EraseParameter: Int, ParameterList {
  case path, rule

  public var declaration: ParameterDeclaration {
    switch self {
    case .path: .value("path", .path, "The path to erase.")
    case .rule: .fillRule
    }
  }
}

public enum OutlineParameter: Int, ParameterList {
  case path

  public var declaration: ParameterDeclaration {
    switch self {
    case .path: .value("path", .path, "The path that bounds the layer.")
    }
  }
}

/// The header of a layer. That of the content slot is a prefix of it. A mask has neither an order nor a blend mode.
public enum LayerParameter: Int, ParameterList {
  case left, top, right, bottom, leading, trailing, width, height, centerX, centerY, inset, center, size
  case z, above, below, opacity, rotation, scale, blend

  public var declaration: ParameterDeclaration {
    switch self {
    case .left: .optionalLength("left", along: .horizontal, "The distance from the left edge of the parent.")
    case .top: .optionalLength("top", along: .vertical, "The distance from the top edge of the parent.")
    case .right: .optionalLength("right", along: .horizontal, "The distance from the right edge of the parent.")
    case .bottom: .optionalLength("bottom", along: .vertical, "The distance from the bottom edge of the parent.")
    case .leading:
      .optionalLength(
        "leading", along: .horizontal,
        "The distance from the left edge of the parent, or from its right edge in a layout from right to left.")
    case .trailing:
      .optionalLength(
        "trailing", along: .horizontal,
        "The distance from the right edge of the parent, or from its left edge in a layout from right to left.")
    case .width: .optionalLength("width", along: .horizontal, "The width.")
    case .height: .optionalLength("height", along: .vertical, "The height.")
    case .centerX: .optionalLength("centerX", along: .horizontal, "The x coordinate of the center, in the parent.")
    case .centerY: .optionalLength("centerY", along: .vertical, "The y coordinate of the center, in the parent.")
    case .inset:
      .optionalLength("inset", "The distance of all edges that nothing else determines.", default: "`0`")
    case .center: .optional("center", .point, "The center, in the coordinates of the parent.")
    case .size: .optional("size", .size, "The width and the height.")
    case .z:
      .optional("z", .number, "The position among its siblings: a layer with a larger number is above.", default: "`0`")
    case .above: .optional("above", .layerNames, "The siblings that are below this layer.")
    case .below: .optional("below", .layerNames, "The siblings that are above this layer.")
    case .opacity: .optional("opacity", .number, "The opacity of the layer as a whole, in `0...1`.", default: "`1`")
    case .rotation: .optional("rotation", .angle, "The clockwise rotation around the center.", default: "`0deg`")
    case .scale:
      .optional(
        "scale", .factors,
        "The factor by which the layer is scaled around its center, or the pair `(horizontal, vertical)`. Negative ones "
          + "mirror.", default: "`1`")
    case .blend:
      .optional(
        "blend", .of(.blendMode), "How the layer mixes with what its parent has painted below it.",
        default: "`.normal`")
    }
  }
}

extension LayerParameter {
  /// The labels that only a layer that is painted can have, and not a mask.
  package static let ofPaintOnly = [LayerParameter.z, .above, .below, .blend].map { $0.declaration.name }
}

/// Parameters that several commands and methods share.
extension ParameterDeclaration {
  static let fillRule = optional(
    "rule", .of(.fillRule), "The rule that decides which points are inside the path.", default: "`.nonZero`")
  static let opacity = optional("opacity", .number, "The opacity, in `0...1`.", default: "`1`")
  static let cap = optional("cap", .of(.lineCap), "The shape of the line's ends.", default: "`.butt`")
  static let join = optional("join", .of(.lineJoin), "The shape of the line's corners.", default: "`.miter`")
  static let miterLimit = optional(
    "miterLimit", .number, "The length of a miter, in line widths, above which it is beveled, in `1...1000`.",
    default: "`10`")
  static let dash = optional("dash", .numbers, "The lengths of dashes and gaps in turn.", default: "`[]`, a solid line")
  static let phase = optionalLength("phase", "The position in the dashes at which the line begins.", default: "`0`")
  static let fitted = optional(
    "fitted", .bool,
    "Whether dashes and gaps are scaled so that each piece of the path ends as it begins, with a whole number of them.",
    default: "`false`")
}
