import Foundation
import Testing

@testable import UIKit
@testable import UIKitCore

/// Containers and messages of older sources.
@Suite struct SplitTests {
  private final class Chooser: UISplitViewControllerDelegate {
    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { true }
  }
  private final class Tabs: UITabBarController {
    var chosen = 0
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { if selectedIndex == 0 { chosen += 1 } }
  }

  private func split(_ delegate: Chooser?) -> (UISplitViewController, UINavigationController, UIViewController) {
    let first = UINavigationController(rootViewController: UIViewController()), second = UIViewController()
    let split = UISplitViewController()
    split.delegate = delegate
    split.viewControllers = [first, second]
    split.loadViewIfNeeded()
    return (split, first, second)
  }

  @Test func theSecondControllerIsAboveTheFirstOnAPhone() {
    let (split, first, second) = split(nil)
    #expect(split.children == [first] && first.topViewController === second && second.splitViewController === split)
  }

  @Test func theDelegateKeepsTheFirstControllerInFront() {
    let chooser = Chooser(), (split, first, second) = split(chooser)
    #expect(first.topViewController !== second)
    split.showDetailViewController(second, sender: nil)
    #expect(first.topViewController === second)
  }

  @Test func aBarWhoseDelegateIsItsControllerTellsItOnce() throws {
    let fixture = PipelineFixture("window 320x200"), tabs = Tabs()
    tabs.tabBar.delegate = tabs
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let window = try #require(fixture["window"] as? UIWindow)
    window.rootViewController = tabs
    let button = try #require(tabs.tabBar.subviews.last as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(tabs.chosen == 1 && tabs.selectedIndex == 1)
  }

  @Test func anOldMessageCountsItsButtons() {
    let alert = UIAlertView(
      title: "Lost", message: nil, delegate: nil, cancelButtonTitle: "Stop", otherButtonTitles: "Again", "Later")
    #expect(alert.numberOfButtons == 3 && alert.cancelButtonIndex == 0 && alert.buttonTitle(at: 2) == "Later")
  }
}
