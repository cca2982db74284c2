#if canImport(AppKit) && !canImport(UIKit)
  import AppKit
  import ExampleShapes
  import PDFKit
  import ShapeKit

  /// What the checks on a Mac look at. The card and the bubble follow the width of the board.
  final class ChecksBoard: NSView {
    private let turned = ShapeView(Turned())
    private let bubble = ShapeView(Bubble())
    private let colors = ShapeView(SystemColors())
    private let target = ClickedView(TouchTarget())
    private let ring = ClickedView(ProgressRing(share: 0.25))
    private let effects = ShapeView(Effects())
    private let page = PDFView(frame: NSRect(x: 0, y: 0, width: 320, height: 80))
    private var isNarrow = false

    init() {
      super.init(frame: NSRect(x: 0, y: 0, width: 720, height: 530))
      turned.contentView = NSButton(checkboxWithTitle: "Click", target: nil, action: nil)
      bubble.contentView = NSTextField(
        wrappingLabelWithString:
          "A long text in a field wraps at the width of its bubble, and no line of it is cut off.")
      target.change = { $0.isTouched.toggle() }
      ring.change = { $0.touch() }
      page.document = PDFDocument(data: Effects().pdfData(size: CGSize(width: 320, height: 80)))
      page.autoScales = true
      page.displaysPageBreaks = false
      for view in [turned, bubble, colors, target, ring, effects, page] { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var isFlipped: Bool { true }

    override func layout() {
      super.layout()
      let half = max(bounds.width / 2 - 40, 240)
      turned.frame = NSRect(x: 20, y: 60, width: isNarrow ? 180 : half, height: 120)
      bubble.preferredMaxLayoutWidth = half
      bubble.frame = NSRect(origin: CGPoint(x: half + 60, y: 20), size: bubble.intrinsicContentSize)
      colors.frame = NSRect(x: 20, y: 250, width: 240, height: 60)
      target.frame = NSRect(x: 20, y: 330, width: 240, height: 80)
      ring.frame = NSRect(x: 320, y: 310, width: 100, height: 100)
      effects.frame = NSRect(x: 20, y: 430, width: 320, height: 80)
      page.frame = NSRect(x: 360, y: 430, width: 320, height: 80)
    }

    /// Turns a layer with its button. At the end, the ring changes.
    func turn() {
      animate {
        turned.shape.degrees = turned.shape.degrees < 20 ? 37 : 7
      } completion: { [ring] in
        ring.shape.touch()
      }
    }

    /// Animates the frame of a view.
    func resize() {
      isNarrow.toggle()
      animate {
        needsLayout = true
        layoutSubtreeIfNeeded()
      }
    }

    private func animate(_ changes: () -> Void, completion: @escaping @MainActor () -> Void = {}) {
      NSAnimationContext.runAnimationGroup { context in
        context.duration = 1
        context.allowsImplicitAnimation = true
        changes()
      } completionHandler: {
        MainActor.assumeIsolated(completion)
      }
    }
  }
#endif
