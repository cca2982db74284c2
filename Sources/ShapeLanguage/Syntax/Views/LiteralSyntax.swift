/// `4`, `50%`, `45deg`
public struct NumberSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.number
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  package var literal: NumberLiteral {
    let token = node.firstToken
    return NumberLiteral(tree.source.bytes[token.start..<token.end])
  }

  /// Whether its unit is `%`, found without reading its value.
  package var isPercentage: Bool {
    let token = node.firstToken
    return tree.source.bytes[token.start..<token.end].last == UInt8(ascii: "%")
  }

  /// The number before the comma of what is probably one number: the `3` of `3,5`.
  public var wholePart: SyntaxToken? {
    let fraction = node.firstToken
    guard let comma = fraction.previous, let whole = comma.previous, whole.kind == .number, comma.kind == .comma,
      whole.end == comma.start, comma.end == fraction.start
    else { return nil }
    return whole
  }
}

/// `#FF8800`
public struct ColorSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.color
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  /// The digits after the `#`.
  public var digits: ArraySlice<UInt8> {
    let token = node.firstToken
    return tree.source.bytes[token.start..<token.end].dropFirst()
  }
}

/// `"small"`
public struct StringSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.string
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  /// Whether it is in straight quotes. Other quotes are an error already.
  public var hasStraightQuotes: Bool { node.text.utf8.first == UInt8(ascii: "\"") }

  /// The text between the quotes, as written.
  public var content: String { String(decoding: node.text.utf8.dropFirst().dropLast(), as: UTF8.self) }

  /// The text, with its escapes replaced. Empty if it is in other quotes, which is an error already.
  public var value: String {
    let token = node.firstToken
    let literal = tree.source.bytes[token.start..<token.end]
    guard let quote = literal.first, quote < 0x80 else { return "" }
    let isClosed = literal.count > 1 && literal.last == quote
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in isClosed ? literal.dropFirst().dropLast() : literal.dropFirst() {
      if isEscaped {
        bytes.append(byte == UInt8(ascii: "n") ? UInt8(ascii: "\n") : byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// `true` or `false`
public struct BoolSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.bool
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  public var value: Bool { node.firstToken.name == Keyword.true.name }
}

/// `.red`
public struct ConstantSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.constant
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  public var name: NameSyntax { node.nameChild(0) }

  /// The dot, or `nil` if it is missing.
  public var dot: SyntaxToken? { node.firstToken.kind == .dot ? node.firstToken : nil }
}
