@_spi(Generated) import ShapeCore

// Pictures inside other pictures.

extension Scene {
  /// Appends a layer that contains the nodes which a closure appends.
  mutating func append(_ layer: SceneLayer, containing contents: (inout Scene) -> Void) {
    let node = nodes.count
    let id = layers.append(layer)
    nodes.append(SceneNode(content: .layer(id, count: 0), source: .none))
    contents(&self)
    nodes[node].content = .layer(id, count: Int32(nodes.count - node - 1))
  }

  /// Appends the nodes of another picture, moved but not scaled.
  ///
  /// Named paths are not taken over, because their names could collide. O(n) for the size of the other picture.
  ///
  /// - Parameters:
  ///   - other: The picture.
  ///   - displacement: The place of its origin.
  ///   - depth: The number of layers around it.
  mutating func append(_ other: Scene, movedBy displacement: Point, depth: Int32) {
    let parameters = parameterNumbers(of: other)
    let first = (paths.count, paints.count, strokeStyles.count, layers.count)
    func path(_ id: Path.ID) -> Path.ID { Path.ID(position: id.index + first.0) }
    func paint(_ id: ScenePaint.ID) -> ScenePaint.ID { ScenePaint.ID(position: id.index + first.1) }
    func style(_ id: StrokeStyle.ID) -> StrokeStyle.ID { StrokeStyle.ID(position: id.index + first.2) }
    func layer(_ id: SceneLayer.ID) -> SceneLayer.ID { SceneLayer.ID(position: id.index + first.3) }

    paths.append(contentsOf: other.paths.lazy.map { $0.translated(by: displacement) })
    paints.append(
      contentsOf: other.paints.lazy.map {
        $0.mappingColors { $0.renumbered(parameters) }.moved(by: displacement)
      })
    strokeStyles.append(contentsOf: other.strokeStyles)
    layers.append(
      contentsOf: other.layers.lazy.map { layer in
        var layer = layer.moved(by: displacement, depth: depth)
        layer.outline = layer.outline.map(path)
        for index in layer.shadows.indices { layer.shadows[index].renumber(parameters) }
        for index in layer.innerShadows.indices { layer.innerShadows[index].renumber(parameters) }
        return layer
      })
    nodes.reserveCapacity(nodes.count + other.nodes.count)
    for var node in other.nodes {
      switch node.content {
      case .layer(let id, let count): node.content = .layer(layer(id), count: count)
      case .fill(let id, let rule, let fill): node.content = .fill(path: path(id), rule: rule, paint: paint(fill))
      case .stroke(let id, let stroke, let fill):
        node.content = .stroke(path: path(id), style: style(stroke), paint: paint(fill))
      }
      nodes.append(node)
    }
  }

  /// Returns the numbers in this picture of another one's color parameters. Parameters with the same name are the same. A
  /// parameter for which there is no number left is no longer traced.
  private mutating func parameterNumbers(of other: Scene) -> [UInt8] {
    other.colorParameters.map { name in
      let index = colorParameters.firstIndex(of: name) ?? colorParameters.count
      guard let number = UInt8(exactly: index + 1) else { return 0 }
      if index == colorParameters.count { colorParameters.append(name) }
      return number
    }
  }
}

extension SceneLayer {
  /// Returns the layer with everything in it moved, and with some more layers around it.
  fileprivate func moved(by displacement: Point, depth: Int32) -> SceneLayer {
    var layer = self
    layer.frame = frame.translated(by: displacement)
    for index in layer.clips.indices {
      layer.clips[index].path = layer.clips[index].path.translated(by: displacement)
    }
    layer.erasure = erasure?.translated(by: displacement)
    for index in layer.shadows.indices {
      layer.shadows[index].caster = layer.shadows[index].caster?.translated(by: displacement)
    }
    for index in layer.innerShadows.indices {
      layer.innerShadows[index].caster = layer.innerShadows[index].caster?.translated(by: displacement)
    }
    if case .filledSlot(let ownerDepth) = role { layer.role = .filledSlot(ownerDepth: ownerDepth + depth) }
    return layer
  }
}

extension ScenePaint {
  fileprivate func moved(by displacement: Point) -> ScenePaint {
    guard case .gradient(var gradient) = self else { return self }
    gradient.geometry = gradient.geometry.moved(by: displacement)
    return .gradient(gradient)
  }
}

extension Shadow {
  fileprivate mutating func renumber(_ parameters: [UInt8]) { color = color.renumbered(parameters) }
}

extension Color {
  /// Returns the color with the new number of its parameter.
  fileprivate func renumbered(_ parameters: [UInt8]) -> Color {
    var color = self
    color.parameter = parameter == 0 || parameters.count < parameter ? 0 : parameters[Int(parameter) - 1]
    return color
  }
}
