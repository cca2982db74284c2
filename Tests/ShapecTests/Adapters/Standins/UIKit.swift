// A stand-in for the parts of UIKit that the adapters use.
@_exported import QuartzCore

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let image = UIAccessibilityTraits(rawValue: 4)
}

public enum UIAccessibilityContrast: Int, Sendable { case unspecified, normal, high }
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
public struct UIMutableTraits {
  public var userInterfaceStyle: UIUserInterfaceStyle
  public var accessibilityContrast: UIAccessibilityContrast
  public var userInterfaceLevel: UIUserInterfaceLevel
  public var displayScale: CGFloat
}

/// Safe on any thread. Only the traits of the stand-in's views can be changed.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  public internal(set) var userInterfaceStyle = UIUserInterfaceStyle.light
  public internal(set) var displayScale: CGFloat = 2
  public internal(set) var accessibilityContrast = UIAccessibilityContrast.unspecified
  public internal(set) var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  public internal(set) var preferredContentSizeCategory = UIContentSizeCategory.large
  public internal(set) var legibilityWeight = UILegibilityWeight.unspecified
  public override init() {}
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    (self.userInterfaceStyle, displayScale) = (userInterfaceStyle, 0)
  }
  public init(accessibilityContrast: UIAccessibilityContrast) {
    (self.accessibilityContrast, displayScale) = (accessibilityContrast, 0)
  }
  public init(userInterfaceLevel: UIUserInterfaceLevel) {
    (self.userInterfaceLevel, displayScale) = (userInterfaceLevel, 0)
  }
  public init(displayScale: CGFloat) { (userInterfaceStyle, self.displayScale) = (.unspecified, displayScale) }
  private init(_ traits: UIMutableTraits) {
    userInterfaceStyle = traits.userInterfaceStyle
    accessibilityContrast = traits.accessibilityContrast
    userInterfaceLevel = traits.userInterfaceLevel
    displayScale = traits.displayScale
  }
  public func modifyingTraits(_ change: (inout UIMutableTraits) -> Void) -> UITraitCollection {
    var traits = UIMutableTraits(
      userInterfaceStyle: userInterfaceStyle, accessibilityContrast: accessibilityContrast,
      userInterfaceLevel: userInterfaceLevel, displayScale: displayScale)
    change(&traits)
    return UITraitCollection(traits)
  }
  /// Those of the last collection that are not unspecified.
  public convenience init(traitsFrom traits: [UITraitCollection]) {
    self.init(
      UIMutableTraits(
        userInterfaceStyle: traits.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle ?? .unspecified,
        accessibilityContrast: traits.last { $0.accessibilityContrast != .unspecified }?.accessibilityContrast
          ?? .unspecified,
        userInterfaceLevel: traits.last { $0.userInterfaceLevel != .unspecified }?.userInterfaceLevel ?? .unspecified,
        displayScale: traits.last { $0.displayScale != 0 }?.displayScale ?? 0))
  }
  /// Those of a light screen with two pixels per point.
  public static var current: UITraitCollection { UITraitCollection() }
}

public final class UIColor: NSObject, @unchecked Sendable {
  private let provider: @Sendable (UITraitCollection) -> CGColor
  public init(cgColor: CGColor) { provider = { _ in cgColor } }
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    provider = { dynamicProvider($0).provider($0) }
  }
  public func resolvedColor(with traits: UITraitCollection) -> UIColor { UIColor(cgColor: provider(traits)) }
  /// That in the current traits, like the real one.
  public var cgColor: CGColor { provider(.current) }
}

