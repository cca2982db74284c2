// A stand-in for the parts of AppKit that the adapters use.
@_exported import QuartzCore

public final class NSAppearance: NSObject, @unchecked Sendable {
  public struct Name: Equatable, Sendable {
    public let rawValue: String
    public static let aqua = Name(rawValue: "aqua")
    public static let darkAqua = Name(rawValue: "dark aqua")
    public static let accessibilityHighContrastDarkAqua = Name(rawValue: "dark aqua, high contrast")
  }
  public let name: Name
  public init?(named name: Name) { self.name = name }
  /// Returns the name that is nearest: one with increased contrast is like the one without.
  public func bestMatch(from names: [Name]) -> Name? {
    names.first { $0 == name } ?? names.first { $0.rawValue == name.rawValue.split(separator: ",").first ?? "" }
  }
  nonisolated(unsafe) private static var drawing: NSAppearance?
  public static func currentDrawing() -> NSAppearance { drawing ?? NSAppearance(named: .aqua)! }
  public func performAsCurrentDrawingAppearance(_ block: () -> Void) {
    let outer = Self.drawing
    Self.drawing = self
    block()
    Self.drawing = outer
  }
}

public final class NSColor: NSObject, @unchecked Sendable {
  public struct Name: Sendable {}
  private let provider: @Sendable (NSAppearance) -> CGColor
  init(provider: @escaping @Sendable (NSAppearance) -> CGColor) { self.provider = provider }
  public convenience init(srgb color: CGColor) { self.init(provider: { _ in color }) }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    self.init(provider: { _ in color })
  }
  public convenience init(name: Name?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor) {
    self.init(provider: { dynamicProvider($0).provider($0) })
  }
  /// That in the current drawing appearance, like the real one.
  public var cgColor: CGColor { provider(.currentDrawing()) }
}
/// Colors whose components say which appearance they were resolved in: red tells them apart, and green is full in the dark
/// one.
extension NSColor {
  nonisolated(unsafe) private static var accent = 8
  /// Changes the accent color, as a user does in the settings.
  @MainActor public static func setAccent(_ number: Int) {
    accent = number
    NotificationCenter.default.post(name: systemColorsDidChangeNotification, object: nil)
  }
  public static let systemColorsDidChangeNotification = Notification.Name("systemColorsDidChange")
  private static func system(_ number: Int) -> NSColor { system { number } }
  private static func system(_ number: @escaping @Sendable () -> Int) -> NSColor {
    NSColor(name: nil) {
      NSColor(
        srgbRed: CGFloat(Double(number()) / 255), green: $0.bestMatch(from: [.darkAqua]) == nil ? 0 : 1,
        blue: $0.name == .accessibilityHighContrastDarkAqua ? 1 : 0, alpha: 1)
    }
  }
  public static let
    linkColor = system(1), labelColor = system(2), secondaryLabelColor = system(3), tertiaryLabelColor = system(4),
    quaternaryLabelColor = system(5), placeholderTextColor = system(6), separatorColor = system(7),
    controlAccentColor = system { accent }, windowBackgroundColor = system(9), systemRed = system(10),
    systemOrange = system(11), systemYellow = system(12), systemGreen = system(13), systemMint = system(14),
    systemTeal = system(15), systemCyan = system(16), systemBlue = system(17), systemIndigo = system(18),
    systemPurple = system(19), systemPink = system(20), systemBrown = system(21), systemGray = system(22),
    systemFill = system(23), secondarySystemFill = system(24), tertiarySystemFill = system(25),
    quaternarySystemFill = system(26)
}
open class NSBezierPath: NSObject {
  public private(set) var steps: [String] = []
  public func move(to point: CGPoint) { steps.append("M \(point.text)") }
  public func line(to point: CGPoint) { add("L \(point.text)") }
  public func curve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    add("C \(controlPoint1.text) \(controlPoint2.text) \(end.text)")
  }
  public func close() { add("Z") }
  private func add(_ step: String) {
    precondition(!steps.isEmpty, "no current point")
    steps.append(step)
  }
}
public final class NSGraphicsContext: NSObject {
  public let cgContext: CGContext
  init(_ context: CGContext) { cgContext = context }
  nonisolated(unsafe) public fileprivate(set) static var current: NSGraphicsContext?
}
public final class NSImage: NSObject {
  public let size: CGSize
  private let handler: @Sendable (CGRect) -> Bool
  public init(size: CGSize, flipped: Bool, drawingHandler: @escaping @Sendable (CGRect) -> Bool) {
    (self.size, handler) = (size, drawingHandler)
  }
  /// An empty image.
  public init(size: CGSize) { (self.size, handler) = (size, { _ in true }) }
  public private(set) var cgImage: CGImage?
  public init(cgImage: CGImage, size: CGSize) {
    (self.size, handler) = (size, { _ in true })
    self.cgImage = cgImage
  }
  /// Returns what the image draws in an appearance.
  public func drawn(in appearance: NSAppearance) -> [String] {
    let context = NSGraphicsContext(CGContext(frameSize: size, scale: 2))
    NSGraphicsContext.current = context
    appearance.performAsCurrentDrawingAppearance {
      _ = handler(CGRect(origin: .zero, size: size))
    }
    NSGraphicsContext.current = nil
    return context.cgContext.finished
  }
}

