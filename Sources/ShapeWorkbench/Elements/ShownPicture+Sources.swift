import ShapeBackends
import ShapeCore
import ShapeEditing
import ShapeLanguage
import ShapeRaster

// An element is a node of the scene, by its position in `Scene.nodes`.
extension ShownPicture {
  /// Returns the topmost element at a point, and the places that draw it: the outermost call first. `nil` if nothing is
  /// painted there.
  package func element(at point: Point) -> (element: Int, sources: [SourceSpan])? {
    guard let scene, let picture, let place = scene.topmost(at: point, in: picture.scheme.appearance) else {
      return nil
    }
    var sources = compilation.sources(of: place.node, in: scene)
    if case .shadow(let index) = place.part, case .layer(let id, _) = scene.nodes[place.node].content {
      let known = scene.layers[id].shadowSources
      if known.indices.contains(index) { sources.append(known[index]) }
    }
    return (place.node, sources)
  }

  /// Returns the elements that a place of the file draws.
  package func elements(drawnAt offset: Int) -> [Int] {
    scene.map { compilation.nodes(drawnAt: offset, of: $0) } ?? []
  }
}
