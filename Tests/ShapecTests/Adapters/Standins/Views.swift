// Code that the snippets of the adapter tests share: the views inside a shape view, as text.
import QuartzCore
@_spi(Generated) @testable import ShapeCore
@_spi(Generated) @testable import ShapeKit

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// Returns a view that uses Auto Layout.
@MainActor func constrainedView() -> NativeView {
  let view = NativeView(frame: .zero)
  view.translatesAutoresizingMaskIntoConstraints = false
  return view
}

/// Returns the views of the pieces in a group, from back to front. Defaults to the outermost group of a shape view.
@MainActor func pieces(_ view: NativeView, inGroup position: Int? = nil) -> [NativeView] {
  let group = position.map { pieces(view)[$0] } ?? view.subviews[0]
  return group.subviews[1].subviews
}

/// Prints the views inside a shape view, without what is drawn in images.
@MainActor func showViews(_ view: NativeView) {
  for piece in pieces(view) { showPiece(piece, prefix: "") }
}

@MainActor private func showPiece(_ view: NativeView, prefix: String) {
  func show(_ layer: CALayer?, _ title: String, prefix: String) {
    driver.show(layer, title, prefix: prefix, steps: false)
  }
  switch "\(type(of: view))" {
  case "SceneView": show(view.shownLayer, "paint", prefix: prefix)
  case "SlotView":
    print("\(prefix)slot\(view.place):", view.subviews.isEmpty ? "empty" : "content in \(view.subviews[0].frame.text)")
  default:
    print("\(prefix)group\(view.place)\(view.opacity == 1 ? "" : " opacity \(view.opacity.text)")\(view.parting)")
    let body = view.subviews[1]
    if view.subviews[0].shownLayer != nil { show(view.subviews[0].shownLayer, "shadows", prefix: prefix + "  ") }
    if let mask = body.ownLayer?.mask { show(mask, "cut", prefix: prefix + "  ") }
    for piece in body.subviews { showPiece(piece, prefix: prefix + "  ") }
  }
}

#if canImport(UIKit)
  /// Text of 300 by 20 points, or of as many lines as it needs.
  final class FramedText: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let width = min(size.width.native, 300)
      return CGSize(width: CGFloat(width), height: CGFloat(20 * (300 / width).rounded(.up)))
    }
  }

  /// A container whose view has its intrinsic size, as a stack view does.
  final class Container: UIView {
    override func layoutSubviews() {
      for view in subviews { view.frame = CGRect(origin: .zero, size: view.intrinsicContentSize) }
    }
  }
#endif

/// Puts a view into a window on the screen, and ends the turn of the run loop.
@MainActor func putOnScreen(_ view: NativeView) {
  #if canImport(UIKit)
    let window = UIWindow(frame: .zero)
    window.addSubview(view)
  #else
    view.show(in: NSWindow(), flipped: true)
  #endif
  MotionClock.commit()
}

/// Prints something now and after each further part of a second.
@MainActor func showFrames(_ count: Int, every seconds: Double = 0.25, _ text: () -> String) {
  for frame in 0..<count {
    if frame > 0 { MotionClock.advance(by: seconds) }
    print(" ", text())
  }
  if MotionClock.linkCount == 0 { print("  at rest") }
}

/// Returns what is animated of the views in a view.
@MainActor func animated(_ view: NativeView) -> String {
  func keys(_ view: NativeView) -> [String] {
    view.subviews.flatMap { inner in
      (inner.ownLayer?.animationKeys() ?? []).map { "\(type(of: inner)) \($0)" } + keys(inner)
    }
  }
  let all = keys(view)
  return all.isEmpty ? "nothing" : all.joined(separator: ", ")
}

extension Double {
  var text: String { CGFloat(self).text }
}

extension CALayer {
  /// The rectangle or the path that it shows.
  var shownShape: String {
    if let shadowPath, shadowOpacity > 0 { return "shadow of \(shadowPath.text)" }
    return (self as? CAShapeLayer)?.path?.text ?? bounds.text
  }
}

/// Returns what the paints and the slots of a shape view show: boxes, paths and frames.
@MainActor func places(_ view: NativeView) -> String {
  pieces(view).map { piece in
    if piece.isSlot { return "[\(piece.frame.text)]" }
    guard let layers = piece.shownLayer?.sublayers else { return "nothing" }
    return layers.map(\.shownShape).joined(separator: ", ")
  }.joined(separator: " ")
}

extension NativeView {
  fileprivate var isSlot: Bool { "\(type(of: self))" == "SlotView" }
  /// A group that fades must fade as a whole, also in an app whose Info.plist says something else.
  fileprivate var parting: String { ownLayer?.allowsGroupOpacity == true ? "" : " parted" }
  /// The root of the shown picture.
  fileprivate var shownLayer: CALayer? { ownLayer?.sublayers?.first }

  #if canImport(UIKit)
    fileprivate var ownLayer: CALayer? { layer }
    fileprivate var opacity: CGFloat { alpha }
    fileprivate var place: String {
      let map = transform == .identity ? "" : " turn \(transform.text)"
      return map + (layer.anchorPoint == .zero ? "" : " " + frame.text)
    }
  #else
    fileprivate var ownLayer: CALayer? { layer }
    fileprivate var opacity: CGFloat { alphaValue }
    fileprivate var place: String {
      let turn = frameCenterRotation == 0 ? "" : " turn \(frameCenterRotation.text)"
      let scale = bounds.size == frame.size ? "" : " from \(bounds.size.width.text) \(bounds.size.height.text)"
      return " " + frame.text + scale + turn
    }
  #endif
}
