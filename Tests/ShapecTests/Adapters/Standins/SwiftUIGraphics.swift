// The part of the stand-in for SwiftUI that draws in canvases.
import CoreGraphics

public struct FillStyle: Equatable, Sendable {
  let isEvenOdd: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) { isEvenOdd = eoFill }
  fileprivate var suffix: String { isEvenOdd ? " even-odd" : "" }
}
public struct StrokeStyle: Equatable, Sendable {
  fileprivate let text: String
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    text =
      "\(lineWidth.text) \(lineCap) \(lineJoin) \(miterLimit.text)"
      + (dash.isEmpty ? "" : " dash [\(dash.map { $0.text }.joined(separator: " "))] \(dashPhase.text)")
  }
}
public struct Gradient: Equatable, Sendable {
  public struct Stop: Equatable, Sendable {
    fileprivate let text: String
    public init(color: Color, location: CGFloat) { text = "\(color.light.cgColor.text) at \(location.text)" }
  }
  fileprivate let text: String
  public init(stops: [Stop]) { text = stops.map { $0.text }.joined(separator: ", ") }
}

/// What a canvas and its layers draw, and the state that was written last.
final class CanvasLog {
  var lines: [String] = []
  var state: [String] = []
  var depth = 0
  func note(_ line: String) { lines.append(String(repeating: "  ", count: depth) + line) }
}

/// The same coordinates as a view: y grows down. A copy has its own state. Like the real one, it draws a filtered fill
/// before its opacity and its clips apply, and a layer begins with no opacity, clip or filter of its own. Each line says
/// what is drawn; before it come those of the state, unless they are the same as before.
public struct GraphicsContext {
  let log = CanvasLog()
  private let size: CGSize
  private var map = CGAffineTransform.identity
  private var clips: [String] = []
  private var filters: [String] = []
  public var opacity = 1.0
  public var environment: EnvironmentValues { .current }

  init(size: CGSize) { self.size = size }

  public mutating func concatenate(_ matrix: CGAffineTransform) { map = matrix.before(map) }
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y))
  }
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    // Paths of clips are in the coordinates of their time.
    clips.append("clip \(path.text)\(style.suffix) in \(map.text)")
  }

  public struct Filter: Sendable {
    fileprivate let text: String
    public static func blur(radius: CGFloat) -> Filter { Filter(text: "blur \(radius.text)") }
  }
  public mutating func addFilter(_ filter: Filter) { filters.append(filter.text) }

  public struct Shading: Sendable {
    fileprivate let text: String
    public static func color(_ color: Color) -> Shading { Shading(text: color.light.cgColor.text) }
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
      Shading(text: "linear \(startPoint.text) to \(endPoint.text): \(gradient.text)")
    }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading(text: "radial \(center.text) \(startRadius.text) to \(endRadius.text): \(gradient.text)")
    }
  }

  private func note(_ line: String, ends: [CGPoint] = []) {
    let state =
      (map == .identity ? [] : ["turn \(map.text)"]) + clips
      + (opacity == 1 ? [] : ["opacity \(CGFloat(opacity).text)"])
      + filters
    if state != log.state { for line in state { log.note(line) } }
    log.state = state
    log.note(line)
    guard clips.isEmpty, log.depth == 0 else { return }
    for end in ends {
      let point = map.applied(to: end)
      let isInside = point.x.native >= -0.01 && point.x.native <= size.width.native + 0.01
      precondition(
        isInside && point.y.native >= -0.01 && point.y.native <= size.height.native + 0.01,
        "paint at \(point.text) is cut off")
    }
  }
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    note("fill \(path.text)\(style.suffix) \(shading.text)", ends: path.ends)
  }
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    note("stroke \(path.text) \(style.text) \(shading.text)", ends: path.ends)
  }
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    note("layer")
    var inner = self
    (inner.clips, inner.filters, inner.opacity) = ([], [], 1)
    log.depth += 1
    log.state = map == .identity ? [] : ["turn \(map.text)"]
    defer {
      log.depth -= 1
      log.state = ["after a layer"]
    }
    try content(&inner)
  }
  /// Has the state of this one.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    note("core graphics")
    let context = CGContext(frameSize: size, scale: 2, containsAllPaint: clips.isEmpty && log.depth == 0)
    context.begin(in: map)
    try content(context)
    for line in context.finished { log.note("  " + line) }
  }
}
extension CGAffineTransform {
  /// Returns the transform that applies another one after this one.
  fileprivate func before(_ next: CGAffineTransform) -> CGAffineTransform {
    let (x, y) = (
      next.applied(to: CGPoint(x: a, y: b), isVector: true), next.applied(to: CGPoint(x: c, y: d), isVector: true)
    )
    let origin = next.applied(to: CGPoint(x: tx, y: ty))
    return CGAffineTransform(a: x.x, b: x.y, c: y.x, d: y.y, tx: origin.x, ty: origin.y)
  }
  fileprivate func applied(to point: CGPoint, isVector: Bool = false) -> CGPoint {
    let (x, y) = (point.x.native, point.y.native)
    return CGPoint(
      x: CGFloat(a.native * x + c.native * y + (isVector ? 0 : tx.native)),
      y: CGFloat(b.native * x + d.native * y + (isVector ? 0 : ty.native)))
  }
}

extension View where Self: Equatable {
  public func equatable() -> some View { EquatableView(content: self) }
}
/// Shows what an equal view has shown before, at the same place, if a test wants that. The real one may skip the body then.
private struct EquatableView<Content: View & Equatable>: Primitive {
  let content: Content
  func measured(_ proposal: CGSize) -> CGSize { content.measured(proposal) }
  func write(at frame: CGRect, to lines: inout [String]) {
    let before = EqualViews.shown.first { $0.view as? Content == content && $0.frame == frame }
    if let before, EqualViews.areSkipped { return lines += before.lines }
    var own: [String] = []
    content.write(at: frame, to: &own)
    EqualViews.shown.append((content, frame, own))
    lines += own
  }
}
@MainActor public enum EqualViews {
  public static var areSkipped = false
  fileprivate static var shown: [(view: Any, frame: CGRect, lines: [String])] = []
}
