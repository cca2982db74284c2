import ShapeLanguage

/// What views need to know about the picture at other sizes and values.
extension SwiftShapeWriter {
  /// Returns the set of the slots whose frame is an affine function of the size, unless it is empty.
  func affineSlots() -> [String] {
    let affine = zip(shape.slots, names.slots(of: shape)).filter { variation.affineSlots.contains($0.0.name) }
    if affine.isEmpty { return [] }
    return ["", "  \(access)static var affineSlots: Swift.Set<Slot> {", "    ["]
      + affine.map { "      .\($0.1)\(affine.count == 1 ? "" : ",")" } + ["    ]", "  }"]
  }

  /// Returns the line of documentation that tells whether animations of the outline are smooth.
  func outlineVariation() -> String {
    guard variation.isComplete else { return "  /// Its elements may depend on the size and the values." }
    if variation.outlineJumps.isEmpty { return "  /// It has the same elements at all sizes and values." }
    let causes = shape.animatedCauses(of: variation.outlineJumps, in: program.names)
    return "  /// Its elements depend on \(causes), so animations can jump."
  }
}
