// A stand-in for the parts of Core Graphics that the adapters use, with the same signatures, for other systems.

/// The bytes of a document, with the name that UIKit and AppKit have for it.
public class CFMutableData {
  public private(set) var text = ""
  public init() {}
  func append(_ text: String) { self.text += text }
}

public struct CGFloat: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public var native: Double
  public init(_ value: Double) { native = value }
  public init(_ value: Int) { native = Double(value) }
  public init(floatLiteral value: Double) { native = value }
  public init(integerLiteral value: Int) { native = Double(value) }
  public static let greatestFiniteMagnitude = CGFloat(Double.greatestFiniteMagnitude)
  public static func < (a: CGFloat, b: CGFloat) -> Bool { a.native < b.native }
  public static func + (a: CGFloat, b: CGFloat) -> CGFloat { CGFloat(a.native + b.native) }
  public static func - (a: CGFloat, b: CGFloat) -> CGFloat { CGFloat(a.native - b.native) }
  public static func * (a: CGFloat, b: CGFloat) -> CGFloat { CGFloat(a.native * b.native) }
}

extension Double {
  public init(_ value: CGFloat) { self = value.native }
}

public struct CGPoint: Equatable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  public static let zero = CGPoint(x: 0, y: 0)
}

public struct CGSize: Equatable, Sendable {
  public var width: CGFloat
  public var height: CGFloat
  public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
  public static let zero = CGSize(width: 0, height: 0)
}

public struct CGRect: Equatable, Sendable {
  public var origin: CGPoint
  public var size: CGSize
  public init(origin: CGPoint, size: CGSize) { (self.origin, self.size) = (origin, size) }
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = CGPoint(x: CGFloat(x), y: CGFloat(y))
    size = CGSize(width: CGFloat(width), height: CGFloat(height))
  }
  public static let zero = CGRect(origin: .zero, size: .zero)
  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }
  public var minX: CGFloat { origin.x }
  public var minY: CGFloat { origin.y }
  public var maxX: CGFloat { origin.x + size.width }
  public func contains(_ point: CGPoint) -> Bool {
    let (x, y) = (point.x.native - origin.x.native, point.y.native - origin.y.native)
    return x >= 0 && y >= 0 && x < size.width.native && y < size.height.native
  }
}

public struct CGAffineTransform: Equatable, Sendable {
  public var a, b, c, d, tx, ty: CGFloat
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Returns the transform that applies this one first.
  func then(_ next: CGAffineTransform) -> CGAffineTransform {
    func sum(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
      CGFloat(a.native * b.native + c.native * d.native)
    }
    return CGAffineTransform(
      a: sum(a, next.a, b, next.c), b: sum(a, next.b, b, next.d), c: sum(c, next.a, d, next.c),
      d: sum(c, next.b, d, next.d), tx: CGFloat(sum(tx, next.a, ty, next.c).native + next.tx.native),
      ty: CGFloat(sum(tx, next.b, ty, next.d).native + next.ty.native))
  }

  /// Returns the point that the transform moves to a point.
  public func undone(_ point: CGPoint) -> CGPoint {
    let (x, y) = (point.x.native - tx.native, point.y.native - ty.native)
    let determinant = a.native * d.native - b.native * c.native
    return CGPoint(
      x: CGFloat((d.native * x - c.native * y) / determinant), y: CGFloat((a.native * y - b.native * x) / determinant))
  }
}

// Names that Apple's C library declares in MacTypes.h, and that every module there exports.
public struct Point { public var v, h: Int16 }
public struct Rect { public var top, left, bottom, right: Int16 }
public typealias Size = Int

public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>
}

/// Keeps its elements as text, such as `M 0 0 L 10 0 Z`. Like the real one it insists on a current point.
public class CGPath {
  public internal(set) var steps: [String] = []
  var elements: [(type: CGPathElementType, points: [CGPoint])] = []
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      var points = element.points
      points.withUnsafeMutableBufferPointer { points in
        // A `close` has no points.
        guard let start = points.baseAddress ?? UnsafeMutablePointer(bitPattern: 8) else { return }
        withUnsafePointer(to: CGPathElement(type: element.type, points: start)) { block($0) }
      }
    }
  }
  public var isEmpty: Bool { steps.isEmpty }
  public init() {}
}

public class CGMutablePath: CGPath {
  public func move(to point: CGPoint) {
    steps.append("M \(point.text)")
    elements.append((.moveToPoint, [point]))
  }
  public func addLine(to point: CGPoint) { add("L \(point.text)", .addLineToPoint, [point]) }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add("Q \(control.text) \(end.text)", .addQuadCurveToPoint, [control, end])
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add("C \(control1.text) \(control2.text) \(end.text)", .addCurveToPoint, [control1, control2, end])
  }
  public func closeSubpath() { add("Z", .closeSubpath, []) }

  private func add(_ step: String, _ type: CGPathElementType, _ points: [CGPoint]) {
    precondition(!steps.isEmpty, "no current point")
    steps.append(step)
    elements.append((type, points))
  }
}

public class CGColor: @unchecked Sendable {
  public let components: [CGFloat]?
  /// Creates a pattern, which has no components.
  public init() { components = nil }
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }
}

// MARK: As text

extension CGSize {
  public var text: String { "\(width.text) x \(height.text)" }
}

extension CGAffineTransform {
  public var text: String { [a, b, c, d, tx, ty].map { $0.text }.joined(separator: " ") }
}

extension CGFloat {
  /// Rounded to a hundredth.
  public var text: String {
    precondition(native.isFinite, "\(native) reached Core Graphics")
    let hundredths = Int64((native * 100 + (native < 0 ? -0.5 : 0.5)).clamped)
    return hundredths % 100 == 0 ? "\(hundredths / 100)" : "\(Double(hundredths) / 100)"
  }
}

extension Double {
  fileprivate var clamped: Double { Swift.min(Swift.max(self, -1e15), 1e15) }
}

extension CGPoint {
  public var text: String { "\(x.text) \(y.text)" }
}

extension CGRect {
  public var text: String { "\(origin.text) \(size.width.text) \(size.height.text)" }
}
