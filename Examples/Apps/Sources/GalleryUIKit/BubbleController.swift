#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import ExampleShapes
  import ShapeKit
  import SwiftUI
  import UIKit

  /// A bubble around a label, and buttons for animations of each kind.
  public final class BubbleController: UIViewController {
    private let bubble = ShapeView(Bubble())
    private lazy var width = bubble.widthAnchor.constraint(equalToConstant: 220)
    private let slider = UISlider()
    /// The animation that the slider moves, until it is over.
    private var animator: UIViewPropertyAnimator?

    public override func viewDidLoad() {
      super.viewDidLoad()
      title = "Bubble"
      let label = UILabel()
      label.text = "Hello"
      label.textAlignment = .center
      bubble.contentView = label
      slider.addAction(UIAction { [unowned self] _ in scrub() }, for: .valueChanged)
      let stack = UIStackView(arrangedSubviews: [
        bubble, button("Stretch") { $0.stretch() }, button("Widen") { $0.widen() },
        button("Keyframes") { $0.showKeyframes() }, button("Spring of SwiftUI") { $0.spring() }, slider,
        button("Forward") { $0.play(isReversed: false) }, button("Back") { $0.play(isReversed: true) },
      ])
      stack.axis = .vertical
      stack.alignment = .center
      stack.spacing = 16
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        width, bubble.heightAnchor.constraint(equalToConstant: 160),
        slider.widthAnchor.constraint(equalToConstant: 220),
      ])
    }

    private func button(_ title: String, _ action: @escaping @MainActor (BubbleController) -> Void) -> UIButton {
      .push(title: title, action: UIAction { [unowned self] _ in action(self) })
    }

    private func setTail(isLong: Bool) {
      bubble.shape.tailHeight = isLong ? 36 : 16
      bubble.shape.tailWidth = isLong ? 60 : 24
    }

    private var isLong: Bool { bubble.shape.tailHeight > 20 }

    /// Moves the paint and the label together.
    private func stretch() {
      UIView.animate(withDuration: 1) { self.setTail(isLong: !self.isLong) }
    }

    /// Animates the frame, which constraints determine.
    private func widen() {
      // Shows the edge of the view, which the paint must reach.
      bubble.backgroundColor = .systemYellow
      width.constant = width.constant > 220 ? 220 : 320
      UIView.animate(withDuration: 1) { self.view.layoutIfNeeded() }
    }

    private func showKeyframes() {
      UIView.animateKeyframes(withDuration: 2, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.3) { self.setTail(isLong: true) }
        UIView.addKeyframe(withRelativeStartTime: 0.7, relativeDuration: 0.3) { self.setTail(isLong: false) }
      }
    }

    private func spring() {
      if #available(iOS 18, visionOS 2, *) {
        UIView.animate(.spring(duration: 1, bounce: 0.4)) { self.setTail(isLong: !self.isLong) }
      }
    }

    // MARK: Property animator

    private func scrub() {
      let animator = animator ?? makeAnimator()
      self.animator = animator
      animator.pauseAnimation()
      animator.fractionComplete = Double(slider.value)
    }

    private func makeAnimator() -> UIViewPropertyAnimator {
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { self.setTail(isLong: !self.isLong) }
      animator.addCompletion { [weak self] _ in self?.animator = nil }
      return animator
    }

    private func play(isReversed: Bool) {
      animator?.isReversed = isReversed
      animator?.startAnimation()
    }
  }
#endif
