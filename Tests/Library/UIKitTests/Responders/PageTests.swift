import Foundation
import Testing

@testable import UIKitCore

/// Controllers whose pages turn under a finger, fields of alerts, and the bar's item of a tab controller.
@Suite struct PageTests {
  let application = UIApplication()
  let window: UIWindow

  init() { window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800), application: application) }

  final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = (0..<3).map { _ in UIViewController() }
    var turns: [Bool] = []

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { pages.firstIndex(of: viewController).flatMap { $0 > 0 ? pages[$0 - 1] : nil } }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { pages.firstIndex(of: viewController).flatMap { $0 < 2 ? pages[$0 + 1] : nil } }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { turns.append(completed) }
  }

  private func drag(_ places: [CGFloat]) {
    let start = application.now + 1
    for (index, x) in places.enumerated() {
      let phase: UITouch.Phase = index == 0 ? .began : index == places.count - 1 ? .ended : .moved
      let time = start + Double(index) / 10
      application.enqueue(TouchSample(phase: phase, location: CGPoint(x: x, y: 400), timestamp: time))
    }
    application.processEvents(until: start + 2)
  }

  @Test("a drag by more than half of the width turns the page; a shorter one, or one past the end, does not")
  func turning() {
    let book = Book(), pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    window.rootViewController = pages
    window.makeKeyAndVisible()
    application.processEvents(until: 0)
    drag([300, 280, 200, 200])
    #expect(pages.viewControllers == [book.pages[0]] && book.turns == [false])
    #expect(book.pages[0].view.convert(CGPoint.zero, to: nil) == .zero)
    drag([300, 280, 50, 50])
    #expect(pages.viewControllers == [book.pages[1]] && book.turns == [false, true])
    #expect(book.pages[1].view.window === window && book.pages[0].view.window == nil)
    drag([50, 70, 300, 300])
    drag([50, 70, 300, 300])
    #expect(pages.viewControllers == [book.pages[0]] && book.turns == [false, true, true])
  }

  @Test(
    "both pages hear of a turn when it begins; one that is cancelled is taken back", .statements("LC-23"),
    arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func appearances(_ style: UIPageViewController.TransitionStyle) {
    final class Page: UIViewController {
      static var calls: [String] = []
      var name = ""
      func call(_ call: String) { Page.calls.append("\(name) \(call)") }
      override func viewWillAppear(_ animated: Bool) { call("willAppear") }
      override func viewDidAppear(_ animated: Bool) { call("didAppear") }
      override func viewWillDisappear(_ animated: Bool) { call("willDisappear") }
      override func viewDidDisappear(_ animated: Bool) { call("didDisappear") }
    }
    final class Pair: NSObject, UIPageViewControllerDataSource {
      let pages = [Page(), Page()]
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }
    }
    let pair = Pair(), pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    (pair.pages[0].name, pair.pages[1].name) = ("0", "1")
    pages.dataSource = pair
    pages.setViewControllers([pair.pages[0]], direction: .forward, animated: false)
    window.rootViewController = pages
    window.makeKeyAndVisible()
    application.processEvents(until: 0)
    func calls(_ places: [CGFloat]) -> [String] {
      Page.calls = []
      drag(places)
      return Page.calls
    }
    #expect(
      calls([300, 280, 200, 200]) == [
        "1 willAppear", "0 willDisappear", "0 willAppear", "0 didAppear", "1 willDisappear", "1 didDisappear",
      ])
    #expect(pages.children == [pair.pages[0]] && pair.pages[1].viewIfLoaded?.window == nil)
    #expect(
      calls([300, 280, 50, 50]).sorted() == ["0 didDisappear", "0 willDisappear", "1 didAppear", "1 willAppear"])
    #expect(Page.calls.prefix(2) == ["1 willAppear", "0 willDisappear"])
    #expect(pages.children == [pair.pages[1]] && pair.pages[0].view.window == nil)
  }

  @Test("an alert shows the fields that code has prepared")
  func fields() throws {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    #expect(alert.textFields == nil)
    alert.addTextField { $0.placeholder = "first" }
    alert.addTextField()
    window.rootViewController = alert
    window.makeKeyAndVisible()
    application.processEvents(until: 0)
    let field = try #require(alert.textFields?.first)
    #expect(alert.textFields?.count == 2 && field.placeholder == "first" && field.window === window)
  }

  @Test("a tab controller is told of the item that is tapped before it selects", .statements("PR-04"))
  func items() {
    final class Tabs: UITabBarController {
      var tapped: [String?] = [], before = -1
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        tapped.append(item.title)
        before = selectedIndex
      }
    }
    let tabs = Tabs(),
      pages = ["one", "two"].map { title -> UIViewController in
        let page = UIViewController()
        page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
        return page
      }
    tabs.viewControllers = pages
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    application.processEvents(until: 0)
    let start = application.now + 1, place = CGPoint(x: 300, y: 780)
    application.enqueue(TouchSample(phase: .began, location: place, timestamp: start))
    application.enqueue(TouchSample(phase: .ended, location: place, timestamp: start + 0.1))
    application.processEvents(until: start + 1)
    #expect(tabs.tapped == ["two"] && tabs.before == 0 && tabs.selectedIndex == 1)
    #expect(pages[1].tabBarItem.value(forKey: "view") as? UIView === tabs.tabBar.subviews.last)
  }

  @Test("pages that scroll do so in a scroll view, which code finds, hears and switches off", arguments: [true, false])
  func scrollView(isHorizontal: Bool) throws {
    final class Listener: NSObject, UIScrollViewDelegate {
      var way: [CGFloat] = [], rests = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let offset = scrollView.contentOffset
        way.append(max(offset.x / scrollView.bounds.width, offset.y / scrollView.bounds.height))
      }
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rests += 1 }
    }
    let book = Book(), listener = Listener()
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: isHorizontal ? .horizontal : .vertical)
    (pages.dataSource, pages.delegate) = (book, book)
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    window.rootViewController = pages
    window.makeKeyAndVisible()
    application.processEvents(until: 0)
    let scroll = try #require(pages.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    let page = book.pages[0].view
    #expect(pages.gestureRecognizers.isEmpty && page?.convert(page?.bounds ?? .null, to: nil) == window.bounds)
    func flick() {
      let start = application.now + 1
      for step in 0...10 {
        let way = 100 - CGFloat(step) * 10
        application.enqueue(
          TouchSample(
            phase: step == 0 ? .began : step == 10 ? .ended : .moved,
            location: isHorizontal ? CGPoint(x: 100 + way, y: 400) : CGPoint(x: 200, y: 300 + way),
            timestamp: start + Double(step) / 100))
      }
      application.processEvents(until: start + 2)
    }
    scroll.isScrollEnabled = false
    flick()
    #expect(pages.viewControllers == [book.pages[0]])
    scroll.isScrollEnabled = true
    scroll.delegate = listener
    flick()
    #expect(pages.viewControllers == [book.pages[1]] && book.turns == [true] && listener.rests == 1)
    #expect(listener.way.max() == 2 && listener.way.last == 1 && listener.way.count > 10)
    flick()
    listener.way = []
    flick()
    #expect(pages.viewControllers == [book.pages[2]] && listener.way.allSatisfy { $0 == 1 }, "there is no fourth page")
  }

  @Test("pages that curl turn without a scroll view")
  func curling() {
    let book = Book(), pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    pages.dataSource = book
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    window.rootViewController = pages
    window.makeKeyAndVisible()
    application.processEvents(until: 0)
    drag([300, 280, 50, 50])
    #expect(pages.viewControllers == [book.pages[1]] && !pages.view.subviews.contains { $0 is UIScrollView })
  }
}
