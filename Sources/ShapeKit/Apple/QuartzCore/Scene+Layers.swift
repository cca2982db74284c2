#if canImport(QuartzCore)
  import QuartzCore
  import ShapeCore

  extension ParametricShape {
    /// Returns the picture at the supported size that is nearest to `size`, as a tree of Core Animation layers.
    ///
    /// Each fill or stroke of one color is a `CAShapeLayer` or, if it is a rectangle, a layer with a background color. Each
    /// gradient is a `CAGradientLayer`. Layers that blend are drawn as an image with their siblings, and so are masks and
    /// shadows that no path describes.
    ///
    /// The root has the size of the picture, and y grows down in it. On the Mac, if y grows up in the layer that
    /// contains it, set `isGeometryFlipped` on the root. Colors are fixed, so a change of the appearance needs a new
    /// tree. Numbers that are not finite never reach a layer.
    ///
    /// - Parameters:
    ///   - size: The size of the shape, in points.
    ///   - scale: The number of pixels per point. Defaults to 1.
    ///   - direction: The direction of the layout, for shapes that use it. Defaults to `leftToRight`.
    ///   - appearance: The appearance that resolves adaptive colors. Defaults to `light`.
    public func makeLayer(
      size: CGSize, scale: Double = 1, direction: LayoutDirection = .leftToRight, appearance: Appearance = .light
    ) -> CALayer {
      shownScene(in: Size(size), scale: scale, direction: direction).makeLayer(in: appearance, scale: scale)
    }
  }

  extension Scene {
    /// Returns a part of the picture as a tree of layers.
    func makeLayer(_ part: ScenePart = .whole, in appearance: Appearance, scale: Double = 1) -> CALayer {
      let scale = scale > 0 && scale.isFinite ? scale : 1
      var tree = LayerTree()
      tree.show(LayerPlanner(resolved(in: appearance), scale: scale).plan(of: part), scale: scale)
      return tree.root ?? CALayer()
    }
  }

  extension CGColor {
    /// Creates a color with drawable components.
    static func of(_ color: RGBA) -> CGColor { Color(color).cgColor(in: .light) }
  }

  extension CAShapeLayerFillRule {
    init(_ rule: FillRule) {
      switch rule {
      case .nonZero: self = .nonZero
      case .evenOdd: self = .evenOdd
      }
    }
  }

  extension CAShapeLayerLineCap {
    init(_ cap: LineCap) {
      switch cap {
      case .butt: self = .butt
      case .round: self = .round
      case .square: self = .square
      }
    }
  }

  extension CAShapeLayerLineJoin {
    init(_ join: LineJoin) {
      switch join {
      case .miter: self = .miter
      case .round: self = .round
      case .bevel: self = .bevel
      }
    }
  }

  extension CAGradientLayerType {
    init(_ kind: PlannedGradient.Kind) {
      switch kind {
      case .axial: self = .axial
      case .radial: self = .radial
      case .conic: self = .conic
      }
    }
  }
#endif
