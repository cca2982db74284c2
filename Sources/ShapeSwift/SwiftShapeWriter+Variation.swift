@_spi(Generated) import ShapeCore
import ShapeLanguage

/// What views need to know about the picture at other sizes and values.
extension SwiftShapeWriter {
  /// Returns the set of the slots whose frame is an affine function of the size, unless it is empty.
  func affineSlots() -> [SwiftStatement] {
    let affine = zip(shape.slots, names.slots(of: shape)).filter { variation.affineSlots.contains($0.0.name) }
    return listProperty("affineSlots: Swift.Set<Slot>", affine.map { "." + $0.1 })
  }

  /// Returns the effects of the layers around the slots, unless there are none.
  func layersAroundSlots() -> [SwiftStatement] {
    let elements = zip(shape.slots, names.slots(of: shape)).compactMap { slot, name -> String? in
      var layers = variation.layersAroundSlots[slot.name] ?? []
      while layers.last?.isEmpty ?? false { layers.removeLast() }
      if layers.isEmpty { return nil }
      let effects = layers.map { layer in
        let names = (layer.contains(.opacity) ? [".opacity"] : []) + (layer.contains(.masks) ? [".masks"] : [])
        return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
      }
      return ".\(name): [\(effects.joined(separator: ", "))]"
    }
    return listProperty("layersAroundSlots: [Slot: [ShapeCore.LayerEffects]]", elements)
  }

  /// Returns whether the views of the slots depend on the size, if the shape has slots.
  func slotsDependOnSize() -> [SwiftStatement] {
    if shape.slots.isEmpty { return [] }
    return hidden + [.text("\(access)static let slotsDependOnSize = \(variation.slotsDependOnSize)")]
  }

  /// Returns a static property with a list that apps don't see, unless it is empty.
  func listProperty(_ declaration: String, _ elements: [String]) -> [SwiftStatement] {
    if elements.isEmpty { return [] }
    let lines = elements.map { SwiftStatement.text($0 + (elements.count == 1 ? "" : ",")) }
    return hidden + [
      .block("\(access)static var \(declaration)", [.block("", opening: "[", lines, closing: "]")])
    ]
  }

  /// Returns the line of documentation that tells whether animations of the outline are smooth.
  func outlineVariation() -> String {
    guard variation.isComplete else { return "/// Its elements may depend on the size and the values." }
    if variation.outlineJumps.isEmpty { return "/// It has the same elements at all sizes and values." }
    let causes = shape.animatedCauses(of: variation.outlineJumps, in: program.names)
    return "/// Its elements depend on \(causes), so animations can jump."
  }
}
