import UIKit

// Controllers, windows and the application's delegate.

class DetailController: UIViewController {
  private let number: Int
  private lazy var button: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.go() }, for: .touchUpInside)
    return button
  }()

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
  }

  private func go() {
    present(DetailController(number: number + 1), animated: true)
    DispatchQueue.main.async {
      self.button.isEnabled = false
    }
  }
}

class SplashController: UIViewController {
  let duration: TimeInterval

  init() {
    duration = 1
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    duration = 1
    super.init(coder: coder)
  }
}

class OverlayWindow: UIWindow {
  private let allowsTouches: Bool

  init(scene: UIWindowScene, allowsTouches: Bool) {
    self.allowsTouches = allowsTouches
    super.init(windowScene: scene)
    windowLevel = .alert + 1
  }

  override init(windowScene: UIWindowScene) {
    allowsTouches = false
    super.init(windowScene: windowScene)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var canBecomeKey: Bool { false }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && !allowsTouches ? nil : hit
  }
}

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func applicationWillResignActive(_ application: UIApplication) {
    window?.endEditing(true)
  }
}

@MainActor func firstActiveScene() -> UIWindowScene? {
  UIApplication.shared.connectedScenes
    .compactMap { $0 as? UIWindowScene }
    .first { $0.activationState == .foregroundActive }
}
