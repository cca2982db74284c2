/// A statement that consists of a name of the language and arguments.
public enum Command: Hashable, Sendable {
  case size, require, fill, stroke, border, shadow, clip, erase, apply
  case path(PathCommand)

  /// The commands, one for each name. In a `NameTable`, their names follow the keywords in this order.
  package static let named: [Command] =
    [.size, .require, .fill, .stroke, .border, .shadow, .clip, .erase, .apply]
    + PathCommand.allCases.filter { $0 != .endpointArc }.map { .path($0) }

  static let allCases: [Command] = named + [.path(.endpointArc)]

  public var name: String {
    switch self {
    case .size: "size"
    case .require: "require"
    case .fill: "fill"
    case .stroke: "stroke"
    case .border: "border"
    case .shadow: "shadow"
    case .clip: "clip"
    case .erase: "erase"
    case .apply: "apply"
    case .path(let command): command.name
    }
  }

  /// Creates the first command with a name.
  package init?(_ name: NameID) {
    guard let position = Self.position(of: name) else { return nil }
    self = Self.named[position]
  }

  /// Returns the position in `named` of the first command that a name spells.
  static func position(of name: NameID) -> Int? {
    let position = Int(name.index) - Self.firstName
    return named.indices.contains(position) ? position : nil
  }

  private static let firstName = Keyword.allCases.count

  /// The name and the parameters.
  package var signature: Signature {
    switch self {
    case .size: Signature(name, SizeParameters.all)
    case .require: Signature(name, RequireParameters.all)
    case .fill: Signature(name, FillParameters.all)
    case .stroke: Signature(name, StrokeParameters.all)
    case .border: Signature(name, BorderParameters.all)
    case .shadow: Signature(name, ShadowParameters.all)
    case .clip: Signature(name, ClipParameters.all)
    case .erase: Signature(name, EraseParameters.all)
    case .apply: Signature(name, [])
    case .path(let command): command.declaration.signature
    }
  }

  /// The effect, in one sentence.
  package var documentation: String {
    switch self {
    case .size: "Declares the design size of a shape and the sizes it supports."
    case .require: "States a condition that must be true at every size and for all values."
    case .fill: "Fills the outline of the layer or a path."
    case .stroke: "Draws a line along the outline of the layer or a path."
    case .border: "Draws a border along edges of the outline, inside it and above everything else in the layer."
    case .shadow: "Draws a shadow of the layer below it."
    case .clip: "Keeps only what is inside the outline of the layer or inside a path."
    case .erase: "Removes the inside of a path from the layer."
    case .apply: "Applies a style to the layer."
    case .path(let command): command.declaration.documentation
    }
  }
}

/// A statement that draws a part of a path.
public enum PathCommand: String, CaseIterable, Sendable {
  case move, line, quad, curve, smooth, arc, corner, close, add
  /// The form of `arc` from the current point to another.
  case endpointArc

  struct Declaration: Sendable {
    /// Whether a path can begin with it.
    var start: Start
    var signature: Signature
    /// The effect, in one sentence.
    var documentation: String
  }

  /// The keyword.
  var name: String { self == .endpointArc ? PathCommand.arc.rawValue : rawValue }

  /// The requirement of a command for the current point, and its effect on it.
  enum Start {
    /// It starts at the current point, which it needs.
    case current
    /// It has its own start, and leaves a current point.
    case own
    /// It has its own start, unless its end is relative to the current point.
    case ownUnlessRelative
    /// It adds subpaths, possibly none.
    case perhapsNone
  }

  var declaration: Declaration {
    func declaration(
      _ start: Start, _ parameters: [ParameterDeclaration], oneOf groups: [[Int]] = [], _ documentation: String
    ) -> Declaration {
      Declaration(
        start: start, signature: Signature(name, parameters, exactlyOne: groups), documentation: documentation)
    }
    return switch self {
    case .move:
      declaration(
        .ownUnlessRelative, PlaceParameters.all, oneOf: PlaceParameters.alternatives, "Starts a new subpath at a point."
      )
    case .line:
      declaration(
        .current, PlaceParameters.all, oneOf: PlaceParameters.alternatives, "Draws a straight line.")
    case .quad:
      declaration(
        .current, QuadParameters.all, oneOf: CurveEndParameters.alternatives, "Draws a quadratic Bézier curve.")
    case .curve:
      declaration(
        .current, CurveParameters.all, oneOf: CurveEndParameters.alternatives, "Draws a cubic Bézier curve.")
    case .smooth:
      declaration(
        .current, SmoothParameters.all, oneOf: CurveEndParameters.alternatives,
        "Draws a Bézier curve that continues the one before it smoothly.")
    case .endpointArc:
      declaration(
        .current, EndpointArcParameters.all, oneOf: EndpointArcParameters.alternatives,
        "Draws an arc from the current point to another.")
    case .arc:
      declaration(
        .own, ArcParameters.all, oneOf: ArcParameters.alternatives,
        "Draws an arc, after a line to its start unless the path begins with it.")
    case .corner:
      declaration(
        .current, CornerParameters.all, "Draws a line towards a corner, and a curve that rounds or cuts the corner.")
    case .close: declaration(.current, [], "Draws a line to the start of the subpath and joins them.")
    case .add:
      declaration(
        .perhapsNone, AddParameters.all,
        "Adds all subpaths of another path, with `joined: true` after a line to its start.")
    }
  }
}

/// The headers of layers and of the content slot, the argument of `outline`, and the options of `preview`.
package enum Header {
  package static let layer = Signature("layer", LayerParameters.all)
  package static let content = Signature("content", LayerParameters.ofSlots)
  package static let outline = Signature("outline", OutlineParameters.all)
  package static let preview = Signature("preview", PreviewParameters.all)
}
