import ShapeBackends
import ShapeCore

/// Returns the whole document as text, or the error.
func svg(_ scene: Scene, _ options: SVGOptions = SVGOptions()) -> String {
  do { return String(decoding: try SVGWriter.svg(for: scene, options: options), as: UTF8.self) } catch {
    return "\(error)"
  }
}

/// Returns the document between the title and the end. Ids and classes are numbers: `0` is the first one, whose name is
/// only the hash, and `1` the one that ends with `a`.
func body(_ scene: Scene, _ options: SVGOptions = SVGOptions()) -> String {
  let text = svg(scene, options)
  let parts = text.split(separator: "</title>", maxSplits: 1)
  guard parts.count == 2, parts[1].hasSuffix("</svg>\n") else { return text }
  let content = String(parts[1].dropLast("</svg>\n".count))
  for opening in [" id=\"", " class=\""] {
    guard let range = content.firstRange(of: opening) else { continue }
    var parts = content.split(separator: content[range.upperBound...].prefix(5), omittingEmptySubsequences: false)
    let first = parts.removeFirst()
    return parts.reduce(String(first)) { result, part in
      let counter = part.prefix { $0.isLetter }
      let number = counter.first?.asciiValue.map { Int($0) - 96 } ?? 0
      return result + "\(number)" + part.dropFirst(counter.count)
    }
  }
  return content
}

/// The body of a scene of 100 by 100 points.
func body(
  root: (inout SceneLayer) -> Void = { _ in }, options: SVGOptions = SVGOptions(canvas: .bounds),
  _ content: (inout SceneBuilder) -> Void
) -> String {
  body(SceneBuilder.scene(root: root, content), options)
}

/// Returns the `d` attribute of a filled or stroked path.
func pathData(_ elements: [PathElement], stroke: StrokeStyle? = nil) -> String {
  let text = body { builder in
    if let stroke {
      builder.stroke(Path(elements), .color(.black), stroke)
    } else {
      builder.fill(Path(elements))
    }
  }
  let parts = text.split(separator: "\"")
  return parts.count > 1 ? String(parts[1]) : ""
}
