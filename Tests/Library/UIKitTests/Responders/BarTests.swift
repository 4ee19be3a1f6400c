import Foundation
import Testing

@testable import UIKitCore

/// Navigation, tab bars and alerts, as far as touches need them.
@Suite struct BarTests {
  let application = UIApplication()
  let window: UIWindow

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844), application: application)
  }

  /// Shows a controller, and returns taps on the screen.
  func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    application.processEvents(until: 0)
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    let start = application.now + 1, place = CGPoint(x: x, y: y)
    application.enqueue(TouchSample(phase: .began, location: place, timestamp: start))
    application.enqueue(TouchSample(phase: .ended, location: place, timestamp: start + 0.1))
    application.processEvents(until: start + 1)
  }

  func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    application.frontmostView(at: CGPoint(x: x, y: y), with: nil)?.view
  }

  final class Page: UIViewController {
    var calls: [String] = []
    override func viewDidAppear(_ animated: Bool) { calls.append("appeared") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("disappeared") }
  }

  @Test("the bar lies over the shown view, whose safe area begins below it; a tap on Back goes back")
  func navigation() {
    let first = Page(), second = Page(), navigation = UINavigationController(rootViewController: first)
    second.title = "Second"
    show(navigation)
    #expect(first.view.safeAreaInsets.top == 91 && first.navigationController === navigation)
    #expect(hit(200, 400) === first.view && hit(200, 80) === navigation.navigationBar)
    navigation.pushViewController(second, animated: true)
    application.processEvents(until: 0)
    #expect(hit(200, 400) === second.view && navigation.viewControllers == [first, second])
    #expect(first.calls == ["appeared", "disappeared"] && second.calls == ["appeared"])
    #expect(hit(30, 70) is UIButton)
    tap(30, 70)
    #expect(navigation.topViewController === first && hit(200, 400) === first.view && hit(30, 70) is UINavigationBar)
    navigation.isNavigationBarHidden = true
    #expect(hit(200, 80) === first.view && first.view.safeAreaInsets.top == 47)
  }

  @Test("a large title takes 52 points below the bar, and content that scrolls up covers it")
  func largeTitles() {
    let page = Page(), list = UIScrollView(), navigation = UINavigationController(rootViewController: page)
    page.title = "Large"
    list.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    list.contentSize = CGSize(width: 390, height: 2000)
    page.view.addSubview(list)
    navigation.navigationBar.prefersLargeTitles = true
    show(navigation)
    let bar = navigation.navigationBar
    #expect(page.view.safeAreaInsets.top == 143 && bar.frame.height == 143 && list.contentOffset.y == -143)
    #expect(hit(200, 140) === bar || hit(200, 140)?.superview === bar)
    list.contentOffset.y = -121
    #expect(bar.frame.height == 121 && page.view.safeAreaInsets.top == 143)
    list.contentOffset.y = 300
    #expect(bar.frame.height == 91 && hit(200, 100) === list)
    list.contentOffset.y = -143
    #expect(bar.frame.height == 143)
    let small = Page()
    small.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(small, animated: false)
    application.processEvents(until: 1)
    #expect(small.view.safeAreaInsets.top == 91 && bar.frame.height == 91)
    navigation.popViewController(animated: false)
    application.processEvents(until: 2)
    #expect(page.view.safeAreaInsets.top == 143 && bar.frame.height == 143)
  }

  final class OwnBar: UITabBar {}
  final class OwnNavigationBar: UINavigationBar {}

  @Test("programs give containers bars of their own, which keep the views that programs add")
  func ownBars() {
    let tabs = UITabBarController(), pages = [Page(), Page()], bar = OwnBar(), middle = UIButton()
    tabs.viewControllers = pages
    show(tabs)
    middle.frame = CGRect(x: 180, y: -20, width: 30, height: 30)
    bar.addSubview(middle)
    tabs.setValue(bar, forKey: "tabBar")
    application.processEvents(until: 1)
    #expect(tabs.tabBar === bar && bar.superview === tabs.view && bar.items?.count == 2)
    #expect(middle.frame == CGRect(x: 180, y: -20, width: 30, height: 30) && bar.subviews.count == 3)
    tap(300, 800)
    #expect(tabs.selectedIndex == 1)
    bar.items = bar.items
    #expect(middle.superview === bar)

    let navigation = UINavigationController(navigationBarClass: OwnNavigationBar.self, toolbarClass: nil)
    navigation.pushViewController(Page(), animated: false)
    #expect(navigation.navigationBar is OwnNavigationBar)
    show(navigation)
    let other = OwnNavigationBar()
    navigation.setValue(other, forKey: "navigationBar")
    navigation.pushViewController(Page(), animated: false)
    application.processEvents(until: 2)
    #expect(navigation.navigationBar === other && other.superview === navigation.view && hit(30, 70) is UIButton)
  }

  @Test("a drag from the left edge goes back, a short one does not")
  func edgeDrag() {
    let navigation = UINavigationController(rootViewController: Page())
    navigation.pushViewController(Page(), animated: false)
    show(navigation)
    for (end, count) in [(CGFloat(60), 2), (350, 1)] {
      let start = application.now + 1
      application.enqueue(TouchSample(phase: .began, location: CGPoint(x: 2, y: 400), timestamp: start))
      for step in 1...10 {
        let x = 2 + (end - 2) * CGFloat(step) / 10
        application.enqueue(
          TouchSample(phase: .moved, location: CGPoint(x: x, y: 400), timestamp: start + Double(step) / 10))
      }
      application.enqueue(TouchSample(phase: .ended, location: CGPoint(x: end, y: 400), timestamp: start + 2))
      application.processEvents(until: start + 3)
      #expect(navigation.viewControllers.count == count)
    }
  }

  @Test("a button of the bar performs its action; without a target the controller's, up the responder chain")
  func barButton() {
    var count = 0
    let page = Page(), navigation = UINavigationController(rootViewController: page)
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { _ in count += 1 })
    show(navigation)
    tap(360, 70)
    #expect(count == 1)
    page.navigationItem.rightBarButtonItem?.isEnabled = false
    application.processEvents(until: 10)
    tap(360, 70)
    #expect(count == 1)
  }

  @Test("a tab shows its controller")
  func tabs() {
    let pages = [Page(), Page()], tabs = UITabBarController()
    for (index, page) in pages.enumerated() {
      page.tabBarItem = UITabBarItem(title: "\(index)", image: nil, tag: index)
    }
    tabs.viewControllers = pages
    show(tabs)
    #expect(hit(200, 400) === pages[0].view && pages[0].view.safeAreaInsets.bottom == 83)
    tap(300, 780)
    #expect(tabs.selectedIndex == 1 && hit(200, 400) === pages[1].view && pages[0].calls.last == "disappeared")
  }

  @Test("an alert takes all touches; its button dismisses it and runs the handler")
  func alert() {
    var isDone = false
    let page = Page(), alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .destructive) { _ in isDone = true })
    show(page)
    page.present(alert, animated: true)
    #expect(hit(10, 10) === alert.view.superview)
    guard let button = alert.view.viewsInOrder.first(where: { $0 is UIButton }) else {
      Issue.record("no button")
      return
    }
    let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    tap(place.x, place.y)
    #expect(isDone && hit(10, 10) === page.view)
  }
}
