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

  /// Keeps what it is sent.
  final class Receiver: UIViewController {
    var senders: [AnyObject] = []
    override var actionMethods: [Selector: ActionMethod] {
      ["save:": ActionMethod { [unowned self] in senders.append($0 as AnyObject) }]
    }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { sender is UIBarButtonItem }
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test("an action of a bar item gets the item as its sender, by a target, by the chain and in a closure")
  func senders() {
    let receiver = Receiver(), saving = UIBarButtonItem(title: "Save", style: .done, target: receiver, action: "save:")
    let open = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: "save:")
    var sender: Any?
    let closure = UIBarButtonItem(primaryAction: UIAction(title: "Do") { sender = $0.sender })
    receiver.navigationItem.rightBarButtonItems = [saving, open, closure]
    show(UINavigationController(rootViewController: receiver))
    receiver.becomeFirstResponder()
    for item in [saving, open, closure] {
      let place = item.shownView.map { $0.convert(CGPoint(x: 10, y: 10), to: nil) }
      tap(place?.x ?? 0, place?.y ?? 0)
    }
    #expect(receiver.senders.count == 2 && receiver.senders[0] === saving && receiver.senders.last === open)
    #expect(sender as? UIBarButtonItem === closure)
  }

  @Test("the bar lies over the shown view, whose safe area begins below it; a tap on Back goes back")
  func navigation() {
    let first = Page(), second = Page(), navigation = UINavigationController(rootViewController: first)
    second.title = "Second"
    show(navigation)
    #expect(first.view.safeAreaInsets.top == 91 && first.navigationController === navigation)
    #expect(hit(200, 400) === first.view && hit(200, 80) === navigation.navigationBar)
    let bar = navigation.navigationBar
    #expect(bar.frame == CGRect(x: 0, y: 47, width: 390, height: 44) && hit(200, 40) === first.view)
    #expect(bar.subviews[0].frame == CGRect(x: 0, y: -47, width: 390, height: 91))
    navigation.pushViewController(second, animated: true)
    application.processEvents(until: 0)
    application.processEvents(until: 0.5)
    #expect(hit(200, 400) === second.view && navigation.viewControllers == [first, second])
    #expect(first.calls == ["appeared", "disappeared"] && second.calls == ["appeared"])
    #expect(hit(30, 70) is UIButton)
    tap(30, 70)
    #expect(navigation.topViewController === first && hit(200, 400) === first.view && hit(30, 70) is UINavigationBar)
    navigation.isNavigationBarHidden = true
    #expect(hit(200, 80) === first.view && first.view.safeAreaInsets.top == 47)
  }

  /// The colours of the background of a bar.
  private func fills(_ bar: UIView) -> [ColorValue] {
    bar.subviews[0].ownDrawing.compactMap { if case .fill(_, _, let color) = $0.kind { color } else { nil } }
  }

  private func color(_ color: UIColor) -> ColorValue { ColorValue(color.cgColor) }

  @Test("a bar has the background of its look at the edge, and of the standard look over content that has scrolled")
  func navigationLooks() {
    let page = UIViewController(), list = UIScrollView(), navigation = UINavigationController(rootViewController: page)
    list.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    list.contentSize.height = 2000
    page.view.addSubview(list)
    let bar = navigation.navigationBar, standard = UINavigationBarAppearance(), edge = UINavigationBarAppearance()
    bar.barTintColor = .red
    show(navigation)
    #expect(fills(bar) == [])
    list.contentOffset.y = 100
    #expect(fills(bar) == [color(.red)])
    standard.configureWithOpaqueBackground()
    standard.backgroundColor = .blue
    bar.standardAppearance = standard
    #expect(fills(bar) == [color(.blue)])
    list.contentOffset.y = -91
    #expect(fills(bar) == [])
    edge.backgroundColor = .green
    page.navigationItem.scrollEdgeAppearance = edge
    #expect(fills(bar) == [color(.green)])
    edge.configureWithTransparentBackground()
    #expect(fills(bar) == [])
    list.contentOffset.y = 100
    (bar.standardAppearance, bar.barTintColor) = (UINavigationBarAppearance(), nil)
    #expect(fills(bar) == [color(UIBlurEffect(style: .systemChromeMaterial).tint)])
  }

  @Test("a search stands below the title, goes under content before a large title, and is alone while it goes on")
  func search() throws {
    let page = UIViewController(), list = UIScrollView(), navigation = UINavigationController(rootViewController: page)
    let search = UISearchController(), bar = navigation.navigationBar
    list.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    list.contentSize.height = 2000
    page.view.addSubview(list)
    page.title = "Fruits"
    page.navigationItem.searchController = search
    bar.prefersLargeTitles = true
    show(navigation)
    let field = search.searchBar.searchTextField
    #expect(bar.frame.maxY == 47 + 44 + 52 + 52 && page.view.safeAreaInsets.top == bar.frame.maxY)
    #expect(hit(100, 169) === field)
    list.contentOffset.y = -195 + 60
    application.processEvents(until: application.now + 1)
    #expect(bar.frame.maxY == 47 + 44 + 44 && hit(100, 169) === list)
    list.contentOffset.y = -195
    application.processEvents(until: application.now + 1)
    tap(100, 169)
    application.processEvents(until: application.now + 1)
    #expect(search.isActive && field.isFirstResponder && bar.frame.maxY == 47 + 52 && hit(100, 73) === field)
    let cancel = try #require(search.searchBar.subviews.compactMap { $0 as? UIButton }.first)
    #expect(hit(345, 73) === cancel)
    tap(345, 73)
    application.processEvents(until: application.now + 1)
    #expect(!search.isActive && bar.frame.maxY == 195)
    page.navigationItem.searchController = nil
    application.processEvents(until: application.now + 1)
    #expect(bar.frame.maxY == 143 && page.view.safeAreaInsets.top == 143)
  }

  @Test("a view begins below a bar that is not translucent, or if its controller wants no edge behind bars")
  func opaqueBar() {
    let page = Page(), navigation = UINavigationController(rootViewController: page)
    show(navigation)
    for _ in 0..<2 {
      navigation.navigationBar.isTranslucent = false
      application.processEvents(until: application.now + 1)
      #expect(page.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753) && page.view.safeAreaInsets.top == 0)
      page.extendedLayoutIncludesOpaqueBars = true
      application.processEvents(until: application.now + 1)
      #expect(page.view.frame.minY == 0 && page.view.safeAreaInsets.top == 91)
      page.edgesForExtendedLayout = []
      application.processEvents(until: application.now + 1)
      #expect(page.view.frame.minY == 91)
      (page.extendedLayoutIncludesOpaqueBars, page.edgesForExtendedLayout) = (false, .all)
    }
    application.processEvents(until: application.now + 1)
    page.view.frame.origin.y = -100
    page.title = "Moved"
    application.processEvents(until: application.now + 1)
    #expect(page.view.frame.minY == -100, "a view that the program moves stays there")
  }

  @Test("the back button has the title of the item behind")
  func backTitles() {
    let first = Page(), navigation = UINavigationController(rootViewController: first)
    func title() -> String? {
      navigation.pushViewController(Page(), animated: false)
      application.processEvents(until: application.now + 1)
      let titles = navigation.navigationBar.subviews.compactMap { ($0 as? UIButton)?.currentTitle }
      navigation.popViewController(animated: false)
      return titles.first
    }
    show(navigation)
    #expect(title() == "Back")
    first.title = "Labs"
    #expect(title() == "Labs")
    first.navigationItem.backButtonTitle = "All"
    #expect(title() == "All")
    first.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Up", style: .plain, target: nil, action: nil)
    #expect(title() == "Up")
    first.navigationItem.backBarButtonItem = nil
    first.navigationItem.backButtonTitle = "A title that is too long"
    #expect(title() == "Back")
  }

  @Test("the buttons of bars have the looks of their kind and of their state")
  func buttonLooks() throws {
    let page = Page(), navigation = UINavigationController(rootViewController: Page()),
      look = UINavigationBarAppearance()
    let items = ["Plain", "Done", "Own"].map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
    items[1].style = .done
    items[2].setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .normal)
    page.navigationItem.rightBarButtonItems = items
    page.navigationItem.leftItemsSupplementBackButton = true
    look.buttonAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 11),
    ]
    look.buttonAppearance.highlighted.titleTextAttributes = [.foregroundColor: UIColor.green]
    look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
    look.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.cyan]
    navigation.navigationBar.standardAppearance = look
    navigation.pushViewController(page, animated: false)
    show(navigation)
    func button(_ title: String) throws -> UIButton {
      let all = navigation.navigationBar.viewsInOrder.compactMap { $0 as? UIButton }
      return try #require(all.first { $0.currentTitle == title })
    }
    #expect(try button("Plain").titleColor(for: .normal) == .red && button("Plain").titleLabel?.font.pointSize == 11)
    #expect(try button("Plain").titleColor(for: .highlighted) == .green)
    #expect(try button("Done").titleColor(for: .normal) == .blue && button("Own").titleColor(for: .normal) == .brown)
    #expect(try button("Back").titleColor(for: .normal) == .cyan)
  }

  @Test("the texts of an alert follow changes while it is shown")
  func alertTexts() {
    let page = Page(), alert = UIAlertController(title: "Time", message: "120", preferredStyle: .alert)
    show(page)
    page.present(alert, animated: false)
    application.processEvents(until: application.now + 1)
    let height = alert.view.frame.height
    (alert.title, alert.message) = ("Left", "119\nseconds")
    application.processEvents(until: application.now + 1)
    func texts(_ view: UIView) -> [String] { (view as? UILabel)?.text.map { [$0] } ?? view.subviews.flatMap(texts) }
    #expect(texts(alert.view).prefix(2) == ["Left", "119\nseconds"] && alert.view.frame.height > height)
  }

  @Test("a title view without a size has that of its content; a search bar fills the room")
  func titleViews() {
    let page = Page(), button = UIButton(type: .system), search = UISearchBar()
    let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
    for label in stack.arrangedSubviews { (label as? UILabel)?.text = "two words" }
    button.setTitle("Some long title", for: .normal)
    page.navigationItem.titleView = button
    show(UINavigationController(rootViewController: page))
    let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    #expect(button.bounds.size == button.intrinsicContentSize && middle.x == 195)
    #expect(hit(middle.x, middle.y) === button)
    button.setTitle("Short", for: .normal)
    page.navigationController?.navigationBar.setNeedsLayout()
    application.processEvents(until: application.now)
    #expect(button.bounds.width == button.intrinsicContentSize.width)
    page.navigationItem.titleView = stack
    application.processEvents(until: application.now)
    #expect(stack.bounds.width > 50 && stack.bounds.height > 10)
    let other = UIStackView(arrangedSubviews: [UISwitch(), UISwitch()])
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: other)
    #expect(other.bounds.size == CGSize(width: 2 * UISwitch().bounds.width, height: UISwitch().bounds.height))
    page.navigationItem.rightBarButtonItem = nil
    page.navigationItem.titleView = search
    application.processEvents(until: application.now)
    #expect(search.bounds.width > 300)
    page.navigationItem.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 20))
    application.processEvents(until: application.now)
    #expect(page.navigationItem.titleView?.bounds.size == CGSize(width: 70, height: 20))
  }

  @Test("a title has the colour of the attributes, and stays between the buttons")
  func titles() throws {
    let page = UIViewController(), navigation = UINavigationController(rootViewController: page)
    page.title = "A title that is much longer than the room between two buttons of a bar"
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Refresh", image: nil, target: page, action: Selector("refresh"))
    page.navigationItem.rightBarButtonItem?.tintColor = .red
    navigation.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.blue]
    show(navigation)
    navigation.navigationBar.layoutIfNeeded()
    let views = navigation.navigationBar.subviews
    let title = try #require(views.compactMap { $0 as? UILabel }.first)
    let button = try #require(views.compactMap { $0 as? UIButton }.first)
    #expect(title.textColor == .blue && button.tintColor == .red && button.currentTitle == "Refresh")
    #expect(title.frame.minX == 8 && title.frame.maxX == button.frame.minX)
  }

  @Test("a toolbar that is not hidden shows the items of the shown controller, and takes 44 points of the safe area")
  func toolbar() {
    let page = Page(), second = Page(), navigation = UINavigationController(rootViewController: page)
    var taps = 0
    page.toolbarItems = [
      .flexibleSpace(), UIBarButtonItem(title: "Share", primaryAction: UIAction { _ in taps += 1 }),
    ]
    show(navigation)
    #expect(hit(370, 790) === page.view && page.view.safeAreaInsets.bottom == 34)
    navigation.isToolbarHidden = false
    application.processEvents(until: application.now + 1)
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 766, width: 390, height: 78))
    #expect(page.view.safeAreaInsets.bottom == 78 && hit(100, 790) === navigation.toolbar)
    tap(360, 788)
    #expect(taps == 1)
    navigation.pushViewController(second, animated: false)
    #expect(navigation.toolbar.items == nil)
    navigation.setToolbarHidden(true, animated: true)
    application.processEvents(until: application.now + 1)
    #expect(hit(370, 790) === second.view && second.view.safeAreaInsets.bottom == 34)
  }

  @Test("the selected item of a tab bar has the tint colour; a bar in constraints is 49 points high")
  func tabLooks() throws {
    let bar = UITabBar(), page = Page()
    bar.items = [UITabBarItem(title: "One", image: nil, tag: 0), UITabBarItem(title: "Two", image: nil, tag: 1)]
    (bar.tintColor, bar.translatesAutoresizingMaskIntoConstraints) = (.red, false)
    show(page)
    page.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: page.view.safeAreaLayoutGuide.bottomAnchor),
    ])
    page.view.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 761, width: 390, height: 49))
    tap(300, 780)
    let buttons = bar.subviews.compactMap { $0 as? UIButton }
    #expect(bar.selectedItem === bar.items?[1] && buttons[1].tintColor == .red && buttons[0].tintColor != .red)
    bar.unselectedItemTintColor = .blue
    #expect(buttons.map(\.tintColor) == [.blue, .red])
  }

  @Test(
    "the background of a bar is its first subview, which takes no touches; a tab has views of its picture and its title"
  )
  func subviews() throws {
    let pages = [Page(), Page()], tabs = UITabBarController(),
      navigation = UINavigationController(rootViewController: Page())
    for page in pages { page.tabBarItem = UITabBarItem(title: "Page", image: UIImage(systemName: "star"), tag: 0) }
    pages[1].tabBarItem.isEnabled = false
    tabs.viewControllers = pages + [navigation]
    tabs.tabBar.tintColor = .red
    tabs.selectedIndex = 2
    show(tabs)
    for bar in [tabs.tabBar, navigation.navigationBar, UIToolbar()] {
      let background = try #require(bar.subviews.first)
      #expect(
        background is _UIBarBackground && background.touchRefusal != nil && background.frame.maxY == bar.bounds.maxY)
    }
    #expect(hit(200, 835) === tabs.tabBar && tabs.tabBar.subviews.count == 4)
    var pictures: [UIImageView] = [], labels: [UILabel] = []
    for index in 0..<2 {
      let button = tabs.tabBar.subviews[index + 1]
      pictures.append(try #require(button.subviews.first as? UIImageView))
      labels.append(try #require(button.subviews.last as? UILabel))
      #expect(hit(CGFloat(index) * 130 + 60, 770) === button)
    }
    #expect(labels[0].text == "Page" && labels[0].textColor == pictures[0].tintColor && labels[0].textColor != .red)
    #expect(labels[1].textColor == .tertiaryLabel && pictures[1].tintColor == .tertiaryLabel)
    tap(60, 770)
    #expect(labels[0].textColor == .red && pictures[0].tintColor == .red)
    pictures[0].transform = CGAffineTransform(scaleX: 2, y: 2)
    tabs.tabBar.subviews[1].setNeedsLayout()
    application.processEvents(until: application.now + 1)
    #expect(pictures[0].bounds.size == pictures[0].image?.size && pictures[0].center == CGPoint(x: 65, y: 18))
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
    #expect(page.view.safeAreaInsets.top == 143 && bar.frame.maxY == 143 && list.contentOffset.y == -143)
    #expect(hit(200, 140) === bar || hit(200, 140)?.superview === bar)
    list.contentOffset.y = -121
    #expect(bar.frame.maxY == 121 && page.view.safeAreaInsets.top == 143)
    list.contentOffset.y = 300
    #expect(bar.frame.maxY == 91 && hit(200, 100) === list)
    list.contentOffset.y = -143
    #expect(bar.frame.maxY == 143)
    let small = Page()
    small.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(small, animated: false)
    application.processEvents(until: 1)
    #expect(small.view.safeAreaInsets.top == 91 && bar.frame.maxY == 91)
    navigation.popViewController(animated: false)
    application.processEvents(until: 2)
    #expect(page.view.safeAreaInsets.top == 143 && bar.frame.maxY == 143)
  }

  final class OwnBar: UITabBar {}
  final class OwnNavigationBar: UINavigationBar {}

  @Test("programs give containers bars of their own, which keep the views that programs add")
  func ownBars() {
    let tabs = UITabBarController(), pages = [Page(), Page()], bar = OwnBar(), middle = UIButton()
    tabs.viewControllers = pages
    tabs.loadViewIfNeeded()
    #expect(tabs.tabBar.bounds == CGRect(x: 0, y: 0, width: tabs.view.bounds.width, height: 49))
    show(tabs)
    middle.frame = CGRect(x: 180, y: -20, width: 30, height: 30)
    bar.addSubview(middle)
    tabs.setValue(bar, forKey: "tabBar")
    application.processEvents(until: 1)
    #expect(tabs.tabBar === bar && bar.superview === tabs.view && bar.items?.count == 2)
    #expect(middle.frame == CGRect(x: 180, y: -20, width: 30, height: 30) && bar.subviews.count == 4)
    tap(300, 800)
    #expect(tabs.selectedIndex == 1)
    bar.items = bar.items
    #expect(middle.superview === bar)
    pages[0].tabBarItem.title = "Now"
    pages[0].tabBarItem.isEnabled = false
    #expect(bar.subviews.contains { ($0 as? UIButton)?.currentTitle == "Now" })
    tap(100, 800)
    #expect(tabs.selectedIndex == 1)

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
    application.processEvents(until: 0.5)
    #expect(hit(10, 10) === alert.view.superview)
    guard let button = alert.view.viewsInOrder.first(where: { $0 is UIButton }) else {
      Issue.record("no button")
      return
    }
    let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    tap(place.x, place.y)
    application.processEvents(until: application.now + 0.5)
    #expect(isDone && hit(10, 10) === page.view)
  }
}
