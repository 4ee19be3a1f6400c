import UIKit
import UIKit.UIGestureRecognizerSubclass

// A plain deinit in a subclass of each base.

/// Counts the objects that are alive.
public final class Census: @unchecked Sendable {
  public private(set) var alive = 0

  public init() {}

  public func enter() { alive += 1 }
  public func leave() { alive -= 1 }
}

public final class CountedView: UIView {
  private let census: Census

  public init(census: Census) {
    self.census = census
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    census.enter()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  deinit {
    census.leave()
  }
}

class TemporaryButton: UIButton {
  var onRelease: (@Sendable () -> Void)?
  deinit { onRelease?() }
}

class TemporaryWindow: UIWindow {
  deinit { print("window released") }
}

class TemporaryController: UIViewController {
  deinit { NotificationCenter.default.removeObserver(self) }
}

class TemporaryTable: UITableView {
  deinit { print("table released") }
}

class TemporaryRecognizer: UIGestureRecognizer {
  deinit { print("recognizer released") }
}

class TemporaryTap: UITapGestureRecognizer {
  deinit { print("tap released") }
}

class TemporaryResponder: UIResponder {
  deinit { print("responder released") }
}
