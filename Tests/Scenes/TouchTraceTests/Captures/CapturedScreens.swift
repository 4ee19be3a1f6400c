import Foundation
import UIKit

/// A screen of ordinary code for iOS on which a touch does not do what its author wanted.
@MainActor struct CapturedScreen: Sendable {
  /// The name of its file in Tests/Captures.
  let name: String
  /// The object that should have got the touch.
  let object: String
  /// The lines of the touch.
  let lines: [String]
  /// Makes the windows of an application and keeps them.
  let make: @MainActor @Sendable (UIApplication) -> [UIWindow]

  private init(
    _ name: String, _ object: String, _ lines: [String], _ make: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.init(name, object, lines) { [CapturedScreen.window($0, make())] }
  }

  private init(
    _ name: String, _ object: String, _ lines: [String],
    windows make: @escaping @MainActor @Sendable (UIApplication) -> [UIWindow]
  ) {
    (self.name, self.object, self.lines, self.make) = (name, object, lines, make)
  }

  private static func window(_ application: UIApplication, _ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844), application: application)
    window.accessibilityIdentifier = "window"
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  static let all: [CapturedScreen] = [
    CapturedScreen("clear-overlay", "payButton", ["tap 195,425"]) { OverlayController() },
    CapturedScreen("table-under-a-tap", "row", ["tap 195,150"]) { DismissController() },
    CapturedScreen("outside-its-container", "badge", ["tap 90,110"]) { BadgeController() },
    CapturedScreen("scroll-view-delays", "card", ["tap 195,250"]) { CardController() },
    CapturedScreen("alpha-zero", "payButton", ["tap 195,425"]) { FadedController() },
    CapturedScreen("under-a-presented-controller", "pan", ["down 195,300", "move 195,360 over 100", "up"]) {
      application in
      let controller = MapController(), window = window(application, controller)
      controller.present(SheetController(), animated: false)
      return [window]
    },
    CapturedScreen("disabled-ancestor", "payButton", ["tap 195,425"]) { BusyController() },
    CapturedScreen("overlay-window", "payButton", ["tap 195,425"]) { application in
      let below = window(application, ShopController())
      let banner = UIWindow(frame: below.frame, application: application)
      banner.accessibilityIdentifier = "bannerWindow"
      banner.windowLevel = .alert
      banner.isHidden = false
      return [below, banner]
    },
    CapturedScreen("hit-area-cut", "closeButton", ["tap 340,66"]) { BarController() },
    CapturedScreen("requires-failure", "single", ["tap 195,425"]) { PhotoController() },
  ]
}

// MARK: - The controllers

/// A controller with a button in the middle.
private class ShopController: UIViewController {
  let payButton = PayButton(frame: CGRect(x: 95, y: 400, width: 200, height: 50))

  override var actionMethods: [Selector: ActionMethod] { [Selector("pay"): ActionMethod {}] }

  override func viewDidLoad() {
    super.viewDidLoad()
    payButton.setTitle("Pay 12.99 €", for: .normal)
    payButton.addTarget(self, action: Selector("pay"), for: .touchUpInside)
    view.addSubview(payButton)
  }
}

private final class PayButton: UIButton {}

/// A clear view for hints, which is never removed.
private final class OverlayController: ShopController {
  let hints = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  override func viewDidLoad() {
    super.viewDidLoad()
    hints.backgroundColor = .clear
    view.addSubview(hints)
  }
}

/// A tap anywhere hides the keyboard, also in the table.
private final class DismissController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 400), style: .plain)
  let row = UITableViewCell(style: .default, reuseIdentifier: nil)
  let dismissTap = UITapGestureRecognizer()

  override var actionMethods: [Selector: ActionMethod] { [Selector("hideKeyboard"): ActionMethod {}] }

  override func viewDidLoad() {
    super.viewDidLoad()
    (table.dataSource, table.delegate, table.rowHeight) = (self, self, 88)
    row.contentView.removeFromSuperview()
    view.addSubview(table)
    dismissTap.addTarget(self, action: Selector("hideKeyboard"))
    view.addGestureRecognizer(dismissTap)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { row }
}

/// A badge that sticks out of its avatar.
private final class BadgeController: UIViewController {
  let avatar = UIView(frame: CGRect(x: 100, y: 120, width: 80, height: 80))
  let badge = UIButton(frame: CGRect(x: -20, y: -20, width: 36, height: 36))

  override var actionMethods: [Selector: ActionMethod] { [Selector("showMessages"): ActionMethod {}] }

  override func viewDidLoad() {
    super.viewDidLoad()
    badge.addTarget(self, action: Selector("showMessages"), for: .touchUpInside)
    view.addSubview(avatar)
    avatar.addSubview(badge)
  }
}

/// A card that highlights itself in `touchesBegan`, too late for a quick tap.
private final class CardController: UIViewController {
  let feed = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
  let card = UIView(frame: CGRect(x: 20, y: 100, width: 350, height: 120))

  override func viewDidLoad() {
    super.viewDidLoad()
    feed.contentSize = CGSize(width: 390, height: 2_000)
    view.addSubview(feed)
    feed.addSubview(card)
  }
}

/// A button that an animation has faded out.
private final class FadedController: ShopController {
  override func viewDidLoad() {
    super.viewDidLoad()
    payButton.alpha = 0
  }
}

/// A pan of the controller below a sheet.
private final class MapController: UIViewController {
  let pan = UIPanGestureRecognizer()

  override var actionMethods: [Selector: ActionMethod] { [Selector("pan"): ActionMethod {}] }

  override func viewDidLoad() {
    super.viewDidLoad()
    pan.addTarget(self, action: Selector("pan"))
    view.addGestureRecognizer(pan)
  }
}

private final class SheetController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "sheet"
    modalPresentationStyle = .overFullScreen
  }
}

/// A form that is switched off while something loads.
private final class BusyController: ShopController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "form"
    view.isUserInteractionEnabled = false
  }
}

/// A small button with an enlarged hit area, in a low bar.
private final class BarController: UIViewController {
  let bar = UIView(frame: CGRect(x: 0, y: 70, width: 390, height: 30))
  let closeButton = WideButton(frame: CGRect(x: 330, y: 5, width: 20, height: 20))

  override var actionMethods: [Selector: ActionMethod] { [Selector("close"): ActionMethod {}] }

  override func viewDidLoad() {
    super.viewDidLoad()
    closeButton.addTarget(self, action: Selector("close"), for: .touchUpInside)
    view.addSubview(bar)
    bar.addSubview(closeButton)
  }
}

private final class WideButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -12, dy: -12).contains(point)
  }
}

/// A single tap that waits for a double tap.
private final class PhotoController: UIViewController {
  let photo = UIImageView(frame: CGRect(x: 45, y: 280, width: 300, height: 300))
  let single = UITapGestureRecognizer(), double = UITapGestureRecognizer()

  override var actionMethods: [Selector: ActionMethod] {
    [Selector("toggleBars"): ActionMethod {}, Selector("zoom"): ActionMethod {}]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    photo.isUserInteractionEnabled = true
    view.addSubview(photo)
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    single.addTarget(self, action: Selector("toggleBars"))
    double.addTarget(self, action: Selector("zoom"))
    photo.addGestureRecognizer(single)
    photo.addGestureRecognizer(double)
  }
}
