/// A statement that is a keyword and arguments.
public enum Command: CaseIterable, Sendable {
  case size, require, fill, stroke, border, shadow, clip, erase, mask, apply
  case move, line, quad, curve, arc, corner, close, add

  init?(_ keyword: Keyword) {
    switch keyword {
    case .size: self = .size
    case .require: self = .require
    case .fill: self = .fill
    case .stroke: self = .stroke
    case .border: self = .border
    case .shadow: self = .shadow
    case .clip: self = .clip
    case .erase: self = .erase
    case .mask: self = .mask
    case .apply: self = .apply
    case .move: self = .move
    case .line: self = .line
    case .quad: self = .quad
    case .curve: self = .curve
    case .arc: self = .arc
    case .corner: self = .corner
    case .close: self = .close
    case .add: self = .add
    case .import, .as, .private, .let, .func, .style, .shape, .enum, .preview, .outline, .layer, .content, .use, .if,
      .else, .switch, .case, .default, .repeat, .in, .true, .false, .path, .x:
      return nil
    }
  }

  /// What it takes. The evaluator finds the arguments in this order.
  var signature: Signature {
    switch self {
    case .size:
      Signature(
        "size",
        [
          .value("size", .size, along: .any), .optional("min", .size, along: .any),
          .optional("max", .size, along: .any),
        ])
    case .require: Signature("require", [.value("condition", .bool), .optionalValue("message", .string)])
    case .fill:
      Signature(
        "fill",
        [
          .value("paint", .paint), .optional("path", .path), .optional("rule", .of(.fillRule)),
          .optional("opacity", .number),
        ])
    case .stroke:
      Signature(
        "stroke",
        [
          .value("paint", .paint), .optionalLength("width"), .optional("align", .of(.strokeAlignment)),
          .optional("cap", .of(.lineCap)), .optional("join", .of(.lineJoin)), .optional("miterLimit", .number),
          .optional("dash", .numbers), .optionalLength("phase"), .optional("path", .path),
          .optional("opacity", .number),
        ])
    case .border:
      Signature(
        "border",
        [
          .optionalValue("edges", .edges), .optionalLength("width"), .optional("color", .paint),
          .optional("dash", .numbers), .optionalLength("phase"), .optional("opacity", .number),
        ])
    case .shadow:
      Signature(
        "shadow",
        [
          .optionalValue("color", .color), .length("radius"), .optional("offset", .point),
          .optional("opacity", .number), .optionalLength("spread"), .optional("inner", .bool),
        ])
    case .clip: Signature("clip", [.optionalValue("path", .path), .optional("rule", .of(.fillRule))])
    case .erase: Signature("erase", [.value("path", .path), .optional("rule", .of(.fillRule))])
    case .mask: Signature("mask", [.value("layer", .layerNames)])
    case .apply: Signature("apply", [])
    case .move:
      Signature("move", [.optionalValue("to", .point), .optional("by", .point)], exactlyOne: [[0, 1]])
    case .line:
      Signature("line", [.optionalValue("to", .point), .optional("by", .point)], exactlyOne: [[0, 1]])
    case .quad:
      Signature(
        "quad", [.optionalValue("to", .point), .optional("by", .point), .label("control", .point)],
        exactlyOne: [[0, 1]])
    case .curve:
      Signature(
        "curve",
        [
          .optionalValue("to", .point), .optional("by", .point), .label("control1", .point),
          .label("control2", .point),
        ], exactlyOne: [[0, 1]])
    case .arc:
      Signature(
        "arc",
        [
          .label("center", .point), .optionalLength("radius"), .optional("radii", .size),
          .optional("rotation", .angle), .label("from", .angle), .optional("to", .angle), .optional("sweep", .angle),
          .optional("clockwise", .bool),
        ], exactlyOne: [[1, 2], [5, 6]])
    case .corner:
      Signature("corner", [.value("corner", .point), .label("to", .point), .length("radius")])
    case .close: Signature("close", [])
    case .add: Signature("add", [.value("path", .path)])
    }
  }
}

/// The header of a layer or of the content slot.
public enum LayerHeader {
  /// The arguments' places in `layer.parameters`, by which the evaluator finds them.
  public enum Argument: Int {
    case left, top, right, bottom, width, height, centerX, centerY, inset, center, size
    case z, above, below, opacity, rotation
  }

  static let layer = Signature("layer", frame + order + [.optional("opacity", .number), .optional("rotation", .angle)])
  static let content = Signature("content", frame + order)

  private static let frame: [Signature.Parameter] = [
    .optionalLength("left", .horizontal), .optionalLength("top", .vertical), .optionalLength("right", .horizontal),
    .optionalLength("bottom", .vertical), .optionalLength("width", .horizontal), .optionalLength("height", .vertical),
    .optionalLength("centerX", .horizontal), .optionalLength("centerY", .vertical), .optionalLength("inset"),
    .optional("center", .point), .optional("size", .size),
  ]
  private static let order: [Signature.Parameter] = [
    .optional("z", .number), .optional("above", .layerNames), .optional("below", .layerNames),
  ]
}
