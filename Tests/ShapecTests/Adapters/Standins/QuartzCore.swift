// A stand-in for the parts that the adapters use of Core Animation, and of Foundation, which it imports.
@_exported import CoreGraphics

open class NSObject: Equatable {
  public init() {}
  public static func == (a: NSObject, b: NSObject) -> Bool { a === b }
}
open class NSCoder: NSObject {}
public class NSNumber: NSObject {
  public let doubleValue: Double
  public init(value: Double) { doubleValue = value }
}

public typealias NSMutableData = CFMutableData
public struct Data {
  public let text: String
  public init() { text = "" }
  public init(referencing data: NSMutableData) { text = data.text }
}

/// Like the real one, it rejects geometry that is not finite.
open class CALayer: NSObject {
  public var name: String?
  public var bounds = CGRect.zero { didSet { precondition(!bounds.text.isEmpty) } }
  public var position = CGPoint.zero { didSet { precondition(!position.text.isEmpty) } }
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  public var opacity: Float = 1
  /// An app can change the default in its Info.plist.
  public var allowsGroupOpacity = false
  public var masksToBounds = false
  public var isGeometryFlipped = false
  public var contentsScale: CGFloat = 1
  public var shadowColor: CGColor?
  public var shadowOpacity: Float = 0
  public var shadowOffset = CGSize(width: 0, height: -3)
  public var shadowRadius: CGFloat = 3
  public var shadowPath: CGPath?
  public var contents: Any?
  public var backgroundColor: CGColor?
  public var cornerRadius: CGFloat = 0
  public var allowsEdgeAntialiasing = false
  public var sublayers: [CALayer]? {
    didSet {
      for layer in oldValue ?? [] where layer.superlayer === self { layer.superlayer = nil }
      for layer in sublayers ?? [] { layer.superlayer = self }
      noteChange()
    }
  }
  public fileprivate(set) unowned(unsafe) var superlayer: CALayer?
  public var mask: CALayer? { didSet { noteChange() } }
  private var transform = CGAffineTransform.identity
  /// Whether it is the layer of a view. Changes below such a layer are counted.
  public var isOfView = false
  /// The number of changes to layers of views that would have been animated.
  public nonisolated(unsafe) static var animations = 0

  public override init() {}

  public func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    sublayers = (sublayers ?? []) + [layer]
  }

  public func removeFromSuperlayer() {
    guard let superlayer else { return }
    superlayer.sublayers?.removeAll { $0 === self }
  }

  public func setAffineTransform(_ map: CGAffineTransform) { transform = map }
  public func affineTransform() -> CGAffineTransform { transform }

  public func contentsAreFlipped() -> Bool {
    let above = superlayer?.contentsAreFlipped() ?? false
    return above != isGeometryFlipped
  }

  /// The animations in progress, by key.
  var animations: [(key: String, animation: CAAnimation)] = []
  /// Whether Core Animation has seen it, in a window.
  var isCommitted = false

  private func noteChange() {
    if isOfView, !CATransaction.disableActions() { CALayer.animations += 1 }
  }
}

public struct CAShapeLayerFillRule: Equatable, Sendable {
  public let rawValue: String
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
public struct CAShapeLayerLineCap: Equatable, Sendable {
  public let rawValue: String
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}
public struct CAShapeLayerLineJoin: Equatable, Sendable {
  public let rawValue: String
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
public struct CAGradientLayerType: Equatable, Sendable {
  public let rawValue: String
  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

open class CAShapeLayer: CALayer {
  public var path: CGPath?
  public var fillColor: CGColor? = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
  public var fillRule = CAShapeLayerFillRule.nonZero
  public var strokeColor: CGColor?
  public var lineWidth: CGFloat = 1
  public var lineCap = CAShapeLayerLineCap.butt
  public var lineJoin = CAShapeLayerLineJoin.miter
  public var miterLimit: CGFloat = 10
  public var lineDashPattern: [NSNumber]?
  public var lineDashPhase: CGFloat = 0
}

open class CAGradientLayer: CALayer {
  public var type = CAGradientLayerType.axial
  public var colors: [Any]?
  public var locations: [NSNumber]?
  public var startPoint = CGPoint(x: 0.5, y: 0)
  public var endPoint = CGPoint(x: 0.5, y: 1)
}

open class CATransaction: NSObject {
  private nonisolated(unsafe) static var disabled: [Bool] = []
  public class func begin() { disabled.append(disabled.last ?? false) }
  public class func commit() { disabled.removeLast() }
  public class func setDisableActions(_ flag: Bool) { disabled[disabled.count - 1] = flag }
  public class func disableActions() -> Bool { disabled.last ?? false }
}
