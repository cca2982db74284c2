// The part of the stand-in for Core Graphics that draws: a context that records what is drawn as text.

public struct CFString: Sendable {
  let text: String
}
public class CFDictionary {}

public class CGColorSpace {
  let name: CFString
  public static let sRGB = CFString(text: "sRGB")
  public init?(name: CFString) { self.name = name }
}

public enum CGImageAlphaInfo: UInt32, Sendable {
  case premultipliedLast = 1
}
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
  case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

public class CGGradient {
  let text: String
  public init?(
    colorSpace: CGColorSpace, colorComponents: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    var stops: [String] = []
    for stop in 0..<count {
      let components = (0..<4).map { colorComponents[4 * stop + $0].text }
      stops.append(components.joined(separator: " ") + " at \(locations?[stop].text ?? "")")
    }
    text = stops.joined(separator: ", ")
  }
}

/// A copy of what a context has recorded.
public class CGImage {
  public let width: Int
  public let height: Int
  public let steps: [String]
  init(width: Int, height: Int, steps: [String]) { (self.width, self.height, self.steps) = (width, height, steps) }

  public func cropping(to rect: CGRect) -> CGImage? {
    CGImage(
      width: Int(rect.size.width.native), height: Int(rect.size.height.native), steps: ["crop \(rect.text)"] + steps)
  }
}

public enum CGColorRenderingIntent: Int32, Sendable { case defaultIntent }
extension CGColor {
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
    // A pattern has no components.
    components == nil ? nil : self
  }
}

public class CGDataConsumer {
  let data: CFMutableData
  public init?(data: CFMutableData) { self.data = data }
}

/// Records each call as a line, indented in transparency layers and saved states. It omits states in which nothing
/// happens, and blend modes that are set already. Like the real one, it needs a path where it draws one, and balanced
/// states, and a transparency layer keeps the blend mode. A PDF context has no blend modes for masks.
public class CGContext {
  private let width: Int
  private let height: Int
  private var steps: [String] = []
  private var path: [String] = []
  /// The ends of the segments of the path.
  private var ends: [CGPoint] = []
  /// The size in pixels, if paint beyond it is a mistake unless something clips it.
  private var limit: CGSize?
  private var isClipped = false
  /// The open states and transparency layers, with the blend mode from before them.
  private var open: [(kind: String, mode: CGBlendMode)] = []
  private var mode = CGBlendMode.normal
  /// The product of all transforms.
  private var map = CGAffineTransform.identity
  private var outerStates: [(map: CGAffineTransform, isClipped: Bool)] = []
  /// The receiver of a PDF document, or `nil` if the context is not that of a PDF document.
  private var consumer: CGDataConsumer?

  /// The context of a part of a screen, in which y grows down.
  public init(frameSize: CGSize, scale: CGFloat, containsAllPaint: Bool = false) {
    if containsAllPaint {
      limit = CGSize(
        width: CGFloat(frameSize.width.native * scale.native), height: CGFloat(frameSize.height.native * scale.native))
    }
    (width, height) = (Int(frameSize.width.native), Int(frameSize.height.native))
    map = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
  }