/// Colors whose components say which traits they were resolved in: red tells them apart, green is full in the dark
/// appearance, and blue with increased contrast. Red is larger for the background of what is "visually above your window’s
/// main content", as the page of `UIUserInterfaceLevel.elevated` says, in the dark appearance: there, iOS has other
/// backgrounds for it.
extension UIColor {
  private static func system(_ number: Int, elevated: Int? = nil) -> UIColor {
    UIColor { traits in
      let isDark = traits.userInterfaceStyle == .dark
      let isStrong = traits.accessibilityContrast == .high
      let red = isDark && traits.userInterfaceLevel == .elevated ? elevated ?? number : number
      return UIColor(
        cgColor: CGColor(srgbRed: CGFloat(Double(red) / 255), green: isDark ? 1 : 0, blue: isStrong ? 1 : 0, alpha: 1))
    }
  }
  private static func background(_ number: Int) -> UIColor { system(number, elevated: number + 128) }
  public static let
    label = system(1), secondaryLabel = system(2), tertiaryLabel = system(3), quaternaryLabel = system(4),
    placeholderText = system(5), link = system(6), separator = system(7), opaqueSeparator = system(8),
    systemBackground = background(9), secondarySystemBackground = background(10),
    tertiarySystemBackground = background(11), systemGroupedBackground = background(12),
    secondarySystemGroupedBackground = background(13), tertiarySystemGroupedBackground = background(14),
    systemFill = system(15), secondarySystemFill = system(16), tertiarySystemFill = system(17),
    quaternarySystemFill = system(18), systemRed = system(19), systemOrange = system(20), systemYellow = system(21),
    systemGreen = system(22), systemMint = system(23), systemTeal = system(24), systemCyan = system(25),
    systemBlue = system(26), systemIndigo = system(27), systemPurple = system(28), systemPink = system(29),
    systemBrown = system(30), systemGray = system(31), systemGray2 = system(32), systemGray3 = system(33),
    systemGray4 = system(34), systemGray5 = system(35), systemGray6 = system(36)
  /// That of the current traits. A view has one of its own.
  public static let tintColor = system(27)
}
open class UIBezierPath: NSObject {
  public var cgPath: CGPath
  public init(cgPath: CGPath) { self.cgPath = cgPath }
}
public final class UIImage: NSObject, @unchecked Sendable {
  public enum Orientation: Int, Sendable { case up }
  public let cgImage: CGImage?
  public let scale: CGFloat
  public fileprivate(set) var imageAsset: UIImageAsset?
  public override init() { (cgImage, scale) = (nil, 1) }
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    (self.cgImage, self.scale) = (cgImage, scale)
  }
}
public final class UIImageAsset: NSObject, @unchecked Sendable {
  private var images: [UIUserInterfaceStyle: UIImage] = [:]
  public override init() {}
  /// "The trait collection must always contain an explicit value in its `displayScale` property", says its page.
  public func register(_ image: UIImage, with traits: UITraitCollection) {
    precondition(traits.displayScale > 0)
    images[traits.userInterfaceStyle] = image
  }
  /// Only an image that comes from here has the asset: "If you did not create the image object using an image asset, the
  /// value of this property is `nil`", says the page of `imageAsset`.
  public func image(with traits: UITraitCollection) -> UIImage {
    let image = images[traits.userInterfaceStyle] ?? UIImage()
    image.imageAsset = self
    return image
  }
}
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
public enum UIContentSizeCategory: Sendable { case large, extraLarge }
public protocol UITraitDefinition {}
public typealias UITrait = any UITraitDefinition.Type
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
public struct UITraitDisplayScale: UITraitDefinition {}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
public struct UITraitLegibilityWeight: UITraitDefinition {}
public struct UITraitLayoutDirection: UITraitDefinition {}
public struct UITraitAccessibilityContrast: UITraitDefinition {}
public struct UITraitUserInterfaceLevel: UITraitDefinition {}
public enum UISemanticContentAttribute: Sendable { case unspecified, forceLeftToRight, forceRightToLeft }
public enum UIUserInterfaceLayoutDirection: Sendable { case leftToRight, rightToLeft }
public protocol UITraitChangeRegistration {}
struct Registration: UITraitChangeRegistration {}
@MainActor public protocol UITraitChangeObservable: AnyObject {
  func noteHandler(of traits: [UITrait], _ handler: @escaping @MainActor (UITraitCollection) -> Void)
}
extension UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    noteHandler(of: traits) { [unowned self] in handler(self, $0) }
    return Registration()
  }
}

