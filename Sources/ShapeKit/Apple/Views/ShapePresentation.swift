#if canImport(CoreGraphics)
  import CoreGraphics

  /// Where a view that shows a shape reacts to touches and clicks. Its content reacts wherever it is seen in any case.
  public enum TouchRegion: Sendable {
    /// Where anything is painted; not on shadows.
    case silhouette
    /// Inside the shape's outline, painted or not.
    case outline
    /// Anywhere in the view.
    case bounds
  }

  /// What the views of both platforms know of the shape that they show.
  struct ShapePresentation<S: ParametricShape> {
    var shape: S {
      didSet { if shape != oldValue { size = nil } }
    }
    var touchRegion = TouchRegion.silhouette {
      didSet { touchable = nil }
    }
    /// The picture at the last size that was laid out.
    private(set) var scene: Scene
    private(set) var slot: ContentSlot?
    /// The size of the scene, or `nil` if it is not up to date.
    private var size: Size?
    private var scale = 1.0
    /// Computed when it is first asked for, since it takes longer than drawing.
    private var touchable: Path?

    init(_ shape: S) {
      self.shape = shape
      scene = Scene(name: S.shapeName, title: S.shapeTitle, size: S.designSize)
    }

    /// Lays the shape out in a view of some size, which need not be one that it can be drawn at, with so many pixels to
    /// a point. Returns whether anything may have changed.
    mutating func layOut(in proposed: Size, scale: Double) -> Bool {
      let size = shape.size(nearest: proposed)
      guard size != self.size || scale != self.scale else { return false }
      self.size = size
      self.scale = scale
      scene = shape.scene(in: size, scale: scale)
      slot = scene.contentSlot
      touchable = nil
      return true
    }

    /// Returns whether a point of a view of some size belongs to the shape.
    mutating func contains(_ point: Point, in view: Size) -> Bool {
      if case .bounds = touchRegion {
        return point.x >= 0 && point.y >= 0 && point.x < view.width && point.y < view.height
      }
      if let touchable { return touchable.contains(point) }
      let region: Path
      switch touchRegion {
      case .silhouette, .bounds: region = scene.silhouette
      case .outline: region = shape.path(in: scene.size)
      }
      touchable = region
      return region.contains(point)
    }

    /// Returns whether content is to be seen at a point that it covers.
    func showsContent(at point: Point) -> Bool {
      guard let slot, slot.opacity >= ContentSlot.leastTouchableOpacity else { return false }
      return slot.visibleRegion?.contains(point) ?? true
    }
  }

  extension ContentSlot {
    /// How much must be seen of content for it to react: UIKit's limit, for both platforms.
    static let leastTouchableOpacity = 0.01
  }
#endif
