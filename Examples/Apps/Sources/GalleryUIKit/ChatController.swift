#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import ExampleShapes
  import UIKit

  /// A table with bubbles that are as large as their text needs: `ChatController(style: .plain)`.
  public final class ChatController: UITableViewController {
    public override func viewDidLoad() {
      super.viewDidLoad()
      title = "Chat"
      tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.identifier)
      tableView.separatorStyle = .none
    }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      Message.examples.count
    }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: MessageCell.identifier, for: indexPath)
      (cell as? MessageCell)?.show(Message.examples[indexPath.row])
      return cell
    }
  }
#endif
