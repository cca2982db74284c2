/// The words with a meaning of their own somewhere. All but `true` and `false` are free as names elsewhere.
public enum Keyword: Int32, CaseIterable, Sendable {
  case `import`, `as`, `private`, `let`, `func`, style, shape, `enum`, preview
  case size, require, fill, stroke, border, shadow, clip, erase, mask, apply
  case move, line, quad, curve, arc, corner, close, add
  case outline, layer, content, use, `if`, `else`, `switch`, `case`, `default`, `repeat`, `in`
  case `true`, `false`, path, x

  public var spelling: String {
    switch self {
    case .import: "import"
    case .as: "as"
    case .private: "private"
    case .let: "let"
    case .func: "func"
    case .style: "style"
    case .shape: "shape"
    case .enum: "enum"
    case .preview: "preview"
    case .size: "size"
    case .require: "require"
    case .fill: "fill"
    case .stroke: "stroke"
    case .border: "border"
    case .shadow: "shadow"
    case .clip: "clip"
    case .erase: "erase"
    case .mask: "mask"
    case .apply: "apply"
    case .move: "move"
    case .line: "line"
    case .quad: "quad"
    case .curve: "curve"
    case .arc: "arc"
    case .corner: "corner"
    case .close: "close"
    case .add: "add"
    case .outline: "outline"
    case .layer: "layer"
    case .content: "content"
    case .use: "use"
    case .if: "if"
    case .else: "else"
    case .switch: "switch"
    case .case: "case"
    case .default: "default"
    case .repeat: "repeat"
    case .in: "in"
    case .true: "true"
    case .false: "false"
    case .path: "path"
    case .x: "x"
    }
  }

  /// The keyword that a name spells.
  init?(_ name: NameID) { self.init(rawValue: name.index) }

  var name: NameID { NameID(Int(rawValue)) }

  /// Where a word is a keyword.
  enum Place: Equatable { case declaration, statement, within }

  var place: Place {
    switch self {
    case .import, .private, .func, .style, .shape, .enum, .preview: .declaration
    case .let, .size, .require, .fill, .stroke, .border, .shadow, .clip, .erase, .mask, .apply, .move, .line, .quad,
      .curve, .arc, .corner, .close, .add, .outline, .layer, .content, .use, .if, .switch, .repeat:
      .statement
    case .as, .else, .case, .default, .in, .true, .false, .path, .x: .within
    }
  }
}
