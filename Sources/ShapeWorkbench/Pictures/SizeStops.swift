import ShapeCore
import ShapeLanguage

/// A size at which to look at a shape.
package struct SizeStop: Equatable, Sendable {
  package var size: Size
  /// What is special about the size, in a few words.
  package var reason: String
}

extension Compilation {
  /// Returns the sizes of a shape that show the most, each once: its design size, its limits and those of its previews, and
  /// the sides at which a comparison in it changes.
  package func sizeStops(of shape: ShapeID) -> [SizeStop] {
    let found = program.notableSizes(of: shape)
    let design = found.design
    var stops = [SizeStop(size: design, reason: "design size")]
    func add(_ size: Size?, _ reason: String) {
      guard let size, !stops.contains(where: { $0.size == size }) else { return }
      stops.append(SizeStop(size: size, reason: reason))
    }
    add(found.minimum, "minimum size")
    add(found.maximum, "maximum size")
    for preview in program.previews where preview.shape == shape && preview.source.file == 0 {
      add(Evaluator.size(of: preview, in: program).size, "preview `\(preview.name)`")
    }
    for width in found.widths {
      add(Size(width, design.height), "the shape changes at the width \(JSONWriter.number(width))")
    }
    for height in found.heights {
      add(Size(design.width, height), "the shape changes at the height \(JSONWriter.number(height))")
    }
    return stops
  }
}
