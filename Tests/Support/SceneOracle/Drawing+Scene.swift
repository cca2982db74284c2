@_spi(Generated) import ShapeCore

extension Drawing {
  /// Returns the scene as the evaluator builds it. Each fill, stroke, border, layer and shadow has the number of its
  /// statement as its source, counted from 0 in the order of the source.
  package var scene: Scene {
    var builder = SceneBuilder(name: name, title: name, size: frame.size)
    var count: Int32 = 0
    build(in: &builder, role: .layer, owners: [], &count)
    return builder.scene
  }

  private func build(
    in builder: inout SceneBuilder, role: SceneLayer.Role, owners: [Int32], _ count: inout Int32
  ) {
    builder.beginLayer(
      name: name, role: role, frame: frame, order: order, opacity: opacity, rotation: rotation, scale: scale,
      blend: blend, source: SourceSpan(file: 0, start: count, end: 0))
    count += 1
    addStatements(to: &builder, owners: owners, &count)
    builder.endLayer()
  }

  /// - Parameter owners: The depths of the roots of the used shapes around the statements, the innermost last.
  private func addStatements(to builder: inout SceneBuilder, owners: [Int32], _ count: inout Int32) {
    if let outline { builder.setOutline(outline.path) }
    for statement in statements {
      let source = SourceSpan(file: 0, start: count, end: 0)
      switch statement {
      case .fill(let area, let rule, let paint, let opacity):
        builder.fill(area?.path, rule: rule, paint: paint.multiplied(opacity: opacity), source: source)
        count += 1
      case .stroke(let area, let line, let paint, let opacity):
        builder.stroke(
          area?.path, style: StrokeStyle(width: line.width, join: line.join), alignment: line.alignment,
          paint: paint.multiplied(opacity: opacity), source: source)
        count += 1
      case .border(let edges, let width, let paint):
        builder.border(edges, width: width, paint: paint, source: source)
        count += 1
      case .clip(let area, let rule): builder.clip(area?.path, rule: rule)
      case .erase(let area, let rule): builder.erase(area.path, rule: rule)
      case .shadow(let shadow, let isInner):
        builder.shadow(shadow, isInner: isInner, source: source)
        count += 1
      case .layer(let inner): inner.build(in: &builder, role: .layer, owners: owners, &count)
      case .mask(let inner): inner.build(in: &builder, role: .mask, owners: owners, &count)
      case .use(let shape):
        shape.build(in: &builder, role: .shape, owners: owners + [Int32(builder.depth)], &count)
      case .slot(let slot, .empty):
        builder.emptySlot(name: slot.name, frame: slot.frame, order: slot.order, source: source)
        count += 1
      case .slot(let slot, .omitted): builder.absentSlot(name: slot.name, order: slot.order, source: source)
      case .slot(let slot, .filled):
        slot.build(
          in: &builder, role: .filledSlot(ownerDepth: owners.last ?? 0), owners: owners.dropLast(), &count)
      }
    }
  }

  // MARK: Generated code

  /// Returns the scene as generated code builds it.
  package func generatedScene(_ direction: LayoutDirection) -> Scene {
    var builder = SceneBuilder(name: name, title: name, size: frame.size)
    builder.direction = direction
    builder.beginLayer(name: name, frame: frame)
    builder.drawShape { draw(into: &$0) }
    builder.endLayer()
    return builder.scene
  }

  private func draw(into builder: inout SceneBuilder) {
    if let outline { builder.setOutline(outline.path) }
    let direction = builder.direction
    for statement in statements {
      switch statement {
      case .fill(let area, let rule, let paint, let opacity):
        builder.fill(paint, path: area?.path, rule: rule, opacity: opacity)
      case .stroke(let area, let line, let paint, let opacity):
        builder.stroke(
          paint, width: line.width, align: line.alignment, join: line.join, path: area?.path, opacity: opacity)
      case .border(let edges, let width, let paint):
        builder.border(edges.leading(direction), width: width, color: paint)
      case .clip(let area, let rule): builder.clip(area?.path, rule: rule)
      case .erase(let area, let rule): builder.erase(area.path, rule: rule)
      case .shadow(let shadow, let isInner):
        builder.shadow(
          shadow.color, radius: shadow.radius, offset: shadow.offset, spread: shadow.spread, inner: isInner)
      case .layer(let inner):
        let frame = inner.header(in: builder.bounds, direction)
        builder.beginLayer(
          inner.name, frame: frame, order: inner.order, opacity: inner.opacity, rotation: inner.rotation,
          scale: inner.scale, blend: inner.blend)
        inner.draw(into: &builder)
        builder.endLayer()
      case .mask(let inner):
        let frame = inner.header(in: builder.bounds, direction)
        builder.beginMask(frame: frame, opacity: inner.opacity, rotation: inner.rotation, scale: inner.scale)
        inner.draw(into: &builder)
        builder.endLayer()
      case .use(let shape):
        var contents: [String: SceneBuilder.Content] = [:]
        for (slot, kind) in shape.ownSlots where kind == .filled {
          contents[slot.name] = { slot.draw(into: &$0) }
        }
        builder.use(shape.name, size: builder.bounds.size, contents: contents) { shape.draw(into: &$0) }
      case .slot(let slot, _):
        builder.content(slot.name, slot.header(in: builder.bounds, direction), order: slot.order)
      }
    }
  }

  /// Returns a frame with the two labels of each axis.
  private func header(in parent: Rect, _ direction: LayoutDirection) -> LayerFrame {
    let right = parent.width - frame.x - frame.width
    let bottom = parent.height - frame.y - frame.height
    let (centerX, centerY) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    let isMirrored = direction == .rightToLeft
    var header = LayerFrame()
    switch labels.x {
    case 0: (header.left, header.width) = (frame.x, frame.width)
    case 1: (header.left, header.right) = (frame.x, right)
    case 2: (header.leading, header.trailing) = isMirrored ? (right, frame.x) : (frame.x, right)
    case 3: (header.right, header.width) = (right, frame.width)
    case 4: (header.right, header.centerX) = (right, centerX)
    default: (header.centerX, header.width) = (centerX, frame.width)
    }
    switch labels.y {
    case 0: (header.top, header.height) = (frame.y, frame.height)
    case 1: (header.top, header.bottom) = (frame.y, bottom)
    case 2: (header.top, header.centerY) = (frame.y, centerY)
    case 3: (header.bottom, header.height) = (bottom, frame.height)
    case 4: (header.bottom, header.centerY) = (bottom, centerY)
    default: (header.centerY, header.height) = (centerY, frame.height)
    }
    return header
  }
}

extension Edges {
  /// Returns the same edges in the words of a layout direction.
  fileprivate func leading(_ direction: LayoutDirection) -> Edges {
    var edges = intersection(.vertical)
    let isMirrored = direction == .rightToLeft
    if contains(.left) { edges.insert(isMirrored ? .trailing : .leading) }
    if contains(.right) { edges.insert(isMirrored ? .leading : .trailing) }
    return edges
  }
}
