// A stand-in for the parts of Auto Layout that the adapters use, compiled with UIKit and with AppKit. It is no solver: a
// view that uses Auto Layout gets the frame that the constraints on its own attributes give it, and an app's frame is lost
// at the next layout.

@MainActor public class NSLayoutConstraint: NSObject {
  public enum Attribute: String, Sendable {
    case left, top, width, height
    // Only to type-check apps.
    case leading, trailing, bottom, centerX, centerY
  }
  public enum Relation: String, Sendable {
    case atMost = "<="
    case equal = "="
    case atLeast = ">="
  }
  public unowned let first: any LayoutItem
  public let attribute: Attribute
  public let relation: Relation
  public let second: (any LayoutItem)?
  public let multiplier: CGFloat
  public var constant: CGFloat
  public var priority = LayoutPriority(1000)
  public var isActive = false

  init(
    _ first: any LayoutItem, _ attribute: Attribute, _ relation: Relation = .equal, second: (any LayoutItem)? = nil,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.first = first
    self.attribute = attribute
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Like the real one, it traps if the items have no common ancestor.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints where !constraint.isActive {
      precondition(!constraint.isTorn, "no common ancestor")
      constraint.isActive = true
      constraint.first.constraints.append(constraint)
    }
  }
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      constraint.isActive = false
      constraint.first.constraints.removeAll { $0 === constraint }
    }
  }

  /// Whether its items are not in the same tree of views.
  var isTorn: Bool { second.map { $0.layoutRoot !== first.layoutRoot } ?? false }

  /// The constraint as text: `width = 0.5 x width + 10`.
  public var text: String {
    let factor = multiplier == 1 ? "" : "\(multiplier.text) x "
    let other = second == nil ? constant.text : factor + attribute.rawValue + " + " + constant.text
    let strength = priority.rawValue == 1000 ? "" : " at \(Int(priority.rawValue))"
    return "\(attribute.rawValue) \(relation.rawValue) \(other)\(strength)"
  }
}

/// A view or a layout guide.
@MainActor public protocol LayoutItem: AnyObject {
  var constraints: [NSLayoutConstraint] { get set }
  /// The frame in the view around it, or of the guide in its view.
  var layoutFrame: CGRect { get }
  /// The outermost view around it.
  var layoutRoot: AnyObject { get }
  /// The views in it.
  var layoutParts: [any LayoutItem] { get }
}

extension LayoutItem {
  /// Returns what the constraints say about an attribute, or `nil` if they say nothing.
  func length(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
    let own = constraints.filter { $0.attribute == attribute && $0.relation != .atLeast }
    guard let value = own.last(where: { $0.relation == .equal }).map(length) else { return nil }
    return own.filter { $0.relation == .atMost }.map(length).reduce(value) { min($0, $1) }
  }

  /// Returns the length that a constraint asks for.
  private func length(_ constraint: NSLayoutConstraint) -> CGFloat {
    guard let second = constraint.second else { return constraint.constant }
    let other =
      switch constraint.attribute {
      // The view around it begins at its own origin.
      case .left, .top, .leading, .trailing, .bottom, .centerX, .centerY: 0.0
      case .width: second.layoutFrame.size.width.native
      case .height: second.layoutFrame.size.height.native
      }
    return CGFloat(constraint.multiplier.native * other + constraint.constant.native)
  }

  /// The frame that the constraints give it. They keep what they say nothing about.
  var constrainedFrame: CGRect {
    let frame = layoutFrame
    return CGRect(
      origin: CGPoint(x: length(.left) ?? frame.origin.x, y: length(.top) ?? frame.origin.y),
      size: CGSize(width: length(.width) ?? frame.size.width, height: length(.height) ?? frame.size.height))
  }

  /// Forgets constraints between views that are no longer in one tree.
  func dropTornConstraints() {
    NSLayoutConstraint.deactivate(constraints.filter { $0.isTorn })
    for part in layoutParts { part.dropTornConstraints() }
  }

  public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .left) }
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .top) }
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .trailing) }
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .bottom) }
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .centerX) }
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .centerY) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

@MainActor public class NSLayoutAnchor: NSObject {
  let item: any LayoutItem
  let attribute: NSLayoutConstraint.Attribute
  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }
  public func constraint(equalTo other: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint(item, attribute, second: other.item, constant: constant)
  }
}

public final class NSLayoutDimension: NSLayoutAnchor {
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(item, attribute, constant: constant)
  }
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(item, attribute, .atMost, constant: constant)
  }
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(item, attribute, .atLeast, constant: constant)
  }
  public func constraint(lessThanOrEqualTo other: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(item, attribute, .atMost, second: other.item, multiplier: multiplier)
  }
  public func constraint(
    equalTo other: NSLayoutDimension, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(item, attribute, second: other.item, multiplier: multiplier, constant: constant)
  }
}

@MainActor public class LayoutGuide: NSObject, LayoutItem {
  public var constraints: [NSLayoutConstraint] = []
  public override init() {}
  weak var owner: (any LayoutItem)?
  public var layoutRoot: AnyObject { owner?.layoutRoot ?? self }
  public var layoutParts: [any LayoutItem] { [] }
  public var layoutFrame: CGRect {
    CGRect(
      origin: CGPoint(x: length(.left) ?? 0, y: length(.top) ?? 0),
      size: CGSize(width: length(.width) ?? 0, height: length(.height) ?? 0))
  }
}
