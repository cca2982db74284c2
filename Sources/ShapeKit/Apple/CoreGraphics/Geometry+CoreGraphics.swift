#if canImport(CoreGraphics)
  import CoreGraphics
  import ShapeCore

  extension CGPoint {
    /// Creates a point with the same coordinates.
    public init(_ point: ShapeCore.Point) { self.init(x: CGFloat(point.x), y: CGFloat(point.y)) }
  }

  extension Point {
    /// Creates a point with the same coordinates.
    public init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  }

  extension CGSize {
    /// Creates a size with the same lengths.
    public init(_ size: ShapeCore.Size) { self.init(width: CGFloat(size.width), height: CGFloat(size.height)) }
  }

  extension Size {
    /// Creates a size with the same lengths.
    public init(_ size: CGSize) { self.init(Double(size.width), Double(size.height)) }
  }

  extension CGRect {
    /// Creates a rectangle with the same corner and lengths.
    public init(_ rect: ShapeCore.Rect) {
      self.init(origin: CGPoint(rect.origin), size: CGSize(Size(rect.width, rect.height)))
    }
  }

  extension Rect {
    /// Creates a rectangle with the same corner and lengths.
    public init(_ rect: CGRect) {
      self.init(
        x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
        height: Double(rect.size.height))
    }
  }

  extension CGAffineTransform {
    /// Creates the same transform.
    init(_ map: Transform) {
      self.init(
        a: CGFloat(map.a), b: CGFloat(map.b), c: CGFloat(map.c), d: CGFloat(map.d), tx: CGFloat(map.tx),
        ty: CGFloat(map.ty))
    }
  }

  extension Transform {
    /// Creates the same transform.
    init(_ map: CGAffineTransform) {
      self.init(
        a: Double(map.a), b: Double(map.b), c: Double(map.c), d: Double(map.d), tx: Double(map.tx), ty: Double(map.ty))
    }
  }
#endif
