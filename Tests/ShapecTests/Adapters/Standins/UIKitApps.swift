// The part of the stand-in for UIKit that whole apps use. It is enough to type-check them: nothing here has an effect.
import QuartzCore

extension UIColor {
  public static let white = UIColor(cgColor: CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1))
}

public final class UIFont: NSObject, @unchecked Sendable {
  public struct TextStyle: Sendable { public static let body = TextStyle(), caption1 = TextStyle() }
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}
public final class UIFontMetrics: NSObject, @unchecked Sendable {
  public static let `default` = UIFontMetrics()
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
public enum NSTextAlignment: Int, Sendable { case left, center, right }
extension UILabel {
  public var font: UIFont! {
    get { UIFont() }
    set {}
  }
  public var numberOfLines: Int {
    get { 0 }
    set {}
  }
  public var textAlignment: NSTextAlignment {
    get { .left }
    set {}
  }
  public var adjustsFontForContentSizeCategory: Bool {
    get { true }
    set {}
  }
}

extension UIView {
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  public var backgroundColor: UIColor? {
    get { nil }
    set {}
  }
}
@MainActor open class UIImageView: UIView {
  public convenience init(image: UIImage?) { self.init(frame: .zero) }
}
@MainActor open class UIStackView: UIView {
  public convenience init(arrangedSubviews: [UIView]) { self.init(frame: .zero) }
  public enum Alignment: Int, Sendable { case fill, center }
  public var axis = NSLayoutConstraint.Axis.horizontal
  public var alignment = Alignment.fill
  public var spacing: CGFloat = 0
}
extension NSLayoutConstraint {
  public enum Axis: Int, Sendable { case horizontal, vertical }
}

// MARK: Controls

@MainActor open class UIControl: UIView {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let valueChanged = Event(rawValue: 1)
  }
  open var state: State { [] }
  public func addAction(_ action: UIAction, for events: Event) {}
}
@MainActor open class UISlider: UIControl {
  public convenience init() { self.init(frame: .zero) }
  public var value: Float = 0
}
@MainActor public class UIAction: NSObject {
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {}
}
public struct UIBackgroundConfiguration {
  public var customView: UIView?
}
@MainActor open class UIButton: UIControl {
  @MainActor public struct Configuration {
    public static func plain() -> Configuration { Configuration() }
    public var title: String?
    public var baseForegroundColor: UIColor?
    public var background = UIBackgroundConfiguration()
  }
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) { self.init(frame: .zero) }
  public var configuration: Configuration?
  public var configurationUpdateHandler: ConfigurationUpdateHandler?
}

// MARK: Tables

/// A part of Foundation.
public struct IndexPath: Hashable, Sendable {
  public let section, row: Int
}
@MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default` }
  public enum SelectionStyle: Int, Sendable { case none }
  public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { nil }
  public let contentView = UIView(frame: .zero)
  public var selectionStyle = SelectionStyle.none
}
@MainActor open class UITableView: UIView {
  public enum Style: Int, Sendable { case plain }
  public var separatorStyle = UITableViewCell.SelectionStyle.none
  public func register(_ cell: AnyClass?, forCellReuseIdentifier identifier: String) {}
  public func dequeueReusableCell(withIdentifier identifier: String, for path: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
}
extension UIViewController {
  public var title: String? {
    get { nil }
    set {}
  }
  public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
}
@MainActor open class UITableViewController: UIViewController {
  public let tableView: UITableView! = UITableView(frame: .zero)
  public init(style: UITableView.Style) { super.init() }
  public required init?(coder: NSCoder) { nil }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
