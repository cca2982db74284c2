import ShapeCore

/// Two versions of pictures side by side: the old one, the new one, and both over each other.
public enum ComparisonSheet {
  /// A picture in both versions. One of them is `nil` if that version has no such picture.
  public struct Item: Sendable {
    public var name: String
    package var old: Scene?
    package var new: Scene?

    package init(name: String, old: Scene?, new: Scene?) {
      self.name = name
      self.old = old
      self.new = new
    }
  }

  /// Returns the sheet: one row with three cells for each picture.
  ///
  /// - Parameters:
  ///   - items: The pictures.
  ///   - title: The title of the sheet, for accessibility.
  ///   - canvas: The part that each cell shows.
  package static func scene(of items: [Item], title: String, canvas: Canvas = .ink) -> Scene {
    var cells: [ContactSheet.Item] = []
    for item in items {
      for (version, scene) in [("old", item.old), ("new", item.new)] {
        let empty = Scene(name: item.name, title: item.name, size: Size(1, 1))
        cells.append(
          ContactSheet.Item(
            label: scene == nil ? "not in the \(version) file" : "\(item.name), \(version)", scene: scene ?? empty))
      }
      cells.append(
        ContactSheet.Item(label: "\(item.name), both", scene: overlay(of: item.old, item.new), scheme: .light))
    }
    return ContactSheet.scene(of: cells, title: title, canvas: canvas, columns: 3)
  }

  /// Returns two pictures over each other, both with their top left corner at (0, 0). Where both are the same, the
  /// result is gray; what only the old one has is red, and what only the new one has is cyan.
  package static func overlay(of old: Scene?, _ new: Scene?) -> Scene {
    let sizes = [old, new].compactMap { $0?.size }
    let size = Size(sizes.map { $0.width }.max() ?? 1, sizes.map { $0.height }.max() ?? 1)
    var scene = Scene(name: "Overlay", title: "Overlay", size: size)
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    var root = SceneLayer(role: .shape, frame: frame)
    root.isolatesBlending = true
    let versions: [(Scene?, String, (Float) -> RGBA)] = [
      (old, "old", { gray in RGBA(red: 1, green: gray, blue: gray) }),
      (new, "new", { gray in RGBA(red: gray, green: 1, blue: 1) }),
    ]
    scene.append(root) { scene in
      for (picture, name, tint) in versions {
        guard let picture else { continue }
        var layer = SceneLayer(name: name, frame: frame)
        // The product of the two tints is gray.
        layer.blend = name == "new" ? .multiply : .normal
        layer.isolatesBlending = picture.layers.contains { $0.blend != .normal }
        scene.append(layer) {
          $0.append(picture.mappingColors { Color($0.light.tinted(tint)) }, movedBy: Point(0, 0), depth: 2)
        }
      }
    }
    return scene
  }
}

extension RGBA {
  /// White becomes this gray, so that it differs from the ground.
  private static let lightest: Float = 0.85

  /// Returns the tint for the brightness of the color, with the alpha of the color.
  fileprivate func tinted(_ tint: (Float) -> RGBA) -> RGBA {
    var result = tint((0.3 * red + 0.59 * green + 0.11 * blue) * Self.lightest)
    result.alpha = alpha
    return result
  }
}
