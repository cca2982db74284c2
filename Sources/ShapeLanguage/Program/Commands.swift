/// A statement that is a keyword and arguments.
public enum Command: Hashable, Sendable {
  case size, require, fill, stroke, border, shadow, clip, erase, mask, apply
  case path(PathCommand)

  static let allCases: [Command] =
    [.size, .require, .fill, .stroke, .border, .shadow, .clip, .erase, .mask, .apply]
    + PathCommand.allCases.map { .path($0) }

  var keyword: Keyword {
    switch self {
    case .size: .size
    case .require: .require
    case .fill: .fill
    case .stroke: .stroke
    case .border: .border
    case .shadow: .shadow
    case .clip: .clip
    case .erase: .erase
    case .mask: .mask
    case .apply: .apply
    case .path(let command): command.declaration.keyword
    }
  }

  /// The command that a keyword begins; `nil` if it begins something else.
  init?(_ keyword: Keyword) {
    guard let command = Self.byKeyword[Int(keyword.rawValue)] else { return nil }
    self = command
  }

  private static let byKeyword = Keyword.allCases.map { keyword in allCases.first { $0.keyword == keyword } }

  /// What it is called and takes.
  var signature: Signature {
    let name = keyword.spelling
    return switch self {
    case .size: Signature(name, SizeParameter.self)
    case .require: Signature(name, RequireParameter.self)
    case .fill: Signature(name, FillParameter.self)
    case .stroke: Signature(name, StrokeParameter.self)
    case .border: Signature(name, BorderParameter.self)
    case .shadow: Signature(name, ShadowParameter.self)
    case .clip: Signature(name, ClipParameter.self)
    case .erase: Signature(name, EraseParameter.self)
    case .mask: Signature(name, MaskParameter.self)
    case .apply: Signature(name, NoParameter.self)
    case .path(let command): command.declaration.signature
    }
  }

  /// What it does, in one sentence.
  var documentation: String {
    switch self {
    case .size: "Declares the size a shape is designed for and the sizes it supports."
    case .require: "Refuses sizes and values for which a condition does not hold."
    case .fill: "Fills the outline of the layer or a path."
    case .stroke: "Draws a line along the outline of the layer or along a path."
    case .border: "Draws a border along edges of the outline, inside it and above everything else in the layer."
    case .shadow: "Draws a shadow of the layer below it."
    case .clip: "Keeps only what is inside the outline of the layer or inside a path."
    case .erase: "Removes the inside of a path from the layer."
    case .mask: "Masks the layer with the opacity of another one. Not supported yet."
    case .apply: "Applies a style to the layer."
    case .path(let command): command.declaration.documentation
    }
  }
}

/// A statement that draws a part of a path.
public enum PathCommand: CaseIterable, Hashable, Sendable {
  case move, line, quad, curve, arc, corner, close, add

  struct Declaration {
    var keyword: Keyword
    var signature: Signature
    var documentation: String

    fileprivate init<List: ParameterList>(
      _ keyword: Keyword, _ list: List.Type, exactlyOne: [[List]] = [], _ documentation: String
    ) {
      self.keyword = keyword
      self.signature = Signature(keyword.spelling, list, exactlyOne: exactlyOne)
      self.documentation = documentation
    }
  }

  /// What a command needs, and leaves behind.
  enum Start {
    /// It goes on from the current point, which it needs.
    case current
    /// It brings a start of its own, and leaves a current point behind.
    case own
    /// It brings a start of its own unless its end is measured from the current point.
    case ownUnlessRelative
    /// It adds subpaths, and perhaps none.
    case perhapsNone
  }

  /// Whether a path can begin with it.
  var start: Start {
    switch self {
    case .move: .ownUnlessRelative
    case .line, .quad, .curve, .corner, .close: .current
    case .arc: .own
    case .add: .perhapsNone
    }
  }

  var declaration: Declaration {
    switch self {
    case .move:
      Declaration(
        .move, PlaceParameter.self, exactlyOne: [[.to, .by]], "Begins a new subpath at a point.")
    case .line:
      Declaration(.line, PlaceParameter.self, exactlyOne: [[.to, .by]], "Draws a straight line.")
    case .quad:
      Declaration(.quad, QuadParameter.self, exactlyOne: [[.to, .by]], "Draws a quadratic Bézier curve.")
    case .curve:
      Declaration(.curve, CurveParameter.self, exactlyOne: [[.to, .by]], "Draws a cubic Bézier curve.")
    case .arc:
      Declaration(
        .arc, ArcParameter.self, exactlyOne: [[.radius, .radii], [.to, .sweep]],
        "Draws a line to the start of an arc, unless the path begins with it, and then the arc.")
    case .corner:
      Declaration(
        .corner, CornerParameter.self,
        "Draws a line and an arc that rounds the corner between it and the line that follows.")
    case .close:
      Declaration(.close, NoParameter.self, "Draws a line to the start of the subpath and joins them.")
    case .add: Declaration(.add, AddParameter.self, "Adds all subpaths of another path.")
    }
  }
}

/// The headers of layers and of the content slot, and the argument of `outline`.
enum Header {
  static let layer = Signature("layer", LayerParameter.self)
  static let content = Signature("content", LayerParameter.ofContent)
  static let outline = Signature("outline", OutlineParameter.self)
}

extension Program {
  /// An argument of a layer's header; `.none` if it is left out, or if a content slot has no such parameter.
  public func argument(_ parameter: LayerParameter, of layer: LayerStatement) -> ExpressionID {
    parameter.rawValue < Int(layer.header.count) ? self[Arguments<LayerParameter>(layer.header), parameter] : .none
  }
}
