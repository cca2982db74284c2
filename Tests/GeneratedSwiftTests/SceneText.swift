@testable import ShapeCore

/// Returns a picture as text, to the last bit of every number, without the places in sources, which generated code does
/// not have.
public func text(of scene: Scene) -> String {
  var scene = scene
  for index in scene.nodes.indices { scene.nodes[index].source = .none }
  for index in scene.layers.indices {
    (scene.layers[index].shadowSources, scene.layers[index].innerShadowSources) = ([], [])
  }
  var lines = ["\(scene.name) | \(scene.title) | \(scene.size)"]
  lines += scene.nodes.map { "node \($0.content)" }
  lines += scene.paths.map { "path \(String(reflecting: $0))" }
  lines += scene.paints.map { "paint \($0)" }
  lines += scene.strokeStyles.map { "style \($0)" }
  lines += scene.layers.map { "layer \($0)" }
  lines += scene.namedPaths.map { "named \($0)" }
  // The same value, whatever its type is called in a module.
  return lines.joined(separator: "\n")
}

/// Returns a hash of a text (FNV-1a).
public func hash(of text: String) -> UInt64 {
  text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}
