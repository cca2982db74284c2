// A stand-in for the parts of Core Graphics that the adapters use, with the same signatures, for other systems.

public struct CGFloat: Equatable, Comparable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public var native: Double
  public init(_ value: Double) { native = value }
  public init(_ value: Int) { native = Double(value) }
  public init(floatLiteral value: Double) { native = value }
  public init(integerLiteral value: Int) { native = Double(value) }
  public static func < (a: CGFloat, b: CGFloat) -> Bool { a.native < b.native }
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

  /// Returns the point that the transform moves to a point.
  public func undone(_ point: CGPoint) -> CGPoint {
    let (x, y) = (point.x.native - tx.native, point.y.native - ty.native)
    let determinant = a.native * d.native - b.native * c.native
    return CGPoint(
      x: CGFloat((d.native * x - c.native * y) / determinant), y: CGFloat((a.native * y - b.native * x) / determinant))
  }
}

/// Keeps its elements as text, such as `M 0 0 L 10 0 Z`. Like the real one it insists on a current point.
public class CGPath {
  public internal(set) var steps: [String] = []
  public var isEmpty: Bool { steps.isEmpty }
  public init() {}
}

public class CGMutablePath: CGPath {
  public func move(to point: CGPoint) { steps.append("M \(point.text)") }
  public func addLine(to point: CGPoint) { add("L \(point.text)") }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { add("Q \(control.text) \(end.text)") }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add("C \(control1.text) \(control2.text) \(end.text)")
  }
  public func closeSubpath() { add("Z") }

  private func add(_ step: String) {
    precondition(!steps.isEmpty, "no current point")
    steps.append(step)
  }
}

public class CGColor {
  public let components: [CGFloat]?
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
