#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import ExampleShapes
  import ShapeKit
  import UIKit

  /// What the checks on devices look at, in UIKit: `ChecksController(style: .plain)`.
  public final class ChecksController: UITableViewController {
    private var cells: [UITableViewCell] = []

    public override func viewDidLoad() {
      super.viewDidLoad()
      title = "Checks"
      tableView.separatorStyle = .none
      let tinted = ShapeView(SystemColors())
      tinted.tintColor = .systemGreen
      let button = UIButton.push(
        title: "Show in a sheet",
        action: UIAction { [unowned self] _ in present(ChecksController(style: .plain), animated: true) })
      let target = TouchedView(TouchTarget())
      target.change = { $0.isTouched.toggle() }
      let ring = TouchedView(ProgressRing(share: 0.25))
      ring.change = { $0.touch() }
      ring.isAccessibilityElement = true
      ring.accessibilityLabel = "Ring"
      ring.accessibilityTraits = .button
      let turned = ShapeView(Turned())
      let label = UILabel()
      label.text = "Content"
      label.textAlignment = .center
      turned.contentView = label
      cells = [
        cell(ShapeView(SystemColors()), width: 240, height: 60), cell(tinted, width: 240, height: 60),
        cell(button, width: 200, height: 44), cell(target, width: 240, height: 80), cell(ring, width: 100, height: 100),
        cell(ShapeView(Effects()), width: 320, height: 80), cell(turned, width: 240, height: 120),
        cell(UIImageView(image: UIImage(shape: SystemColors())), width: 240, height: 60),
      ]
    }

    private func cell(_ view: UIView, width: CGFloat, height: CGFloat) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.selectionStyle = .none
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
      let margins = cell.contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: width), view.heightAnchor.constraint(equalToConstant: height),
        view.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
        view.topAnchor.constraint(equalTo: margins.topAnchor),
        view.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      ])
      return cell
    }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cells[indexPath.row]
    }
  }
#endif
