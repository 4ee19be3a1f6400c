import Foundation
import Testing

@testable import UIKitCore

/// What touches do in containers: tab bars, navigation bars, content below bars, context menus.
@Suite struct ContainerTouchTests {
  private let application = UIApplication()
  private let window: UIWindow
  private var time: TimeInterval = 1

  init() { window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844), application: application) }

  private func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    application.processEvents(until: application.now)
  }

  private func press(_ x: CGFloat, _ y: CGFloat, for duration: TimeInterval = 0.1) {
    let start = application.now + 1
    application.enqueue(TouchSample(phase: .began, location: CGPoint(x: x, y: y), timestamp: start))
    application.processEvents(until: start)
    application.processEvents(until: start + duration)
    application.enqueue(TouchSample(phase: .ended, location: CGPoint(x: x, y: y), timestamp: start + duration))
    application.processEvents(until: start + duration + 0.01)
  }

  @Test("a tap on the selected tab goes to its root; one on another tab changes no stack", .statements("PR-04"))
  func tabs() {
    final class Told: NSObject, UITabBarControllerDelegate {
      var calls: [String] = []
      var allows = true
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool {
        calls.append("should")
        return allows
      }
      func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        calls.append("did")
      }
    }
    let tabs = UITabBarController(), told = Told()
    let stacks = [0, 1].map { _ in UINavigationController(rootViewController: UIViewController()) }
    tabs.viewControllers = stacks + [UIViewController()]
    tabs.delegate = told
    show(tabs)
    for stack in stacks { for _ in 0..<2 { stack.pushViewController(UIViewController(), animated: false) } }
    application.processEvents(until: application.now)
    press(200, 790)
    #expect(tabs.selectedIndex == 1 && stacks.map(\.viewControllers.count) == [3, 3])
    told.allows = false
    press(200, 790)
    #expect(stacks.map(\.viewControllers.count) == [3, 3])
    told.allows = true
    press(200, 790)
    #expect(stacks.map(\.viewControllers.count) == [3, 1])
    press(350, 790)
    press(350, 790)
    #expect(tabs.selectedIndex == 2)
    #expect(told.calls == ["should", "did", "should", "should", "did", "should", "did", "should", "did"])
  }

  /// A place of a scroll view in a controller.
  nonisolated enum Place: CaseIterable, Sendable { case root, subview, partOf }

  @Test(
    "the content of a scroll view begins below bars, also if the view is a part of a controller's view",
    .statements("PR-05"), arguments: Place.allCases)
  func belowBars(place: Place) {
    final class Page: UIViewController {
      let scrollView = UIScrollView()
      var place = Place.root
      override func loadView() {
        super.loadView()
        if place == .root { return view = scrollView }
        scrollView.frame = place == .subview ? view.bounds : CGRect(x: 0, y: 0, width: 390, height: 300)
        if place == .subview { scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        view.addSubview(scrollView)
      }
    }
    let page = Page()
    page.place = place
    page.scrollView.contentSize = CGSize(width: 390, height: 2000)
    let top = PhaseView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
    page.scrollView.addSubview(top)
    show(UINavigationController(rootViewController: page))
    #expect(page.scrollView.contentOffset.y == -91)
    #expect(page.scrollView.adjustedContentInset.top == 91)
    press(200, 120, for: 0.3)
    #expect(top.phases == ["began", "ended"])
    page.scrollView.contentInsetAdjustmentBehavior = .never
    #expect(page.scrollView.adjustedContentInset.top == 0)
  }

  @Test("a part of a controller's view has the part of the safe area that reaches into it", .statements("PR-05"))
  func partOfSafeArea() {
    let page = UIViewController(), scrollView = UIScrollView(frame: CGRect(x: 0, y: 400, width: 390, height: 434))
    page.view.addSubview(scrollView)
    show(page)
    #expect(scrollView.adjustedContentInset == .zero, "the content does not scroll")
    scrollView.contentSize.height = 500
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 0, left: 0, bottom: 24, right: 0))
    scrollView.frame.size.height = 400
    #expect(scrollView.adjustedContentInset == .zero)
  }

  @Test("without bars, content that does not scroll stays where it is", .statements("PR-05"))
  func noBars() {
    let page = UIViewController(), scrollView = UIScrollView()
    page.view = scrollView
    show(page)
    #expect(scrollView.contentOffset.y == 0)
    scrollView.contentSize.height = 2000
    scrollView.setNeedsLayout()
    application.processEvents(until: application.now)
    #expect(scrollView.contentOffset.y == -47)
  }

  @Test("content that does not scroll begins below bars in a navigation controller alone", .statements("PR-05"))
  func ownContainer() {
    let outer = UIViewController(), page = UIViewController(), scrollView = UIScrollView()
    page.view = scrollView
    outer.addChild(page)
    outer.view.addSubview(scrollView)
    page.didMove(toParent: outer)
    scrollView.frame = outer.view.bounds
    show(outer)
    #expect(scrollView.adjustedContentInset.top == 0)
    show(UINavigationController(rootViewController: outer))
    #expect(scrollView.adjustedContentInset.top == 91)
  }

  @Test("a bar has its place when the view below it is loaded")
  func barBeforeView() {
    final class Page: UIViewController {
      var bottomOfBar: CGFloat?
      override func viewDidLoad() { bottomOfBar = navigationController?.navigationBar.frame.maxY }
    }
    let page = Page()
    show(UINavigationController(rootViewController: page))
    #expect(page.bottomOfBar == 91)
  }

  @Test("a tap hides the bars and another one shows them, if the controller says so", .statements("PR-06"))
  func barsOnTap() {
    let page = UIViewController(), stack = UINavigationController(rootViewController: page)
    let button = UIButton(frame: CGRect(x: 0, y: 400, width: 390, height: 50))
    page.view.addSubview(button)
    show(stack)
    press(200, 300)
    #expect(!stack.isNavigationBarHidden)
    stack.hidesBarsOnTap = true
    press(200, 300)
    #expect(stack.isNavigationBarHidden && stack.navigationBar.isHidden && page.view.safeAreaInsets.top == 47)
    press(200, 425)
    #expect(stack.isNavigationBarHidden)
    press(200, 300)
    #expect(!stack.isNavigationBarHidden)
    press(200, 70)
    #expect(!stack.isNavigationBarHidden)
    stack.hidesBarsOnTap = false
    press(200, 300)
    #expect(!stack.isNavigationBarHidden && stack.barHideOnTapGestureRecognizer.view == nil)
  }

  final class Menus: NSObject, UIContextMenuInteractionDelegate {
    var places: [CGPoint] = []
    var hasMenu = true
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      places.append(location)
      return hasMenu ? UIContextMenuConfiguration() : nil
    }
  }

  @Test(
    "a long press asks for the menu once, with its place, and a short tap asks nothing", .statements("PR-07"),
    arguments: [true, false])
  func menu(hasMenu: Bool) {
    let page = UIViewController(), menus = Menus(),
      view = PhaseView(frame: CGRect(x: 100, y: 200, width: 100, height: 90))
    let interaction = UIContextMenuInteraction(delegate: menus)
    menus.hasMenu = hasMenu
    page.view.addSubview(view)
    view.addInteraction(interaction)
    show(page)
    press(130, 240)
    #expect(menus.places == [] && view.phases == ["began", "ended"])
    view.phases = []
    press(130, 240, for: 0.8)
    #expect(menus.places == [CGPoint(x: 30, y: 40)])
    #expect(view.phases == ["began", hasMenu ? "cancelled" : "ended"])
    #expect(interaction.location(in: page.view) == CGPoint(x: 130, y: 240))
    view.removeInteraction(interaction)
    press(130, 240, for: 0.8)
    #expect(menus.places.count == 1 && (view.gestureRecognizers ?? []).isEmpty)
  }
}
