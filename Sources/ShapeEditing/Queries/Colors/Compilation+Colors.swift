import ShapeCore
import ShapeLanguage

/// A color in a source.
public struct DocumentColor: Equatable, Sendable {
  package var span: SourceSpan
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

  /// Returns the colors on which a part of a file depends: those in it, and then those in the values and defaults of the
  /// names that it uses.
  ///
  /// - Complexity: O(m n) for m such names, and n names of the program.
  package func colors(behind span: SourceSpan) -> [DocumentColor] {
    var (spans, index) = ([span], 0)
    // Whoever points at a picture waits for the answer.
    var known: Set<Symbol> = []
    while index < spans.count, known.count < 100 {
      for reference in references.all where spans[index].contains(reference.span) && !reference.isDeclaration {
        guard known.count < 100, known.insert(reference.symbol).inserted, let whole = valueSpan(of: reference.symbol)
        else { continue }
        if !spans.contains(where: { $0.contains(whole) }) { spans.append(whole) }
      }
      index += 1
    }
    var colors: [Int32: [DocumentColor]] = [:]
    return spans.flatMap { span in
      let all = colors[span.file] ?? documentColors(in: Int(span.file))
      colors[span.file] = all
      return all.filter { span.contains($0.span) }
    }
  }

  /// Returns the declaration of a name that has a value.
  private func valueSpan(of symbol: Symbol) -> SourceSpan? {
    switch symbol {
    case .local, .parameter, .declaration(.global):
      guard let name = declaration(of: symbol), trees.indices.contains(Int(name.file)) else { return nil }
      var node: SyntaxNode? = trees[Int(name.file)].node(at: Int(name.start))
      while let inner = node, ![.parameter, .letDeclaration, .binding].contains(inner.kind) { node = inner.parent }
      return node?.span
    case .declaration, .enumCase, .layer, .preview, .layerValue, .color, .edges, .type, .member, .builtin, .keyword,
      .command, .label:
      return nil
    }
  }

  /// Returns the texts that replace a color with another one: first in the form of the old one, and then in other forms.
  /// Empty if there is no color at the place.
  ///
  /// - Parameters:
  ///   - span: A place that `documentColors` returned.
  ///   - color: The new color. Its components are limited to `0...1`.
  package func colorPresentations(at span: SourceSpan, of color: RGBA) -> [String] {
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
