/// The words with a special meaning somewhere, besides the names of commands. All except `true` and `false` can be
/// names elsewhere.
public enum Keyword: Int32, CaseIterable, Sendable {
  case `import`, `as`, `private`, `let`, `func`, style, shape, `enum`, preview
  case outline, layer, mask, content, use, slot, `if`, `else`, `switch`, `case`, `default`, `repeat`, `in`, `for`,
    `where`
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
    case .outline: "outline"
    case .layer: "layer"
    case .mask: "mask"
    case .content: "content"
    case .use: "use"
    case .slot: "slot"
    case .if: "if"
    case .else: "else"
    case .switch: "switch"
    case .case: "case"
    case .default: "default"
    case .repeat: "repeat"
    case .in: "in"
    case .for: "for"
    case .where: "where"
    case .true: "true"
    case .false: "false"
    case .path: "path"
    case .x: "x"
    }
  }

  /// Creates the keyword with a name.
  package init?(_ name: NameID) { self.init(rawValue: name.index) }

  public var name: NameID { NameID(Int(rawValue)) }

  /// The context in which a word is a keyword.
  package enum Place: Equatable { case declaration, statement, within }

  package var place: Place {
    switch self {
    case .import, .private, .func, .style, .shape, .enum, .preview: .declaration
    case .let, .outline, .layer, .mask, .content, .use, .slot, .if, .switch, .repeat: .statement
    case .as, .else, .case, .default, .in, .for, .where, .true, .false, .path, .x: .within
    }
  }

  /// The words that begin a statement, including the names of commands.
  static var statements: [String] {
    allCases.filter { $0.place == .statement }.map { $0.spelling } + Command.named.map { $0.name }
  }
}

extension NameID {
  /// The context in which the word is a keyword or the name of a command, or `nil` if it is neither.
  package var place: Keyword.Place? { Keyword(self)?.place ?? (Command(self) == nil ? nil : .statement) }
}