@MainActor open class UIResponder: NSObject {
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
@MainActor public class UIEvent: NSObject {}
@MainActor public class UITouch: NSObject, Hashable {
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public struct UILayoutPriority: Equatable, Sendable {
  public let rawValue: Float
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let fittingSizeLevel = UILayoutPriority(50)
}
public typealias LayoutPriority = UILayoutPriority
public typealias UILayoutGuide = LayoutGuide

@MainActor open class UIView: UIResponder, UITraitChangeObservable, LayoutItem {
  public static let noIntrinsicMetric: CGFloat = -1
  public var constraints: [NSLayoutConstraint] = []
  public var translatesAutoresizingMaskIntoConstraints = true
  public private(set) var layoutGuides: [UILayoutGuide] = []
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    layoutGuides.append(guide)
    guide.owner = self
  }
  public var layoutRoot: AnyObject { superview?.layoutRoot ?? self }
  public var layoutParts: [any LayoutItem] { subviews }
  public var layoutFrame: CGRect { frame }
  public private(set) var intrinsicSizeChanges = 0
  public func invalidateIntrinsicContentSize() {
    intrinsicSizeChanges += 1
    superview?.setNeedsLayout()
  }
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    UIView.hasOwnSizeThatFits = false
    return bounds.size
  }
  /// Whether the last call of `sizeThatFits` was that of a subclass.
  private static var hasOwnSizeThatFits = false
  /// The implementation of the only method that anyone asks for, `sizeThatFits`.
  public func method(for selector: Selector) -> IMP? {
    UIView.hasOwnSizeThatFits = true
    _ = sizeThatFits(bounds.size)
    return IMP(isOfSubclass: UIView.hasOwnSizeThatFits)
  }
  public class func instanceMethod(for selector: Selector) -> IMP? { IMP(isOfSubclass: false) }
  public struct IMP: Equatable { let isOfSubclass: Bool }
  /// Only the intrinsic size counts, apart from a required width. A view without one has no size.
  open func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    var result = intrinsicContentSize
    if horizontal == .required, result.width > 0 { result.width = size.width }
    return CGSize(width: max(result.width, 0), height: max(result.height, 0))
  }

  open var bounds = CGRect.zero {
    didSet {
      layer.bounds = bounds
      if bounds != oldValue {
        AnimationBlock.current?.animate(self, "bounds", from: oldValue.numbers, to: bounds.numbers) { [weak self] in
          self?.bounds = CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
        }
      }
      if bounds.size != oldValue.size { setNeedsLayout() }
    }
  }
  public var center = CGPoint.zero {
    didSet {
      layer.position = center
      if center != oldValue {
        AnimationBlock.current?.animate(self, "position", from: oldValue.numbers, to: center.numbers) { [weak self] in
          self?.center = CGPoint(x: CGFloat($0[0]), y: CGFloat($0[1]))
        }
      }
    }
  }
  public var transform = CGAffineTransform.identity {
    didSet {
      guard transform != oldValue else { return }
      AnimationBlock.current?.animate(self, "transform", from: oldValue.numbers, to: transform.numbers) { [weak self] in
        self?.transform = CGAffineTransform($0)
      }
    }
  }
  open var frame: CGRect {
    get {
      let (width, height) = (Double(bounds.size.width), Double(bounds.size.height))
      return CGRect(x: Double(center.x) - width / 2, y: Double(center.y) - height / 2, width: width, height: height)
    }
    set {
      bounds = CGRect(origin: bounds.origin, size: newValue.size)
      center = CGPoint(
        x: CGFloat(Double(newValue.origin.x) + Double(newValue.size.width) / 2),
        y: CGFloat(Double(newValue.origin.y) + Double(newValue.size.height) / 2))
    }
  }
  public static var areAnimationsEnabled = true
  public var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  public var alpha: CGFloat = 1 {
    didSet {
      guard alpha != oldValue else { return }
      AnimationBlock.current?.animate(self, "opacity", from: [oldValue.native], to: [alpha.native]) { [weak self] in
        self?.alpha = CGFloat($0[0])
      }
    }
  }
  public var isHidden = false
  public var isOpaque = true
  public var isUserInteractionEnabled = true
  public let layer = CALayer()
  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  public private(set) var isFirstResponder = false
  public var accessibilityLabel: String?
  public var accessibilityTraits: UIAccessibilityTraits = []
  public var isAccessibilityElement = false
  /// The center of the frame. The screen has the coordinates of the window.
  open var accessibilityActivationPoint: CGPoint {
    get { ownActivationPoint ?? center }
    set { ownActivationPoint = newValue }
  }
  private var ownActivationPoint: CGPoint?
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
  private var needsLayout = true
  private var traitHandlers: [(traits: [UITrait], handler: @MainActor (UITraitCollection) -> Void)] = []
  public let traitCollection = UITraitCollection()

  public init(frame: CGRect) {
    super.init()
    layer.isOfView = true
    self.frame = frame
  }
  public required init?(coder: NSCoder) { super.init() }

  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  open func layoutSubviews() {}
  public func setNeedsLayout() { needsLayout = true }
  /// Passes go on until no view needs a layout any more.
  public func layoutIfNeeded() {
    var passes = 0
    repeat {
      passes += 1
      precondition(passes <= 20, "the layout doesn't settle")
      layOutOnce()
    } while treeNeedsLayout
  }
  private var treeNeedsLayout: Bool { needsLayout || subviews.contains { $0.treeNeedsLayout } }
  private func layOutOnce() {
    if !translatesAutoresizingMaskIntoConstraints { frame = constrainedFrame }
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layOutOnce() }
  }

  public func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    let scale = traitCollection.displayScale
    if view.traitCollection.displayScale != scale { view.setDisplayScale(scale) }
    setNeedsLayout()
  }
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    addSubview(view)
    let index = subviews.firstIndex { $0 === sibling }
    if let index { subviews.insert(subviews.removeLast(), at: index) }
  }
  public func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    dropTornConstraints()
    resignFocus()
  }

  public func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) ?? false }

  /// Needs a superview, as a real view needs a window.
  public func becomeFirstResponder() -> Bool {
    isFirstResponder = superview != nil
    return isFirstResponder
  }
  private func resignFocus() {
    isFirstResponder = false
    for view in subviews { view.resignFocus() }
  }

  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { setStyle(overrideUserInterfaceStyle) }
  }
  private func setStyle(_ style: UIUserInterfaceStyle) {
    changeTraits(UITraitUserInterfaceStyle.self) { $0.userInterfaceStyle = style }
  }
  /// Changes the contrast, as a user does in the settings.
  public func setContrast(_ contrast: UIAccessibilityContrast) {
    changeTraits(UITraitAccessibilityContrast.self) { $0.accessibilityContrast = contrast }
  }
  /// Changes the level, as a presentation does: "the system assigns the `UIUserInterfaceLevel.elevated` level to alerts and
  /// popovers", says the page of `userInterfaceLevel`.
  public func setLevel(_ level: UIUserInterfaceLevel) {
    changeTraits(UITraitUserInterfaceLevel.self) { $0.userInterfaceLevel = level }
  }
  private var ownTint: UIColor?
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      noteTint()
    }
  }
  private func noteTint() {
    tintColorDidChange()
    for view in subviews { view.noteTint() }
  }
  open func tintColorDidChange() {}
  /// Changes the size of text, as a user does in the settings.
  public func setContentSizeCategory(_ category: UIContentSizeCategory) {
    changeTraits(UITraitPreferredContentSizeCategory.self) { $0.preferredContentSizeCategory = category }
  }
  /// Turns on bold text, as a user does in the settings.
  public func setLegibilityWeight(_ weight: UILegibilityWeight) {
    changeTraits(UITraitLegibilityWeight.self) { $0.legibilityWeight = weight }
  }
  public func setDisplayScale(_ scale: CGFloat) {
    changeTraits(UITraitDisplayScale.self) { $0.displayScale = scale }
  }
  private func changeTraits(_ trait: UITrait, _ change: (UITraitCollection) -> Void) {
    change(traitCollection)
    for (traits, handler) in traitHandlers where traits.contains(where: { $0 == trait }) { handler(traitCollection) }
    traitCollectionDidChange(traitCollection)
    for view in subviews { view.changeTraits(trait, change) }
  }
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  public func noteHandler(of traits: [UITrait], _ handler: @escaping @MainActor (UITraitCollection) -> Void) {
    traitHandlers.append((traits, handler))
  }

  /// Converts from a view around this one.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if view === self { return point }
    guard let superview else { return point }
    let outer = superview.convert(point, from: view)
    let local = transform.undone(
      CGPoint(x: CGFloat(Double(outer.x) - Double(center.x)), y: CGFloat(Double(outer.y) - Double(center.y))))
    let anchor = layer.anchorPoint
    return CGPoint(
      x: CGFloat(Double(local.x) + Double(bounds.origin.x) + Double(anchor.x) * Double(bounds.size.width)),
      y: CGFloat(Double(local.y) + Double(bounds.origin.y) + Double(anchor.y) * Double(bounds.size.height)))
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
}

@MainActor public enum UIAccessibility {
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    CGRect(
      origin: CGPoint(
        x: CGFloat(rect.minX.native + view.frame.minX.native), y: CGFloat(rect.minY.native + view.frame.minY.native)),
      size: rect.size)
  }
}

open class UILabel: UIView {
  public var text: String?
  public init() { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { nil }
}

@MainActor open class UIViewController: UIResponder {
  public let view = UIView(frame: .zero)
  open func viewDidLoad() {}
}

extension CGPoint {
  fileprivate var numbers: [Double] { [x.native, y.native] }
}
extension CGAffineTransform {
  fileprivate var numbers: [Double] { [a, b, c, d, tx, ty].map { $0.native } }
  fileprivate init(_ numbers: [Double]) {
    let numbers = numbers.map { CGFloat($0) }
    self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}
extension CGRect {
  fileprivate var numbers: [Double] { [minX.native, minY.native, width.native, height.native] }
}
