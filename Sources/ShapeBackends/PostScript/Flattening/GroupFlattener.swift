@_spi(Generated) import ShapeCore
import ShapeRaster

/// Makes pieces of groups. All results are in the coordinates of the scene.
struct GroupFlattener {
  /// Resolved in one appearance.
  let scene: Scene
  /// The part of the scene that matters.
  let canvas: Rect

  /// Returns contents as an isolated group.
  func map(
    of contents: SceneContents, _ map: Transform, _ work: inout FlatteningWork
  ) throws(TooMuchWork) -> FlatMap {
    var result = FlatMap(canvas)
    try add(contents, map, to: &result, &work)
    return result
  }

  private func add(
    _ contents: SceneContents, _ map: Transform, to result: inout FlatMap, _ work: inout FlatteningWork
  ) throws(TooMuchWork) {
    var contents = contents
    while let item = contents.next(in: scene) { try add(item, map, to: &result, &work) }
  }

  /// Adds an item to its group, or to the page.
  func add(
    _ item: SceneItem, _ map: Transform, to result: inout FlatMap, _ work: inout FlatteningWork
  ) throws(TooMuchWork) {
    switch item {
    case .fill(let path, let rule, let paint):
      guard let region = try work.region(of: scene.paths[path].transformed(by: map), rule) else { return }
      try result.paint(region, flatPaint(scene.paints[paint], map), &work)
    case .stroke(let path, let style, let paint):
      guard scene.strokeShows(style),
        let region = try work.region(of: scene.paths[path], scene.strokeStyles[style])?.transformed(by: map)
      else { return }
      try result.paint(region, flatPaint(scene.paints[paint], map), &work)
    case .layer(let id, let inside):
      let layer = scene.layers[id]
      if layer.opacity <= 0 || layer.role == .emptySlot { return }
      if layer.isPlain {
        try add(inside, map, to: &result, &work)
      } else {
        try result.paint(group(of: layer, inside, map, &work), layer.blend, &work)
      }
    }
  }

  // MARK: Layers

  /// Returns a layer with its shadows and its opacity. Its blend mode is left to the caller.
  /// - Parameter map: The transform around the layer.
  func group(
    of layer: SceneLayer, _ contents: SceneContents, _ map: Transform, _ work: inout FlatteningWork
  ) throws(TooMuchWork) -> FlatMap {
    if contents.depth > FlatteningWork.mostLayersAround { throw TooMuchWork() }
    let inner = layer.transform.then(map)
    var result = FlatMap(canvas)
    if !contents.isShadow {
      for shadow in layer.shadows.reversed() {
        try result.paint(self.shadow(shadow, of: layer, contents, inner, &work), .normal, &work)
      }
    }
    let body = try body(of: layer, contents, inner, &work)
    if result.pieces.isEmpty { result = body } else { try result.paint(body, .normal, &work) }
    if layer.opacity < 1 { result.repaint { $0.faded(by: layer.opacity) } }
    return result
  }

  /// Returns what a layer paints above its shadows, without its opacity. Its cuts and masks apply to all of it at once.
  private func body(
    of layer: SceneLayer, _ contents: SceneContents, _ inner: Transform, _ work: inout FlatteningWork
  ) throws(TooMuchWork) -> FlatMap {
    var result = try map(of: contents.withoutBorders(of: layer), inner, &work)
    if !contents.isShadow {
      for shadow in layer.innerShadows.reversed() {
        try result.paint(innerShadow(shadow, of: layer, contents, inner, &work), .normal, &work)
      }
    }
    if layer.borderCount > 0 {
      try result.paint(map(of: contents.borders(of: layer), inner, &work), .normal, &work)
    }
    try cut(&result, by: layer, contents, inner, &work)
    return result
  }

  /// Keeps of a map what the cuts and masks of a layer leave.
  private func cut(
    _ map: inout FlatMap, by layer: SceneLayer, _ contents: SceneContents, _ inner: Transform,
    _ work: inout FlatteningWork
  ) throws(TooMuchWork) {
    for cut in try cuts(of: layer, inner, &work) { try map.cut(cut, &work) }
    for mask in contents.masks(of: layer, in: scene) {
      let mask = try group(of: scene.layers[mask.layer], mask.contents, inner, &work)
      try map.mask(by: mask, &work)
    }
  }

  func cuts(
    of layer: SceneLayer, _ inner: Transform, _ work: inout FlatteningWork
  ) throws(TooMuchWork) -> [Cut] {
    var result: [Cut] = []
    for clip in layer.clips {
      let region = try work.region(of: clip.path.transformed(by: inner), clip.rule)
      result.append(region.map { .keeping($0) } ?? .nothing)
    }
    if let erasure = layer.erasure, let region = Region(erasure.transformed(by: inner)) {
      result.append(.removing(region))
    }
    return result
  }

