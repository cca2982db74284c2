import Foundation
import TestSupport

/// A page of the documentation, for its tests: code blocks and pictures.
struct Page {
  /// A fenced block, with the text after the first fence.
  struct CodeBlock: Sendable, CustomStringConvertible {
    var page: String
    /// The line of the first fence, from 1.
    var line: Int
    /// The words after the fence, such as `shape error E0302`.
    var tag: [String]
    var text: String

    var description: String { "\(page):\(line)" }
  }

  let name: String
  let text: String

  init(_ name: String) throws {
    self.name = name
    text = try String(contentsOf: Repository.root.appending(path: name), encoding: .utf8)
  }

  var blocks: [CodeBlock] {
    var result: [CodeBlock] = []
    var open: CodeBlock?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") {
        if let block = open {
          result.append(block)
          open = nil
        } else {
          let tag = line.dropFirst(3).split(separator: " ").map(String.init)
          open = CodeBlock(page: name, line: index + 1, tag: tag, text: "")
        }
      } else {
        open?.text += line + "\n"
      }
    }
    return result
  }

  /// The names of the committed renderings that the page shows, without `.svg`.
  var renderings: [String] {
    text.matches(of: /src="(?:Examples\/)?Rendered\/([^"]+)\.svg"/).map { $0.1.removingPercentEncoding ?? String($0.1) }
  }

  static let names = Repository.pages

  /// Returns the blocks whose tag begins with a word and has a number of words.
  static func blocks(tagged tag: String, words: Int = 1) -> [CodeBlock] {
    names.flatMap { (try? Page($0).blocks) ?? [] }.filter { $0.tag.first == tag && $0.tag.count == words }
  }
}

extension Page.CodeBlock {
  private static let pathCommands = ["move", "line", "quad", "curve", "smooth", "arc", "corner", "close", "add"]
  private static let statements = [
    "size", "require", "fill", "stroke", "border", "shadow", "clip", "erase", "mask", "apply", "outline", "layer",
    "content", "use", "if", "switch", "repeat",
  ]

  /// The block as a complete file. If it begins with a statement, it is the body of a shape of 100 x 100 (unless it
  /// states a size), and if it begins with a path command, the outline of such a shape. A block that begins with a
  /// declaration is complete.
  var source: String {
    let code = text.split(separator: "\n").first { !$0.hasPrefix("//") && !$0.allSatisfy(\.isWhitespace) } ?? ""
    let word = String(code.drop { $0 == " " }.prefix { $0.isLetter })
    let saysSize = text.split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("size ") }
    let size = saysSize ? "" : "size 100 x 100\n"
    if Self.pathCommands.contains(word) { return "shape Example {\n\(size)outline {\n\(text)}\nfill .black\n}\n" }
    if Self.statements.contains(word) { return "shape Example {\n\(size)\(text)}\n" }
    return text
  }
}
