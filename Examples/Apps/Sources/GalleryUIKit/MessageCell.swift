#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import ExampleShapes
  import ShapeKit
  import UIKit

  /// A row with a bubble, whose height follows from the text.
  final class MessageCell: UITableViewCell {
    static let identifier = "Message"

    private let bubble = ShapeView(Bubble())
    private let message = UILabel()
    private let sender = UILabel()
    private lazy var ownSide = bubble.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor)
    private lazy var otherSide = bubble.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      selectionStyle = .none
      message.font = .preferredFont(forTextStyle: .body)
      sender.font = .preferredFont(forTextStyle: .caption1)
      for label in [message, sender] {
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
      }
      for view in [bubble, message, sender] { view.translatesAutoresizingMaskIntoConstraints = false }
      // The label fills the slot. The slot has constant insets, so the label determines the size of the bubble.
      bubble.contentView = message
      contentView.addSubview(bubble)
      contentView.addSubview(sender)
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        bubble.topAnchor.constraint(equalTo: margins.topAnchor),
        bubble.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor, multiplier: 0.8),
        // Below the bubble, as far inside as its text.
        sender.leadingAnchor.constraint(equalTo: bubble.contentLayoutGuide.leadingAnchor),
        sender.topAnchor.constraint(equalTo: bubble.bottomAnchor, constant: 2),
        sender.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      ])
      scaleTail()
      registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: MessageCell, _: UITraitCollection) in
        cell.scaleTail()
      }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ content: Message) {
      message.text = content.text
      sender.text = content.isOwn ? "You" : "Robin"
      bubble.shape.fillColor = ShapeColor(uiColor: content.isOwn ? .systemGreen : .secondarySystemFill)
      // Deactivated first, because both together contradict each other.
      NSLayoutConstraint.deactivate([ownSide, otherSide])
      NSLayoutConstraint.activate([content.isOwn ? ownSide : otherSide])
    }

    /// Lets the tail grow with the text. It stays in its range.
    private func scaleTail() {
      bubble.shape.tailHeight = UIFontMetrics.default.scaledValue(for: 12)
    }
  }
#endif
