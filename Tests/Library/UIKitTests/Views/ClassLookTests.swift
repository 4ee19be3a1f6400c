import Testing

@testable import UIKitCore

/// The looks that an app sets for all objects of a class.
@MainActor @Suite struct ClassLookTests {
  private final class Card: UILabel {}

  private func shown<View: UIView>(_ view: View) -> View {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.addSubview(view)
    return withExtendedLifetime(window) { view }
  }

  @Test func viewsHaveTheLookOfTheirClassOnceTheyAreInAWindow() {
    defer { AppearanceProxy.removeAll() }
    UISwitch.appearance().onTintColor = .red
    let plain = UISwitch(), own = UISwitch()
    own.onTintColor = .green
    #expect(plain.onTintColor == nil)
    #expect(shown(plain).onTintColor == .red)
    #expect(shown(own).onTintColor == .green)
  }

  @Test func whatConcernsTouchesCanBeSetForAClass() {
    defer { AppearanceProxy.removeAll() }
    UIButton.appearance().isExclusiveTouch = true
    UIScrollView.appearance().contentInsetAdjustmentBehavior = .never
    UIScrollView.appearance().delaysContentTouches = false
    let button = shown(UIButton()), scroll = shown(UIScrollView()), label = shown(UILabel())
    #expect(button.isExclusiveTouch && !label.isExclusiveTouch)
    #expect(scroll.contentInsetAdjustmentBehavior == .never && !scroll.delaysContentTouches)
  }

  @Test func theLookOfASubclassWins() {
    defer { AppearanceProxy.removeAll() }
    Card.appearance().textColor = .blue
    UILabel.appearance().textColor = .red
    UIView.appearance().backgroundColor = .yellow
    let card = shown(Card()), label = shown(UILabel())
    #expect(card.textColor == .blue)
    #expect(label.textColor == .red)
    #expect(card.backgroundColor == .yellow)
  }

  @Test func aLookInsideOtherObjectsIsOnlyThatOfViewsInside() {
    defer { AppearanceProxy.removeAll() }
    UILabel.appearance(whenContainedInInstancesOf: [UIScrollView.self]).textColor = .red
    let inside = UILabel(), outside = UILabel(), scroll = UIScrollView(), content = UIView()
    scroll.addSubview(content)
    content.addSubview(inside)
    _ = (shown(scroll), shown(outside))
    #expect(inside.textColor == .red)
    #expect(outside.textColor != .red)
  }

  @Test func aBarHasItsLookAndItsItemsTheColourOfTheirTitles() throws {
    defer { AppearanceProxy.removeAll() }
    UINavigationBar.appearance().barTintColor = .red
    UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
    UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.yellow], for: .normal)
    let page = UIViewController(), navigation = UINavigationController(rootViewController: page)
    page.title = "Cards"
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let bar = navigation.navigationBar
    #expect(bar.barTintColor == .red)
    let title = try #require(bar.subviews.compactMap { $0 as? UILabel }.first)
    #expect(title.textColor == .white)
    let button = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
    #expect(button.titleColor(for: .normal) == .yellow)
  }
}
