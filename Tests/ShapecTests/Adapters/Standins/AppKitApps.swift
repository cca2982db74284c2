// The part of the stand-in for AppKit that whole apps use.
import QuartzCore

@MainActor public final class NSApplication: NSResponder {
  public enum ActivationPolicy: Int, Sendable { case regular }
  public static let shared = NSApplication()
  @discardableResult public func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { true }
  public func activate() {}
}