public enum NSAccessibility {
  public struct Role: Equatable, Sendable {
    public let rawValue: String
    public static let image = Role(rawValue: "image")
    public static let group = Role(rawValue: "group")
  }
}

@MainActor public class NSWindow: NSObject {
  public enum OrderingMode: Int, Sendable { case above, below }
  public var backingScaleFactor: CGFloat = 2
  public override init() {}
}

@MainActor open class NSResponder: NSObject {
  open func mouseDown(with event: NSEvent) {}
}
@MainActor public class NSEvent: NSObject {}

public enum NSUserInterfaceLayoutDirection: Sendable { case leftToRight, rightToLeft }
extension NSLayoutConstraint {
  public struct Priority: Equatable, Sendable {
    public let rawValue: Float
    public init(_ rawValue: Float) { self.rawValue = rawValue }
  }
}
public typealias LayoutPriority = NSLayoutConstraint.Priority
public typealias NSLayoutGuide = LayoutGuide
public typealias NSSize = CGSize

@MainActor open class NSView: NSResponder, LayoutItem {
  public static let noIntrinsicMetric: CGFloat = -1
  public var constraints: [NSLayoutConstraint] = []
  public var translatesAutoresizingMaskIntoConstraints = true
  public private(set) var layoutGuides: [NSLayoutGuide] = []
  public func addLayoutGuide(_ guide: NSLayoutGuide) {
    layoutGuides.append(guide)
    guide.owner = self
  }
  public var layoutRoot: AnyObject { superview?.layoutRoot ?? self }
  public var layoutParts: [any LayoutItem] { subviews }
  public var layoutFrame: CGRect { frame }
  public private(set) var intrinsicSizeChanges = 0
  public func invalidateIntrinsicContentSize() { intrinsicSizeChanges += 1 }
  open var fittingSize: CGSize { intrinsicContentSize }

  private var place: CGRect
  public var frame: CGRect {
    get { place }
    set {
      NSAnimationContext.current.animate(layer, "position", if: newValue.origin != place.origin)
      place.origin = newValue.origin
      layer?.position = newValue.origin
      setFrameSize(newValue.size)
    }
  }
  open func setFrameSize(_ newSize: NSSize) {
    NSAnimationContext.current.animate(layer, "bounds", if: newSize != place.size)
    if newSize != place.size { needsLayout = true }
    place.size = newSize
    bounds = CGRect(origin: .zero, size: newSize)
    layer?.bounds = bounds
  }
  /// If the size differs from that of the frame, what is inside is scaled.
  public var bounds: CGRect
  public var frameCenterRotation: CGFloat = 0 {
    didSet { NSAnimationContext.current.animate(layer, "transform", if: frameCenterRotation != oldValue) }
  }
  public var alphaValue: CGFloat = 1 {
    didSet { NSAnimationContext.current.animate(layer, "opacity", if: alphaValue != oldValue) }
  }
  public var isHidden = false
  public var needsLayout = true
  public var wantsLayer = false {
    didSet {
      guard wantsLayer, layer == nil else { return }
      let layer = CALayer()
      layer.isOfView = true
      layer.bounds = bounds
      layer.position = frame.origin
      self.layer = layer
      superview?.layer?.addSublayer(layer)
    }
  }
  public var layer: CALayer?
  public private(set) var subviews: [NSView] = []
  public private(set) weak var superview: NSView?
  public private(set) var window: NSWindow?
  public private(set) var label: String?
  public private(set) var role: NSAccessibility.Role?
  public private(set) var isElement = false

  public init(frame: CGRect) {
    place = frame
    bounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }
  public required init?(coder: NSCoder) { nil }

  public var clipsToBounds = false
  open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
  open var isFlipped: Bool { false }
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  open func layout() {}
  public func layoutSubtreeIfNeeded() {
    if !translatesAutoresizingMaskIntoConstraints { frame = constrainedFrame }
    if needsLayout {
      needsLayout = false
      layout()
    }
    for view in subviews { view.layoutSubtreeIfNeeded() }
  }
  open func viewDidMoveToWindow() {}
  open func viewDidChangeEffectiveAppearance() {}
  open func viewDidChangeBackingProperties() {}