  public init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    self.consumer = consumer
    (width, height) = (0, 0)
    note("page \(mediaBox?.pointee.text ?? "letter")")
  }
  public func beginPDFPage(_ pageInfo: CFDictionary?) { note("begin page") }
  public func endPDFPage() {
    precondition(open.isEmpty, "\(open) are open")
    note("end page")
  }
  public func closePDF() { consumer?.data.append(steps.joined(separator: "\n")) }
  /// The steps so far. All states must be restored.
  public var finished: [String] {
    precondition(open.isEmpty, "\(open) are open")
    return steps
  }

  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    precondition(width > 0 && height > 0 && width * height <= 1 << 25, "\(width) x \(height) pixels")
    guard bitsPerComponent == 8, bitmapInfo == CGImageAlphaInfo.premultipliedLast.rawValue else { return nil }
    (self.width, self.height) = (width, height)
    CGContext.bitmapCount += 1
  }
  /// The number of bitmaps that have been made.
  public nonisolated(unsafe) static var bitmapCount = 0

  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { map }

  /// Begins in the coordinates of a context of SwiftUI.
  public func begin(in outer: CGAffineTransform) { map = outer.then(map) }

  private func note(_ step: String) { steps.append(String(repeating: "  ", count: open.count) + step) }
  private func begin(_ kind: String) {
    note(kind)
    open.append((kind, mode))
    outerStates.append((map, isClipped))
  }
  private func end(_ kind: String) {
    let last = open.popLast()
    precondition(last?.kind == kind, "\(kind) is not open")
    mode = last?.mode ?? .normal
    (map, isClipped) = outerStates.popLast() ?? (.identity, false)
    if kind == "save", steps.last?.hasSuffix(kind) == true { steps.removeLast() }
  }
  private func takePath() -> String {
    precondition(!path.isEmpty, "no path")
    defer { (path, ends) = ([], []) }
    return path.joined(separator: " ")
  }

  /// Insists that points are in the context, if its frame should contain all paint.
  private func expectInside(_ points: [CGPoint]) {
    guard let limit, !isClipped else { return }
    for point in points {
      let (x, y) = (point.x.native, point.y.native)
      let pixel = CGPoint(
        x: CGFloat(map.a.native * x + map.c.native * y + map.tx.native),
        y: CGFloat(map.b.native * x + map.d.native * y + map.ty.native))
      let isInside = pixel.x >= -0.01 && pixel.y >= -0.01 && pixel.x.native <= limit.width.native + 0.01
      precondition(isInside && pixel.y.native <= limit.height.native + 0.01, "paint at \(pixel.text) is cut off")
    }
  }

  public func makeImage() -> CGImage? {
    precondition(open.isEmpty, "\(open) are open")
    return CGImage(width: width, height: height, steps: steps)
  }

  // MARK: State

  public func saveGState() { begin("save") }
  public func restoreGState() { end("save") }
  public func concatenate(_ map: CGAffineTransform) {
    note("turn \(map.text)")
    self.map = map.then(self.map)
  }
  public func setAlpha(_ alpha: CGFloat) { if alpha != 1 { note("opacity \(alpha.text)") } }
  public func setBlendMode(_ mode: CGBlendMode) {
    precondition(consumer == nil || mode.rawValue < CGBlendMode.clear.rawValue, "a PDF document has no \(mode)")
    if mode != self.mode { note("blend \(mode)") }
    self.mode = mode
  }
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    note("shadow \(offset.width.text) \(offset.height.text) blur \(blur.text) \(color?.text ?? "none")")
  }
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) { begin("group") }
  public func endTransparencyLayer() { end("group") }

  // MARK: Paths

  public func addPath(_ added: CGPath) {
    path += added.steps
    ends += added.elements.compactMap { $0.points.last }
  }
  public func clip(using rule: CGPathFillRule = .winding) {
    note("clip \(takePath())\(rule.suffix)")
    isClipped = true
  }
  public func replacePathWithStrokedPath() { path = ["stroke of \(takePath())"] }
  public func setFillColor(_ color: CGColor) { note("color \(color.text)") }
  public func setStrokeColor(_ color: CGColor) { note("color \(color.text)") }
  public func fillPath(using rule: CGPathFillRule = .winding) {
    expectInside(ends)
    note("fill \(takePath())\(rule.suffix)")
  }
  public func setLineWidth(_ width: CGFloat) { note("width \(width.text)") }
  public func setLineCap(_ cap: CGLineCap) { note("cap \(cap)") }
  public func setLineJoin(_ join: CGLineJoin) { note("join \(join)") }
  public func setMiterLimit(_ limit: CGFloat) { note("miter \(limit.text)") }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    note("dash \(lengths.map { $0.text }) \(phase.text)")
  }
  public func strokePath() {
    expectInside(ends)
    note("stroke \(takePath())")
  }

  // MARK: Gradients and images

  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    note("linear \(start.text) to \(end.text): \(gradient.text); extends \(options.rawValue)")
  }
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let circles = "\(startCenter.text) \(startRadius.text) to \(endCenter.text) \(endRadius.text)"
    note("radial \(circles): \(gradient.text); extends \(options.rawValue)")
  }
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let (x, y) = (rect.origin.x.native, rect.origin.y.native)
    let corner = CGPoint(x: CGFloat(x + rect.size.width.native), y: CGFloat(y + rect.size.height.native))
    expectInside([rect.origin, corner])
    note("image \(image.width) x \(image.height) in \(rect.text)")
    for step in image.steps { note("  " + step) }
  }
}

extension CGPathFillRule {
  fileprivate var suffix: String {
    switch self {
    case .winding: ""
    case .evenOdd: " even-odd"
    }
  }
}

extension CGColor {
  /// The color as text, such as #FF0000, or #FF000080 if it is translucent.
  public var text: String {
    let bytes = (components ?? []).map { Int($0.native * 255 + 0.5) }
    return "#"
      + (bytes.last == 255 ? bytes.dropLast() : bytes[...]).map { byte in
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}
