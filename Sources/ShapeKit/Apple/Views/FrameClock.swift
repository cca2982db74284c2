#if canImport(UIKit) && canImport(QuartzCore) && !os(watchOS)
  import QuartzCore
  import UIKit
#elseif canImport(AppKit) && canImport(QuartzCore)
  import AppKit
  import QuartzCore
#endif

#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && canImport(QuartzCore)
  /// Calls a function before each frame of the screen, until the function returns `false`.
  ///
  /// A display link keeps its target alive, so the function holds its owner weakly.
  @MainActor
  final class FrameClock: NSObject {
    private let step: @MainActor () -> Bool
    /// Ends the calls, or `nil` while there are none.
    private var stop: (@MainActor () -> Void)?

    init(_ step: @escaping @MainActor () -> Bool) { self.step = step }

    func start(in view: NativeView) {
      if stop != nil { return }
      #if canImport(UIKit)
        follow(CADisplayLink(target: self, selector: Self.selector))
      #else
        guard #available(macOS 14, *) else { return followTimer() }
        follow(view.displayLink(target: self, selector: Self.selector))
      #endif
    }

    @available(macOS 14, *)
    private func follow(_ link: CADisplayLink) {
      link.add(to: .main, forMode: .common)
      stop = { link.invalidate() }
    }

    #if !canImport(UIKit)
      private func followTimer() {
        let timer = Timer(timeInterval: 1 / 60, target: self, selector: Self.selector, userInfo: nil, repeats: true)
        RunLoop.main.add(timer, forMode: .common)
        stop = { timer.invalidate() }
      }
    #endif

    #if canImport(ObjectiveC)
      @objc
    #endif
    private func callStep() {
      if step() { return }
      stop?()
      stop = nil
    }

    private static var selector: Selector {
      #if canImport(ObjectiveC)
        return #selector(FrameClock.callStep)
      #else
        // Only stand-ins for Apple's modules have no Objective-C.
        return Selector { clock in
          switch clock {
          case let clock as FrameClock: clock.callStep()
          default: break
          }
        }
      #endif
    }
  }
#endif
