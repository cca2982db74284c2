import ShapeCore
import ShapeLanguage

/// The texts that completion inserts for statements and calls.
struct InsertionParts {
  private(set) var parts: [InsertionPart] = []
  private var count = 0

  mutating func append(_ text: String) {
    if case .text(let last)? = parts.last {
      parts[parts.count - 1] = .text(last + text)
    } else {
      parts.append(.text(text))
    }
  }

  mutating func appendPlaceholder(_ text: String) {
    count += 1
    parts.append(.placeholder(count, text))
  }

  /// Creates the parts of a template, in which `‹text›` is a placeholder, and `‹›` is the last place of the caret.
  init(_ template: String) {
    for piece in template.split(separator: "‹", omittingEmptySubsequences: false) {
      guard let end = piece.firstIndex(of: "›") else {
        if !piece.isEmpty { append(String(piece)) }
        continue
      }
      if piece.startIndex == end { parts.append(.placeholder(0, "")) } else { appendPlaceholder(String(piece[..<end])) }
      let rest = piece[piece.index(after: end)...]
      if !rest.isEmpty { append(String(rest)) }
    }
  }

  /// Creates a call with its required arguments. Of alternatives, the first one is used.
  init(_ name: String, _ form: CodeForm, isStatement: Bool) {
    append(name)
    let alternatives = Set(form.alternatives.flatMap { $0.dropFirst() })
    let needed = form.parameters.indices.filter { index in
      let parameter = form.parameters[index]
      return !alternatives.contains(index) && (parameter.isRequired || isStatement && !parameter.hasLabel)
    }
    append(isStatement ? (needed.isEmpty ? "" : " ") : "(")
    for (place, index) in needed.enumerated() {
      let parameter = form.parameters[index]
      append((place > 0 ? ", " : "") + (parameter.hasLabel ? parameter.name + ": " : ""))
      appendPlaceholder(parameter.example)
    }
    if !isStatement { append(")") }
  }
}

extension CodeExpectation {
  /// Returns a value that fits, for placeholders.
  ///
  /// - Parameter firstCase: Returns the name of the first case of an enum. By default, only enums of the language have one.
  func example(_ firstCase: (EnumID) -> String? = { BuiltinEnum(rawValue: $0.index)?.cases.first }) -> String {
    switch self {
    case .anything: "0"
    case .layers: "layer"
    case .type(let type): type.example(firstCase)
    }
  }
}

extension ValueType {
  /// Returns a value of the type, for placeholders.
  fileprivate func example(_ firstCase: (EnumID) -> String?) -> String {
    switch self {
    case .number, .integer: "1"
    case .bool: "true"
    case .angle: "0deg"
    case .point: "(0, 0)"
    case .size: "10 x 10"
    case .rect: "bounds"
    case .color, .paint, .stop: ".black"
    case .path: "rect(bounds)"
    case .edges: ".all"
    case .string: "\"\""
    case .enumeration(let id): "." + (firstCase(id) ?? "case")
    case .list(.point): "[(0, 0), (10, 10)]"
    case .list(.stop): "[.white, .black]"
    case .list(let element): "[\(element.example(firstCase))]"
    case .invalid: "0"
    }
  }
}

extension SurroundingTypes {
  /// Returns the name of the first case of an enum.
  func firstCase(of id: EnumID) -> String? {
    program.enumerations[id].cases.first.map { program.names.spelling($0.name) }
  }
}

extension InsertionPart {
  /// The text of a declaration or statement with a keyword, or `nil` if it begins none.
  static func template(for keyword: Keyword) -> [InsertionPart]? {
    let template: String? =
      switch keyword {
      case .import: "import \"‹file.shape›\""
      case .private: "private "
      case .let: "let ‹name› = ‹value›"
      case .func: "func ‹name›(‹value: Number›) = ‹value›"
      case .style: "style ‹name› {\n  ‹›\n}"
      case .shape: "shape ‹Name› {\n  size ‹240 x 160›\n  ‹›\n}"
      case .enum: "enum ‹Name› { ‹first›, ‹second› }"
      case .preview: "preview ‹Shape›()"
      case .outline: "outline ‹rect(bounds)›"
      case .layer: "layer(‹inset: 8›) {\n  ‹›\n}"
      case .mask: "mask layer {\n  ‹›\n}"
      case .content: "content"
      case .use: "use ‹Shape›()"
      case .slot: "slot ‹name› {\n  ‹›\n}"
      case .if: "if ‹condition› {\n  ‹›\n}"
      case .else: "else {\n  ‹›\n}"
      case .switch: "switch ‹value› {\ncase ‹.first›: ‹›\n}"
      case .case: "case ‹.first›: "
      case .default: "default: "
      case .repeat: "repeat ‹i› in ‹0..<3› {\n  ‹›\n}"
      case .path: "path { ‹move (0, 0)›; ‹› }"
      case .as, .in, .for, .where, .true, .false, .x: nil
      }
    return template.map { InsertionParts($0).parts }
  }
}
