// Code that the snippets of the adapter tests share, beside the shapes of shown.shape: pictures, and layers as text.
import QuartzCore
@_spi(Generated) @testable import ShapeCore
@_spi(Generated) @testable import ShapeKit

#if canImport(UIKit)
  import UIKit
  typealias NativeView = UIView
#else
  import AppKit
  typealias NativeView = NSView
#endif

// Apple's modules have other types with these names.
typealias Point = ShapeCore.Point
typealias Rect = ShapeCore.Rect
typealias Scene = ShapeCore.Scene
typealias SceneBuilder = ShapeCore.SceneBuilder
typealias Size = ShapeCore.Size

/// A picture of 100 by 100 points.
func picture(_ draw: (inout SceneBuilder) -> Void) -> Scene {
  var builder = SceneBuilder(name: "Picture", title: "Picture", size: Size(100, 100))
  builder.beginLayer(name: "Picture", frame: Rect(x: 0, y: 0, width: 100, height: 100))
  draw(&builder)
  builder.endLayer()
  return builder.scene
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
  .rect(Rect(x: x, y: y, width: width, height: height))
}

/// Prints the sublayers of a layer, or the layer if it has none.
/// - Parameter steps: Whether to print what is drawn in images. Defaults to `true`.
func show(_ layer: CALayer?, _ title: String = "", prefix: String = "", steps: Bool = true) {
  if !title.isEmpty { print(prefix + title) }
  let prefix = title.isEmpty ? prefix : prefix + "  "
  guard let layer else { return print(prefix + "nothing") }
  for part in layer.sublayers ?? [layer] { show(part, prefix: prefix, steps: steps) }
}

private func show(_ layer: CALayer, prefix: String, role: String = "", steps: Bool) {
  var line = prefix + role
  if let layer = layer as? CAShapeLayer {
    line += layer.path?.text ?? "nothing"
    if let color = layer.fillColor { line += " fill " + color.text }
    if layer.fillRule != .nonZero { line += " " + layer.fillRule.rawValue }
    if let color = layer.strokeColor {
      line += " stroke \(color.text) \(layer.lineWidth.text) \(layer.lineCap.rawValue) \(layer.lineJoin.rawValue)"
      line += " \(layer.miterLimit.text)"
      if let dash = layer.lineDashPattern { line += " dash \(dash.map { $0.doubleValue }) \(layer.lineDashPhase.text)" }
    }
  } else if let layer = layer as? CAGradientLayer {
    let size = layer.bounds.size
    line += "\(layer.type.rawValue) \(size.width.text) \(size.height.text)"
    line += " from \(layer.startPoint.text) to \(layer.endPoint.text):"
    for (color, place) in zip(layer.colors ?? [], layer.locations ?? []) {
      if let color = color as? CGColor { line += " \(color.text) \(place.doubleValue)" }
    }
  } else if let image = imageOf(layer) {
    line += "image \(image.width) x \(image.height) in \(layer.bounds.size.width.text) \(layer.bounds.size.height.text)"
  } else if let color = layer.backgroundColor {
    line +=
      "box \(layer.bounds.text)\(layer.cornerRadius == 0 ? "" : " round \(layer.cornerRadius.text)") \(color.text)"
  } else {
    line += "layer"
  }
  line += attributes(of: layer)
  print(line)
  if steps { for step in imageOf(layer)?.steps ?? [] { print(prefix + "  | " + step) } }
  for layer in layer.sublayers ?? [] { show(layer, prefix: prefix + "  ", steps: steps) }
  if let mask = layer.mask { show(mask, prefix: prefix + "  ", role: "mask ", steps: steps) }
}

private func imageOf(_ layer: CALayer) -> CGImage? { layer.contents as? CGImage }

private func attributes(of layer: CALayer) -> String {
  var text = ""
  if let name = layer.name { text += " \(name)" }
  let offset = layer.offset
  if offset != .zero { text += " at \(offset.text)" }
  if layer.masksToBounds {
    text += " window \(layer.bounds.text)" + (layer.cornerRadius == 0 ? "" : " round \(layer.cornerRadius.text)")
  }
  if layer.isGeometryFlipped { text += " flipped \(layer.bounds.size.height.text)" }
  if layer.opacity != 1 {
    text += " opacity \(CGFloat(Double(layer.opacity)).text)\(layer.allowsGroupOpacity ? "" : " parted")"
  }
  let map = layer.turn
  if map != .identity { text += " turn \(map.text)" }
  if layer.shadowOpacity > 0 {
    text += " shadow \(layer.shadowColor?.text ?? "none") \(layer.shadowRadius.text)"
    text += " by \(layer.shadowOffset.width.text) \(layer.shadowOffset.height.text)"
    text += " of \(layer.shadowPath?.text ?? "what it shows")"
  }
  return text
}

extension CALayer {
  /// The point that the transform keeps, in the coordinates of the scene.
  private var pivot: Point {
    Point(bounds.origin)
      + Point(anchorPoint.x.native * bounds.size.width.native, anchorPoint.y.native * bounds.size.height.native)
  }

  /// How far the layer is moved from its place in the coordinates of the scene, without its transform.
  fileprivate var offset: CGPoint { CGPoint(Point(position) - pivot) }

  /// The transform in the coordinates of the scene.
  fileprivate var turn: CGAffineTransform {
    var map = affineTransform()
    let (x, y) = (pivot.x, pivot.y)
    map.tx = CGFloat(map.tx.native + x - map.a.native * x - map.c.native * y)
    map.ty = CGFloat(map.ty.native + y - map.b.native * x - map.d.native * y)
    return map
  }
}

extension CGPath {
  var text: String { steps.joined(separator: " ") }
}

extension Color {
  static let flame = Color(hex: 0xFF0000)
  static let sea = Color(hex: 0x0000FF)
}

/// Prints what a painter draws in an image of a picture of 100 by 100 points, with a pixel per point. The picture has a
/// blended layer at its end, which is not printed, so that it needs an image.
func showPainted(_ draw: (inout SceneBuilder) -> Void) {
  let scene = picture { scene in
    draw(&scene)
    scene.beginLayer("end", frame: LayerFrame(width: 1, height: 1), blend: .screen)
    scene.fill(.color(.flame))
    scene.endLayer()
  }
  let image = scene.makeLayer(in: .light).sublayers?.first?.contents as? CGImage
  guard let image else { return print("no image") }
  print("\(image.width) x \(image.height)")
  for step in image.steps[..<(image.steps.lastIndex(of: "save") ?? 0)] { print(step) }
}
