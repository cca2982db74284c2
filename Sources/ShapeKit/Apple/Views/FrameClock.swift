#if canImport(UIKit) && canImport(QuartzCore) && !os(watchOS)
  import QuartzCore
  import UIKit
#elseif canImport(AppKit) && canImport(QuartzCore)
  import AppKit
  import QuartzCore
#endif

#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && canImport(QuartzCore)
  /// Calls a function before each frame of the screen, until it returns that there is no other frame.
  ///
  /// A display link keeps its target alive, so the function holds its owner weakly.
  @MainActor
  final class FrameClock: NSObject {
    enum Frame { case new, still, last }

    private let step: @MainActor () -> Frame
    /// Ends the calls, or `nil` while there are none.
    private var stop: (@MainActor () -> Void)?
    /// Sets whether there are fewer calls.
    private var slowDown: (@MainActor (Bool) -> Void)?
    /// The number of calls since something has last moved.
    private var stillFrames = 0
    /// So many that a short delay of an animation still ends in time.
    private static let patience = 60

    init(_ step: @escaping @MainActor () -> Frame) { self.step = step }

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
      slowDown = { isSlow in
        link.preferredFrameRateRange = isSlow ? CAFrameRateRange(minimum: 10, maximum: 30, preferred: 30) : .default
      }
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
      switch step() {
      case .new:
        if stillFrames >= Self.patience { slowDown?(false) }
        stillFrames = 0
      case .still:
        stillFrames += 1
        // A paused animator tells nobody when it goes on.
        if stillFrames == Self.patience { slowDown?(true) }
      case .last:
        stop?()
        (stop, slowDown, stillFrames) = (nil, nil, 0)
      }
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
