import ShapeCore
import ShapeLanguage

/// A color in a source.
public struct DocumentColor: Equatable, Sendable {
  public var span: SourceSpan
  public var color: RGBA
}

extension Compilation {
  /// Returns the colors of a file that are written with literals only, in source order: `#FF8800`, `.tomato`,
  /// `rgb(1, 0.5, 0)`, and any of these with `.opacity(50%)`.
  ///
  /// - Complexity: O(n log n) for n nodes of the file.
  public func documentColors(in file: Int = 0) -> [DocumentColor] {
    guard trees.indices.contains(file) else { return [] }
    let tree = trees[file]
    let references = references
    var found: [DocumentColor] = []
    tree.forEachNode { number, kind in
      guard kind == .color || kind == .constant || kind == .call || kind == .methodCall,
        let form = ColorForm(ExpressionSyntax(tree[node: number]), references)
      else { return }
      found.append(DocumentColor(span: form.span, color: form.color))
    }
    // A color with an opacity begins where the color alone does, and is longer.
    found.sort { ($0.span.start, $1.span.end) < ($1.span.start, $0.span.end) }
    var end = Int32(0)
    return found.filter { color in
      guard color.span.start >= end else { return false }
      end = color.span.end
      return true
    }
  }

  /// Returns the texts that replace a color with another one: first in the form of the old one, and then in other forms.
  /// Empty if there is no color at the place.
  ///
  /// - Parameters:
  ///   - span: A place that `documentColors` returned.
  ///   - color: The new color. Its components are limited to `0...1`.
  public func colorPresentations(at span: SourceSpan, of color: RGBA) -> [String] {
    guard trees.indices.contains(Int(span.file)) else { return [] }
    let tree = trees[Int(span.file)]
    var node: SyntaxNode? = tree.node(at: Int(span.start))
    while let inner = node, inner.span != span { node = inner.parent }
    guard let form = node.flatMap({ ColorForm(ExpressionSyntax($0), references) }) else { return [] }
    let channels = color.bytes.map { Float($0) / 255 }
    let color = RGBA(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
    var texts = [form.text(of: color, in: tree.source), color.hexadecimal()]
    if let name = color.cssName { texts.append("." + name) }
    return texts.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
