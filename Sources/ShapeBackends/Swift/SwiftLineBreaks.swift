/// Breaks a long line after the commas of its outermost brackets, or before its operators.
enum SwiftLineBreaks {
  /// Returns the parts of a line, as long as possible. All but the first are to be indented.
  static func parts(of text: String, width: Int) -> [String] {
    var result: [String] = []
    var rest = Array(text.utf8)[...]
    while rest.count > width, let end = lastBreak(in: rest, width: width) {
      result.append(String(decoding: rest[..<end], as: UTF8.self))
      rest = rest[end...]
      if rest.first == UInt8(ascii: " ") { rest = rest.dropFirst() }
    }
    return result + [String(decoding: rest, as: UTF8.self)]
  }

  /// Returns the last position within the width where a line can end, among those in the fewest brackets.
  private static func lastBreak(in text: ArraySlice<UInt8>, width: Int) -> Int? {
    var depth = 0
    var isInString = false
    var best: (depth: Int, index: Int)?
    var index = text.startIndex
    while index < text.endIndex, index - text.startIndex <= width {
      let byte = text[index]
      if isInString {
        if byte == UInt8(ascii: "\\") { index += 1 } else if byte == UInt8(ascii: "\"") { isInString = false }
        index += 1
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ","), UInt8(ascii: "="):
        // A break near the beginning would only make a short line and a long one.
        let isEnd = index + 1 < text.endIndex && text[index + 1] == UInt8(ascii: " ")
        let isComparison = byte == UInt8(ascii: "=") && index > text.startIndex && text[index - 1] != UInt8(ascii: " ")
        if isEnd, !isComparison, index - text.startIndex > 20, depth <= best?.depth ?? .max {
          best = (depth, index + 1)
        }
      default: break
      }
      index += 1
    }
    return best?.index
  }
}
