import Foundation
import Testing

@testable import UIKitCore

/// The beginnings and the ends of presentations and pushes without an animator of the app.
@Suite struct TransitionTimeTests {
  private let screen = PresentationScreen()
  private var diary: AppearanceTests.Diary { screen.diary }
  private var back: UIViewController { screen.back }
  private var front: UIViewController { screen.front }

  private func wait(_ seconds: TimeInterval) {
    screen.application.processEvents(until: screen.application.now + seconds)
  }

  /// The calls of a controller about its appearance, from the diary.
  private func appearances(of name: String) -> [Substring] {
    diary.take().split(separator: " ").filter { call in
      call.hasPrefix("\(name).") && !["oad", "ayout"].contains { call.contains($0) }
    }
  }

  /// Shows the first of two tabs, `first` and `second`.
  private func showTabs() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = ["first", "second"].map { AppearanceTests.Writing($0, diary) }
    screen.window.rootViewController = tabs
    screen.show()
    _ = diary.take()
    return tabs
  }

  @Test("an animated presentation begins after the code, and ends with the animation", .statements("LC-18"))
  func presents() {
    front.modalPresentationStyle = .fullScreen
    back.present(front, animated: true) { [diary] in diary.lines.append("done") }
    #expect(back.presentedViewController === front && front.isBeingPresented && front.view.window == nil)
    #expect(diary.take() == "")
    screen.begin()
    #expect(diary.take() == "back.willNot front.will front.is")
    #expect(screen.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === front.view && back.view.window != nil)
    wait(0.39)
    #expect(diary.take() == "" && front.isBeingPresented && front.transitionCoordinator != nil)
    wait(0.01)
    #expect(diary.take() == "front.did back.didNot done")
    #expect(!front.isBeingPresented && front.transitionCoordinator == nil && back.view.window == nil)
  }

  @Test("a presentation that a time-out asks for begins before later time-outs", .statements("LC-18"))
  func timesOut() {
    let application = screen.application
    front.modalPresentationStyle = .fullScreen
    _ = application.schedule(after: 0.2) { [back, front] in back.present(front, animated: true) }
    _ = application.schedule(after: 5) {}
    wait(0.59)
    #expect(diary.take() == "back.willNot front.will front.is")
    wait(0.02)
    #expect(diary.take() == "front.did back.didNot")
  }

  @Test("a dismissal keeps the presented controller until its end", .statements("LC-18"))
  func dismisses() {
    screen.present(.fullScreen)
    _ = diary.take()
    back.dismiss(animated: true) { [diary, back] in diary.lines.append("\(back.presentedViewController == nil)") }
    #expect(diary.take() == "" && front.isBeingDismissed)
    screen.begin()
    #expect(diary.take() == "front.willNot back.will back.is" && back.presentedViewController === front)
    #expect(screen.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === back.view)
    wait(0.4)
    #expect(diary.take() == "back.did front.didNot true" && !front.isBeingDismissed)
  }

  @Test("without animation all happens inside the call", .statements("LC-18"))
  func atOnce() {
    back.present(front, animated: false) { [diary] in diary.lines.append("done") }
    #expect(diary.take() == "front.will front.is front.did done")
    back.dismiss(animated: false) { [diary] in diary.lines.append("done") }
    #expect(diary.take() == "front.willNot front.didNot done" && back.presentedViewController == nil)
  }

  @Test("code that has presented or dismissed cannot dismiss or present, and is warned", .statements("LC-18"))
  func inProgress() {
    let third = UIViewController()
    back.present(front, animated: true)
    back.dismiss(animated: true) { [diary] in diary.lines.append("dismissed") }
    screen.show()
    #expect(back.presentedViewController === front && front.view.window != nil)
    #expect(!diary.lines.contains("dismissed"))
    back.dismiss(animated: true)
    back.present(third, animated: true)
    screen.show()
    #expect(back.presentedViewController == nil && third.presentingViewController == nil)
  }

  @Test("a later turn does not wait for the end of what is seen already", .statements("LC-18"))
  func laterTurn() {
    back.present(front, animated: true) { [diary] in diary.lines.append("presented") }
    wait(0.1)
    back.dismiss(animated: true) { [diary] in diary.lines.append("dismissed") }
    #expect(diary.take() == "front.will front.is front.did presented")
    wait(0.1)
    back.present(front, animated: true)
    #expect(diary.take() == "front.willNot front.didNot dismissed")
    screen.show()
    #expect(diary.take() == "front.will front.is front.did" && front.view.window != nil)
  }

  @Test("the completion of a dismissal, and the handler of an alert, can present", .statements("LC-18"))
  func chain() {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Yes", style: .default) { [back, front, diary] _ in
        diary.lines.append("handler \(back.presentedViewController == nil)")
        back.present(front, animated: true)
      })
    back.present(alert, animated: true)
    screen.show()
    _ = diary.take()
    let button = alert.view.viewsInOrder.lazy.compactMap { $0 as? UIButton }.first
    button?.sendActions(for: .touchUpInside)
    screen.begin()
    #expect(diary.take() == "" && alert.view.window == nil)
    screen.show()
    #expect(diary.take() == "handler true front.will front.is")
    screen.show()
    #expect(back.presentedViewController === front)
  }

  @Test("an animated push ends with its animation, and another change ends it at once", .statements("LC-18"))
  func pushes() {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      let diary: AppearanceTests.Diary
      init(_ diary: AppearanceTests.Diary) { self.diary = diary }
      func navigationController(_ stack: UINavigationController, didShow top: UIViewController, animated: Bool) {
        diary.lines.append("shown")
      }
    }
    let first = AppearanceTests.Writing("first", diary), second = AppearanceTests.Writing("second", diary)
    let stack = UINavigationController(rootViewController: first), delegate = Delegate(diary)
    screen.window.rootViewController = stack
    screen.show()
    stack.delegate = delegate
    func take() -> String {
      diary.take().split(separator: " ").filter { !$0.contains("oad") && !$0.contains("ayout") }.joined(separator: " ")
    }
    _ = take()
    stack.pushViewController(second, animated: true)
    screen.begin()
    #expect(take() == "first.willNot second.will second.is" && second.view.window != nil && first.view.window == nil)
    wait(0.34)
    #expect(take() == "" && second.transitionCoordinator != nil)
    wait(0.01)
    #expect(take() == "first.didNot second.did shown" && second.transitionCoordinator == nil)
    stack.popViewController(animated: true)
    screen.begin()
    #expect(take() == "second.willNot first.will first.is" && second.parent === stack)
    stack.pushViewController(second, animated: true)
    #expect(take() == "second.didNot first.did shown")
    screen.begin()
    screen.show()
    #expect(take() == "first.willNot second.will second.is first.didNot second.did shown")
    #expect(stack.children == [first, second] && second.view.window != nil)
  }

  @Test("a tab that has just come has appeared before a presentation covers it", .statements("LC-18"))
  func presentsOverATabThatComes() {
    let tabs = showTabs()
    front.modalPresentationStyle = .fullScreen
    tabs.selectedIndex = 1
    tabs.present(front, animated: true)
    screen.show()
    #expect(
      appearances(of: "second") == ["second.will", "second.is", "second.did", "second.willNot", "second.didNot"])
  }
  @Test("a tab that goes before its layout has appeared first", .statements("LC-18"))
  func goesBeforeItsLayout() {
    let tabs = showTabs()
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0
    screen.show()
    #expect(
      appearances(of: "second") == ["second.will", "second.is", "second.did", "second.willNot", "second.didNot"])
  }

  @Test("a page that a dismissal uncovers has appeared before a push hides it", .statements("LC-18"))
  func pushesOverAPageThatComes() {
    let first = AppearanceTests.Writing("first", diary)
    let stack = UINavigationController(rootViewController: first)
    screen.window.rootViewController = stack
    front.modalPresentationStyle = .fullScreen
    stack.present(front, animated: true)
    screen.show()
    _ = diary.take()
    stack.dismiss(animated: true)
    screen.begin()
    stack.pushViewController(UIViewController(), animated: true)
    screen.begin()
    screen.show()
    #expect(appearances(of: "first") == ["first.will", "first.is", "first.did", "first.willNot", "first.didNot"])
  }

  @Test(
    "a page that a dismissal uncovers has appeared before a push in its layout hides it", .statements("LC-18"),
    arguments: [true, false])
  func pushesInTheLayoutOfAPageThatComes(isAnimated: Bool) {
    let first = AppearanceTests.Writing("first", diary), stack = UINavigationController(rootViewController: first)
    screen.window.rootViewController = stack
    front.modalPresentationStyle = .fullScreen
    stack.present(front, animated: true)
    screen.show()
    _ = diary.take()
    first.onCall = { [unowned first] call in
      guard call == "willLayout" else { return }
      first.onCall = nil
      stack.pushViewController(UIViewController(), animated: true)
    }
    first.view.setNeedsLayout()
    stack.dismiss(animated: isAnimated)
    screen.begin()
    screen.show()
    #expect(appearances(of: "first") == ["first.will", "first.is", "first.did", "first.willNot", "first.didNot"])
    #expect(front.view.window == nil && first.view.window == nil)
  }

  @Test("of two pushes in one go the second one is shown, and ends with the next change", .statements("LC-18"))
  func pushesTwice() {
    let stack = UINavigationController(rootViewController: AppearanceTests.Writing("first", diary))
    screen.window.rootViewController = stack
    screen.show()
    _ = diary.take()
    stack.pushViewController(AppearanceTests.Writing("second", diary), animated: true)
    let third = AppearanceTests.Writing("third", diary)
    stack.pushViewController(third, animated: true)
    screen.begin()
    #expect(third.transitionCoordinator != nil)
    front.modalPresentationStyle = .fullScreen
    stack.present(front, animated: true)
    screen.show()
    #expect(appearances(of: "third") == ["third.will", "third.is", "third.did", "third.willNot", "third.didNot"])
  }

  @Test("a presentation over a sheet has ended before a tab changes behind it", .statements("LC-18"))
  func changesTabsBehindASheet() {
    let tabs = showTabs(), second = tabs.viewControllers?.last
    tabs.present(front, animated: true)
    screen.show()
    let next = UIViewController()
    next.modalPresentationStyle = .fullScreen
    front.present(next, animated: true)
    screen.begin()
    tabs.selectedIndex = 1
    screen.show()
    #expect(appearances(of: "second") == [])
    #expect(second?.viewIfLoaded?.window == nil)
  }

  @Test("a controller is not dismissed while one in front of it begins to come", .statements("LC-18"))
  func dismissesWhileAnotherComes() {
    let next = AppearanceTests.Writing("next", diary)
    next.modalPresentationStyle = .fullScreen
    screen.present(.fullScreen)
    next.onCall = { [back] call in if call == "will" { back.dismiss(animated: false) } }
    front.present(next, animated: true)
    screen.show()
    #expect(appearances(of: "next") == ["next.will", "next.is", "next.did"] && next.view.window != nil)
  }

  @Test("what the delegate presents over a sheet that a finger dismisses goes with it", .statements("PR-03"))
  func presentsWhileAFingerDismisses() {
    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
      let next = UIViewController()
      var calls: [String] = []
      func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        calls.append("will")
        presentationController.presentedViewController.present(next, animated: true)
      }
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        calls.append("did")
      }
    }
    let delegate = Delegate()
    front.modalPresentationStyle = .pageSheet
    front.presentationController?.delegate = delegate
    back.present(front, animated: true)
    screen.show()
    screen.pull(from: CGPoint(x: 195, y: 100), by: CGVector(dx: 0, dy: 600))
    #expect(delegate.calls == ["will", "did"] && back.presentedViewController == nil)
    #expect(delegate.next.presentingViewController == nil)
  }

  @Test("a push that is asked for in viewWillDisappear follows the one that runs", .statements("LC-14", "LC-18"))
  func pushesInACall() {
    let first = AppearanceTests.Writing("first", diary), second = AppearanceTests.Writing("second", diary)
    let third = AppearanceTests.Writing("third", diary), stack = UINavigationController(rootViewController: first)
    screen.window.rootViewController = stack
    screen.show()
    first.onCall = { if $0 == "willNot" { stack.pushViewController(third, animated: true) } }
    stack.pushViewController(second, animated: true)
    screen.begin()
    screen.show()
    #expect(appearances(of: "second") == ["second.will", "second.is", "second.did", "second.willNot", "second.didNot"])
    #expect(stack.viewControllers == [first, second, third] && third.view.window != nil)
  }

  @Test("nothing of an application that goes in the middle of a transition is left", .statements("LC-18"))
  func goes() {
    weak var pushed: UIViewController?, presented: UIViewController?, stack: UIViewController?
    do {
      let screen = PresentationScreen(), pages = UINavigationController(rootViewController: UIViewController())
      screen.window.rootViewController = pages
      screen.show()
      let next = UIViewController(), sheet = UIViewController()
      (stack, pushed, presented) = (pages, next, sheet)
      pages.pushViewController(next, animated: true)
      screen.begin()
      pages.present(sheet, animated: true)
      screen.begin()
      #expect(next.view.window != nil && sheet.view.window != nil)
    }
    #expect(stack == nil && pushed == nil && presented == nil)
  }
}
