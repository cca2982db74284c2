#if canImport(UIKit) && !os(watchOS)
  import ExampleShapes
  import ShapeKit
  import UIKit

  /// A bubble around a label. A button stretches its tail.
  public final class BubbleController: UIViewController {
    private let bubble = ShapeView(Bubble())

    public override func viewDidLoad() {
      super.viewDidLoad()
      title = "Bubble"
      let label = UILabel()
      label.text = "Hello"
      label.textAlignment = .center
      bubble.contentView = label
      let button = UIButton.push(title: "Stretch", action: UIAction { [unowned self] _ in stretch() })
      let stack = UIStackView(arrangedSubviews: [bubble, button])
      stack.axis = .vertical
      stack.spacing = 24
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        bubble.widthAnchor.constraint(equalToConstant: 280),
        bubble.heightAnchor.constraint(equalToConstant: 160),
      ])
    }

    /// Moves the paint and the label together.
    private func stretch() {
      let isLong = bubble.shape.tailHeight > 20
      UIView.animate(withDuration: 0.3) { [bubble] in
        bubble.shape.tailHeight = isLong ? 16 : 36
        bubble.shape.tailWidth = isLong ? 24 : 60
      }
    }
  }
#endif
