import ShapeCore

/// The enums of the language, which precede those of a program.
public enum BuiltinEnum: Int, CaseIterable, Sendable {
  case lineCap, lineJoin, strokeAlignment, fillRule, cornerStyle, scheme, layoutDirection, blendMode, colorSpace
  case mirroring

  package var id: EnumID { EnumID(position: rawValue) }

  package var type: ValueType { .enumeration(id) }

  package var name: String { declaration.name }

  /// The names of its constants, in order.
  package var cases: [String] { declaration.constants.map { $0.name } }

  package var declaration: EnumDeclaration {
    switch self {
    case .lineCap: EnumDeclaration("LineCap", LineCap.self, "The shape of a line's ends.")
    case .lineJoin: EnumDeclaration("LineJoin", LineJoin.self, "The shape of a line's corners.")
    case .strokeAlignment:
      EnumDeclaration("StrokeAlignment", StrokeAlignment.self, "The position of a stroke relative to its path.")
    case .fillRule:
      EnumDeclaration("FillRule", FillRule.self, "The rule that decides which points are inside the path.")
    case .cornerStyle: EnumDeclaration("CornerStyle", CornerStyle.self, "The curve of corners.")
    case .scheme: EnumDeclaration("Scheme", Scheme.self, "An appearance of the system.")
    case .layoutDirection:
      EnumDeclaration("LayoutDirection", LayoutDirection.self, "The direction of a layout.")
    case .blendMode:
      EnumDeclaration("BlendMode", BlendMode.self, "How the colors of a layer mix with those below it.")
    case .mirroring: EnumDeclaration("Mirroring", Mirroring.self, "When a layer is mirrored.")
    case .colorSpace: EnumDeclaration("ColorSpace", ColorSpace.self, "The space in which colors are mixed.")
    }
  }
}

/// The declaration of an enum of the language.
package struct EnumDeclaration: Sendable {
  package var name: String
  package var constants: [ConstantDeclaration]
  package var documentation: String

  fileprivate init<Constant: EnumValue>(_ name: String, _: Constant.Type, _ documentation: String) {
    self.name = name
    constants = Constant.allCases.map { $0.constant }
    self.documentation = documentation
  }
}

/// The declaration of a constant: the name after the dot, and its meaning.
package struct ConstantDeclaration: Sendable {
  package var name: String
  package var documentation: String

  fileprivate init(_ name: String, _ documentation: String) {
    self.name = name
    self.documentation = documentation
  }
}

/// A type of `ShapeCore` whose values are the constants of an enum of the language, in the same order.
protocol EnumValue: SpelledValue, CaseIterable where AllCases == [Self] {
  static var type: BuiltinEnum { get }
  var constant: ConstantDeclaration { get }
}

extension EnumValue {
  /// Creates the value of a constant, or `nil` for one of another enum.
  init?(_ constant: CaseID) {
    let values = Self.allCases
    guard values.indices.contains(constant.index) else { return nil }
    self = values[constant.index]
  }

  /// The constant.
  var id: CaseID { CaseID(position: Self.allCases.firstIndex { $0.constant.name == constant.name } ?? 0) }
}

extension LineCap: EnumValue {
  static var type: BuiltinEnum { .lineCap }
  package var constant: ConstantDeclaration {
    switch self {
    case .butt: ConstantDeclaration("butt", "The line ends at the last point.")
    case .round: ConstantDeclaration("round", "A half circle around the last point.")
    case .square: ConstantDeclaration("square", "Half a square around the last point.")
    }
  }
}

extension LineJoin: EnumValue {
  static var type: BuiltinEnum { .lineJoin }
  package var constant: ConstantDeclaration {
    switch self {
    case .miter: ConstantDeclaration("miter", "A sharp corner, up to the miter limit.")
    case .round: ConstantDeclaration("round", "A round corner.")
    case .bevel: ConstantDeclaration("bevel", "A corner that is cut off.")
    }
  }
}

extension StrokeAlignment: EnumValue {
  static var type: BuiltinEnum { .strokeAlignment }
  var constant: ConstantDeclaration {
    switch self {
    case .center: ConstantDeclaration("center", "Centered on the path.")
    case .inside: ConstantDeclaration("inside", "Inside a closed path.")
    case .outside: ConstantDeclaration("outside", "Outside a closed path.")
    }
  }
}

extension FillRule: EnumValue {
  static var type: BuiltinEnum { .fillRule }
  package var constant: ConstantDeclaration {
    switch self {
    case .nonZero:
      ConstantDeclaration("nonZero", "Points that the path winds around, counted with direction.")
    case .evenOdd: ConstantDeclaration("evenOdd", "Points that the path winds around an odd number of times.")
    }
  }
}

extension CornerStyle: EnumValue {
  static var type: BuiltinEnum { .cornerStyle }
  var constant: ConstantDeclaration {
    switch self {
    case .circular: ConstantDeclaration("circular", "Arcs of circles.")
    case .continuous: ConstantDeclaration("continuous", "Corners whose curvature changes gradually, as on iOS.")
    case .bevel: ConstantDeclaration("bevel", "Corners that are cut off by a line.")
    case .notch: ConstantDeclaration("notch", "Corners with a rectangle cut out.")
    case .scoop: ConstantDeclaration("scoop", "Corners with an arc cut out.")
    }
  }
}

