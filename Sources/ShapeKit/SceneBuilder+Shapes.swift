import ShapeCore

// Shapes within shapes, for generated code.

extension SceneBuilder {
  /// Draws another shape in the bounds of the open layer.
  /// - Parameter content: The contents of its slots. The others stay empty.
  public mutating func use<Used: ParametricShape>(_ shape: Used, content: [Used.Slot: Content] = [:]) {
    let contents = Dictionary(uniqueKeysWithValues: content.map { ($0.key.rawValue, $0.value) })
    use(Used.shapeName, size: shape.size(nearest: bounds.size), contents: contents) { shape.draw(into: &$0) }
  }

  /// Adds a content slot. If a user has content for it, the content is drawn.
  public mutating func content<Slot: ShapeSlot>(_ slot: Slot, _ frame: LayerFrame, order: ZOrder = ZOrder()) {
    content(slot.rawValue, frame, order: order)
  }
}
