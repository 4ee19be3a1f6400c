import UIKit

// A small button in a navigation bar with an enlarged area. What it shows: point(inside:with:) makes a button easier to hit,
// but only where its superviews say yes, too.

/// A button that takes touches up to 24 points beside its picture.
final class EasyButton: UIButton {
  private let margin: CGFloat = 24
  /// A tint of this area, so that it can be seen.
  private let area = CALayer()

  override func layoutSubviews() {
    super.layoutSubviews()
    area.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.2).cgColor
    area.frame = bounds.insetBy(dx: -margin, dy: -margin)
    if area.superlayer == nil { layer.addSublayer(area) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -margin, dy: -margin).contains(point)
  }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: NotesViewController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// A list of notes; the button in the bar adds one.
final class NotesViewController: UIViewController {
  private let addButton = EasyButton(type: .system)
  private let notes = UIStackView(frame: CGRect(x: 20, y: 110, width: 350, height: 0))
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    view.backgroundColor = .systemGray6
    view.accessibilityIdentifier = "page"
    addButton.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
    addButton.setTitle("+", for: .normal)
    addButton.titleLabel?.font = .systemFont(ofSize: 24)
    addButton.addTarget(self, action: #selector(addNote), for: .touchUpInside)
    navigationItem.rightBarButtonItem = UIBarButtonItem(customView: addButton)

    notes.axis = .vertical
    notes.spacing = 8
    notes.distribution = .fillEqually
    view.addSubview(notes)
    // A tap beside the notes ends editing. It must not take the touches of the bar.
    let tap = UITapGestureRecognizer(target: self, action: #selector(tappedBackground))
    view.addGestureRecognizer(tap)
    addNote()
  }

  @objc private func addNote() {
    count += 1
    let label = UILabel()
    label.text = "  Note \(count)"
    label.backgroundColor = .white
    label.layer.cornerRadius = 8
    notes.addArrangedSubview(label)
    notes.frame.size.height = CGFloat(count) * 52
  }

  @objc private func tappedBackground() {
    view.endEditing(true)
  }
}
