#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import ShapeKit
  import UIKit

  /// A shape that changes when it is touched.
  final class TouchedView<S: ParametricShape>: ShapeView<S> {
    var change: ((inout S) -> Void)?

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { change?(&shape) }
  }
#endif
