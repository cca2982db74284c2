import ShapeCore
import ShapeLanguage

/// How many more brackets of each kind are opened than closed. A source without grammar mistakes has none, so what leaves
/// some needs no trial.
struct BracketBalance: Equatable {
  private var parentheses = 0
  private var brackets = 0
  private var braces = 0

  private init() {}

  init(_ tree: SyntaxTree) { self.init(tree, in: 0..<tree.source.bytes.count) }

  /// - Parameter range: The bytes of whole tokens.
  init(_ tree: SyntaxTree, in range: Range<Int>) {
    for token in tree.tokens[tree.firstToken(endingAfter: range.lowerBound)...] {
      guard token.end <= range.upperBound else { return }
      if token.end == token.start + 1 { add(tree.source.bytes[Int(token.start)], count: 1) }
    }
  }

  var isEven: Bool { self == BracketBalance() }
  var hasEvenBraces: Bool { braces == 0 }
  /// Whether only braces may be open.
  var hasEvenParentheses: Bool { parentheses == 0 && brackets == 0 }

  /// Whether at most as many brackets of each kind lack another one.
  fileprivate func isNoWorse(than other: BracketBalance) -> Bool {
    parentheses.magnitude <= other.parentheses.magnitude && brackets.magnitude <= other.brackets.magnitude
      && braces.magnitude <= other.braces.magnitude
  }

  fileprivate mutating func add(_ byte: UInt8, count: Int) {
    switch byte {
    case UInt8(ascii: "("): parentheses += count
    case UInt8(ascii: ")"): parentheses -= count
    case UInt8(ascii: "["): brackets += count
    case UInt8(ascii: "]"): brackets -= count
    case UInt8(ascii: "{"): braces += count
    case UInt8(ascii: "}"): braces -= count
    default: break
    }
  }
}

extension FixIt {
  /// Whether all brackets may be closed after the edit of a source with some balance. Brackets in strings and comments
  /// are not told apart from others, so an edit of these may.
  ///
  /// - Parameter others: Whether there are other mistakes, which brackets may lack, too. Then the edit must not make it worse.
  func canBalance(_ old: BracketBalance, in bytes: [UInt8], beside others: Bool = false) -> Bool {
    var balance = old
    for edit in edits {
      let removed = bytes[Int(edit.span.start)..<Int(edit.span.end)]
      if removed.contains(UInt8(ascii: "\"")) || removed.contains(UInt8(ascii: "/")) { return true }
      for byte in removed { balance.add(byte, count: -1) }
      for byte in edit.replacement.utf8 { balance.add(byte, count: 1) }
    }
    return others ? balance.isNoWorse(than: old) : balance.isEven
  }
}
