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
      didSet {
        if shape == oldValue { return }
        size = nil
        laws = SlotLaws(of: shape, scale: scale, direction: direction)
        slotSizes = SlotSizes(of: shape, scale: scale, direction: direction)
      }
    }
    var touchRegion = TouchRegion.silhouette
    /// The shape and the picture of the last layout.
    private var drawn: S
    private(set) var scene: Scene
    /// The shape and the picture on the screen during an animation, between two layouts.
    private(set) var moving: (offset: MotionNumbers, shape: S, scene: Scene)?
    /// The size of the scene, or `nil` if the scene is out of date.
    private var size: Size?
    /// The size of the view in the last layout, which may be outside the size limits.
    private var proposed = S.designSize
    private var scale = 1.0
    private var direction = LayoutDirection.leftToRight
    private var laws: SlotLaws<S>
    private var slotSizes: SlotSizes<S>

    init(_ shape: S) {
      self.shape = shape
      drawn = shape
      laws = SlotLaws(of: shape)
      slotSizes = SlotSizes(of: shape)
      scene = Scene(name: S.shapeName, title: S.shapeTitle, size: S.designSize)
    }

    /// Lays out the shape for the size of a view, which may be outside its size limits, the number of pixels per point,
    /// and the direction of the layout. Returns whether anything may have changed.
    mutating func layOut(in proposed: Size, scale: Double, direction: LayoutDirection) -> Bool {
      let size = shape.size(nearest: proposed)
      guard size != self.size || scale != self.scale || direction != self.direction else { return false }
      if scale != self.scale || direction != self.direction {
        laws = SlotLaws(of: shape, scale: scale, direction: direction)
      }
      self.size = size
      self.proposed = proposed
      self.scale = scale
      self.direction = direction
      // An empty view may break what the shape requires.
      drawn = shape
      scene = shape.shownScene(in: proposed, scale: scale, direction: direction)
      return true
    }

    /// The picture on the screen.
    var shown: Scene { moving?.scene ?? scene }

    /// Returns the outline on the screen.
    var shownOutline: Path { (moving?.shape ?? drawn).path(in: shown.size, direction: direction) }

    /// Shows the shape with other values and at another size than in the last layout.
    ///
    /// - Parameter offset: What to add to both, or `nil` at the end of an animation.
    mutating func move(by offset: MotionNumbers?) {
      moving = offset.map { offset in
        var shape = shape
        shape.add(offset)
        let size = Size(proposed.width + offset.width, proposed.height + offset.height)
        // Values between two others, or beyond them, may break what the shape requires.
        return (offset, shape, shape.scene(in: size, scale: scale, direction: direction))
      }
    }

    /// Returns where a slot is at the size of the last layout, or `nil` if the shape omits it.
    mutating func law(of slot: S.Slot) -> SlotLaw? {
      // Before a layout, there is no picture yet.
      let frame =
        size == nil
        ? shape.frame(of: slot, in: scene.size, direction: direction) : scene.frame(ofSlot: slot.rawValue)
      return frame.map { laws.law(of: slot, frame: $0) }
    }

    /// Returns the smallest size at which the slots have room for their content, in whole pixels. Without content, it is the
    /// design size.
    ///
    /// - Parameters:
    ///   - width: The largest width, in points. Content that is wider must take it.
    ///   - measure: Returns the size that the content of a slot needs if it is offered another one, whose lengths can be
    ///     infinite, or `nil` for a slot without content.
    mutating func fittingSize(
      width: Double, direction: LayoutDirection, _ measure: @escaping (S.Slot, Size) -> Size?
    ) -> Size {
      if scale != slotSizes.scale || direction != slotSizes.direction {
        slotSizes = SlotSizes(of: shape, scale: scale, direction: direction)
      }
      let slots = S.Slot.allCases.filter { measure($0, Size(.infinity, .infinity)) != nil }
      var fit = ContentFit(slotSizes, slots: slots) { measure($0, $1) ?? Size(0, 0) }
      let size = fit.size(within: width)
      slotSizes = fit.slotSizes
      return shape.size(nearest: Size(inPixels(size.width), inPixels(size.height)))
    }

    /// Returns a length in whole pixels, since Auto Layout rounds to them, and text in a slot that is a little too narrow
    /// wraps.
    private func inPixels(_ length: Double) -> Double {
      let pixels = (length * scale - 1e-6).rounded(.up)
      return scale > 0 ? max(length, pixels / scale) : length
    }

    /// Returns whether the shape reacts at a point, in a view of a size.
    func contains(_ point: Point, in view: Size) -> Bool {
      switch touchRegion {
      case .silhouette: shown.isPainted(at: point)
      case .outline: shownOutline.contains(point)
      case .bounds: point.x >= 0 && point.y >= 0 && point.x < view.width && point.y < view.height
      }
    }
  }

  extension SceneGroup {
    /// The minimum opacity of views that react: UIKit's limit, for both platforms.
    static let leastTouchableOpacity = 0.01
  }
#endif
