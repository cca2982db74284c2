#if canImport(CoreGraphics)
  import CoreGraphics
  import ShapeCore

  /// The region in which a view reacts to touches and clicks. Its content always reacts where it is visible.
  public enum TouchRegion: Sendable {
    /// The painted part, without shadows.
    case silhouette
    /// The inside of the shape's outline, painted or not.
    case outline
    /// The whole view.
    case bounds
  }

  /// The state of a shape view that both platforms share.
  struct ShapePresentation<S: ParametricShape> {
    var shape: S {
      didSet { if shape != oldValue { size = nil } }
    }
    var touchRegion = TouchRegion.silhouette
    /// The picture at the size of the last layout.
    private(set) var scene: Scene
    /// The size of the scene, or `nil` if the scene is out of date.
    private var size: Size?
    private var scale = 1.0
    private var direction = LayoutDirection.leftToRight
    init(_ shape: S) {
      self.shape = shape
      scene = Scene(name: S.shapeName, title: S.shapeTitle, size: S.designSize)
    }

    /// Lays out the shape for the size of a view, which may be outside its size limits, the number of pixels per point,
    /// and the direction of the layout. Returns whether anything may have changed.
    mutating func layOut(in proposed: Size, scale: Double, direction: LayoutDirection) -> Bool {
      let size = shape.size(nearest: proposed)
      guard size != self.size || scale != self.scale || direction != self.direction else { return false }
      self.size = size
      self.scale = scale
      self.direction = direction
      scene = shape.scene(in: size, scale: scale, direction: direction)
      return true
    }

    /// Returns whether the shape reacts at a point, in a view of a size.
    func contains(_ point: Point, in view: Size) -> Bool {
      switch touchRegion {
      case .silhouette: scene.isPainted(at: point)
      case .outline: shape.path(in: scene.size, direction: direction).contains(point)
      case .bounds: point.x >= 0 && point.y >= 0 && point.x < view.width && point.y < view.height
      }
    }
  }

  extension SceneGroup {
    /// The minimum opacity of views that react: UIKit's limit, for both platforms.
    static let leastTouchableOpacity = 0.01
  }
#endif
