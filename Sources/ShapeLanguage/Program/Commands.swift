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
    case .path(let command): command.declaration.name
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
    case .size: Signature(name, SizeParameter.self)
    case .require: Signature(name, RequireParameter.self)
    case .fill: Signature(name, FillParameter.self)
    case .stroke: Signature(name, StrokeParameter.self)
    case .border: Signature(name, BorderParameter.self)
    case .shadow: Signature(name, ShadowParameter.self)
    case .clip: Signature(name, ClipParameter.self)
    case .erase: Signature(name, EraseParameter.self)
    case .apply: Signature(name, NoParameter.self)
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
public enum PathCommand: Int, CaseIterable, Sendable {
  case move, line, quad, curve, smooth, arc, corner, close, add
  /// The form of `arc` from the current point to another.
  case endpointArc

  struct Declaration: Sendable {
    var name: String
    /// Whether a path can begin with it.
    var start: Start
    var signature: Signature
    /// The effect, in one sentence.
    var documentation: String

    fileprivate init<List: ParameterList>(
      _ name: String, _ start: Start, _ list: List.Type, oneOf pair: (List, List)? = nil,
      andOneOf otherPair: (List, List)? = nil, _ documentation: String
    ) {
      self.name = name
      self.start = start
      self.signature = Signature(name, list, oneOf: pair, andOneOf: otherPair)
      self.documentation = documentation
    }
  }

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

  var declaration: Declaration { Self.declarations[rawValue] }

  private static let declarations = allCases.map { $0.declare() }

  private func declare() -> Declaration {
    switch self {
    case .move:
      Declaration(
        "move", .ownUnlessRelative, PlaceParameter.self, oneOf: (.to, .by), "Starts a new subpath at a point.")
    case .line:
      Declaration("line", .current, PlaceParameter.self, oneOf: (.to, .by), "Draws a straight line.")
    case .quad:
      Declaration("quad", .current, QuadParameter.self, oneOf: (.to, .by), "Draws a quadratic Bézier curve.")
    case .curve:
      Declaration("curve", .current, CurveParameter.self, oneOf: (.to, .by), "Draws a cubic Bézier curve.")
    case .smooth:
      Declaration(
        "smooth", .current, SmoothParameter.self, oneOf: (.to, .by),
        "Draws a Bézier curve that continues the one before it smoothly.")
    case .endpointArc:
      Declaration(
        "arc", .current, EndpointArcParameter.self, oneOf: (.to, .by), andOneOf: (.radius, .radii),
        "Draws an arc from the current point to another.")
    case .arc:
      Declaration(
        "arc", .own, ArcParameter.self, oneOf: (.radius, .radii), andOneOf: (.to, .sweep),
        "Draws an arc, after a line to its start unless the path begins with it.")
    case .corner:
      Declaration(
        "corner", .current, CornerParameter.self,
        "Draws a line towards a corner, and an arc that rounds the corner.")
    case .close:
      Declaration("close", .current, NoParameter.self, "Draws a line to the start of the subpath and joins them.")
    case .add:
      Declaration(
        "add", .perhapsNone, AddParameter.self,
        "Adds all subpaths of another path, with `joined: true` after a line to its start.")
    }
  }
}

/// The headers of layers and of the content slot, and the argument of `outline`.
package enum Header {
  package static let layer = Signature("layer", LayerParameter.self)
  package static let content = Signature("content", LayerParameter.self, before: .opacity)
  package static let outline = Signature("outline", OutlineParameter.self)
}

extension Program {
  /// Returns an argument of a layer's header, or `.none` if it is omitted, or if a content slot has no such parameter.
  public func argument(_ parameter: LayerParameter, of layer: LayerStatement) -> ExpressionID {
    parameter.rawValue < Int(layer.header.count) ? self[Arguments<LayerParameter>(layer.header), parameter] : .none
  }
}