extension Scheme: EnumValue {
  static var type: BuiltinEnum { .scheme }
  package var constant: ConstantDeclaration {
    switch self {
    case .light: ConstantDeclaration("light", "The light appearance.")
    case .dark: ConstantDeclaration("dark", "The dark appearance.")
    }
  }
}

extension LayoutDirection: EnumValue {
  static var type: BuiltinEnum { .layoutDirection }
  package var constant: ConstantDeclaration {
    switch self {
    case .leftToRight: ConstantDeclaration("leftToRight", "The direction of English, for example.")
    case .rightToLeft: ConstantDeclaration("rightToLeft", "The direction of Arabic and Hebrew, for example.")
    }
  }
}

extension Mirroring: EnumValue {
  static var type: BuiltinEnum { .mirroring }
  var constant: ConstantDeclaration {
    switch self {
    case .never: ConstantDeclaration("never", "Not mirrored.")
    case .inRightToLeft: ConstantDeclaration("inRightToLeft", "Mirrored in a layout from right to left.")
    }
  }
}

extension BlendMode: EnumValue {
  static var type: BuiltinEnum { .blendMode }
  package var constant: ConstantDeclaration {
    switch self {
    case .normal: ConstantDeclaration("normal", "Covers what is below.")
    case .multiply: ConstantDeclaration("multiply", "The product of the colors: darkens.")
    case .screen: ConstantDeclaration("screen", "The inverse of the product of the inverses: lightens.")
    case .overlay: ConstantDeclaration("overlay", "Darkens dark colors below, and lightens light ones.")
    case .darken: ConstantDeclaration("darken", "The smaller value of each component.")
    case .lighten: ConstantDeclaration("lighten", "The larger value of each component.")
    case .colorDodge: ConstantDeclaration("colorDodge", "Lightens what is below, strongly where the layer is light.")
    case .colorBurn: ConstantDeclaration("colorBurn", "Darkens what is below, strongly where the layer is dark.")
    case .hardLight:
      ConstantDeclaration("hardLight", "Darkens where the layer is dark, and lightens where it is light.")
    case .softLight: ConstantDeclaration("softLight", "Like `.hardLight`, but softer.")
    case .difference: ConstantDeclaration("difference", "The difference of each component.")
    case .exclusion: ConstantDeclaration("exclusion", "Like `.difference`, with less contrast.")
    case .hue: ConstantDeclaration("hue", "The hue of the layer with the saturation and luminosity below.")
    case .saturation:
      ConstantDeclaration("saturation", "The saturation of the layer with the hue and luminosity below.")
    case .color: ConstantDeclaration("color", "The hue and saturation of the layer with the luminosity below.")
    case .luminosity:
      ConstantDeclaration("luminosity", "The luminosity of the layer with the hue and saturation below.")
    }
  }
}

extension ColorSpace: EnumValue {
  static var type: BuiltinEnum { .colorSpace }
  package var constant: ConstantDeclaration {
    switch self {
    case .srgb: ConstantDeclaration("srgb", "The components of sRGB, as in gradients.")
    case .oklab: ConstantDeclaration("oklab", "OKLab: perceived lightness and color.")
    }
  }
}

/// The constants of `Edges`: the single edges, then sets of them.
public enum EdgesConstant: CaseIterable, Sendable {
  case top, right, bottom, left, leading, trailing, all, none, horizontal, vertical

  public var edges: Edges {
    switch self {
    case .top: .top
    case .right: .right
    case .bottom: .bottom
    case .left: .left
    case .leading: .leading
    case .trailing: .trailing
    case .all: .all
    case .none: .none
    case .horizontal: .horizontal
    case .vertical: .vertical
    }
  }

  /// Whether it is a single edge.
  public var isSingle: Bool { edges.rawValue.nonzeroBitCount == 1 }

  /// The name after the dot, in the language and in Swift.
  public var name: String { constant.name }

  package var constant: ConstantDeclaration {
    switch self {
    case .top: ConstantDeclaration("top", "The top edge.")
    case .right: ConstantDeclaration("right", "The right edge.")
    case .bottom: ConstantDeclaration("bottom", "The bottom edge.")
    case .left: ConstantDeclaration("left", "The left edge.")
    case .leading: ConstantDeclaration("leading", "The left edge, or the right one in a layout from right to left.")
    case .trailing: ConstantDeclaration("trailing", "The right edge, or the left one in a layout from right to left.")
    case .all: ConstantDeclaration("all", "All four edges.")
    case .none: ConstantDeclaration("none", "No edge.")
    case .horizontal: ConstantDeclaration("horizontal", "The left and the right edge.")
    case .vertical: ConstantDeclaration("vertical", "The top and the bottom edge.")
    }
  }
}
