import Foundation
import Testing

@testable import UIKitCore

/// The swipe from the left edge that pops, and what keeps it from beginning.
@Suite struct SwipeBackTests {
  private let screen = PresentationScreen()
  private let first: AppearanceTests.Writing, second: AppearanceTests.Writing
  private let stack: UINavigationController

  init() {
    (first, second) = (AppearanceTests.Writing("first", screen.diary), AppearanceTests.Writing("second", screen.diary))
    stack = UINavigationController(rootViewController: first)
    screen.window.rootViewController = stack
    screen.show()
    stack.pushViewController(second, animated: false)
    screen.show()
    _ = take()
  }

  private func take() -> String {
    screen.diary.take().split(separator: " ").filter { !$0.contains("oad") && !$0.contains("ayout") }
      .joined(separator: " ")
  }
  private func swipe(by way: CGFloat) {
    screen.pull(from: CGPoint(x: 5, y: 400), by: CGVector(dx: way, dy: 0), rests: true)
  }

  @Test("the pop begins with the swipe, and ends after the lift", .statements("PR-13"))
  func pops() {
    screen.down(at: CGPoint(x: 5, y: 400))
    screen.move(to: CGPoint(x: 60, y: 400))
    #expect(take() == "second.willNot first.will first.is")
    #expect(stack.topViewController === first && second.parent === stack && second.isMovingFromParent)
    #expect(stack.transitionCoordinator?.isInteractive == true && second.view.window != nil)
    screen.move(to: CGPoint(x: 300, y: 400))
    screen.up(at: CGPoint(x: 300, y: 400))
    #expect(take() == "second.didNot first.did")
    #expect(stack.viewControllers == [first] && second.parent == nil && second.view.window == nil)
    #expect(first.view.window != nil && stack.transitionCoordinator == nil)
  }

  @Test("a finger that goes back leaves everything as it was", .statements("PR-13", "LC-16"))
  func goesBack() {
    swipe(by: 100)
    #expect(take() == "second.willNot first.will first.is first.willNot second.will first.didNot second.is second.did")
    #expect(stack.viewControllers == [first, second] && second.view.window != nil && first.view.window == nil)
    #expect(second.parent === stack && stack.transitionCoordinator == nil)
    swipe(by: 300)
    #expect(stack.viewControllers == [first])
  }

  @Test("the program's change of the stack cancels the swipe", .statements("PR-13"))
  func changes() {
    screen.down(at: CGPoint(x: 5, y: 400))
    screen.move(to: CGPoint(x: 60, y: 400))
    let third = AppearanceTests.Writing("third", screen.diary)
    stack.pushViewController(third, animated: true)
    screen.move(to: CGPoint(x: 350, y: 400))
    screen.up(at: CGPoint(x: 350, y: 400))
    screen.show()
    #expect(stack.viewControllers == [first, second, third] && third.view.window != nil)
    #expect(
      take() == """
        second.willNot first.will first.is first.willNot second.will first.didNot second.is second.did second.willNot \
        third.will third.is second.didNot third.did
        """)
  }

  @Test(
    "a hidden bar, own left items and a hidden back button keep it from beginning", .statements("PR-13"),
    arguments: [
      { stack, _ in stack.isNavigationBarHidden = true },
      { _, item in item.leftBarButtonItem = UIBarButtonItem(title: "Menu", style: .plain, target: nil, action: nil) },
      { _, item in item.hidesBackButton = true },
    ] as [@MainActor @Sendable (UINavigationController, UINavigationItem) -> Void])
  func refuses(change: @MainActor @Sendable (UINavigationController, UINavigationItem) -> Void) {
    let warnings = Warnings()
    screen.application.observer = warnings
    change(stack, second.navigationItem)
    screen.show()
    swipe(by: 300)
    #expect(stack.viewControllers == [first, second] && take() == "")
    #expect(
      warnings.texts.count == 1
        && warnings.texts[0].hasPrefix("the swipe back of UINavigationController does not begin, because "))
    second.navigationItem.leftItemsSupplementBackButton = true
    swipe(by: 300)
    #expect(stack.viewControllers.count == (second.navigationItem.leftBarButtonItem == nil ? 2 : 1))
  }

  @Test("the program's own delegate decides instead, and is warned at the root", .statements("PR-13"))
  func delegate() {
    let warnings = Warnings()
    screen.application.observer = warnings
    stack.isNavigationBarHidden = true
    stack.interactivePopGestureRecognizer?.delegate = nil
    swipe(by: 300)
    #expect(stack.viewControllers == [first] && warnings.texts.isEmpty)
    swipe(by: 300)
    #expect(stack.viewControllers == [first] && warnings.texts.count == 1)
    #expect(warnings.texts.first?.hasPrefix("the swipe back began at the root of UINavigationController") == true)
  }
}
