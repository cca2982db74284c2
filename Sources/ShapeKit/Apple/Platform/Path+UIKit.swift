#if canImport(UIKit)
  import UIKit
  import ShapeCore

  extension UIBezierPath {
    /// Creates a path in the same coordinates.
    public convenience init(_ path: Path) { self.init(cgPath: path.cgPath) }
  }
#endif
