// The part of the stand-in for AppKit that whole apps use. It is enough to type-check them: nothing here has an effect.
import QuartzCore

@MainActor public final class NSApplication: NSResponder {
  public enum ActivationPolicy: Int, Sendable { case regular }
  public static let shared = NSApplication()
  @discardableResult public func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { true }
  public func activate() {}
}

@MainActor open class NSButton: NSView {
  public convenience init(checkboxWithTitle title: String, target: AnyObject?, action: Selector?) {
    self.init(frame: .zero)
  }
}
extension NSTextField {
  public convenience init(wrappingLabelWithString text: String) { self.init(frame: .zero) }
}
public typealias NSRect = CGRect
