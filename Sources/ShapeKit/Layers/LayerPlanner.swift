import ShapeCore

/// Plans the layers that show a scene.
///
/// Each fill or stroke of one color is a shape, and a rectangle is a layer with a background color. A layer of the source
/// takes none of its own unless it has an effect that no layer inside it can have. What layers can't show is an image:
/// layers that blend with their siblings, masks that need masks themselves, and shadows that no path describes.
struct LayerPlanner {
  /// The scene, resolved in one appearance.
  let scene: Scene
  let bounds: Rect
  /// The number of pixels per point of images, in the coordinates inside the current layer.
  var imageScale: Double

  /// - Parameters:
  ///   - scene: The scene, resolved in one appearance.
  ///   - scale: The number of pixels per point. Counts as 1 if it is not positive and finite.
  init(_ scene: Scene, scale: Double) {
    self.scene = scene
    imageScale = scale > 0 && scale.isFinite ? scale : 1
    bounds = Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height).drawable
  }

  /// Returns a layer with the size of the scene that contains those of a part of it.
  func plan(of part: ScenePart = .whole) -> LayerPlan {
    var root = group(layers(of: part))
    root.bounds = bounds
    root.name = scene.name
    return root
  }

  /// Returns the layers of a part of the scene.
  func layers(of part: ScenePart) -> [LayerPlan] {
    switch part {
    case .whole: layers(of: scene.contents)
    case .nodes(let nodes):
      scene.runs(of: nodes).flatMap { run in
        let planner = enlarged(by: run.factor)
        return run.isolatesBlending ? planner.isolated(run.contents) : planner.layers(of: run.contents)
      }
    case .shadows(let node):
      scene.layer(at: node).map { enlarged(by: $0.factor).shadows(of: $0.layer, $0.contents) } ?? []
    case .overlay(let node):
      scene.layer(at: node).map { enlarged(by: $0.factor).overlay(of: $0.layer, $0.contents) } ?? []
    case .masks(let node): masks(ofLayerAt: node, within: nil)
    }
  }

  /// Returns a planner for the inside of a layer that is scaled.
  func enlarged(by factor: Double) -> LayerPlanner {
    var planner = self
    planner.imageScale *= factor
    return planner
  }

  /// Returns the layers of some contents.
  func layers(of contents: SceneContents) -> [LayerPlan] {
    var contents = contents
    var result: [LayerPlan] = []
    while let item = contents.next(in: scene) {
      for layer in layers(of: item) {
        if let last = result.last, let both = joined(last, layer) {
          result[result.count - 1] = both
        } else {
          result.append(layer)
        }
      }
    }
    return result
  }

  private func layers(of item: SceneItem) -> [LayerPlan] {
    switch item {
    case .fill(let path, let rule, let paint):
      return fill(scene.paths[path], rule, scene.paints[paint]).map { [$0] } ?? []
    case .stroke(let path, let style, let paint):
      let path = scene.paths[path]
      let style = scene.strokeStyles[style].drawable(along: path)
      return stroke(path, style, scene.paints[paint]).map { [$0] } ?? []
    case .layer(let layer, let inside):
      return layers(of: scene.layers[layer], inside)
    }
  }

  /// Returns one layer of the scene, transformed and faded as a whole.
  func layers(of layer: SceneLayer, _ contents: SceneContents) -> [LayerPlan] {
    guard clampedToUnit(layer.opacity) > 0 else { return [] }
    let parts = enlarged(by: layer.largestFactor).parts(of: layer, contents)
    guard !parts.isEmpty, layer.opacity != 1 || layer.isTransformed else { return parts }
    // A layer alone can have the effects of the layer around it.
    let isShared = parts.count == 1 && parts[0].isPlain && (!layer.isTransformed || parts[0].isFree)
    var result = isShared ? parts[0] : group(parts)
    result.name = layer.name.isEmpty ? nil : layer.name
    result.opacity = clampedToUnit(layer.opacity)
    if layer.isTransformed {
      result.transform = layer.drawableTransform.linear
      result.pivot = layer.frame.drawable.center
      // Without a size, the anchor of the layer stays at the pivot while the size of the picture is animated.
      result.bounds = Rect(center: result.pivot, size: Size(0, 0))
    }
    return [result]
  }

  /// Returns the shadows of a layer, its contents after the cuts, its inner shadows and its borders, from the bottom.
  private func parts(of layer: SceneLayer, _ contents: SceneContents) -> [LayerPlan] {
    func body(_ contents: SceneContents) -> [LayerPlan] {
      layer.isolatesBlending ? isolated(contents) : layers(of: contents)
    }
    let shadows = shadows(of: layer, contents)
    if layer.innerShadows.allSatisfy({ $0.color.isClear }) {
      return shadows + cut(body(contents), by: layer, contents)
    }
    let parts = body(contents.withoutBorders(of: layer)) + overlay(of: layer, contents)
    return shadows + cut(parts, by: layer, contents)
  }

  /// Returns the inner shadows of a layer with its borders above them, before the cuts.
  private func overlay(of layer: SceneLayer, _ contents: SceneContents) -> [LayerPlan] {
    innerShadows(of: layer, contents) + layers(of: contents.borders(of: layer))
  }

  // MARK: Making layers

  /// Returns a layer that contains others.
  func group(_ layers: [LayerPlan]) -> LayerPlan { LayerPlan(.group, bounds: .zero, children: layers) }

  /// Returns a layer that shows a path.
  func shape(_ shape: PlannedShape) -> LayerPlan { LayerPlan(.shape(shape), bounds: .zero) }

  /// Returns a stroke together with the fill of the same path below it, if one layer shows both.
  private func joined(_ below: LayerPlan, _ above: LayerPlan) -> LayerPlan? {
    guard below.isPlain, above.isPlain, case .shape(var shape) = below.content, case .shape(let line) = above.content,
      shape.stroke == nil, line.fill == nil, shape.path == line.path
    else { return nil }
    shape.stroke = line.stroke
    return self.shape(shape)
  }
}