  public func addSubview(_ view: NSView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    needsLayout = true
  }
  public func addSubview(_ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo sibling: NSView?) {
    addSubview(view)
    guard let index = subviews.firstIndex(where: { $0 === sibling }) else { return }
    subviews.insert(subviews.removeLast(), at: place == .below ? index : index + 1)
  }
  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
    dropTornConstraints()
  }
  public func isDescendant(of view: NSView) -> Bool { self === view || superview?.isDescendant(of: view) ?? false }
  /// Adds the view to a window whose layers may be flipped.
  public func show(in window: NSWindow, flipped: Bool) {
    self.window = window
    if superview == nil {
      MotionClock.commits.append { [self] in
        layoutSubtreeIfNeeded()
        commitLayers()
      }
    }
    if superview == nil { layer?.isGeometryFlipped = flipped }
    if let layer, let outer = superview?.layer {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      outer.addSublayer(layer)
      CATransaction.commit()
    }
    for view in subviews { view.show(in: window, flipped: flipped) }
    viewDidMoveToWindow()
  }

  private func commitLayers() {
    layer?.commitTree()
    for view in subviews { view.commitLayers() }
  }
  public func displayLink(target: AnyObject, selector: Selector) -> CADisplayLink {
    CADisplayLink(target: target, selector: selector)
  }

  public var appearance: NSAppearance? {
    didSet { noteAppearance() }
  }
  private func noteAppearance() {
    viewDidChangeEffectiveAppearance()
    for view in subviews { view.noteAppearance() }
  }
  public var effectiveAppearance: NSAppearance {
    appearance ?? superview?.effectiveAppearance ?? NSAppearance(named: .aqua)!
  }

  /// Converts from a flipped view around this one. The frame is that before the rotation.
  public func convert(_ point: CGPoint, from view: NSView?) -> CGPoint {
    if view === self { return point }
    let outer = view === superview ? point : superview?.convert(point, from: view) ?? point
    let (x, y) = (Double(outer.x) - frame.middle.x, Double(outer.y) - frame.middle.y)
    let map = Self.rotation(Double(frameCenterRotation))
    let turned = map.undone(CGPoint(x: CGFloat(x), y: CGFloat(y)))
    func scaled(_ value: CGFloat, _ own: CGFloat, _ outer: CGFloat) -> Double {
      outer == 0 ? Double(value) : Double(value) * Double(own) / Double(outer)
    }
    return CGPoint(
      x: CGFloat(scaled(turned.x, bounds.size.width, frame.size.width) + bounds.middle.x),
      y: CGFloat(scaled(turned.y, bounds.size.height, frame.size.height) + bounds.middle.y))
  }
  /// Returns a rotation by multiples of a quarter turn, which is enough for the tests.
  private static func rotation(_ degrees: Double) -> CGAffineTransform {
    switch Int(degrees.rounded()) {
    case 90: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case -90: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    case 180, -180: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    default: .identity
    }
  }
  open func hitTest(_ point: CGPoint) -> NSView? {
    let local = convert(point, from: superview)
    guard !isHidden, bounds.contains(local) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(local) { return hit }
    }
    return self
  }

  public func setAccessibilityLabel(_ label: String?) { self.label = label }
  public func setAccessibilityRole(_ role: NSAccessibility.Role?) { self.role = role }
  public func setAccessibilityElement(_ isElement: Bool) { self.isElement = isElement }
}

extension CGRect {
  fileprivate var middle: (x: Double, y: Double) {
    (Double(origin.x) + Double(size.width) / 2, Double(origin.y) + Double(size.height) / 2)
  }
}

@MainActor public class NSAnimationContext: NSObject {
  public private(set) static var current = NSAnimationContext()
  public var duration = 0.0
  public var allowsImplicitAnimation = false
  public var timingFunction: CAMediaTimingFunction?
  public class func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
  ) {
    let outer = current
    current = NSAnimationContext()
    current.duration = 0.25
    let group = CompletionGroup(completionHandler)
    group.begin()
    changes(current)
    group.end()
    current = outer
  }

  /// Adds the implicit animation of a property, in place of the one before, from what is on the screen.
  fileprivate func animate(_ layer: CALayer?, _ key: String, if isNew: Bool) {
    guard isNew, allowsImplicitAnimation, duration > 0, let layer, let shown = layer.presentation() else { return }
    let animation = CABasicAnimation(keyPath: key)
    switch key {
    case "position": animation.fromValue = [shown.position.x.native, shown.position.y.native]
    case "bounds":
      let box = shown.bounds
      animation.fromValue = [box.minX, box.minY, box.width, box.height].map { $0.native }
    // The stand-in for Core Animation doesn't show the others.
    default: break
    }
    animation.duration = duration
    animation.timingFunction = timingFunction ?? CAMediaTimingFunction(name: .default)
    layer.add(animation, forKey: key)
  }
}

/// Only for older systems.
public final class Timer: NSObject {
  public init(
    timeInterval: Double, target: AnyObject, selector: Selector, userInfo: AnyObject?, repeats: Bool
  ) {}
  public func invalidate() {}
}
extension RunLoop {
  public func add(_ timer: Timer, forMode mode: Mode) {}
}

/// A cell with text of 300 by 20 points, or of as many lines as it needs.
@MainActor open class NSCell: NSObject {
  open func cellSize(forBounds rect: CGRect) -> NSSize {
    let width = min(rect.width.native, 300)
    return CGSize(width: CGFloat(width), height: CGFloat(20 * (300 / width).rounded(.up)))
  }
}
open class NSTextField: NSView {
  public var cell: NSCell? = NSCell()
  public var preferredMaxLayoutWidth: CGFloat = 0
}
