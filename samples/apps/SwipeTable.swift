import UIKit

// Rows that are pulled aside, in a table that scrolls. What it shows: two pans want the same finger. The row's delegate gives
// up a vertical drag before it begins, and so leaves it to the table.

/// A row whose front can be pulled to the left, to uncover a button.
final class SwipeCell: UITableViewCell {
  var onArchive: (() -> Void)?
  let front = UIView()
  let nameLabel = UILabel()
  let archiveButton = UIButton(type: .system)
  private lazy var pull = UIPanGestureRecognizer(target: self, action: #selector(pulled(_:)))
  private let buttonWidth: CGFloat = 100
  /// Where the front was when the pan began.
  private var start: CGFloat = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    archiveButton.setTitle("Archive", for: .normal)
    archiveButton.setTitleColor(.white, for: .normal)
    archiveButton.backgroundColor = .systemRed
    archiveButton.addTarget(self, action: #selector(archive), for: .touchUpInside)
    front.backgroundColor = .white
    contentView.addSubview(archiveButton)
    contentView.addSubview(front)
    front.addSubview(nameLabel)
    pull.delegate = self
    front.addGestureRecognizer(pull)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    archiveButton.frame = CGRect(x: size.width - buttonWidth, y: 0, width: buttonWidth, height: size.height)
    front.frame = CGRect(x: front.frame.minX, y: 0, width: size.width, height: size.height - 1)
    nameLabel.frame = CGRect(x: 20, y: 0, width: size.width - 40, height: size.height - 1)
  }

  /// A table scrolls vertically: only a drag that is more horizontal than vertical belongs to the row.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pull else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    let velocity = pull.velocity(in: self)
    return abs(velocity.x) > abs(velocity.y)
  }

  @objc private func pulled(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      start = front.frame.minX
      move(to: start + pan.translation(in: self).x)
    case .changed:
      move(to: start + pan.translation(in: self).x)
    case .ended, .cancelled:
      let isOpen = front.frame.minX < -buttonWidth / 2
      UIView.animate(withDuration: 0.2) { self.move(to: isOpen ? -self.buttonWidth : 0) }
    default:
      break
    }
  }

  private func move(to x: CGFloat) {
    front.frame.origin.x = min(max(x, -buttonWidth), 0)
  }

  @objc private func archive() {
    onArchive?()
  }
}

final class MailViewController: UIViewController, UITableViewDataSource {
  private let tableView = UITableView(frame: CGRect(x: 0, y: 60, width: 390, height: 720))
  private var names = ["Ada", "Bruno", "Clara", "Dmitri", "Elena", "Farid", "Grace", "Hugo", "Ines", "Jun"]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGray6
    tableView.rowHeight = 88
    tableView.dataSource = self
    view.addSubview(tableView)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let name = names[indexPath.row]
    // The table is short: every row has a cell of its own.
    let cell = SwipeCell(style: .default, reuseIdentifier: nil)
    cell.accessibilityIdentifier = "row\(name)"
    cell.front.accessibilityIdentifier = "front\(name)"
    cell.nameLabel.text = name
    cell.onArchive = { [weak self] in self?.archive(name) }
    return cell
  }

  private func archive(_ name: String) {
    names.removeAll { $0 == name }
    tableView.reloadData()
  }
}
