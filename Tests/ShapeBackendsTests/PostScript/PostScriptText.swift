import ShapeBackends
import ShapeCore

/// Returns the whole file as text, or the error.
func eps(_ scene: Scene, _ options: PostScriptOptions = PostScriptOptions()) -> String {
  do { return String(decoding: try PostScriptWriter.eps(for: scene, options: options).bytes, as: UTF8.self) } catch {
    return "\(error)"
  }
}

/// Returns the page without its setup, the transform that flips it, and its end, on one line with single spaces.
func page(_ scene: Scene, _ options: PostScriptOptions = PostScriptOptions(canvas: .ink)) -> String {
  let text = eps(scene, options)
  guard let start = text.firstRange(of: ".002 setsmoothness\n1 0 0 -1 "),
    let end = text.firstRange(of: "Q\nend\nshowpage")
  else { return text }
  let page = text[start.upperBound..<end.lowerBound].replacing("\n/", with: "/")
  return page.split { " \n".contains($0) }.dropFirst(3).joined(separator: " ")
}

/// The page of a scene of 100 by 100 points.
func page(
  root: (inout SceneLayer) -> Void = { _ in }, options: PostScriptOptions = PostScriptOptions(),
  _ content: (inout SceneBuilder) -> Void
) -> String {
  page(SceneBuilder.scene(root: root, content), options)
}

/// Returns the construction of a black path for filling.
func area(_ elements: [PathElement]) -> String {
  let text = page { $0.fill(Path(elements)) }
  return text.replacing("0 g ", with: "").replacing(" f", with: "")
}

/// Returns the construction of a black path for stroking. Defaults to a solid line.
func line(_ elements: [PathElement], _ style: StrokeStyle = StrokeStyle()) -> String {
  let text = page { $0.stroke(Path(elements), .color(.black), style) }
  guard let set = text.firstRange(of: " d ") else { return text }
  return String(text[set.upperBound...])
}
