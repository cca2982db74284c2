#if canImport(AppKit) && !canImport(UIKit)
  import AppKit
  import ShapeKit

  /// A shape that changes when it is clicked.
  final class ClickedView<S: ParametricShape>: ShapeView<S> {
    var change: ((inout S) -> Void)?

    override func mouseDown(with event: NSEvent) { change?(&shape) }
  }
#endif
