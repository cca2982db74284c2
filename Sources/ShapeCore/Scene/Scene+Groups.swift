// The picture for platform views. A scene can't paint the view that an app puts into a slot. So the layers around a
// slot become groups, each of which is a view that applies the effects of its layer to the paint and the views inside.

/// A layer with empty slots inside, or the whole picture, as nested pieces.
///
/// A view paints a group in this order: the shadows; the pieces, of which only the visible region is shown, through the
/// masks. All are transformed by `transform` and faded by `opacity`. All coordinates inside are those before
/// the transform.
///
/// A group never blends: a blended layer with a slot, or above one, is an error. But a paint piece can contain layers that
/// blend with others in it.
package struct SceneGroup: Equatable, Sendable {
  /// The name of the layer.
  package var name: String
  /// The opacity of the whole group, in 0...1.
  package var opacity: Double
  /// The transform from the coordinates inside the group to those around it.
  package var transform: Transform
  /// The visible region of the pieces, which is simple, or `nil` if nothing is cut off. If the layer only erases
  /// something, it extends `overhang` beyond all paint and slots.
  ///
  /// Touches count only in the region. Masks don't limit them: their edges can be soft, and then no outline separates
  /// what is visible from what is not.
  package var visibleRegion: Path?
  /// The masks of the layer, or `nil` if it has none. Their product is the alpha of the pieces.
  package var masks: ScenePart?
  /// The shadows of the layer, or `nil` if it has none. They are not cut.
  package var shadows: ScenePart?
  /// The pieces, from back to front: slots and groups, the paint before, between and after them, and the overlay. Paint is
  /// a piece even where nothing is painted, so that the pieces are the same at all sizes and values with the same slots.
  package var pieces: [ScenePiece]

  /// Returns the group of a whole picture as one piece.
  package static func undivided(named name: String) -> SceneGroup {
    SceneGroup(name: name, pieces: [ScenePiece(id: .paint(0), content: .paint(.whole))])
  }

  /// How far the content of a slot may extend beyond the paint and the slots if only something is erased, in points.
  package static let overhang = 1000.0

  /// Creates a group. Defaults to one without effects.
  package init(
    name: String, opacity: Double = 1, transform: Transform = .identity, visibleRegion: Path? = nil,
    masks: ScenePart? = nil, shadows: ScenePart? = nil, pieces: [ScenePiece]
  ) {
    self.name = name
    self.opacity = opacity
    self.transform = transform
    self.visibleRegion = visibleRegion
    self.masks = masks
    self.shadows = shadows
    self.pieces = pieces
  }
}

/// A piece of a group.
package struct ScenePiece: Equatable, Sendable, Identifiable {
  /// What a piece shows.
  package enum Content: Equatable, Sendable {
    /// Paint without slots inside, which can be nothing.
    case paint(ScenePart)
    /// An empty slot, whose content has the frame.
    case slot(name: String, frame: Rect)
    /// A layer with slots inside.
    case group(SceneGroup)
  }

  /// An identifier among the pieces of a group. It stays the same at other sizes and values with the same slots, whatever
  /// is painted there: views keep their state by it.
  package enum ID: Hashable, Sendable {
    /// The paint above a number of slots and groups.
    case paint(Int)
    /// The slot with a name.
    case slot(String)
    /// The layer with a name, after a number of others with that name.
    case group(String, Int)
    /// The inner shadows of the layer with its borders above them, if it has inner shadows.
    case overlay
  }

  package var id: ID
  /// What the piece shows.
  package var content: Content

  /// Creates a piece.
  package init(id: ID, content: Content) {
    self.id = id
    self.content = content
  }
}

extension Scene {
  /// The whole picture, with a group for each layer around an empty slot: its root is that of the shape.
  ///
  /// Each of these layers is a group, whether or not it has an effect, so that the groups are the same at all sizes and
  /// values. Without empty slots, the picture is one piece.
  package var rootGroup: SceneGroup {
    var contents = contents
    if contents.containsEmptySlot(in: self), case .layer(let layer, let inside)? = contents.next(in: self) {
      return group(of: layers[layer], inside, at: contents.node)
    }
    return undividedGroup
  }

  /// The whole picture as one piece, for a picture whose slots have no content.
  package var undividedGroup: SceneGroup { .undivided(named: name) }

  private func group(of layer: SceneLayer, _ contents: SceneContents, at node: Int) -> SceneGroup {
    SceneGroup(
      name: layer.name, opacity: clampedToUnit(layer.opacity), transform: layer.drawableTransform,
      visibleRegion: visibleRegion(of: layer, contents),
      masks: layer.maskCount > 0 ? .masks(ofLayerAt: node) : nil,
      shadows: layer.shadows.allSatisfy { $0.color.isClear } ? nil : .shadows(ofLayerAt: node),
      pieces: pieces(of: layer, contents, at: node))
  }

  /// Returns the empty slots and the layers with empty slots inside, the paint around them, and the overlay.
  private func pieces(of layer: SceneLayer, _ all: SceneContents, at node: Int) -> [ScenePiece] {
    let hasOverlay = layer.innerShadows.contains { !$0.color.isClear }
    var contents = hasOverlay ? all.withoutBorders(of: layer) : all
    var pieces: [ScenePiece] = []
    var (gaps, groups) = (0, [String: Int]())
    // Masks are the first nodes, and not painted.
    var start = all.masks(of: layer, in: self).last?.contents.nodes.upperBound ?? contents.nodes.lowerBound
    func paint(to end: Int) {
      pieces.append(ScenePiece(id: .paint(gaps), content: .paint(.nodes(start..<max(start, end)))))
      gaps += 1
    }
    while let item = contents.next(in: self) {
      guard case .layer(let id, let inside) = item else { continue }
      let layer = layers[id]
      let isSlot = layer.role == .emptySlot
      guard isSlot || inside.containsEmptySlot(in: self) else { continue }
      paint(to: contents.node)
      start = inside.nodes.upperBound
      if isSlot {
        pieces.append(ScenePiece(id: .slot(layer.name), content: .slot(name: layer.name, frame: layer.frame.drawable)))
      } else {
        let id = ScenePiece.ID.group(layer.name, groups[layer.name, default: 0])
        groups[layer.name, default: 0] += 1
        pieces.append(ScenePiece(id: id, content: .group(group(of: layer, inside, at: contents.node))))
      }
    }
    paint(to: contents.nodes.upperBound)
    let overlay = hasOverlay ? ScenePart.overlay(ofLayerAt: node) : .nodes(start..<start)
    pieces.append(ScenePiece(id: .overlay, content: .paint(overlay)))
    return pieces
  }

  private func visibleRegion(of layer: SceneLayer, _ contents: SceneContents) -> Path? {
    var region: Path?
    for clip in layer.clips {
      let clip = clip.path.simplified(rule: clip.rule)
      region = region?.intersection(clip) ?? clip
    }
    guard let erasure = layer.erasure else { return region }
    return (region ?? .rect(surroundings(of: layer, contents))).subtracting(erasure)
  }

  /// Returns a rectangle that contains all that a layer shows, in the coordinates inside it.
  private func surroundings(of layer: SceneLayer, _ contents: SceneContents) -> Rect {
    var all = layer.frame
    if let ink = inkAfterClips(of: layer, contents) { all = all.union(ink) }
    if let slots = slotBounds(of: contents) { all = all.union(slots) }
    return all.drawable.inset(by: -SceneGroup.overhang)
  }
}
