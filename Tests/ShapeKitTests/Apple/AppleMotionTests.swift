#if canImport(AppKit)
  import AppKit
  import ShapeCore
  import ShapeKit
  import Testing

  /// Frames in the middle of a motion, on the clock of the screen, at whatever times they are.
  @Suite("Motion on the Mac", .serialized) @MainActor
  struct AppleMotionTests {
    private let view = ShapeView(SlottedShape<Affine>(inset: SlotLength(constant: 10)))
    private let content = NSView()
    private let window: NSWindow

    init() {
      _ = NSApplication.shared
      window = NSWindow(
        contentRect: NSRect(x: 0, y: 0, width: 400, height: 400), styleMask: [.borderless], backing: .buffered,
        defer: false)
      window.isReleasedWhenClosed = false
      view[.first] = content
      view.frame = NSRect(x: 0, y: 0, width: 100, height: 60)
      window.contentView?.addSubview(view)
      window.orderFrontRegardless()
      view.layoutSubtreeIfNeeded()
    }

    private func animate(_ change: () -> Void) {
      NSAnimationContext.runAnimationGroup { context in
        context.allowsImplicitAnimation = true
        context.duration = 0.5
        change()
      }
    }

    /// Returns the sizes of the content for some time.
    private func sizes(seconds: Double) -> [NSSize] {
      let end = Date(timeIntervalSinceNow: seconds)
      var sizes: [NSSize] = []
      while Date() < end {
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
        sizes.append(content.frame.size)
      }
      return sizes
    }

    @Test func `content has the slot of the size in between`() {
      animate { view.frame.size = NSSize(width: 200, height: 160) }
      let sizes = sizes(seconds: 1)
      // Both sides have come as far, from 80 by 40.
      #expect(sizes.allSatisfy { abs(($0.width - 80) - ($0.height - 40)) < 0.001 }, "\(sizes)")
      #expect(sizes.contains { $0.width > 81 && $0.width < 179 }, "\(sizes)")
      #expect(sizes.last == NSSize(width: 180, height: 140))
    }

    @Test func `content moves on from where an interruption finds it`() {
      animate { view.frame.size = NSSize(width: 300, height: 60) }
      let widths = sizes(seconds: 0.25).map(\.width)
      animate { view.frame.size = NSSize(width: 100, height: 60) }
      let later = sizes(seconds: 1).map(\.width)
      // A jump to the start or the end of a motion would be longer, also if frames are late.
      let steps = zip(widths + later, (widths + later).dropFirst()).map { abs($0 - $1) }
      #expect(steps.allSatisfy { $0 < 100 }, "\(widths) \(later)")
      #expect(later.last == 80)
    }
  }
#endif