  // MARK: Shadows

  /// Returns a shadow of a layer, below it.
  /// - Parameter inner: The transform inside the layer.
  func shadow(
    _ shadow: Shadow, of layer: SceneLayer, _ contents: SceneContents, _ inner: Transform,
    _ work: inout FlatteningWork
  ) throws(TooMuchWork) -> FlatMap {
    let color = MixedColor(Pigment(shadow.color.light))
    guard color.alpha > 0 else { return FlatMap(canvas) }
    if shadow.radius > 0 { return image(of: box(of: shadow, of: layer, contents, inner), .blur) }
    let offset = inner.apply(shadow.offset) - inner.apply(.zero)
    if let caster = shadow.caster {
      var result = FlatMap(canvas)
      if let region = Region(caster.transformed(by: inner).translated(by: offset)) {
        try result.paint(region, .color(color), &work)
      }
      return result
    }
    var result = try body(of: layer, contents.castingShadow, inner, &work)
    result.repaint { $0.recolored(color) }
    result.move(by: offset)
    return result
  }

  /// Returns a shadow inside a layer, before the cuts of the layer. What is cut off casts no shadow.
  func innerShadow(
    _ shadow: Shadow, of layer: SceneLayer, _ contents: SceneContents, _ inner: Transform,
    _ work: inout FlatteningWork
  ) throws(TooMuchWork) -> FlatMap {
    let color = MixedColor(Pigment(shadow.color.light))
    guard color.alpha > 0 else { return FlatMap(canvas) }
    let casting = contents.castingInnerShadow(of: layer)
    var result = try map(of: casting, inner, &work)
    let offset = inner.apply(shadow.offset) - inner.apply(.zero)
    let hole: Path
    if let caster = shadow.caster {
      hole = caster.transformed(by: inner)
    } else {
      var caster = result
      try cut(&caster, by: layer, contents, inner, &work)
      guard let silhouette = try caster.silhouette(&work) else { return FlatMap(canvas) }
      hole = silhouette.path
      if shadow.radius == 0, !caster.pieces.allSatisfy({ $0.paint.isOpaque }) {
        return image(of: silhouette.box, .mask)
      }
    }
    if shadow.radius > 0 { return image(of: innerBox(of: layer, contents, inner), .blur) }
    result.repaint { $0.recolored(color) }
    if let hole = Region(hole.translated(by: offset)) { try result.cut(.removing(hole), &work) }
    return result
  }

  /// Returns a group that is an image of a box, or an empty group.
  private func image(of box: Rect?, _ cause: RasterizationCause) -> FlatMap {
    var result = FlatMap(canvas)
    if let box { result.cover(box, cause) }
    return result
  }

  /// Returns the bounding box of a shadow on the canvas, or `nil` if there is nothing of it.
  func box(of shadow: Shadow, of layer: SceneLayer, _ contents: SceneContents, _ inner: Transform) -> Rect? {
    var caster = layer
    caster.shadows = [shadow]
    return scene.shadowInk(of: caster, contents, under: inner).flatMap { onCanvas($0) }
  }

  /// Returns the bounding box of the inner shadows of a layer on the canvas, or `nil` if there is nothing of them.
  func innerBox(of layer: SceneLayer, _ contents: SceneContents, _ inner: Transform) -> Rect? {
    scene.inkAfterClips(of: layer, contents, under: inner).flatMap { onCanvas($0) }
  }

  /// Returns the part of a box on the canvas, or `nil` if it is empty.
  func onCanvas(_ box: Rect) -> Rect? {
    guard let common = box.intersection(canvas), common.width > 0, common.height > 0 else { return nil }
    return common
  }

  // MARK: Paints

  func flatPaint(_ paint: ScenePaint, _ map: Transform) -> FlatPaint {
    let stops = paint.stops.map {
      FlatGradient.Stop(position: $0.position, color: MixedColor(Pigment($0.color.light)))
    }
    guard let first = stops.first else { return .color(.clear) }
    guard case .gradient(let gradient) = paint, !stops.allSatisfy({ $0.color == first.color }) else {
      return .color(first.color)
    }
    return .gradient(FlatGradient(geometry: gradient.geometry, stops: stops, map: map))
  }
}

extension SIMD4<Double> {
  /// Creates the color of a picture file for mixing.
  init(_ pigment: Pigment) {
    let components = Pigment.components(pigment.rgb)
    self.init(components[0], components[1], components[2], Double(pigment.alpha) / Double(Pigment.opaque))
  }
}

extension Pigment {
  /// Creates an opaque color from a mixed one.
  init(_ color: MixedColor) {
    func byte(_ component: Double) -> UInt32 { UInt32(min(max(component, 0), 1) * 255 + 0.5) }
    self.init(rgb: byte(color.x) << 16 | byte(color.y) << 8 | byte(color.z))
  }
}
